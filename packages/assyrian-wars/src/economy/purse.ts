// Action points: the purse of the impulse, savings and loans, all in twelfths. 3.1, 6.0, 6.11, 6.18

import type { Board } from '../board/board.ts'
import { AP, type Country, GENERAL, INCOME_ONLY, NOBODY, whole } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { level } from '../common/tributaries.ts'

/** What the phasing country can spend on a use: AP bound to it, AP of cards, income. Events take income alone. 6.11 */
export const left = (s: AwState, use = GENERAL): number =>
  s.bound[use] + s.income + (use === INCOME_ONLY && s.plusPlayed === 0 ? 0 : s.cardAp)

export const canPay = (s: AwState, cost: number, use = GENERAL): boolean => left(s, use) >= cost

/** Takes bound AP, then AP of cards, then income. Must be affordable. */
export function pay(ctx: RuleContext, cost: number, use = GENERAL): void {
  const { s } = ctx
  let rest = whole(cost)
  const bound = Math.min(rest, s.bound[use])
  s.bound[use] -= bound
  rest -= bound
  if (use !== INCOME_ONLY || s.plusPlayed !== 0) {
    const cards = Math.min(rest, s.cardAp)
    s.cardAp -= cards
    rest -= cards
  }
  s.income -= rest
  if (s.income < 0) throw new Error('more AP spent than there are')
}

/** AP of a card, or bound to a use. */
export function gain(s: AwState, ap: number, use = GENERAL): void {
  if (use === GENERAL) s.cardAp += whole(ap)
  else s.bound[use] += whole(ap)
}

/** AP of the income itself, e.g. for a sold army group card. */
export const gainIncome = (s: AwState, ap: number): void => {
  s.income += whole(ap)
}

/**
 * Outside one's own impulse: from what is saved, the rest as a loan on the next impulse. 6.11, R72
 * In one's own impulse: as an event, with a loan for what is missing.
 */
export function payOrBorrow(ctx: RuleContext, c: Country, cost: number): void {
  const { s } = ctx
  if (s.phasing === c) {
    const here = Math.min(cost, left(s, INCOME_ONLY))
    pay(ctx, here, INCOME_ONLY)
    s.debt[c] += cost - here
    return
  }
  const here = Math.min(cost, s.saved[c])
  s.saved[c] -= here
  s.debt[c] += cost - here
}

/** Whether it can pay now or borrow against its next income; in a preempting impulse nothing is borrowed, nor does a minor ever
 *  borrow for its power. 3.3, 6.11 */
export function canBorrow(b: Board, s: AwState, c: Country, cost: number): boolean {
  const here = s.phasing === c ? left(s, INCOME_ONLY) : s.saved[c]
  if (here >= cost) return true
  if ((s.preempting === 1 && s.phasing === c) || (c >= b.powers && s.ward[c] === NOBODY)) return false
  return s.debt[c] === 0 && cost - here <= AP * Math.max(0, level(b, s, c))
}

/** Income of the impulse with what is saved; a loan is repaid first. Returns what stays unpaid; in a preempting impulse, which has
 *  no income, the loan goes on. 3.3, 6.11, 6.18 */
export function openPurse(ctx: RuleContext, c: Country, income: number, preempting = false): number {
  const { s } = ctx
  s.income = s.saved[c] + income
  s.saved[c] = 0
  s.cardAp = 0
  s.bound.fill(0)
  const back = Math.min(s.debt[c], s.income)
  s.income -= back
  const unpaid = s.debt[c] - back
  s.debt[c] = preempting ? unpaid : 0
  return preempting ? 0 : unpaid
}

/** At most 4 whole AP of the income are kept, and AP left from cards are lost; costs have been rounded up by then. 3.1, 6.0, R06 */
export function closePurse(ctx: RuleContext, c: Country): void {
  const { s } = ctx
  const whole = s.income - (s.income % AP)
  s.saved[c] = Math.min(whole, AP * ctx.b.data.constants.saveLimit)
  s.income = 0
  s.cardAp = 0
  s.bound.fill(0)
}
