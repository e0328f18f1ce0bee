// Blue buildings: temples, baths, the places of the citizens.

import { air, at, type Drawing, light, mass, opening, sheer, stroke, times, tone } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { plume } from '../../parts/buildings.ts'
import { flag, sitting, togatus } from '../../parts/citizens.ts'
import { waves } from '../../parts/land.ts'
import { figure } from '../../parts/people.ts'
import { bush, cypress, palm } from '../../parts/plants.ts'
import { scales } from '../../parts/signs.ts'
import { facade } from '../../parts/small-buildings.ts'
import { imperator } from '../../parts/statues.ts'
import { column, stair } from '../../parts/stone.ts'
import { flame } from '../../parts/things.ts'
import { hills, indoors, meadow, pavement, sand, strip } from './strip.ts'

/** Rows of seats around the stage, seen from the stage's side. */
const tiers = (y: number): Drawing =>
  times(5, row => [
    mass(
      row % 2 === 0 ? 'ma1' : 'ma3',
      path('M', 12 + row * 14, y, 'A', 108 - row * 14, 92 - row * 14, '0 0 1', 228 - row * 14, y, 'z'),
    ),
  ])

/** Comedy and tragedy: the corners of the mouth go up, or down. */
const mask = (x: number, y: number, laughs: boolean): Drawing => [
  mass(laughs ? 'br2' : 'ma2', path('M', x - 20, y - 22, 'q20-12 40 0 2 34-20 46-22-12-20-46z')),
  tone(laughs ? 'br3' : 'ma4', path('M', x + 2, y - 28, 'q10 1 18 6 2 34-20 46z')),
  opening('ink', circle(x - 8, y - 8, 4.4, 3.4), circle(x + 8, y - 8, 4.4, 3.4)),
  opening(
    'ink',
    laughs
      ? path('M', x - 11, y + 3, 'q11 5 22 0-3 14-11 14t-11-14z')
      : path('M', x - 10, y + 14, 'q1-12 10-12t10 12q-10-6-20 0z'),
  ),
]

const theater = strip(
  'sea',
  hills,
  meadow,
  tiers(124),
  mass('gr1', path('M82 124a38 24 0 0 1 76 0z')),
  mass('st2', rect(0, 122, 240, 28)),
  tone('st3', rect(0, 130, 240, 20)),
  mask(98, 122, true),
  mask(144, 122, false),
)

const altar = strip(
  'dusk',
  hills,
  air('k2', circle(120, 54, 62)),
  air('k3', circle(120, 54, 42)),
  pavement,
  plume(124, 30, 34, 'h1'),
  flame(120, 70, 46, 54),
  mass('ma1', rect(66, 70, 108, 12)),
  tone('ma3', rect(132, 70, 42, 12)),
  mass('ma2', polygon(78, 82, 162, 82, 158, 118, 82, 118)),
  tone('ma4', polygon(132, 82, 162, 82, 158, 118, 132, 118)),
  light('br1', path('M104 88a13 13 0 1 0 10 22 10.500 10.500 0 1 1-10-22z')),
  stair(68, 118, 104, { count: 3, step: 6, ramp: 'ma' }),
)

const baths = strip(
  'rose',
  mass('bk1', rect(0, 18, 240, 76)),
  tone('bk3', rect(168, 18, 72, 76)),
  mass('ma1', rect(0, 10, 240, 10), rect(0, 90, 240, 6)),
  opening('bk4', ...[16, 74, 132, 190].map(x => arch(x, 92, 36, 58))),
  ...[8, 64, 122, 180, 234].map(x => column(x, 92, 11, 66)),
  mass('wa2', rect(0, 94, 240, 46)),
  light('wa1', rect(14, 104, 60, 3), rect(150, 112, 70, 3)),
  sheer(0.6, plume(60, 98, 54, 'ma1')),
  sheer(0.6, plume(190, 100, 60, 'ma1')),
  mass(
    'sk2',
    circle(98, 104, 9),
    path('M82 124q2-14 16-14t18 14z'),
    circle(150, 112, 8),
    path('M136 130q2-12 14-12t15 12z'),
  ),
  mass('wd3', path('M89 103q0-9 9-9t9 9q-9-5-18 0zM142 111q0-8 8-8t8 8q-8-4-16 0z')),
  waves({ x: 4, y: 130, count: 7, step: 36 }),
  mass('ma2', rect(0, 138, 240, 12)),
  tone('ma4', rect(0, 145, 240, 5)),
)

const courthouse = strip(
  'day',
  hills,
  pavement,
  facade(30, 130, 180, { columns: 6, height: 118, field: 'cb2', steps: 3 }),
  mass('ma1', rect(88, 42, 64, 76)),
  tone('ma3', rect(134, 42, 18, 76)),
  opening('cb3', arch(94, 118, 52, 70)),
  at(0, 0, 1, scales(120, 58, 40)),
)

const statue = strip(
  'rose',
  hills,
  pavement,
  cypress(30, 128, 74),
  cypress(54, 128, 56),
  cypress(214, 128, 74),
  imperator(120, 100, 0.82, 'bz'),
  mass('ma1', rect(88, 100, 64, 7)),
  mass('ma2', rect(94, 107, 52, 23)),
  tone('ma4', rect(126, 107, 20, 23)),
  mass('ma1', rect(84, 129, 72, 8)),
  figure(180, 138, 1.4, 'cl'),
)

const temple = strip(
  'dusk',
  hills,
  meadow,
  facade(24, 132, 192, { columns: 6, height: 124, field: 'cb2', steps: 3 }),
  light('fl2', arch(108, 112, 24, 52)),
  light('fl1', arch(114, 112, 12, 38)),
  light('br1', circle(120, 30, 8)),
)

const aqueduct = strip(
  'sea',
  hills,
  meadow,
  mass('st1', rect(0, 30, 240, 104)),
  tone('st3', rect(0, 58, 240, 6)),
  mass('ma1', rect(0, 20, 240, 12), rect(0, 60, 240, 4)),
  mass('wa1', rect(0, 22, 240, 3)),
  opening('h2', ...Array.from({ length: 9 }, (_, index) => arch(4 + index * 27, 60, 18, 24))),
  opening('h2', ...Array.from({ length: 4 }, (_, index) => arch(8 + index * 60, 134, 44, 66))),
  tone('st3', ...Array.from({ length: 4 }, (_, index) => path('M', 46 + index * 60, 134, 'V', 78, 'q6 4 6 12V134z'))),
  mass('wa2', smooth('0,132! 80,128 160,134 240,128! 240,150! 0,150!')),
  waves({ x: 8, y: 144, count: 6, step: 40 }),
  bush(226, 136, 40),
)

const rostrum = strip(
  'sea',
  hills,
  pavement,
  mass('ma2', rect(14, 76, 132, 9)),
  mass('ma1', rect(20, 85, 120, 46)),
  tone('ma3', rect(104, 85, 36, 46)),
  mass('bz2', ...[36, 72, 108].map(x => path('M', x, 96, 'h14l18 5-18 6 10 5-10 5H', x, 'z'))),
  togatus(82, 77, 2.8, 1, 'pu'),
  ...[160, 184, 208, 230].map((x, index) => [
    mass((['cl2', 'cb2', 'ma1', 'lf2'] as const)[index], path('M', x - 15, 150, 'v-14q2-14 15-14t15 14v14z')),
    mass('wd3', circle(x, 112 + (index % 2) * 4, 9)),
  ]),
)

/** A storey with the red columns of Crete, wider above than below. */
const storey = ([x, y, width, height]: readonly number[], columns: number): Drawing => {
  const gap = (width - 22) / (columns - 1)
  return [
    mass('ma1', rect(x, y, width, height)),
    tone('ma3', rect(x + 6, y + 9, width - 12, height - 9)),
    opening('ink', rect(x + width / 2 - 8, y + 13, 16, height - 13)),
    mass(
      'cl2',
      ...Array.from({ length: columns }, (_, index) =>
        path('M', x + 6 + index * gap, y + 12, 'h10l-2', height - 12, 'h-6z'),
      ),
    ),
    mass('ink', ...Array.from({ length: columns }, (_, index) => rect(x + 4 + index * gap, y + 9, 14, 4))),
    mass('cb2', rect(x - 2, y, width + 4, 7)),
    mass('br1', rect(x - 2, y + 7, width + 4, 2.4)),
  ]
}

const palace = strip(
  'sea',
  hills,
  meadow,
  palm(26, 130, 92, -6),
  palm(216, 130, 84, 6),
  storey([36, 20, 62, 38], 3),
  storey([152, 62, 56, 30], 3),
  storey([30, 56, 108, 36], 5),
  storey([24, 92, 192, 40], 8),
  ...[48, 68, 88, 168, 190].map((x, index) => mass('ma1', path('M', x - 7, index < 3 ? 20 : 62, 'v-13l4 7h6l4-7v13z'))),
  mass('ma2', rect(18, 130, 204, 8)),
)

const townHall = strip(
  'rose',
  hills,
  pavement,
  // Two storeys of arches, a hall above them, the city's banners.
  flag(120, 24, 22, 'cb', 1.7),
  mass('ma1', rect(86, 34, 68, 22)),
  tone('ma3', rect(130, 34, 24, 22)),
  mass('bk2', polygon(78, 36, 120, 16, 162, 36)),
  tone('bk3', polygon(120, 16, 162, 36, 124, 36)),
  opening('ink', ...[94, 114, 134].map(x => arch(x, 54, 12, 14))),
  mass('st1', rect(20, 54, 200, 74)),
  tone('st3', rect(160, 54, 60, 74)),
  mass('ma1', rect(14, 52, 212, 6), rect(16, 86, 208, 6)),
  opening('bk4', ...[28, 52, 76, 148, 172, 196].map(x => arch(x, 84, 16, 22))),
  opening('bk4', ...[28, 52, 76, 148, 172, 196].map(x => arch(x, 128, 16, 30))),
  mass('ma1', rect(98, 58, 44, 70)),
  opening('ink', arch(106, 128, 28, 54)),
  mass('cb2', path('M66 62h10v30l-5-4-5 4zM164 62h10v30l-5-4-5 4z')),
  stair(92, 126, 56, { count: 3, step: 5, ramp: 'ma' }),
  figure(62, 142, 1.4, 'cb'),
  figure(182, 142, 1.4, 'cl'),
)

const obelisk = strip(
  'sea',
  hills,
  sand,
  mass('h2', polygon(40, 112, 86, 58, 132, 112)),
  mass('bk1', polygon(106, 118, 111, 24, 122, 24, 122, 118)),
  mass('bk3', polygon(122, 118, 122, 24, 132, 24, 138, 118)),
  mass('br1', polygon(111, 24, 122, 4, 122, 24)),
  mass('br3', polygon(132, 24, 122, 4, 122, 24)),
  tone('bk3', ...[34, 52, 70, 88].map(y => rect(113, y, 5, 10))),
  mass('st1', rect(92, 116, 32, 16)),
  mass('st3', rect(124, 116, 30, 16)),
  tone('gr2', polygon(154, 132, 240, 116, 240, 126, 166, 136)),
  palm(200, 130, 76, 6),
  figure(66, 134, 1.4, 'ma'),
)

const gardens = strip(
  'day',
  hills,
  meadow,
  cypress(22, 130, 92),
  cypress(54, 128, 74),
  cypress(186, 128, 74),
  cypress(218, 130, 92),
  bush(38, 132, 44),
  bush(202, 132, 44),
  // A fountain of two bowls.
  stroke('wa1', 3.4, 'M120 30q-26-6-30 34M120 30q26-6 30 34M120 30q-10-8-14 26M120 30q10-8 14 26'),
  mass('ma1', path('M94 62h52q-4 16-20 18v20h-12V80q-16-2-20-18z')),
  tone('ma3', path('M122 62h24q-4 16-20 18v20h-4z')),
  mass('ma1', path('M64 98h112q-6 30-36 32h-40q-30-2-36-32z')),
  tone('ma3', path('M132 98h44q-6 30-36 32h-12z')),
  mass('wa2', circle(120, 99, 54, 6)),
  light(
    'cl1',
    ...[
      [32, 124],
      [46, 128],
      [196, 126],
      [210, 130],
      [84, 140],
      [160, 140],
      [104, 146],
      [136, 145],
    ].map(([x, y]) => circle(x, y, 3.4)),
  ),
)

const pantheon = strip(
  'sea',
  hills,
  pavement,
  mass('bk1', rect(40, 62, 160, 66)),
  tone('bk3', rect(150, 62, 50, 66)),
  mass('ma2', rect(36, 58, 168, 6), rect(50, 50, 140, 8)),
  mass('br2', path('M58 50a62 46 0 0 1 124 0z')),
  tone('br3', path('M128 4a62 46 0 0 1 54 46h-48q4-26-6-46z')),
  light('br1', path('M70 46a50 38 0 0 1 40-34q-18 12-20 34z')),
  facade(54, 134, 132, { columns: 6, height: 78, steps: 2 }),
)

const senate = strip(
  'day',
  indoors('bk3'),
  mass('ma2', rect(96, 14, 48, 70)),
  mass('bk4', arch(102, 84, 36, 64)),
  imperator(120, 84, 0.56, 'br'),
  ...[0, 1, 2].map(row =>
    mass(
      row % 2 === 0 ? 'ma3' : 'ma2',
      path('M0', 84 + row * 18, 'H', 94 - row * 8, 'v18H0zM240', 84 + row * 18, 'H', 146 + row * 8, 'v18h200z'),
    ),
  ),
  ...[20, 48, 76].map(x => sitting(x, 92, 'ma', 1.3, 1)),
  ...[220, 192, 164].map(x => sitting(x, 92, 'ma', 1.3, -1)),
  ...[16, 46].map(x => sitting(x, 112, 'ma', 1.5, 1)),
  ...[224, 194].map(x => sitting(x, 112, 'ma', 1.5, -1)),
  mass('ma2', polygon(94, 108, 146, 108, 200, 150, 40, 150)),
  togatus(112, 140, 2.6, 1, 'pu'),
)

export const civic = {
  theater,
  altar,
  baths,
  courthouse,
  statue,
  temple,
  aqueduct,
  rostrum,
  palace,
  'town-hall': townHall,
  obelisk,
  gardens,
  pantheon,
  senate,
}
