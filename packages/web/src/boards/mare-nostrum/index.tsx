// Mare Nostrum on the page.

import { type MnView, mareNostrum } from '@tabularium/mare-nostrum'
import { measure } from '@tabularium/mare-nostrum/rules'
import { forShell } from '../board.ts'
import { chapter, consequence, expected, namePiece, pieceOf, section, status } from './actions-by-piece.ts'
import { MareBoard } from './board.tsx'
import { Picture } from './picture.ts'
import { seating, seatStyles } from './seat-styles.tsx'
import { sounds } from './sounds.ts'

export const mareNostrumBoard = forShell<MnView>({
  game: mareNostrum,
  Component: MareBoard,
  fills: true,
  pieceOf,
  namePiece,
  expected,
  consequence,
  measure,
  chapter,
  section,
  stretch: ({ round, phase }) => `${round} ${phase}`,
  seatStyles,
  seating,
  seatNames: {
    nameOf({ players }, seat) {
      const { empire = '' } = players[seat] ?? {}
      return empire === '' ? undefined : { key: `empire.${empire}` }
    },
    introductions: ['event.empire'],
  },
  details: { key: 'piece.empires' },
  status,
  Picture,
  sounds,
  recap: async () => (await import('./recap.ts')).recap,
})
