// What is about to happen to somebody unless it is stopped: a power that would win by its points alone, and capitals that enemies
// could reach. And what a power's points were given for. For pages that warn and explain; all of it is open to everybody.

import { type Board, field, inside } from '../board/board.ts'
import { isLand, isLeader } from '../board/counters.ts'
import { type Area, type Country, has, lowest, NOBODY } from '../board/names.ts'
import { type AwState, on, SUDDEN_DEATH } from '../board/state.ts'
import { standing } from './victory.ts'
import { GROUPS, VP_GROUPS, type VpGroup } from './victory-points.ts'

/** The power that is ahead, and how many points it lacks to win by them alone at the next count. */
export interface Lead {
  readonly power: Country
  readonly points: number
  /** All others together. */
  readonly others: number
  /** 0: it wins. */
  readonly lacks: number
}

/** 9.1: more than all others together or, unless it is Assyria, more than the second and the last. */
export function leadOf(b: Board, s: AwState): Lead | undefined {
  if (!on(s, SUDDEN_DEATH)) return undefined
  const all: { readonly power: Country; readonly points: number }[] = []
  for (let rest = b.scenarios[s.scenario].countries & b.isPower; rest !== 0; rest &= rest - 1) {
    all.push({ power: lowest(rest), points: standing(b, s, lowest(rest)) })
  }
  all.sort((x, y) => y.points - x.points)
  const [first, second] = all
  if (first === undefined || second === undefined) return undefined
  const { power, points } = first
  const others = all.reduce((sum, one) => sum + one.points, -points)
  const few = power === b.assyria ? others : Math.min(others, second.points + all[all.length - 1].points)
  return { power, points, others, lacks: Math.max(0, few + 1 - points, second.points + 1 - points, 1 - points) }
}

/** A capital with enemies before it or one step away, and how many units there are on both sides. */
export interface Danger {
  readonly area: Area
  readonly enemies: number
  readonly own: number
}

/** Land units that fit in the field of an area, and in its city too. */
function unitsAt(b: Board, s: AwState, area: Area, fits: (c: Country) => boolean, walls: boolean): number {
  let n = 0
  for (const place of walls ? [field(area), inside(b, area)] : [field(area)]) {
    for (let u = s.head[place]; u >= 0; u = s.next[u]) if (!isLeader(b, u) && isLand(b, u) && fits(s.own[u])) n++
  }
  return n
}

/** The capital of a country, where enemies as many as its defenders could besiege it within a step; undefined: it is safe. */
export function dangerOf(b: Board, s: AwState, c: Country): Danger | undefined {
  const area = b.capital[c]
  if (area === undefined || area < 0 || s.city[area] !== c) return undefined
  const enemy = (d: Country): boolean => d !== NOBODY && has(s.war[c], d)
  let enemies = unitsAt(b, s, area, enemy, false)
  for (const next of b.linked[area]) enemies += unitsAt(b, s, next, enemy, false)
  const own = unitsAt(b, s, area, d => d === c || (d !== NOBODY && has(s.kin[c], d)), true)
  return enemies > 0 && enemies >= own ? { area, enemies, own } : undefined
}

/** The points of a power by what they were given for. 8.3 */
export const pointsBy = (s: AwState, power: Country): Readonly<Record<VpGroup, number>> =>
  Object.fromEntries(VP_GROUPS.map((group, i) => [group, s.vpBy[GROUPS * power + i]])) as Record<VpGroup, number>
