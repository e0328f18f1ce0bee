// What this moment asks, as buttons: the answers of the piece in hand, or all of them where they are few. The list beside the board
// has everything as well.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { frames, OFFERS } from '@tabularium/assyrian-wars/rules'
import { Key } from '../../ui/key.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import type { Choice } from '../board.ts'
import { namePiece, placeOf } from './actions-by-piece.ts'
import { type Aw, planning, useAw } from './context.ts'
import { N } from './facts.ts'
import { OddsMark, PriceMark, sharedPrice } from './odds.tsx'
import { actionOf } from './position.ts'
import './action-panel.css'

const LETTERS = 'dfghjkbnm'
/** More than these are chosen by piece first. */
const FEW = 14

/** So few need little room. */
const BRIEF = 3

/** So many need much, where no card is asked for. */
const MUCH = 7
const widthOf = ({ pieces }: Aw, n: number): string =>
  n <= BRIEF
    ? 'aw-desk-brief'
    : n >= MUCH && [...pieces.keys()].every(piece => !piece.startsWith('card.'))
      ? 'aw-desk-much'
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
  const rest = choices.filter(choice => !ends.includes(choice))
  const few = rest.length <= FEW
  // Cards lie in the hand.
  const groups = [...pieces.keys()].filter(piece => piece !== 'end' && !piece.startsWith('card.'))
  const shared = sharedPrice(aw, inHand ?? rest)
  const says = saysOf(aw)
  return (
    <section className={`aw-desk panel ${widthOf(aw, rest.length)}`} aria-label={w('moment')}>
      <div className="aw-desk-head">
        {(form === 'wide' || inHand) && <h3>{inHand && chosen !== undefined ? say(namePiece(chosen)) : youOf(aw)}</h3>}
        {shared !== undefined && <b className="aw-price-mark num">{shared}</b>}
        {asked === 'losses' && <b className="aw-desk-owed num">{w('owed', { n: owedOf(aw) })}</b>}
        {form === 'wide' && <Ends aw={aw} choices={ends} />}
      </div>
      <div className="aw-desk-scroll">
        {says !== undefined && <p className="aw-desk-says">{says}</p>}
        {inHand || few ? (
          <Buttons aw={aw} choices={inHand ?? rest} priced={shared === undefined} />
        ) : (
          <div className="aw-buttons">
            {groups.map(piece => (
              <button key={piece} type="button" data-piece={piece} className="aw-do" onClick={() => aw.choose(piece)}>
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
  const { act, light, plan, say } = aw
  useKeys(
    Object.fromEntries(
      choices.slice(0, LETTERS.length).map(({ notation }, i) => [LETTERS[i], () => act(notation)] as const),
    ),
  )
  return (
    <div className="aw-buttons">
      {choices.map((choice, i) => {
        const place = placeOf(actionOf(choice))
        return (
          <button
            key={choice.notation}
            type="button"
            data-notation={choice.notation}
            className="aw-do"
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
      <div className="aw-ends">
        <button type="button" className="aw-do aw-do-not" aria-disabled="true" onClick={() => why('end')}>
          <span>{say(assyrianWars.text.action(end))}</span>
        </button>
      </div>
    )
  }
  if (choices.length === 0) return null
  return (
    <div className="aw-ends">
      {choices.map((choice, i) => (
        <button
          key={choice.notation}
          type="button"
          data-piece="end"
          data-notation={choice.notation}
          className="aw-do aw-do-main"
          aria-keyshortcuts={i === 0 ? 'E' : undefined}
          onClick={() => act(choice.notation)}
        >
          <span>{say(assyrianWars.text.action(actionOf(choice)))}</span>
          {i === 0 && <Key>E</Key>}
        </button>
      ))}
    </div>
  )
}
