// 7 Wonders Duel in the list of games; all that is large is loaded when it is first needed.

import { about } from '@tabularium/wonders-duel/about'
import type { GameEntry } from '../entry.ts'
import night from './picture-dark.svg'
import picture from './picture-light.svg'

export const wondersDuel: GameEntry = {
  ...about,
  icon: 'great-pyramid',
  picture,
  night,
  cards: true,
  thumbnailHeight: { phone: 310, wide: 290 },
  load: async () => (await import('./index.tsx')).wondersDuelBoard,
  reading: () => import('./reading.ts'),
}
