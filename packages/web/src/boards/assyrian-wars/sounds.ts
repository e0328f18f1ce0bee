// What the events of Assyrian Wars sound like.

import type { AwEvent } from '@tabularium/assyrian-wars'
import type { Sound } from '../../ui/sound/names.ts'

export const sounds: Readonly<Partial<Record<AwEvent['at'], Sound>>> = {
  dice: 'dice',
  die: 'dice',
  battle: 'sword',
  'battle-over': 'sword',
  'city-taken': 'sword',
  besieges: 'stone',
  walled: 'stone',
  sailed: 'oar',
  embarked: 'oar',
  landed: 'oar',
  income: 'coin',
  tribute: 'coin',
  sold: 'coin',
  event: 'card',
  drew: 'card',
  discarded: 'card',
}
