// What a player made of code is: something that answers a question about a view, and never sees the table itself.

import type { Action, Event, Result, Seat, View } from '@tabularium/kernel'

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

/** What a seat was told in the course of a game, for bots that follow it. */
export interface History {
  readonly moves: number
  /** How often moves were taken back: what was told before may not be so any more. */
  readonly takebacks: number
  /** What the set-up (0) and each move told the seat, from move `from` on. */
  events(from: number): readonly (readonly Event[])[]
}

export interface Question<V extends View = View, A extends Action = Action> {
  readonly view: V
  readonly seat: Seat
  readonly legal: readonly A[]
  progress?(progress: Progress): void
  /** Stops the thinking early: the answer is the best move so far. */
  readonly signal?: AbortSignal
  /** Only for bots that ask for it (`listens`), and only where somebody keeps it. */
  readonly history?: History
}

/** Who plays in the place of a bot that cannot: its spec, and why. */
export interface Fallback {
  readonly spec: string
  /** `net`: there is no network that fits; `options`: there is one, but not for a table with these. */
  readonly because: 'net' | 'options'
  readonly why: string
}

/** One instance per seat and game: it may remember between moves. */
export interface Bot<V extends View = View, A extends Action = Action> {
  readonly name: string
  /** Known with the first answer; undefined: it plays itself. */
  readonly fallback?: Fallback | undefined
  /** Whether it wants to be told what happened, beside what it sees. */
  readonly listens?: boolean
  choose(question: Question<V, A>): A | Promise<A>
  /** The game is over, or is broken off (no result): what the bot holds can be let go. */
  close?(result?: Result): void
}

/** Thrown by a bot that cannot go on, with the reason as a sentence: its seat has lost. */
export class ForfeitError extends Error {
  /** Nobody's fault but the machine's: the game may be played again. */
  readonly isAccident: boolean

  constructor(why: string, isAccident = false) {
    super(why)
    this.isAccident = isAccident
  }
}
