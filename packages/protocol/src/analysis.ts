// The analysis of a finished game on the wire: every decision as it was judged, from which whoever reads it reckons marks, skill
// and luck (docs/analysis.md).

import { z } from 'zod'
import { notation, seatNumber } from './table.ts'

const chances = z.array(z.number())
const option = z.object({
  action: notation,
  /** What each seat may expect of the win, from 0 to 1. */
  chances,
  /** What may well follow: `0 build altar`. */
  line: z.array(z.string()),
})

export const analysisMove = z.object({
  /** Counted from 1. */
  move: z.int().min(1),
  seat: seatNumber,
  action: notation,
  /** Whether chance answered after it, or something hidden was revealed. */
  asked: z.boolean(),
  depth: z.enum(['quick', 'standard', 'deep']).optional(),
  /** Absent: there was nothing to judge. */
  played: option.optional(),
  /** Moves that did better, the best first. */
  better: z.array(option).optional(),
})
export type AnalysisMove = z.infer<typeof analysisMove>

export const ANALYSIS_STATUSES = ['none', 'working', 'done'] as const

export const analysisAnswer = z.object({
  /** `none`: nobody has asked for it. */
  status: z.enum(ANALYSIS_STATUSES),
  /** Moves judged, of how many; while it is worked on. */
  done: z.number().optional(),
  total: z.number().optional(),
  /** All of them, once it is done. */
  moves: z.array(analysisMove).optional(),
})
export type AnalysisAnswer = z.infer<typeof analysisAnswer>
