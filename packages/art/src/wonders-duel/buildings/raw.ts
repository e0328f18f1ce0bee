// Brown buildings: wood, clay, stone.

import { at, type Drawing, light, mass, opening, stroke, tone, turned } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { plume } from '../../parts/buildings.ts'
import { worker } from '../../parts/people.ts'
import { bush } from '../../parts/plants.ts'
import { crane } from '../../parts/works.ts'
import { hills, meadow, sand, strip } from './strip.ts'

/** The end of a felled trunk, with its rings. */
const logEnd = (x: number, y: number, radius: number): Drawing => [
  mass('wd3', circle(x, y, radius)),
  mass('wd1', circle(x, y, radius * 0.84)),
  tone('wd2', path('M', x, y - radius * 0.56, 'a', radius * 0.56, radius * 0.56, '0 1 0 .1 0z')),
  light('wd1', circle(x, y, radius * 0.36)),
]

/** A trunk that lies, its end to us on the right. */
const trunk = (x: number, y: number, length: number, radius: number): Drawing => [
  mass('wd2', rect(x, y - radius, length, radius * 2)),
  tone('wd3', rect(x, y + radius * 0.2, length, radius * 0.8)),
  logEnd(x + length, y, radius),
]

/** Head up, the edge to the left; the shaft's foot at 0, 0. */
const axe: Drawing = [
  mass('wd1', rect(-2, -46, 4, 46)),
  mass('ma2', path('M2-44L-14-48Q-18-38-14-28L2-34z')),
  tone('ma4', path('M-14-48Q-18-38-14-28l3-1q-3-9 0-18z')),
]

const fir = (x: number, y: number, height: number): Drawing => [
  mass('wd3', rect(x - 3, y - height * 0.2, 6, height * 0.2)),
  ...[0, 1, 2].map(tier => {
    const [foot, half] = [y - height * (0.14 + tier * 0.25), height * (0.26 - tier * 0.06)]
    return [
      mass('lf3', polygon(x - half, foot, x, foot - height * 0.38, x + half, foot)),
      light('lf2', polygon(x - half, foot, x, foot - height * 0.38, x - half * 0.1, foot)),
    ]
  }),
]

const stump = (x: number, y: number, width: number): Drawing => [
  mass(
    'wd2',
    polygon(x - width * 0.62, y, x - width / 2, y - width * 0.6, x + width / 2, y - width * 0.6, x + width * 0.62, y),
  ),
  tone(
    'wd3',
    polygon(x + width * 0.1, y, x + width * 0.1, y - width * 0.6, x + width / 2, y - width * 0.6, x + width * 0.62, y),
  ),
  mass('wd1', circle(x, y - width * 0.6, width / 2, width * 0.17)),
]

const lumberYard = strip(
  'sea',
  hills,
  meadow,
  ...[
    [58, 106],
    [100, 106],
    [142, 106],
    [79, 70],
    [121, 70],
    [100, 34],
  ].map(([x, y]) => logEnd(x, y, 21)),
  stump(198, 130, 38),
  turned(196, 104, 24, axe),
)

const loggingCamp = strip(
  'day',
  hills,
  meadow,
  fir(46, 122, 104),
  fir(88, 120, 116),
  fir(20, 126, 74),
  trunk(122, 122, 92, 13),
  stump(148, 108, 30),
  at(148, 94, 0.9, turned(0, 0, -28, axe)),
  worker(196, 110, 1.9, 'cl'),
)

/** A basket full of clay. */
const basket = (x: number, y: number, width: number): Drawing => [
  mass('bk2', path('M', x - width * 0.44, y - width * 0.5, 'q', width * 0.44, -width * 0.44, width * 0.88, '0z')),
  mass(
    'wd1',
    polygon(x - width / 2, y - width * 0.52, x + width / 2, y - width * 0.52, x + width * 0.38, y, x - width * 0.38, y),
  ),
  tone(
    'wd2',
    polygon(
      x + width * 0.1,
      y - width * 0.52,
      x + width / 2,
      y - width * 0.52,
      x + width * 0.38,
      y,
      x + width * 0.1,
      y,
    ),
  ),
  tone(
    'wd3',
    rect(x - width * 0.46, y - width * 0.36, width * 0.92, 2.4),
    rect(x - width * 0.42, y - width * 0.18, width * 0.84, 2.4),
  ),
]

const reeds = (x: number, y: number): Drawing => [
  mass(
    'lf3',
    ...[0, 8, 16, 25].map((dx, index) =>
      path('M', x + dx, y, 'q', index * 2 - 4, -30, index * 4 - 6, -52 + index * 5, 'q', 4, 26, 4, 52, 'z'),
    ),
  ),
  mass('wd3', rect(x + 2, y - 58, 5, 16), rect(x + 22, y - 50, 5, 15)),
]

const clayPool = strip(
  'rose',
  hills,
  sand,
  mass('bk3', smooth('34,116 70,98 130,94 190,102 214,118 180,136 110,140 50,132')),
  mass('bk2', smooth('44,114 76,100 130,97 186,105 204,118 176,131 110,134 56,128')),
  light('bk1', smooth('70,110 110,102 150,104! 110,108'), smooth('120,122 160,118 184,120! 150,125')),
  worker(122, 116, 2.6, 'st'),
  mass('bk2', circle(156, 84, 10)),
  reeds(24, 126),
  reeds(206, 122),
  basket(74, 138, 40),
)

const clayPit = strip(
  'sea',
  hills,
  // The bank that is being dug away, in steps.
  mass('bk1', smooth('240,20! 210,22 190,32 184,60! 150,64 146,92! 120,96 116,130! 240,130!')),
  tone('bk2', smooth('240,60! 220,64 216,92! 184,96 180,130! 240,130!'), polygon(184, 60, 190, 60, 190, 94, 184, 94)),
  tone('bk3', rect(198, 40, 26, 4), rect(160, 74, 18, 4), rect(130, 108, 30, 4), rect(224, 78, 16, 4)),
  sand,
  mass('bk2', smooth('34,136! 52,108 76,92 92,88 112,96 130,116 146,136!')),
  tone('bk3', smooth('96,88! 112,96 130,116 146,136! 100,136! 108,112')),
  light('bk1', smooth('48,126! 60,108 80,95! 70,110 62,128!')),
  turned(
    88,
    94,
    14,
    mass('wd1', rect(-3, -70, 6, 64), rect(-12, -76, 24, 8)),
    mass('ma2', path('M-13-12h26v22q-13 16-26 0z')),
    tone('ma4', path('M0-12h13v22q-6 8-13 8z')),
  ),
  worker(188, 128, -2.4, 'cb'),
  basket(30, 140, 44),
)

const slab = (x: number, y: number, width: number, height: number): Drawing => [
  mass('ma2', rect(x, y - height, width, height)),
  mass('ma1', polygon(x, y - height, x + 7, y - height - 6, x + width + 7, y - height - 6, x + width, y - height)),
  mass('ma4', polygon(x + width, y, x + width + 7, y - 6, x + width + 7, y - height - 6, x + width, y - height)),
]

const quarry = strip(
  'sea',
  mass('ma2', polygon(104, 126, 104, 70, 122, 70, 122, 36, 146, 36, 146, 12, 240, 6, 240, 126)),
  tone('ma3', polygon(122, 70, 146, 70, 146, 126, 122, 126), polygon(146, 36, 184, 36, 184, 126, 146, 126)),
  tone('ma4', polygon(184, 10, 240, 6, 240, 126, 184, 126)),
  light('ma1', rect(104, 70, 18, 4), rect(122, 36, 24, 4), polygon(146, 12, 184, 9, 184, 13, 146, 16)),
  tone(
    'ma3',
    rect(200, 30, 40, 2.6),
    rect(184, 56, 56, 2.6),
    rect(184, 84, 56, 2.6),
    rect(210, 32, 2.6, 24),
    rect(224, 58, 2.6, 26),
  ),
  sand,
  crane({ x: 92, y: 128, top: 14 }, [26, 40], 'st'),
  slab(116, 128, 40, 24),
  slab(164, 128, 46, 24),
  slab(136, 104, 40, 22),
  worker(224, 128, 1.6, 'cb'),
)

const stonePit = strip(
  'day',
  mass('ma2', smooth('0,66! 60,52 120,58 180,50 240,62! 240,150! 0,150!')),
  mass('ma3', circle(120, 100, 106, 36)),
  mass('ma4', circle(120, 106, 88, 28)),
  mass('ma3', circle(120, 112, 80, 23)),
  mass('ma4', circle(120, 117, 62, 17)),
  mass('ma2', circle(120, 121, 54, 13)),
  slab(92, 126, 28, 18),
  slab(126, 128, 24, 15),
  worker(166, 122, 1.5, 'cl'),
  // A sledge hauled up the ramp.
  mass('gr1', polygon(6, 150, 34, 150, 96, 118, 84, 112)),
  at(178, 78, 1, slab(0, 0, 34, 22), mass('wd2', rect(-6, 0, 50, 5))),
  worker(164, 80, 1.4, 'st'),
)

const sawmill = strip(
  'rose',
  hills,
  meadow,
  mass('wd3', polygon(52, 130, 60, 130, 84, 84, 76, 84), polygon(96, 130, 88, 130, 72, 84, 80, 84)),
  mass('wd3', polygon(152, 130, 160, 130, 184, 84, 176, 84), polygon(196, 130, 188, 130, 172, 84, 180, 84)),
  trunk(30, 78, 176, 14),
  worker(112, 64, 2, 'cl'),
  worker(134, 132, -1.9, 'cb'),
  // The long saw between the two men.
  mass('wd1', rect(102, 20, 40, 6), rect(102, 124, 40, 6)),
  mass('ma1', rect(117, 24, 11, 102)),
  tone('ma4', ...Array.from({ length: 12 }, (_, index) => path('M128', 28 + index * 8, 'l6 4-6 4z'))),
)

const bricks = (x: number, y: number, columns: number, rows: number): Drawing => [
  mass('bk2', rect(x, y - rows * 9, columns * 18, rows * 9)),
  tone(
    'bk4',
    ...Array.from({ length: rows }, (_, row) => rect(x, y - row * 9 - 2, columns * 18, 2)),
    ...Array.from({ length: rows * columns }, (_, index) =>
      rect(
        x + (index % columns) * 18 + (Math.floor(index / columns) % 2) * 9,
        y - Math.floor(index / columns) * 9 - 9,
        2,
        8,
      ),
    ),
  ),
  tone('bk3', rect(x + columns * 12, y - rows * 9, columns * 6, rows * 9)),
]

const brickyard = strip(
  'sea',
  hills,
  plume(74, 30, 30, 'h2'),
  sand,
  mass('bk1', path('M22 128V84Q22 30 64 26h20Q126 30 126 84v44z')),
  tone('bk3', path('M84 26Q126 30 126 84v44H92V70Q92 40 76 26z')),
  tone('bk2', rect(22, 82, 104, 4)),
  opening('ink', arch(46, 128, 40, 38)),
  light('fl2', arch(52, 128, 28, 26)),
  light('fl1', arch(59, 128, 14, 15)),
  bricks(142, 130, 4, 5),
  bricks(160, 85, 2, 3),
  worker(226, 130, -1.8, 'st'),
)

const shelfQuarry = strip(
  'rose',
  hills,
  ...[0, 1, 2, 3].map(shelf => [
    mass(
      shelf % 2 === 0 ? 'ma3' : 'ma4',
      polygon(178 - shelf * 48, 130, 178 - shelf * 48, 26 + shelf * 26, 240, 26 + shelf * 26, 240, 130),
    ),
    light('ma1', rect(178 - shelf * 48, 26 + shelf * 26, 240, 7)),
    tone('ma2', rect(178 - shelf * 48, 33 + shelf * 26, 16, 104)),
  ]),
  slab(196, 26, 28, 16),
  slab(150, 52, 26, 15),
  worker(210, 52, 1, 'cb'),
  slab(92, 78, 28, 16),
  worker(140, 78, 1.2, 'cl'),
  sand,
  slab(38, 132, 46, 28),
  slab(106, 134, 40, 24),
  stroke('wd3', 2, 'M150 56L150 104'),
  bush(222, 134, 30),
)

export const raw = {
  'lumber-yard': lumberYard,
  'logging-camp': loggingCamp,
  'clay-pool': clayPool,
  'clay-pit': clayPit,
  quarry,
  'stone-pit': stonePit,
  sawmill,
  brickyard,
  'shelf-quarry': shelfQuarry,
}
