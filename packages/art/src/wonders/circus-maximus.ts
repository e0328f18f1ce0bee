// Circus Maximus: a team of four rounds the spina under the obelisk, before full tiers.

import { at, type Drawing, guide, light, mass, opening, type Scene, stroke, tone } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { arch, circle, type Path, path, polygon, rect, smooth, smoothLine } from '../kit/path.ts'
import { cloud, sky } from '../parts/air.ts'
import { type Coat, horse } from '../parts/beasts.ts'
import { wheel } from '../parts/things.ts'

/** How much higher the ring stands at the picture's edge, where it is nearer, than in its middle. */
const rise = (x: number, most: number): number => Math.round(most * ((x - 120) / 120) ** 2)

/** A ring of the tiers between two heights in the middle of the picture. */
function ring(above: number, below: number, mostAbove: number, mostBelow: number): Path {
  const edge = (y: number, most: number, places: readonly number[]) =>
    places.map((x, index) => `${x},${y - rise(x, most)}${index % 4 === 0 ? '!' : ''}`).join(' ')
  return smooth(`${edge(above, mostAbove, [0, 60, 120, 180, 240])} ${edge(below, mostBelow, [240, 180, 120, 60, 0])}`)
}

const gallery: Drawing = [
  mass('bk1', ring(120, 146, 34, 28)),
  opening(
    'bk4',
    ...Array.from({ length: 15 }, (_, index) => 8 + index * 16).map(x => arch(x - 5, 143 - rise(x, 28), 10, 17)),
  ),
  mass('ma1', ring(117, 122, 35, 34)),
  tone('bk2', ring(143, 147, 28, 27)),
]

const spectators = (first: number): readonly Path[] =>
  [0, 1, 2, 3].flatMap(row =>
    Array.from({ length: 7 }, (_, index) => {
      const x = first + ((row * 17) % 24) + index * 36
      return path('M', Math.round(x), Math.round(153 + row * 11 - rise(x, 26 - row * 4)), 'h5v6h-5z')
    }),
  )

const crowd: readonly (readonly [role: Role, first: number])[] = [
  ['cl2', -4],
  ['ma1', 8],
  ['cb2', 20],
]

const tiers: Drawing = [
  mass('st1', ring(147, 198, 27, 6)),
  tone('st2', ...[160, 171, 182].map((y, row) => ring(y, y + 2.4, 24 - row * 5, 24 - row * 5))),
  ...crowd.map(([role, first]) => tone(role, ...spectators(first))),
  mass('ma2', ring(193, 206, 8, 4)),
  tone('ma4', ring(203, 207, 4, 3)),
]

const FLAGS = [14, 60, 180, 226]
const flags: Drawing = [
  mass('wd3', ...FLAGS.map(x => rect(x, 88 - rise(x, 34), 2, 32))),
  mass('cl2', ...FLAGS.map(x => path('M', x + 2, 88 - rise(x, 34), 'l15 5-15 5z'))),
]

const obelisk: Drawing = [
  mass('bk1', polygon(111, 220, 116, 76, 124, 76, 124, 220)),
  mass('bk3', polygon(124, 220, 124, 76, 131, 76, 136, 220)),
  mass('br1', polygon(116, 76, 124, 58, 124, 76)),
  mass('br3', polygon(131, 76, 124, 58, 124, 76)),
  tone('bk2', ...[92, 112, 132, 152, 172].map((y, index) => rect(117 - index * 0.5, y, 4, 10))),
  mass('ma1', rect(104, 206, 24, 16)),
  mass('ma3', rect(128, 206, 15, 16)),
]

/** Three gilded cones at the end of the spina: here they turn. */
const meta = (x: number): Drawing => [
  mass('ma2', rect(x - 4, 212, 40, 12)),
  tone('ma4', rect(x + 24, 212, 12, 12)),
  ...[0, 11, 22].map(dx => [
    mass('br2', path('M', x + dx, 213, 'q1.6-22 5-26 3.4 4 5 26z')),
    tone('br3', path('M', x + dx + 5, 187, 'q3.4 4 5 26h-5z')),
  ]),
]

const spina: Drawing = [
  obelisk,
  mass('ma1', rect(12, 218, 216, 14)),
  tone('ma3', rect(12, 228, 216, 4), rect(196, 218, 32, 14)),
  tone('ma3', ...[28, 52, 76, 148, 172].map(x => rect(x, 221, 12, 4))),
  meta(18),
  meta(186),
]

const GREY: Coat = ['iv1', 'iv3', 'ma4']
const BAY: Coat = ['wd2', 'wd3', 'ink']
const CHESTNUT: Coat = ['bk2', 'bk3', 'bk4']

const team: Drawing = [
  at(118, 222, 0.84, horse('gallop', BAY)),
  at(108, 227, 0.84, horse('gallop', CHESTNUT)),
  at(98, 233, 0.84, horse('gallop', GREY)),
  mass('cl2', polygon(143, 258, 149, 257, 150, 284, 143, 284), polygon(158, 257, 172, 248, 174, 252, 160, 262)),
]

const chariot: Drawing = [
  stroke('wd3', 2.4, 'M70 284L150 268'),
  // The driver leans into the turn, whip in hand.
  stroke('wd3', 2, smoothLine('66,222 54,208 60,196 76,192')),
  mass('sk2', smooth('64,246! 60,232 64,221! 69,223! 68,232 74,242!')),
  mass('cb2', smooth('60,266! 60,246 68,238 80,240 84,250 80,268!')),
  tone('cb3', smooth('74,239! 80,240 84,250 80,268! 72,268! 76,252')),
  mass('sk2', smooth('78,242! 88,252 104,254! 104,259! 86,260 76,252!'), circle(80, 232, 6)),
  mass('wd3', smooth('72,234! 72,226 80,222 88,227! 82,230 76,230 75,237!')),
  stroke('wd3', 1.6, smoothLine('102,256 130,250 166,250'), smoothLine('102,258 128,258 150,258')),
  mass('cl2', smooth('50,286! 50,266 54,262! 58,272 70,274! 84,262 92,258! 95,274 88,286!')),
  tone('cl3', smooth('78,286! 82,268 92,258! 95,274 88,286!')),
  mass('br1', smooth('92,258! 95,274 88,286! 85,286! 91,274 89,260!')),
  wheel(68, 287, 16, 'gr2', 'br3'),
]

const dust: Drawing = [
  light('gr1', circle(22, 298, 12), circle(6, 300, 10), circle(36, 303, 8)),
  light('ma2', circle(14, 304, 8), circle(90, 304, 6), circle(104, 306, 4)),
]

export const circusMaximus = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'day',
  wide: '0 162 240 147',
  drawing: [
    sky(240, 320, { x: 48, y: 50, radius: 24 }),
    cloud(158, 54, 66, 'k2'),
    flags,
    gallery,
    tiers,
    mass('gr1', smooth('0,202! 120,206 240,202! 240,320! 0,320!')),
    spina,
    tone('gr2', polygon(12, 232, 228, 232, 240, 240, 24, 238)),
    mass('gr2', smooth('0,292! 80,284 160,290 240,282! 240,320! 0,320!')),
    dust,
    team,
    chariot,
    mass('gr3', smooth('0,312! 80,306 160,312 240,306! 240,320! 0,320!')),
    guide('M124 40V300M12 240H228M12 234v12M228 234v12M124 58H34M40 58v160'),
  ],
})
