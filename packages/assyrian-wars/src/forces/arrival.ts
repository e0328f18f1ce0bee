// A force has come into an area: told here, so that movement/enter.ts draws the consequences.

import { type Board, field } from '../board/board.ts'
import { garrison, presence } from '../board/counters.ts'
import { frames } from '../board/frames.ts'
import { type Area, type Counter, type Countries, NOWHERE } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { listAt } from './force.ts'

const { enter: enterFrame } = frames

/** How a force comes. UNSEEN: nobody intercepts it; ATTACK: it fights those it finds; MARCHING: it is `s.moving`; LANDING: from ships. */
export const UNSEEN = 1
export const ATTACK = 2
export const MARCHING = 4
export const LANDING = 8

/** Countries with land units in an area or its city, as bits. N09 */
export const occupants = (b: Board, s: AwState, area: Area): Countries => presence(b, s, area) | garrison(b, s, area)

/**
 * Countries have come into the field of an area: what follows. `there`: who had units in the area before; `from`: the area they
 * left, whose forces do not intercept them (after a retreat or an evasion).
 */
export function enter(
  ctx: RuleContext,
  area: Area,
  countries: Countries,
  how: number,
  from = NOWHERE,
  there?: number,
): void {
  const before = there ?? occupants(ctx.b, ctx.s, area) & ~countries
  enterFrame.push(ctx.s, { area, countries, how, there: before, from })
}

const intruders: Counter[] = []

/** The counters that came and are still there. */
export function stillThere(b: Board, s: AwState, area: Area, countries: Countries, how: number): readonly Counter[] {
  if ((how & MARCHING) === 0) listAt(b, s, field(area), countries, intruders)
  else {
    intruders.length = 0
    for (let i = 0; i < s.moving.length; i++) if (s.at[s.moving[i]] === field(area)) intruders.push(s.moving[i])
  }
  return intruders
}
