// Glory to Rome on the page.

import { type GrView, gloryToRome } from '@tabularium/glory-to-rome'
import { measure } from '@tabularium/glory-to-rome/rules'
import { forShell } from '../board.ts'
import { chapter, consequence, expected, namePiece, pieceOf, status } from './actions-by-piece.ts'
import { RomeBoard } from './board.tsx'
import { Picture } from './picture.ts'
import { sounds } from './sounds.ts'

export const gloryToRomeBoard = forShell<GrView>({
  game: gloryToRome,
  Component: RomeBoard,
  pieceOf,
  namePiece,
  expected,
  consequence,
  measure,
  chapter,
  details: { key: 'status.camps' },
  status,
  Picture,
  sounds,
  recap: async () => (await import('./recap.ts')).recap,
})
