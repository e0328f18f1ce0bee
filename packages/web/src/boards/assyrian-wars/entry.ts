// Assyrian Wars in the list of games; all that is large is loaded when it is first needed.

import { about } from '@tabularium/assyrian-wars/about'
import type { GameEntry } from '../entry.ts'
import night from './picture-dark.svg'
import picture from './picture-light.svg'

export const assyrianWars: GameEntry = {
  ...about,
  icon: 'crossed-swords',
  picture,
  night,
  cards: true,
  emblems: true,
  thumbnailHeight: { phone: 600, wide: 570 },
  load: async () => (await import('./index.tsx')).assyrianWarsBoard,
  loadOn: async () => (await import('./on-data.ts')).assyrianWarsOnData,
  reading: () => import('./reading.ts'),
}
