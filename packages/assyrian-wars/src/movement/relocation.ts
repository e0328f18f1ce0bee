// Moves beyond the step by step of a march: a leader without troops (6.6.7), the forced march (6.6.8), and one army of each country
// between the turns (7.7).

import type { AwAction } from '../board/actions.ts'
import { areaAt, type Board, field, inside, terrain } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { counterName, freshest, hasUnits, isLand, isMercenary, move } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  AP,
  type Area,
  type Counter,
  type Country,
  type Face,
  FINISHED,
  MARCHED,
  MOVING,
  NOBODY,
  NOWHERE,
  type Place,
  type UnitKind,
} from '../board/names.ts'
import { leadersOnMap } from '../board/on-map.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, isActive, on } from '../board/state.ts'
import { allMedes, friendlyArea, hidesWays, isMede, mayEnter, pathOpen, unbesiegedEnemies } from '../common/passage.ts'
import { settleSieges } from '../common/walls.ts'
import { canPay, pay } from '../economy/purse.ts'
import { groupOf, leaveGroup } from '../forces/army-groups.ts'
import { enter, MARCHING, occupants } from '../forces/arrival.ts'
import { canWalk, disband, gather, join, measure, prune, room } from '../forces/force.ts'
import { medesMayLeave } from '../forces/medes.ts'
import { robsUnits } from '../nomads/reinforcements.ts'
import { cardToSell, sellGroup } from './group-sale.ts'
import { interceptable } from './interception.ts'

const { forced: forcedFrame, relocate, relocating, relocation } = frames

const steps: number[] = []
const queue: Area[] = []

/** What ground one may cross: any in play; friendly ground; friendly ground where nobody could intercept. */
const [ANY, FRIENDLY, CALM] = [0, 1, 2]

/** Whether an army of c may be in an area on its way. 6.6.8, 7.7 */
function mayPass(b: Board, s: AwState, c: Country, area: Area, ground: number): boolean {
  if (ground === ANY) return b.scenarios[s.scenario].open[area]
  if (!friendlyArea(b, s, c, area) || mayEnter(b, s, c, area) !== 1 || unbesiegedEnemies(b, s, c, area) !== 0)
    return false
  if (c === b.media && !medesMayLeave(b, s, s.moving, area)) return false
  return ground === FRIENDLY || (s.revolt[area] === 0 && !interceptable(b, s, c, area))
}

/** Areas within `most` steps of a start over such ground, into `out`; `steps` holds the distances, -1 for all others. */
function reach(
  b: Board,
  s: AwState,
  c: Country,
  start: Area,
  most: number,
  medes: boolean,
  ground: number,
  out: Area[],
): void {
  out.length = 0
  for (let i = 0; i < b.areas.length; i++) steps[i] = UNSEEN
  queue.length = 0
  queue.push(start)
  steps[start] = 0
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]
    if (steps[at] >= most) break
    for (const to of b.linked[at]) {
      if (steps[to] !== UNSEEN || !pathOpen(terrain(b, at, to), medes)) continue
      if (mayPass(b, s, c, to, ground)) {
        steps[to] = steps[at] + 1
        queue.push(to)
        out.push(to)
      } else steps[to] = BARRED
    }
  }
}
const [UNSEEN, BARRED] = [-1, -2]

// ---- 6.6.7 a leader without troops

const found: Area[] = []

/** Friendly areas within eight areas of a leader. N12 */
function leaderGoals(b: Board, s: AwState, u: Counter, out: Area[]): number {
  const c = s.own[u]
  reach(b, s, c, areaAt(b, s.at[u]), b.data.constants.leaderRelocationRange, isMede(b, s, u), ANY, found)
  out.length = 0
  for (const area of found) {
    if (friendlyArea(b, s, c, area) && unbesiegedEnemies(b, s, c, area) === 0) out.push(area)
  }
  return out.length
}

/** Whether there is one of them: stops at the first. */
function hasGoal(b: Board, s: AwState, u: Counter): boolean {
  const c = s.own[u]
  const { open } = b.scenarios[s.scenario]
  const most = b.data.constants.leaderRelocationRange
  const medes = isMede(b, s, u)
  const start = areaAt(b, s.at[u])
  for (let i = 0; i < b.areas.length; i++) steps[i] = UNSEEN
  let n = 1
  queue[0] = start
  steps[start] = 0
  for (let i = 0; i < n && steps[queue[i]] < most; i++) {
    const at = queue[i]
    const linked = b.linked[at]
    for (let k = 0; k < linked.length; k++) {
      const to = linked[k]
      if (steps[to] !== UNSEEN || !pathOpen(terrain(b, at, to), medes)) continue
      steps[to] = steps[at] + 1
      if (!open[to]) continue
      if (friendlyArea(b, s, c, to) && unbesiegedEnemies(b, s, c, to) === 0) return true
      queue[n++] = to
    }
  }
  return false
}

/** Without own units in the area, its city included. 6.6.7 */
const isAlone = (b: Board, s: AwState, u: Counter): boolean => {
  const area = areaAt(b, s.at[u])
  return !hasUnits(b, s, field(area), s.own[u]) && !hasUnits(b, s, inside(b, area), s.own[u])
}

const goals: Area[] = []

function legalAct(
  b: Board,
  s: AwState,
  f: FrameOf<'act'>,
  out: AwAction[],
  n: number,
  leaders: readonly Counter[],
): number {
  const c = f.of
  const k = b.data.constants
  if (s.relocated === 0 && mayWander(b, s, c, k.leaderRelocationCost)) {
    for (let i = 0; i < leaders.length; i++) {
      const u = leaders[i]
      if (!canWalk(b, s, u) || !isAlone(b, s, u)) continue
      if (hasFriendlyNeighbour(b, s, u) || hasGoal(b, s, u)) out[n++] = b.acts.relocate[u - b.firstLeader]
    }
  }
  if (s.cardsPlayed > 0 && mayWander(b, s, c, k.forcedMarchCost)) {
    const forced = b.acts['force-march']
    for (let i = 0; i < leaders.length; i++) {
      const u = leaders[i]
      if (!canWalk(b, s, u) || !hasUnits(b, s, s.at[u], c)) continue
      if (hasFriendlyNeighbour(b, s, u)) out[n++] = forced[u - b.firstLeader]
    }
  }
  if (cardToSell(b, s, c) !== NOBODY) out[n++] = b.acts['sell-group'][0]
  return n
}

/** Whether it has so many AP, and no unit of a tribe needs them. 10.1.1 */
const mayWander = (b: Board, s: AwState, c: Country, ap: number): boolean =>
  canPay(s, AP * ap) && !robsUnits(b, s, c, AP * ap)

const hasFriendlyNeighbour = (b: Board, s: AwState, u: Counter): boolean => {
  const area = areaAt(b, s.at[u])
  const c = s.own[u]
  const medes = isMede(b, s, u)
  const linked = b.linked[area]
  for (let i = 0; i < linked.length; i++) {
    const to = linked[i]
    if (!pathOpen(terrain(b, area, to), medes) || !friendlyArea(b, s, c, to)) continue
    if (unbesiegedEnemies(b, s, c, to) === 0) return true
  }
  return false
}

export function applyAct(ctx: RuleContext, f: FrameOf<'act'>, act: AwAction): boolean {
  const { b, s } = ctx
  const k = b.data.constants
  switch (act.kind) {
    case 'relocate':
      relocate.push(s, { of: f.of, leader: b.firstLeader + act.leader })
      return true
    case 'force-march':
      pay(ctx, AP * k.forcedMarchCost)
      setOut(ctx, b.firstLeader + act.leader)
      forcedFrame.push(s, {
        of: f.of,
        place: s.at[b.firstLeader + act.leader],
        leader: b.firstLeader + act.leader,
        goal: NOBODY,
      })
      return true
    case 'sell-group':
      sellGroup(ctx, f.of)
      return true
    default:
      return false
  }
}

function sendLeader(ctx: RuleContext, u: Counter, to: Area): void {
  const { b, s, tell } = ctx
  const from = areaAt(b, s.at[u])
  leaveGroup(ctx, u)
  move(s, u, field(to))
  tell?.all({
    at: 'relocated',
    country: b.countries[s.own[u]],
    leader: counterName(b, u),
    from: b.areas[from],
    to: b.areas[to],
  })
}

// ---- 6.6.8 and 7.7: one army over friendly ground

/** The army of one leader, alone; where it starts it does not halt again. */
function setOut(ctx: RuleContext, leader: Counter): void {
  const { b, s } = ctx
  disband(s)
  s.steps = 0
  s.half = 0
  s.halts.length = 0
  s.halts.push(areaAt(b, s.at[leader]))
  if (groupOf(b, s, leader) !== NOBODY) leaveGroup(ctx, leader)
  gather(b, s, leader)
}

/** Where the army can go, places where it has halted left out. N13 */
function armyGoals(b: Board, s: AwState, c: Country, place: Place, ground: number, out: Area[]): number {
  const { medes } = measure(b, s, s.moving)
  reach(b, s, c, areaAt(b, place), b.areas.length, medes, ground, found)
  out.length = 0
  for (const area of found) if (!s.halts.includes(area)) out.push(area)
  return out.length
}

const seen: number[] = []
let stamp = 0

const mayTake = (b: Board, s: AwState, u: Counter, c: Country): boolean =>
  s.own[u] === c &&
  isLand(b, u) &&
  (s.busy[u] & MOVING) === 0 &&
  canWalk(b, s, u) &&
  room(b, s, c, isMercenary(b, u)) > 0

/** Units to pick up; none are dropped. */
function legalTake(b: Board, s: AwState, c: Country, place: Place, out: AwAction[], from: number): number {
  let n = from
  stamp++
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (!mayTake(b, s, u, c)) continue
    const key = 2 * b.kind[u] + s.side[u]
    if (seen[key] === stamp) continue
    seen[key] = stamp
    out[n++] = b.acts.take[key]
  }
  return n
}

function pickUp(b: Board, s: AwState, c: Country, place: Place, unit: UnitKind, side: Face): void {
  const u = freshest(b, s, place, unit, side, v => mayTake(b, s, v, c))
  if (u !== NOBODY) join(s, u)
}

function legalGoing(b: Board, s: AwState, c: Country, place: Place, ground: number, out: AwAction[]): number {
  let n = 0
  armyGoals(b, s, c, place, ground, goals)
  for (const to of goals) out[n++] = b.acts.to[to]
  n = legalTake(b, s, c, place, out, n)
  out[n++] = b.acts.halt[0]
  return n
}

/** A shortest way to the goal, into `s.route`. */
function plan(b: Board, s: AwState, c: Country, place: Place, goal: Area): void {
  const { medes } = measure(b, s, s.moving)
  reach(b, s, c, areaAt(b, place), b.areas.length, medes, FRIENDLY, found)
  s.route.length = 0
  let at = goal
  while (steps[at] > 0) {
    s.route.push(at)
    const before = steps[at] - 1
    for (const near of b.linked[at]) {
      if (steps[near] !== before || !pathOpen(terrain(b, near, at), medes)) continue
      at = near
      break
    }
  }
}

/** Enemies do not see what way lies ahead in the fog: the shortest for the army that is imagined, none if its goal is out of reach. */
export function imagineRoute(b: Board, s: AwState): void {
  const f = s.frames.find(({ at }) => at === 'forced') as FrameOf<'forced'> | undefined
  if (f === undefined || forcedFrame.goal(f) === NOBODY || s.route.length > 0) return
  plan(b, s, f.of, forcedFrame.place(f), forcedFrame.goal(f))
}

function stopArmy(ctx: RuleContext): void {
  const { s } = ctx
  for (const u of s.moving) s.busy[u] |= FINISHED
  s.frames.pop()
  disband(s)
  s.halts.length = 0
}

/** One area after another; it may be intercepted on the way, but does not tire. 6.6.8 */
function runForced(ctx: RuleContext, f: FrameOf<'forced'>): boolean {
  const { b, s, tell } = ctx
  prune(s, forcedFrame.place(f))
  const stopped = !s.moving.includes(forcedFrame.leader(f)) || s.moving.some(u => (s.busy[u] & FINISHED) !== 0)
  if (stopped) {
    stopArmy(ctx)
    return false
  }
  if (forcedFrame.goal(f) === NOBODY) return true
  const from = areaAt(b, forcedFrame.place(f))
  const to = s.route.length === 0 ? NOWHERE : s.route[s.route.length - 1]
  const { medes } = measure(b, s, s.moving)
  const open = to !== NOWHERE && pathOpen(terrain(b, from, to), medes) && mayPass(b, s, f.of, to, FRIENDLY)
  if (!open) {
    s.route.length = 0
    s.halts.push(from)
    replaceTop(s, forcedFrame.with(f, { goal: NOBODY }))
    return false
  }
  s.route.length--
  const there = occupants(b, s, to)
  const { countries, units } = measure(b, s, s.moving)
  for (const u of s.moving) {
    move(s, u, field(to))
    s.busy[u] |= MARCHED
  }
  s.from = from
  s.pathIn = terrain(b, from, to)
  tell?.all({
    at: 'marched',
    country: b.countries[f.of],
    leader: counterName(b, forcedFrame.leader(f)),
    armies: 1,
    units,
    from: b.areas[from],
    to: b.areas[to],
    ap: 0,
  })
  replaceTop(s, forcedFrame.with(f, { place: field(to) }))
  settleSieges(ctx)
  enter(ctx, to, countries, MARCHING, undefined, there)
  return false
}

// ---- 7.7

/** One army of each active country, in the order of the track. */
export function pushRelocation(ctx: RuleContext): void {
  const { s } = ctx
  s.busy.fill(0)
  s.moved.fill(0)
  relocation.push(s, { country: 0 })
}

const ours: Counter[] = []

/** Leaders who have somewhere to go. */
function legalLeaders(b: Board, s: AwState, c: Country, out: AwAction[]): number {
  let n = 0
  const leaders = leadersOnMap(b, s, c, ours)
  for (let i = 0; i < leaders.length; i++) {
    const u = leaders[i]
    if (canWalk(b, s, u) && canRelocate(b, s, u)) out[n++] = b.acts.relocate[u - b.firstLeader]
  }
  if (n > 0 || hidesWays(b, s, c)) out[n++] = b.acts.pass[0]
  return n
}

/** Whether some area beside him will do; what he would take along is seen to later. */
function canRelocate(b: Board, s: AwState, u: Counter): boolean {
  const c = s.own[u]
  const area = areaAt(b, s.at[u])
  const medes = isMede(b, s, u) && allMedes(b, s, s.at[u], c)
  for (const to of b.linked[area]) {
    if (!pathOpen(terrain(b, area, to), medes)) continue
    if (!friendlyArea(b, s, c, to) || mayEnter(b, s, c, to) !== 1 || unbesiegedEnemies(b, s, c, to) !== 0) continue
    if (s.revolt[to] === 0 && !interceptable(b, s, c, to)) return true
  }
  return false
}

const scratch: AwAction[] = []

function legalRelocating(b: Board, s: AwState, f: FrameOf<'relocating'>, out: AwAction[]): number {
  return relocating.leader(f) === NOBODY
    ? legalLeaders(b, s, f.of, out)
    : legalGoing(b, s, f.of, s.at[relocating.leader(f)], CALM, out)
}

function applyRelocating(ctx: RuleContext, f: FrameOf<'relocating'>, act: AwAction): void {
  const { b, s } = ctx
  const leader = relocating.leader(f)
  switch (act.kind) {
    case 'relocate':
      setOut(ctx, b.firstLeader + act.leader)
      replaceTop(s, relocating.make({ of: f.of, leader: b.firstLeader + act.leader }))
      break
    case 'to': {
      const from = areaAt(b, s.at[leader])
      for (const u of s.moving) move(s, u, field(act.area))
      s.halts.push(act.area)
      ctx.tell?.all({
        at: 'relocated',
        country: b.countries[f.of],
        leader: counterName(b, leader),
        from: b.areas[from],
        to: b.areas[act.area],
      })
      settleSieges(ctx)
      break
    }
    case 'take':
      pickUp(b, s, f.of, s.at[leader], act.unit, act.side)
      break
    case 'pass':
      s.frames.pop()
      break
    default:
      stopArmy(ctx)
  }
}

export const relocateChapter: Chapter = {
  frames: {
    relocate: {
      legal(b, s, f, out) {
        const n = leaderGoals(b, s, relocate.leader(f), goals)
        for (let i = 0; i < n; i++) out[i] = b.acts.to[goals[i]]
        return n
      },
      apply(ctx, f, act) {
        if (act.kind !== 'to') return
        ctx.s.frames.pop()
        pay(ctx, AP * ctx.b.data.constants.leaderRelocationCost)
        sendLeader(ctx, relocate.leader(f), act.area)
        ctx.s.busy[relocate.leader(f)] |= FINISHED
        ctx.s.relocated = 1
      },
    },
    forced: {
      run: runForced,
      legal: (b, s, f, out) => legalGoing(b, s, f.of, forcedFrame.place(f), FRIENDLY, out),
      apply(ctx, f, act) {
        if (act.kind === 'to') {
          plan(ctx.b, ctx.s, f.of, forcedFrame.place(f), act.area)
          replaceTop(ctx.s, forcedFrame.with(f, { goal: act.area }))
        } else if (act.kind === 'take') pickUp(ctx.b, ctx.s, f.of, forcedFrame.place(f), act.unit, act.side)
        else stopArmy(ctx)
      },
    },
    relocation: {
      run(ctx, f) {
        const { b, s } = ctx
        for (let c = relocation.country(f); c < b.onTrack; c++) {
          if (!isActive(s, c) || legalLeaders(b, s, c, scratch) === 0) continue
          replaceTop(s, relocation.make({ country: c + 1 }))
          relocating.push(s, { of: c, leader: NOBODY })
          return false
        }
        s.frames.pop()
        return false
      },
    },
    relocating: {
      // The army has come where it cannot go on nor take anybody along; in the fog nobody is to see why. 9.5
      run(ctx, f) {
        if (relocating.leader(f) === NOBODY || on(ctx.s, FOG) || legalRelocating(ctx.b, ctx.s, f, scratch) > 1)
          return true
        stopArmy(ctx)
        return false
      },
      legal: legalRelocating,
      apply: applyRelocating,
    },
  },
  legalAct,
  applyAct,
}
