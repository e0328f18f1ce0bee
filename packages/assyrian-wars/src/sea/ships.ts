// 6.16 Naval affairs: fleets that sail, trade and carry troops.

import type { AwAction } from '../board/actions.ts'
import { type Board, boxPlace, field, inside, isSea } from '../board/board.ts'
import { type Chapter, yesOrNo } from '../board/chapter.ts'
import {
  command,
  counterName,
  fleetsAt,
  freshest,
  isLand,
  isMercenary,
  move,
  presence,
  shipsOf,
} from '../board/counters.ts'
import { type FrameOf, frames, replaceTop, shared, topOf } from '../board/frames.ts'
import {
  AP,
  type Area,
  bit,
  CARRIED,
  type Counter,
  type Countries,
  type Country,
  ENTERED_BOX,
  FINISHED,
  FOUGHT,
  has,
  lowest,
  MARCHED,
  MOVE,
  NOBODY,
  type Place,
  SAILING,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, on, seatOf } from '../board/state.ts'
import { hostilesOf, mayEnter } from '../common/passage.ts'
import { canPay, pay } from '../economy/purse.ts'
import { isHidden, seersOf } from '../fog/fog.ts'
import { settleGroups } from '../forces/army-groups.ts'
import { ATTACK, enter, LANDING as FROM_SHIPS, occupants } from '../forces/arrival.ts'
import {
  canCarry,
  dropAnchor,
  isCutOff,
  isLoaded,
  isReady,
  lowestSailing,
  MOVED,
  putToSea,
  sailing,
  shipmates,
} from '../forces/fleet.ts'
import { LANDING } from '../movement/march-party.ts'
import { canAttack, pushBody } from './landing.ts'
import { canSearch, pushSearch, shipsIn, spotFleet, stormBox } from './search.ts'

const { aboard: aboardFrame, fleet, lading, moored, 'sail-along': sailAlong } = frames

const zoneCost = (b: Board): number => b.data.constants.movement.fleetZone * AP
const boxCost = (b: Board): number => b.data.constants.movement.fleetTradeBox * AP

const isBox = (b: Board, place: Place): boolean => place >= b.tradeBoxes && place < b.raidBoxes

/** A ship of the country there that may still sail. */
function hasReady(b: Board, s: AwState, place: Place, c: Country): boolean {
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] === c && isReady(b, s, u) && (s.busy[u] & ENTERED_BOX) === 0) return true
  }
  return false
}

/** Whether the ships under way have done nothing yet: only then may they go into a box. 6.16.b, N87 */
function untouched(b: Board, s: AwState, place: Place): boolean {
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] && (s.busy[u] & SAILING) !== 0 && (s.moved[u] > 0 || (s.busy[u] & CARRIED) !== 0)) return false
  }
  return true
}

/** Ships under way that may still sail. */
function canSail(b: Board, s: AwState, place: Place): boolean {
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] && (s.busy[u] & SAILING) !== 0 && (s.busy[u] & (FINISHED | FOUGHT)) === 0) return true
  }
  return false
}

function legalFleet(b: Board, s: AwState, f: FrameOf<'fleet'>, out: AwAction[]): number {
  const { acts, scenarios } = b
  const { openZone, openBox } = scenarios[s.scenario]
  let n = 0
  out[n++] = acts.anchor[0]
  if (isBox(b, fleet.place(f))) {
    if (canPay(s, boxCost(b), MOVE)) {
      for (const zone of b.boxZones[fleet.place(f) - b.tradeBoxes]) if (openZone[zone]) out[n++] = acts.steer[zone]
    }
    return legalDetach(b, s, f, out, n)
  }
  const zone = fleet.place(f) - b.seas
  if (canPay(s, zoneCost(b), MOVE)) {
    for (const to of b.zoneNear[zone]) if (openZone[to]) out[n++] = acts.steer[to]
  }
  if (canPay(s, boxCost(b), MOVE) && !isLoaded(b, s, fleet.place(f)) && untouched(b, s, fleet.place(f))) {
    const ships = sailing(b, s, fleet.place(f))
    for (const box of b.boxesOf[zone]) {
      if (!openBox[box]) continue
      const place = boxPlace(b, box)
      const free = b.boxSlots[box] - shipsIn(b, s, place, -1)
      if (ships <= free) out[n++] = acts.steer[place - b.seas]
      if (mayStorm(b, s, f, box, ships)) out[n++] = acts.storm[place - b.seas]
    }
  }
  if (canSearch(b, s, f.of, zone)) out[n++] = acts.search[zone]
  n = legalDetach(b, s, f, out, n)
  return legalCargo(b, s, f, out, n)
}

/** By force against fleets that are there, whether they leave room or not: a search more to pay, and no more ships than slots. 6.16.g */
function mayStorm(b: Board, s: AwState, f: FrameOf<'fleet'>, box: number, ships: number): boolean {
  const own = shipsOf(b, s, boxPlace(b, box), f.of)
  if (fleet.countries(f) !== bit(f.of) || ships + own > b.boxSlots[box]) return false
  if ((fleetsAt(b, s, boxPlace(b, box)) & ~bit(f.of)) === 0) return false
  return canPay(s, boxCost(b) + b.data.constants.naval.search * AP, MOVE)
}

/** Ships that may stay behind, and allies that may be asked along. 6.16.b */
function legalDetach(b: Board, s: AwState, f: FrameOf<'fleet'>, out: AwAction[], n: number): number {
  const place = fleet.place(f)
  if (sailing(b, s, place) > 1) {
    let last = -1
    for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
      if (!b.ship[u] || (s.busy[u] & SAILING) === 0) continue
      const key = 2 * b.kind[u] + s.side[u]
      if (key === last || lowestSailing(b, s, place, b.kind[u], s.side[u]) !== u) continue
      last = key
      if (canCarry(b, s, place, shipmates(s, s.own[u]), NOBODY, u)) out[n++] = b.acts.detach[key]
    }
  }
  for (
    let rest = fleetsAt(b, s, place) & s.kin[f.of] & ~fleet.countries(f) & ~fleet.declined(f);
    rest !== 0;
    rest &= rest - 1
  ) {
    const d = lowest(rest)
    if (hasReady(b, s, place, d)) out[n++] = b.acts['ask-along'][d]
  }
  return n
}

const STUCK = FINISHED | FOUGHT | CARRIED | MARCHED

/** In a port, fresh, own or an ally's, not shut in. 6.16.c, d */
function mayEmbark(b: Board, s: AwState, c: Country, u: Counter, area: Area): boolean {
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

function legalCargo(b: Board, s: AwState, f: FrameOf<'fleet'>, out: AwAction[], n: number): number {
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

/** The ships under way, with what they carry, to another place. */
function sailTo(ctx: RuleContext, f: FrameOf<'fleet'>, to: Place): void {
  const { b, s } = ctx
  for (let u = s.head[fleet.place(f)]; u >= 0; ) {
    const next = s.next[u]
    if ((s.busy[u] & SAILING) !== 0) {
      move(s, u, to)
      if (b.ship[u]) s.moved[u]++
    }
    u = next
  }
  settleGroups(ctx)
  ctx.tell?.all({
    at: 'sailed',
    country: b.countries[f.of],
    from: b.placeName[fleet.place(f)],
    to: b.placeName[to],
    ships: sailing(b, s, to),
  })
}

/** Into or out of a box: that is all a ship does in the impulse. 6.16.b */
function steer(ctx: RuleContext, f: FrameOf<'fleet'>, to: Place): void {
  const { b, s } = ctx
  const box = isBox(b, to) || isBox(b, fleet.place(f))
  pay(ctx, box ? boxCost(b) : zoneCost(b), MOVE)
  sailTo(ctx, f, to)
  if (box) {
    s.frames.pop()
    markBox(b, s, to)
    dropAnchor(b, s)
  } else replaceTop(s, fleet.with(f, { place: to, flags: fleet.flags(f) | MOVED }))
  if (isSea(b, to)) spotFleet(ctx, to - b.seas, fleet.countries(f))
}

function markBox(b: Board, s: AwState, place: Place): void {
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] && (s.busy[u] & SAILING) !== 0) s.busy[u] |= ENTERED_BOX
  }
}

/** 6.16.e: all that is aboard goes ashore, but against enemies only one army, group or unit at a time. */
function disembark(ctx: RuleContext, f: FrameOf<'fleet'>, area: Area): void {
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
function askAboard(ctx: RuleContext, f: FrameOf<'lading'>, u: Counter): void {
  const { s } = ctx
  const c = s.own[u]
  if (seatOf(s, c) === seatOf(s, f.of) || has(lading.agreed(f), c)) embark(ctx, f, u)
  else aboardFrame.push(s, { of: c, counter: u, asker: f.of })
}

function embark(ctx: RuleContext, f: FrameOf<'lading'>, u: Counter): void {
  const { b, s } = ctx
  const embarked = { at: 'embarked', country: b.countries[s.own[u]], area: b.areas[lading.port(f)] } as const
  const known = { ...embarked, unit: counterName(b, u) }
  // In the fog its enemies see that somebody goes aboard. 9.5
  if (isHidden(b, s, NOBODY, u)) ctx.tell?.only(seersOf(s, s.own[u]), known, embarked)
  else ctx.tell?.all(known)
  move(s, u, lading.place(f))
  s.busy[u] |= SAILING | CARRIED
}

/** The lowest unit in the port of this kind and side that may go aboard; NOBODY. */
function cargo(b: Board, s: AwState, f: FrameOf<'lading'>, kind: number, side: number): Counter {
  const port = lading.port(f)
  for (let place = field(port); place >= 0; place = place === field(port) ? inside(b, port) : -1) {
    const u = freshest(b, s, place, kind, side, v => !has(lading.declined(f), s.own[v]) && mayEmbark(b, s, f.of, v, port) && hasBerth(b, s, f, v)) // biome-ignore format: one call
    if (u !== NOBODY) return u
  }
  return NOBODY
}

/** Who may go aboard, each kind and side once. 6.16.d */
function legalLading(b: Board, s: AwState, f: FrameOf<'lading'>, out: AwAction[]): number {
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

const scratch: AwAction[] = []

export const shipsChapter: Chapter = {
  frames: {
    fleet: {
      run(ctx, f) {
        const { b, s } = ctx
        if (canSail(b, s, fleet.place(f)) && (on(s, FOG) || legalFleet(b, s, f, scratch) > 1)) return true
        s.frames.pop()
        dropAnchor(b, s)
        return false
      },
      legal: legalFleet,
      apply(ctx, f, action) {
        const { b, s } = ctx
        const place = fleet.place(f)
        switch (action.kind) {
          case 'steer':
            return steer(ctx, f, action.place)
          case 'storm': {
            pay(ctx, boxCost(b), MOVE)
            sailTo(ctx, f, action.place)
            replaceTop(s, fleet.with(f, { place: action.place, flags: fleet.flags(f) | MOVED }))
            markBox(b, s, action.place)
            s.frames.pop()
            moored.push(s, {})
            return stormBox(ctx, f.of, action.place, place)
          }
          case 'search':
            return pushSearch(ctx, f.of, place - b.seas)
          case 'load':
            lading.push(s, { of: f.of, place, port: action.area })
            return
          case 'land':
            return disembark(ctx, f, action.area)
          case 'detach': {
            const u = lowestSailing(b, s, place, action.unit, action.side)
            s.busy[u] &= ~SAILING
            return
          }
          case 'ask-along':
            replaceTop(s, fleet.with(f, { declined: fleet.declined(f) | bit(action.country) }))
            if (seatOf(s, action.country) === seatOf(s, f.of)) return joinFleet(ctx, action.country)
            sailAlong.push(s, { of: action.country, asker: f.of, place })
            return
          default:
            s.frames.pop()
            dropAnchor(b, s)
        }
      },
    },
    /** The fight for a box is over: the ships that came are done. */
    moored: {
      run(ctx) {
        ctx.s.frames.pop()
        dropAnchor(ctx.b, ctx.s)
        return false
      },
    },
    lading: {
      // All are aboard, or there is no room: nothing to ask, unless that would show what a stack holds. 9.5
      run(ctx, f) {
        if (on(ctx.s, FOG) || legalLading(ctx.b, ctx.s, f, scratch) > 1) return true
        ctx.s.frames.pop()
        return false
      },
      legal: legalLading,
      apply(ctx, f, action) {
        if (action.kind === 'embark') askAboard(ctx, f, cargo(ctx.b, ctx.s, f, action.unit, action.side))
        else if (action.kind === 'embark-leader') askAboard(ctx, f, ctx.b.firstLeader + action.leader)
        else ctx.s.frames.pop()
      },
    },
    aboard: {
      legal: yesOrNo,
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        const below = topOf(s, 'lading')
        const yes = action.kind === 'yes'
        const counter = aboardFrame.counter(f)
        const consent = { at: 'consent', country: b.countries[f.of], leader: counterName(b, counter), yes } as const
        if (isHidden(b, s, NOBODY, counter)) ctx.tell?.only(seersOf(s, f.of), consent)
        else ctx.tell?.all(consent)
        const now = lading.with(below, { declined: lading.declined(below) | bit(f.of) })
        replaceTop(s, yes ? lading.with(below, { agreed: lading.agreed(below) | bit(f.of) }) : now)
        if (yes) embark(ctx, below, counter)
      },
    },
    'sail-along': {
      legal: yesOrNo,
      apply(ctx, f, action) {
        ctx.s.frames.pop()
        if (action.kind === 'yes') joinFleet(ctx, f.of)
      },
    },
  },
  legalAct(b, s, f, out, n) {
    for (let place = b.seas; place < b.raidBoxes; place++) {
      if (s.head[place] >= 0 && hasReady(b, s, place, f.of) && maySail(b, s, f.of, place)) {
        out[n++] = b.acts.sail[place - b.seas]
      }
    }
    return n
  },
  applyAct(ctx, f, action) {
    if (action.kind !== 'sail') return false
    putToSea(ctx.b, ctx.s, action.place, f.of)
    fleet.push(ctx.s, { of: f.of, place: action.place, countries: bit(f.of) })
    return true
  },
}

/** Something a fleet there could do. */
function maySail(b: Board, s: AwState, c: Country, place: Place): boolean {
  if (canPay(s, isBox(b, place) ? boxCost(b) : zoneCost(b), MOVE)) return true
  if (isBox(b, place)) return false
  if (lowestCargo(b, s, c, place)) return true
  for (const area of b.ports[place - b.seas]) {
    for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) if (mayEmbark(b, s, c, u, area)) return true
  }
  return false
}

const lowestCargo = (b: Board, s: AwState, c: Country, place: Place): boolean => {
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (s.own[u] === c && !b.ship[u]) return true
  return false
}

/** An ally's ships, and what they carry, sail along. 6.16.b */
function joinFleet(ctx: RuleContext, d: Country): void {
  const { b, s } = ctx
  const f = topOf(s, 'fleet')
  putToSea(b, s, fleet.place(f), d)
  replaceTop(s, fleet.with(f, { countries: fleet.countries(f) | bit(d) }))
}
