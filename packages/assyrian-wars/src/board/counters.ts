// Counters and where they stand: each place has a list of its counters, lowest first, so that order depends on the position alone.

import { areaAt, field, inside, onMap } from './board.ts'
import type { Names } from './facts.ts'
import {
  type Area,
  type Counter,
  type Countries,
  type Country,
  type Face,
  NOBODY,
  type Place,
  REDUCED,
  type UnitKind,
} from './names.ts'
import { type AwState, FOG, on } from './state.ts'

/** Takes a counter out of its place's list and into another's. */
export function move(s: AwState, u: Counter, place: Place): void {
  const { at, head, next } = s
  const old = at[u]
  if (old === place) return
  if (old >= 0) {
    if (head[old] === u) head[old] = next[u]
    else {
      let before = head[old]
      while (next[before] !== u) before = next[before]
      next[before] = next[u]
    }
  }
  at[u] = place
  const first = head[place]
  if (first < 0 || first > u) {
    next[u] = first
    head[place] = u
    return
  }
  let before = first
  let after = next[before]
  while (after >= 0 && after < u) {
    before = after
    after = next[before]
  }
  next[u] = after
  next[before] = u
}

export const isLeader = (b: Names, u: Counter): boolean => u >= b.firstLeader
/** A named king; a leader with a king marker: see `isRuler`. */
export const isKing = (b: Names, u: Counter): boolean => u >= b.firstKing
export const isRuler = (b: Names, s: AwState, u: Counter): boolean =>
  u >= b.firstKing || (u >= b.firstLeader && s.crowned[u - b.firstLeader] === 1)
export const isShip = (b: Names, u: Counter): boolean => b.ship[u]
export const isLand = (b: Names, u: Counter): boolean => u < b.firstLeader && !b.ship[u]
/** Hired: of no country's colour, or of a tribe for hire. */
export const isMercenary = (b: Names, u: Counter): boolean => {
  const nation = b.nation[u]
  return nation === NOBODY || ((b.isHired >> nation) & 1) === 1
}
export const isRegular = (b: Names, u: Counter): boolean => isLand(b, u) && !isMercenary(b, u)
/** Nomads for hire: no rebuilding, no selling. 10.1, 9.6 */
export const isNomadHire = (b: Names, u: Counter): boolean => b.nation[u] >= 0 && ((b.isHired >> b.nation[u]) & 1) === 1

/** Printed factor of the side that is up. */
export const factor = (b: Names, s: AwState, u: Counter): number => (s.side[u] === REDUCED ? b.reduced[u] : b.full[u])

/** Ratings with the king marker and on the side that is up. 2.1.2, 9.2 */
export function command(b: Names, s: AwState, u: Counter): number {
  const l = u - b.firstLeader
  const rating = s.side[u] === REDUCED ? b.weakCommand[l] : b.command[l]
  return s.crowned[l] === 1 ? rating + b.data.kingMarker.commandBonus : rating
}
export function action(b: Names, s: AwState, u: Counter): number {
  const l = u - b.firstLeader
  const rating = s.side[u] === REDUCED ? b.weakAction[l] : b.action[l]
  return s.crowned[l] === 1 ? rating + b.data.kingMarker.actionBonus : rating
}

/** Land units of a country at a place. */
export function unitsOf(b: Names, s: AwState, place: Place, c: Country): number {
  let n = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (s.own[u] === c && !b.ship[u]) n++
  return n
}
export function shipsOf(b: Names, s: AwState, place: Place, c: Country): number {
  let n = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (s.own[u] === c && b.ship[u]) n++
  return n
}
export function leadersOf(b: Names, s: AwState, place: Place, c: Country): number {
  let n = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (u >= b.firstLeader && s.own[u] === c) n++
  return n
}
export function hasUnits(b: Names, s: AwState, place: Place, c: Country): boolean {
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (s.own[u] === c && !b.ship[u]) return true
  return false
}

/** Countries with land units at a place, as bits. */
export function unitsAt(b: Names, s: AwState, place: Place): Countries {
  let set = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (!b.ship[u]) set |= 1 << s.own[u]
  return set
}
/** Countries with land units or leaders at a place, as bits. */
export function forcesAt(b: Names, s: AwState, place: Place): Countries {
  let set = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (!b.ship[u]) set |= 1 << s.own[u]
  return set
}
export function fleetsAt(b: Names, s: AwState, place: Place): Countries {
  let set = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (b.ship[u]) set |= 1 << s.own[u]
  return set
}
/** Countries with land units outside the city of an area, as bits. */
export const presence = (b: Names, s: AwState, area: Area): Countries => unitsAt(b, s, field(area))
/** The same, in the city. */
export const garrison = (b: Names, s: AwState, area: Area): Countries => unitsAt(b, s, inside(b, area))

/** Land units of the countries in a set, and with their leaders. */
export function countUnits(b: Names, s: AwState, place: Place, set: Countries): number {
  let n = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (!b.ship[u] && (set >> s.own[u]) & 1) n++
  }
  return n
}
/** Strength of 6.6.10: units plus leaders. */
export function strengthHere(b: Names, s: AwState, place: Place, set: Countries): number {
  let n = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (!b.ship[u] && (set >> s.own[u]) & 1) n++
  return n
}

/** The best leader of a country at a place: a king, then action, then command, then the lowest; NOBODY. */
export function bestLeader(b: Names, s: AwState, place: Place, set: Countries): Counter {
  let best = NOBODY
  let mark = -1
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (u < b.firstLeader || !((set >> s.own[u]) & 1)) continue
    const m = (isRuler(b, s, u) ? 1000 : 0) + 20 * action(b, s, u) + command(b, s, u)
    if (m > mark) {
      mark = m
      best = u
    }
  }
  return best
}

/** In the fog which of several like counters is taken depends on what they have done, not on their numbers: those differ between worlds
 *  that nobody can tell apart. Below 0: the first. 9.5 */
export const byFreshness = (s: AwState, u: Counter, other: Counter): number =>
  on(s, FOG) ? s.side[u] - s.side[other] || s.moved[u] - s.moved[other] || s.busy[u] - s.busy[other] : 0

/** A counter of a kind and side at a place that fits; NOBODY. */
export function freshest(
  b: Names,
  s: AwState,
  place: Place,
  kind: UnitKind,
  side: Face,
  fits: (u: Counter) => boolean,
): number {
  let best = NOBODY
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.kind[u] !== kind || s.side[u] !== side || !fits(u)) continue
    if (best === NOBODY || byFreshness(s, u, best) < 0) best = u
  }
  return best
}

/** The first counter of a kind, side and owner at a place, without these bits of `busy`; NOBODY. */
export const lowestOf = (
  b: Names,
  s: AwState,
  place: Place,
  c: Country,
  kind: UnitKind,
  side: Face,
  not = 0,
): Counter => freshest(b, s, place, kind, side, u => s.own[u] === c && (s.busy[u] & not) === 0)
/** The lowest counter of a kind at a place, whatever its side and owner; NOBODY. */
export function lowestKind(b: Names, s: AwState, place: Place, kind: UnitKind): Counter {
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (b.kind[u] === kind) return u
  return NOBODY
}

/** Whether a country has a land unit on the map (areas, cities, ships). */
export function onMapUnits(b: Names, s: AwState, c: Country): number {
  let n = 0
  for (let u = 0; u < b.firstLeader; u++) {
    if (s.own[u] === c && s.at[u] >= 0 && onMap(b, s.at[u]) && !b.ship[u]) n++
  }
  return n
}

/** Whether one of the units of a country's own colour is on the map and serves it. */
export function hasMapUnits(b: Names, s: AwState, c: Country): boolean {
  const { nation, ship, tradeBoxes } = b
  for (let u = b.firstUnit[c]; u < b.firstLeader && nation[u] === c; u++) {
    if (s.at[u] < tradeBoxes && s.own[u] === c && !ship[u]) return true
  }
  return false
}

/** The name of a counter: its kind, or the leader. */
export const counterName = (b: Names, u: Counter): string =>
  u >= b.firstLeader ? b.leaders[u - b.firstLeader] : b.kinds[b.kind[u]]
export const placeName = (b: Names, place: Place): string => b.placeName[place]
/** The area or sea zone or box, without saying whether in the city. */
export const spotName = (b: Names, place: Place): string => {
  const area = areaAt(b, place)
  return area >= 0 ? b.areas[area] : b.placeName[place]
}
