// Those aboard ships: what each ship carries, and what becomes of it when ships are hit, gone, or no friends' any more.
// 6.16.c, 6.16.f, 8.1

import { fleetsAt, forcesAt } from '../board/counters.ts'
import { type Counter, type Country, has, lowest, NOBODY, type Place, SAILING } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { rout, takeHit } from './attrition.ts'
import { overloaded, shipmates, stow } from './fleet.ts'

/** A hit on a loaded ship is suffered by all it carries; leaders are scattered with the last ship. True: it is gone. 6.16.f */
export function hitShip(ctx: RuleContext, ship: Counter): boolean {
  const [place, c] = [ctx.s.at[ship], ctx.s.own[ship]]
  loadOf(ctx, ship)
  for (const u of [...LOAD]) takeHit(ctx, u)
  if (!takeHit(ctx, ship)) return false
  abandon(ctx, place, c)
  return true
}
/** Those aboard a ship that runs, run with it. */
export function routLoad(ctx: RuleContext, ship: Counter): void {
  loadOf(ctx, ship)
  for (const u of [...LOAD]) rout(ctx, u)
}

const LOAD: Counter[] = []

/** Into LOAD: the units aboard a ship; those under way are on ships under way. 6.16.c, N31 */
function loadOf({ b, s }: RuleContext, ship: Counter): void {
  const place = s.at[ship]
  const crew = shipmates(s, s.own[ship])
  const mark = s.busy[ship] & SAILING
  LOAD.length = 0
  stow(b, s, place, crew, NONE, on, mark)
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (!b.ship[u] && has(crew, s.own[u]) && (s.busy[u] & SAILING) === mark && on[u] === ship) LOAD.push(u)
  }
}
const NONE: readonly Counter[] = []
const on: Counter[] = []

/** No ship that could carry them is left there: leaders and whatever else was aboard are scattered. */
export function abandon(ctx: RuleContext, place: Place, c: Country): void {
  const { b, s } = ctx
  if (place < b.seas || place >= b.tradeBoxes) return
  const side = shipmates(s, c)
  if ((fleetsAt(b, s, place) & side) !== 0) return
  for (let u = s.head[place]; u >= 0; ) {
    const next = s.next[u]
    if (has(side, s.own[u])) rout(ctx, u)
    u = next
  }
}

/** Those aboard ships of former friends are put ashore, with no land of theirs to go to: to the regroup box. 8.1, N89 */
export function settleWaters(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let place = b.seas; place < b.tradeBoxes; place++) {
    for (let rest = forcesAt(b, s, place); rest !== 0; rest &= rest - 1) {
      const c = lowest(rest)
      const crew = shipmates(s, c)
      abandon(ctx, place, c)
      while (overloaded(b, s, place, crew)) {
        let last = NOBODY
        for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
          if (!b.ship[u] && has(crew, s.own[u])) last = u
        }
        rout(ctx, last)
      }
    }
  }
}
