// The progress tokens: medals of dark green stone, each with the sign of its craft.

import { at, type Drawing, light, mass, opening, type Scene, tone, turned } from '../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../kit/path.ts'
import { coins, helmet, scales } from '../parts/signs.ts'
import { merlons } from '../parts/stone.ts'
import { flame } from '../parts/things.ts'

const token =
  (...sign: Drawing) =>
  (): Scene => ({
    width: 120,
    height: 120,
    sky: 'day',
    drawing: [
      mass('ma4', circle(60, 60, 59)),
      mass('ma2', circle(60, 59, 58)),
      mass('lf4', circle(60, 60, 51)),
      light('lf3', path('M9 60A51 51 0 0 1 94 22A60 60 0 0 0 24 96A51 51 0 0 1 9 60z')),
      sign,
    ],
  })

/** An ear of corn, its foot at 0, 0. */
const ear: Drawing = [
  mass('br2', rect(-1.4, -30, 2.8, 34)),
  mass('br1', ...[0, 1, 2, 3].map(row => path('M0', -22 - row * 9, 'q-10-1-9-11 8 1 9 11z'))),
  mass('br2', ...[0, 1, 2, 3].map(row => path('M0', -22 - row * 9, 'q10-1 9-11-8 1-9 11z'))),
  mass('br1', path('M0-56q-6-7 0-14 6 7 0 14z')),
]

const agriculture = token(
  turned(48, 92, -16, ear),
  turned(72, 92, 16, ear),
  at(60, 94, 1.08, ear),
  mass('cl2', rect(44, 76, 32, 7)),
  tone('cl3', rect(62, 76, 14, 7)),
)

const architecture = token(
  mass('ma2', rect(36, 84, 48, 8)),
  mass('ma1', polygon(46, 84, 47, 48, 73, 48, 74, 84)),
  tone('ma3', rect(52, 48, 3, 36), rect(62, 48, 3, 36), polygon(68, 84, 68, 48, 73, 48, 74, 84)),
  mass('ma1', path('M34 34h52v6h-8a9 9 0 1 1-10 8H52a9 9 0 1 1-10-8h-8z')),
  opening('lf4', circle(44, 46, 3.6), circle(76, 46, 3.6)),
  mass('ma2', rect(32, 28, 56, 7)),
)

const economy = token(coins(38, 88, 28, 4), coins(64, 92, 28, 8), coins(88, 86, 24, 3))

const law = token(scales(60, 26, 58))

const masonry = token(
  ...[
    [26, 78],
    [52, 78],
    [78, 78],
    [39, 64],
    [65, 64],
  ].map(([x, y]) => [mass('bk1', rect(x, y, 23, 12)), tone('bk3', rect(x + 15, y, 8, 12))]),
  mass('ma1', polygon(34, 56, 72, 44, 76, 56, 66, 60)),
  tone('ma3', polygon(34, 56, 76, 56, 66, 60)),
  mass('wd2', polygon(72, 47, 84, 38, 82, 30, 98, 22, 102, 30, 88, 40, 75, 53)),
)

const mathematics = token(
  mass('br1', polygon(46, 48, 46, 70, 76, 70)),
  mass('ma1', rect(24, 48, 22, 22)),
  mass('bk1', rect(46, 70, 30, 30)),
  mass('cb1', polygon(46, 48, 76, 70, 98, 40, 68, 18)),
  tone('cb2', polygon(61, 59, 76, 70, 98, 40, 83, 29)),
  tone('bk2', rect(61, 70, 15, 30)),
  tone('ma3', rect(35, 48, 11, 22)),
)

const philosophy = token(
  mass('ma2', smooth('34,100! 40,90 52,86! 52,76! 80,76! 82,86 92,92 96,100!')),
  mass('iv2', smooth('44,38! 42,48 36,58! 42,62! 40,68! 48,84 62,86 80,78! 84,52 78,36 60,30')),
  tone('iv3', smooth('66,56! 72,54 74,62 68,68!')),
  mass('ma1', smooth('42,64! 50,62 56,66 62,62 72,68! 76,84 66,98 54,104 44,96 40,84 38,74')),
  tone('ma3', smooth('62,63! 72,68! 76,84 66,98 54,104! 62,88')),
  mass('ma1', smooth('56,44! 54,34! 44,40 46,30 58,22 76,24 88,36 90,54 84,72! 76,72! 74,56 66,50')),
  tone('ma3', smooth('74,24! 88,36 90,54 84,72! 76,72! 80,52')),
  opening('ink', path('M46 50l8-2v3l-6 2zM44 45l11-3v2.4l-10 3z')),
)

const strategy = token(at(58, 62, 1.25, helmet()))

const theology = token(
  light('lf2', ...[-60, -30, 0, 30, 60].map(turn => ray(turn))),
  flame(60, 66, 30, 38),
  mass('ma1', rect(36, 66, 48, 8), rect(32, 94, 56, 8)),
  mass('ma2', polygon(42, 74, 78, 74, 76, 94, 44, 94)),
  tone('ma4', polygon(62, 74, 78, 74, 76, 94, 62, 94)),
  tone('ma3', rect(66, 66, 18, 8), rect(66, 94, 22, 8)),
)

function ray(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const point = (reach: number, aside: number) => [
    60 + Math.sin(angle + aside) * reach,
    56 - Math.cos(angle + aside) * reach,
  ]
  return polygon(...point(24, -0.08), ...point(44, -0.1), ...point(44, 0.1), ...point(24, 0.08))
}

const house = (x: number, y: number, width: number, height: number): Drawing => [
  mass('st1', rect(x, y, width, height)),
  mass('st3', rect(x + width * 0.6, y, width * 0.4, height)),
  mass('bk2', polygon(x - 2, y, x + width / 2, y - width * 0.4, x + width + 2, y)),
  opening('ink', rect(x + width * 0.2, y + 5, 4, 6)),
]

const urbanism = token(
  house(26, 58, 22, 30),
  house(72, 54, 22, 34),
  mass('ma1', polygon(38, 42, 60, 26, 82, 42)),
  mass('ma2', rect(42, 42, 36, 44)),
  opening('ma4', rect(46, 46, 5, 38), rect(57, 46, 5, 38), rect(68, 46, 5, 38)),
  mass('st2', rect(18, 76, 84, 20)),
  tone('st3', rect(66, 76, 36, 20)),
  merlons(18, 76, 84, 10, 6, 'st2'),
  opening('ink', arch(52, 96, 16, 18)),
)

export const tokens = {
  agriculture,
  architecture,
  economy,
  law,
  masonry,
  mathematics,
  philosophy,
  strategy,
  theology,
  urbanism,
}
