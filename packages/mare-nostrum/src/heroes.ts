// 10 Heroes that act while their owner builds. The one question for any power is `has` (state.ts), which knows what Castor
// and Pollux copied; battles, trade and income ask it where they stand.

import { type Seat, size } from '@tabularium/kernel'
import { type MnAction, NO_PIECE } from './actions.ts'
import type { Board } from './board.ts'
import { CARDS_TO_WIN } from './data/cards.ts'
import { CARD_PRICES, PYRAMIDS_PRICE } from './data/goods.ts'
import type { MnTell } from './events.ts'
import {
  CARD_NAMES,
  type Card,
  type Cards,
  COIN,
  COPYABLE,
  CULTURE,
  type Good,
  HAMMURABI,
  KIND,
  KINDS,
  LEGENDARY,
  NORMAL,
  PERSEUS,
  type Piece,
  type Provinces,
} from './names.ts'
import { legalPay, means } from './price.ts'
import { adjacent, linked, lowest } from './reach.ts'
import { holdsSets, purseOf } from './sets.ts'
import { frame, has, holderOf, type MnFrame, type MnState, NOBODY, RU_HAMMURABI, RU_PERSEUS } from './state.ts'
import { controlled, foreignUnits, legionsIn } from './units.ts'
import { mayBuildPyramids } from './victory.ts'

/** Once a round: whether a seat has a power that it has not used yet. */
export const ready = (s: MnState, seat: Seat, card: Card): boolean =>
  has(s, seat, card) && ((s.used[seat] >> card) & 1) === 0

/** 3.1.1 Neutral provinces without foreign units that are linked to one held since the start of the round, as bits. */
export const controlTargets = (b: Board, s: MnState, seat: Seat): Provinces =>
  s.markersLeft[seat] === 0 ? 0 : linked(b, s, seat, s.base[seat]) & ~controlled(s) & ~foreignUnits(s, seat)

/** The same for Hammurabi: adjacent only in one edition. D25, M29 */
export const hammurabiTargets = (b: Board, s: MnState, seat: Seat): Provinces => {
  if (!ready(s, seat, HAMMURABI)) return 0
  const targets = controlTargets(b, s, seat)
  return s.options & RU_HAMMURABI && targets !== 0 ? targets & adjacent(b, s, s.base[seat]) : targets
}

/** Penthesilea: one legion for each own province with enemy legions, as many as the supply has. M35 */
export function penthesileaLegions(s: MnState, seat: Seat): number {
  let count = 0
  for (let left = s.control[seat] & foreignUnits(s, seat); left !== 0; left &= left - 1) {
    const province = lowest(left)
    for (let other: Seat = 0; other < s.seats; other++) {
      if (other === seat || legionsIn(s, other, province) === 0) continue
      count++
      break
    }
  }
  return Math.min(count, s.legionsLeft[seat])
}

/** Castor and Pollux: heroes that others own, starting heroes and Perseus excepted, as bits. M38 */
export function copyable(s: MnState, seat: Seat): Cards {
  let set: Cards = 0
  for (let other: Seat = 0; other < s.seats; other++) if (other !== seat) set |= s.cards[other]
  return set & COPYABLE
}

export function legalCopy(b: Board, s: MnState, { by }: MnFrame, out: MnAction[]): number {
  let n = 0
  for (let left = copyable(s, by); left !== 0; left &= left - 1) out[n++] = b.acts.copy[lowest(left)]
  return n
}

/** For good, and without its bonus. */
export function copyHero(s: MnState, seat: Seat, card: Card, tell?: MnTell): void {
  s.frames.pop()
  s.copied[seat] = card
  s.powers[seat] |= 1 << card
  tell?.all({ at: 'copied', seat, card: CARD_NAMES[card] })
}

/** Prices of the cards between a seat and its fifth, where enough of them lie open and none is bought already. */
function cardsToGo(s: MnState, seat: Seat, bought: number): readonly number[] {
  const owned = size(s.cards[seat]) + bought
  return owned < CARDS_TO_WIN && size(s.open) - bought >= CARDS_TO_WIN - owned ? CARD_PRICES.slice(owned) : []
}

const byCards = (s: MnState, seat: Seat): boolean => {
  const prices = cardsToGo(s, seat, 0)
  return prices.length > 0 && holdsSets(purseOf(s, seat), prices)
}

/** Whether a seat could win in one turn with what it has: by the Pyramids, or by as many cards as it lacks. */
export const couldWin = (s: MnState, seat: Seat): boolean =>
  (mayBuildPyramids(s, seat) && means(s, seat) >= PYRAMIDS_PRICE) || byCards(s, seat)

/** The window after the first name of the phase, unless Perseus' owner named or was named. M34, M62 */
export function askPerseus(s: MnState, named: Seat): boolean {
  const owner = holderOf(s, PERSEUS)
  if (s.acted !== 0 || owner === NOBODY || owner === named || owner === s.titles[CULTURE]) return false
  s.frames.push(frame('perseus', owner, named))
  return true
}

/** pl: only to win in this turn. ru: with any turn. D23 */
export function legalPerseus(b: Board, s: MnState, { by }: MnFrame, out: MnAction[]): number {
  let n = 0
  if (s.options & RU_PERSEUS || couldWin(s, by)) out[n++] = b.acts.perseusFirst
  out[n++] = b.acts.perseusPass
  return n
}

/** What Perseus wins with, card by card; he may still let it be until one is bought, or where a world that somebody
 *  imagines does not give him the means. */
export function legalFirst(b: Board, s: MnState, { by, b: bought }: MnFrame, out: MnAction[]): number {
  let n = 0
  if (byCards(s, by)) for (let left = s.open; left !== 0; left &= left - 1) out[n++] = b.acts.recruit[lowest(left)]
  if (mayBuildPyramids(s, by) && means(s, by) >= PYRAMIDS_PRICE) out[n++] = b.acts.pyramids
  if (bought === 0 || n === 0) out[n++] = b.acts.perseusPass
  return n
}

/** Ways to pay; where Perseus buys on his way to victory, those after which he can still win. */
export function legalPayment(b: Board, s: MnState, f: MnFrame, out: MnAction[]): number {
  const n = legalPay(b, s, f, out)
  const below = s.frames[s.frames.length - 2]
  if (below?.at !== 'first' || b.actions.all[f.a].kind === 'pyramids') return n
  const cards = cardsToGo(s, f.by, 1)
  const pyramids = mayBuildPyramids(s, f.by) ? [PYRAMIDS_PRICE] : []
  if (cards.length === 0) return n // his fifth
  let kept = 0
  for (let i = 0; i < n; i++) {
    const way = out[i]
    const wins = way.kind !== 'pay' || winsAfter(s, f, way.piece, way.coins === 1, [cards, pyramids])
    if (wins) out[kept++] = way
  }
  return kept
}

/** Whether one of the plans can be paid once this piece, or this whole set of coins, lies on the table. */
function winsAfter(
  s: MnState,
  { by, b: price }: MnFrame,
  piece: Piece,
  coins: boolean,
  plans: readonly (readonly number[])[],
): boolean {
  const purse = purseOf(s, by)
  let laid = 1
  let kinds = 0
  let twice = false
  let coin = piece === COIN ? 1 : 0
  if (coins) {
    laid = price
    purse.coins -= piece === NO_PIECE ? price : price - 1
  } else {
    coin += s.paid[COIN]
    laid += s.paid[COIN]
    purse.coins -= piece === COIN ? 1 : 0
  }
  for (let kind: Good = 0; kind < KINDS; kind++) {
    const now = piece > COIN && KIND[piece] === kind ? 1 : 0
    purse.goods[kind] -= now
    if (coins) continue
    const before = s.paid[NORMAL + kind] + s.paid[LEGENDARY + kind]
    laid += before
    if (before + now > 0) kinds |= 1 << kind
    if (before + now > 1) twice = true
  }
  const begun = { missing: price - laid, kinds, twice: purse.hannibal && !twice, coin: purse.cleopatra && coin === 0 }
  return plans.some(prices => prices.length > 0 && holdsSets(purse, prices, begun.missing > 0 ? begun : undefined))
}
