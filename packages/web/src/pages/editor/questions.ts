// What the editor asks of its worker, and what it hears.

import type { Options } from '@tabularium/kernel'
import type { Path } from './document.ts'

export const DATA_GAMES = ['mare-nostrum', 'assyrian-wars'] as const
export type DataGame = (typeof DATA_GAMES)[number]
export const isDataGame = (id: string | undefined): id is DataGame => DATA_GAMES.some(game => game === id)

/** What is wrong with a set of data, and where that stands. */
export interface Fault {
  readonly path: Path
  readonly why: string
}

export interface TrialPlan {
  readonly data: unknown
  readonly seats: number
  /** Those that are not the game's first values. */
  readonly options: Options
  /** Who sits in every seat: `sensible`, `random`. */
  readonly bots: string
  readonly games: number
  readonly seed: string
}

export type Question = { readonly game: DataGame } & (
  | { readonly ask: 'check'; readonly data: unknown }
  | ({ readonly ask: 'trial' } & TrialPlan)
)

/** One game of a trial; `fault`: what the rules threw. */
export interface TrialGame {
  readonly number: number
  readonly reason: string
  readonly winners: readonly number[]
  readonly actions: number
  readonly fault?: string
}

export type Answer =
  | { readonly answer: 'faults'; readonly faults: readonly Fault[] }
  | ({ readonly answer: 'game' } & TrialGame)
  | { readonly answer: 'end' }
  | { readonly answer: 'failed'; readonly why: string }
