// Mare Nostrum in the list of games; all that is large is loaded when it is first needed.

import { about } from '@tabularium/mare-nostrum/about'
import type { GameEntry } from '../entry.ts'
import { Coast } from './game-mark.tsx'
import night from './picture-dark.svg'
import picture from './picture-light.svg'

export const mareNostrum: GameEntry = {
  ...about,
  icon: 'amphora',
  picture,
  night,
  cards: true,
  GameMark: Coast,
  emblems: true,
  thumbnailHeight: { phone: 358, wide: 310 },
  load: async () => (await import('./index.tsx')).mareNostrumBoard,
  loadOn: async () => (await import('./on-data.ts')).mareNostrumOnData,
  reading: () => import('./reading.ts'),
}
