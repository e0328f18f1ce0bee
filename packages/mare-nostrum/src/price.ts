// 3.0 Prices and payment. A build is paid by one set of exactly so many pieces: coins only, or goods of different kinds.
// Cleopatra and Hannibal bend the sets. A set is chosen piece by piece, in any order; what can be in it together with
// what else is to be paid is in sets.ts.

import { type Seat, size } from '@tabularium/kernel'
import { type MnAction, NO_PIECE } from './actions.ts'
import type { Board } from './board.ts'
import { CARD_PRICES, PIECE_PRICE, PYRAMIDS_PRICE, SORT_FACTS } from './data/goods.ts'
import {
  CLEOPATRA,
  COIN,
  type Good,
  type Goods,
  HANNIBAL,
  KIND,
  KINDS,
  LEGENDARY,
  NORMAL,
  PIECES,
  type Piece,
} from './names.ts'
import { lowest } from './reach.ts'
import { ASCENDING, frame, has, type MnFrame, type MnState, NOBODY, replaceTop } from './state.ts'
import { layDown, putAway } from './stock.ts'

/** In the frame's `c`: the last piece plus 1; one of two fixed pieces pays. */
const LAST = 31
const CHEAP = 64
const CHEAP_SHIFT = 7 // the good that is as good as a coin

/** Price of a building by sort. */
const SORT_PRICE: readonly number[] = SORT_FACTS.map(({ price }) => price)
/** What buildings and units cost, each price once, the lowest first. */
export const BUILD_PRICES: readonly number[] = [...new Set([PIECE_PRICE, ...SORT_PRICE])].toSorted((a, b) => a - b)
/** 3.1.3 What the next card costs a seat. */
export const cardPrice = (s: MnState, seat: Seat): number => CARD_PRICES[size(s.cards[seat])] ?? 0

/** The list price of a build; 0 for what has none. */
export function priceOf(b: Board, s: MnState, seat: Seat, action: MnAction): number {
  switch (action.kind) {
    case 'control':
    case 'legion':
    case 'fortress':
    case 'trireme':
      return PIECE_PRICE
    case 'caravan':
    case 'market':
    case 'city':
    case 'temple':
      return SORT_PRICE[b.slotSort[action.slot]]
    case 'recruit':
      return cardPrice(s, seat)
    case 'pyramids':
      return PYRAMIDS_PRICE
    default:
      return 0
  }
}

/** Kinds held, normal or legendary, as bits; kinds held at least twice. */
let held: Goods = 0
let twice: Goods = 0

function lookAt(s: MnState, seat: Seat): void {
  held = 0
  twice = 0
  const at = PIECES * seat
  for (let kind: Good = 0; kind < KINDS; kind++) {
    const count = s.stock[at + NORMAL + kind] + s.stock[at + LEGENDARY + kind]
    if (count === 0) continue
    held |= 1 << kind
    if (count > 1) twice |= 1 << kind
  }
}

/** The highest price for which a seat has a set. Every lower one can be paid as well. */
export function means(s: MnState, seat: Seat): number {
  lookAt(s, seat)
  const coins = s.stock[PIECES * seat + COIN]
  let kinds = size(held)
  const any = kinds > 0
  if (twice !== 0 && has(s, seat, HANNIBAL)) kinds++
  if (!has(s, seat, CLEOPATRA)) return Math.max(coins, kinds)
  return Math.max(coins + (any ? 1 : 0), kinds + (coins > 0 ? 1 : 0))
}

/** The frame in which a build is paid. */
export const payFrame = (seat: Seat, action: MnAction, price: number): MnFrame => frame('pay', seat, action.id, price)
/** The same where one coin or one good of a kind is the price. M27 */
export const cheapFrame = (seat: Seat, action: MnAction, good: Good): MnFrame =>
  frame('pay', seat, action.id, 1, CHEAP | (good << CHEAP_SHIFT))

export const cheapGood = ({ c }: MnFrame): Good => (c & CHEAP ? c >> CHEAP_SHIFT : NOBODY)

/** Whether a seat has one coin or one good of the kind. */
export const hasCheap = (s: MnState, seat: Seat, good: Good): boolean => {
  const at = PIECES * seat
  return s.stock[at + COIN] > 0 || s.stock[at + NORMAL + good] > 0 || s.stock[at + LEGENDARY + good] > 0
}

/** What lies on the table: how many pieces; the kinds among them, as bits; whether one is there twice. */
let laid = 0
let kindsLaid: Goods = 0
let doubled = false

function lookAtSet(s: MnState): void {
  laid = s.paid[COIN]
  kindsLaid = 0
  doubled = false
  for (let kind: Good = 0; kind < KINDS; kind++) {
    const count = s.paid[NORMAL + kind] + s.paid[LEGENDARY + kind]
    laid += count
    if (count > 0) kindsLaid |= 1 << kind
    if (count > 1) doubled = true
  }
}

/** What a set of goods can still take: kinds that are not in it, kinds that could be in it a second time, of which one may,
 *  a coin in place of a good; and how many pieces that is at most. */
let fresh: Goods = 0
let again: Goods = 0
let coin = 0
let room = 0

function lookFor(s: MnState, seat: Seat): void {
  lookAt(s, seat)
  lookAtSet(s)
  fresh = held & ~kindsLaid
  again = has(s, seat, HANNIBAL) && !doubled ? (twice & fresh) | (held & kindsLaid) : 0
  coin = has(s, seat, CLEOPATRA) && s.stock[PIECES * seat + COIN] > 0 && s.paid[COIN] === 0 ? 1 : 0
  room = size(fresh) + (again === 0 ? 0 : 1) + coin
}

/** Ways to go on with the set; to take the build back is always possible. */
export function legalPay(b: Board, s: MnState, f: MnFrame, out: MnAction[]): number {
  const n = legalPieces(b, s, f, out)
  out[n] = b.acts.takeBack
  return n + 1
}

function legalPieces(b: Board, s: MnState, { by, b: price, c }: MnFrame, out: MnAction[]): number {
  const { stock } = s
  const at = PIECES * by
  let n = 0
  if (c & CHEAP) {
    const good = c >> CHEAP_SHIFT
    if (stock[at + COIN] > 0) out[n++] = b.acts.pay[COIN]
    if (stock[at + NORMAL + good] > 0) out[n++] = b.acts.pay[NORMAL + good]
    if (stock[at + LEGENDARY + good] > 0) out[n++] = b.acts.pay[LEGENDARY + good]
    return n
  }
  lookFor(s, by)
  if (laid === 0) {
    const coins = stock[at + COIN]
    if (coins >= price) out[n++] = b.acts.payCoins
    if (coins >= price - 1 && has(s, by, CLEOPATRA)) {
      for (let piece: Piece = NORMAL; piece < PIECES; piece++)
        if (stock[at + piece] > 0) out[n++] = b.acts.payCoinsWith[piece]
    }
  }
  const missing = price - laid
  if (s.options & ASCENDING) return legalAscending(b, s, by, missing, (c & LAST) - 1, out, n)
  if (room < missing) return n
  if (coin === 1) out[n++] = b.acts.pay[COIN]
  for (let kinds = fresh | again; kinds !== 0; kinds &= kinds - 1) {
    const kind = lowest(kinds)
    if (stock[at + NORMAL + kind] > 0) out[n++] = b.acts.pay[NORMAL + kind]
    if (stock[at + LEGENDARY + kind] > 0) out[n++] = b.acts.pay[LEGENDARY + kind]
  }
  return n
}

/** Whether one set alone can pay: then its order makes no difference, and nobody need choose it. N05 */
export function isOnlySet(b: Board, s: MnState, f: MnFrame): boolean {
  const n = legalPieces(b, s, f, ways)
  if (n === 1) return true
  if (n === 0 || s.options & ASCENDING || f.c & CHEAP) return false
  const [first] = ways
  if ((first.kind === 'pay' && first.coins === 1) || room !== f.b - laid) return false
  // All that there is room for must go in: there is a choice only between tokens of a kind, or second ones.
  if (size(again) > 1) return false
  for (let kinds = fresh | again; kinds !== 0; kinds &= kinds - 1) {
    const at = PIECES * f.by + NORMAL + lowest(kinds)
    const [normal, legendary] = [s.stock[at], s.stock[at + LEGENDARY - NORMAL]]
    const taken = ((fresh & kinds & -kinds) !== 0 ? 1 : 0) + ((again & kinds & -kinds) !== 0 ? 1 : 0)
    if (normal > 0 && legendary > 0 && taken < normal + legendary) return false
  }
  return true
}

const ways: MnAction[] = []

/** As rules 1 had it: each set in ascending order, so that it had one way. */
function legalAscending(
  b: Board,
  s: MnState,
  by: Seat,
  missing: number,
  last: Piece,
  out: MnAction[],
  from: number,
): number {
  const { stock } = s
  const at = PIECES * by
  let n = from
  if (last < 0 && has(s, by, CLEOPATRA) && stock[at + COIN] > 0 && size(held) >= missing - 1)
    out[n++] = b.acts.pay[COIN]
  const lastKind = last <= COIN ? -1 : KIND[last]
  const single = has(s, by, HANNIBAL) && !doubled
  if (single && lastKind >= 0 && last < LEGENDARY && missing - 1 <= size(held >> (lastKind + 1))) {
    if (stock[at + NORMAL + lastKind] > 0) out[n++] = b.acts.pay[NORMAL + lastKind]
    if (stock[at + LEGENDARY + lastKind] > 0) out[n++] = b.acts.pay[LEGENDARY + lastKind]
  }
  for (let kind: Good = lastKind + 1; kind < KINDS; kind++) {
    if (((held >> kind) & 1) === 0) continue
    const after = size(held >> (kind + 1))
    const pair = single && twice >> (kind + 1) !== 0 ? 1 : 0
    if (stock[at + NORMAL + kind] > 0 && missing - 1 <= after + (single && (twice >> kind) & 1 ? 1 : pair)) {
      out[n++] = b.acts.pay[NORMAL + kind]
    }
    if (stock[at + LEGENDARY + kind] > 0 && missing - 1 <= after + pair) out[n++] = b.acts.pay[LEGENDARY + kind]
  }
  return n
}

function lay(s: MnState, seat: Seat, piece: Piece): void {
  layDown(s, seat, piece)
  s.paid[piece]++
}

/** Lays down one piece, or the whole of a coin set. True: the price is paid. */
export function pay(s: MnState, f: MnFrame, piece: Piece, coins: boolean): boolean {
  const { by, a, b: price } = f
  if (coins) {
    for (let n = piece === NO_PIECE ? price : price - 1; n > 0; n--) lay(s, by, COIN)
    if (piece !== NO_PIECE) lay(s, by, piece)
    return true
  }
  lay(s, by, piece)
  lookAtSet(s)
  if (laid === price) return true
  replaceTop(s, frame('pay', by, a, price, piece + 1))
  return false
}

/** Tokens go back to the reserve, legendary ones to their discard. */
export function putPaidAway(s: MnState): void {
  for (let piece: Piece = 0; piece < PIECES; piece++) {
    if (s.paid[piece] === 0) continue
    putAway(s, piece, s.paid[piece])
    s.paid[piece] = 0
  }
}

/** The build is taken back: what lay on the table goes behind the screen again. 3.0 */
export function takeBack(s: MnState, seat: Seat): void {
  for (let piece: Piece = 0; piece < PIECES; piece++) {
    if (s.paid[piece] === 0) continue
    s.stock[PIECES * seat + piece] += s.paid[piece]
    s.sizes[seat] += s.paid[piece]
    s.paid[piece] = 0
  }
  s.frames.pop()
}
