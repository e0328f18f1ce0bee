// Stairway: steps without end, up to the temple, between the divine twins.

import { at, type Drawing, mass, tone } from '../../kit/drawing.ts'
import { polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { temple as templeFront } from '../../parts/buildings.ts'
import { togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { rider } from '../../parts/statues.ts'
import { groma } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

export const stairway = (): Structure => {
  const steps = range(0, 13, 1).map(index => {
    const part = index / 13
    const half = 88 - part * 48
    return { y: 214 - index * 8.4, half }
  })
  const pedestal = (x: number): Drawing => [
    mass('ma2', rect(x - 20, 158, 40, 54)),
    tone('ma3', rect(x + 6, 158, 14, 54)),
    mass('ma1', rect(x - 24, 152, 48, 8), rect(x - 24, 208, 48, 6)),
  ]
  return {
    material: 'marble',
    sky: 'sea',
    land: [
      mass('h1', smooth('0,150! 40,140 90,150 150,140 200,146 240,138! 240,190! 0,190!')),
      mass('lf2', smooth('0,206! 20,160 60,112 84,104! 156,104! 180,112 220,160 240,206! 240,240! 0,240!')),
      tone('lf3', smooth('156,104! 180,112 220,160 240,206! 240,220! 170,220!')),
      mass('gr1', smooth('0,210! 120,204 240,210! 240,240! 0,240!')),
    ],
    outline: 'M32 214L80 104H160L208 214zM82 104V66H158V104M76 68L120 40L164 68zM10 212V152H54V212M186 212V152H230V212',
    plan: [
      mass('gr4', polygon(30, 214, 78, 106, 162, 106, 210, 214)),
      mass('gr3', polygon(42, 214, 86, 110, 154, 110, 198, 214)),
      mass('ma1', ...range(34, 13, 13.4).map(x => rect(x, 206, 11, 9))),
      mass('ma1', rect(10, 200, 44, 12), rect(186, 200, 44, 12)),
      groma(112, 176),
      worker(128, 178, -1, 'cb'),
      worker(66, 234, 1.1, 'cl'),
    ],
    built: [
      [0, 240],
      [6, 150],
      [56, 166],
      [120, 150],
      [186, 190],
    ],
    scaffold: [104, 168, 44, 60],
    crane: { top: 40, hook: [80, 74] },
    pile: [40, 236],
    body: [
      templeFront({ x: 84, y: 108, width: 72, height: 34, columns: 6, steps: 1, rise: 24 }),
      mass('ma4', polygon(30, 222, 78, 104, 162, 104, 210, 222)),
      ...steps.map(
        ({ y, half }): Drawing => [
          mass('ma1', rect(120 - half, y, half * 2, 4.6)),
          tone('ma3', rect(120 - half, y + 4.6, half * 2, 3.8)),
        ],
      ),
      mass('ma2', polygon(20, 222, 74, 104, 82, 104, 34, 222)),
      mass('ma3', polygon(220, 222, 166, 104, 158, 104, 206, 222)),
      pedestal(32),
      pedestal(208),
    ],
    life: [
      rider(34, 152, 0.62, 'ma'),
      at(206, 152, [-0.62, 0.62], rider(0, 0, 1, 'ma')),
      worker(108, 132, 0.6, 'cl'),
      worker(132, 150, 0.8, 'cb'),
      togatus(108, 176, 1.1),
      togatus(136, 204, 1.4, -1),
      worker(96, 232, 1.5, 'cl'),
    ],
  }
}
