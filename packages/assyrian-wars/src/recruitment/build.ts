// 6.1, 6.3, 6.5 Building, leaders, buying back. A thing is named first, then its place is asked. Mercenaries are in hire.ts, what
// stands on the map already is made whole in rebuild.ts.

import type { AwAction } from '../board/actions.ts'
import { type Board, fieldArea, isSea, poolOf } from '../board/board.ts'
import { askPlace, type Chapter } from '../board/chapter.ts'
import { counterName, isMercenary, lowestOf, move, spotName } from '../board/counters.ts'
import { frames } from '../board/frames.ts'
import {
  AP,
  BUILD,
  type Counter,
  type Country,
  FULL,
  GENERAL,
  HIRE,
  has,
  NOBODY,
  NOWHERE,
  type Place,
  REDUCED,
  type UnitKind,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, on, REDUCED_LEADERS } from '../board/state.ts'
import { isWild } from '../common/alliances.ts'
import { buildPrice, regainPrice } from '../economy/prices.ts'
import { canPay, left, pay } from '../economy/purse.ts'
import { hasPlace, placesFor } from '../economy/sites.ts'
import { enter, occupants } from '../forces/arrival.ts'
import { interceptors } from '../movement/interception.ts'
import { spotFleet } from '../sea/search.ts'

const { place: placeFrame } = frames

/** Bits of `s.did`: what a country does once in an impulse. */
export const DID_LEADER = 1
export const DID_DISBAND = 4

/** What is done with a counter that is placed, in `b` of the frame `place`. */
export const PLACINGS = ['built', 'hired', 'recruited', 'regained', 'bought'] as const
export const [BUILT, HIRED, RECRUITED, REGAINED, BOUGHT] = [0, 1, 2, 3, 4]

/** The first impulse of a country in a turn. 9.3, 9.4 */
export const isFirstImpulse = (s: AwState, c: Country): boolean => !has(s.had, c)

/** The lowest counter of a kind in a country's pool; NOBODY. */
export const inPool = (b: Board, s: AwState, c: Country, kind: UnitKind): number => {
  for (let u = s.head[poolOf(b, c)]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (b.kind[u] === kind) return u
  return NOBODY
}

/** Asks where a counter goes, at this price; with one place only it goes there at once. */
export function pushPlace(ctx: RuleContext, c: Country, u: Counter, how: number, price: number): void {
  const n = placesFor(ctx.b, ctx.s, c, u, places)
  if (n === 0) return
  if (n === 1) setUp(ctx, c, u, places[0], how, price)
  else placeFrame.push(ctx.s, { of: c, counter: u, how, price })
}
const places: Place[] = []

/** The counter stands there, and is paid. */
function setUp(ctx: RuleContext, c: Country, u: Counter, place: Place, how: number, price: number): void {
  const { b, s } = ctx
  if (price > 0)
    pay(ctx, price, how === HIRED || how === BOUGHT ? HIRE : how === BUILT || has(b.isTribe, c) ? BUILD : GENERAL)
  s.own[u] = c
  s.moved[u] = 0
  s.busy[u] = 0
  if (how !== REGAINED) {
    s.side[u] = u >= b.firstLeader && u < b.firstKing && on(s, REDUCED_LEADERS) ? REDUCED : FULL
  }
  const there = place < b.insides ? occupants(b, s, fieldArea(place)) : 0
  move(s, u, place)
  ctx.tell?.all({
    at: 'placed',
    country: b.countries[c],
    unit: counterName(b, u),
    place: spotName(b, place),
    how: PLACINGS[how],
    price: price / AP,
  })
  arrive(ctx, c, u, place, there)
}

/** Enemies may intercept a unit that appears, and look for a ship that does; `there`: who had units in the area before. 6.6.9,
 *  6.16.f, N85 */
export function arrive(ctx: RuleContext, c: Country, u: Counter, place: Place, there: number): void {
  const { b, s } = ctx
  if (u >= b.firstLeader) return
  if (isSea(b, place)) spotFleet(ctx, place - b.seas, 1 << c)
  else if (place < b.insides && interceptors(b, s, fieldArea(place), 1 << c, NOWHERE, there) !== 0) {
    enter(ctx, fieldArea(place), 1 << c, 0, NOWHERE, there)
  }
}

/** Tribes raise new units only with what they have looted. 6.8.4, 10.1 */
const mayRaise = (b: Board, s: AwState, c: Country, price: number, use: number): boolean =>
  has(b.isTribe, c) ? s.bound[BUILD] >= price : canPay(s, price, use)

/** Whether there is a place for ships, leaders, mercenaries, regulars: found out once in a list. */
const [UNKNOWN, NONE, SOME] = [0, 1, 2]
const room = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]
function hasRoom(b: Board, s: AwState, c: Country, u: Counter): boolean {
  const sort = b.ship[u] ? 0 : u >= b.firstLeader ? 1 : isMercenary(b, u) ? 2 : 3
  if (room[sort] === UNKNOWN) room[sort] = hasPlace(b, s, c, u) ? SOME : NONE
  return room[sort] === SOME
}

/** Kinds of the country's own pool that can be built, leaders, what lies in the regroup box. */
function legalRaising(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  const { acts } = b
  const { build, leaderCost } = b.data.constants
  const most = left(s, BUILD)
  if (most < build.regroupMercenary * AP) return n
  let last = -1
  let leader = false
  for (let i = 0; i < room.length; i++) room[i] = UNKNOWN
  for (let u = s.head[poolOf(b, c)]; u >= 0; u = s.next[u]) {
    if (u >= b.firstLeader) {
      leader ||= u < b.firstKing
      continue
    }
    const kind = b.kind[u]
    if (kind === last || isMercenary(b, u)) continue
    last = kind
    const price = buildPrice(b, s, u)
    if (price > most || !mayRaise(b, s, c, price, BUILD)) continue
    if (hasRoom(b, s, c, u)) out[n++] = acts.build[kind]
  }
  if (leader && (s.did & DID_LEADER) === 0 && !has(b.isTribe, c) && canPay(s, leaderCost * AP)) {
    if (hasRoom(b, s, c, b.firstLeader)) out[n++] = acts.recruit[0]
  }
  let before = -1
  for (let u = s.head[b.regroup]; u >= 0; u = s.next[u]) {
    if (!mayRegain(b, s, c, u) || !mayRaise(b, s, c, regainPrice(b, u), GENERAL)) continue
    if (u >= b.firstLeader) {
      if (hasRoom(b, s, c, u)) out[n++] = acts['regain-leader'][u - b.firstLeader]
      continue
    }
    const key = 2 * b.kind[u] + s.side[u]
    if (key === before || seenBefore(b, s, c, u, key)) continue
    before = key
    if (hasRoom(b, s, c, u)) out[n++] = acts.regain[key]
  }
  return n
}

/** Whether a lower counter in the regroup box is of the same kind and side. */
function seenBefore(b: Board, s: AwState, c: Country, u: Counter, key: number): boolean {
  for (let v = s.head[b.regroup]; v >= 0 && v < u; v = s.next[v]) {
    if (2 * b.kind[v] + s.side[v] === key && mayRegain(b, s, c, v)) return true
  }
  return false
}

/** One's own, or any mercenary; tribes hire nobody. 6.5, 10.1 */
const mayRegain = (b: Board, s: AwState, c: Country, u: Counter): boolean =>
  s.own[u] === c || (u < b.firstLeader && isMercenary(b, u) && !isWild(b, s, c))

const asks = new WeakMap<Board, { readonly what: string; readonly names: readonly string[] }>()
const leaderAsk = (b: Board) => {
  let ask = asks.get(b)
  if (ask === undefined) {
    ask = { what: 'leader', names: b.leaders }
    asks.set(b, ask)
  }
  return ask
}

const counts: number[] = []

/** 6.3: one of the leaders in the pool, by chance. */
export function drawLeader(ctx: RuleContext, c: Country): Counter {
  const { b, s, chance } = ctx
  counts.length = b.leaders.length
  for (let i = 0; i < b.leaders.length; i++) counts[i] = 0
  for (let u = s.head[poolOf(b, c)]; u >= 0; u = s.next[u]) {
    if (u >= b.firstLeader && u < b.firstKing) counts[u - b.firstLeader] = 1
  }
  return b.firstLeader + chance.deal(leaderAsk(b), counts)
}

export const buildChapter: Chapter = {
  frames: {
    place: askPlace(
      (b, s, f, out) => placesFor(b, s, f.of, placeFrame.counter(f), out),
      (ctx, f, place) => setUp(ctx, f.of, placeFrame.counter(f), place, placeFrame.how(f), placeFrame.price(f)),
    ),
  },
  legalAct(b, s, f, out, n) {
    return legalRaising(b, s, f.of, out, n)
  },
  applyAct(ctx, f, action) {
    const { b, s } = ctx
    const c = f.of
    switch (action.kind) {
      case 'build': {
        const u = inPool(b, s, c, action.unit)
        pushPlace(ctx, c, u, BUILT, buildPrice(b, s, u))
        return true
      }
      case 'recruit':
        s.did |= DID_LEADER
        pushPlace(ctx, c, drawLeader(ctx, c), RECRUITED, b.data.constants.leaderCost * AP)
        return true
      case 'regain': {
        let u = lowestOf(b, s, b.regroup, c, action.unit, action.side)
        // A mercenary may be bought back by anyone. 6.5
        for (let v = s.head[b.regroup]; u === NOBODY && v >= 0 && v < b.firstLeader; v = s.next[v]) {
          if (b.kind[v] === action.unit && s.side[v] === action.side) u = v
        }
        pushPlace(ctx, c, u, REGAINED, regainPrice(b, u))
        return true
      }
      case 'regain-leader': {
        const u = b.firstLeader + action.leader
        pushPlace(ctx, c, u, REGAINED, regainPrice(b, u))
        return true
      }
      default:
        return false
    }
  },
}
