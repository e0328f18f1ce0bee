// What things are worth to a player of Glory to Rome, in points: materials, clients, structures, cards in hand. Nothing
// here looks at what a seat cannot know: of the other hands only their size and what was shown of them.

import {
  AMPHITHEATRE,
  accepts,
  asStructure,
  CARDS,
  CATACOMB,
  type Card,
  CIRCUS_MAXIMUS,
  CLASSIC,
  clienteleLimit,
  DONE,
  FORUM,
  FOUNDRY,
  GARDEN,
  type GrState,
  HALF_START,
  handLimit,
  has,
  LUDUS_MAGNA,
  MATERIAL,
  type Material,
  MERCHANT,
  NAMES,
  ORDER_CARDS,
  owns,
  placed,
  REMEMBERED,
  SCHOOL,
  SIMPLIFIED,
  type Site,
  STATUE,
  type Structure,
  type StructureCode,
  siteOf,
  sitesPerMaterial,
  VALUE,
  VILLA,
  vaultLimit,
  wallPoints,
} from '@tabularium/glory-to-rome/rules'
import type { Seat } from '@tabularium/kernel'
import { power } from '../../arithmetic.ts'

/** Guessed first, then changed a little at random wherever that won more games: some 200,000 games in all. */
export const WEIGHTS = {
  /** Influence is a point, and room for clients and in the vault. */
  influenceEarly: 0.061,
  client: 9.9,
  clientLate: 1,
  clientAgain: 0.4,
  bankShare: 0.18,
  bankCrowded: 0.72,
  bonusEarly: 0.34,
  /** How much of a structure's worth its foundation is, by the materials it needs. */
  found1: 0.19,
  found2: 0.2,
  found3: 0.13,
  buildShare: 0.37,
  card: 0.32,
  cardStructure: 0.033,
  cardMaterial: 1,
  senator: 0.23,
  senatorAgain: 0.64,
  /** Of being ahead, for what brings the end nearer. */
  pressure: 0.096,
  drawn: 0.81,
  /** Each further card in the hand is worth so much of the one before. */
  fade: 0.85,
  functions: 3.2,
  others: 0.56,
  follow: 0.15,
  othersThink: 1.5,
  unfinished: 0.021,
  further: 0.42,
  outOfTown: 0.88,
  strangeCraft: 0.77,
  strangeFound: 1.3,
  keepBuild: 0.81,
  demandHurt: 0.053,
  strangeDemand: 0.84,
  craftCost: 0.21,
  buildCost: 0.11,
  room: 2.1,
  supplied: 0.12,
  fountain: 0.99,
  forum: 8.2,
  forumStep: 0.35,
}

/** What a function is worth at the start of a game, beyond the influence of its site. */
const FUNCTION_VALUE: readonly number[] = NAMES.map(
  name =>
    ({
      bar: 4,
      insula: 0.31,
      latrine: 1.7,
      road: 1.4,
      circus: 3.1,
      dock: 2.1,
      market: 2.2,
      palisade: 1.1,
      academy: 1.1,
      archway: 2.9,
      atrium: 1.8,
      bath: 3.5,
      gate: 1.2,
      shrine: 1.4,
      aqueduct: 6,
      bridge: 3.6,
      senate: 0.98,
      storeroom: 2.2,
      tower: 4.2,
      vomitorium: 0.64,
      wall: 2.4,
      'circus-maximus': 2.6,
      coliseum: 8,
      prison: 1.4,
      scriptorium: 6.1,
      sewer: 5.6,
      basilica: 4.7,
      fountain: 2.9,
      'ludus-magna': 4.4,
      palace: 5.7,
      stairway: 1.6,
      temple: 3.4,
    })[name] ?? 0,
)

/** Clients by role, against each other. */
const CLIENT_VALUE: readonly number[] = [0.84, 2.6, 0.46, 1.3, 0.46, 1.1]

/** The mean value of an order card. */
export const MEAN_VALUE = 2

const materialValue = VALUE
const material = MATERIAL
const starts = HALF_START
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** How much of the game is left, from 1 to 0: cards in the deck, or sites in town, whichever is nearer to its end. */
export function timeLeft(s: GrState): number {
  const simplified = (s.options & SIMPLIFIED) !== 0
  const dealt = ORDER_CARDS - 5 * s.seats
  const deck = s.deck / (simplified ? dealt / 2 : dealt)
  const town = 6 * Math.min(s.seats, sitesPerMaterial(s.options))
  const sites = (s.inTown[0] + s.inTown[1] + s.inTown[2] + s.inTown[3] + s.inTown[4] + s.inTown[5]) / town
  return Math.min(deck, sites)
}

/** Whether anybody may know what lies in a vault before it is opened. */
const remembers = (s: GrState): boolean => (s.options & REMEMBERED) !== 0

/** The points a seat has now, as far as anybody can tell: a card in the vault that nobody may know counts as a mean one. */
export function points(s: GrState, seat: Seat): number {
  const at = 6 * seat
  let value = s.influence[seat]
  let seen = 0
  for (let m: Material = 0; m < 6 && remembers(s); m++) {
    const own = s.vault[at + m]
    if (own === 0) continue
    seen += own
    value += own * materialValue[m]
    let most = true
    for (let other: Seat = 0; other < s.seats; other++) {
      if (other !== seat && s.vault[6 * other + m] >= own) most = false
    }
    if (most) value += 3
  }
  value += (s.banked[seat] - seen) * MEAN_VALUE + wallPoints(s, seat)
  if ((s.structures[CARDS * seat + STATUE] & DONE) !== 0 && (s.options & SIMPLIFIED) === 0) value += 3
  return value
}

/** How far ahead of the best of the others. */
export function lead(s: GrState, seat: Seat): number {
  let best = 0
  for (let other: Seat = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, points(s, other))
  return points(s, seat) - best
}

/** How many clients and materials a Forum still lacks. */
export function forumLacks(s: GrState, seat: Seat): number {
  const at = 6 * seat
  let lacks = 0
  const wild = has(s, seat, LUDUS_MAGNA) ? Math.max(0, s.clients[at + MERCHANT] - 1) : 0
  for (let m: Material = 0; m < 6; m++) {
    if (s.clients[at + m] === 0) lacks++
    if (s.stockpile[at + m] === 0 && (s.options & CLASSIC) === 0) lacks++
  }
  return Math.max(0, lacks - wild)
}

/** What completing a structure brings besides its influence. */
export function functionValue(s: GrState, seat: Seat, structure: Structure, time: number): number {
  if (s.options & SIMPLIFIED) return 0
  const influence = s.influence[seat] + materialValue[material[structure]]
  switch (structure) {
    case FOUNDRY:
      return 0.6 * Math.min(influence, s.pool[0] + s.pool[1] + s.pool[2] + s.pool[3] + s.pool[4] + s.pool[5])
    case GARDEN: {
      const room = clienteleLimit(s, seat) + 3 - s.clientele[seat]
      return 1.5 * time * Math.max(0, Math.min(influence, room))
    }
    case AMPHITHEATRE:
      return 0.7 * Math.min(influence, s.orders[seat])
    case SCHOOL:
      return 0.7 * influence * time
    case CATACOMB:
      return 0
    case STATUE:
      return 3
    case FORUM:
      return WEIGHTS.forum * power(WEIGHTS.forumStep, forumLacks(s, seat))
    case CIRCUS_MAXIMUS:
      return (1 + 0.8 * s.clientele[seat]) * time * WEIGHTS.functions
  }
  return has(s, seat, structure) ? 0 : FUNCTION_VALUE[structure] * time * WEIGHTS.functions
}

/** What a structure is worth when it stands, on this site. */
export const structureValue = (s: GrState, seat: Seat, structure: Structure, site: Site, time: number): number =>
  materialValue[site] * (1 + WEIGHTS.influenceEarly * time) + functionValue(s, seat, structure, time)

/** By materials needed and placed: how far that is on the way from a foundation to a structure that stands. */
const ON_THE_WAY: readonly (readonly number[])[] = [[1], [0, 1], [0, 0.4, 1], [0, 0.25, 0.6, 1]]

/** How much of that it is worth with so many of the materials it needs. */
export function share(done: number, needs: number): number {
  if (done >= needs) return 1
  const foundation = needs === 1 ? WEIGHTS.found1 : needs === 2 ? WEIGHTS.found2 : WEIGHTS.found3
  return foundation + (1 - foundation) * ON_THE_WAY[needs][done]
}

/** Materials that an unfinished structure needs; a Villa needs one. */
export const needed = (s: GrState, structure: Structure, code: StructureCode): number =>
  structure === VILLA && (s.options & SIMPLIFIED) === 0 ? placed(code) + 1 : materialValue[siteOf(code)]

/** What a seat's things are worth at this moment, by material or role, in stretches of six for each seat. */
const BUILD = new Float64Array(30)
const BANK = new Float64Array(30)
const STOCK = new Float64Array(30)
const CLIENT = new Float64Array(30)

export { BANK, BUILD, CLIENT, STOCK }

/** Looks at a seat's things anew. */
export function appraise(s: GrState, seat: Seat, time: number): void {
  const at = 6 * seat
  for (let m: Material = 0; m < 6; m++) BUILD[at + m] = 0
  for (let word = 0; word < 2; word++) {
    for (let bits = s.work[2 * seat + word]; bits !== 0; bits &= bits - 1) {
      const structure: Structure = starts[word] + lowest(bits)
      const code = s.structures[CARDS * seat + structure]
      const site = siteOf(code)
      const needs = needed(s, structure, code)
      const gain = (structureValue(s, seat, structure, site, time) * WEIGHTS.buildShare) / (needs - placed(code) + 0.6)
      const bits6 = accepts(s, seat, structure)
      for (let m: Material = 0; m < 6; m++) {
        if ((bits6 >> m) & 1 && s.stockpile[at + m] < needs - placed(code) && gain > BUILD[at + m]) BUILD[at + m] = gain
      }
    }
  }
  const room = vaultLimit(s, seat) - s.banked[seat]
  let stock = 0
  for (let m: Material = 0; m < 6; m++) stock += s.stockpile[at + m]
  const bankShare = WEIGHTS.bankShare * (stock >= room ? WEIGHTS.bankCrowded : 1)
  const roomCost = (WEIGHTS.room * time) / (1 + Math.max(0, room))
  const forum = owns(s, seat, FORUM) ? 1.5 : 0
  const wild = has(s, seat, CIRCUS_MAXIMUS) ? 1.5 : 1
  const late = WEIGHTS.clientLate
  for (let m: Material = 0; m < 6; m++) {
    BANK[at + m] = materialValue[m] + bonusGain(s, seat, m, time) - roomCost
    const stockValue = Math.max(BUILD[at + m], BANK[at + m] * bankShare)
    STOCK[at + m] = stockValue / (1 + 0.15 * s.stockpile[at + m]) + 0.1 + (s.stockpile[at + m] === 0 ? forum : 0)
    const count = s.clients[at + m]
    let value = (late + WEIGHTS.client * time) * CLIENT_VALUE[m] * power(WEIGHTS.clientAgain, count) * wild
    if (count === 0) value += forum
    if (m === MERCHANT && has(s, seat, LUDUS_MAGNA)) value *= 1.4
    CLIENT[at + m] = value
  }
}

/** Of a bonus about whose owner nobody may know. */
const STRANGE_BONUS = 1

/** What one more card in the vault does about the bonus of its material. */
function bonusGain(s: GrState, seat: Seat, m: Material, time: number): number {
  if (!remembers(s)) return STRANGE_BONUS
  const own = s.vault[6 * seat + m]
  let most = 0
  for (let other: Seat = 0; other < s.seats; other++) {
    if (other !== seat && s.vault[6 * other + m] > most) most = s.vault[6 * other + m]
  }
  const likely = WEIGHTS.bonusEarly + (1 - WEIGHTS.bonusEarly) * (1 - time)
  if (own === most) return 3 * likely
  if (own === most - 1) return 1.5 * likely
  return own > most && own < most + 2 ? 0.8 * (1 - likely) : 0.1
}

/** What an order card is worth in the hand: a structure, a material, a role to come. */
export function cardValue(s: GrState, seat: Seat, card: Card, time: number): number {
  const m = material[card]
  const hand = s.orders[seat] + s.senators[seat] - 1
  let value = WEIGHTS.card * power(WEIGHTS.fade, hand) * (0.4 + 0.6 * time) + WEIGHTS.cardMaterial * BUILD[6 * seat + m]
  const structure = asStructure(card)
  if (!owns(s, seat, structure) && s.inTown[m] + s.outOfTown[m] > 0) {
    value += WEIGHTS.cardStructure * structureValue(s, seat, structure, m, time)
  }
  return value
}

/** What drawing so many cards to so many others is worth. */
export function drawnValue(hand: number, count: number, time: number): number {
  let value = 0
  let each = WEIGHTS.drawn * (0.4 + 0.6 * time) * power(WEIGHTS.fade, hand)
  for (let i = 0; i < count; i++) {
    value += each
    each *= WEIGHTS.fade
  }
  return value
}

/** What a draw up to the limit is worth. */
export function drawValue(s: GrState, seat: Seat, time: number): number {
  const hand = s.orders[seat] + s.senators[seat]
  return drawnValue(hand, Math.min(s.deck, Math.max(1, handLimit(s, seat) - hand)), time)
}

export const senatorValue = (s: GrState, seat: Seat): number =>
  (WEIGHTS.senator * power(WEIGHTS.fade, s.orders[seat]) * power(WEIGHTS.senatorAgain, s.senators[seat])) / WEIGHTS.fade
