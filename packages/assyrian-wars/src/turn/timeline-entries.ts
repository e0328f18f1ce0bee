// 7.6 The entries of the timeline that are due in an interphase, and units that they set free.

import { type Board, poolOf } from '../board/board.ts'
import { move } from '../board/counters.ts'
import { type Country, has } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import type { TimelineData } from '../data/types.ts'

/** The entries of an interphase that are in play: of the scenario, and of countries that are in it. */
export function entries(b: Board, s: AwState): readonly TimelineData[] {
  const { data, countries } = b.scenarios[s.scenario]
  return b.data.timeline.filter(
    ({ interphase, id, effect }) =>
      interphase === s.turn &&
      (data.timelineInPlay === undefined || data.timelineInPlay.includes(id)) &&
      (typeof effect.country !== 'string' || has(countries, b.countryOf(effect.country))),
  )
}

/** Units and leaders that were waiting join the pool. */
export function release(ctx: RuleContext, c: Country, tag: string): void {
  const { b, s } = ctx
  let units = 0
  for (let u = 0; u < b.firstLeader; u++) {
    if (b.nation[u] !== c || b.tag[u] !== tag || s.at[u] !== b.waiting) continue
    s.own[u] = c
    move(s, u, poolOf(b, c))
    units++
  }
  ctx.tell?.all({ at: 'released', country: b.countries[c], units })
}
