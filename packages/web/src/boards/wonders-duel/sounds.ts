// What the events of 7 Wonders Duel sound like.

import type { WdEvent } from '@tabularium/wonders-duel'
import type { Sound } from '../../ui/sound/names.ts'

export const sounds: Readonly<Partial<Record<WdEvent['at'], Sound>>> = {
  wonder: 'stone',
  pawn: 'sword',
  destroyed: 'sword',
  gained: 'coin',
  lost: 'coin',
  built: 'card',
  raised: 'card',
  discarded: 'card',
  drafted: 'card',
  token: 'card',
}
