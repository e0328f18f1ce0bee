// What this device knows of somebody who solves puzzles: a rating for each game, how many in a row, and which are done.

import { NEW_SOLVER, rated, type SolverRating } from '@tabularium/bots/puzzles/rate'
import { storedEntries, storeJson } from '../browser-storage.ts'

export interface Solver extends SolverRating {
  /** Solved at the first try, one after another: now, and at most. */
  readonly streak: number
  readonly longest: number
  /** Each puzzle tried, and whether the first try solved it. */
  readonly done: Readonly<Record<string, boolean>>
}

const KEY = 'tabularium.solver'

export const NOBODY: Solver = { ...NEW_SOLVER, streak: 0, longest: 0, done: {} }

function isSolver(value: unknown): value is Solver {
  const { rating, deviation, streak, longest, done } = (value ?? {}) as Record<string, unknown>
  return [rating, deviation, streak, longest].every(Number.isFinite) && typeof done === 'object' && done !== null
}

export function solverOf(game: string): Solver {
  const found = storedEntries(KEY).find(([id]) => id === game)?.[1]
  return isSolver(found) ? found : NOBODY
}

/** The solver after the first try at a puzzle; a second one changes nothing. */
export function afterTry(
  solver: Solver,
  puzzle: { readonly id: string; readonly rating: number },
  solved: boolean,
): Solver {
  if (solver.done[puzzle.id] !== undefined) return solver
  const streak = solved ? solver.streak + 1 : 0
  return {
    ...rated(solver, puzzle.rating, solved),
    streak,
    longest: Math.max(solver.longest, streak),
    done: { ...solver.done, [puzzle.id]: solved },
  }
}

export function keepTry(
  game: string,
  puzzle: { readonly id: string; readonly rating: number },
  solved: boolean,
): Solver {
  const next = afterTry(solverOf(game), puzzle, solved)
  storeJson(KEY, { ...Object.fromEntries(storedEntries(KEY)), [game]: next })
  return next
}

/** So many of those nearest to the solver's rating may be next. */
const NEAREST = 12

/** The next puzzle: not yet tried, and about as hard as the solver is strong; then those that went wrong, then any. */
export function nextPuzzle<P extends { readonly id: string; readonly rating: number }>(
  puzzles: readonly P[],
  { rating, done }: Solver,
  random: () => number,
  not?: string,
): P | undefined {
  const others = puzzles.filter(({ id }) => id !== not)
  const open = others.filter(({ id }) => done[id] === undefined)
  const wrong = others.filter(({ id }) => done[id] === false)
  const from = [open, wrong, others, puzzles].find(list => list.length > 0) ?? []
  const near = from
    .toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating) || (a.id < b.id ? -1 : 1))
    .slice(0, NEAREST)
  return near[Math.floor(random() * near.length)]
}
