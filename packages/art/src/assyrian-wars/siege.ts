// A ram against the wall, archers under their great shield.

import { at, type Drawing, mass, opening, type Scene, turned } from '../kit/drawing.ts'
import { arch, polygon, rect, smooth } from '../kit/path.ts'
import { stepMerlons } from '../parts/stone.ts'
import { wheel } from '../parts/things.ts'
import { archer } from './people.ts'
import { hills, scene, shaft } from './scene.ts'

/** A bowman on the wall, looking left. */
const guard = (x: number, y: number, size = 0.34) =>
  at(
    ...([x, y, size] as const),
    mass('cb3', smooth('11,2! 3,-2 -8,1! -12,18 -14,34! 12,34!')),
    mass('sk3', smooth('6,-20! -6,-20! -10,-11! -6,-8 -4,2! 6,2!'), polygon(-2, 4, -30, 6, -30, 11, -2, 13)),
    mass('br3', smooth('9,-13! 8,-24 0,-30 -7,-24 -8,-17!')),
    mass('wd1', 'M-20-30Q-54 6-20 42Q-45 6-20-30z'),
    mass('iv2', polygon(-20, -30, -8, 8, -20, 42, -19, 42, -6, 8, -19, -30)),
  )

const city: Drawing = [
  mass('bk3', rect(262, 44, 58, 40), rect(276, 30, 44, 20)),
  mass('bk4', rect(296, 30, 24, 54)),
  mass('fl2', smooth('270,46! 266,36 272,28 274,18! 284,30 286,40 282,47!')),
  mass('fl1', smooth('273,46! 272,38 276,30! 280,40 279,46!')),
]

const wall: Drawing = [
  mass('st2', rect(236, 78, 84, 100)),
  mass('st3', rect(280, 78, 40, 100)),
  stepMerlons(238, 78, 8, 3),
  mass(
    'st3',
    rect(236, 104, 84, 2),
    rect(236, 130, 84, 2),
    rect(256, 84, 2, 20),
    rect(276, 106, 2, 24),
    rect(250, 132, 2, 20),
  ),
  guard(260, 70),
  guard(292, 70),
  mass('st1', rect(206, 62, 34, 118)),
  mass('st3', rect(228, 62, 14, 118)),
  mass('st1', rect(201, 50, 44, 14)),
  mass('st3', rect(229, 50, 16, 14)),
  stepMerlons(201, 50, 4, 3.4),
  guard(216, 40, 0.36),
  mass('st2', rect(206, 86, 22, 2), rect(206, 108, 16, 2), rect(216, 64, 2, 22), rect(210, 88, 2, 20)),
  opening('ink', arch(213, 82, 5, 9)),
]

const breach: Drawing = [
  mass('bk4', smooth('206,118! 214,112! 218,122! 226,124! 220,134! 226,144! 214,146! 206,152!')),
  mass(
    'st1',
    ...[polygon(196, 128, 203, 124, 205, 131, 199, 134), polygon(190, 146, 196, 143, 198, 149, 192, 151)],
    ...[polygon(200, 158, 207, 155, 209, 162, 202, 164), polygon(198, 112, 202, 110, 204, 114, 200, 116)],
  ),
]

/** The tower on wheels; its beam strikes at 212, 129. */
export const ram: Drawing = [
  mass('wd1', polygon(160, 116, 196, 124, 196, 132, 158, 126)),
  mass('br2', polygon(194, 121, 212, 129, 194, 135)),
  mass('br1', polygon(194, 121, 212, 129, 196, 127)),
  mass('wd2', smooth('76,156! 76,120 84,110! 132,108! 132,74! 172,74! 178,156!')),
  mass('wd1', smooth('76,156! 76,120 84,110! 132,108! 132,74! 146,74! 142,116! 90,120 88,156!')),
  mass(
    'wd3',
    rect(132, 94, 41, 2.4),
    rect(84, 126, 92, 2.4),
    rect(82, 142, 95, 2.4),
    rect(104, 110, 2.4, 46),
    rect(150, 96, 2.4, 60),
  ),
  mass('bk2', smooth('106,112! 124,111! 124,130 116,136 106,130'), smooth('152,98! 174,98! 175,116 164,122 153,116')),
  stepMerlons(129, 74, 5, 3, 'wd2'),
  opening('ink', arch(146, 90, 6, 10), arch(160, 90, 6, 10)),
  ...[92, 126, 160].map(x => wheel(x, 160, 11, 'gr3')),
]

const greatShield: Drawing = [
  mass('wd1', smooth('70,188! 72,140 66,108 54,92! 62,90 76,106 82,140 80,188!')),
  mass(
    'wd3',
    smooth('76,188! 77,140 72,110 60,91! 62,90 76,106 82,140 80,188!'),
    rect(70, 150, 11, 3),
    rect(69, 124, 10, 3),
  ),
]

export const siege = (): Scene =>
  scene(
    'dusk',
    [58, 58, 20],
    hills('h1', '0,128! 40,116 90,122 140,112 200,120 320,104! 320,170! 0,170!'),
    hills('h2', '262,58! 252,40 262,26 250,12 256,0! 320,0! 320,60! 290,50'),
    hills('h1', '284,56! 276,40 286,28 278,10 286,0! 320,0! 320,58!'),
    city,
    wall,
    breach,
    hills('gr3', '0,176! 60,172 130,168 196,162 240,172 320,168! 320,200! 0,200!'),
    hills('gr4', '0,190! 80,182 160,188 240,180 320,186! 320,200! 0,200!'),
    hills('gr2', '60,172! 130,168 206,160! 204,164! 130,172!'),
    ram,
    archer(36, 184, 0.8, ['assyria', 'cb']),
    greatShield,
    archer(10, 190, 0.8, ['assyria', 'cl']),
    ...(
      [
        [108, 64, -28],
        [142, 46, -16],
        [176, 42, 4],
      ] as const
    ).map(([x, y, turn]) => turned(x, y, turn, shaft(0, 0))),
  )
