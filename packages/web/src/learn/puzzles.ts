// The puzzles themselves, loaded when one is opened.

import { type Puzzle, readPuzzle, splitPuzzles } from '@tabularium/bots/puzzle'
import { isProblem } from '@tabularium/kernel'

/** All puzzles as text, each read when its day is opened. */
export async function loadPuzzles(): Promise<readonly string[]> {
  const { default: text } = await import('@tabularium/wonders-duel/puzzles.txt?raw')
  const parts = splitPuzzles(text)
  if (isProblem(parts)) throw new Error(parts.problem)
  return parts
}

export function puzzleOf(text: string): Puzzle {
  const puzzle = readPuzzle(text)
  if (isProblem(puzzle)) throw new Error(puzzle.problem)
  return puzzle
}
