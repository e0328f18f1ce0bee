// What the events of Mare Nostrum: Empires sound like.

import type { MnEvent } from '@tabularium/mare-nostrum'
import type { Sound } from '../../ui/sound/names.ts'

export const sounds: Readonly<Partial<Record<MnEvent['at'], Sound>>> = {
  battle: 'dice',
  lost: 'sword',
  pillaged: 'sword',
  besieged: 'sword',
  built: 'stone',
  legendary: 'stone',
  sailed: 'oar',
  traded: 'coin',
  income: 'coin',
  gave: 'coin',
  recruited: 'stone',
  marched: 'move',
  took: 'card',
}
