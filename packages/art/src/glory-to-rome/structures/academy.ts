// Academy: a hall of columns under Minerva's owl, philosophers on the bench before it.

import { at, type Drawing, light, mass, opening, tone } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { colonnade, joints, tiles } from '../../parts/buildings.ts'
import { sitting, togatus } from '../../parts/citizens.ts'
import { cypress } from '../../parts/plants.ts'
import { stair } from '../../parts/stone.ts'
import type { Structure } from '../construction.ts'

/** Minerva's bird; its feet at 0, 0, 36 high. */
const OWL: Drawing = [
  mass('bz2', smooth('-12,-2! -14,-16 -12,-30! -13,-38! -6,-34 6,-34 13,-38! 12,-30 14,-16 12,-2! 0,2')),
  tone('bz3', smooth('4,-34! 13,-38! 12,-30 14,-16 12,-2! 4,1! 8,-16')),
  light('bz1', circle(-5.5, -26, 5.5), circle(5.5, -26, 5.5)),
  opening('ink', circle(-5, -26, 2.4), circle(6, -26, 2.4)),
  mass('bz4', polygon(-2, -23, 3, -23, 0.5, -17)),
  light(
    'bz1',
    ...[-6, 0, 6].map(x => path('M', x - 2.4, -12, 'h4.8l-2.4 4z')),
    ...[-3, 3].map(x => path('M', x - 2.4, -7, 'h4.8l-2.4 4z')),
  ),
]

export const academy = (): Structure => ({
  material: 'brick',
  sky: 'sea',
  outline: 'M16 206V110H224V206zM10 112L24 92H216L230 112zM78 94L120 62L162 94zM108 62V20H132V62',
  plan: [16, 224, 32],
  built: [
    [0, 150],
    [48, 112],
    [96, 168],
    [150, 130],
    [190, 176],
  ],
  crane: { top: 36, hook: [72, 62] },
  body: [
    mass('bk2', rect(20, 112, 200, 90)),
    tone('bk3', rect(150, 112, 70, 90)),
    joints([20, 202, 130, 90], 10, 22, 'bk3'),
    opening('ink', rect(106, 138, 28, 64), ...[44, 76, 150, 182].map(x => arch(x, 176, 14, 30))),
    colonnade(28, 200, { count: 8, step: 26.3, width: 11, height: 84 }),
    mass('ma1', rect(14, 104, 212, 12)),
    tone('ma3', rect(14, 112, 212, 3)),
    tiles(20, 105, 200, 18, 14, 10),
    mass('ma2', polygon(74, 106, 120, 68, 166, 106)),
    mass('cb2', polygon(92, 102, 120, 78, 148, 102)),
    mass('br2', circle(120, 94, 5)),
    mass('ma1', rect(106, 62, 28, 8)),
    at(120, 62, 1.25, ...OWL),
    stair(16, 198, 208, { count: 3, step: 4, ramp: 'ma' }),
  ],
  life: [
    cypress(10, 214, 96),
    cypress(232, 214, 88),
    // The round bench of those who talk.
    mass('ma2', path('M60 222a60 14 0 0 0 120 0v8a60 14 0 0 1-120 0z')),
    tone('ma3', path('M120 236a60 14 0 0 0 60-14v8a60 14 0 0 1-60 14z')),
    sitting(74, 230, 'ma', 1.2),
    sitting(168, 230, 'pu', 1.2, -1),
    togatus(120, 230, 1.5, 1, 'cb'),
  ],
})
