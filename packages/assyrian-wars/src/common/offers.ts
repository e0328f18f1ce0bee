// What powers offer each other, and the political phase as it begins. 6.9, 7.4

import { frames } from '../board/frames.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'

const { politics } = frames

/** What is offered. PASSAGE; PEACE: `c` terms, FREELY, RANSOM or a home card; TRUCE: of an ally's war, `c` the ally; SUBDUE: to
 *  let the one who asks try to conquer `c`. */
export const OFFERS = ['passage', 'peace', 'truce', 'subdue'] as const
export const [PASSAGE, PEACE, TRUCE, SUBDUE] = [0, 1, 2, 3]
export const [FREELY, RANSOM] = [-1, -2]

/** At the start of an impulse and of the interphase. */
export function freshPolitics(s: AwState): void {
  s.dealt.fill(0)
  s.truce.fill(0)
  s.spent = 0
  s.shifted = 0
}

/** 7.4, of all powers in the order of the track; `again`: only wars and camps, after a camp was beaten. */
export function pushPolitics(ctx: RuleContext, again = 0): void {
  freshPolitics(ctx.s)
  politics.push(ctx.s, { again })
}
