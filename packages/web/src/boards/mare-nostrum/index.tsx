// Mare Nostrum on the page.

import type { Action } from '@tabularium/kernel'
import { type MnAction, type MnView, mareNostrum } from '@tabularium/mare-nostrum'
import { measure } from '@tabularium/mare-nostrum/rules'
import type { Board } from '../board.ts'
import { chapter, consequence, expected, namePiece, pieceOf, status } from './actions-by-piece.ts'
import { MareBoard } from './board.tsx'
import { seating, seatStyles } from './seat-styles.tsx'

const board: Board<MnView> = {
  game: mareNostrum,
  Component: MareBoard,
  pieceOf: (action: Action) => pieceOf(action as MnAction),
  namePiece,
  expected,
  consequence,
  measure,
  chapter,
  seatStyles: seatStyles,
  seating,
  details: { key: 'piece.empires' },
  status,
}

/** The shell hands every board the views of its own game. */
export const mareNostrumBoard = board as unknown as Board
