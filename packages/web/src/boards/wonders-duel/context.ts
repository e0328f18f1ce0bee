// The React context of the board: the position, the viewer, the legal choices, and the piece in hand.

import type { WdView } from '@tabularium/wonders-duel'
import type { KeyOf } from '../../words.ts'
import { createBoardContext } from '../kit/context.ts'
import { type PieceState, pieceState } from '../kit/pieces.ts'
import type { DecisionOf, LookingBoard } from '../kit/use-board.ts'
import type { DuelPosition } from './position.ts'
import type { boardWords } from './words.ts'

/** What is being decided. */
export type Decision = DecisionOf<WdView>

export interface Duel extends LookingBoard<WdView, DuelPosition, KeyOf<typeof boardWords>> {
  /** The pieces that others touched last. */
  readonly moved: ReadonlySet<string>
  isLegal(notation: string): boolean
  /** What the inspector shows: the piece in hand, else what is looked at. */
  readonly subject: string | undefined
  /** Whether the discard pile lies spread out. */
  readonly spread: boolean
  spreadPile(open: boolean): void
}

export const [DuelContext, useDuel] = createBoardContext<Duel>()

/** What can be done with pieces: the same functions for as long as the board stands. */
export type Hands = Pick<Duel, 'choose' | 'look' | 'why' | 'light'>

/** For pieces that are drawn anew only when they themselves have changed: asking for the whole position draws them always. */
export const [HandsContext, useHands] = createBoardContext<Hands>()

/** Touched by others' last move, too. */
export const stateOf = (duel: Duel, piece: string): PieceState => ({
  ...pieceState(duel, piece),
  recent: duel.moved.has(piece),
})
