// What somebody must be told before it is too late, the gravest first: a power that wins at the next count, one's own capital in
// danger, a hand that will have to be cut.

import type { AwView } from '@tabularium/assyrian-wars'
import { dangerOf, leadOf, mostHand } from '@tabularium/assyrian-wars/rules'
import { board, stateOf } from './imagined.ts'

export type AwWarning =
  | {
      readonly what: 'wins' | 'near'
      readonly power: string
      readonly points: number
      readonly others: number
      readonly lacks: number
    }
  | { readonly what: 'capital'; readonly place: string; readonly enemies: number; readonly own: number }
  | { readonly what: 'hand'; readonly country: string; readonly cards: number; readonly most: number }

/** A power that lacks no more than this is warned of; early in a turn only one that has many points. */
const NEAR = 3
const MANY = 10
const LATE_ROUND = 4

/** For the countries that a seat runs. */
export function warningsOf(view: AwView, mine: readonly { readonly id: string }[]): readonly AwWarning[] {
  if (view.end !== undefined || mine.length === 0) return []
  const b = board()
  const s = stateOf(view)
  const list: AwWarning[] = []
  const lead = leadOf(b, s)
  const late = view.round >= LATE_ROUND || inInterphase(view)
  if (lead && lead.lacks <= NEAR && lead.points > 0 && (late || lead.points >= MANY)) {
    const { power, points, others, lacks } = lead
    list.push({ what: lacks === 0 ? 'wins' : 'near', power: b.countries[power], points, others, lacks })
  }
  for (const { id } of mine) {
    const danger = dangerOf(b, s, b.countries.indexOf(id))
    if (danger) list.push({ what: 'capital', place: b.areas[danger.area], enemies: danger.enemies, own: danger.own })
  }
  for (const { id } of mine) {
    // Common ones; home cards do not count. 7.3.2
    const cards = view.countries.find(one => one.id === id)?.cards ?? 0
    const most = mostHand(b, s, b.countries.indexOf(id))
    if (most > 0 && cards > most && inInterphase(view)) list.push({ what: 'hand', country: id, cards, most })
  }
  return list
}

/** Between two turns. 7.0 */
export const inInterphase = ({ frames }: AwView): boolean => frames.some(({ at }) => at === 'interphase')
