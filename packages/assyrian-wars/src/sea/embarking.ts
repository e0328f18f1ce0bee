// 6.16.c to 6.16.e Troops that go aboard, are carried and come ashore.

import type { AwAction } from '../board/actions.ts'
import { type Board, field, inside } from '../board/board.ts'
import { command, counterName, freshest, isLand, isLeader, isMercenary, move, presence } from '../board/counters.ts'
import { type FrameOf, frames, shared } from '../board/frames.ts'
import {
  type Area,
  bit,
  CARRIED,
  type Counter,
  type Countries,
  type Country,
  type Face,
  FINISHED,
  FOUGHT,
  has,
  lowest,
  MARCHED,
  NOBODY,
  type Place,
  SAILING,
  type UnitKind,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, on, seatOf } from '../board/state.ts'
import { hostilesOf, mayEnter } from '../common/passage.ts'
import { seersOf } from '../fog/piles.ts'
import { settleGroups } from '../forces/army-groups.ts'
import { ATTACK, enter, LANDING as FROM_SHIPS, occupants } from '../forces/arrival.ts'
import { canCarry, isCutOff, shipmates } from '../forces/fleet.ts'
import { LANDING } from '../movement/march-party.ts'
import { canAttack, pushBody } from './landing.ts'

const { aboard: aboardFrame, fleet, lading } = frames

const STUCK = FINISHED | FOUGHT | CARRIED | MARCHED

/** In a port, fresh, own or an ally's, not shut in. 6.16.c, d */
export function mayEmbark(b: Board, s: AwState, c: Country, u: Counter, area: Area): boolean {
  if (b.ship[u] || s.own[u] < 0 || !has(shipmates(s, c), s.own[u])) return false
  if (s.moved[u] > 0 || (s.busy[u] & STUCK) !== 0) return false
  return s.at[u] === field(area) || (s.at[u] === inside(b, area) && !isCutOff(b, s, area))
}

/** Whether one more mercenary of a country has a leader aboard: without one it does not move. 6.6, 6.6.2 */
function isLed(b: Board, s: AwState, place: Place, c: Country): boolean {
  let room = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (b.ship[u] || s.own[u] !== c || (s.busy[u] & SAILING) === 0) continue
    if (u >= b.firstLeader) room += command(b, s, u)
    else if (isMercenary(b, u)) room--
  }
  return room > 0
}

/** Whether the ships, and the leaders aboard, have room for it. 6.16.c */
const hasBerth = (b: Board, s: AwState, f: FrameOf<'fleet' | 'lading'>, u: Counter): boolean =>
  u >= b.firstLeader ||
  (canCarry(b, s, shared.place(f), shipmates(s, f.of), s.side[u]) &&
    (!isMercenary(b, u) || isLed(b, s, shared.place(f), s.own[u])))

function hasCargo(b: Board, s: AwState, f: FrameOf<'fleet'>, area: Area): boolean {
  for (let place = field(area); place >= 0; place = place === field(area) ? inside(b, area) : -1) {
    for (let u = s.head[place]; u >= 0; u = s.next[u]) {
      if (mayEmbark(b, s, f.of, u, area) && hasBerth(b, s, f, u)) return true
    }
  }
  return false
}

/** Aboard the fleet under way, and not back from a landing. */
const mayGoAshore = (b: Board, s: AwState, u: Counter): boolean =>
  !b.ship[u] && (s.busy[u] & SAILING) !== 0 && (s.busy[u] & (FINISHED | FOUGHT)) === 0

/** Countries with cargo that may go ashore, as bits. */
function shipped(b: Board, s: AwState, place: Place): Countries {
  let set = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (mayGoAshore(b, s, u)) set |= bit(s.own[u])
  return set
}

/** The enemies that these would meet on the shore, as bits. */
const onShore = (b: Board, s: AwState, countries: Countries, area: Area): number =>
  presence(b, s, area) & hostilesOf(s, countries)

/** All may enter; against enemies there must be somebody who can attack, and they must be open to it. 6.16.e, 8.1 */
const mayLand = (b: Board, s: AwState, countries: Countries, place: Place, area: Area): boolean => {
  for (let rest = countries; rest !== 0; rest &= rest - 1) if (mayEnter(b, s, lowest(rest), area) !== 1) return false
  const foes = onShore(b, s, countries, area)
  for (let rest = foes; rest !== 0; rest &= rest - 1) if (s.sanctuary[lowest(rest)] === area + 1) return false
  return foes === 0 || canAttack(b, s, place, LANDING, countries)
}

export function legalCargo(b: Board, s: AwState, f: FrameOf<'fleet'>, out: AwAction[], n: number): number {
  const place = fleet.place(f)
  const zone = place - b.seas
  const aboard = shipped(b, s, place)
  const fresh = !hasLifted(b, s, place)
  for (const area of b.ports[zone]) {
    if (!b.scenarios[s.scenario].open[area]) continue
    if (fresh && hasCargo(b, s, f, area)) out[n++] = b.acts.load[area]
    if (aboard !== 0 && mayLand(b, s, aboard, place, area)) out[n++] = b.acts.land[area]
  }
  return n
}

/** Whether the ships have made their one lift of the impulse. 6.16.c */
export function hasLifted(b: Board, s: AwState, place: Place): boolean {
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] && (s.busy[u] & SAILING) !== 0 && (s.busy[u] & CARRIED) !== 0) return true
  }
  return false
}

/** 6.16.e: all that is aboard goes ashore, but against enemies only one army, group or unit at a time. */
export function disembark(ctx: RuleContext, f: FrameOf<'fleet'>, area: Area): void {
  const { b, s } = ctx
  const place = fleet.place(f)
  const countries = shipped(b, s, place)
  const foes = onShore(b, s, countries, area)
  const there = occupants(b, s, area)
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] && (s.busy[u] & SAILING) !== 0) s.busy[u] |= CARRIED
  }
  settleGroups(ctx)
  if (foes !== 0) {
    pushBody(s, f.of, place, LANDING, area, countries)
    return
  }
  let units = 0
  for (let u = s.head[place]; u >= 0; ) {
    const next = s.next[u]
    if (mayGoAshore(b, s, u)) {
      s.busy[u] = (s.busy[u] & ~SAILING) | CARRIED
      move(s, u, field(area))
      if (isLand(b, u)) units++
    }
    u = next
  }
  ctx.tell?.all({ at: 'landed', country: b.countries[f.of], area: b.areas[area], units })
  enter(ctx, area, countries, ATTACK | FROM_SHIPS, NOBODY, there & ~countries)
}

/** Whoever is another player's is asked once whether his troops come aboard. 6.16.b, c */
export function askAboard(ctx: RuleContext, f: FrameOf<'lading'>, u: Counter): void {
  const { s } = ctx
  const c = s.own[u]
  if (seatOf(s, c) === seatOf(s, f.of) || has(lading.agreed(f), c)) embark(ctx, f, u)
  else aboardFrame.push(s, { of: c, counter: u, asker: f.of })
}

export function embark(ctx: RuleContext, f: FrameOf<'lading'>, u: Counter): void {
  const { b, s } = ctx
  const embarked = { at: 'embarked', country: b.countries[s.own[u]], area: b.areas[lading.port(f)] } as const
  const known = { ...embarked, unit: counterName(b, u) }
  // In the fog its enemies see that somebody goes aboard; what lies on top then they are told. 9.5
  if (on(s, FOG) && !isLeader(b, u)) ctx.tell?.only(seersOf(s, s.own[u]), known, embarked)
  else ctx.tell?.all(known)
  move(s, u, lading.place(f))
  s.busy[u] |= SAILING | CARRIED
}

/** The lowest unit in the port of this kind and side that may go aboard; NOBODY. */
export function cargo(b: Board, s: AwState, f: FrameOf<'lading'>, kind: UnitKind, side: Face): Counter {
  const port = lading.port(f)
  for (let place = field(port); place >= 0; place = place === field(port) ? inside(b, port) : -1) {
    const u = freshest(b, s, place, kind, side, v => !has(lading.declined(f), s.own[v]) && mayEmbark(b, s, f.of, v, port) && hasBerth(b, s, f, v)) // biome-ignore format: one call
    if (u !== NOBODY) return u
  }
  return NOBODY
}

/** Who may go aboard, each kind and side once. 6.16.d */
export function legalLading(b: Board, s: AwState, f: FrameOf<'lading'>, out: AwAction[]): number {
  const port = lading.port(f)
  let n = 0
  out[n++] = b.acts.done[0]
  for (let place = field(port); place >= 0; place = place === field(port) ? inside(b, port) : -1) {
    for (let u = s.head[place]; u >= 0; u = s.next[u]) {
      if (has(lading.declined(f), s.own[u]) || !mayEmbark(b, s, f.of, u, port)) continue
      if (u >= b.firstLeader) out[n++] = b.acts['embark-leader'][u - b.firstLeader]
      else if (hasBerth(b, s, f, u) && cargo(b, s, f, b.kind[u], s.side[u]) === u) {
        out[n++] = b.acts.embark[2 * b.kind[u] + s.side[u]]
      }
    }
  }
  return n
}

export const lowestCargo = (b: Board, s: AwState, c: Country, place: Place): boolean => {
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (s.own[u] === c && !b.ship[u]) return true
  return false
}
