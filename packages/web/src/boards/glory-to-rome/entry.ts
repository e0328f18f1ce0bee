// Glory to Rome in the list of games; all that is large is loaded when it is first needed.

import { about } from '@tabularium/glory-to-rome/about'
import type { GameEntry } from '../entry.ts'
import { Arcades } from './game-mark.tsx'
import night from './picture-dark.svg'
import picture from './picture-light.svg'

export const gloryToRome: GameEntry = {
  ...about,
  icon: 'arcade',
  picture,
  night,
  cards: true,
  GameMark: Arcades,
  thumbnailHeight: { phone: 500, wide: 370 },
  load: async () => (await import('./index.tsx')).gloryToRomeBoard,
  reading: () => import('./reading.ts'),
}
