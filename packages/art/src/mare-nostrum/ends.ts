// The ways the game ends.

import { at, type Drawing, light, mass, opening, type Scene, sheer, stroke, tone } from '../kit/drawing.ts'
import type { Sky } from '../kit/palette.ts'
import { arch, circle, path, polygon, rect, smooth, smoothLine } from '../kit/path.ts'
import { range } from '../kit/range.ts'
import { sky } from '../parts/air.ts'
import { eagle } from '../parts/beasts.ts'
import { flag, sitting, togatus } from '../parts/citizens.ts'
import { waves } from '../parts/land.ts'
import { figure, legionary, worker } from '../parts/people.ts'
import { cypress, palm } from '../parts/plants.ts'
import { galley } from '../parts/ships.ts'
import { scales } from '../parts/signs.ts'
import { facade, house } from '../parts/small-buildings.ts'
import { draped, imperator, rider } from '../parts/statues.ts'
import { column, merlons, stair, stepMerlons } from '../parts/stone.ts'
import { amphora, brazier, flame } from '../parts/things.ts'
import type { Pictures } from '../pictures.ts'
import { pantheonTemple } from './pantheon.ts'

const end = (name: Sky, sun: readonly [x: number, y: number, radius: number], ...drawing: Drawing): Scene => ({
  width: 480,
  height: 240,
  sky: name,
  drawing: [sky(480, 240, { x: sun[0], y: sun[1], radius: sun[2] }), ...drawing],
})

/** Leaves around the head of somebody whose head is at 0, 0, some 6 wide. */
const wreath: Drawing = [
  mass(
    'lf2',
    ...range(-3.4, 4, 1.9).map((x, index) => {
      const y = -0.8 - index * 0.35
      return polygon(x, y + 1, x + 0.4, y - 1.6, x + 2.6, y - 1.2, x + 2.2, y + 0.8)
    }),
  ),
  light(
    'lf1',
    ...range(-3.4, 4, 1.9).map((x, index) =>
      polygon(x, 0.2 - index * 0.35, x + 0.4, -2.4 - index * 0.35, x + 2.2, -index * 0.35),
    ),
  ),
]

/** Who has won: the laurel on the head. */
const winner = (x: number, y: number, size: number): Drawing => [
  togatus(x, y, size),
  at(x, y, size, at(0.2, -21.5, 1, ...wreath)),
]

const TOP = [286, 34] as const
const [LEFT, EDGE, RIGHT] = [
  [120, 198],
  [322, 208],
  [430, 196],
] as const

/** Across a face of the pyramid, from corner to corner, as far down as said. */
const across = (from: readonly [number, number], to: readonly [number, number], down: number, thick = 0.014) => {
  const point = ([x, y]: readonly [number, number], part: number) => [
    TOP[0] + (x - TOP[0]) * part,
    TOP[1] + (y - TOP[1]) * part,
  ]
  return polygon(...point(from, down), ...point(to, down), ...point(to, down + thick), ...point(from, down + thick))
}

/** The last stone is in its place, and shines. */
const pyramids = (): Scene =>
  end(
    'day',
    [286, 44, 40],
    sheer(
      0.35,
      light(
        'li',
        polygon(286, 34, 0, 40, 0, 96),
        polygon(286, 34, 480, 20, 480, 80),
        polygon(286, 34, 90, 0, 160, 0),
        polygon(286, 34, 400, 0, 452, 0),
      ),
    ),
    mass('h1', polygon(60, 112, -30, 200, 140, 200), polygon(450, 120, 380, 200, 530, 200)),
    tone('h2', polygon(60, 112, 82, 200, 140, 200), polygon(450, 120, 466, 200, 530, 200)),
    mass('st1', polygon(...TOP, ...LEFT, ...EDGE)),
    mass('st3', polygon(...TOP, ...EDGE, ...RIGHT)),
    tone('st2', ...range(0.26, 8, 0.09).map(down => across(LEFT, EDGE, down))),
    tone('st4', ...range(0.26, 8, 0.09).map(down => across(EDGE, RIGHT, down))),
    mass('fl1', across(LEFT, EDGE, 0, 0.19)),
    mass('br2', across(EDGE, RIGHT, 0, 0.19)),
    mass('gr1', smooth('0,192! 120,196 300,206 480,192! 480,240! 0,240!')),
    tone('gr2', polygon(322, 207, 430, 196, 480, 200, 480, 214)),
    // The ramp, and those who hauled the stones.
    palm(462, 214, 96, -8),
    palm(436, 216, 66, 6),
    ...range(262, 6, 22).map((x, index) =>
      figure(x, 218 + (index % 2) * 4, 1.15, (['wd', 'ma', 'cl', 'ma', 'cb', 'lf'] as const)[index]),
    ),
    // A canopy over the winner.
    mass('wd2', rect(40, 96, 5, 126), rect(148, 96, 5, 126)),
    stair(52, 206, 90, { count: 3, step: 7, ramp: 'ma' }),
    winner(100, 206, 3.7),
    mass('cb2', path('M30 84H164V98q-14 14-26.8 0q-14 14-26.8 0q-14 14-26.8 0q-14 14-26.8 0q-14 14-26.8 0z')),
    tone('cb3', path('M110 84H164V98q-14 14-26.8 0q-14 14-27.2 0z')),
    mass('br2', rect(28, 78, 138, 8), circle(42, 76, 5), circle(151, 76, 5)),
    mass('wa2', smooth('0,230! 160,227 320,231 480,226! 480,240! 0,240!')),
    waves({ x: 20, y: 237, count: 9, step: 52 }),
  )

const niche = (x: number, ...what: Drawing): Drawing => [
  at(
    x,
    0,
    1,
    mass('br2', 'M-34 166V78a34 34 0 0 1 68 0V166z'),
    opening('on3', 'M-29 164V78a29 29 0 0 1 58 0V164z'),
    ...what,
    mass('ma1', rect(-36, 162, 72, 8)),
    tone('ma3', rect(-36, 168, 72, 3)),
  ),
]

/** Five who are remembered for ever: heroes in marble and bronze, and wonders in small. */
const cards = (): Scene =>
  end(
    'dusk',
    [240, 40, 20],
    mass('bk2', rect(0, 0, 480, 196)),
    tone('bk3', rect(0, 30, 480, 3), rect(0, 178, 480, 4), ...[107, 194, 282, 368].map(x => rect(x, 33, 4, 145))),
    mass('ma1', rect(0, 14, 480, 14)),
    tone('ma3', rect(0, 24, 480, 4)),
    niche(66, imperator(-6, 162, 0.84, 'ma')),
    niche(
      153,
      mass(
        'st1',
        polygon(-16, 162, -12, 112, 12, 112, 16, 162),
        rect(-8, 84, 16, 28),
        rect(-14, 108, 28, 5),
        rect(-11, 80, 22, 5),
      ),
      tone('st3', polygon(4, 162, 2, 112, 12, 112, 16, 162), rect(2, 84, 6, 28)),
      flame(0, 80, 13, 22),
    ),
    niche(240, rider(0, 162, 0.68, 'bz')),
    niche(
      327,
      mass('st1', polygon(-4, 88, -26, 162, 4, 162)),
      mass('st3', polygon(-4, 88, 4, 162, 26, 162)),
      mass('fl1', polygon(-4, 88, -8, 102, -2.5, 102)),
      mass('br2', polygon(-4, 88, -2.5, 102, 2, 102)),
    ),
    niche(414, draped(-4, 162, 0.82, 'ma')),
    mass('st2', rect(0, 196, 480, 44)),
    tone('st3', rect(0, 196, 480, 4), rect(0, 216, 480, 2), ...range(30, 9, 54).map(x => rect(x, 200, 2, 40))),
    winner(178, 234, 3.6),
    ...[104, 282, 376].map(x => at(x, 226, 1, brazier(0, 0, 26))),
    ...[18, 462].map(x => at(x, 212, 1, column(0, 0, 20, 186))),
    figure(316, 232, 1.9, 'cb'),
    figure(338, 230, 1.8, 'pu'),
    figure(420, 232, 1.9, 'lf'),
    figure(66, 232, 1.9, 'cl'),
  )

const rock = (left: number, right: number, top: number): Drawing => {
  const y = 192
  return [
    mass(
      'gr2',
      smooth(
        `${left - 14},${y}! ${left},${top + 14} ${left + 12},${top}! ${right - 12},${top}! ${right},${top + 14} ${right + 14},${y}!`,
      ),
    ),
    tone(
      'gr3',
      smooth(
        `${right - 34},${top}! ${right - 12},${top}! ${right},${top + 14} ${right + 14},${y}! ${right - 30},${y}!`,
      ),
    ),
  ]
}

const home = (x: number, y: number) => at(x, y, 1, house(0, 0, 26, 30))
const banner = (x: number, y: number) => at(x, y, 1, flag(0, 0, 30))

const TIERS = [
  [18, 136, 92, 32],
  [30, 108, 68, 29],
  [42, 84, 44, 25],
] as const

/** Four great cities under one flag, around one sea. */
const cities = (): Scene =>
  end(
    'sea',
    [196, 54, 30],

    mass('h1', smooth('0,150! 60,128 130,146 220,126 300,142 380,122 480,140! 480,190! 0,190!')),
    mass('wa2', rect(0, 168, 480, 72)),
    tone('wa1', rect(0, 168, 480, 3)),
    // Babylon.
    rock(6, 122, 164),
    ...TIERS.map(([x, y, width, height]) => [
      mass('bk1', rect(x, y, width, height)),
      tone('bk3', rect(x + width * 0.64, y, width * 0.36, height)),
      tone('bk2', rect(x, y, width, 4)),
    ]),
    opening('bk4', polygon(58, 168, 72, 168, 69, 84, 61, 84)),
    mass('cb2', rect(53, 68, 24, 17)),
    tone('cb3', rect(68, 68, 9, 17)),
    stepMerlons(53, 69, 3, 2.4, 'cb1'),
    banner(65, 66),
    // Athens.
    rock(136, 222, 136),
    facade(144, 138, 70, { columns: 6, height: 56, steps: 2, field: 'cb2' }),
    home(132, 186),
    home(200, 186),
    home(160, 188),
    banner(179, 84),
    // Rome.
    rock(238, 346, 170),
    at(292, 178, 0.62, pantheonTemple),
    ...[240, 344].map(x => at(x, 182, 1, cypress(0, 0, 50))),
    banner(292, 66),
    // Carthage: its walls, the round harbour behind the gate.
    rock(366, 472, 166),
    home(384, 140),
    home(430, 140),
    mass('st1', rect(404, 84, 32, 84)),
    tone('st3', rect(424, 84, 12, 84)),
    merlons(401, 85, 38, 4, 8, 'st2'),
    mass('st2', rect(366, 134, 106, 46)),
    tone('st3', rect(436, 134, 36, 46)),
    merlons(366, 135, 106, 8, 8, 'st2'),
    opening('wa4', arch(390, 182, 26, 32), arch(424, 182, 26, 32)),
    banner(420, 78),
    waves({ x: 6, y: 200, count: 10, step: 48 }),
    waves({ x: 30, y: 232, count: 9, step: 52 }),
    at(210, 164, 1.04, galley({ sail: ['cl2', 'cl3'] })),
    at(384, 192, 0.58, galley({ sail: ['cl2', 'cl3'] })),
    // The terrace from which it is seen.
    mass('ma1', rect(0, 214, 170, 26)),
    tone('ma3', rect(0, 222, 170, 3)),
    mass('ma2', rect(0, 208, 176, 7)),
    winner(116, 209, 3),
  )

const medal = (x: number, y: number, ...sign: Drawing): Drawing => [
  mass('br3', circle(x + 1, y + 2, 37)),
  mass('br2', circle(x, y, 37)),
  mass('lf4', circle(x, y, 31)),
  light('lf3', path('M', x - 31, y, 'a31 31 0 0 1 31-31a40 40 0 0 0-18 54a31 31 0 0 1-13-23z')),
  ...sign,
]

const lyre = (x: number, y: number): Drawing => [
  stroke(
    'br1',
    5,
    smoothLine(`${x - 12},${y - 20}! ${x - 18},${y - 4} ${x - 10},${y + 12}!`),
    smoothLine(`${x + 12},${y - 20}! ${x + 18},${y - 4} ${x + 10},${y + 12}!`),
  ),
  mass(
    'br1',
    rect(x - 17, y - 16, 34, 4),
    smooth(`${x - 13},${y + 8}! ${x + 13},${y + 8}! ${x + 10},${y + 20} ${x},${y + 23} ${x - 10},${y + 20}`),
  ),
  tone('iv1', ...[-6, -1, 4].map(dx => rect(x + dx, y - 14, 2, 24))),
]

/** First in trade, in culture and in war, all at once. */
const titles = (): Scene =>
  end(
    'rose',
    [240, 96, 52],
    mass('h1', smooth('0,150! 60,126 140,142 240,150 340,136 420,118 480,134! 480,200! 0,200!')),
    mass('gr1', rect(0, 190, 480, 50)),
    tone('gr2', smooth('0,226! 120,218 280,226 480,214! 480,240! 0,240!')),
    ...[36, 156, 324, 444].map(x => column(x, 204, 18, 168)),
    mass('ma1', rect(14, 12, 452, 18)),
    tone('ma3', rect(14, 26, 452, 4), ...range(24, 22, 20).map(x => rect(x, 16, 8, 6))),
    // Garlands, the three medals.
    stroke(
      'lf2',
      8,
      smoothLine('36,36! 66,62 96,66!'),
      smoothLine('96,66! 126,62 156,36!'),
      smoothLine('156,36! 198,54 240,56!'),
      smoothLine('240,56! 282,54 324,36!'),
      smoothLine('324,36! 354,62 384,66!'),
      smoothLine('384,66! 414,62 444,36!'),
    ),
    medal(96, 78, scales(96, 58, 36)),
    medal(240, 64, lyre(240, 64)),
    medal(384, 78, at(384, 84, 0.9, eagle('br1', 'br2'))),
    // The throne of who is first in all.
    stair(196, 178, 88, { count: 4, step: 8, ramp: 'ma' }),
    mass('pu3', rect(218, 122, 9, 60)),
    mass('br2', circle(222, 120, 6), rect(218, 158, 44, 7), rect(255, 165, 7, 13)),
    mass('pu2', rect(220, 164, 36, 14)),
    sitting(238, 178, 'ma', 2.5),
    mass('pu2', smooth('228,132! 237,124! 245,146 246,150! 231,144!')),
    at(238, 118, 2.5, at(-0.2, -0.6, 1, ...wreath)),
    // Merchant, poet, soldier.
    worker(104, 222, 2.7, 'cb'),
    amphora(66, 224, 40),
    amphora(140, 226, 30, ['bk1', 'bk2']),
    at(386, 222, 0.96, legionary()),
    togatus(322, 226, 2.4, -1, 'lf'),
    at(292, 196, 0.7, lyre(0, 0)),
  )

export const ends: Pictures = { pyramids, cards, cities, titles }
