// Assyrian Wars on the page.

import { type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { measure } from '@tabularium/assyrian-wars/rules'
import { forShell } from '../board.ts'
import { chapter, doerOf, expected, namePiece, passes, pieceOf, section, status } from './actions-by-piece.ts'
import { AssyrianBoard } from './board.tsx'
import { hintsOf } from './odds.tsx'
import { asker, recommended, seating, seatStyles } from './seat-styles.tsx'

export const assyrianWarsBoard = forShell<AwView>({
  game: assyrianWars,
  Component: AssyrianBoard,
  pieceOf,
  namePiece,
  expected,
  hints: hintsOf,
  measure,
  chapter,
  passes,
  doerOf,
  section,
  asker,
  seatStyles,
  seating,
  recommended,
  details: { key: 'status.details' },
  status,
})
