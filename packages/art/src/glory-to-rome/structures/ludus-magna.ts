// Ludus Magna: the school of gladiators: a ring of sand before the barracks, and hard lessons.

import { at, type Drawing, mass, opening, stroke, tone } from '../../kit/drawing.ts'
import { circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { colonnade, tiles } from '../../parts/buildings.ts'
import { togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import type { Structure } from '../construction.ts'

/** Helmet with a crest, large shield, wooden sword; 60 high, looks right. */
const swordsman: Drawing = [
  mass('sk2', polygon(-12, -24, -4, -24, -8, 0, -16, 0), polygon(2, -24, 10, -24, 14, 0, 6, 0)),
  mass('ma1', smooth('-13,-30! 11,-30! 13,-18! -15,-18!')),
  mass('sk2', smooth('-12,-30! -13,-44 -6,-50 6,-49 11,-42 10,-30!')),
  mass('wd2', rect(-13, -31, 24, 4)),
  mass('bz2', smooth('-7,-50! -9,-60 -2,-66 6,-64 10,-56! 14,-54! 9,-50! 8,-46! -4,-46!')),
  tone('bz3', smooth('4,-65! 10,-56! 14,-54! 9,-50! 8,-46! 3,-46!')),
  mass('cl2', smooth('-10,-58! -10,-68 0,-74 12,-68! 8,-64 0,-67 -6,-60!')),
  mass('wd1', polygon(-10, -44, -30, -58, -50, -66, -49, -69, -26, -60, -8, -50)),
  mass('sk2', polygon(-12, -48, -30, -54, -28, -60, -8, -52)),
  mass('cl2', smooth('6,-46! 15,-49 24,-46! 26,-26 24,-8! 15,-5 6,-8! 4,-26')),
  tone('cl3', smooth('15,-49! 24,-46! 26,-26 24,-8! 15,-5!')),
  mass('br1', circle(15, -27, 4), rect(14, -42, 2.4, 9), rect(14, -20, 2.4, 9)),
]

/** Net and trident; 60 high, looks left. */
const netman: Drawing = [
  mass('sk2', polygon(4, -24, 12, -24, 18, 0, 10, 0), polygon(-10, -24, -2, -24, -8, 0, -16, 0)),
  mass('cb2', smooth('-12,-30! 12,-30! 15,-16! -14,-16!')),
  mass('sk2', smooth('-11,-30! -12,-44 -5,-50 6,-49 12,-42 11,-30!'), circle(-1, -57, 7)),
  mass('wd3', smooth('-7,-58! -6,-66 4,-67 7,-58! 5,-52! 2,-60!')),
  mass('bz2', smooth('4,-50! 14,-54 18,-44! 10,-40!')),
  mass('sk2', polygon(-8, -46, -24, -40, -24, -35, -6, -38)),
  mass('wd1', polygon(18, -32, 18, -30, -40, -42, -40, -44)),
  mass(
    'ma2',
    polygon(-38, -48, -50, -49, -50, -47, -42, -45, -54, -45, -54, -43, -42, -42, -50, -39, -50, -37, -38, -38),
  ),
  stroke('wd1', 1.6, 'M10-42q14 4 16 22M14-40q14 8 8 26M26-20q-8 0-12 8M28-12q-8-2-10 6M10-42q20 0 20 30'),
]

export const ludusMagna = (): Structure => ({
  material: 'marble',
  sky: 'sea',
  outline: 'M12 172V62H228V172zM4 64L20 46H220L236 64zM12 118H228M10 196A110 34 0 0 0 230 196',
  plan: [12, 228, 40],
  built: [
    [0, 120],
    [60, 90],
    [110, 150],
    [170, 166],
  ],
  scaffold: [104, 178, 50, 84],
  crane: { top: 38, hook: [78, 52] },
  body: [
    mass('bk2', rect(12, 64, 216, 110)),
    tone('bk3', rect(160, 64, 68, 110)),
    opening(
      'ink',
      ...range(24, 9, 23).map(x => rect(x, 84, 11, 28)),
      ...range(24, 9, 23).map(x => rect(x, 138, 11, 36)),
    ),
    colonnade(14, 118, { count: 10, step: 23.4, width: 8, height: 48 }),
    colonnade(14, 174, { count: 10, step: 23.4, width: 8, height: 46 }),
    mass('ma1', rect(8, 116, 224, 8), rect(8, 62, 224, 6)),
    tone('ma3', rect(8, 122, 224, 2.4)),
    tiles(12, 64, 216, 20, 16, 8),
    // The ring.
    mass('ma1', path('M8 176H232V204A112 30 0 0 1 8 204z')),
    mass('gr1', path('M14 180H226V202A106 28 0 0 1 14 202z')),
    mass('gr2', path('M14 180H226V186H14z')),
  ],
  life: [
    mass('wd2', rect(117, 168, 7, 50)),
    tone('wd3', rect(121, 168, 3, 50), rect(117, 182, 7, 2), rect(117, 194, 7, 2)),
    at(72, 226, 1.25, ...swordsman),
    at(176, 226, 1.25, ...netman),
    togatus(38, 118, 1),
    worker(204, 118, -1, 'cl'),
  ],
})
