// School: lessons under a roof at the street: the master with his rod, the children with their tablets.

import { type Drawing, mass, tone } from '../../kit/drawing.ts'
import { circle, polygon, rect, smooth } from '../../kit/path.ts'
import { colonnade, joints, tiles } from '../../parts/buildings.ts'
import { sitting } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { scroll } from '../../parts/things.ts'
import { GROUND, type Structure } from '../construction.ts'

export const school = (): Structure => {
  const pupil = (x: number, cloth: 'cb' | 'cl' | 'lf'): Drawing => [
    sitting(x, 200, cloth, 1.7, -1),
    mass('wd2', polygon(x - 20, 176, x - 10, 172, x - 8, 180, x - 18, 184)),
    mass('br1', polygon(x - 18, 176.5, x - 11, 174, x - 10, 179, x - 17, 182)),
  ]
  return {
    material: 'brick',
    sky: 'rose',
    outline: 'M24 206V76H216V206zM14 78L32 50H208L226 78z',
    plan: [20, 220, 32],
    built: [
      [0, 140],
      [66, 172],
      [150, 120],
      [200, 160],
    ],
    scaffold: [146, GROUND + 4, 46, 92],
    crane: { x: 212, top: 40, hook: [78, 74] },
    body: [
      mass('bk2', rect(26, 76, 188, 124)),
      tone('bk3', rect(156, 76, 58, 124)),
      joints([26, 200, 130, 124], 12, 22, 'bk3'),
      // A counting frame on the wall.
      mass('wd3', rect(88, 90, 64, 44)),
      mass('st1', rect(92, 94, 56, 36)),
      mass('wd2', ...[102, 112, 122].map(y => rect(92, y, 56, 1.6))),
      mass(
        'cl2',
        ...[
          [100, 102],
          [108, 102],
          [134, 102],
          [104, 112],
          [126, 112],
          [142, 112],
          [98, 122],
          [116, 122],
        ].map(([x, y]) => circle(x, y + 0.8, 4)),
      ),
      mass('st2', rect(20, 198, 200, 10)),
      mass('st1', rect(20, 196, 200, 4)),
      ...[28, 212].map(x => colonnade(x, 198, { count: 1, step: 0, width: 13, height: 112 })),
      mass('ma1', rect(18, 74, 204, 9)),
      tone('ma3', rect(18, 80, 204, 3)),
      tiles(24, 76, 192, 26, 18, 10),
    ],
    life: [
      // The chair, the master, the bench.
      mass('wd3', rect(44, 180, 26, 4), rect(46, 184, 4, 16), rect(64, 184, 4, 16), rect(42, 150, 4, 34)),
      sitting(58, 200, 'ma', 2.1),
      mass('ma3', smooth('54,146! 60,146 66,150 64,158! 58,156!')),
      mass('wd1', polygon(76, 172, 78, 173, 102, 140, 100, 139)),
      mass('wd1', rect(108, 184, 96, 4), rect(112, 188, 4, 12), rect(194, 188, 4, 12)),
      pupil(130, 'cb'),
      pupil(158, 'cl'),
      pupil(188, 'lf'),
      scroll(88, 216, 26, 9),
      worker(30, 234, 1.3, 'cl'),
    ],
  }
}
