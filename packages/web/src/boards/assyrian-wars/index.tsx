// Assyrian Wars on the page.

import { type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { measure } from '@tabularium/assyrian-wars/rules'
import { forShell } from '../board.ts'
import { chapter, doerOf, expected, GATHERED, namePiece, passes, pieceOf, section, status } from './actions-by-piece.ts'
import { AssyrianBoard } from './board.tsx'
import { hintsOf } from './odds.tsx'
import { Picture } from './picture.ts'
import { asker, recommended, seating, seatNames, seatStyles } from './seat-styles.tsx'
import { sounds } from './sounds.ts'

export const assyrianWarsBoard = forShell<AwView>({
  game: assyrianWars,
  Component: AssyrianBoard,
  fills: true,
  pieceOf,
  namePiece,
  gathers: piece => GATHERED.has(piece),
  expected,
  hints: hintsOf,
  measure,
  chapter,
  passes,
  stretch: ({ turn, round, phasing }) => `${turn} ${round} ${phasing}`,
  doerOf,
  section,
  asker,
  seatStyles,
  seating,
  seatNames,
  recommended,
  details: { key: 'status.details' },
  status,
  Picture,
  sounds,
  recap: async () => (await import('./recap.ts')).recap,
})
