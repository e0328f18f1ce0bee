// The pictures of Assyrian Wars by name.

import type { Pictures } from '../pictures.ts'
import { cameos } from './cameos.ts'
import { cards } from './cards/index.ts'
import { cities } from './cities.ts'
import { counters } from './counters/index.ts'
import { ends } from './ends/index.ts'
import { events } from './events.ts'

const named = (kind: string, pictures: Pictures): Pictures =>
  Object.fromEntries(Object.entries(pictures).map(([id, scene]) => [`${kind}/${id}`, scene]))

export const pictures: Pictures = {
  ...named('counter', counters),
  ...named('leader', cameos),
  ...named('city', cities),
  ...named('card', cards),
  ...named('end', ends),
  ...named('event', events),
}
