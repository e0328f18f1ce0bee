// What an action leads to, before it is done: the battle or the siege round it begins and how likely it is won, and the action
// points it costs. Reckoned on a position as the looking seat knows it.

import { type AwAction, type AwState, type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import {
  AP,
  armyOf,
  BATTLES,
  type Board,
  createBoard,
  DATA,
  field,
  groundOf,
  inside,
  odds,
  terrain,
} from '@tabularium/assyrian-wars/rules'
import { firstChance, type Seat } from '@tabularium/kernel'

let made: Board | undefined
export const board = (): Board => (made ??= createBoard(DATA))

const states = new WeakMap<AwView, AwState>()

/** The position; what cannot be known is anything. */
export function stateOf(view: AwView): AwState {
  let state = states.get(view)
  if (!state) {
    state = assyrianWars.imagine(view, firstChance)
    states.set(view, state)
  }
  return state
}

export interface Ahead {
  readonly what: 'battle' | 'siege'
  /** An area. */
  readonly place: string
  /** That the attackers win, or the city falls in this round; undefined: hidden units stand there. */
  readonly chance: number | undefined
}

const FIELD = BATTLES.indexOf('field')
const SIEGE = BATTLES.indexOf('siege')
const STORM = BATTLES.indexOf('assault')

/** Land units and leaders at a place that fit. */
function countersAt(b: Board, s: AwState, place: number, fits: (country: number) => boolean): readonly number[] {
  const list: number[] = []
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (!b.ship[u] && fits(s.own[u])) list.push(u)
  return list
}

const isHidden = (view: AwView, place: string): boolean =>
  view.piles.some(pile => pile.place === place && pile.unknown > 0)

/** The fight that an action begins, as far as nobody gets away or intercepts. */
export function aheadOf(view: AwView, action: AwAction): Ahead | undefined {
  switch (action.kind) {
    case 'to':
      return stepAhead(view, action.area)
    case 'siege':
    case 'assault':
      return siegeAhead(view, action.leader, action.kind === 'assault' ? STORM : SIEGE)
    default:
      return undefined
  }
}

function stepAhead(view: AwView, area: number): Ahead | undefined {
  const b = board()
  const s = stateOf(view)
  const enemies = s.moving.reduce((bits, u) => bits | s.war[s.own[u]], 0)
  const there = countersAt(b, s, field(area), country => ((enemies >> country) & 1) === 1)
  if (!there.some(u => u < b.firstLeader)) return undefined
  const place = b.areas[area]
  if (isHidden(view, place)) return { what: 'battle', place, chance: undefined }
  const at = s.at[s.moving[0]]
  const from = at >= b.insides ? at - b.insides : at
  return { what: 'battle', place, chance: odds(b, s, s.moving, there, groundOf(terrain(b, from, area)), FIELD, area) }
}

function siegeAhead(view: AwView, leader: number, kind: number): Ahead | undefined {
  const b = board()
  const s = stateOf(view)
  const area = s.at[b.firstLeader + leader]
  const army: number[] = []
  armyOf(b, s, b.firstLeader + leader, army)
  const place = b.areas[area]
  if (isHidden(view, `in-${place}`)) return { what: 'siege', place, chance: undefined }
  const within = countersAt(b, s, inside(b, area), () => true)
  return { what: 'siege', place, chance: odds(b, s, army, within, 0, kind, area) }
}

/** Whole hundredths; what is possible is not said to be impossible. */
export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005 ? '<1' : chance < 1 && chance >= 0.995 ? '>99' : String(Math.round(chance * 100))

/** AP of cards and of income that an action costs now. */
export interface Price {
  readonly cards: number
  readonly income: number
}

/** What does not cost AP, whatever happens to the purse by it. */
const FREE: ReadonlySet<AwAction['kind']> = new Set(['ap', 'plus', 'cash', 'sacrifice', 'end', 'pass', 'done', 'halt'])

/** What an action costs the one whose impulse it is; undefined: nothing, or it is not known before. */
export function priceOf(view: AwView, seat: Seat, action: AwAction): Price | undefined {
  const { cards, income } = view.ap
  if (view.phasing === '' || FREE.has(action.kind)) return undefined
  if (action.kind === 'to') {
    // Others may answer before it is paid.
    const step = view.steps?.find(([id]) => id === board().areas[action.area])
    if (!step) return undefined
    const ofCards = Math.min(cards, step[1])
    return { cards: ofCards, income: step[1] - ofCards }
  }
  const after = assyrianWars.clone(stateOf(view))
  const { phasing, turn, round } = after
  assyrianWars.apply(after, seat, action, firstChance)
  if (after.phasing !== phasing || after.turn !== turn || after.round !== round) return undefined
  const price = { cards: cards - after.cardAp / AP, income: income - after.income / AP }
  return price.cards < 0 || price.income < 0 || price.cards + price.income === 0 ? undefined : price
}

/** What was seen of the purse, and what has gone from it since the impulse began. */
export interface Spending {
  readonly impulse: string
  readonly cards: number
  readonly income: number
  readonly spent: Price
}

/** `jumped`: the position does not follow from the one before. */
export function spend(before: Spending | undefined, view: AwView, jumped: boolean): Spending {
  const impulse = `${view.turn} ${view.round} ${view.phasing} ${view.preempting}`
  const { cards, income } = view.ap
  const none = { cards: 0, income: 0 }
  if (before?.impulse !== impulse || jumped) return { impulse, cards, income, spent: none }
  return {
    impulse,
    cards,
    income,
    spent: {
      cards: before.spent.cards + Math.max(0, before.cards - cards),
      income: before.spent.income + Math.max(0, before.income - income),
    },
  }
}
