// Assyrian Wars on the page.

import { type AwAction, type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { measure } from '@tabularium/assyrian-wars/rules'
import type { Action } from '@tabularium/kernel'
import type { Board } from '../board.ts'
import { chapter, doerOf, expected, namePiece, passes, pieceOf, section, status } from './actions-by-piece.ts'
import { AssyrianBoard } from './board.tsx'
import { hintsOf } from './odds.tsx'
import { asker, recommended, seating, seatStyles } from './seat-styles.tsx'

const board: Board<AwView> = {
  game: assyrianWars,
  Component: AssyrianBoard,
  pieceOf: (action: Action) => pieceOf(action as AwAction),
  namePiece,
  expected,
  hints: (view, seat, action) => hintsOf(view, seat, action as AwAction),
  measure,
  chapter,
  passes,
  doerOf,
  section,
  asker,
  seatStyles: seatStyles,
  seating,
  recommended,
  details: { key: 'status.details' },
  status,
}

/** The shell hands every board the views of its own game. */
export const assyrianWarsBoard = board as unknown as Board
