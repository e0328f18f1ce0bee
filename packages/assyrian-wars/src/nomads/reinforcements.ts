// 10.1.1 What a tribe that is nobody's ally does not use to attack goes into rebuilding: it neither ends its impulse nor wanders
// about with AP that one of its units needs. N120

import type { Board } from '../board/board.ts'
import { BUILD, type Country, has, MOVE, NOBODY, REDUCED } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { musterOf } from '../board/unit-tables.ts'
import { allyOf } from '../common/alliances.ts'
import { rebuildPrice } from '../economy/prices.ts'
import { left } from '../economy/purse.ts'

const prices: number[] = []

/** How many of its reduced units a tribe could make whole with so many twelfths of an AP. */
function rebuildable(b: Board, s: AwState, c: Country, ap: number): number {
  const { first, end } = musterOf(b)
  prices.length = 0
  for (let u = first[c]; u < end[c]; u++) {
    if (s.side[u] === REDUCED && s.own[u] === c && s.at[u] < b.seas) prices.push(rebuildPrice(b, u))
  }
  prices.sort((x, y) => x - y)
  let n = 0
  for (let rest = ap; n < prices.length && prices[n] <= rest; n++) rest -= prices[n]
  return n
}

const isUnallied = (b: Board, s: AwState, c: Country): boolean =>
  has(b.isTribe, c) && s.ward[c] === NOBODY && allyOf(s, c) === NOBODY

/** It does not let AP go to waste while a unit of it can be made whole. */
export const mustRebuild = (b: Board, s: AwState, c: Country): boolean =>
  isUnallied(b, s, c) && rebuildable(b, s, c, left(s, BUILD)) > 0

/** Whether a unit that could be made whole could be so no more if it paid this for a way without an attack. */
export function robsUnits(b: Board, s: AwState, c: Country, cost: number): boolean {
  if (!isUnallied(b, s, c)) return false
  const ap = left(s, BUILD)
  return rebuildable(b, s, c, ap) > rebuildable(b, s, c, ap - Math.max(0, cost - s.bound[MOVE]))
}
