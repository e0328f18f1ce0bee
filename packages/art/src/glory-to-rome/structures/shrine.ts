// Shrine: a god in his niche at the crossing, with garlands and a burning altar.

import { light, mass, opening, tone } from '../../kit/drawing.ts'
import { arch, circle, path, rect } from '../../kit/path.ts'
import { colonnade, gable, joints } from '../../parts/buildings.ts'
import { worker } from '../../parts/people.ts'
import { cypress } from '../../parts/plants.ts'
import { draped } from '../../parts/statues.ts'
import { flame } from '../../parts/things.ts'
import { GROUND, type Structure } from '../construction.ts'

export const shrine = (): Structure => ({
  material: 'brick',
  sky: 'dusk',
  outline: 'M62 206V176H178V206zM74 176V88H166V176M62 88L120 44L178 88z',
  plan: [58, 182, 24],
  built: [
    [0, 130],
    [90, 168],
    [150, 110],
  ],
  scaffold: [130, GROUND + 2, 40, 84],
  crane: { top: 44, hook: [92, 74] },
  body: [
    mass('bk2', rect(62, 172, 116, 34)),
    tone('bk3', rect(142, 172, 36, 34)),
    joints([62, 206, 80, 34], 4, 18, 'bk3'),
    mass('st1', rect(56, 168, 128, 7)),
    mass('bk2', rect(70, 90, 100, 80)),
    tone('bk3', rect(146, 90, 24, 80)),
    opening('cb3', arch(88, 168, 64, 74)),
    light('cb2', path('M88 168V126a32 32 0 0 1 14-26q-6 40 0 68z')),
    draped(118, 168, 0.6),
    colonnade(80, 168, { count: 2, step: 80, width: 11, height: 74 }),
    mass('ma1', rect(66, 84, 108, 9)),
    gable(70, 84, 100, 38, 0, 'ma'),
    mass('br2', circle(120, 70, 7)),
  ],
  life: [
    cypress(36, 212, 112),
    cypress(206, 212, 104),
    mass('lf2', path('M80 92q20 18 40 2q20 16 40-2q-20 28-40 10q-20 18-40-10z')),
    mass(
      'cl1',
      ...[
        [93, 99],
        [120, 97],
        [147, 99],
      ].map(([x, y]) => circle(x, y, 3.4)),
    ),
    mass('st1', rect(104, 210, 32, 22), rect(100, 206, 40, 6)),
    tone('st3', rect(124, 212, 12, 20)),
    flame(120, 207, 22, 26),
    worker(84, 232, 1.3, 'ma'),
    worker(160, 232, -1.3, 'cl'),
  ],
})
