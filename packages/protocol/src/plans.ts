// Moves planned ahead: the next one whatever others do, or a small tree of what to answer to what.

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
