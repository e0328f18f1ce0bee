// What this moment asks, as buttons: the answers of the piece in hand, or all of them where they are few. The list beside the board
// has everything as well.

import type { AwAction } from '@tabularium/assyrian-wars'
import { frames, OFFERS } from '@tabularium/assyrian-wars/rules'
import { Key } from '../../ui/key.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { useKeys } from '../../ui/use-keys.ts'
import type { Choice } from '../board.ts'
import { LETTERS, letterKeys } from '../kit/answer-letters.ts'
import { EndButtons } from '../map/end-buttons.tsx'
import { namePiece, placeOf } from './actions-by-piece.ts'
import { type Aw, planning, useAw } from './context.ts'
import { N } from './facts.ts'
import { rollForecast } from './forecast.ts'
import { OddsMark, PriceMark, sharedPrice } from './odds.tsx'
import { actionOf } from './position.ts'
import './action-panel.css'
import { assyrianWars } from './on-set.ts'

/** More than these are chosen by piece first. */
const FEW = 14

/** What a march has on the map, and a battle in its window. */
const MARCHED: ReadonlySet<AwAction['kind']> = new Set(['to', 'leave', 'take'])
const LAID: ReadonlySet<AwAction['kind']> = new Set(['lay'])
const NOTHING: ReadonlySet<AwAction['kind']> = new Set()

/** So few need little room. */
const BRIEF = 3

/** So many need much, where no card is asked for. */
const MUCH = 7
const widthOf = ({ pieces }: Aw, n: number): string =>
  n <= BRIEF
    ? 'aw-action-panel-brief'
    : n >= MUCH && [...pieces.keys()].every(piece => !piece.startsWith('card.'))
      ? 'aw-action-panel-much'
      : ''

/** What is asked, said to the one who decides. */
const youOf = ({ view, say }: Aw): string => {
  const { message } = assyrianWars.text.prompt(view)
  const you = { ...message, key: `${message.key}.you` }
  const said = say(you)
  return said === you.key ? say(message) : said
}

/** What follows from the answers, where the question does not say it. */
function factsOf({ view, w, nameOf }: Aw): string | undefined {
  const top = view.frames.at(-1)
  if (!top) return undefined
  if (top.at === 'answer') {
    const what = OFFERS[frames.answer.what(top)]
    return what === 'passage' || what === 'peace' || what === 'truce'
      ? w(`offer.${what}`, { country: nameOf(top.of), target: nameOf(N.countries[frames.answer.by(top)]) })
      : undefined
  }
  if (top.at === 'mulligan') return w('factMulligan', { n: view.hands[top.of]?.length ?? 0 })
  if (top.at !== 'supply') return undefined
  const force = view.piles.filter(({ place, of }) => of === top.of && place === N.areas[frames.supply.area(top)])
  const units = force.flatMap(pile => pile.units).reduce((n, [, , more]) => n + more, 0)
  return w('factSupply', { n: units })
}

/** What the card says that asks something of this country now. */
function saysOf(aw: Aw): string | undefined {
  const { view, say } = aw
  const card = assyrianWars.text.prompt(view).message.args?.card
  const id = typeof card === 'object' && 'key' in card ? card.key.replace(/^card\./, '') : undefined
  const does = id === undefined ? undefined : assyrianWars.text.about?.(id)?.at(-1)
  return does ? say(does) : factsOf(aw)
}

/** How many hits or routs the country that is asked still takes. */
function owedOf({ view }: Aw): number {
  const of = view.frames.at(-1)?.of ?? ''
  return (view.battle?.attackers.owes[of] ?? 0) + (view.battle?.defenders.owes[of] ?? 0)
}

export function ActionPanel() {
  const aw = useAw()
  const { choices, chosen, pieces, say, w, form, asked } = aw
  const ends = pieces.get('end') ?? []
  const inHand = chosen === undefined || chosen === 'end' ? undefined : pieces.get(chosen)
  // These are done on the map: a step by its ticket, leaving a unit behind in the fan, laying a card beside the battle.
  const onMap = form === 'phone' ? NOTHING : asked === 'march' ? MARCHED : asked === 'lay' ? LAID : NOTHING
  const rest = choices.filter(choice => !ends.includes(choice) && !onMap.has(actionOf(choice).kind))
  const few = rest.length <= FEW
  // Cards lie in the hand.
  const groups = [...pieces.keys()].filter(piece => piece !== 'end' && !piece.startsWith('card.'))
  const shared = sharedPrice(aw, inHand ?? rest)
  const says = saysOf(aw)
  return (
    <section className={`aw-action-panel panel ${widthOf(aw, rest.length)}`} aria-label={w('moment')}>
      <div className="aw-action-panel-head">
        {(form === 'wide' || inHand) && <h3>{inHand && chosen !== undefined ? say(namePiece(chosen)) : youOf(aw)}</h3>}
        {shared !== undefined && <b className="aw-price-mark num">{shared}</b>}
        {asked === 'losses' && <b className="aw-action-panel-owed num">{w('owed', { n: owedOf(aw) })}</b>}
        {form === 'wide' && <Ends aw={aw} choices={ends} />}
      </div>
      <div ref={scrollFade} className="aw-action-panel-scroll">
        {says !== undefined && <p className="aw-action-panel-says">{says}</p>}
        {inHand || few ? (
          <Buttons aw={aw} choices={inHand ?? rest} priced={shared === undefined} />
        ) : (
          <div className="map-buttons">
            {groups.map(piece => (
              <button key={piece} type="button" data-piece={piece} className="map-do" onClick={() => aw.choose(piece)}>
                {say(namePiece(piece))}
              </button>
            ))}
          </div>
        )}
      </div>
      {form === 'phone' && <Ends aw={aw} choices={ends} />}
    </section>
  )
}

interface ButtonsProps {
  readonly aw: Aw
  readonly choices: readonly Choice[]
  /** Each says what it costs. */
  readonly priced: boolean
}

export function Buttons({ aw, choices, priced }: ButtonsProps) {
  const { act, light, plan, say, view, seat } = aw
  useKeys(letterKeys(choices, act))
  return (
    <div className="map-buttons">
      {choices.map((choice, i) => {
        const place = placeOf(actionOf(choice))
        const hopeless = seat !== undefined && rollForecast(view, seat, actionOf(choice))?.chance === 0
        return (
          <button
            key={choice.notation}
            type="button"
            data-notation={choice.notation}
            className={`map-do ${hopeless ? 'aw-do-hopeless' : ''}`}
            aria-keyshortcuts={LETTERS[i]?.toUpperCase()}
            onClick={() => act(choice.notation)}
            {...planning(aw, choice)}
            onPointerEnter={() => {
              plan(choice.notation)
              light(place === undefined ? undefined : `place.${place}`)
            }}
            onPointerLeave={() => {
              plan(undefined)
              light(undefined)
            }}
          >
            {i < LETTERS.length && <Key>{LETTERS[i].toUpperCase()}</Key>}
            <span>{say(assyrianWars.text.action(actionOf(choice)))}</span>
            {priced && <PriceMark aw={aw} choice={choice} />}
            <OddsMark aw={aw} choice={choice} />
          </button>
        )
      })}
    </div>
  )
}

/** What ends the decision, apart from the rest. An impulse that cannot end yet says why. */
export function Ends({ aw, choices }: { readonly aw: Aw; readonly choices: readonly Choice[] }) {
  const { act, say, why, asked, form } = aw
  const open = asked === 'act' && choices.length === 0
  useKeys({ e: () => (choices.length > 0 ? act(choices[0].notation) : open ? why('end') : false) })
  const end = open && form === 'wide' ? assyrianWars.actions.parse('end') : undefined
  if (end) {
    return (
      <div className="map-ends">
        <button type="button" className="map-do" aria-disabled="true" onClick={() => why('end')}>
          <span>{say(assyrianWars.text.action(end))}</span>
          <Key>E</Key>
        </button>
      </div>
    )
  }
  if (choices.length === 0) return null
  return <EndButtons choices={choices} act={act} label={choice => say(assyrianWars.text.action(actionOf(choice)))} />
}
