// 8.1 Forces that stand where they may no longer enter.

import { type Board, field, inside } from '../board/board.ts'
import { forcesAt, move } from '../board/counters.ts'
import { type Area, type Counter, type Country, has, lowest, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { patron } from '../common/alliances.ts'
import { blocker, foreignGround, friendlyCity, mayEnter } from '../common/passage.ts'
import { expel } from './expulsion.ts'

/** Forces that stand where they may no longer enter leave: after peace, a status below MARCH, the end of free passage, of
 *  tribute or of grace. Out of cities that are not those of an ally any more they come into the field. 6.9, 7.4.1, 8.1 */
export function evict(ctx: RuleContext): void {
  const { b, s } = ctx
  if (!markStrangers(b, s)) return
  let moved = false
  // A tribe that is somebody's ally is treated as a minor, one that stands in for a power as a power. 7.1, 10.1.2
  let bound = ~b.isTribe
  for (let c = b.powers; c < b.onTrack; c++) if (patron(b, s, c) !== NOBODY) bound |= 1 << c
  for (let area = 0; area < b.areas.length; area++) {
    if (!moved && strangers[area] !== sweep) continue
    // A trade city's ground is its conqueror's, or that of the power in a pact with it. 7.4.2
    const owner = b.tradeCity[area] < 0 ? b.owner[area] : blocker(b, s, area)
    const city = inside(b, area)
    if (owner === NOBODY || (s.head[area] < 0 && s.head[city] < 0)) continue
    const within = forcesAt(b, s, city)
    for (let rest = (forcesAt(b, s, area) | within) & bound & ~(1 << owner); rest !== 0; rest &= rest - 1) {
      const c = lowest(rest)
      if (c >= b.onTrack || (b.tradeCity[area] < 0 && !foreignGround(b, s, c, area))) continue
      if (mayEnter(b, s, c, area) !== 1) {
        moved = true
        expel(ctx, c, area, owner)
      } else if (has(within, c) && !friendlyCity(b, s, c, area) && !has(s.war[c], s.city[area])) {
        moved = true
        comeOut(ctx, c, area)
      }
    }
  }
}

/** Areas with forces of others than their printed owner: those with this mark. */
const strangers: Counter[] = []
let sweep = 0

/** Looks at all counters once; whether there are any such areas. */
function markStrangers(b: Board, s: AwState): boolean {
  const { at, own } = s
  const { owner, tradeCity, insides, seas, ship, counters } = b
  sweep++
  let any = false
  for (let u = 0; u < counters; u++) {
    const place = at[u]
    if (place < 0 || place >= seas) continue
    const area = place < insides ? place : place - insides
    if (owner[area] === own[u] || (owner[area] === NOBODY && tradeCity[area] < 0) || ship[u]) continue
    strangers[area] = sweep
    any = true
  }
  return any
}

function comeOut(ctx: RuleContext, c: Country, area: Area): void {
  const { b, s } = ctx
  for (let u = s.head[inside(b, area)]; u >= 0; ) {
    const next = s.next[u]
    if (s.own[u] === c) move(s, u, field(area))
    u = next
  }
}
