// The reckoning of a round: hits felt, losses still owed, how many a country or a side can bear, and the routs that follow.
// 6.7.4, 6.7.4.a

import type { Board } from '../board/board.ts'
import { action, isLeader } from '../board/counters.ts'
import { type Counter, type Country, FULL, has, type Side } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { leads, NAVAL, ranks } from '../forces/battle-sides.ts'

/** What is being lost: frame `losses`, a. */
export const [HITS, ROUTS] = [0, 1]

/** Rows of `s.toll`. */
export const [FELT, OWED, BY_MERCENARIES, BY_REGULARS] = [0, 1, 2, 3]
export const cell = (s: AwState, row: number, side: Side, c: Country): number => (2 * row + side) * s.war.length + c
export const at = (s: AwState, row: number, side: Side, c: Country): number => s.toll[cell(s, row, side, c)]

/** Hits or routs a country has still to take. */
export const owed = (s: AwState, side: Side, c: Country): number => at(s, OWED, side, c)

/** Nothing suffered and nothing owed: a new round begins. */
export function clearToll(s: AwState): void {
  s.toll.fill(0)
  s.struck[0] = s.struck[1] = 0
}

/** Hits that a unit can still take. 6.7.4 */
const hitsLeft = (b: Board, s: AwState, u: Counter): number => (!isLeader(b, u) && s.side[u] === FULL ? 2 : 1)

/** What a country on a side can still lose: hits, or counters to rout. */
export function capacity(b: Board, s: AwState, mode: number, side: Side, c: Country): number {
  let n = 0
  for (const u of ranks(s, side)) if (s.own[u] === c) n += mode === HITS ? hitsLeft(b, s, u) : 1
  return n
}

/** Hits that the units of a side, leaders included, can take in all. */
export function sideCapacity(b: Board, s: AwState, side: Side): number {
  let n = 0
  for (const u of ranks(s, side)) n += hitsLeft(b, s, u)
  return n
}

/** Hits suffered by a side in this round; by those of its countries in a set. */
export function felt(s: AwState, side: Side, countries = -1): number {
  let n = 0
  for (let c = 0; c < s.war.length; c++) if (has(countries, c)) n += at(s, FELT, side, c)
  return n
}

/** Routs of a side for the hits of this round: one for two, one for one after a failed evasion; the winner's leaders rally
 *  some. 6.6.10, 6.7.4.a */
export function routsOf(b: Board, s: AwState, side: Side, won: boolean): number {
  const { hitsPerRout, hitsPerRoutAfterFailedEvasion } = b.data.constants.rout
  const hurried = felt(s, side, s.unready)
  const others = felt(s, side) - hurried
  const routs = Math.ceil(hurried / hitsPerRoutAfterFailedEvasion) + Math.ceil(others / hitsPerRout)
  return Math.max(0, routs - (won ? rallied(b, s, side) : 0))
}

function rallied(b: Board, s: AwState, side: Side): number {
  if (s.fight === NAVAL) return 0
  let sum = 0
  for (const u of ranks(s, side)) if (isLeader(b, u) && leads(b, s, side, u)) sum += action(b, s, u)
  return sum
}
