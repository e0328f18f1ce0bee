// Standing orders: what a player need not be asked each time. Whether one is asked never depends on hidden things, so an order
// that passes a window whatever the hand tells nothing.

import type { StandingOrder } from '@tabularium/kernel'
import type { AwAction } from '../board/actions.ts'
import { WINDOWS } from '../board/card-book.ts'
import type { At } from '../board/frames.ts'
import type { AwView, FrameView } from './view.ts'

type Order = StandingOrder<AwView, AwAction>

const REFUSING: readonly string[] = ['pass', 'no', 'done', 'stand']

/** The first action of one of these kinds. */
const first = (legal: readonly AwAction[], kinds: readonly string[]): AwAction | undefined =>
  legal.find(({ kind }) => kinds.includes(kind))

const order = (
  id: string,
  at: At,
  answer: (legal: readonly AwAction[], frame: FrameView) => AwAction | undefined,
): Order => ({
  id,
  answer(view, _seat, legal) {
    const frame = view.frames.at(-1)
    return frame?.at === at ? answer(legal, frame) : undefined
  },
})

/** 6.11.e Plays no card at this sort of moment. */
const passes: readonly Order[] = WINDOWS.map((name, window) =>
  order(`pass-${name}`, 'react', (legal, { a }) => (a === window ? first(legal, REFUSING) : undefined)),
)

/** 3.3 */
const noPreemption = order('no-preemption', 'preempt', legal =>
  legal.find(action => action.kind === 'preempt' && action.yes === 0),
)
/** 6.7.1 Lays no battle cards; lays nothing against them. */
const noBattleCards = order('no-battle-cards', 'lay', (legal, { a }) => (a === 0 ? first(legal, REFUSING) : undefined))
const noCounters = order('no-counters', 'lay', (legal, { a }) => (a > 0 ? first(legal, REFUSING) : undefined))
/** 6.6.9 */
const noInterception = order('no-interception', 'intercept', legal => first(legal, REFUSING))
/** 6.6.10 Into the city of the area if possible, without haste. */
const intoCity = order('into-city', 'evade', legal => first(legal, ['shelter']))
const noEvasion = order('no-evasion', 'evade', legal => first(legal, REFUSING))
/** 6.10 */
const paySupply = order('pay-supply', 'supply', legal => first(legal, ['pay-supply']))
/** 6.7.4 Wherever the rules leave a choice. */
const mercenariesFirst = order('mercenaries-first', 'losses', legal =>
  legal.find(({ kind, notation }) => (kind === 'lose' || kind === 'rout') && notation.includes(' mercenary-')),
)
/** 6.7.4, 6.7.5 All of them, wherever the rules leave a choice. N110 */
const cheapestLosses = order('cheapest-losses', 'losses', legal => first(legal, ['rest']))
/** 6.8 */
const noSortie = order('no-sortie', 'sortie', legal => first(legal, REFUSING))
/** 5.2 */
const payTribute = order('pay-tribute', 'pay', legal => first(legal, ['yes']))
/** 7.3.2 */
const keepHand = order('keep-hand', 'mulligan', legal => first(legal, REFUSING))
/** 7.7 */
const noRelocation = order('no-relocation', 'relocating', legal => first(legal, REFUSING))
/** 9.6 */
const noSale = order('no-sale', 'sale', legal => first(legal, REFUSING))
/** 7.1.b */
const noSurrender = order('no-surrender', 'surrender', legal => first(legal, REFUSING))
/** 10.3 Gives up no card for a king. */
const keepCards = order('keep-cards', 'succession', legal => first(legal, ['roll']))

export const orders: readonly Order[] = [
  ...passes,
  noPreemption,
  noBattleCards,
  noCounters,
  noInterception,
  intoCity,
  noEvasion,
  paySupply,
  mercenariesFirst,
  cheapestLosses,
  noSortie,
  payTribute,
  keepHand,
  noRelocation,
  noSale,
  noSurrender,
  keepCards,
]
