// Glory to Rome on the page.

import { type GrAction, type GrView, gloryToRome } from '@tabularium/glory-to-rome'
import { measure } from '@tabularium/glory-to-rome/rules'
import type { Action } from '@tabularium/kernel'
import type { Board } from '../board.ts'
import { chapter, consequence, expected, namePiece, pieceOf, status } from './actions-by-piece.ts'
import { RomeBoard } from './board.tsx'

const board: Board<GrView> = {
  game: gloryToRome,
  Component: RomeBoard,
  pieceOf: (action: Action) => pieceOf(action as GrAction),
  namePiece,
  expected,
  consequence,
  measure,
  chapter,
  details: { key: 'status.camps' },
  status,
}

/** The shell hands every board the views of its own game. */
export const gloryToRomeBoard = board as unknown as Board
