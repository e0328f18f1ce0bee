// What things of Mare Nostrum are worth to a seat, in resources: income, levels and titles, provinces, and how close each
// player is to winning. It looks at the position alone and makes no move.

import { type Seat, size } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import {
  ARTEMIS,
  type Board,
  CARDS_TO_WIN,
  CITIES_TO_WIN,
  COLOSSUS,
  type Good,
  greatCities,
  has,
  heldSlots,
  LEGENDARY,
  level,
  lowest,
  type MnState,
  mayBuildPyramids,
  means,
  NORMAL,
  type OwnSlots,
  PIECES,
  type Province,
  PYRAMIDS_PRICE,
  type Slot,
  type Track,
} from '@tabularium/mare-nostrum/rules'

/** The board that is thought on: that of the game one is asked about, which may be played on a map of somebody's own. */
export let b: Board = mareNostrum.board

/** From now on, until somebody says otherwise: whoever asks says it first. */
export function thinkOn(board: Board): void {
  b = board
}

export const WIN = 1000

export const WEIGHTS = {
  /** A resource a round, for each round still to come. */
  income: 0.6,
  /** How many rounds a game may last from its start, and how many fewer for each round and for each card bought by the
   *  one who has most. */
  rounds: 8.5,
  perRound: 0.35,
  perCard: 0.9,
  /** A kind of good not produced yet, and one that is. */
  fresh: 1.15,
  again: 0.85,
  coin: 1.05,
  /** Cards from the second to the fourth, powers apart. */
  cards: [0, 7.5, 12, 18] as readonly number[],
  /** One level more, for its own sake and where it takes or keeps a title. */
  level: 0.1,
  title: 1.2,
  /** What being so many levels short of all three titles is worth, and less for each of them. */
  titles: 40,
  titlesShrink: 0.62,
  /** How much a rival's loss is worth of the same gain; and more the closer he is to winning. */
  hurt: 0.25,
  hurtMore: 1.2,
  control: 0.5,
  greatCity: 1.5,
  risk: 0.35,
}

/** How many rounds are still to come, as far as one can tell. */
export function roundsLeft(s: MnState): number {
  let most = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) most = Math.max(most, size(s.cards[seat]))
  return Math.max(1.5, WEIGHTS.rounds - WEIGHTS.perRound * s.round - WEIGHTS.perCard * (most - 1))
}

// What each seat holds, filled by `survey` and read by all that rate.

/** By seat: resources a round, of which coins; kinds produced, as bits; levels by track; great cities. */
export const INCOME: number[] = []
export const COINS: number[] = []
export const PRODUCES: number[] = []
export const LEVELS: number[] = []
export const CITIES: number[] = []
/** By seat: how many levels it lacks of all three titles, and how close it is to winning, from 0 to 1. */
export const LACKS: number[] = []
export const THREAT: number[] = []
export let left = 0

/** Resources a round from these slots of a province in one hand. */
export function yieldOf(province: Province, held: OwnSlots): number {
  const caravans = size(held & b.caravans[province])
  const cities = size(held & b.cities[province])
  const legendary = size(held & b.legendaryCities[province])
  return caravans * (held & b.markets[province] ? 2 : 1) + cities * (held & b.temples[province] ? 2 : 1) + legendary
}

function surveySeat(s: MnState, seat: Seat): void {
  let income = has(s, seat, COLOSSUS) ? 1 : 0
  let coins = 0
  let kinds = 0
  if (has(s, seat, ARTEMIS)) {
    income++
    coins++
  }
  for (let rest = s.control[seat] | s.present[seat]; rest !== 0; rest &= rest - 1) {
    const province = lowest(rest)
    if (s.built[province] === 0) continue
    const held = heldSlots(b, s, province, seat)
    if (held === 0) continue
    income += yieldOf(province, held)
    coins += size(held & b.cities[province]) * (held & b.temples[province] ? 2 : 1)
    for (let slots = held & b.caravans[province]; slots !== 0; slots &= slots - 1) {
      kinds |= 1 << b.slotGood[b.firstSlot[province] + lowest(slots)]
    }
  }
  INCOME[seat] = income
  COINS[seat] = coins
  PRODUCES[seat] = kinds
  for (let track: Track = 0; track < 3; track++) LEVELS[3 * seat + track] = level(b, s, seat, track)
  CITIES[seat] = greatCities(b, s, seat)
}

/** The highest level of the others on a track. */
export function rival(s: MnState, seat: Seat, track: Track): number {
  let most = 0
  for (let other: Seat = 0; other < s.seats; other++) {
    if (other !== seat) most = Math.max(most, LEVELS[3 * other + track])
  }
  return most
}

/** Levels a seat lacks of a title; a tie is enough for the one who breaks it. */
export const lacking = (s: MnState, seat: Seat, track: Track): number =>
  Math.max(0, rival(s, seat, track) + (s.titles[track] === seat ? 0 : 1) - LEVELS[3 * seat + track])

function threatOf(s: MnState, seat: Seat): number {
  const cards = size(s.cards[seat])
  const funds = Math.max(means(s, seat), 0.75 * INCOME[seat])
  let threat = 0
  if (cards === CARDS_TO_WIN - 1) threat = Math.min(1, 0.4 + 0.06 * funds)
  else if (cards === CARDS_TO_WIN - 2) threat = 0.15
  if (mayBuildPyramids(s, seat)) threat = Math.max(threat, Math.min(1, Math.max(0, (funds - PYRAMIDS_PRICE + 5) / 6)))
  if (CITIES[seat] >= CITIES_TO_WIN) threat = 1
  else if (CITIES[seat] === CITIES_TO_WIN - 1) threat = Math.max(threat, 0.5)
  if (LACKS[seat] <= 3) threat = Math.max(threat, 1 - 0.25 * LACKS[seat])
  return threat
}

/** Looks at everybody. */
export function survey(s: MnState): void {
  left = roundsLeft(s)
  for (let seat: Seat = 0; seat < s.seats; seat++) surveySeat(s, seat)
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    LACKS[seat] = lacking(s, seat, 0) + lacking(s, seat, 1) + lacking(s, seat, 2)
  }
  for (let seat: Seat = 0; seat < s.seats; seat++) THREAT[seat] = threatOf(s, seat)
}

const TITLES: readonly number[] = Array.from({ length: 40 }, (_, lack) => {
  let value = WEIGHTS.titles
  for (let i = 0; i < lack; i++) value *= WEIGHTS.titlesShrink
  return value
})
const titlesValue = (lack: number): number => TITLES[Math.min(lack, 39)]

/** What it is worth to keep a rival from a third title that he would take for sure. */
const BLOCK = 24

/** By seat: how many levels it may still gain in this round, as a guess. */
function reachOf(s: MnState, seat: Seat): number {
  if (s.phase > 3 || ((s.acted >> seat) & 1 && s.phase === 3)) return 0.4
  return 0.28 * s.sizes[seat]
}

/** How likely a seat takes all three titles in this round, that lacks so many levels of them and may gain so many. */
const titlesChance = (lack: number, reach: number): number => Math.max(0, Math.min(1, (reach - lack + 1.2) / 2.4))

/** What it is worth to stand in a rival's way with some levels more on a track. */
function blockValue(s: MnState, seat: Seat, other: Seat, track: Track, more: number): number {
  const reach = reachOf(s, other)
  const lack = LACKS[other]
  const chance = titlesChance(lack, reach)
  if (chance === 0) return 0
  // What he needs on this track now, and if one stood so much higher.
  const theirs = LEVELS[3 * other + track]
  const tie = s.titles[track] === other ? 0 : 1
  const needs = rival(s, other, track) + tie
  const higher = LEVELS[3 * seat + track] + more + tie
  const before = Math.max(0, needs - theirs)
  const short = Math.max(needs, theirs) + 1 - tie - LEVELS[3 * seat + track]
  if (higher <= Math.max(needs, theirs)) return short > 4 ? 0 : (0.25 * BLOCK * chance * more) / short
  const after = Math.max(0, higher - theirs)
  return BLOCK * (chance - titlesChance(lack - before + after, reach))
}

/** What it is worth that a rival loses some levels on a track. */
export function stopValue(s: MnState, other: Seat, track: Track, fewer: number): number {
  const lack = LACKS[other]
  if (lack > 3) return 0
  const reach = reachOf(s, other)
  const chance = titlesChance(lack, reach)
  if (chance === 0) return 0
  const needs = rival(s, other, track) + (s.titles[track] === other ? 0 : 1)
  const theirs = LEVELS[3 * other + track]
  const more = Math.max(0, needs - theirs + fewer) - Math.max(0, needs - theirs)
  return BLOCK * (chance - titlesChance(lack + more, reach))
}

/** What some levels more on a track are worth. */
export function levelValue(s: MnState, seat: Seat, track: Track, more: number): number {
  if (more === 0) return 0
  const mine = LEVELS[3 * seat + track]
  const others = rival(s, seat, track)
  let value = WEIGHTS.level * more
  const need = others + (s.titles[track] === seat ? 0 : 1)
  const before = Math.max(0, need - mine)
  const after = Math.max(0, need - mine - more)
  if (before > after) {
    value += titlesValue(LACKS[seat] - before + after) - titlesValue(LACKS[seat])
    if (after === 0) value += WEIGHTS.title
  } else if (mine - others < 2) value += 0.3 * WEIGHTS.title
  for (let other: Seat = 0; other < s.seats; other++) {
    if (other !== seat) value += blockValue(s, seat, other, track, more)
  }
  return value
}

/** How much a rival's loss is worth, of his own. */
export const hurt = (s: MnState, other: Seat): number =>
  (2 * WEIGHTS.hurt) / (s.seats - 1) + WEIGHTS.hurtMore * THREAT[other] * THREAT[other]

/** A resource a round until the end. */
export const perPiece = (): number => WEIGHTS.income * left

/** What a building on a slot would be worth to the one who has the province, its own price not counted. */
export function slotValue(s: MnState, seat: Seat, slot: Slot): number {
  const province = b.slotProvince[slot]
  const bit = b.slotBit[slot]
  const built = s.built[province]
  const unit = perPiece()
  if (bit & b.caravans[province]) {
    const good = b.slotGood[slot]
    const fresh = ((PRODUCES[seat] >> good) & 1) === 0
    const count = built & b.markets[province] ? 2 : 1
    return unit * count * (fresh ? WEIGHTS.fresh : WEIGHTS.again) + levelValue(s, seat, 0, 1)
  }
  if (bit & b.markets[province]) {
    const now = size(built & b.caravans[province])
    const later = size(b.caravans[province]) - now
    return unit * (now + 0.35 * later) * WEIGHTS.again + levelValue(s, seat, 0, 1)
  }
  if (bit & b.cities[province]) {
    const count = (built & b.temples[province] ? 2 : 1) + (bit & b.legendaryCities[province] ? 1 : 0)
    const great = bit & b.greatCities[province] ? WEIGHTS.greatCity : 0
    return unit * count * WEIGHTS.coin + great + levelValue(s, seat, 1, 1)
  }
  const now = size(built & b.cities[province])
  const later = size(b.cities[province]) - now
  return unit * (now + 0.35 * later) * WEIGHTS.coin + levelValue(s, seat, 1, 1)
}

/** What a neutral province is worth: what stands there, and some of what can be built. */
export function controlValue(s: MnState, seat: Seat, province: Province): number {
  const first = b.firstSlot[province]
  let value = 0
  for (let slot = first; slot < first + b.slotCount[province]; slot++) {
    const there = s.built[province] & b.slotBit[slot]
    value += slotValue(s, seat, slot) * (there ? 1 : b.markets[province] & b.slotBit[slot] ? 0.25 : WEIGHTS.control)
  }
  return value
}

/** What the control of a province with all it has is worth to its owner. */
export function provinceValue(s: MnState, province: Province): number {
  const held = s.built[province]
  const pieces = yieldOf(province, held)
  const free = b.slotCount[province] - size(held)
  return perPiece() * pieces + 0.5 * size(held) + 0.4 * free + WEIGHTS.greatCity * size(held & b.greatCities[province])
}

/** How many pieces of a kind a stock has, legendary ones among them. */
export const kindCount = (s: MnState, seat: Seat, kind: Good): number =>
  s.stock[PIECES * seat + NORMAL + kind] + s.stock[PIECES * seat + LEGENDARY + kind]
