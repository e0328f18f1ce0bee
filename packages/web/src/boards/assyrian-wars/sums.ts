// Figures of the sums: cards that come and go between two turns, and how near somebody is to sudden death.

import type { AwView } from '@tabularium/assyrian-wars'
import { ecoParts, leadOf, leastHand, mostHand } from '@tabularium/assyrian-wars/rules'
import { board, stateOf } from './imagined.ts'

/** Whether the cards of this interphase have been dealt. `passed`: its step is over. 7.3.2 */
export const isDealt = (view: AwView, passed: boolean): boolean => passed || view.frames.some(({ at }) => at === 'deal')

const cardsOf = (view: AwView, power: string): number => view.countries.find(({ id }) => id === power)?.cards ?? 0

/** Common cards of all countries, to compare with after the deal. */
export const handsIn = (view: AwView): ReadonlyMap<string, number> =>
  new Map(view.countries.map(({ id, cards }) => [id, cards]))

export interface CardSums {
  /** By the ECO level, or as many as the least hand needs; undefined: they are dealt, and nobody has seen the hand before. */
  readonly drawn: number | undefined
  /** What has to be discarded; before the deal, what would have to be. */
  readonly over: number
}

/** `before`: the hand before the deal, where it was seen. */
export function cardSums(view: AwView, power: string, dealt: boolean, before: number | undefined): CardSums {
  const b = board()
  const s = stateOf(view)
  const c = b.countries.indexOf(power)
  const parts = ecoParts(b, s, c)
  const due = (level: number, held: number): number => Math.max(level - 1, leastHand(b, s, c) - held, 0)
  const held = cardsOf(view, power)
  const over = (cards: number): number => Math.max(0, cards - mostHand(b, s, c))
  if (dealt) return { drawn: before === undefined ? undefined : due(parts.level, before), over: over(held) }
  const drawn = due(parts.next, held)
  return { drawn, over: over(held + drawn) }
}

export interface SuddenDeath {
  readonly power: string
  readonly points: number
  /** With so many it wins at the next count. */
  readonly need: number
  readonly lacks: number
}

/** The power that is nearest to it; undefined: it is not played with, or over. 8.2 */
export function suddenDeathOf(view: AwView): SuddenDeath | undefined {
  const lead = view.end === undefined ? leadOf(board(), stateOf(view)) : undefined
  if (!lead) return undefined
  const { power, points, lacks } = lead
  return { power: board().countries[power], points, need: points + lacks, lacks }
}
