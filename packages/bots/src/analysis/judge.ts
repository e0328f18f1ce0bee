// Who judges decisions: a search, or playouts. It is given a view and what was legal, never the position itself.

import type { Action, Seat, View } from '@tabularium/kernel'
import type { LineMove } from '../mcts.ts'

/** A question that a seat answered: all that it could know when it did. */
export interface Decision<V extends View = View, A extends Action = Action> {
  readonly view: V
  readonly seat: Seat
  readonly legal: readonly A[]
  readonly played: A
}

/** What each seat may expect of the win, by seat, from 0 to 1. */
export type Chances = readonly number[]

export interface Judge {
  /** Turns to a decision. The same seed and decision give the same answers to the same calls. */
  begin(decision: Decision, seed: string): void
  /** Whether this decision is worth a thought; where it is not, the move made is held to be as good as any. */
  matters(decision: Decision): boolean
  /** Spends about so many iterations on all moves and names the few that look best, the best first; yields between slices.
   *  `most`: so many of them; absent: as many as are worth comparing with the move that was made. */
  screen(decision: Decision, iterations: number, most?: number): Generator<void, readonly Action[]>
  /** What each seat gets after this move in one world: all that the seat cannot know, and all chance, follow from its number.
   *  The array is written anew by the next call. */
  tryIn(world: number, action: Action): Readonly<Float64Array>
  /** What may well follow a move, as far as it was looked at. */
  line(action: Action, most: number): readonly LineMove[]
  /** So many iterations make a slice: a few thousandths of a second. */
  readonly slice: number
}
