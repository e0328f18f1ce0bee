// Ratings of puzzles and of those who solve them, on one scale: a puzzle that somebody solves every other time has their rating.

import { expectedShare } from '../rating.ts'

/** A rating, and how far off it may well be (one standard deviation), as in Glicko. */
export interface SolverRating {
  readonly rating: number
  readonly deviation: number
}

export const NEW_SOLVER: SolverRating = { rating: 1500, deviation: 350 }

/** Nobody is known better than this: people learn. */
const LEAST_DEVIATION = 60

/** What bots did with a puzzle says this much. */
export const PUZZLE_DEVIATION = 150

const Q = Math.LN10 / 400

/** Glicko: how much less a result says because the other rating is not sure. */
const weightOf = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / Math.PI ** 2)

/** The solver after one puzzle: Glicko with one game. */
export function rated({ rating, deviation }: SolverRating, puzzle: number, solved: boolean): SolverRating {
  const weight = weightOf(PUZZLE_DEVIATION)
  const expected = expectedShare(weight * (rating - puzzle), 0)
  const information = Q * Q * weight * weight * expected * (1 - expected)
  const precision = 1 / (deviation * deviation) + information
  return {
    rating: rating + (Q / precision) * weight * ((solved ? 1 : 0) - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  }
}

/** A try of somebody whose rating is known. */
export interface Trial {
  readonly rating: number
  /** 1 solved, 0 not; a guess at random is in between. */
  readonly solved: number
}

/** Before anybody has tried, a puzzle is taken for this hard, give or take. */
const USUAL = 1500
const SPREAD = 400

/** The likeliest rating of a puzzle that these did so with. */
export function puzzleRating(trials: readonly Trial[]): number {
  let best = USUAL
  let most = Number.NEGATIVE_INFINITY
  for (let rating = 400; rating <= 2800; rating += 10) {
    let likely = -((rating - USUAL) ** 2) / (2 * SPREAD * SPREAD)
    for (const trial of trials) {
      const share = expectedShare(trial.rating, rating)
      likely += trial.solved * Math.log(share) + (1 - trial.solved) * Math.log(1 - share)
    }
    if (likely > most) {
      most = likely
      best = rating
    }
  }
  return best
}
