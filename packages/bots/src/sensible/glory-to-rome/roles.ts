// What so many actions of a role are worth to a seat, at a glance. A stranger's hand is not known: what it could do with
// its cards is taken to be the same for all.

import {
  ACADEMY,
  AQUEDUCT,
  ARCHITECT,
  ARCHWAY,
  ATRIUM,
  accepts,
  asStructure,
  BAR,
  BASILICA,
  BRIDGE,
  CARDS,
  type Card,
  CIRCUS_MAXIMUS,
  COLISEUM,
  CRAFTSMAN,
  clienteleLimit,
  DOCK,
  FIRST,
  FOUNTAIN,
  type GrState,
  HALF_START,
  has,
  isStatue,
  LABORER,
  LEGIONARY,
  LUDUS_MAGNA,
  MATERIAL,
  type Material,
  type Materials,
  MERCHANT,
  owns,
  PALISADE,
  placed,
  type Role,
  type Site,
  STOREROOM,
  type Structure,
  siteOf,
  TOWER,
  VALUE,
  vaultLimit,
  WALL,
} from '@tabularium/glory-to-rome/rules'
import type { Seat } from '@tabularium/kernel'
import { power } from '../../arithmetic.ts'
import {
  BANK,
  BUILD,
  CLIENT,
  cardValue,
  lowest,
  MEAN_VALUE,
  needed,
  STOCK,
  share,
  structureValue,
  WEIGHTS,
} from './value.ts'

const materialValue = VALUE
const material = MATERIAL
const first = FIRST
const starts = HALF_START

/** The clients of a seat that would act in a role, as actions. */
export function clientActions(s: GrState, seat: Seat, role: Role, follows: boolean): number {
  const at = 6 * seat
  let n = s.clients[at + role] - s.hired[at + role]
  if (role === LABORER && has(s, seat, STOREROOM)) n = s.clientele[seat]
  else if (role !== MERCHANT && has(s, seat, LUDUS_MAGNA)) n += s.clients[at + MERCHANT] - s.hired[at + MERCHANT]
  return follows && has(s, seat, CIRCUS_MAXIMUS) ? 2 * n : n
}

/** The sum of the `k` best, where each kind `m` is there `counts[at + m]` times, worth less each time. */
function best(counts: readonly number[], at: number, value: Float64Array, valueAt: number, k: number): number {
  let sum = 0
  let used = 0
  for (; k > 0; k--) {
    let most = 0
    let which = -1
    for (let m: Material = 0; m < 6; m++) {
      const n = (used >> (5 * m)) & 31
      if (counts[at + m] <= n) continue
      const each = value[valueAt + m] / (1 + 0.25 * n)
      if (each > most) {
        most = each
        which = m
      }
    }
    if (which < 0) break
    used += 1 << (5 * which)
    sum += most
  }
  return sum
}

/** The best order card to move out of the hand, worth so much by its material. */
function bestFromHand(s: GrState, seat: Seat, value: Float64Array, time: number): number {
  let most = 0
  for (let m: Material = 0; m < 6; m++) {
    if (s.held[6 * seat + m] === 0) continue
    for (let card = first[m]; card < first[m + 1]; card++) {
      if (s.hands[CARDS * seat + card] === 0) continue
      const gain = value[6 * seat + m] - cardValue(s, seat, card, time)
      if (gain > most) most = gain
    }
  }
  return most
}

const fromStranger = (value: number): number => 0.5 * value

function laborer(s: GrState, seat: Seat, k: number, mine: boolean, time: number): number {
  let gain = best(s.pool, 0, STOCK, 6 * seat, k)
  if (s.orders[seat] > 0 && has(s, seat, DOCK)) {
    const each = mine ? bestFromHand(s, seat, STOCK, time) : fromStranger(1)
    gain += each * Math.min(k, s.orders[seat])
  }
  return gain
}

function patron(s: GrState, seat: Seat, k: number, mine: boolean, time: number): number {
  let room = clienteleLimit(s, seat) - s.clientele[seat]
  if (room <= 0) return 0
  let gain = best(s.pool, 0, CLIENT, 6 * seat, Math.min(k, room))
  room -= k
  const mean = CLIENT[6 * seat]
  if (room > 0 && has(s, seat, BAR)) {
    gain += Math.min(k, room) * mean
    room -= k
  }
  if (room > 0 && s.orders[seat] > 0 && has(s, seat, AQUEDUCT)) {
    gain += Math.min(k, room, s.orders[seat]) * (mine ? bestFromHand(s, seat, CLIENT, time) : fromStranger(mean))
  }
  return gain
}

const gained = new Float64Array(30)

function merchant(s: GrState, seat: Seat, k: number, mine: boolean, time: number): number {
  const at = 6 * seat
  let room = vaultLimit(s, seat) - s.banked[seat]
  if (room <= 0) return 0
  for (let m: Material = 0; m < 6; m++) gained[at + m] = Math.max(0, BANK[at + m] - keepValue(seat, m))
  let gain = best(s.stockpile, at, gained, at, Math.min(k, room))
  if (has(s, seat, ATRIUM)) gain = Math.max(gain, Math.min(k, room) * (MEAN_VALUE + 0.8))
  room -= k
  if (room > 0 && s.orders[seat] > 0 && has(s, seat, BASILICA)) {
    gain += Math.min(k, room, s.orders[seat]) * (mine ? bestFromHand(s, seat, BANK, time) : fromStranger(MEAN_VALUE))
  }
  return gain
}

/** What a material is worth in the stockpile, against banking it at once. */
export const keepValue = (seat: Seat, m: Material): number => Math.max(0.2, WEIGHTS.keepBuild * BUILD[6 * seat + m])

/** How likely a hand holds so many cards of a material, as far as anybody can tell. */
export function holds(s: GrState, seat: Seat, m: Material, count: number): number {
  let known = 0
  let shown = 0
  const at = CARDS * seat
  for (let card: Card = 0; card < CARDS; card++) {
    const n = s.known[at + card]
    if (n === 0) continue
    shown += n
    if (material[card] === m) known += n
  }
  if (known >= count) return 1
  if ((s.lacks[seat] >> m) & 1) return 0
  const unknown = s.orders[seat] - shown
  const none = power(5 / 6, unknown)
  // At least one, at least two: the first terms of the binomial.
  return count - known === 1 ? 1 - none : Math.max(0, 1 - none - (unknown / 5) * none)
}

/** What demanding a material brings, as the so-manyth demand for it. */
export function demandValue(s: GrState, seat: Seat, m: Material, nth: number): number {
  const at = 6 * seat
  let cards = s.pool[m] >= nth ? 1 : 0
  let hurt = 0
  let clients = 0
  const reach = has(s, seat, BRIDGE)
  for (let other: Seat = 0; other < s.seats; other++) {
    if (other === seat) continue
    const offset = (other - seat + s.seats) % s.seats
    if (!reach && offset !== 1 && offset !== s.seats - 1) continue
    if (has(s, other, WALL) || (has(s, other, PALISADE) && !reach)) continue
    const likely = holds(s, other, m, nth)
    cards += likely
    hurt += likely
    if (reach && s.stockpile[6 * other + m] >= nth) {
      cards++
      hurt++
    }
    if (s.clients[6 * other + m] >= nth) clients++
  }
  let value = cards * STOCK[at + m] + hurt * WEIGHTS.demandHurt
  if (clients > 0 && has(s, seat, COLISEUM)) {
    const room = vaultLimit(s, seat) - s.banked[seat]
    value += Math.min(room, clients) * (BANK[at + m] + 0.8)
  }
  return value
}

function legionary(s: GrState, seat: Seat, k: number, mine: boolean): number {
  if (s.orders[seat] === 0) return 0
  if (!mine) return Math.min(k, s.orders[seat]) * WEIGHTS.strangeDemand
  let gain = 0
  let used = 0
  for (let left = Math.min(k, s.orders[seat]); left > 0; left--) {
    let most = 0
    let which = -1
    for (let m: Material = 0; m < 6; m++) {
      const n = (used >> (5 * m)) & 31
      if (s.held[6 * seat + m] <= n) continue
      const value = demandValue(s, seat, m, n + 1)
      if (value > most) {
        most = value
        which = m
      }
    }
    if (which < 0) break
    used += 1 << (5 * which)
    gain += most
  }
  return gain
}

/** What `bestAddition` found besides its answer: structures in progress, and the actions that the best of them takes. */
let unfinished = 0
let taken = 0

/** How many materials of those accepted are at hand. */
function available(counts: readonly number[], at: number, bits: Materials): number {
  let n = 0
  for (let m: Material = 0; m < 6; m++) if ((bits >> m) & 1) n += counts[at + m]
  return n
}

/** The best an unfinished structure can get out of `k` actions. */
function bestAddition(s: GrState, seat: Seat, k: number, role: Role, time: number): number {
  let most = 0
  taken = 0
  unfinished = 0
  const pool = role === ARCHITECT && has(s, seat, ARCHWAY)
  const counts = role === CRAFTSMAN ? s.held : s.stockpile
  for (let word = 0; word < 2; word++) {
    for (let bits = s.work[2 * seat + word]; bits !== 0; bits &= bits - 1) {
      unfinished++
      const structure: Structure = starts[word] + lowest(bits)
      const code = s.structures[CARDS * seat + structure]
      const bits6 = accepts(s, seat, structure)
      const needs = role === ARCHITECT ? needed(s, structure, code) : materialValue[siteOf(code)]
      const there = available(counts, 6 * seat, bits6) + (pool ? available(s.pool, 0, bits6) : 0)
      const n = Math.min(k, there, needs - placed(code))
      if (n <= 0) continue
      const full = structureValue(s, seat, structure, siteOf(code), time)
      const cost = role === CRAFTSMAN ? WEIGHTS.craftCost * 0.6 : WEIGHTS.buildCost
      const gain = full * (share(placed(code) + n, needs) - share(placed(code), needs)) - n * cost
      if (gain > most) {
        most = gain
        taken = n
      }
    }
  }
  return most
}

/** What laying a foundation is worth, the card's own worth in the hand not counted. */
export function foundValue(s: GrState, seat: Seat, card: Card, site: Site, time: number): number {
  const structure = asStructure(card)
  const full = structureValue(s, seat, structure, site, time)
  const at = 6 * seat
  let there = s.stockpile[at + site] + s.held[at + site] - (material[card] === site ? 1 : 0)
  if (isStatue(s, structure) && site !== 5) there += s.stockpile[at + 5]
  if (has(s, seat, TOWER)) there += s.stockpile[at]
  const supplied = Math.min(1, there / materialValue[site])
  return full * (share(0, materialValue[site]) + WEIGHTS.supplied * supplied)
}

function bestFoundation(s: GrState, seat: Seat, time: number): number {
  let most = 0
  for (let m: Material = 0; m < 6; m++) {
    if (s.held[6 * seat + m] === 0) continue
    if (s.inTown[m] === 0) continue
    for (let card = first[m]; card < first[m + 1]; card++) {
      if (s.hands[CARDS * seat + card] === 0 || owns(s, seat, asStructure(card))) continue
      const gain = foundValue(s, seat, card, m, time) - cardValue(s, seat, card, time)
      if (gain > most) most = gain
    }
  }
  return most - WEIGHTS.unfinished * unfinished
}

function builder(s: GrState, seat: Seat, role: Role, k: number, mine: boolean, time: number): number {
  let gain: number
  let foundation: number
  if (mine || role === ARCHITECT) gain = bestAddition(s, seat, k, role, time)
  else {
    gain = s.orders[seat] > 0 && (s.work[2 * seat] | s.work[2 * seat + 1]) !== 0 ? WEIGHTS.strangeCraft : 0
    taken = 1
  }
  if (mine) foundation = bestFoundation(s, seat, time)
  else foundation = s.orders[seat] > 0 ? WEIGHTS.strangeFound : 0
  if (foundation < 0) foundation = 0
  if (role === CRAFTSMAN && has(s, seat, FOUNTAIN)) foundation = Math.max(foundation, 1)
  const left = k - (gain > 0 ? taken : 0)
  if (left > 0 && foundation > 0) {
    const more = Math.min(left, Math.max(1, s.orders[seat]))
    gain += foundation * (1 + (more - 1) * WEIGHTS.further)
  }
  if (role === CRAFTSMAN && gain > 0 && has(s, seat, ACADEMY)) gain += 1
  return gain
}

/** What `k` actions of a role are worth; `mine`: the seat's hand is known. Everybody must have been appraised. */
export function roleValue(s: GrState, seat: Seat, role: Role, k: number, mine: boolean, time: number): number {
  if (k <= 0) return 0
  switch (role) {
    case LABORER:
      return laborer(s, seat, k, mine, time)
    case MERCHANT:
      return merchant(s, seat, k, mine, time)
    case LEGIONARY:
      return legionary(s, seat, k, mine)
    case CRAFTSMAN:
    case ARCHITECT:
      return builder(s, seat, role, k, mine, time)
    default:
      return patron(s, seat, k, mine, time)
  }
}
