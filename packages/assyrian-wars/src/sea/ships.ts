// 6.16 Naval affairs: fleets that sail, trade and carry troops.

import type { AwAction } from '../board/actions.ts'
import { type Board, boxPlace, field, isSea } from '../board/board.ts'
import { type Chapter, yesOrNo } from '../board/chapter.ts'
import { counterName, fleetsAt, isLeader, move, shipsOf } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop, topOf } from '../board/frames.ts'
import {
  AP,
  type Box,
  bit,
  CARRIED,
  type Country,
  ENTERED_BOX,
  FINISHED,
  FOUGHT,
  lowest,
  MOVE,
  NOBODY,
  type Place,
  SAILING,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, on, seatOf } from '../board/state.ts'
import { canPay, pay } from '../economy/purse.ts'
import { seersOf } from '../fog/piles.ts'
import { settleGroups } from '../forces/army-groups.ts'
import {
  canCarry,
  dropAnchor,
  isLoaded,
  isReady,
  lowestSailing,
  MOVED,
  putToSea,
  sailing,
  shipmates,
} from '../forces/fleet.ts'
import { askAboard, cargo, disembark, embark, legalCargo, legalLading, lowestCargo, mayEmbark } from './embarking.ts'
import { canSearch, pushSearch, shipsIn, spotFleet, stormBox } from './search.ts'

const { 'sail-along': sailAlong, aboard: aboardFrame, fleet, lading, moored } = frames

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
function mayStorm(b: Board, s: AwState, f: FrameOf<'fleet'>, box: Box, ships: number): boolean {
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
        // Enemies do not see who was asked, not even that it was the unit on top. 9.5
        if (on(s, FOG) && !isLeader(b, counter)) ctx.tell?.only(seersOf(s, f.of), consent)
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

/** An ally's ships, and what they carry, sail along. 6.16.b */
function joinFleet(ctx: RuleContext, d: Country): void {
  const { b, s } = ctx
  const f = topOf(s, 'fleet')
  putToSea(b, s, fleet.place(f), d)
  replaceTop(s, fleet.with(f, { countries: fleet.countries(f) | bit(d) }))
}
