// Risings of cities and pacts of trade cities, as secret diplomacy and political cards bring them about. 7.5.2.d, 7.5.2.e

import type { AwAction } from '../board/actions.ts'
import { type Board, inside } from '../board/board.ts'
import { isLand } from '../board/counters.ts'
import { type Area, type Counter, type Country, has, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { isOpen } from '../common/scenario.ts'
import { currentLevel } from '../common/walls.ts'
import { settleGroups } from '../forces/army-groups.ts'
import { rout } from '../forces/attrition.ts'
import { placeRevolt } from '../territory/revolt.ts'

/** Home cities of `c` held by others whose garrison is too small to keep them; its capital too. 7.5.2.d */
export function canRise(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (b.home[area] !== c || !b.isCity[area] || !isOpen(b, s, area) || s.revolt[area] !== 0) return false
  const holder = s.city[area]
  if (holder === NOBODY || holder === c || has(s.kin[c], holder)) return false
  return garrisonOf(b, s, area).length < currentLevel(b, s, area)
}

/** Who holds a city for its controller: units and leaders of his side in it and, as captors do, on it. 6.12.a, 7.5.2.d */
export function garrisonOf(b: Board, s: AwState, area: Area): readonly Counter[] {
  const held: Counter[] = []
  for (const place of [area, inside(b, area)]) {
    for (let u = s.head[place]; u >= 0; u = s.next[u]) {
      if ((isLand(b, u) || u >= b.firstLeader) && has(s.kin[s.city[area]], s.own[u])) held.push(u)
    }
  }
  return held
}

/** The garrison goes to the regroup box and the city rises. 7.5.2.d */
export function rise(ctx: RuleContext, area: Area): void {
  for (const u of garrisonOf(ctx.b, ctx.s, area)) rout(ctx, u)
  settleGroups(ctx)
  placeRevolt(ctx, area)
}

/** Trade cities neither conquered nor in a pact. */
export const isFreeTradeCity = (b: Board, s: AwState, area: Area): boolean =>
  b.tradeCity[area] >= 0 &&
  isOpen(b, s, area) &&
  s.city[area] === NOBODY &&
  s.pact[area] === NOBODY &&
  s.revolt[area] === 0

export function makePact(ctx: RuleContext, power: Country, area: Area): void {
  ctx.s.pact[area] = power
  ctx.tell?.all({ at: 'pact', power: ctx.b.countries[power], area: ctx.b.areas[area] })
}

export function legalTradeCities(b: Board, s: AwState, out: AwAction[]): number {
  let n = 0
  for (const area of b.tradeCityArea) if (isFreeTradeCity(b, s, area)) out[n++] = b.acts.aim[area]
  return n
}
