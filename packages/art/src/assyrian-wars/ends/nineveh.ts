// Nineveh has fallen: fire behind the winged bulls, ladders on the wall.

import { at, type Drawing, mass, opening, type Scene, tone } from '../../kit/drawing.ts'
import { arch, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { plume } from '../../parts/buildings.ts'
import { stepMerlons } from '../../parts/stone.ts'
import { flame } from '../../parts/things.ts'
import { archer, onCounter } from '../people.ts'
import { finale, hills, wingedBull } from '../scene.ts'
import { eastTower } from '../walls.ts'

const ladder = (x: number, y: number, lean: number, height: number): Drawing => [
  mass(
    'wd3',
    polygon(x, y, x + 4, y, x + lean + 4, y - height, x + lean, y - height),
    polygon(x + 16, y, x + 20, y, x + lean + 20, y - height, x + lean + 16, y - height),
  ),
  mass('wd2', ...range(10, 7, height / 8).map(up => rect(x + (lean * up) / height, y - up, 20, 3))),
]

export const nineveh = (): Scene =>
  finale(
    'dusk',
    [80, 66, 26],
    hills('h1', '0,150! 80,130 180,146 300,126 480,140! 480,240! 0,240!'),
    ...(
      [
        [250, 80, 80],
        [300, 70, 68],
        [392, 84, 84],
        [440, 90, 70],
      ] as const
    ).map(([x, y, height]) => plume(x, y, height, 'h2')),
    mass('bk3', rect(226, 66, 250, 60), rect(262, 44, 150, 30)),
    mass('bk4', rect(380, 44, 32, 30), rect(420, 66, 60, 60)),
    ...(
      [
        [246, 84, 44, 70],
        [290, 62, 40, 58],
        [338, 54, 36, 54],
        [392, 66, 46, 66],
        [444, 86, 44, 70],
      ] as const
    ).map(([x, y, width, height]) => flame(x, y, width, height)),
    mass('st2', rect(196, 104, 284, 110)),
    tone('st3', rect(404, 104, 76, 110)),
    stepMerlons(198, 104, 17, 5),
    eastTower(190, 84, 44, 134, 5),
    eastTower(404, 84, 46, 134, 5),
    // The gate stands open.
    mass('cb2', rect(276, 90, 88, 126)),
    tone('cb3', rect(340, 90, 24, 126)),
    stepMerlons(277, 90, 5, 5, 'cb1'),
    mass('br2', arch(292, 216, 56, 104)),
    opening('bk4', arch(298, 216, 44, 96)),
    flame(320, 214, 30, 62),
    at(258, 217, [-0.8, 0.8], ...wingedBull()),
    at(382, 217, 0.8, ...wingedBull()),
    mass('gr3', rect(0, 208, 480, 32)),
    ladder(160, 218, 30, 120),
    onCounter('HB', 16, 88, 2.4, ['media', 'pu']),
    archer(34, 226, 0.92, ['babylonia', 'cb']),
    hills('gr4', '0,228! 160,222 320,230 480,222! 480,240! 0,240!'),
    mass('wd3', polygon(452, 236, 456, 236, 470, 196, 466, 194)),
    mass('br2', smooth('430,236! 436,222 452,220 462,236!')),
  )
