// 6.6.6 Army group cards that are sold.

import type { Board } from '../board/board.ts'
import { AP, bit, type Country, type Group, has, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { gainIncome } from '../economy/purse.ts'
import { medesUnited } from '../forces/medes.ts'

/** Whether this country may sell an army group card now: in its first impulse of a turn. 6.6.6 */
export function cardToSell(b: Board, s: AwState, c: Country): Group {
  if (has(s.had, c) || b.data.countries[c].canSellArmyGroup !== true) return NOBODY
  for (let card = 0; card < b.groups.length; card++) {
    if (b.groupOwner[card] === c && s.chief[card] === NOBODY && !has(s.soldGroups, card)) return card
  }
  return NOBODY
}

export function sellGroup(ctx: RuleContext, c: Country): void {
  const { b, s, tell } = ctx
  const card = cardToSell(b, s, c)
  s.soldGroups |= bit(card)
  const ap = b.data.constants.armyGroupSale
  gainIncome(s, AP * ap)
  tell?.all({ at: 'group-sold', country: b.countries[c], ap })
}

/** Media must sell its card in its first impulse of a turn as long as it has no state. 6.6.6 */
export function mustSell(ctx: RuleContext, c: Country): void {
  if (c === ctx.b.media && !medesUnited(ctx.b, ctx.s) && cardToSell(ctx.b, ctx.s, c) !== NOBODY) sellGroup(ctx, c)
}
