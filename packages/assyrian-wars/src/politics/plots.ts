// 7.5.2.c What secret diplomacy has arranged for the tribute of a minor.

import { type Country, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { allyOf } from '../common/alliances.ts'
import { forcePledge, refuseTribute, tributeCheck } from './tribute-checks.ts'

/** `s.plot`: Assyria has made sure of the next tribute. */
export const SECURED = 16

/** Marked as refuser; if the dice say so too, it pays the power behind it. 7.5.2.c */
export function defy(ctx: RuleContext, c: Country, power: Country): void {
  const pays = tributeCheck(ctx, c)
  refuseTribute(ctx, c)
  ctx.s.bribe[c] = pays ? 0 : power + 1
}

/** 5.2 as secret diplomacy has arranged it; false: nothing was arranged. */
export function followPlot(ctx: RuleContext, c: Country): boolean {
  const { s } = ctx
  const plot = s.plot[c]
  s.plot[c] = 0
  if (plot === 0 || allyOf(s, c) !== NOBODY) return false
  if (plot === SECURED) forcePledge(ctx, c)
  else defy(ctx, c, plot - 1)
  return true
}
