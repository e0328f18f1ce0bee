// The cards of the Age, overlapping as they lie on the table. One tab stop; arrows go along the rows and covers.

import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { CardBack, CardFace } from './card.tsx'
import { classesOf, lighting, stateOf, useDuel } from './duel.ts'
import { DuelSign } from './icons.tsx'
import { nameOf } from './pieces.ts'
import { cardPrice, factsOfCard, isArrow, neighbour, opensOf, type Place, placeOf } from './position.ts'
import { placeWords } from './spoken.ts'
import './pyramid.css'

const at = ({ row, column }: Place) => ({ '--row': row, '--column': column }) as React.CSSProperties

export function Pyramid() {
  const duel = useDuel()
  const { position, chosen, pieces, say, w } = duel
  const { places, shape, view } = position
  const held = chosen?.startsWith('card.') ? placeOf(position, nameOf(chosen)) : undefined
  const opening = held ? opensOf(position, held.slot).map(({ slot }) => slot) : []
  const [walked, walk] = useState<number | undefined>(undefined)
  const list = useRef<HTMLDivElement>(null)

  const present = (slot: number | undefined) => slot !== undefined && places[slot] && places[slot].face !== 'gone'
  const firstLegal = places.find(({ card }) => card !== undefined && pieces.has(`card.${card}`))
  const stop = (present(walked) ? walked : held?.slot) ?? firstLegal?.slot ?? places.find(p => p.face !== 'gone')?.slot

  const go = (slot: number) => {
    walk(slot)
    list.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, slot: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isArrow(event.key)) go(neighbour(position, slot, event.key))
    else if (event.key === 'Home' && firstLegal) go(firstLegal.slot)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pieces is no fieldset
    <div
      ref={list}
      className={`duel-pyramid duel-pyramid-${view.age}`}
      role="group"
      aria-label={w('cards', { age: say({ key: `age.${view.age}` }) })}
      style={{ '--rows': shape.rows, '--columns': shape.columns } as React.CSSProperties}
    >
      <div className="duel-pyramid-cards">
        {places.map(place =>
          place.face === 'gone' ? (
            <span key={place.slot} className="duel-gone" style={at(place)} />
          ) : (
            <PyramidCard
              key={`${place.slot}${place.card ?? place.face}`}
              place={place}
              opening={opening.includes(place.slot)}
              stop={place.slot === stop}
              onKeyDown={onKeyDown}
            />
          ),
        )}
      </div>
    </div>
  )
}

interface PyramidCardProps {
  readonly place: Place
  /** It would lie open if the card in hand were taken. */
  readonly opening: boolean
  readonly stop: boolean
  onKeyDown(event: KeyboardEvent, slot: number): void
}

function PyramidCard({ place, opening, stop, onKeyDown }: PyramidCardProps) {
  const duel = useDuel()
  const { position, choose, look, why, asked, say, w, news } = duel
  const { slot, card, open, face } = place
  const piece = card === undefined ? `slot.${slot}` : `card.${card}`
  const state = stateOf(duel, piece)
  const turned = news.some(event => event.at === 'revealed' && 'slot' in event && event.slot === slot)

  const touch = () => {
    if (state.legal) return choose(piece)
    look(piece)
    // Why it cannot be taken: what lies on it is the first card to ask about.
    if (asked !== 'turn') return
    if (card !== undefined) why(`build ${card}`)
  }
  const kind = open ? 'duel-open' : opening ? 'duel-opening' : 'duel-covered'
  return (
    <button
      type="button"
      className={`duel-place ${kind} ${classesOf(state)} ${turned ? 'duel-turned' : ''}`}
      style={at(place)}
      data-slot={slot}
      data-piece={piece}
      tabIndex={stop ? 0 : -1}
      aria-pressed={state.legal ? state.chosen : undefined}
      aria-disabled={state.legal ? undefined : true}
      onClick={touch}
      onKeyDown={event => onKeyDown(event, slot)}
      {...(card === undefined ? {} : lighting(duel, piece))}
    >
      <span className="visually-hidden">{placeWords(duel, place)}</span>
      {card === undefined ? (
        <CardBack age={position.view.age} guild={face === 'guild'} />
      ) : (
        <CardFace card={card} name={say({ key: `card.${card}` })} free={w('free')} />
      )}
      {open && card !== undefined && <PriceBadge card={card} state={state} />}
      {state.legal && duel.keyOf(piece) !== undefined && (
        <span className="duel-place-key">
          <Key>{duel.keyOf(piece)}</Key>
        </span>
      )}
    </button>
  )
}

interface PriceBadgeProps {
  readonly card: string
  readonly state: { readonly legal: boolean; readonly chosen: boolean }
}

/** What building costs the buyer now: `free`, `5`, `13 · 4 short`. */
function PriceBadge({ card, state }: PriceBadgeProps) {
  const { position, w, form } = useDuel()
  const price = cardPrice(position, position.buyer, card)
  const short = price - position.view.cities[position.buyer].coins
  const { freeBy } = factsOfCard(card)
  const chained = price === 0 && freeBy !== undefined && Object.keys(factsOfCard(card).cost).length > 0
  const kind = short > 0 ? 'duel-badge-short' : state.chosen ? '' : state.legal ? 'duel-badge-legal' : 'duel-badge-rest'
  return (
    <span className={`duel-badge num ${kind} ${state.chosen ? 'duel-badge-chosen' : ''}`} aria-hidden="true">
      {state.chosen && <Icon name="tick" />}
      {price === 0 && chained && !(state.chosen && form === 'phone') && <DuelSign name={`chain.${freeBy}`} />}
      {price > 0 && <Icon name={short > 0 && form === 'phone' ? 'lock' : 'coin'} />}
      {price === 0 && form === 'wide' ? w('free') : price}
      {short > 0 && form === 'wide' && <span className="duel-badge-lack">· {w('short', { n: short })}</span>}
    </span>
  )
}
