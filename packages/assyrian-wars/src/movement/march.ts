// 6.6 Movement: a leader with his army, up to three armies as a group, or one unit alone, area by area as long as the AP last.

import type { AwAction } from '../board/actions.ts'
import { areaAt, type Board, field, fieldArea, inside, isInside, terrain } from '../board/board.ts'
import { W } from '../board/card-book.ts'
import type { Chapter } from '../board/chapter.ts'
import { counterName, isLand, isLeader, isMercenary, move, presence } from '../board/counters.ts'
import { type AwFrame, type FrameOf, frames, replaceTop, topOf } from '../board/frames.ts'
import {
  AP,
  type Area,
  CARRIED,
  type Counter,
  type Country,
  DROPPED,
  FAST,
  type Face,
  FINISHED,
  HALFWAY,
  has,
  IDLE,
  lowest,
  MARCHED,
  MOVE,
  MOVING,
  NOBODY,
  NORMAL,
  type Place,
  RIVER,
  SHELTERED,
  SLOW,
  type UnitKind,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { ABILITIES, type AwState, FOG, on } from '../board/state.ts'
import { B, useBoon } from '../cards/favours.ts'
import { openWindow } from '../cards/reaction-windows.ts'
import { friendlyCity, hostilesOf } from '../common/passage.ts'
import { besieged, settleSieges } from '../common/walls.ts'
import { pay } from '../economy/purse.ts'
import { groupOf, members } from '../forces/army-groups.ts'
import { ATTACK, enter, MARCHING, occupants, UNSEEN } from '../forces/arrival.ts'
import {
  canGroup,
  canWalk,
  disband,
  type Facts,
  FORCE,
  firstUnit,
  gather,
  isSwift,
  join,
  lastUnit,
  leaderOf,
  leaveBehind,
  measure,
  prune,
} from '../forces/force.ts'
import { rouse } from '../nomads/nomads.ts'
import {
  comeAlong,
  consent,
  couldGroup,
  leastMoved,
  legalLeaders,
  legalUnits,
  mostMoved,
  part,
  setChief,
  takeCommand,
  trim,
} from './march-stack.ts'
import { attackBar, cross, favouredBy, freeBy, isAshore, OPEN, stepBarOrPrice, stepCost } from './step.ts'

const { march, single, step } = frames

let stamp = 0

// ---- what the impulse offers

/** The least a step can cost: nothing with a favour of a card. */
const canStep = (s: AwState): boolean =>
  s.boons.length > 0 || s.bound[MOVE] + s.income + s.cardAp >= (on(s, ABILITIES) ? AP / 2 : AP)

function legalAct(
  b: Board,
  s: AwState,
  f: FrameOf<'act'>,
  out: AwAction[],
  n: number,
  leaders: readonly Counter[],
): number {
  const c = f.of
  const able = canStep(s)
  for (let i = 0; i < leaders.length; i++) {
    const u = leaders[i]
    if ((s.busy[u] & IDLE) !== 0) continue
    const walks = canWalk(b, s, u) && (able || mayShelter(b, s, c, s.at[u]) || isAtGate(b, s, c, s.at[u]))
    if (walks || couldGroup(b, s, c, u)) out[n++] = b.acts.march[u - b.firstLeader]
  }
  stamp++
  const { at, own } = s
  const { seas, insides } = b
  const to = lastUnit(b, c)
  for (let u = firstUnit(b, c); u < to; u++) {
    const place = at[u]
    if (place >= seas || own[u] !== c) continue
    const area = place < insides ? place : place - insides
    if (seenArea[area] === stamp || !isSingle(b, s, u, c)) continue
    if (!able && !mayShelter(b, s, c, place) && !isAtGate(b, s, c, place)) continue
    seenArea[area] = stamp
    out[n++] = b.acts.single[area]
  }
  return n
}
const seenArea: Area[] = []

/** Before a city that takes them in, which costs no AP. N03 */
const mayShelter = (b: Board, s: AwState, c: Country, place: Place): boolean =>
  place < b.insides && b.isCity[place] && !besieged(s, fieldArea(place)) && friendlyCity(b, s, c, fieldArea(place))

/** Behind walls that enemies stand before, without a siege: it may fall upon them, which costs no AP. N03 */
const isAtGate = (b: Board, s: AwState, c: Country, place: Place): boolean =>
  isInside(b, place) && !besieged(s, areaAt(b, place)) && (presence(b, s, areaAt(b, place)) & s.war[c]) !== 0

/** Regulars alone: hired ones need a leader of the country that pays them. 6.6 */
const isSingle = (b: Board, s: AwState, u: Counter, c: Country): boolean =>
  s.own[u] === c && isLand(b, u) && !isMercenary(b, u) && (s.busy[u] & IDLE) === 0 && canWalk(b, s, u)

export function applyAct(ctx: RuleContext, _f: AwFrame, act: AwAction): boolean {
  const { b, s } = ctx
  if (act.kind === 'march') startMarch(ctx, b.firstLeader + act.leader)
  else if (act.kind === 'single') single.push(s, { of: s.phasing, area: act.area })
  else return false
  return true
}

const clearMarch = (s: AwState): void => {
  if (s.half === 1) for (let i = 0; i < s.moving.length; i++) s.busy[s.moving[i]] |= HALFWAY
  disband(s)
  s.steps = 0
  s.half = 0
  s.chosen = 0
}

const band: Counter[] = []

/** A leader of the phasing country sets out, with his group if he is in one. 6.6.2, 6.6.4 */
export function startMarch(ctx: RuleContext, leader: Counter): void {
  const { b, s } = ctx
  clearMarch(s)
  const place = s.at[leader]
  const card = groupOf(b, s, leader)
  join(s, leader)
  if (card !== NOBODY) {
    const fits = (s.busy[leader] & CARRIED) === 0 ? canWalk : canGroup
    members(b, s, card, band)
    for (const u of band) if (u !== leader && s.at[u] === place && fits(b, s, u)) join(s, u)
    takeCommand(ctx, card)
  }
  for (const u of s.moving.slice()) gather(b, s, u)
  resumeHalf(s)
  march.push(s, { of: s.phasing, place })
}

/** Cavalry that halted after the first of its two areas has the other one still to walk. 9.7 */
function resumeHalf(s: AwState): void {
  s.half = 1
  for (let i = 0; i < s.moving.length; i++) if ((s.busy[s.moving[i]] & HALFWAY) === 0) s.half = 0
  for (let i = 0; i < s.moving.length; i++) s.busy[s.moving[i]] &= ~HALFWAY
}

// ---- one unit alone

const seen: number[] = []

/** Each kind and side once. */
const isNew = (b: Board, s: AwState, u: Counter): boolean => {
  const key = 2 * b.kind[u] + s.side[u]
  if (seen[key] === stamp) return false
  seen[key] = stamp
  return true
}

function legalSingle(b: Board, s: AwState, f: FrameOf<'single'>, out: AwAction[]): number {
  let n = 0
  stamp++
  for (let k = 0; k < 2; k++) {
    for (let u = s.head[k === 0 ? field(single.area(f)) : inside(b, single.area(f))]; u >= 0; u = s.next[u]) {
      if (isSingle(b, s, u, f.of) && isNew(b, s, u)) out[n++] = b.acts.take[2 * b.kind[u] + s.side[u]]
    }
  }
  return n
}

function goAlone(ctx: RuleContext, f: FrameOf<'single'>, unit: UnitKind, side: Face): void {
  const { b, s } = ctx
  const fits = (u: Counter): boolean => isSingle(b, s, u, f.of)
  let u = leastMoved(b, s, field(single.area(f)), unit, side, fits)
  if (u === NOBODY) u = leastMoved(b, s, inside(b, single.area(f)), unit, side, fits)
  clearMarch(s)
  join(s, u)
  resumeHalf(s)
  replaceTop(s, march.make({ of: f.of, place: s.at[u] }))
}

// ---- the march

function legalMarch(b: Board, s: AwState, f: FrameOf<'march'>, out: AwAction[]): number {
  const place = march.place(f)
  const area = areaAt(b, place)
  const force = measure(b, s, s.moving)
  let n = 0
  for (const to of b.linked[area]) {
    if (stepBarOrPrice(b, s, force, s.moving, area, to) === OPEN) out[n++] = b.acts.to[to]
  }
  const ashore = isAshore(s, s.moving)
  if (mayGoIn(b, s, place) && !ashore) out[n++] = b.acts['go-in'][0]
  if (mayGoOut(b, s, place)) out[n++] = b.acts['go-out'][0]
  if (mayGoSlow(s, force)) out[n++] = b.acts.slow[0]
  if (force.armies > 0 && !ashore) n = legalUnits(b, s, place, out, n)
  if (force.armies > 0) n = legalLeaders(b, s, f.of, place, out, n)
  out[n++] = b.acts.halt[0]
  return n
}

/** Where the force on the march can go, and for how many AP; undefined: none is on the march. */
export function stepPrices(b: Board, s: AwState): readonly (readonly [string, number])[] | undefined {
  const f = s.frames[s.frames.length - 1]
  if (f === undefined || f.at !== 'march') return undefined
  const from = areaAt(b, march.place(f))
  const force = measure(b, s, s.moving)
  return b.linked[from]
    .filter(to => stepBarOrPrice(b, s, force, s.moving, from, to) === OPEN)
    .map(to => [b.areas[to], freeBy(b, s, force, s.moving, from, to) !== 0 ? 0 : stepCost(b, s, force, from, to) / AP])
}

/** Own and allied cities; all in the force must be welcome. R52 */
export function mayGoIn(b: Board, s: AwState, place: Place): boolean {
  if (isInside(b, place) || besieged(s, fieldArea(place)) || !b.isCity[place]) return false
  for (let rest = FORCE.countries; rest !== 0; rest &= rest - 1) {
    if (!friendlyCity(b, s, lowest(rest), fieldArea(place))) return false
  }
  return true
}

/** Enemies before the walls are attacked. N03 */
export const mayGoOut = (b: Board, s: AwState, place: Place): boolean =>
  isInside(b, place) && attackBar(b, s, FORCE, s.moving, areaAt(b, place)) === OPEN

/** Cavalry that has not used its speed yet may move like others: at the full price, and fit for a siege. 9.7 */
function mayGoSlow(s: AwState, force: Facts): boolean {
  if (!isSwift(s, force) || s.half !== 0) return false
  for (let i = 0; i < s.moving.length; i++) if ((s.busy[s.moving[i]] & FAST) !== 0) return false
  return true
}

function applyMarch(ctx: RuleContext, f: FrameOf<'march'>, act: AwAction): void {
  const { b, s } = ctx
  switch (act.kind) {
    case 'to':
      step.push(s, { area: act.area })
      break
    case 'take': {
      const fits = (u: Counter): boolean =>
        has(FORCE.countries, s.own[u]) && (s.busy[u] & (MOVING | DROPPED)) === 0 && canWalk(b, s, u)
      measure(b, s, s.moving)
      join(s, leastMoved(b, s, march.place(f), act.unit, act.side, fits))
      break
    }
    case 'leave':
      leaveBehind(s, mostMoved(b, s, act.unit, act.side))
      break
    case 'with':
      comeAlong(ctx, f, b.firstLeader + act.leader)
      break
    case 'part':
      part(ctx, b.firstLeader + act.leader)
      break
    case 'chief':
      s.chosen = 1
      setChief(ctx, b.firstLeader + act.leader, groupOf(b, s, b.firstLeader + act.leader))
      trim(b, s)
      break
    case 'slow':
      s.half = SLOW
      break
    case 'go-in':
      throughGate(ctx, f, true)
      break
    case 'go-out':
      throughGate(ctx, f, false)
      break
    default:
      halt(ctx)
  }
}

/** Into the city of the area, for the rest of the impulse, or out of it. N03 */
function throughGate(ctx: RuleContext, f: FrameOf<'march'>, into: boolean): void {
  const { b, s, tell } = ctx
  const area = areaAt(b, march.place(f))
  const place = into ? inside(b, area) : field(area)
  const { units, countries } = measure(b, s, s.moving)
  for (const u of s.moving) move(s, u, place)
  tell?.all({ at: into ? 'went-in' : 'went-out', country: b.countries[f.of], area: b.areas[area], units })
  settleSieges(ctx)
  if (!into) {
    replaceTop(s, march.make({ of: f.of, place }))
    if ((presence(b, s, area) & hostilesOf(s, countries)) === 0) return
    s.from = area
    s.pathIn = NORMAL
    s.steps++
    enter(ctx, area, countries, ATTACK | MARCHING | UNSEEN)
    return
  }
  for (const u of s.moving) s.busy[u] |= SHELTERED
  endMarch(ctx)
}

/** Whoever was named and did not go is not named again: nothing goes round in circles. N04 */
function halt(ctx: RuleContext): void {
  const { b, s } = ctx
  if (s.steps === 0) {
    for (const u of s.moving) if (isLeader(b, u) ? s.own[u] === s.phasing : s.moving.length === 1) s.busy[u] |= IDLE
  }
  endMarch(ctx)
}

function endMarch(ctx: RuleContext): void {
  ctx.s.frames.pop()
  clearMarch(ctx.s)
}

/** After a step: on it goes, unless nothing is left of the force or it has fought without an overrun. 6.7.7 */
function runMarch(ctx: RuleContext, f: FrameOf<'march'>): boolean {
  const { b, s } = ctx
  prune(s, march.place(f))
  trim(b, s)
  let free = s.moving.length > 0
  for (const u of s.moving) if ((s.busy[u] & FINISHED) !== 0) free = false
  // Units whose leader is gone walk no further together.
  if (free && s.moving.length > 1 && !s.moving.some(u => isLeader(b, u))) free = false
  if (free && s.moving.length === 1 && !isLeader(b, s.moving[0]) && isMercenary(b, s.moving[0])) free = false
  if (!free) endMarch(ctx)
  // With few AP there may be nothing left to choose.
  else if (on(s, FOG) || s.income + s.cardAp >= 2 * AP || legalMarch(b, s, f, scratch) > 1) return true
  else halt(ctx)
  return false
}

// ---- one step

function runStep(ctx: RuleContext, f: FrameOf<'step'>): boolean {
  const { b, s } = ctx
  const area = areaAt(b, march.place(topOf(s, 'march', 1)))
  if (step.stage(f) === 0) {
    replaceTop(s, step.with(f, { stage: 1 }))
    s.river = 0
    s.riverDice = 0
    if (terrain(b, area, step.area(f)) === RIVER)
      openWindow(ctx, { trigger: W.RIVER, where: step.area(f), mover: s.phasing })
    return false
  }
  s.frames.pop()
  if (s.river === 1) {
    s.river = 0
    s.barred.push(b.areas.length * area + step.area(f))
    return false
  }
  const more = s.river === 2 ? 1 : 0
  s.river = 0
  walk(ctx, area, step.area(f), more)
  return false
}

/** The force pays, goes, and checks; then what its coming brings about. */
function walk(ctx: RuleContext, from: Area, to: Area, more: number): void {
  const { b, s, tell } = ctx
  const force = measure(b, s, s.moving)
  const { countries, armies, units } = force
  const free = freeBy(b, s, force, s.moving, from, to)
  const cost = free !== 0 ? 0 : stepCost(b, s, force, from, to)
  const swift = isSwift(s, force)
  const leader = leaderOf(b, s, s.moving)
  if (free !== 0) useBoon(s, favouredBy(s, s.moving, free), free)
  else pay(ctx, cost, MOVE)
  const unseen = useFavour(s, B.UNSEEN)
  const tireless = useFavour(s, B.TIRELESS)
  const guided = favouredBy(s, s.moving, B.GUIDED) !== NOBODY
  const there = occupants(b, s, to)
  if (s.half !== SLOW) s.half = swift && free === 0 ? 1 - s.half : 0
  for (const u of s.moving) {
    move(s, u, field(to))
    s.busy[u] |= swift ? MARCHED | FAST : MARCHED
  }
  s.from = from
  s.pathIn = terrain(b, from, to)
  s.steps++
  s.chosen = 0
  const country = b.countries[s.phasing]
  const where = { from: b.areas[from], to: b.areas[to], ap: cost / AP, armies, units }
  tell?.all(
    leader === NOBODY
      ? { at: 'marched', country, ...where }
      : { at: 'marched', country, leader: counterName(b, leader), ...where },
  )
  replaceTop(s, march.with(topOf(s, 'march'), { place: field(to) }))
  cross(ctx, s.moving, from, to, more, tireless, guided)
  prune(s, field(to))
  settleSieges(ctx)
  enter(ctx, to, countries, ATTACK | MARCHING | (unseen ? UNSEEN : 0), undefined, there)
  for (let rest = countries & b.isTribe; rest !== 0; rest &= rest - 1) rouse(ctx, lowest(rest), to) // 6.17
}

function useFavour(s: AwState, flag: number): boolean {
  const u = favouredBy(s, s.moving, flag)
  if (u === NOBODY) return false
  useBoon(s, u, flag)
  return true
}

const scratch: AwAction[] = []

export const marchChapter: Chapter = {
  frames: {
    march: { run: runMarch, legal: legalMarch, apply: applyMarch },
    single: {
      run(ctx, f) {
        // What a stack holds must not show by a question left out. 9.5
        if (legalSingle(ctx.b, ctx.s, f, scratch) > 1 || on(ctx.s, FOG)) return true
        const only = scratch[0]
        if (only.kind === 'take') goAlone(ctx, f, only.unit, only.side)
        return false
      },
      legal: legalSingle,
      apply(ctx, f, act) {
        if (act.kind === 'take') goAlone(ctx, f, act.unit, act.side)
      },
    },
    step: { run: runStep },
    consent,
  },
  legalAct,
  applyAct,
}
