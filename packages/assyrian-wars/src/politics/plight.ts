// 7.1.b When a country is in such distress that it may offer its surrender, and when it is asked. R74

import type { Board } from '../board/board.ts'
import { frames } from '../board/frames.ts'
import { type Country, has, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { allyOf } from '../common/alliances.ts'
import { isLost } from '../common/holders.ts'

const { surrender } = frames

/** Beaten in a battle that gave 3 VP: it may surrender for the rest of the turn. 7.1.b, R74 */
export function beatenBadly(ctx: RuleContext, c: Country): void {
  ctx.s.beaten |= 1 << c
}

/** Cities lost, from three on, and a crushing defeat: what a country may surrender for, 0 where it may not. R74 */
export function plight(b: Board, s: AwState, c: Country): number {
  if (c === b.assyria || has(b.isTribe, c) || !has(s.active & ~s.gone & ~s.capitulated, c)) return 0
  if (c >= b.powers && allyOf(s, c) === NOBODY) return 0
  if ((s.war[c] & b.isPower) === 0) return 0
  let lost = 0
  for (const area of b.homeAreas[c]) if (b.isCity[area] && isLost(b, s, c, area)) lost++
  const rule = b.data.constants.surrender
  return (lost >= rule.homeCitiesLost ? lost : 0) + (has(s.beaten, c) ? 16 : 0)
}

/** At the end of an impulse: those whose plight has become worse are asked. R74 */
export function offerSurrender(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let c = b.onTrack - 1; c >= 0; c--) {
    const now = plight(b, s, c)
    if (now <= s.pleaded[c]) continue
    s.pleaded[c] = now
    surrender.push(s, { of: c })
  }
}
