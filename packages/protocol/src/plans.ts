// Moves planned ahead: the next one whatever others do, or a small tree of what to answer to what.

import type { Seat } from '@tabularium/kernel'
import { z } from 'zod'
import { hex256, notation, seatNumber } from './table.ts'

/** The most moves that a tree has, and the most in one line of it. */
export const PLAN_MOVES = 60
export const PLAN_DEPTH = 20

/** A move of a tree. */
export const plannedMove = z.strictObject({
  /** The place in the list of the move that it follows, which stands before it; -1: the position that the plan begins at. */
  after: z.int().min(-1).max(PLAN_MOVES),
  seat: seatNumber,
  action: notation,
  /** Of an own move: the mark of the view that it answers. It is made where the seat sees just that, and nowhere else. */
  mark: hex256.optional(),
})
export type PlannedMove = z.infer<typeof plannedMove>

export const plan = z.union([
  z.strictObject({ next: notation }),
  z.strictObject({ tree: z.array(plannedMove).min(1).max(PLAN_MOVES) }),
])
export type Plan = z.infer<typeof plan>

export const planBody = z.strictObject({
  /** The version that it was formed at. */
  expect: z.int().min(0),
  plan,
})

export const planAnswer = z.object({
  /** Absent: there is none. */
  plan: plan.optional(),
  /** After how many moves it begins. */
  moves: z.int().optional(),
})
export type PlanAnswer = z.infer<typeof planAnswer>

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
