// Archway: a triumphal arch: four horses above, trophies beside the passage.

import { mass, tone } from '../../kit/drawing.ts'
import { circle, path, polygon, rect } from '../../kit/path.ts'
import { archedWall, colonnade, joints } from '../../parts/buildings.ts'
import { flag, togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { quadriga } from '../../parts/statues.ts'
import { GROUND, type Structure } from '../construction.ts'

export const archway = (): Structure => ({
  material: 'brick',
  sky: 'sea',
  outline: 'M40 206V72H194V206M34 72H200V58H34zM90 206V146a27 27 0 0 1 54 0V206M96 58V28H140V58',
  plan: [36, 204, 26],
  built: [
    [0, 240],
    [36, 124],
    [92, 140],
    [144, 160],
  ],
  // The wooden arch on which the stone one is laid.
  inside: [
    mass(
      'wd2',
      path('M90 146a27 27 0 0 1 54 0h-5a22 22 0 0 0-44 0z'),
      rect(92, 146, 4, 60),
      rect(138, 146, 4, 60),
      rect(92, 146, 50, 4),
    ),
  ],
  scaffold: [150, GROUND + 2, 36, 92],
  crane: { x: 214, top: 34, hook: [76, 72] },
  body: [
    archedWall({
      x: 40,
      y: GROUND,
      width: 148,
      height: 134,
      side: 14,
      ramp: 'bk',
      openings: [{ x: 87, width: 54, height: 88 }],
      ring: 'ma1',
    }),
    joints([40, 206, 42, 66], 8, 16, 'bk2'),
    joints([146, 206, 42, 66], 8, 16, 'bk2'),
    mass('ma1', rect(36, 134, 50, 5), rect(142, 134, 50, 5), polygon(109, 116, 119, 116, 117, 128, 111, 128)),
    colonnade(52, 206, { count: 2, step: 26, width: 9, height: 72 }),
    colonnade(150, 206, { count: 2, step: 26, width: 9, height: 72 }),
    mass('br2', circle(64, 156, 7), circle(163, 156, 7)),
    mass('ma1', rect(32, 108, 164, 8), rect(32, 66, 164, 8)),
    mass('ma2', rect(58, 78, 112, 26)),
    tone('ma3', ...[86, 92, 98].map(y => rect(68, y - 4, 92, 2.4))),
    tone('bk3', polygon(196, 66, 204, 68, 204, 74, 196, 74), polygon(196, 108, 204, 109, 204, 115, 196, 116)),
  ],
  life: [
    quadriga(114, 66, 1.15),
    ...[64, 164].map(x => mass('br2', rect(x - 2, 46, 5, 20), circle(x + 0.5, 43, 3.6))),
    flag(30, 214, 60),
    flag(208, 214, 60),
    worker(106, 222, 1.1, 'cl'),
    worker(122, 224, 1.1, 'cl'),
    togatus(170, 230),
  ],
})
