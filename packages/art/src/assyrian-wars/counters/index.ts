// The counters by nation and arm: `assyria/HI`; above the strip at the foot that is kept for number and losses.

import { at, mass, type Scene } from '../../kit/drawing.ts'
import { rect } from '../../kit/path.ts'
import type { Pictures } from '../../pictures.ts'
import { ARMS } from './arms.ts'
import { type Arm, NATIONS, type Nation } from './nations.ts'
import { PLATES } from './plates.ts'

const counter = (nation: Nation, arm: Arm): Scene => {
  const { plate, edge } = nation.tones
  return {
    width: 64,
    height: 64,
    sky: 'day',
    // On a map: the figure, without the strip.
    wide: '3 0 58 54',
    drawing: [
      mass(edge, PLATES[nation.plate]),
      at(2.2, 2.6, [0.93, 0.93], mass(plate, PLATES[nation.plate])),
      ...ARMS[arm](nation),
      mass(edge, rect(nation.plate === 'cornice' ? 4 : 2, 54, nation.plate === 'cornice' ? 56 : 60, 8)),
    ],
  }
}

export const counters: Pictures = Object.fromEntries(
  Object.entries(NATIONS).flatMap(([id, nation]) =>
    nation.arms.map(arm => [`${id}/${arm}`, () => counter(nation, arm)]),
  ),
)
