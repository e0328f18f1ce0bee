// A battle as such: its kinds, its two sides, and who stands on them. 6.7

import { type Board, field, fieldArea, inside } from '../board/board.ts'
import { isLeader } from '../board/counters.ts'
import {
  type Area,
  bit,
  type Counter,
  type Countries,
  has,
  MEDIA_ONLY,
  MEDIA_PATH,
  MOUNTAIN,
  NOBODY,
  NOWHERE,
  type Place,
  RIVER,
  type Side,
} from '../board/names.ts'
import type { AwState } from '../board/state.ts'

export const BATTLES = [
  'none',
  'field',
  'invasion',
  'interception',
  'sortie',
  'siege',
  'assault',
  'naval',
  'foreign-war',
] as const
export const [NO_FIGHT, FIELD, INVASION, INTERCEPTION, SORTIE, SIEGE, STORM, NAVAL, FOREIGN_WAR] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
]

/** Bits of `s.ground`: paths that any attacker came over. 6.7.3 */
export const OVER_RIVER = 1
export const OVER_MOUNTAIN = 2
export const OVER_MEDIA = 4

/** Which of them a path gives. */
export const groundOf = (path: number): number =>
  path === RIVER
    ? OVER_RIVER
    : path === MOUNTAIN
      ? OVER_MOUNTAIN
      : path === MEDIA_PATH || path === MEDIA_ONLY
        ? OVER_MEDIA
        : 0

/** Bits of `s.outcome` beside those of board/names.ts: the attackers went back after the first of two battles (6.6.5); the
 *  defenders got away from an ambush (9.7). */
export const WITHDREW = 8
export const AMBUSHED = 16

/** Walls or garrison: siege combat, without routs. 6.8 */
export const inSiege = (s: AwState): boolean => s.fight === SIEGE || s.fight === STORM

/** Up to three areas in one number. */
const AREA_BITS = 10
export const packAreas = (first: number, second = NOWHERE, third = NOWHERE): number =>
  (first + 1) | ((second + 1) << AREA_BITS) | ((third + 1) << (2 * AREA_BITS))
export const holdsArea = (packed: number, area: Area): boolean => {
  for (let rest = packed; rest !== 0; rest >>= AREA_BITS) if ((rest & ((1 << AREA_BITS) - 1)) === area + 1) return true
  return false
}
export const firstArea = (packed: number): Area => (packed & ((1 << AREA_BITS) - 1)) - 1
export const addArea = (packed: number, area: Area): number => {
  if (area === NOWHERE || holdsArea(packed, area)) return packed
  for (let shift = 0; shift < 3 * AREA_BITS; shift += AREA_BITS) {
    if (((packed >> shift) & ((1 << AREA_BITS) - 1)) === 0) return packed | ((area + 1) << shift)
  }
  return packed
}

export const isCavalry = (b: Board, u: Counter): boolean => u < b.firstLeader && b.typeCavalry[b.type[u]]

export const ranks = (s: AwState, side: Side): Counter[] => (side === 0 ? s.attackers : s.defenders)

/** Countries with anything on a side, as bits. */
export function partyBits(s: AwState, side: Side): Countries {
  let bits = 0
  for (const u of ranks(s, side)) bits |= bit(s.own[u])
  return bits
}

/** Units on a side, without leaders. */
export function unitCount(b: Board, s: AwState, side: Side): number {
  let n = 0
  for (const u of ranks(s, side)) if (u < b.firstLeader) n++
  return n
}

/** Nothing left on it, leaders included; the mirrored side of a foreign war by its own count. */
export const wiped = (s: AwState, side: Side): boolean =>
  side === 1 && s.mirror.length > 0 ? s.mirror.every(entry => (entry & 3) > 1) : ranks(s, side).length === 0

/** A counter takes no more part. */
export function leaveBattle(s: AwState, u: Counter): void {
  for (let side = 0; side < 2; side++) {
    const list = ranks(s, side)
    const i = list.indexOf(u)
    if (i >= 0) list.splice(i, 1)
  }
}

/** A counter takes part from now on; the lists stay in the order of the counters. */
export function joinBattle(s: AwState, u: Counter, side: Side): void {
  leaveBattle(s, u)
  const list = ranks(s, side)
  let i = list.length
  while (i > 0 && list[i - 1] > u) i--
  list.splice(i, 0, u)
}

/** Land units and leaders at a place that serve one of these countries, added to a list. */
export function gather(b: Board, s: AwState, place: Place, countries: Countries, out: Counter[]): void {
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (!b.ship[u] && has(countries, s.own[u])) out.push(u)
}

export const gatherShips = (b: Board, s: AwState, place: Place, countries: Countries, out: Counter[]): void => {
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (b.ship[u] && has(countries, s.own[u])) out.push(u)
}

/** Where a counter fights from: garrisons stay in their city. */
export const fromCity = (b: Board, s: AwState, u: Counter): boolean =>
  s.fieldAt !== NOWHERE && s.fieldAt < b.insides && s.at[u] === inside(b, fieldArea(s.fieldAt))

/** All of one army group, or a single leader. 6.6.5 */
function oneBody(b: Board, s: AwState, list: readonly Counter[], place: Place): boolean {
  let first = NOBODY
  for (const u of list) {
    if (!isLeader(b, u) || (place !== NOWHERE && s.at[u] !== place)) continue
    if (first === NOBODY) first = u
    else if (s.group[u - b.firstLeader] === NOBODY) return false
    else if (s.group[u - b.firstLeader] !== s.group[first - b.firstLeader]) return false
  }
  return true
}

/** Whether this leader gives dice and saves routs: not among several armies without a group. 6.6.5 */
export function leads(b: Board, s: AwState, side: Side, u: Counter): boolean {
  if (s.silenced.includes(u)) return false
  const list = ranks(s, side)
  if (fromCity(b, s, u)) return inSiege(s) || oneBody(b, s, list, inside(b, fieldArea(s.fieldAt)))
  // Attackers are one army or group by the way they come, or a card makes them one; those who intercept need not be.
  const standing = side === 1 && (s.fight === FIELD || s.fight === INVASION || s.fight === SORTIE)
  return !(standing || s.fight === INTERCEPTION) || oneBody(b, s, list, field(fieldArea(s.fieldAt)))
}
