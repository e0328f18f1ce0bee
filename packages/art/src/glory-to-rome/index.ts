// The pictures of Glory to Rome by name.

import type { Scene } from '../kit/drawing.ts'
import type { Pictures } from '../pictures.ts'
import { CONSTRUCTION_STAGES, structureScene } from './construction.ts'
import { ends } from './ends.ts'
import { forum } from './forum.ts'
import { roles } from './roles/index.ts'
import { senator } from './roles/senator.ts'
import { sites } from './sites.ts'
import { structures } from './structures/index.ts'

const stages = Object.entries(structures).flatMap(([id, structure]) =>
  CONSTRUCTION_STAGES.map((stage): [string, () => Scene] => [
    `structure/${id}/${stage}`,
    () => structureScene(structure(), stage),
  ]),
)

const named = (kind: string, pictures: Pictures): Pictures =>
  Object.fromEntries(Object.entries(pictures).map(([id, scene]) => [`${kind}/${id}`, scene]))

export const pictures: Pictures = {
  ...named('role', roles),
  'card/senator': senator,
  ...named('site', sites),
  ...Object.fromEntries(stages),
  forum,
  ...named('end', ends),
}
