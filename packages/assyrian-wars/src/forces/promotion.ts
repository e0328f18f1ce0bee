// 9.2 Promotion of leaders on their weaker side: an even die; Assyria throws two and needs one (9.4, R36).

import { rollDie } from '../board/dice.ts'
import { type Counter, FULL, REDUCED } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { on, REDUCED_LEADERS, STANDING_ARMY } from '../board/state.ts'

/** True: promoted. */
export function promote(ctx: RuleContext, leader: Counter): boolean {
  const { b, s } = ctx
  if (!on(s, REDUCED_LEADERS) || s.side[leader] !== REDUCED) return false
  const two = s.own[leader] === b.assyria && on(s, STANDING_ARMY)
  const dice: number[] = []
  for (let n = two ? b.data.constants.promotion.assyrianDice : 1; n > 0; n--) dice.push(rollDie(ctx))
  const promoted = dice.some(die => die % 2 === 0)
  if (promoted) s.side[leader] = FULL
  ctx.tell?.all({ at: 'promotion', leader: b.leaders[leader - b.firstLeader], dice, promoted })
  return promoted
}

/** All reduced leaders of a list. */
export function promoteLeaders(ctx: RuleContext, list: readonly Counter[]): void {
  for (const u of list) if (u >= ctx.b.firstLeader) promote(ctx, u)
}
