// Who comes along on a march: units taken up and left behind, armies that join and part, who commands. 6.6.2–6.6.4

import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { type Handler, yesOrNo } from '../board/chapter.ts'
import { byFreshness, counterName, factor, isLeader, isMercenary, unitsOf } from '../board/counters.ts'
import { type AwFrame, frames } from '../board/frames.ts'
import {
  type Area,
  bit,
  type Counter,
  type Country,
  DROPPED,
  type Face,
  type Group,
  has,
  MOVING,
  NOBODY,
  type Place,
  REFUSED,
  type UnitKind,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, seatOf } from '../board/state.ts'
import { freeCard, groupOf, joinGroup, leaveGroup, mayJoin, members } from '../forces/army-groups.ts'
import { canGroup, canWalk, FORCE, gather, leaderOf, leaveBehind, room } from '../forces/force.ts'

const { consent: consentFrame } = frames

const band: Counter[] = []

/** In its own impulse a country commands the group it is in, unless a king does. 6.6.4 */
export function takeCommand(ctx: RuleContext, card: Group): void {
  const { b, s } = ctx
  if (s.own[s.chief[card]] === s.phasing || s.chief[card] >= b.firstKing) return
  if (s.crowned[s.chief[card] - b.firstLeader] === 1) return
  members(b, s, card, band)
  const mine = band.filter(u => s.own[u] === s.phasing)
  if (mine.length > 0) setChief(ctx, leaderOf(b, s, mine), card)
}

export function setChief(ctx: RuleContext, leader: Counter, card: Group): void {
  const { b, s, tell } = ctx
  s.chief[card] = leader
  tell?.all({ at: 'chief', leader: counterName(b, leader), group: b.groups[card] })
}

const seen: number[] = []
let stamp = 0

/** Of two that have walked as far. */
const isFreer = (s: AwState, u: Counter, other: Counter): boolean =>
  s.moved[u] === s.moved[other] && byFreshness(s, u, other) < 0

/** The one of its kind that has walked least. */
export function leastMoved(
  b: Board,
  s: AwState,
  place: Place,
  unit: UnitKind,
  side: Face,
  fits: (u: Counter) => boolean,
): number {
  let best = NOBODY
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (isLeader(b, u) || b.kind[u] !== unit || s.side[u] !== side || !fits(u)) continue
    if (best === NOBODY || s.moved[u] < s.moved[best] || isFreer(s, u, best)) best = u
  }
  return best
}

export function legalUnits(b: Board, s: AwState, place: Place, out: AwAction[], from: Area): number {
  let n = from
  stamp++
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if ((s.busy[u] & (MOVING | DROPPED)) !== 0 || b.ship[u] || !has(FORCE.countries, s.own[u])) continue
    const key = 2 * b.kind[u] + s.side[u]
    if (seen[key] === stamp || !canWalk(b, s, u) || room(b, s, s.own[u], isMercenary(b, u)) <= 0) continue
    seen[key] = stamp
    out[n++] = b.acts.take[key]
  }
  stamp++
  for (let i = 0; i < s.moving.length; i++) {
    const u = s.moving[i]
    if (u >= b.firstLeader) continue
    const key = 2 * b.kind[u] + s.side[u]
    if (seen[key] === stamp || (FORCE.armies > 1 && !mayLeave(b, s, u))) continue
    seen[key] = stamp
    out[n++] = b.acts.leave[key]
  }
  return n
}

/** An army of a group keeps at least one unit. 6.6.2, N05 */
function mayLeave(b: Board, s: AwState, u: Counter): boolean {
  let leaders = 0
  let units = 0
  for (let i = 0; i < s.moving.length; i++) {
    const v = s.moving[i]
    if (s.own[v] !== s.own[u]) continue
    if (isLeader(b, v)) leaders++
    else units++
  }
  return units > leaders
}

const armies: Counter[] = []
const leadersMoving = (b: Board, s: AwState): readonly Counter[] => {
  armies.length = 0
  for (let i = 0; i < s.moving.length; i++) if (isLeader(b, s.moving[i])) armies.push(s.moving[i])
  return armies
}

/** The group the force is, or the card it would form one with; NOBODY: it cannot. */
function groupFor(b: Board, s: AwState, list: readonly Counter[], leader: Counter, c: Country): Group {
  for (let i = 0; i < list.length; i++) {
    const card = groupOf(b, s, list[i])
    if (card !== NOBODY) return card
  }
  let countries = bit(s.own[leader])
  for (let i = 0; i < list.length; i++) countries |= bit(s.own[list[i]])
  return freeCard(b, s, countries, c)
}

/** Whether this leader's army can come along: of the same side, free to walk, with a unit to lead, and a card for the group. 6.6.3 */
export function mayComeAlong(b: Board, s: AwState, c: Country, leader: Counter): boolean {
  if ((s.busy[leader] & (MOVING | DROPPED | REFUSED)) !== 0 || !canGroup(b, s, leader)) return false
  const list = leadersMoving(b, s)
  if (!mayJoin(b, s, list, leader)) return false
  const own = s.own[leader]
  let led = 1
  for (let i = 0; i < list.length; i++) if (s.own[list[i]] === own) led++
  if (unitsOf(b, s, s.at[leader], own) < led) return false
  // Whoever leads nobody is no army, so there is nothing to join. 6.6.2, 6.6.3
  for (let i = 0; i < list.length; i++)
    if (!s.moving.some(u => !isLeader(b, u) && s.own[u] === s.own[list[i]])) return false
  return groupFor(b, s, list, leader, c) !== NOBODY
}

export function legalLeaders(b: Board, s: AwState, c: Country, place: Place, out: AwAction[], from: Area): number {
  let n = from
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (isLeader(b, u) && mayComeAlong(b, s, c, u)) out[n++] = b.acts.with[u - b.firstLeader]
  }
  if (FORCE.armies < 2) return n
  const list = leadersMoving(b, s)
  const own = list.filter(u => s.own[u] === c).length
  for (const u of list) if (s.own[u] !== c || own > 1) out[n++] = b.acts.part[u - b.firstLeader]
  if (s.chosen === 0 && FORCE.kings === 0 && own > 1) {
    for (const u of list) {
      if (s.own[u] === c && s.chief[groupOf(b, s, u)] !== u) out[n++] = b.acts.chief[u - b.firstLeader]
    }
  }
  return n
}

// ---- armies that join and part

export function mostMoved(b: Board, s: AwState, unit: UnitKind, side: Face): Counter {
  let best = NOBODY
  for (const u of s.moving) {
    if (isLeader(b, u) || b.kind[u] !== unit || s.side[u] !== side) continue
    if (best === NOBODY || s.moved[u] > s.moved[best] || isFreer(s, u, best)) best = u
  }
  return best
}

/** Armies of another player are asked. 6.6.4 */
export function comeAlong(ctx: RuleContext, f: AwFrame, leader: Counter): void {
  const { b, s } = ctx
  const card = groupFor(b, s, leadersMoving(b, s), leader, f.of)
  const agreed = groupOf(b, s, leader) === card && card !== NOBODY
  if (!agreed && seatOf(s, s.own[leader]) !== seatOf(s, f.of)) consentFrame.push(s, { of: s.own[leader], leader })
  else unite(ctx, leader)
}

export function unite(ctx: RuleContext, leader: Counter): void {
  const { b, s } = ctx
  const list = leadersMoving(b, s).slice()
  const card = groupFor(b, s, list, leader, s.phasing)
  for (const u of list) if (groupOf(b, s, u) !== card) joinGroup(ctx, u, card)
  if (groupOf(b, s, leader) !== card) {
    leaveGroup(ctx, leader)
    joinGroup(ctx, leader, card)
  }
  gather(b, s, leader)
  trim(b, s)
}

/** None of the armies has more units than the commander leads: the weakest stay behind. 6.6.3 */
export function trim(b: Board, s: AwState): void {
  if (!s.moving.some(u => isLeader(b, u))) return
  for (let i = s.moving.length - 1; i >= 0; i--) {
    const u = s.moving[i]
    if (u === undefined || isLeader(b, u)) continue
    while (room(b, s, s.own[u], isMercenary(b, u)) < 0) leaveBehind(s, weakest(b, s, s.own[u], isMercenary(b, u)))
  }
}

function weakest(b: Board, s: AwState, c: Country, mercenary: boolean): Counter {
  let least = NOBODY
  for (const u of s.moving) {
    if (isLeader(b, u) || s.own[u] !== c || isMercenary(b, u) !== mercenary) continue
    if (least === NOBODY || factor(b, s, u) < factor(b, s, least)) least = u
  }
  return least
}

/** Whether a leader could form a group where he stands: without AP and without a step. 6.6.3 */
export function couldGroup(b: Board, s: AwState, c: Country, leader: Counter): boolean {
  if (!canGroup(b, s, leader) || unitsOf(b, s, s.at[leader], s.own[leader]) === 0) return false
  alone[0] = leader
  for (let u = s.head[s.at[leader]]; u >= 0; u = s.next[u]) {
    if (!isLeader(b, u) || u === leader || (s.busy[u] & REFUSED) !== 0 || !canGroup(b, s, u)) continue
    if (groupOf(b, s, u) !== NOBODY && groupOf(b, s, u) === groupOf(b, s, leader)) continue
    const led = s.own[u] === s.own[leader] ? 2 : 1
    if (unitsOf(b, s, s.at[u], s.own[u]) < led || !mayJoin(b, s, alone, u)) continue
    if (groupFor(b, s, alone, u, c) !== NOBODY) return true
  }
  return false
}
const alone: Counter[] = [0]

/** An army leaves the group; the others keep what they can lead. */
export function part(ctx: RuleContext, leader: Counter): void {
  const { b, s } = ctx
  const c = s.own[leader]
  leaveBehind(s, leader)
  leaveGroup(ctx, leader)
  const led = s.moving.some(u => isLeader(b, u) && s.own[u] === c)
  for (const u of s.moving.slice()) {
    if (s.own[u] !== c || isLeader(b, u)) continue
    if (!led || room(b, s, c, isMercenary(b, u)) < 0) leaveBehind(s, u)
  }
}

export const consent: Handler<'consent'> = {
  legal: yesOrNo,
  apply(ctx, f, act) {
    const { b, s, tell } = ctx
    const leader = consentFrame.leader(f)
    s.frames.pop()
    tell?.all({
      at: 'consent',
      country: b.countries[f.of],
      leader: counterName(b, leader),
      yes: act.kind === 'yes',
    })
    if (act.kind === 'yes') unite(ctx, leader)
    else s.busy[leader] |= REFUSED
  },
}
