// What a stock of Mare Nostrum can buy: the best builds at each price, and how sets of coins and of different goods are
// best spent on them. Trade, payment and the choice of builds all ask this.

import { type Seat, size } from '@tabularium/kernel'
import {
  ANTIGONE,
  ARTEMIS,
  CARD_FACTS,
  CARDS_TO_WIN,
  CASTOR,
  type Card,
  CIRCE,
  CLEOPATRA,
  COIN,
  COLOSSUS,
  cardPrice,
  controlTargets,
  copyable,
  freeSlots,
  GARDENS,
  GILGAMESH,
  type Good,
  HAMILCAR,
  HANNIBAL,
  has,
  KIND,
  KINDS,
  LEGENDARY,
  lowest,
  MARKET,
  type MnState,
  mayBuildIn,
  mayBuildPyramids,
  NEBUCHADNEZZAR,
  NORMAL,
  PENTHESILEA,
  PERSEUS,
  PHAROS,
  PIECES,
  type Piece,
  PYRAMIDS_PRICE,
  RAMESSES,
  SHEBA,
  SPARTACUS,
  TEMPLE,
  type Track,
  ZEUS,
} from '@tabularium/mare-nostrum/rules'
import { legionValue, scout } from './guard.ts'
import { b, controlValue, left, levelValue, slotValue, WEIGHTS, WIN } from './value.ts'

/** Powers, apart from bonuses, for each round still to come or once. */
export function powerValue(card: Card): number {
  switch (card) {
    case COLOSSUS:
      return 0.9 * left
    case ARTEMIS:
      return 0.7 * left
    case GARDENS:
      return 0.7 * left
    case SPARTACUS:
      return 0.6 * left
    case GILGAMESH:
      return 0.25 * left
    case PHAROS:
      return 0.3 * left
    case ZEUS:
      return 0.4 * left
    case RAMESSES:
      return 0.6 * left
    case NEBUCHADNEZZAR:
      return 0.4 * left
    case ANTIGONE:
      return 0.2 * left
    case CIRCE:
      return 0.3 * left
    case HAMILCAR:
      return 0.15 * left
    case SHEBA:
      return 0.35 * left
    case PENTHESILEA:
      return 0.15 * left
    case PERSEUS:
      return 2
    case CASTOR:
      return 0.3 * left
    default:
      return 0
  }
}

/** What a card is worth, as the next one of a seat. */
export function cardValue(s: MnState, seat: Seat, card: Card): number {
  const owned = size(s.cards[seat])
  if (owned === CARDS_TO_WIN - 1) return WIN
  let value = WEIGHTS.cards[owned] + powerValue(card)
  if (card === CASTOR && copyable(s, seat) === 0) value -= 0.3 * left
  const { bonus } = CARD_FACTS[card]
  for (let track: Track = 0; track < 3; track++) value += levelValue(s, seat, track, bonus[track])
  return value
}

/** What a seat could build, by what it is worth and costs; and the heroes that help it to pay. */
export interface Builds {
  /** What each build for 3 and for 6 is worth, the best first. */
  readonly threes: number[]
  readonly sixes: number[]
  /** What the best card is worth, and its price. */
  bestCard: number
  cardCost: number
  pyramids: number
  hannibal: boolean
  cleopatra: boolean
}
const builds: Builds = {
  threes: [],
  sixes: [],
  bestCard: 0,
  cardCost: 0,
  pyramids: 0,
  hannibal: false,
  cleopatra: false,
}

/** Puts a worth into a list that is sorted downwards. */
function insert(list: number[], value: number): void {
  let i = list.length
  list.push(value)
  for (; i > 0 && list[i - 1] < value; i--) list[i] = list[i - 1]
  list[i] = value
}

function clear(list: number[]): void {
  while (list.length > 0) list.pop()
}

/** Writes all that the worth of a stock hangs on, apart from the stock itself, from `out[0]` on; how much it was. */
export function writeBuilds(
  { threes, sixes, bestCard, cardCost, pyramids, hannibal, cleopatra }: Builds,
  out: number[],
): number {
  let n = 0
  out[n++] = bestCard
  out[n++] = cardCost
  out[n++] = pyramids
  out[n++] = (hannibal ? 2 : 0) + (cleopatra ? 1 : 0)
  out[n++] = threes.length
  for (let i = 0; i < threes.length; i++) out[n++] = threes[i]
  for (let i = 0; i < sixes.length; i++) out[n++] = sixes[i]
  return n
}

/** What a seat could want to build, whatever it has. The one object is used again: it holds until the next call. */
export function buildsOf(s: MnState, seat: Seat): Builds {
  const { threes, sixes } = builds
  scout(s, seat)
  clear(threes)
  clear(sixes)
  builds.hannibal = has(s, seat, HANNIBAL)
  builds.cleopatra = has(s, seat, CLEOPATRA)
  const places = mayBuildIn(b, s, seat)
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    const province = lowest(rest)
    const first = b.firstSlot[province]
    for (let slots = freeSlots(b, s, province); slots !== 0; slots &= slots - 1) {
      const slot = first + lowest(slots)
      const sort = b.slotSort[slot]
      if (s.pieces[sort] === 0) continue
      insert(sort === MARKET || sort === TEMPLE ? sixes : threes, slotValue(s, seat, slot))
    }
  }
  for (let rest = controlTargets(b, s, seat); rest !== 0; rest &= rest - 1) {
    insert(threes, controlValue(s, seat, lowest(rest)))
  }
  if (s.legionsLeft[seat] > 0) {
    let most = 0
    for (let rest = places; rest !== 0; rest &= rest - 1) most = Math.max(most, legionValue(s, seat, lowest(rest)))
    for (let i = 0; i < Math.min(3, s.legionsLeft[seat]); i++) insert(threes, most)
  }
  let bestCard = 0
  builds.cardCost = 99
  if (size(s.cards[seat]) < CARDS_TO_WIN) {
    builds.cardCost = cardPrice(s, seat)
    for (let rest = s.open; rest !== 0; rest &= rest - 1)
      bestCard = Math.max(bestCard, cardValue(s, seat, lowest(rest)))
  }
  builds.bestCard = bestCard
  builds.pyramids = mayBuildPyramids(s, seat) ? WIN : 0
  return builds
}

/** Multiplicities of the goods, and the same sorted downwards. */
const counts = new Int8Array(KINDS)
const sorted = new Int8Array(KINDS)
let coins = 0

function look(stock: readonly number[], at: number): void {
  coins = stock[at + COIN]
  for (let kind: Good = 0; kind < KINDS; kind++) {
    counts[kind] = stock[at + NORMAL + kind] + stock[at + LEGENDARY + kind]
  }
}

function sort(): void {
  for (let kind: Good = 0; kind < KINDS; kind++) {
    const count = counts[kind]
    let i = kind
    for (; i > 0 && sorted[i - 1] < count; i--) sorted[i] = sorted[i - 1]
    sorted[i] = count
  }
}

const rest = new Int8Array(KINDS)

/** Takes a set of so many goods of different kinds from `rest`, of which there is most. False: there is none. */
function takeSet(n: number, helper: number, hannibal: boolean): boolean {
  let kinds = 0
  while (kinds < KINDS && rest[kinds] > 0) kinds++
  let from = n
  if (kinds < n) {
    // One kind twice, or a coin among them.
    if (kinds < n - 1) return false
    if (hannibal && rest[0] > 1) {
      rest[0]--
      from = n - 1
    } else if (helper > 0) from = n - 1
    else return false
  }
  for (let i = 0; i < from; i++) rest[i]--
  for (let i = 1; i < KINDS; i++) {
    const count = rest[i]
    let j = i
    for (; j > 0 && rest[j - 1] < count; j--) rest[j] = rest[j - 1]
    rest[j] = count
  }
  return true
}

/** How many sets of three `rest` makes. */
function triples(hannibal: boolean): number {
  let total = 0
  for (let i = 0; i < KINDS; i++) total += rest[i]
  for (let t = Math.floor(total / 3); t > 0; t--) {
    let fit = 0
    let more = 0
    for (let i = 0; i < KINDS && rest[i] > 0; i++) {
      fit += Math.min(rest[i], t)
      if (rest[i] > t) more += Math.min(rest[i], 2 * t) - t
    }
    if (hannibal) fit += Math.min(t, more)
    if (fit >= 3 * t) return t
  }
  return 0
}

/** What to spend goods or coins on before the sets of three. */
const NOTHING_BIG = 0
const ONE_CARD = 1
const ONE_SIX = 2
const TWO_SIXES = 3

const KEPT = 0.9
const KIND_VALUE = 0.14
const PIECE_VALUE = 0.05
/** Being close to a card or to the Pyramids, by what is missing. */
const NEAR: readonly number[] = [0, 0.9, 0.45, 0.2]
const NEAR_WIN: readonly number[] = [0, 12, 6, 3]

function sumOf(list: readonly number[], n: number): number {
  let sum = 0
  const most = Math.min(n, list.length)
  for (let i = 0; i < most; i++) sum += Math.max(0, list[i])
  return sum
}

/** What the stock in `coins` and `counts` is worth: the best that can be built with it, and what is left. */
function valueOfStock({ threes, sixes, bestCard, cardCost, pyramids, hannibal, cleopatra }: Builds): number {
  sort()
  let kinds = 0
  let total = 0
  for (; kinds < KINDS && sorted[kinds] > 0; kinds++) total += sorted[kinds]
  const doubled = hannibal && sorted[0] > 1 ? 1 : 0
  const most = Math.max(
    coins + (cleopatra && kinds > 0 ? 1 : 0),
    kinds + Math.max(doubled, cleopatra && coins > 0 ? 1 : 0),
  )
  let soft = KIND_VALUE * kinds + PIECE_VALUE * (total + coins)
  if (pyramids > 0) {
    if (most >= PYRAMIDS_PRICE) return WIN + soft
    soft += NEAR_WIN[PYRAMIDS_PRICE - most] ?? 0
  }
  if (bestCard >= WIN) {
    if (most >= cardCost) return WIN + soft
    soft += NEAR_WIN[cardCost - most] ?? 0
  } else if (most < cardCost) soft += NEAR[cardCost - most] ?? 0
  let best = 0
  for (let forGoods = NOTHING_BIG; forGoods <= TWO_SIXES; forGoods++) {
    if (forGoods === ONE_CARD && kinds + 1 < cardCost) continue
    if (forGoods > ONE_CARD && kinds < 5) continue
    let spare = coins
    for (let i = 0; i < KINDS; i++) rest[i] = sorted[i]
    let bought = 0
    let value = 0
    if (forGoods === ONE_CARD) {
      const before = rest[cardCost - 1] > 0 || (hannibal && rest[0] > 1)
      if (!takeSet(cardCost, cleopatra ? spare : 0, hannibal)) continue
      if (!before) spare--
      value = bestCard
    } else {
      let possible = true
      for (let i = ONE_SIX; i <= forGoods && possible; i++) {
        const before = rest[5] > 0 || (hannibal && rest[0] > 1)
        possible = takeSet(6, cleopatra ? spare : 0, hannibal)
        if (possible && !before) spare--
        bought++
      }
      if (!possible) continue
    }
    const made = triples(hannibal)
    let loose = 0
    if (cleopatra) for (let i = 0; i < KINDS; i++) loose += rest[i]
    loose -= 3 * made
    for (let forCoins = NOTHING_BIG; forCoins <= ONE_SIX; forCoins++) {
      if (forCoins === ONE_CARD && (forGoods === ONE_CARD || spare < cardCost)) continue
      if (forCoins === ONE_SIX && spare < 6) continue
      let money = spare
      if (forCoins === ONE_CARD) money -= cardCost
      else if (forCoins === ONE_SIX) money -= 6
      const sixesBought = bought + (forCoins === ONE_SIX ? 1 : 0)
      let small = made + Math.floor(money / 3)
      money %= 3
      if (cleopatra && money > 0 && loose + money >= 3) {
        small++
        money = 0
      }
      const sum =
        value + (forCoins === ONE_CARD ? bestCard : 0) + sumOf(sixes, sixesBought) + sumOf(threes, small) + KEPT * money
      if (sum > best) best = sum
    }
  }
  return best + soft
}

/** What a seat's stock is worth to it; what is on offer or laid down does not count. */
export function stockValue(own: Builds, s: MnState, seat: Seat): number {
  look(s.stock, PIECES * seat)
  return valueOfStock(own)
}

/** The same with a piece more or less, `-1` for less; the stock is left as it is. */
export function stockValueWith(own: Builds, s: MnState, seat: Seat, piece: Piece, more: number): number {
  look(s.stock, PIECES * seat)
  if (piece === COIN) coins += more
  else counts[KIND[piece]] += more
  return valueOfStock(own)
}

/** What is left to be worth once so much has been paid, in coins or in goods of which there is most; the list it was
 *  bought from goes without its best. Below 0: it cannot be paid so. */
function afterPaying(own: Builds, s: MnState, seat: Seat, price: number, byCoins: boolean): number {
  const { hannibal, cleopatra } = own
  look(s.stock, PIECES * seat)
  if (byCoins) {
    if (coins < price) {
      if (!cleopatra || coins < price - 1) return -1
      coins -= price - 1
      if (!dropOne()) return -1
    } else coins -= price
    return valueOfStock(own)
  }
  sort()
  for (let i = 0; i < KINDS; i++) rest[i] = sorted[i]
  const whole = rest[price - 1] > 0 || (hannibal && rest[0] > 1)
  if (!takeSet(price, cleopatra ? coins : 0, hannibal)) return -1
  if (!whole) coins--
  for (let i = 0; i < KINDS; i++) counts[i] = rest[i]
  return valueOfStock(own)
}

function dropOne(): boolean {
  let most = 0
  for (let kind: Good = 1; kind < KINDS; kind++) if (counts[kind] > counts[most]) most = kind
  if (counts[most] === 0) return false
  counts[most]--
  return true
}

export interface Purchase {
  /** What the rest of the stock is worth after it. */
  rest: number
  byCoins: boolean
}
const purchase: Purchase = { rest: 0, byCoins: false }

/** How a price is best paid by the stock there is, the best build of that price being the one paid for. The one object
 *  is used again. */
export function bestPayment(own: Builds, s: MnState, seat: Seat, price: number, value: number): Purchase {
  const list = price === 3 ? own.threes : price === 6 ? own.sixes : undefined
  // What is bought is on nobody's list any more.
  const had = list === undefined ? 0 : takeFrom(list, value)
  const { bestCard, pyramids } = own
  if (price >= 7) own.bestCard = price === PYRAMIDS_PRICE ? bestCard : 0
  if (price === PYRAMIDS_PRICE) own.pyramids = 0
  const byCoins = afterPaying(own, s, seat, price, true)
  const byGoods = afterPaying(own, s, seat, price, false)
  if (list !== undefined && had > 0) insert(list, value)
  own.bestCard = bestCard
  own.pyramids = pyramids
  purchase.rest = Math.max(byCoins, byGoods)
  purchase.byCoins = byCoins >= byGoods
  return purchase
}

function takeFrom(list: number[], value: number): number {
  let i = list.length - 1
  while (i >= 0 && list[i] < value) i--
  if (i < 0 || list[i] !== value) return 0
  for (; i < list.length - 1; i++) list[i] = list[i + 1]
  list.pop()
  return 1
}
