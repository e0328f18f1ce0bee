// Everything the data names, and which events put it to use: a structure when it is completed, its function when it made
// something possible.

import type { Features } from '@tabularium/kernel'
import { ENDS } from './data/ends.ts'
import { ROLES } from './data/materials.ts'
import type { GrEvent } from './events.ts'
import { HAS_EFFECT } from './functions/completed.ts'
import { NAMES } from './names.ts'

const builtOf = (name: string): string => `${name} completed`
const functionOf = (name: string): string => `${name} used`
/** On completion these do what they do. */
const AT_ONCE = new Set(HAS_EFFECT.map(card => NAMES[card]))

export const features: Features = {
  names: [...NAMES.map(builtOf), ...NAMES.map(functionOf), ...ROLES, ...ENDS.map(end => `end by ${end}`)],
  used(event, hit) {
    const e = event as GrEvent
    if ('through' in e) for (const name of e.through ?? []) hit(functionOf(name))
    switch (e.at) {
      case 'played':
        hit(e.role)
        break
      case 'completed':
        hit(builtOf(e.structure))
        if (AT_ONCE.has(e.structure) && e.structure !== 'prison') hit(functionOf(e.structure))
        break
      case 'fountain':
        hit(functionOf('fountain'))
        break
      case 'opened':
        hit(functionOf('stairway'))
        break
      case 'stolen':
        hit(functionOf('prison'))
        break
      case 'plundered':
        hit(functionOf('bridge'))
        break
      case 'captured':
        hit(functionOf('coliseum'))
        break
      case 'claimed':
        hit(functionOf('senate'))
        break
      case 'salvaged':
        hit(functionOf('sewer'))
        break
      case 'over':
        hit(`end by ${e.reason}`)
    }
  },
}
