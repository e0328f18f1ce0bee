// Mare Nostrum on the page.

import { type MnView, mareNostrum } from '@tabularium/mare-nostrum'
import { measure } from '@tabularium/mare-nostrum/rules'
import { forShell } from '../board.ts'
import { chapter, consequence, expected, namePiece, pieceOf, status } from './actions-by-piece.ts'
import { MareBoard } from './board.tsx'
import { seating, seatStyles } from './seat-styles.tsx'

export const mareNostrumBoard = forShell<MnView>({
  game: mareNostrum,
  Component: MareBoard,
  pieceOf,
  namePiece,
  expected,
  consequence,
  measure,
  chapter,
  seatStyles,
  seating,
  details: { key: 'piece.empires' },
  status,
})
