// What a player made of code is: something that answers a question about a view, and never sees the table itself.

import type { Action, Seat, View } from '@tabularium/kernel'

/** How long to think: so many iterations, or so many milliseconds, or whichever is spent first. */
export interface Budget {
  readonly iterations?: number
  readonly ms?: number
}

/** How far the thinking has come. */
export interface Progress {
  readonly iterations: number
  /** Of the budget, from 0 to 1. */
  readonly share: number
  /** The notation of the move that looks best so far. */
  readonly best: string
  /** The expected share of the win, from 0 to 1. */
  readonly value: number
}

export interface Question<V extends View = View, A extends Action = Action> {
  readonly view: V
  readonly seat: Seat
  readonly legal: readonly A[]
  progress?(progress: Progress): void
  /** Stops the thinking early: the answer is the best move so far. */
  readonly signal?: AbortSignal
}

/** One instance per seat and game: it may remember between moves. */
export interface Bot<V extends View = View, A extends Action = Action> {
  readonly name: string
  choose(question: Question<V, A>): A | Promise<A>
}
