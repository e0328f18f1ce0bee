// One step of a force: what forbids it, what it costs, and what crossing a path does to each unit. 1.3, 6.6, 6.6.1

import { type Board, field, isInside, terrain } from '../board/board.ts'
import { isLand, isLeader, presence } from '../board/counters.ts'
import type { Names } from '../board/facts.ts'
import {
  AP,
  type Area,
  CARRIED,
  type Counter,
  type Country,
  DESERT,
  HALFWAY,
  has,
  lowest,
  MEDIA_ONLY,
  MEDIA_PATH,
  MOVE,
  NOBODY,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { ABILITIES, type AwState, on } from '../board/state.ts'
import { B, boon } from '../cards/favours.ts'
import { allyOf } from '../common/alliances.ts'
import { hostilesOf, isMede, mayEnter, pathOpen } from '../common/passage.ts'
import { canPay, left, pay } from '../economy/purse.ts'
import { checkUnits } from '../forces/attrition.ts'
import { canWalk, type Facts, isSwift, measure, room } from '../forces/force.ts'
import { medesMayLeave } from '../forces/medes.ts'
import { robsUnits } from '../nomads/reinforcements.ts'

/** Why a step is not possible. */
export const [OPEN, NO_PATH, CLOSED, RED_PATH, AT_PEACE, SWOLLEN, MEDES, SANCTUARY, NO_UNITS, RECKLESS, NO_AP] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
]
export const [ASHORE, AT_GATE, NEEDED] = [11, 12, 13]

/** A counter of the force that a card has given this favour, or NOBODY. 6.11.h */
export function favouredBy(s: AwState, list: readonly Counter[], flag: number): number {
  if (s.boons.length === 0) return NOBODY
  for (let i = 0; i < list.length; i++) if (boon(s, list[i], flag) > 0) return list[i]
  return NOBODY
}

/** Which favour makes this step free, 0: none. */
export function freeBy(b: Board, s: AwState, f: Facts, list: readonly Counter[], from: Area, to: Area): number {
  if (s.boons.length === 0) return 0
  if (favouredBy(s, list, B.FREE) !== NOBODY) return B.FREE
  if (f.units > 0 && f.units === f.cavalry && favouredBy(s, list, B.CAVALRY) !== NOBODY) return B.CAVALRY
  return terrain(b, from, to) === DESERT && favouredBy(s, list, B.GUIDED_FREE) !== NOBODY ? B.GUIDED_FREE : 0
}

/** In twelfths of an AP: armies (or the one unit) by the price of the path; half of it for cavalry alone. 6.6, 6.6.3, R04, R12, 9.7 */
export function stepCost(b: Board, s: AwState, f: Facts, from: Area, to: Area): number {
  const k = b.data.constants.movement
  const path = terrain(b, from, to)
  let price = f.armies > 0 ? k.army : k.unit
  if (from === b.sealand || to === b.sealand) price = Math.max(price, k.sealand)
  if (path === MEDIA_PATH || path === MEDIA_ONLY) price = Math.max(price, f.medes ? k.mediaPathForMedes : k.mediaPath)
  const full = AP * price * (f.armies > 0 ? f.armies : f.units)
  return isSwift(s, f) ? full * b.data.constants.cavalry.firstAreaCost : full
}

/** A tribe that nobody is allied to attacks neither with a single unit nor with less than a full army if there is one. 10.1.1 */
function isReckless(b: Board, s: AwState, f: Facts, list: readonly Counter[]): boolean {
  const c = lowest(f.countries & b.isTribe)
  if (allyOf(s, c) !== NOBODY) return false
  if (f.armies === 0) return true
  if (room(b, s, c, false) <= 0) return false
  for (let u = s.head[s.at[list[0]]]; u >= 0; u = s.next[u]) {
    if (s.own[u] === c && isLand(b, u) && !list.includes(u) && canWalk(b, s, u)) return true
  }
  return false
}

/** Why this force cannot go there; OPEN: it can, if it can pay. */
export function stepBar(b: Board, s: AwState, f: Facts, list: readonly Counter[], from: Area, to: Area): number {
  const path = terrain(b, from, to)
  if (path < 0) return NO_PATH
  if (!b.scenarios[s.scenario].open[to]) return CLOSED
  if (!pathOpen(path, f.medes)) return RED_PATH
  for (let rest = f.countries; rest !== 0; rest &= rest - 1) {
    const may = mayEnter(b, s, lowest(rest), to)
    if (may !== 1) return may === 0 ? CLOSED : AT_PEACE
  }
  if (s.barred.length > 0 && s.barred.includes(b.areas.length * from + to)) return SWOLLEN
  if (isAshore(s, list)) return ASHORE
  if (isInside(b, s.at[list[0]]) && (presence(b, s, from) & hostilesOf(s, f.countries)) !== 0) return AT_GATE
  const bar = attackBar(b, s, f, list, to)
  if (bar !== OPEN) return bar
  if (has(f.countries, b.media) && !medesMayLeave(b, s, list, to)) return MEDES
  return OPEN
}

/** Somebody in the force came by sea in this impulse: it walks no further. 6.16.d */
export function isAshore(s: AwState, list: readonly Counter[]): boolean {
  for (let i = 0; i < list.length; i++) if ((s.busy[list[i]] & CARRIED) !== 0) return true
  return false
}

/** Why a force cannot come upon the enemies in the field of an area; OPEN: it can, or there are none. */
export function attackBar(b: Board, s: AwState, f: Facts, list: readonly Counter[], to: Area): number {
  const enemies = presence(b, s, to) & hostilesOf(s, f.countries)
  if (enemies === 0) return OPEN
  if (f.units === 0) return NO_UNITS
  if ((f.countries & b.isTribe) !== 0 && isReckless(b, s, f, list)) return RECKLESS
  for (let rest = enemies; rest !== 0; rest &= rest - 1) if (s.sanctuary[lowest(rest)] === to + 1) return SANCTUARY
  return OPEN
}

/** The same with the price. */
export function stepBarOrPrice(b: Board, s: AwState, f: Facts, list: readonly Counter[], from: Area, to: Area): number {
  const bar = stepBar(b, s, f, list, from, to)
  if (bar !== OPEN) return bar
  if (freeBy(b, s, f, list, from, to) !== 0) return OPEN
  const cost = stepCost(b, s, f, from, to)
  if (!canPay(s, cost, MOVE)) return NO_AP
  return (f.countries & b.isTribe) !== 0 && wanders(b, s, f, to, cost) ? NEEDED : OPEN
}

/** A tribe would pay AP that its units need for a way on which it attacks nobody. 10.1.1 */
const wanders = (b: Board, s: AwState, f: Facts, to: Area, cost: number): boolean =>
  (presence(b, s, to) & hostilesOf(s, f.countries)) === 0 && robsUnits(b, s, lowest(f.countries & b.isTribe), cost)

/** Hired tribes that the desert does not hurt: those whose card places them along desert paths. 10.1 */
const desertFolk = new WeakMap<object, number>()
function atHomeInDesert(b: Names, nation: Country): boolean {
  if (nation < 0) return false
  let folk = desertFolk.get(b.data)
  if (folk === undefined) {
    folk = 0
    for (const { effect } of b.data.deck) {
      if (effect.op === 'recruitNomads' && effect.areas === 'desertPath') folk |= 1 << b.countries.indexOf(effect.tribe)
    }
    desertFolk.set(b.data, folk)
  }
  return has(folk, nation)
}

/** LC need no check in the desert. 9.7 */
export const desertProof = (b: Names, s: AwState, u: Counter): boolean =>
  atHomeInDesert(b, b.nation[u]) || (on(s, ABILITIES) && b.types[b.type[u]] === 'LC')

/** Checks that the path itself asks of a unit: desert, Median paths, Sealand. 1.3, R04, R50 */
export function pathChecks(b: Board, s: AwState, u: Counter, from: Area, to: Area, guided: boolean): number {
  const path = terrain(b, from, to)
  let n = 0
  if (path === DESERT && !guided && !desertProof(b, s, u)) n++
  if ((path === MEDIA_PATH || path === MEDIA_ONLY) && !isMede(b, s, u)) n++
  if ((from === b.sealand || to === b.sealand) && s.own[u] !== b.babylonia) n++
  return n
}

const walkers: Counter[] = []

/**
 * These counters, already in the field of `to`, have come over the path from `from`: one area more for each, and the checks of
 * the path, of the distance (10.4.b) and `more` others, each by itself (N06).
 */
export function cross(
  ctx: RuleContext,
  list: readonly Counter[],
  from: Area,
  to: Area,
  more = 0,
  tireless = false,
  guided = false,
): void {
  const { b, s } = ctx
  const free = b.data.constants.movement.freeAreasBeforeAttrition
  walkers.length = 0
  for (let i = 0; i < list.length; i++) walkers.push(list[i])
  for (let i = 0; i < walkers.length; i++) s.moved[walkers[i]]++
  checkUnits(ctx, walkers, field(to), u => {
    const far = s.moved[u] > free && !tireless ? 1 : 0
    return more + far + pathChecks(b, s, u, from, to, guided)
  })
}

/** A battle follows the first half of what a swift force has paid for: the other half is lost. 9.7, N15 */
export function loseHalf(ctx: RuleContext, half: number): void {
  const { s } = ctx
  if (s.half !== 1) return
  s.half = 0
  pay(ctx, Math.min(half, left(s, MOVE)), MOVE)
}

/** The same where a siege follows: for each army at the place that stopped halfway. */
export function siegeStops(ctx: RuleContext, leader: Counter): void {
  const { b, s } = ctx
  const place = s.at[leader]
  const card = s.group[leader - b.firstLeader]
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if ((s.busy[u] & HALFWAY) === 0 || !isLeader(b, u)) continue
    if (u !== leader && (card === NOBODY || s.group[u - b.firstLeader] !== card)) continue
    s.busy[u] &= ~HALFWAY
    pay(ctx, Math.min(AP * b.data.constants.cavalry.firstAreaCost, left(s, MOVE)), MOVE)
  }
}

/** What a swift force had still to walk of its AP is lost when it fights. 9.7 */
export function fightingStops(ctx: RuleContext, area: Area): void {
  const { b, s } = ctx
  if (s.half === 1) loseHalf(ctx, Math.min(AP, stepCost(b, s, measure(b, s, s.moving), s.from, area)))
}
