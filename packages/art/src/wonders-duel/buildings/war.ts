// Red buildings: guards, horses, walls, engines of war.

import { at, light, mass, opening, type Shape, stroke, times, tone, turned } from '../../kit/drawing.ts'
import type { Role } from '../../kit/palette.ts'
import { arch, circle, path, polygon, rect, smooth, smoothLine } from '../../kit/path.ts'
import { type Coat, chariot, eagle, horse } from '../../parts/beasts.ts'
import { legionary } from '../../parts/people.ts'
import { bush } from '../../parts/plants.ts'
import { fence, gate, tower } from '../../parts/small-buildings.ts'
import { merlons } from '../../parts/stone.ts'
import { flame, wheel } from '../../parts/things.ts'
import { hills, indoors, meadow, sand, strip } from './strip.ts'

const GREY: Coat = ['iv1', 'iv3', 'ma4']
const BAY: Coat = ['wd2', 'wd3', 'ink']
const CHESTNUT: Coat = ['bk2', 'bk3', 'bk4']

/** A round shield with its boss. */
const shield = (
  x: number,
  y: number,
  radius: number,
  [field, shade]: readonly [Role, Role] = ['cl2', 'cl3'],
): readonly Shape[] => [
  mass('br2', circle(x, y, radius)),
  mass(field, circle(x, y, radius * 0.82)),
  tone(shade, path('M', x, y - radius * 0.82, 'a', radius * 0.82, radius * 0.82, '0 0 1 0', radius * 1.64, 'z')),
  mass('br1', circle(x, y, radius * 0.28)),
]

/** Point up, the pommel at 0, 0. */
const sword = (length: number): readonly Shape[] => [
  mass('ma1', polygon(-4, -length * 0.24, -4, -length * 0.86, 0, -length, 0, -length * 0.24)),
  mass('ma3', polygon(4, -length * 0.24, 4, -length * 0.86, 0, -length, 0, -length * 0.24)),
  mass('br2', rect(-13, -length * 0.28, 26, 6)),
  mass('wd3', rect(-3, -length * 0.24, 6, length * 0.2)),
  mass('br2', circle(0, -2, 5)),
]

const spear = (x: number, y: number, height: number): readonly Shape[] => [
  mass('wd2', rect(x - 1.6, y - height + 14, 3.2, height - 14)),
  mass('ma2', polygon(x, y - height, x + 5, y - height + 13, x, y - height + 19, x - 5, y - height + 13)),
]

/** A banner on its cross-bar; `x, y` is the foot of the pole. */
const vexillum = (x: number, y: number, height: number, cloth: 'cl' | 'cb' = 'cl'): readonly Shape[] => [
  mass('wd3', rect(x - 1.6, y - height, 3.2, height)),
  mass(
    `${cloth}2`,
    polygon(
      x - 15,
      y - height + 8,
      x + 15,
      y - height + 8,
      x + 15,
      y - height + 38,
      x + 7,
      y - height + 33,
      x,
      y - height + 38,
      x - 7,
      y - height + 33,
      x - 15,
      y - height + 38,
    ),
  ),
  tone(`${cloth}3`, rect(x + 6, y - height + 8, 9, 25)),
  mass('br1', rect(x - 17, y - height + 4, 34, 4), circle(x, y - height, 4)),
]

const guardTower = strip(
  'dusk',
  hills,
  meadow,
  flame(120, 24, 22, 22),
  tower(94, 132, 52, 104),
  opening('ink', arch(112, 132, 18, 30), rect(104, 66, 6, 14), rect(122, 66, 6, 14)),
  mass('st2', rect(0, 104, 92, 28)),
  mass('st3', rect(148, 104, 92, 28)),
  merlons(0, 104, 88, 6, 8, 'st2'),
  merlons(152, 104, 88, 6, 8, 'st3'),
  at(190, 104, 0.46, legionary()),
)

const stable = strip(
  'day',
  meadow,
  mass('wd3', rect(24, 54, 192, 76)),
  mass('wd2', polygon(8, 58, 44, 10, 196, 10, 232, 58)),
  tone('wd3', polygon(140, 58, 130, 10, 196, 10, 232, 58)),
  ...[32, 126].map((x, index) => [
    opening('ink', rect(x + 2, 60, 80, 70)),
    at(x - 6, 50, 0.86, horse('walk', index === 0 ? GREY : CHESTNUT)),
    mass('wd1', rect(x, 100, 84, 7), rect(x, 114, 84, 7)),
  ]),
  mass('wd1', rect(22, 56, 10, 76), rect(115, 56, 10, 76), rect(208, 56, 10, 76)),
)

const garrison = strip(
  'rose',
  hills,
  sand,
  mass('bk1', rect(20, 62, 200, 66)),
  tone('bk3', rect(160, 62, 60, 66)),
  merlons(20, 62, 200, 13, 9, 'bk1'),
  tower(82, 128, 76, 104, 'bk'),
  gate(102, 130, 36, 56, 'ma1'),
  turned(120, 58, 40, ...sword(46)),
  turned(120, 58, -40, ...sword(46)),
  at(62, 132, 0.66, legionary()),
  at(188, 132, [-0.66, 0.66], legionary()),
)

const stake = (x: number, y: number, height: number): readonly Shape[] => [
  mass('wd1', polygon(x, y, x, y - height + 14, x + 8, y - height, x + 16, y - height + 14, x + 16, y)),
  tone('wd3', polygon(x + 9, y, x + 9, y - height + 2, x + 16, y - height + 14, x + 16, y)),
]

const palisade = strip(
  'sea',
  hills,
  meadow,
  // A watch on its stilts behind.
  mass('wd2', rect(152, 26, 6, 80), rect(196, 26, 6, 80), rect(146, 40, 62, 8)),
  mass('wd3', polygon(140, 26, 177, 2, 214, 26)),
  at(176, 40, 0.3, legionary()),
  times(14, index => stake(4 + index * 17, 136, index % 2 === 0 ? 76 : 70)),
  mass('wd2', rect(0, 84, 240, 8), rect(0, 112, 240, 8)),
  tone('wd3', rect(0, 89, 240, 3), rect(0, 117, 240, 3)),
)

const walls = strip(
  'sea',
  hills,
  meadow,
  mass('st2', polygon(0, 66, 240, 80, 240, 132, 0, 136)),
  tone('st3', polygon(0, 90, 240, 97, 240, 100, 0, 93), polygon(0, 112, 240, 114, 240, 117, 0, 115)),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map(index => mass('st2', rect(4 + index * 30, 57 + index * 1.8, 16, 14))),
  tower(40, 136, 46, 98),
  tower(160, 134, 36, 78),
  opening('ink', rect(56, 66, 6, 16), rect(172, 82, 5, 12)),
)

const horseBreeders = strip(
  'rose',
  hills,
  meadow,
  at(130, 34, 0.86, horse('gallop', BAY)),
  at(28, 38, 0.92, horse('prance', GREY)),
  fence(0, 142, 240, 26),
  bush(224, 120, 34),
)

const barracks = strip(
  'day',
  hills,
  sand,
  mass('st1', rect(10, 62, 220, 68)),
  tone('st3', rect(170, 62, 60, 68)),
  mass('bk2', polygon(0, 66, 16, 24, 224, 24, 240, 66)),
  tone('bk3', polygon(150, 66, 146, 24, 224, 24, 240, 66), rect(0, 62, 240, 5)),
  opening('ink', ...[30, 84, 138, 192].map(x => arch(x, 130, 22, 48))),
  ...[68, 122, 176].map(x => shield(x, 94, 12)),
  spear(18, 132, 80),
  spear(222, 132, 80),
)

const archeryRange = strip(
  'sea',
  hills,
  meadow,
  mass('wd3', polygon(160, 134, 168, 134, 190, 40, 184, 40), polygon(224, 134, 216, 134, 194, 40, 200, 40)),
  mass('ma1', circle(190, 76, 42)),
  mass('cl2', circle(190, 76, 33)),
  mass('ma1', circle(190, 76, 23)),
  mass('cb2', circle(190, 76, 14)),
  mass('br1', circle(190, 76, 6)),
  stroke('wd3', 3, 'M150 70L188 76M162 98L184 84'),
  mass('cl1', path('M150 70l-10-6 3 6-4 5zM162 98l-11 0 5 4-2 7z')),
  // The archer at full draw.
  mass('sk3', polygon(42, 96, 54, 96, 46, 134, 34, 134), polygon(58, 96, 70, 96, 80, 134, 68, 134)),
  mass('cb2', smooth('38,104! 42,66 50,56 64,56 72,66 76,104!')),
  tone('cb3', smooth('62,56! 72,66 76,104! 62,104!')),
  mass('sk2', smooth('48,32! 62,30! 64,38 69,42! 65,45! 63,54! 50,56!')),
  mass('wd3', smooth('44,46! 44,32 54,26 64,29! 56,34 52,44!')),
  stroke('wd2', 4, smoothLine('92,20 112,44 114,66 112,88 92,112')),
  stroke('iv1', 1.6, 'M92 20L58 66L92 112'),
  stroke('wd3', 2.4, 'M56 66L122 66'),
  mass('sk2', smooth('62,60! 90,61 112,62! 112,71! 90,71 62,72!'), smooth('46,60! 32,66 38,74 60,71! 60,64! 48,66!')),
)

const paradeGround = strip(
  'rose',
  hills,
  sand,
  vexillum(120, 124, 116),
  vexillum(64, 124, 96, 'cb'),
  vexillum(176, 124, 96, 'cb'),
  times(6, index => at(22 + index * 38, 132, 0.86, legionary())),
)

const arsenal = strip(
  'day',
  indoors('bk3'),
  mass('wd1', rect(8, 20, 224, 8), rect(8, 114, 224, 8)),
  spear(22, 122, 112),
  spear(36, 122, 112),
  spear(50, 122, 112),
  at(90, 120, 1, ...sword(94)),
  shield(148, 70, 40),
  at(196, 120, 1, ...sword(94)),
  spear(220, 122, 112),
)

const pretorium = strip(
  'dusk',
  hills,
  sand,
  mass('cl2', polygon(14, 130, 60, 44, 180, 44, 226, 130)),
  tone('cl3', polygon(140, 44, 180, 44, 226, 130, 166, 130)),
  light('cl1', polygon(14, 130, 60, 44, 76, 44, 44, 130)),
  mass('br1', rect(54, 40, 132, 6), path('M14 130l8-14 10 14zM208 130l10-14 8 14z')),
  opening('ink', polygon(98, 130, 120, 58, 142, 130)),
  mass('cl1', polygon(98, 130, 120, 58, 106, 130)),
  mass('wd3', rect(118.4, 14, 3.2, 34)),
  at(120, 22, 0.9, eagle()),
  vexillum(30, 132, 80),
  at(200, 134, 0.62, legionary()),
)

const fortifications = strip(
  'day',
  hills,
  meadow,
  tower(98, 100, 44, 88, 'ma'),
  tower(44, 112, 34, 72, 'ma'),
  tower(162, 112, 34, 72, 'ma'),
  mass('st2', rect(14, 88, 212, 40)),
  tone('st3', rect(150, 88, 76, 40)),
  merlons(14, 88, 212, 13, 9, 'st2'),
  tower(4, 130, 30, 62),
  tower(206, 130, 30, 62),
  gate(104, 130, 32, 34),
  mass('wa2', polygon(0, 128, 240, 128, 240, 150, 0, 150)),
  light('wa1', rect(20, 136, 50, 2.4), rect(170, 140, 50, 2.4)),
  mass('wd1', polygon(104, 126, 136, 126, 148, 150, 92, 150)),
  tone('wd3', rect(100, 134, 40, 2.4), rect(96, 142, 48, 2.4)),
)

const siegeWorkshop = strip(
  'rose',
  hills,
  sand,
  // A stone-thrower, its arm back.
  mass('wd2', polygon(30, 116, 210, 116, 210, 104, 30, 104)),
  tone('wd3', rect(30, 111, 180, 5)),
  mass('wd2', polygon(120, 106, 132, 106, 152, 34, 142, 34), polygon(186, 106, 176, 106, 142, 34, 150, 34)),
  mass('cl2', rect(138, 30, 18, 14)),
  turned(
    134,
    104,
    -42,
    mass('wd1', rect(-5, -104, 10, 104)),
    mass('wd3', path('M-14-114q14-10 28 0-2 18-14 18t-14-18z')),
    mass('ma3', circle(0, -118, 13)),
    light('ma1', circle(-4, -122, 5)),
  ),
  mass('br3', circle(134, 104, 10)),
  wheel(60, 120, 18, 'gr1'),
  wheel(186, 120, 18, 'gr1'),
  mass('ma3', circle(222, 130, 10), circle(14, 134, 9)),
)

const circus = strip(
  'sea',
  mass('st1', rect(0, 30, 240, 74)),
  tone('st3', rect(0, 52, 240, 4), rect(0, 74, 240, 4)),
  ...(['cl2', 'ma1', 'cb2'] as const).map((role, turn) =>
    tone(
      role,
      ...[0, 1, 2].flatMap(row =>
        Array.from({ length: 7 }, (_, index) =>
          rect(4 + turn * 12 + ((row * 17) % 30) + index * 36, 36 + row * 22, 6, 9),
        ),
      ),
    ),
  ),
  mass('bk2', rect(0, 22, 240, 10)),
  mass('gr1', rect(0, 96, 240, 54)),
  ...[196, 210, 224].map(x => [
    mass('br2', path('M', x - 7, 106, 'q2-40 7-46 5 6 7 46z')),
    tone('br3', path('M', x, 60, 'q5 6 7 46h-7z')),
  ]),
  tone('gr2', smooth('0,134! 120,126 240,132! 240,150! 0,150!')),
  at(58, 46, 0.98, chariot('cl')),
)

export const war = {
  'guard-tower': guardTower,
  stable,
  garrison,
  palisade,
  walls,
  'horse-breeders': horseBreeders,
  barracks,
  'archery-range': archeryRange,
  'parade-ground': paradeGround,
  arsenal,
  pretorium,
  fortifications,
  'siege-workshop': siegeWorkshop,
  circus,
}
