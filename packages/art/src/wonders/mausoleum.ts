// The Mausoleum of Halicarnassus: a tomb as high as a hill, a temple on a podium, a pyramid on the temple.

import { at, type Drawing, guide, light, mass, opening, type Scene, times, tone } from '../kit/drawing.ts'
import { circle, type Path, polygon, rect, smooth } from '../kit/path.ts'
import { cloud, sky } from '../parts/air.ts'
import { type Coat, horse } from '../parts/beasts.ts'
import { waves } from '../parts/land.ts'
import { figure } from '../parts/people.ts'
import { cypress } from '../parts/plants.ts'
import { column } from '../parts/stone.ts'
import { brazier } from '../parts/things.ts'

const HORIZON = 262

/** A part of the side in shade, which runs from the corner at `x` to the right: its edges fall towards the horizon. */
function side(x: number, width: number, above: number, below: number): Path {
  const fall = (y: number) => Math.round(y + (HORIZON - y) * (width / 800))
  return polygon(x, above, x + width, fall(above), x + width, fall(below), x, below)
}

interface Course {
  readonly x: number
  readonly width: number
  readonly depth: number
  readonly y: number
  readonly height: number
  readonly shade?: 'ma3' | 'ma4'
}

const course = ({ x, width, depth, y, height, shade = 'ma3' }: Course): Drawing => [
  mass('ma1', rect(x, y, width, height)),
  mass(shade, side(x + width, depth, y, y + height)),
]

const podium: Drawing = [
  course({ x: 38, width: 104, depth: 60, y: 198, height: 66 }),
  tone('ma2', rect(38, 214, 104, 2), rect(38, 246, 104, 2)),
  tone('ma4', side(142, 60, 214, 216), side(142, 60, 246, 248)),
  // Greeks and Amazons, fighting along the frieze.
  tone(
    'ma3',
    ...Array.from({ length: 8 }, (_, index) => 44 + index * 12).map(x =>
      smooth(`${x},242! ${x + 2},232 ${x - 1},226 ${x + 3},220 ${x + 6},226 ${x + 10},223! ${x + 6},231 ${x + 8},242!`),
    ),
  ),
  course({ x: 34, width: 112, depth: 64, y: 192, height: 8 }),
  course({ x: 32, width: 116, depth: 66, y: 262, height: 7 }),
  course({ x: 26, width: 128, depth: 72, y: 268, height: 8 }),
]

const statue = (x: number, y: number): Path =>
  smooth(`${x - 3},${y}! ${x - 3},${y - 14} ${x},${y - 20} ${x + 3},${y - 14} ${x + 3},${y}!`)

const colonnade: Drawing = [
  mass('ma4', rect(46, 132, 90, 60)),
  mass('ma4', side(136, 58, 132, 192)),
  opening('ink', ...[54, 88, 122].map(x => rect(x - 4, 146, 8, 46))),
  light('ma2', ...[54, 71, 88, 105, 122].map(x => statue(x, 192))),
  ...[45, 62, 80, 97, 115, 132].map(x => column(x, 193, 10, 56)),
  ...[150, 163, 175.5, 187.5].map((x, index) => {
    const [above, below] = [136 + (index + 1) * 2.4, 193 + (index + 1)]
    return [
      mass('ma3', rect(x - 3.6, above, 7.2, below - above), rect(x - 5, above - 2, 10, 3)),
      tone('ma4', rect(x + 0.6, above, 3, below - above)),
    ]
  }),
  course({ x: 36, width: 106, depth: 60, y: 122, height: 12 }),
  tone('ma2', rect(36, 130, 106, 4)),
  tone('ma3', ...Array.from({ length: 12 }, (_, index) => rect(41 + index * 8.5, 124, 4, 4))),
]

const STEPS = 9
const pyramid: Drawing = times(STEPS, step => {
  const [x, right] = [40 + step * 5, 138 - step * 3.5]
  const y = 116 - step * 6
  return [
    course({ x, width: right - x, depth: 56 - step * 4.5, y, height: 6.5, shade: step % 2 === 0 ? 'ma4' : 'ma3' }),
    tone('ma2', rect(x, y + 4.5, right - x, 2)),
  ]
})

const GILDED: Coat = ['br2', 'br3', 'br4']

/** Mausolus and Artemisia in their chariot. */
const quadriga: Drawing = [
  course({ x: 80, width: 31, depth: 17, y: 61, height: 8 }),
  at(88, 30, [-0.36, 0.34], horse('prance', ['br3', 'br4', 'br4'])),
  at(94, 30, [-0.36, 0.34], horse('prance', GILDED)),
  at(102, 30, [-0.36, 0.34], horse('prance', GILDED)),
  mass('br2', smooth('98,54! 96,44 102,42! 106,48 118,50! 118,58! 100,58!')),
  tone('br3', smooth('110,49! 118,50! 118,58! 108,58!')),
  mass('br1', smooth('104,46! 104,32 108,28 112,32 113,50!'), circle(108, 24.6, 3.6)),
  mass('br3', smooth('113,50! 113,36 116,33 119,36 120,50!'), circle(116, 30, 3.2)),
  mass('br1', circle(108, 57, 6)),
  opening('br4', circle(108, 57, 3)),
]

export const mausoleum = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'sea',
  wide: '0 14 240 147',
  drawing: [
    sky(240, 320, { x: 46, y: 66, radius: 25 }),
    cloud(166, 70, 64),
    cloud(-14, 132, 60),
    mass('h1', smooth('0,238! 30,218 58,230 90,240 150,236 196,206 240,196! 240,270! 0,270!')),
    tone('h2', smooth('176,226! 196,206 240,196! 240,270! 180,270!')),
    mass('wa2', rect(0, 246, 40, 20)),
    cypress(224, 270, 92),
    cypress(210, 272, 64),
    pyramid,
    colonnade,
    podium,
    quadriga,
    mass('gr1', smooth('0,262! 20,266 120,276 240,268! 240,320! 0,320!')),
    tone('gr2', polygon(226, 274, 240, 272, 240, 290, 190, 284, 154, 276)),
    mass('ma1', polygon(70, 276, 110, 276, 124, 320, 44, 320)),
    tone('ma3', ...[282, 289, 297, 306].map((y, index) => rect(68 - index * 5.4, y, 44 + index * 9, 2))),
    mass('gr2', smooth('0,300! 30,294 50,304! 44,320! 0,320!;124,310! 180,296 240,292! 240,320! 120,320!')),
    brazier(38, 296, 20),
    brazier(134, 296, 20),
    figure(86, 304, 1.1, 'cl'),
    figure(97, 302, 1, 'ma'),
    figure(166, 300, 1, 'cb'),
    cypress(16, 296, 84),
    mass('gr3', smooth('0,312! 80,316 160,310 240,312! 240,320! 0,320!')),
    waves({ x: 2, y: 258, count: 2, step: 18, height: 2 }),
    guide('M96 14V300M14 66H80M14 122H36M14 192H34M20 66v202M40 116L96 20l44 96'),
  ],
})
