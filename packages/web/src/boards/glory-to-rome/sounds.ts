// What the events of Glory to Rome sound like.

import type { GrEvent } from '@tabularium/glory-to-rome'
import type { Sound } from '../../ui/sound/names.ts'

export const sounds: Readonly<Partial<Record<GrEvent['at'], Sound>>> = {
  founded: 'stone',
  added: 'stone',
  completed: 'stone',
  plundered: 'sword',
  gave: 'card',
  banked: 'coin',
  hired: 'card',
  played: 'card',
  discarded: 'card',
  drew: 'card',
}
