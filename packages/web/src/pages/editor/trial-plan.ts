// What a trial is asked for, and what is heard of it.

import type { Options } from '@tabularium/kernel'

export interface TrialPlan {
  readonly game: string
  /** The data, as a file has them. */
  readonly text: string
  readonly seats: number
  /** Those that are not the game's first values. */
  readonly options: Options
  /** Who sits in every seat: `sensible`, `random`. */
  readonly bots: string
  readonly games: number
  readonly seed: string
}

/** One game of a trial; `fault`: what the rules threw. */
export interface TrialGame {
  readonly number: number
  readonly reason: string
  readonly winners: readonly number[]
  readonly actions: number
  readonly fault?: string
}

export type Answer =
  | ({ readonly answer: 'game' } & TrialGame)
  | { readonly answer: 'refused'; readonly why: string }
  | { readonly answer: 'end' }
