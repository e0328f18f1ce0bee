// A fleet as such: which ships sail together, what they carry and could carry, who blockades a port. 6.16

import { type Board, isSea, zonePlace } from '../board/board.ts'
import { fleetsAt, freshest, shipsOf } from '../board/counters.ts'
import {
  type Area,
  CARRIED,
  type Counter,
  type Countries,
  type Country,
  type Face,
  FINISHED,
  FOUGHT,
  FULL,
  has,
  lowest,
  NOBODY,
  type Place,
  REDUCED,
  SAILING,
  type UnitKind,
  type Zone,
} from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { besieged } from '../common/walls.ts'

/** Marks of a fleet under way, in `c` of its frame. */
export const MOVED = 1

const DONE = FINISHED | FOUGHT

/** Whether a ship may still do something. */
export const isReady = (b: Board, s: AwState, u: Counter): boolean => b.ship[u] && (s.busy[u] & DONE) === 0

/** Full and reduced ships or units at a place with all of these bits of `busy`: two counts in one number. */
function tally(b: Board, s: AwState, place: Place, countries: Countries, ships: boolean, mark: number): number {
  let full = 0
  let reduced = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] !== ships || !has(countries, s.own[u]) || (s.busy[u] & mark) !== mark) continue
    if (s.side[u] === FULL) full++
    else reduced++
  }
  return (full << 8) | reduced
}

const fits = (b: Board, ships: number, load: number): boolean => {
  const { transportFull, transportReducedUnitsPerFullShip, transportReducedUnitsPerReducedShip } =
    b.data.constants.naval
  const [fullShips, lessShips] = [ships >> 8, ships & 255]
  const [full, less] = [load >> 8, load & 255]
  const free = fullShips * transportFull - full
  return free >= 0 && less <= free * transportReducedUnitsPerFullShip + lessShips * transportReducedUnitsPerReducedShip
}

/** More is aboard than the ships of a crew in a place can carry. */
export const overloaded = (b: Board, s: AwState, place: Place, crew: number): boolean =>
  !fits(b, tally(b, s, place, crew, true, 0), tally(b, s, place, crew, false, 0))

/** Whether the ships under way of a crew could carry one more unit on this side, or carry what they have without a ship. 6.16.c */
export function canCarry(b: Board, s: AwState, place: Place, crew: number, side = NOBODY, less = NOBODY): boolean {
  let ships = tally(b, s, place, crew, true, SAILING)
  let load = tally(b, s, place, crew, false, SAILING)
  const more = side === NOBODY ? 0 : side === REDUCED ? 1 : 256
  load += more
  if (less !== NOBODY) ships -= s.side[less] === FULL ? 256 : 1
  if (!fits(b, ships, load)) return false
  // What lies aboard ships that stay must not be forgotten. 6.16.c
  return more === 0 || fits(b, tally(b, s, place, crew, true, 0), tally(b, s, place, crew, false, 0) + more)
}

/** Land units aboard the fleet under way. */
export const isLoaded = (b: Board, s: AwState, place: Place): boolean => {
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (!b.ship[u] && (s.busy[u] & SAILING) !== 0) return true
  }
  return false
}

/** Ships under way at a place. */
export function sailing(b: Board, s: AwState, place: Place): number {
  let n = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] && (s.busy[u] & SAILING) !== 0) n++
  }
  return n
}

/** The lowest ship or unit of a kind and side among those of a place with, or without, the mark; NOBODY. */
export function lowestSailing(b: Board, s: AwState, place: Place, kind: UnitKind, side: Face): Counter {
  return freshest(b, s, place, kind, side, u => (s.busy[u] & SAILING) !== 0)
}

/** The countries that carry each other's troops: a country and its allies. 6.16.c */
export const shipmates = (s: AwState, c: Country): number => s.kin[c] | (1 << c)

/** The countries whose ships search and fight together unasked: allies that the same power runs. N88 */
export function crewOf(s: AwState, c: Country): Countries {
  let set = 0
  for (let d = 0; d < s.war.length; d++) {
    if (c === d || (has(s.kin[c], d) && s.runner[c] === s.runner[d])) set |= 1 << d
  }
  return set
}

const ANY = -1
const holds: Counter[] = []
const rooms: number[] = []

/**
 * Which ship each unit of a crew at a place is aboard, into `on` by counter (NOBODY: none has room): first full units, then reduced
 * ones, each if possible on a ship of its own country, on those in `first` before others, else in the order of the counters.
 * `mark`: only counters whose bit SAILING is like it. 6.16.c, N31
 */
export function stow(
  b: Board,
  s: AwState,
  place: Place,
  crew: number,
  first: readonly Counter[],
  on: Counter[],
  mark = ANY,
): void {
  const k = b.data.constants.naval
  holds.length = 0
  for (const u of first) holds.push(u)
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (!has(crew, s.own[u]) || (mark !== ANY && (s.busy[u] & SAILING) !== mark)) continue
    on[u] = NOBODY
    if (b.ship[u] && !first.includes(u)) holds.push(u)
  }
  for (let i = 0; i < holds.length; i++) {
    rooms[i] = s.side[holds[i]] === FULL ? k.transportReducedUnitsPerFullShip : k.transportReducedUnitsPerReducedShip
  }
  for (let side = FULL; side <= REDUCED; side++) {
    const size = side === FULL ? k.transportReducedUnitsPerFullShip / k.transportFull : 1
    for (let own = 1; own >= 0; own--) {
      for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
        if (b.ship[u] || s.side[u] !== side || !has(crew, s.own[u]) || on[u] !== NOBODY) continue
        if (mark !== ANY && (s.busy[u] & SAILING) !== mark) continue
        for (let i = 0; i < holds.length && on[u] === NOBODY; i++) {
          if (rooms[i] < size || (side === FULL && s.side[holds[i]] !== FULL)) continue
          if (own === 1 && s.own[holds[i]] !== s.own[u]) continue
          rooms[i] -= size
          on[u] = holds[i]
        }
      }
    }
  }
}
const on: Counter[] = []

/** Into `out`: what leaves with these ships, and leaders, those of countries that have no ship there with them. 6.16.c */
export function takeAboard(
  b: Board,
  s: AwState,
  place: Place,
  c: Country,
  ships: readonly Counter[],
  out: Counter[],
): void {
  const crew = shipmates(s, c)
  out.length = 0
  stow(b, s, place, crew, ships, on)
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (!b.ship[u] && has(crew, s.own[u]) && ships.includes(on[u])) out.push(u)
  }
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (u < b.firstLeader || !has(crew, s.own[u])) continue
    if (s.own[u] === c || !has(fleetsAt(b, s, place), s.own[u])) out.push(u)
  }
}

/** All ships that are ready, and what is aboard, put to sea; the cargo only as far as the ships can carry it. */
export function putToSea(b: Board, s: AwState, place: Place, c: Country): void {
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (s.own[u] === c && isReady(b, s, u)) s.busy[u] |= SAILING
  }
  if (!isSea(b, place)) return
  const ships: Counter[] = []
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] && (s.busy[u] & SAILING) !== 0 && has(shipmates(s, c), s.own[u])) ships.push(u)
  }
  takeAboard(b, s, place, c, ships, aboard)
  for (const u of aboard) s.busy[u] |= SAILING
}
const aboard: Counter[] = []

/** The fleet is at anchor and done for this impulse. */
export function dropAnchor(b: Board, s: AwState): void {
  for (let u = 0; u < b.counters; u++) {
    if ((s.busy[u] & SAILING) === 0) continue
    s.busy[u] &= ~SAILING
    s.busy[u] |= b.ship[u] ? FINISHED : CARRIED
  }
}

/** Ships of the enemies of a country in a zone. */
export function enemyShips(b: Board, s: AwState, zone: Zone, c: Country): number {
  const place = zonePlace(b, zone)
  let n = 0
  for (let rest = fleetsAt(b, s, place) & s.war[c]; rest !== 0; rest &= rest - 1)
    n += shipsOf(b, s, place, lowest(rest))
  return n
}

/** A port is cut off when the besiegers' side has more ships than the enemy in every zone it touches. 6.8.1, R22 */
export function blockaded(b: Board, s: AwState, c: Country, area: Area): boolean {
  for (const zone of b.zonesOf[area]) {
    const place = zonePlace(b, zone)
    let ours = 0
    for (let rest = fleetsAt(b, s, place) & s.kin[c]; rest !== 0; rest &= rest - 1)
      ours += shipsOf(b, s, place, lowest(rest))
    if (ours <= enemyShips(b, s, zone, c)) return false
  }
  return true
}

/** Whether a siege keeps those within from the sea too: besieged, and no port or one that is blockaded. 6.8, 6.8.1 */
export function isCutOff(b: Board, s: AwState, area: Area): boolean {
  if (!besieged(s, area)) return false
  if (!b.isPort[area]) return true
  for (let rest = s.siegeBy[area]; rest !== 0; rest &= rest - 1) if (blockaded(b, s, lowest(rest), area)) return true
  return false
}

/** What cannot be at sea and in the boxes: more cargo than ships, more ships than slots, two raiders in a box. */
export function waterFaults(b: Board, s: AwState, faults: string[]): void {
  for (let place = b.seas; place < b.tradeBoxes; place++) {
    if (s.head[place] < 0 || s.fight !== 0) continue
    if (!fits(b, tally(b, s, place, -1, true, 0), tally(b, s, place, -1, false, 0))) {
      faults.push(`more aboard than the ships in ${b.placeName[place]} carry`)
    }
  }
  const storming = s.frames.some(({ at }) => at === 'chase' || at === 'moored')
  for (let place = b.tradeBoxes; place < b.regroup; place++) {
    let n = 0
    for (let u = s.head[place]; u >= 0; u = s.next[u]) n++
    const most = place < b.raidBoxes ? b.boxSlots[place - b.tradeBoxes] : 1
    if (n > most && !storming) faults.push(`${n} counters in ${b.placeName[place]}`)
  }
}
