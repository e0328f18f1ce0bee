// Senate: the fathers on their benches, one of them speaking.

import { at, type Drawing, mass, opening, tone } from '../../kit/drawing.ts'
import { arch, circle, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { flag, sitting, togatus } from '../../parts/citizens.ts'
import { stair } from '../../parts/stone.ts'
import { flame } from '../../parts/things.ts'
import { GROUND, type Structure } from '../construction.ts'

export const senate = (): Structure => {
  const father = (x: number, y: number, size: number, facing: 1 | -1): Drawing => [
    sitting(x, y, 'ma', size, facing),
    at(x, y, [size * facing, size], mass('pu2', smooth('-3,-20! 0,-21! 4,-13 4,-11! 0,-13'))),
  ]
  // Three rows on either side, from above: height of the seat, length, places.
  const rows = [
    [160, 56, 2],
    [178, 68, 3],
    [196, 80, 3],
  ] as const
  const benches = rows.map(
    ([y, length], row): Drawing => [
      mass(row % 2 ? 'ma1' : 'ma2', rect(32, y, length, 18), rect(208 - length, y, length, 18)),
      tone('ma3', rect(32, y, length, 3), rect(208 - length, y, length, 3)),
    ],
  )
  const fathers = rows.map(([y, , places], row) =>
    range(44 + (row % 2) * 4, places, 20).map(
      (x): Drawing => [father(x, y + 8, 1.15, 1), father(240 - x, y + 8, 1.15, -1)],
    ),
  )
  return {
    material: 'concrete',
    sky: 'dusk',
    outline: 'M24 214V94H216V214zM14 96L120 28L226 96z',
    plan: [22, 218, 34],
    built: [
      [0, 130],
      [52, 178],
      [180, 150],
      [208, 110],
    ],
    scaffold: [92, GROUND + 4, 52, 92],
    crane: { top: 38, hook: [78, 72] },
    body: [
      mass('st1', rect(18, 94, 204, 120)),
      tone('st3', rect(214, 94, 8, 120)),
      opening('pu3', rect(32, 96, 176, 118)),
      tone('pu2', rect(32, 96, 176, 34)),
      mass('st1', ...[60, 166].map(x => arch(x, 146, 14, 34))),
      mass('k2', ...[62, 168].map(x => arch(x, 146, 10, 30))),
      // Victory on her globe, between the benches.
      mass('ma2', rect(106, 150, 28, 50), rect(102, 146, 36, 5)),
      mass(
        'br2',
        circle(120, 138, 8),
        smooth('114,131! 114,116 120,108 126,116 126,131!'),
        circle(120, 106, 4),
        smooth('114,120! 100,106 98,94! 110,104 118,114!'),
        smooth('126,120! 140,106 142,94! 130,104 122,114!'),
      ),
      mass('st2', polygon(32, 214, 104, 196, 136, 196, 208, 214)),
      benches,
      mass('bk3', polygon(8, 98, 120, 26, 232, 98)),
      mass('st1', polygon(24, 96, 120, 36, 216, 96)),
      tone('st2', polygon(120, 96, 120, 36, 216, 96)),
      mass('br2', circle(120, 72, 13)),
      mass('st1', circle(120, 72, 9)),
      mass('br2', circle(120, 72, 5)),
      mass('ma1', rect(12, 92, 216, 7)),
      stair(16, 210, 208, { count: 3, step: 5, ramp: 'ma' }),
    ],
    life: [fathers, togatus(108, 214, 1.7), flag(120, 28, 22), flame(24, 210, 12, 20), flame(216, 210, 12, 20)],
  }
}
