// 7 Wonders Duel on the page.

import { type WdView, wondersDuel } from '@tabularium/wonders-duel'
import { measure } from '@tabularium/wonders-duel/rules'
import { forShell } from '../board.ts'
import { chapter, consequence, expected, namePiece, pieceOf, status } from './actions-by-piece.ts'
import { DuelBoard } from './board.tsx'
import { Picture } from './picture.ts'
import { sounds } from './sounds.ts'

export const wondersDuelBoard = forShell<WdView>({
  game: wondersDuel,
  Component: DuelBoard,
  pieceOf,
  namePiece,
  expected,
  consequence,
  measure,
  chapter,
  details: { key: 'status.cities' },
  status,
  Picture,
  sounds,
  recap: async () => (await import('./recap.ts')).recap,
})
