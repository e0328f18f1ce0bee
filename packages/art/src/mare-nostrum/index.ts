// The pictures of Mare Nostrum: Empires by name.

import type { Pictures } from '../pictures.ts'
import { colossus } from '../wonders/colossus.ts'
import { greatLighthouse } from '../wonders/great-lighthouse.ts'
import { hangingGardens } from '../wonders/hanging-gardens.ts'
import { pyramids } from '../wonders/pyramids.ts'
import { statueOfZeus } from '../wonders/statue-of-zeus.ts'
import { templeOfArtemis } from '../wonders/temple-of-artemis.ts'
import { ends } from './ends.ts'
import { goods } from './goods.ts'
import { heroes } from './heroes/index.ts'
import { pantheon } from './pantheon.ts'
import { pieces } from './pieces.ts'

const ofKind = (kind: string, scenes: Pictures): Pictures =>
  Object.fromEntries(Object.entries(scenes).map(([id, scene]) => [`${kind}/${id}`, scene]))

export const pictures: Pictures = {
  ...ofKind('hero', heroes),
  'wonder/statue-of-zeus': statueOfZeus,
  'wonder/pharos': greatLighthouse,
  'wonder/hanging-gardens': hangingGardens,
  'wonder/temple-of-artemis': templeOfArtemis,
  'wonder/colossus': colossus,
  'wonder/pyramids': pyramids,
  'back/card': pantheon,
  ...ofKind('good', goods),
  ...ofKind('piece', pieces),
  ...ofKind('end', ends),
}
