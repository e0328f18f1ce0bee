// What can be said of a day's puzzle without loading it.

import type { Seat } from '@tabularium/kernel'
import { indexOf } from './days.ts'
import { PUZZLES } from './puzzle-index.gen.ts'

export interface PuzzleOfDay {
  readonly age: number
  /** Who is to move, and wins. */
  readonly seat: Seat
  readonly turns: number
}

const DIGITS = 3

export function puzzleAt(day: string): PuzzleOfDay {
  const at = DIGITS * indexOf(day, PUZZLES.length / DIGITS)
  const [age, seat, turns] = [...PUZZLES.slice(at, at + DIGITS)].map(Number)
  return { age, seat, turns }
}
