// What a plan answers. Without schemas: pages load it.

import type { Seat } from '@tabularium/kernel'
import type { Plan, PlannedMove } from './plans.ts'

/** What is asked: after how many moves, of whom, what may be done, and the mark of what the seat sees. */
export interface PlanQuestion {
  readonly moves: number
  readonly seat: Seat
  readonly legal: readonly string[]
  mark(): string
}

/** What a plan that began after so many moves answers; undefined: nothing. */
export function answerOf(planned: Plan, began: number, { moves, seat, legal, mark }: PlanQuestion): string | undefined {
  if ('next' in planned) return legal.includes(planned.next) ? planned.next : undefined
  const { tree } = planned
  const depths = depthsOf(tree) ?? []
  const seen = mark()
  const answer = tree.find(
    (move, i) =>
      depths[i] === moves - began + 1 && move.seat === seat && move.mark === seen && legal.includes(move.action),
  )
  return answer?.action
}

/** How many moves each move of a tree lies ahead, the first being 1; undefined: no tree. */
export function depthsOf(tree: readonly PlannedMove[]): readonly number[] | undefined {
  const depths: number[] = []
  for (const [place, { after }] of tree.entries()) {
    if (after >= place) return undefined
    depths.push(after === -1 ? 1 : depths[after] + 1)
  }
  return depths
}
