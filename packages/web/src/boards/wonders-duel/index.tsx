// 7 Wonders Duel on the page.

import type { Action } from '@tabularium/kernel'
import { type WdAction, type WdView, wondersDuel } from '@tabularium/wonders-duel'
import { measure } from '@tabularium/wonders-duel/rules'
import type { Board } from '../board.ts'
import { chapter, consequence, expected, namePiece, pieceOf, status } from './actions-by-piece.ts'
import { DuelBoard } from './board.tsx'

const board: Board<WdView> = {
  game: wondersDuel,
  Component: DuelBoard,
  pieceOf: (action: Action) => pieceOf(action as WdAction),
  namePiece,
  expected,
  consequence,
  measure,
  chapter,
  details: { key: 'status.cities' },
  status,
}

/** The shell hands every board the views of its own game. */
export const wondersDuelBoard = board as unknown as Board
