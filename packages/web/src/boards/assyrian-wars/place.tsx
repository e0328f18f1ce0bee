// A place opened: who holds it, what stands there counter by counter, and what can be done there or with the armies in it.

import { useMemo } from 'react'
import type { Choice } from '../board.ts'
import { readPiece } from '../kit/pieces.ts'
import { MapWindow } from '../map/map-window.tsx'
import { namePiece, pieceOf } from './actions-by-piece.ts'
import { Close } from './boxes.tsx'
import { type Aw, planning, useAw } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { NAMING } from './facts.ts'
import { factsOf, pilesByPlace } from './map-places.ts'
import { eastWords } from './map-words.ts'
import { OddsMark, PriceMark } from './odds.tsx'
import { actionOf } from './position.ts'
import { placedHere } from './undertakings.ts'
import { Units } from './units.tsx'
import './place.css'
import { assyrianWars } from './on-set.ts'

export function PlaceSheet() {
  const aw = useAw()
  const [kind, id] = readPiece(aw.looked ?? '')
  return kind === 'place' ? <Sheet key={id} aw={aw} id={id} /> : null
}

function Sheet({ aw, id }: { readonly aw: Aw; readonly id: string }) {
  const { view, say, w, nameOf, form } = aw
  const east = eastWords.use()
  const area = view.areas.find(one => one.id === id)
  const piles = pilesByPlace(view)
  const field = piles.get(id) ?? []
  const inside = piles.get(`in-${id}`) ?? []
  return (
    <MapWindow form={form} className="aw-place" label={say(NAMING.place(id))}>
      <h3>
        {area !== undefined && area.land !== '' && <CountryCode country={area.land} label={nameOf(area.land)} />}
        <span>{say(NAMING.place(id))}</span>
        <Close />
      </h3>
      {area && <p className="aw-place-facts">{factsOf(aw, east, area).join(' · ')}</p>}
      {field.length + inside.length === 0 && <p className="aw-place-none">{w('nobodyThere')}</p>}
      <ul>
        {[...field, ...inside].map(pile => (
          <li key={`${pile.place} ${pile.of}`}>
            {pile.of !== '' && <CountryCode country={pile.of} label={nameOf(pile.of)} size="small" />}
            {pile.place.startsWith('in-') && <small>{w('inCity')}</small>}
            <Units aw={aw} pile={pile} />
          </li>
        ))}
      </ul>
      <Doings aw={aw} id={id} leaders={[...field, ...inside].flatMap(({ leaders }) => leaders.map(([name]) => name))} />
    </MapWindow>
  )
}

/** Everything that can be done here, with the armies that stand here, and what could be built here. */
function Doings({ aw, id, leaders }: { readonly aw: Aw; readonly id: string; readonly leaders: readonly string[] }) {
  const { pieces, there, say, act, actAll, view, seat, choices: all, asked, form } = aw
  // A march begins on the map.
  const own = leaders
    .flatMap(leader => pieces.get(`leader.${leader}`) ?? [])
    .filter(choice => form === 'phone' || actionOf(choice).kind !== 'march')
  const choices = [...new Set([...own, ...(there.get(id) ?? [])])]
  const here = useMemo(
    () => (asked === 'act' && seat !== undefined ? placedHere(view, seat, all, id) : []),
    [asked, seat, view, all, id],
  )
  const doings: readonly Doing[] = [
    ...choices.map(choice => ({ choice, go: () => act(choice.notation) })),
    ...here.map(({ choice, moves }) => ({ choice, go: () => actAll(moves) })),
  ]
  if (doings.length === 0) return null
  const named = [...new Set(doings.map(({ choice }) => pieceOf(actionOf(choice))))]
  // What the purse pays for is opened by what it is, where there is much of it.
  const folded = named.filter(
    piece => PAID.has(piece) && doings.filter(({ choice }) => pieceOf(actionOf(choice)) === piece).length > MOST_OPEN,
  )
  const open = doings.filter(({ choice }) => !folded.includes(pieceOf(actionOf(choice))))
  return (
    <>
      <DoingButtons aw={aw} doings={open} />
      {folded.map(piece => (
        <details key={piece} className="aw-place-group" name="aw-place-group">
          <summary className="map-do">{say(namePiece(piece))}…</summary>
          <DoingButtons aw={aw} doings={doings.filter(({ choice }) => pieceOf(actionOf(choice)) === piece)} />
        </details>
      ))}
    </>
  )
}

/** Build, hire and the like, from so many choices on, stand under their name. */
const PAID: ReadonlySet<string> = new Set(['build', 'hire', 'rebuild', 'regain'])
const MOST_OPEN = 2

interface Doing {
  readonly choice: Choice
  go(): void
}

const DoingButtons = ({ aw, doings }: { readonly aw: Aw; readonly doings: readonly Doing[] }) => (
  <div className="map-buttons">
    {doings.map(({ choice, go }) => (
      <button
        key={choice.notation}
        type="button"
        data-notation={choice.notation}
        className="map-do"
        onClick={go}
        {...planning(aw, choice)}
      >
        <span>{aw.say(assyrianWars.text.action(actionOf(choice)))}</span>
        <PriceMark aw={aw} choice={choice} />
        <OddsMark aw={aw} choice={choice} />
      </button>
    ))}
  </div>
)
