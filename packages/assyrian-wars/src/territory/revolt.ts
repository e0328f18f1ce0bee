// Revolt markers (7.5.2.d): a city that obeys nobody until the first force enters.

import type { Board } from '../board/board.ts'
import { type Area, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { heirOf } from '../common/holders.ts'
import { endSiege } from '../common/walls.ts'

/** Markers that are not on the map. */
export function revoltsLeft(b: Board, s: AwState): number {
  let left = b.data.constants.markerSupply.revolt
  for (let area = 0; area < b.areas.length; area++) left -= s.revolt[area]
  return left
}

/** All control of city and area is gone. R79 */
export function placeRevolt(ctx: RuleContext, area: Area): void {
  const { b, s } = ctx
  s.revolt[area] = 1
  s.city[area] = NOBODY
  s.land[area] = NOBODY
  s.province[area] = NOBODY
  s.seized[area] = 0
  endSiege(s, area)
  ctx.tell?.all({ at: 'revolt', area: b.areas[area] })
}

/** At the start of the next secret diplomacy: what is left goes back to the printed owner, if there still is one. R79 */
export function clearRevolts(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let area = 0; area < b.areas.length; area++) {
    if (s.revolt[area] === 0) continue
    s.revolt[area] = 0
    const heir = heirOf(b, s, area)
    s.city[area] = b.isCity[area] ? heir : NOBODY
    s.land[area] = heir
    ctx.tell?.all({ at: 'revolt', area: b.areas[area], over: true })
  }
}
