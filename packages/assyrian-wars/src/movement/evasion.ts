// 6.6.10 Evasion: forces that are attacked may withdraw before the battle, into a city of theirs there or to an area beside it.

import type { AwAction } from '../board/actions.ts'
import { type Board, field, fieldArea, inside, isInside, terrain } from '../board/board.ts'
import { W } from '../board/card-book.ts'
import type { Chapter } from '../board/chapter.ts'
import { action, factor, isLeader, isMercenary, move } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  type Area,
  bit,
  CALLED,
  type Counter,
  type Countries,
  type Country,
  has,
  lowest,
  NOBODY,
  type Place,
  TRIED,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { openWindow } from '../cards/reaction-windows.ts'
import {
  allMedes,
  blocker,
  friendlyArea,
  friendlyCity,
  hidesWays,
  hostile,
  hostilesOf,
  isMede,
  mayEnter,
  pathOpen,
  unbesiegedEnemies,
} from '../common/passage.ts'
import { settleSieges } from '../common/walls.ts'
import { commanderOf, groupOf } from '../forces/army-groups.ts'
import { enter, occupants } from '../forces/arrival.ts'
import { checkUnits } from '../forces/attrition.ts'
import { holdsArea } from '../forces/battle-sides.ts'
import { armySize, cavalryEdge, leaderOf, listAt } from '../forces/force.ts'
import { canAffordWar, payAndDeclare, warBar } from '../politics/war.ts'
import { cross } from './step.ts'

const { evade, evasion } = frames

/** In `s.flights`, beside place + 1. SURE: a card lets it succeed. */
export const HASTY = 1 << 16
const SURE = 1 << 17
const placeOf = (flight: number): number => (flight & (HASTY - 1)) - 1

/** Asks all who are attacked in the field of an area; failures are noted in `s.unready`. */
export function pushEvasion(ctx: RuleContext, area: Area, attackers: Countries): void {
  ctx.s.flights.fill(0)
  evasion.push(ctx.s, { area, attackers })
}

const band: Counter[] = []

/** Whether a counter could evade: interceptors that have just come do not. 6.6.10 */
const mayGo = (s: AwState, u: Counter): boolean => (s.busy[u] & CALLED) === 0

/** Land units and leaders of these countries in the field of an area that could evade, into `out`. */
function listEvaders(b: Board, s: AwState, area: Area, countries: Countries, out: Counter[]): void {
  out.length = 0
  for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) {
    if (!b.ship[u] && s.own[u] >= 0 && has(countries, s.own[u]) && mayGo(s, u)) out.push(u)
  }
}

/** Units and leaders of these countries that attack in a field: not those that stand by. 6.6.10 */
function attackersIn(s: AwState, b: Board, area: Area, countries: Countries): number {
  let n = 0
  for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) {
    if (!b.ship[u] && has(countries, s.own[u]) && !s.held.includes(u)) n++
  }
  return n
}

/** Countries for which c decides: its own forces, and those of the group that one of its leaders commands. */
export function following(b: Board, s: AwState, c: Country, area: Area): Countries {
  let set = bit(c)
  for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) {
    if (!isLeader(b, u)) continue
    const card = groupOf(b, s, u)
    if (card !== NOBODY && s.own[s.chief[card]] === c && s.at[s.chief[card]] === field(area)) set |= bit(s.own[u])
  }
  return set
}

/** Whether somebody else's leader decides for c: he commands the group its army is in. */
export function isLed(b: Board, s: AwState, c: Country, area: Area): boolean {
  for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) {
    if (!isLeader(b, u) || s.own[u] !== c) continue
    const card = groupOf(b, s, u)
    if (card !== NOBODY && s.own[s.chief[card]] !== c) return true
  }
  return false
}

/** Places a force of c could evade to: the city, friendly areas; only without any of them an enemy's area. */
export function evasionTargets(b: Board, s: AwState, c: Country, area: Area, out: Place[]): number {
  const who = following(b, s, c, area)
  out.length = 0
  let city = true
  for (let rest = who; rest !== 0; rest &= rest - 1) if (!friendlyCity(b, s, lowest(rest), area)) city = false
  if (city) out.push(inside(b, area))
  addAreas(b, s, who, area, true, out)
  if (out.length === 0) addAreas(b, s, who, area, false, out)
  return out.length
}

function addAreas(b: Board, s: AwState, who: Countries, area: Area, friendly: boolean, out: Place[]): void {
  listEvaders(b, s, area, who, band)
  let medes = true
  for (const u of band) if (!isMede(b, s, u)) medes = false
  for (const to of b.linked[area]) {
    if (!pathOpen(terrain(b, area, to), medes)) continue
    let fine = true
    for (let rest = who; rest !== 0 && fine; rest &= rest - 1) {
      const c = lowest(rest)
      fine = mayEnter(b, s, c, to) === 1 && unbesiegedEnemies(b, s, c, to) === 0
      if (fine) fine = friendly ? friendlyArea(b, s, c, to) : s.land[to] !== NOBODY && hostile(s, c, s.land[to])
    }
    if (fine) out.push(field(to))
  }
}

/** Where a neutral area could be entered after a declaration of war, which makes it the enemy's. 6.7.8, 8.1 */
export const wayByWar = (b: Board, s: AwState, c: Country, from: Area, to: Area, barred: number): boolean => {
  if (holdsArea(barred, to) || mayEnter(b, s, c, to) !== 2 || (occupants(b, s, to) & ~s.kin[c]) !== 0) return false
  if (!pathOpen(terrain(b, from, to), allMedes(b, s, field(from), c))) return false
  const d = blocker(b, s, to)
  return d !== NOBODY && warBar(b, s, c, d) === '' && canAffordWar(b, s, c, d)
}

/** Whether a neutral area would be a refuge after a declaration of war: only where no friendly ground is. 6.6.10, 8.1 */
function refugeByWar(b: Board, s: AwState, c: Country, area: Area, to: Area): boolean {
  if (!wayByWar(b, s, c, area, to, 0)) return false
  for (let rest = following(b, s, c, area) & ~bit(c); rest !== 0; rest &= rest - 1) {
    if (mayEnter(b, s, lowest(rest), to) !== 1) return false
  }
  return true
}

/** Whether c has friendly ground to evade to. */
const hasFriendlyRefuge = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  evasionTargets(b, s, c, area, targets) > 0 &&
  (isInside(b, targets[0]) || friendlyArea(b, s, c, fieldArea(targets[0])))

function anyRefugeByWar(b: Board, s: AwState, c: Country, area: Area): boolean {
  for (const to of b.linked[area]) if (refugeByWar(b, s, c, area, to)) return true
  return false
}

/** Into the city without a roll: one unit or leader alone, or attackers three times as strong. */
export function isSure(b: Board, s: AwState, who: Countries, area: Area, attackers: Countries): boolean {
  listEvaders(b, s, area, who, band)
  const ours = band.length
  const theirs = attackersIn(s, b, area, attackers)
  return ours === 1 || theirs >= b.data.constants.evasion.automaticRatio * ours
}

const targets: Place[] = []

function legal(b: Board, s: AwState, f: FrameOf<'evade'>, out: AwAction[]): number {
  const c = f.of
  const area = evade.area(f)
  let n = 0
  evasionTargets(b, s, c, area, targets)
  for (const to of targets) {
    if (isInside(b, to)) {
      out[n++] = b.acts.shelter[0]
      if (!isSure(b, s, following(b, s, c, area), area, evade.attackers(f))) out[n++] = b.acts.shelter[1]
    } else {
      out[n++] = b.acts.evade[2 * to]
      out[n++] = b.acts.evade[2 * to + 1]
    }
  }
  if (!hasFriendlyRefuge(b, s, c, area)) {
    for (const to of b.linked[area]) if (refugeByWar(b, s, c, area, to)) out[n++] = b.acts['evade-war'][to]
  }
  out[n++] = b.acts.pass[0]
  return n
}

function apply(ctx: RuleContext, f: FrameOf<'evade'>, act: AwAction): void {
  const { b, s, tell } = ctx
  if (act.kind === 'evade-war') {
    // The question is asked again: what was neutral is the enemy's now.
    payAndDeclare(ctx, f.of, blocker(b, s, act.area))
    return
  }
  s.frames.pop()
  if (act.kind !== 'evade' && act.kind !== 'shelter') return
  const to = act.kind === 'evade' ? act.area : inside(b, evade.area(f))
  s.flights[f.of] = to + 1 + (act.hasty === 1 ? HASTY : 0)
  tell?.all({
    at: 'evasion',
    country: b.countries[f.of],
    area: b.areas[evade.area(f)],
    to: b.placeName[to],
    hasty: act.hasty === 1,
  })
}

/** What the evading force adds to its roll. */
export function evasionModifier(
  b: Board,
  s: AwState,
  ours: readonly Counter[],
  theirs: readonly Counter[],
  to: Place,
  hasty: boolean,
): number {
  const k = b.data.constants.evasion
  const leader = leaderOf(b, s, ours)
  const foe = leaderOf(b, s, theirs)
  const c = s.own[ours[0]]
  let sum = leader === NOBODY ? k.noLeader : action(b, s, leader)
  if (foe !== NOBODY) sum -= action(b, s, foe)
  if (isInside(b, to)) sum += k.friendlyCity
  else if (friendlyArea(b, s, c, fieldArea(to))) sum += k.adjacentFriendly
  if (hasty) sum += k.hasty
  return sum + cavalryEdge(b, s, ours, theirs)
}

const ours: Counter[] = []
const theirs: Counter[] = []

/** 2D6 and modifiers against 9. */
function rollFlight(
  ctx: RuleContext,
  list: readonly Counter[],
  area: Area,
  to: Place,
  attackers: Countries,
  hasty: boolean,
): boolean {
  const { b, s, tell } = ctx
  const { need } = b.data.constants.evasion
  listAt(b, s, field(area), attackers, theirs)
  for (let i = theirs.length - 1; i >= 0; i--) if (s.held.includes(theirs[i])) theirs.splice(i, 1)
  const modifier = evasionModifier(b, s, list, theirs, to, hasty)
  const first = rollDie(ctx)
  const second = rollDie(ctx)
  const roll = first + second
  const success = roll + modifier >= need
  tell?.all({
    at: 'evasion-roll',
    country: b.countries[s.own[list[0]]],
    area: b.areas[area],
    to: b.placeName[to],
    roll,
    dice: `${first}${second}`,
    modifier,
    need,
    success,
  })
  return success
}

/** These counters get away: over the path with its checks, more of them if hasty or onto an enemy's ground. They may be intercepted. */
function flee(ctx: RuleContext, list: readonly Counter[], area: Area, to: Place, hasty: boolean): void {
  const { b, s } = ctx
  const gone = list.slice()
  let who = 0
  for (const u of gone) who |= bit(s.own[u])
  if (isInside(b, to)) {
    for (const u of gone) move(s, u, to)
    if (hasty) checkUnits(ctx, gone, to)
    settleSieges(ctx)
    return
  }
  const there = occupants(b, s, fieldArea(to))
  const wild = friendlyArea(b, s, lowest(who), fieldArea(to)) ? 0 : 1
  for (const u of gone) move(s, u, field(fieldArea(to)))
  cross(ctx, gone, area, fieldArea(to), wild + (hasty ? 1 : 0))
  settleSieges(ctx)
  enter(ctx, fieldArea(to), who, 0, area, there)
}

/** The forces of c, and those it commands, try to get away from the field of an area: after an ambush. 9.7 */
export function rollEvasion(ctx: RuleContext, c: Country, area: Area, to: Place, attackers: Countries): boolean {
  listEvaders(ctx.b, ctx.s, area, following(ctx.b, ctx.s, c, area), ours)
  return ours.length > 0 && rollFlight(ctx, ours, area, to, attackers, false)
}

/** They get away. */
export function evadeTo(ctx: RuleContext, c: Country, area: Area, to: Place, hasty: boolean): void {
  listEvaders(ctx.b, ctx.s, area, following(ctx.b, ctx.s, c, area), ours)
  flee(ctx, ours, area, to, hasty)
}

/** Into the city of the area, and few enough or far too weak. 6.6.10 */
const needsNoRoll = (b: Board, s: AwState, c: Country, area: Area, attackers: Countries): boolean =>
  isInside(b, placeOf(s.flights[c])) && isSure(b, s, following(b, s, c, area), area, attackers)

/** One force with one commander, or without leader, tries as a whole; armies without a group each for itself. 6.6.5 */
function resolve(ctx: RuleContext, c: Country, area: Area, attackers: Countries): void {
  const { b, s } = ctx
  const flight = s.flights[c]
  const to = placeOf(flight)
  const hasty = (flight & HASTY) !== 0
  const who = following(b, s, c, area)
  listEvaders(b, s, area, who, ours)
  if (ours.length === 0) return
  const sure = (flight & SURE) !== 0 || needsNoRoll(b, s, c, area, attackers)
  if (sure) {
    ctx.tell?.all({
      at: 'evasion-roll',
      country: b.countries[c],
      area: b.areas[area],
      to: b.placeName[to],
      roll: 0,
      modifier: 0,
      need: b.data.constants.evasion.need,
      success: true,
    })
    flee(ctx, ours, area, to, hasty)
    return
  }
  let leaders = 0
  for (const u of ours) if (isLeader(b, u)) leaders++
  if (leaders <= 1 || commanderOf(b, s, ours) !== NOBODY) {
    if (rollFlight(ctx, ours, area, to, attackers, hasty)) flee(ctx, ours, area, to, hasty)
    else s.unready |= who
    return
  }
  apart(ctx, who, area, to, attackers, hasty, leaders)
}

const army: Counter[] = []

/** Several armies without a group: each rolls for itself, units without leader together. N10 */
function apart(
  ctx: RuleContext,
  who: Countries,
  area: Area,
  to: Place,
  attackers: Countries,
  hasty: boolean,
  leaders: number,
): void {
  const { b, s } = ctx
  const all = ours.slice()
  const getaway: Counter[] = []
  let left = leaders
  for (const leader of all) {
    if (!isLeader(b, leader)) continue
    left--
    share(b, s, all, leader, left)
    if (rollFlight(ctx, army, area, to, attackers, hasty)) getaway.push(...army)
  }
  army.length = 0
  for (const u of all) if (!isLeader(b, u) && (s.busy[u] & TRIED) === 0) army.push(u)
  if (army.length > 0 && rollFlight(ctx, army, area, to, attackers, hasty)) getaway.push(...army)
  for (const u of all) s.busy[u] &= ~TRIED
  if (getaway.length < all.length) s.unready |= who
  if (getaway.length > 0) flee(ctx, getaway, area, to, hasty)
}

/** Into `army`: a leader with his strongest units, one left for each leader still to come. 6.6.2 */
function share(b: Board, s: AwState, all: readonly Counter[], leader: Counter, leadersLeft: number): void {
  army.length = 0
  army.push(leader)
  const c = s.own[leader]
  let spare = -leadersLeft
  for (const u of all) if (!isLeader(b, u) && s.own[u] === c && (s.busy[u] & TRIED) === 0) spare++
  for (let hired = 0; hired < 2; hired++) {
    for (let n = armySize(b, s, leader, 1); n > 0 && (spare > 0 || army.length === 1); n--, spare--) {
      let best = NOBODY
      for (const u of all) {
        if (isLeader(b, u) || s.own[u] !== c || (s.busy[u] & TRIED) !== 0 || isMercenary(b, u) !== (hired === 1))
          continue
        if (best === NOBODY || factor(b, s, u) > factor(b, s, best)) best = u
      }
      if (best === NOBODY) break
      s.busy[best] |= TRIED
      army.push(best)
    }
  }
}

const [ASK, CARDS, RESOLVE] = [0, 1, 2]
function run(ctx: RuleContext, f: FrameOf<'evasion'>): boolean {
  const { b, s } = ctx
  const area = evasion.area(f)
  const attackers = evasion.attackers(f)
  const stage = evasion.stage(f)
  const cursor = evasion.cursor(f)
  const next = (n: number, c: Country): void => replaceTop(s, evasion.make({ area, attackers, stage: n, cursor: c }))
  if (stage === ASK) {
    const enemies = hostilesOf(s, attackers)
    let attacked = 0
    for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) {
      if (!b.ship[u] && has(enemies, s.own[u]) && mayGo(s, u)) attacked |= bit(s.own[u])
    }
    for (let c = cursor; c < b.onTrack; c++) {
      if (!has(attacked, c) || isLed(b, s, c, area)) continue
      const some = evasionTargets(b, s, c, area, targets) > 0 || anyRefugeByWar(b, s, c, area)
      if (!some && !hidesWays(b, s, c)) continue
      next(ASK, c + 1)
      evade.push(s, { of: c, area, attackers })
      return false
    }
    next(CARDS, 0)
    return false
  }
  if (stage === CARDS) {
    // The window of the country before the cursor has closed.
    if (cursor > 0 && s.flights[cursor - 1] !== 0 && s.answered >= 0) s.flights[cursor - 1] |= SURE
    for (let c = cursor; c < b.onTrack; c++) {
      // Who gets away without a roll needs no card.
      if (s.flights[c] === 0 || needsNoRoll(b, s, c, area, attackers)) continue
      next(CARDS, c + 1)
      openWindow(ctx, { trigger: W.EVADE, where: area, evader: c })
      return false
    }
    next(RESOLVE, 0)
    return false
  }
  s.frames.pop()
  for (let c = 0; c < b.onTrack; c++) if (s.flights[c] !== 0) resolve(ctx, c, area, attackers)
  s.flights.fill(0)
  return false
}

export const evadeChapter: Chapter = {
  frames: { evasion: { run }, evade: { legal, apply } },
}
