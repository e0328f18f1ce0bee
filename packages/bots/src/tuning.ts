// What a search may be told about one game: how to count a finished game, how to play out, what a move looks worth.
// A game that is not listed is searched with the plain defaults.

import type { Action, FastChance, Seat, State } from '@tabularium/kernel'
import type { Budget } from './bot.ts'

export interface Tuning<S extends State = State, A extends Action = Action> {
  /** The weight of trying what has been tried little. */
  readonly exploration: number
  /** What a move not tried yet counts as, in the place of its average: above 1, each is tried before any is repeated. */
  readonly untried: number
  /** The weight of the prior against the first visits. */
  readonly bias: number
  /** With a policy: so much less than the average of the moves tried is expected of one that has not been. */
  readonly unseen?: number
  /** Writes what each seat gets for a finished game, from 0 to 1; absent: the winners share 1. */
  reward?(s: S, out: Float64Array): void
  /** A legal action to play in a playout, found without the whole list; undefined: any of the list, each alike. */
  playout?(s: S, seat: Seat, chance: FastChance): A | undefined
  /** Writes what each of the root's moves `legal[0..n)` looks worth before it has been tried, from 0 to 1. */
  prior?(s: S, seat: Seat, legal: readonly A[], n: number, out: Float64Array, chance: FastChance): void
  /** Breaks a playout off after `steps` decisions: writes what each seat may expect and says true; false: play on. */
  estimate?(s: S, steps: number, out: Float64Array): boolean
  /** Writes how likely each of `legal[0..n)` is to be played, adding up to 1. With it, moves are tried in proportion, at
   *  every node of the tree, and `exploration` is the weight of that; `untried`, `bias` and `prior` are not used. */
  policy?(s: S, seat: Seat, legal: readonly A[], n: number, out: Float64Array): void
  /** Value and policy from one look: writes both how likely each of `legal[0..n)` is and what each seat may expect. With it
   *  nothing is played out, and `policy` and `estimate` are not used. */
  evaluate?(s: S, seat: Seat, legal: readonly A[], n: number, shares: Float64Array, reward: Float64Array): void
  /** Whether so little is left to play that a forced win is looked for before the search. */
  isEnding?(s: S): boolean
  /** What the player likes of two moves about equally good. */
  likes?(s: S, seat: Seat, action: A): number
  /** Whether a plan thinks about this decision at all; false: the move with the best score is made at once. */
  matters?(s: S): boolean
}

/** A move liked best of all counts as worth so much more of the win than it is, and is looked at so many times as often. */
export const LEAN = 0.03
export const CURIOUS = 2

export const PLAIN: Tuning = { exploration: 0.7, untried: 2, bias: 0 }

/** What a bot that thinks is made of; without a tuning, of the defaults. */
export interface SearchSetting<S extends State = State, A extends Action = Action> {
  readonly name: string
  readonly budget: Budget
  readonly seed: string | number
  readonly tuning?: Tuning<S, A>
}
