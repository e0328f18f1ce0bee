// 5.2.1 The check that says whether a country pays Assyria, and what a pledge or a refusal brings about.

import type { Board } from '../board/board.ts'
import { rollDie } from '../board/dice.ts'
import { BLACK, type Country, has, PAYING, WHITE } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { NO_PLEDGE, PLEDGED } from '../common/tributaries.ts'
import { evict } from '../territory/eviction.ts'
import { makePeace, settleWars } from './settle-wars.ts'

/** The dice of a check: the printed level of the capital, one more after a refusal that went unpunished. 5.2.1, R10 */
export const tributeDice = (b: Board, s: AwState, c: Country): number =>
  b.capital[c] < 0
    ? 0
    : b.defence[b.capital[c]] + (s.refused[c] === WHITE ? b.data.constants.tribute.extraDieIfUnpunished : 0)

/** Rolls a check; true: it pays. A country without a capital always does. 5.2.1 */
export function tributeCheck(ctx: RuleContext, c: Country, mod = 0): boolean {
  const { b, s } = ctx
  if (b.capital[c] < 0) return true
  const dice = Math.max(tributeDice(b, s, c) + mod, 1)
  const rolls: number[] = []
  let refuses = false
  for (let i = 0; i < dice; i++) {
    const roll = rollDie(ctx)
    rolls.push(roll)
    if (roll >= b.data.constants.tribute.refuseOn) refuses = true
  }
  ctx.tell?.all({ at: 'tribute-check', country: b.countries[c], rolls, pays: !refuses })
  return !refuses
}

export function pledge(ctx: RuleContext, c: Country, why: number): void {
  ctx.s.pledge[c] = why
  ctx.s.refused[c] = PAYING
  ctx.tell?.all({ at: 'tribute', country: ctx.b.countries[c], pays: true })
}

/** Payers keep peace with Assyria and its allies: wars of their own with these end. 5.2.3 */
export function keepPeace(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  if (has(s.war[c], b.assyria)) makePeace(ctx, c, b.assyria)
  else if ((s.feud[c] & s.kin[b.assyria]) !== 0) settleWars(ctx)
}

/** Marked as a refuser, by its dice or whatever they would say (7.5.2.c): who stood there by right of tribute leaves. 5.2.1 */
export function refuseTribute(ctx: RuleContext, c: Country): void {
  ctx.s.pledge[c] = NO_PLEDGE
  ctx.s.refused[c] = BLACK
  ctx.tell?.all({ at: 'tribute', country: ctx.b.countries[c], pays: false })
  evict(ctx) // 8.1
}

/** Secures this turn's tribute to Assyria: an option of 7.5.2.c. */
export const forcePledge = (ctx: RuleContext, c: Country): void => {
  pledge(ctx, c, PLEDGED)
  keepPeace(ctx, c)
}
