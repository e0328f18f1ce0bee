// Who marches with whom. There are no standing armies: a force is put together when it moves, a leader with units up to his command
// and as many mercenaries, up to three such armies as a group, or one unit alone. 6.6.2

import { areaAt, type Board, isInside } from '../board/board.ts'
import { action, byFreshness, command, factor, isLeader, isMercenary, isRuler } from '../board/counters.ts'
import {
  bit,
  CARRIED,
  type Counter,
  type Countries,
  type Country,
  DROPPED,
  FINISHED,
  FOUGHT,
  has,
  MOVING,
  NOBODY,
  type Place,
  SHELTERED,
  SLOW,
} from '../board/names.ts'
import { ABILITIES, type AwState, on } from '../board/state.ts'
import { isMede } from '../common/passage.ts'
import { besieged } from '../common/walls.ts'

const STUCK = FINISHED | FOUGHT | CARRIED | SHELTERED

export const join = (s: AwState, u: Counter): void => {
  s.busy[u] |= MOVING
  s.moving.push(u)
}

export const dropOut = (s: AwState, u: Counter): void => {
  s.busy[u] &= ~MOVING
  const i = s.moving.indexOf(u)
  if (i >= 0) s.moving.splice(i, 1)
}

/** Leaves the force and is not taken up again in this march. */
export const leaveBehind = (s: AwState, u: Counter): void => {
  dropOut(s, u)
  s.busy[u] |= DROPPED
  s.dropped.push(u)
}

/** At the start of an impulse; `busy` and `moved` are cleared with it. */
export function freshMovement(s: AwState): void {
  s.moving.length = 0
  s.barred.length = 0
  s.dropped.length = 0
  s.route.length = 0
  s.halts.length = 0
  s.declared.length = 0
  s.relocated = 0
  s.steps = 0
  s.half = 0
  s.marchMode = 0
}

/** Those who are no longer where the force stands have left it. */
export function prune(s: AwState, place: Place): void {
  let n = 0
  for (let i = 0; i < s.moving.length; i++) {
    const u = s.moving[i]
    if (s.at[u] === place && (s.busy[u] & MOVING) !== 0) s.moving[n++] = u
    else s.busy[u] &= ~MOVING
  }
  s.moving.length = n
}

/** Nobody moves any more. */
export function disband(s: AwState): void {
  for (let i = 0; i < s.moving.length; i++) s.busy[s.moving[i]] &= ~MOVING
  s.moving.length = 0
  for (let i = 0; i < s.dropped.length; i++) s.busy[s.dropped[i]] &= ~DROPPED
  s.dropped.length = 0
}

/** On the map and free to walk: not finished, not carried by ships, not shut up in a besieged city. */
export const canWalk = (b: Board, s: AwState, u: Counter): boolean => isFree(b, s, u, STUCK)

/** The same for one that may have come ashore: it walks no more, but can form a group. 6.6.3, 6.16.d */
export const canGroup = (b: Board, s: AwState, u: Counter): boolean => isFree(b, s, u, STUCK & ~CARRIED)

function isFree(b: Board, s: AwState, u: Counter, barred: number): boolean {
  if ((s.busy[u] & barred) !== 0 || b.ship[u]) return false
  const place = s.at[u]
  const area = areaAt(b, place)
  return area >= 0 && !(isInside(b, place) && besieged(s, area))
}

/** How many regulars, and as many mercenaries, an army may have: what its leader commands, in a group of several what the commander
 *  of the group does. 6.6.2, 6.6.3 */
export function armySize(b: Board, s: AwState, leader: Counter, leaders: number): number {
  const card = leaders > 1 ? s.group[leader - b.firstLeader] : NOBODY
  const chief = card === NOBODY ? NOBODY : s.chief[card]
  return command(b, s, chief === NOBODY ? leader : chief)
}

/** Of two as strong, in the fog: by kind and side, then whoever has done less. 9.5 */
function isStronger(b: Board, s: AwState, u: Counter, other: Counter): boolean {
  const more = factor(b, s, u) - factor(b, s, other)
  if (more !== 0 || b.kind[u] !== b.kind[other] || s.side[u] !== s.side[other]) return more > 0
  return byFreshness(s, u, other) < 0
}

/** Adds to `out` the strongest units of c at a place that fit and are not in it: so many regulars and so many mercenaries. 6.6.2 */
export function enlist(
  b: Board,
  s: AwState,
  place: Place,
  c: Country,
  size: number,
  out: Counter[],
  fits: (b: Board, s: AwState, u: Counter) => boolean,
): void {
  for (const mercenary of CLASSES) {
    for (let n = size; n > 0; n--) {
      let best = NOBODY
      for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
        if (s.own[u] !== c || b.ship[u] || isMercenary(b, u) !== mercenary) continue
        if ((best !== NOBODY && !isStronger(b, s, u, best)) || out.includes(u) || !fits(b, s, u)) continue
        best = u
      }
      if (best === NOBODY) break
      out.push(best)
    }
  }
}

const mayTake = (b: Board, s: AwState, u: Counter): boolean =>
  (s.busy[u] & (MOVING | DROPPED)) === 0 && canWalk(b, s, u)
const mayTakeAshore = (b: Board, s: AwState, u: Counter): boolean =>
  (s.busy[u] & (MOVING | DROPPED)) === 0 && canGroup(b, s, u)

/** A leader with the strongest units up to his command, regulars and mercenaries apart; in a group that of its commander. */
export function gather(b: Board, s: AwState, leader: Counter): void {
  if (!s.moving.includes(leader)) join(s, leader)
  picked.length = 0
  const fits = (s.busy[leader] & CARRIED) === 0 ? mayTake : mayTakeAshore
  enlist(b, s, s.at[leader], s.own[leader], armySize(b, s, leader, leadersIn(b, s.moving)), picked, fits)
  for (const u of picked) join(s, u)
}
const picked: Counter[] = []

export function leadersIn(b: Board, list: readonly Counter[]): number {
  let n = 0
  for (let i = 0; i < list.length; i++) if (isLeader(b, list[i])) n++
  return n
}

const CLASSES = [false, true] as const

/** How many more regulars or mercenaries of c the leaders of c in the force may lead. 6.6.2, 6.6.3 */
export function room(b: Board, s: AwState, c: Country, mercenary: boolean): number {
  const leaders = leadersIn(b, s.moving)
  let left = 0
  for (let i = 0; i < s.moving.length; i++) {
    const u = s.moving[i]
    if (s.own[u] !== c) continue
    if (isLeader(b, u)) left += armySize(b, s, u, leaders)
    else if (isMercenary(b, u) === mercenary) left--
  }
  return left
}

/** What a force is made of. One object, written anew by `measure`. */
export interface Facts {
  /** Leaders in it (armies), land units, countries as bits. */
  armies: number
  units: number
  countries: number
  cavalry: number
  kings: number
  /** All of it regular Medes. R12 */
  medes: boolean
}

export const FORCE: Facts = { armies: 0, units: 0, countries: 0, cavalry: 0, kings: 0, medes: true }

/** Looks at a list of counters; the result stands in FORCE. */
export function measure(b: Board, s: AwState, list: readonly Counter[]): Facts {
  FORCE.armies = FORCE.units = FORCE.countries = FORCE.cavalry = FORCE.kings = 0
  FORCE.medes = list.length > 0
  for (let i = 0; i < list.length; i++) {
    const u = list[i]
    FORCE.countries |= bit(s.own[u])
    if (FORCE.medes && !isMede(b, s, u)) FORCE.medes = false
    if (isLeader(b, u)) {
      FORCE.armies++
      if (isRuler(b, s, u)) FORCE.kings++
    } else {
      FORCE.units++
      if (b.typeCavalry[b.type[u]]) FORCE.cavalry++
    }
  }
  return FORCE
}

/** Cavalry only, and the rule is used; not where it moves like others. 9.7 */
export const isSwift = (s: AwState, f: Facts): boolean =>
  on(s, ABILITIES) && f.units > 0 && f.cavalry === f.units && s.half !== SLOW

/** Cavalry units less the others. 9.7 */
export function mobility(b: Board, list: readonly Counter[]): number {
  let n = 0
  for (let i = 0; i < list.length; i++) if (!isLeader(b, list[i])) n += b.typeCavalry[b.type[list[i]]] ? 1 : -1
  return n
}

/** What the first force's cavalry adds to its roll against the second's, 0 without 9.7. 6.6.9 */
export function cavalryEdge(b: Board, s: AwState, ours: readonly Counter[], theirs: readonly Counter[]): number {
  if (!on(s, ABILITIES)) return 0
  const k = b.data.constants.cavalryModifiers
  const we = shareOf(b, ours)
  const they = shareOf(b, theirs)
  if (we === they)
    return we === MIXED ? Math.sign(mobility(b, ours) - mobility(b, theirs)) * k.bothMixedHigherMobility : 0
  const high = Math.max(we, they)
  const low = Math.min(we, they)
  const edge = high === ALL ? (low === NONE ? k.allVsNone : k.allVsMixed) : k.mixedVsNone
  return we > they ? edge : -edge
}
const [NONE, MIXED, ALL] = [0, 1, 2]
function shareOf(b: Board, list: readonly Counter[]): number {
  let horse = 0
  let foot = 0
  for (let i = 0; i < list.length; i++) {
    if (isLeader(b, list[i])) continue
    if (b.typeCavalry[b.type[list[i]]]) horse++
    else foot++
  }
  return horse === 0 ? NONE : foot === 0 ? ALL : MIXED
}

/** The best action rating among the leaders of a list, NOBODY without leader; `chief` of a group goes before. 6.6.3 */
export function leaderOf(b: Board, s: AwState, list: readonly Counter[]): Counter {
  let best = NOBODY
  for (let i = 0; i < list.length; i++) {
    const u = list[i]
    if (!isLeader(b, u)) continue
    const card = s.group[u - b.firstLeader]
    if (card !== NOBODY && s.chief[card] === u) return u
    if (best === NOBODY || action(b, s, u) > action(b, s, best)) best = u
  }
  return best
}

/** Land units and leaders of these countries in a place, into `out`; returns how many. */
export function listAt(b: Board, s: AwState, place: Place, countries: Countries, out: Counter[]): number {
  out.length = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (!b.ship[u] && s.own[u] >= 0 && has(countries, s.own[u])) out.push(u)
  }
  return out.length
}

/** Regulars of a country stand one after another among the counters. */
const ranges = new WeakMap<Board, readonly number[]>()
function rangeOf(b: Board): readonly number[] {
  const list = new Array<number>(2 * b.countries.length).fill(0)
  for (let kind = b.kinds.length - 1; kind >= 0; kind--) {
    const c = b.kindNation[kind]
    if (c < 0) continue
    list[2 * c] = b.kindFirst[kind]
    if (list[2 * c + 1] === 0) list[2 * c + 1] = b.kindFirst[kind] + b.kindCount[kind]
  }
  ranges.set(b, list)
  return list
}
let lastBoard: Board | undefined
let lastRange: readonly number[] = []
function rangesOf(b: Board): readonly number[] {
  if (b === lastBoard) return lastRange
  lastBoard = b
  lastRange = ranges.get(b) ?? rangeOf(b)
  return lastRange
}
export const firstUnit = (b: Board, c: Country): number => rangesOf(b)[2 * c]
export const lastUnit = (b: Board, c: Country): number => rangesOf(b)[2 * c + 1]
