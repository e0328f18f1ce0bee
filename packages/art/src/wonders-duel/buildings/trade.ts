// Yellow buildings: stores, taverns, markets, the harbour.

import {
  air,
  at,
  type Drawing,
  light,
  mass,
  opening,
  type Shape,
  sheer,
  stroke,
  times,
  tone,
} from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { stars } from '../../parts/air.ts'
import { awning, plume } from '../../parts/buildings.ts'
import { togatus } from '../../parts/citizens.ts'
import { figure, worker } from '../../parts/people.ts'
import { palm } from '../../parts/plants.ts'
import { drum, storey } from '../../parts/round.ts'
import { cog } from '../../parts/ships.ts'
import { coins, helmet, scales } from '../../parts/signs.ts'
import { facade, gate, shelter } from '../../parts/small-buildings.ts'
import { column, stepMerlons } from '../../parts/stone.ts'
import { amphora } from '../../parts/things.ts'
import { crane } from '../../parts/works.ts'
import { harbour, hills, indoors, pavement, sand, strip } from './strip.ts'

const block = (x: number, y: number): readonly Shape[] => [
  mass('ma1', rect(x, y - 20, 34, 20)),
  tone('ma3', rect(x + 24, y - 20, 10, 20), rect(x, y - 3, 34, 3)),
]

const stoneReserve = strip(
  'sea',
  sand,
  shelter(10, 132, 220, 124),
  ...[
    [32, 132],
    [68, 132],
    [104, 132],
    [140, 132],
    [176, 132],
    [50, 111],
    [86, 111],
    [122, 111],
    [158, 111],
    [86, 90],
    [122, 90],
  ].map(([x, y]) => block(x, y)),
)

const clayReserve = strip(
  'day',
  sand,
  shelter(10, 132, 220, 124),
  mass('wd1', rect(26, 88, 188, 6)),
  ...[50, 90, 130, 170, 200].map((x, index) => amphora(x, 88, index === 4 ? 24 : 34)),
  ...[46, 84, 122, 160, 198].map(x => amphora(x, 132, 42)),
)

const woodReserve = strip(
  'rose',
  sand,
  shelter(10, 132, 220, 124),
  times(6, row => [
    mass('wd1', rect(30 + (row % 2) * 6, 122 - row * 12, 110, 10)),
    tone('wd2', rect(30 + (row % 2) * 6, 128 - row * 12, 110, 4)),
  ]),
  ...[
    [166, 122],
    [190, 122],
    [178, 103],
  ].map(([x, y]) => [mass('wd2', circle(x, y, 11)), mass('st2', circle(x, y, 8.6)), tone('wd1', circle(x, y, 3.4))]),
)

const tavern = strip(
  'dusk',
  mass('bk1', rect(0, 16, 240, 110)),
  tone('bk3', rect(196, 16, 44, 110)),
  pavement,
  opening('bk4', rect(20, 46, 164, 70)),
  awning([10, 22, 184, 26], 11, 'cl2'),
  amphora(58, 92, 38),
  amphora(92, 92, 38),
  togatus(138, 118, 2.6, -1, 'lf'),
  mass('ma1', rect(16, 90, 172, 9)),
  mass('st2', rect(22, 98, 160, 34)),
  tone('st3', rect(130, 98, 52, 34)),
  opening('ink', ...[46, 88].map(x => circle(x, 115, 11))),
  // A cup on the sign.
  mass('wd3', rect(206, 34, 4, 16), rect(206, 34, 24, 4)),
  mass('wd1', rect(204, 48, 32, 38)),
  mass('br1', path('M211 56h18q0 14-7 16v6h5v4h-14v-4h5v-6q-7-2-7-16z')),
)

const forum = strip(
  'sea',
  hills,
  pavement,
  facade(74, 118, 92, { columns: 4, height: 92, steps: 2 }),
  ...[0, 1].map(side => [
    mass('ma1', rect(side * 178 - 8, 44, 78, 12)),
    tone('ma3', rect(side * 178 - 8, 52, 78, 4)),
    ...[8, 30, 52].map(x => column(side * 180 + x, 124, 11, 66)),
  ]),
  awning([88, 96, 64, 14], 7, 'cl2'),
  mass('wd2', rect(92, 118, 56, 14)),
  mass('br2', circle(104, 116, 5), circle(116, 116, 5)),
  mass('cl1', circle(128, 116, 5), circle(138, 116, 5)),
  figure(70, 142, 1.7, 'cb'),
  figure(172, 142, 1.7, 'cl'),
)

const CAMEL =
  '0,14 2,9 7,8 11,2 16,7 21,10 25,8 28,1 31,-2 36,0! 36,3! 31,4! 29,11 25,15! 25,28! 23,28! 22,17! 9,17! 7,28! 5,28! 5,17 1,15! -1,20!'

const camel: Drawing = [
  mass('wd2', smooth(CAMEL)),
  mass('cl2', polygon(6, 10, 11, 2, 17, 9, 16, 14, 7, 14)),
  mass('br1', rect(6, 13, 11, 2)),
]

const caravansery = strip(
  'day',
  mass('bk1', rect(60, 44, 180, 86)),
  tone('bk3', rect(180, 44, 60, 86)),
  stepMerlons(62, 44, 15, 3.5, 'bk1'),
  mass('bk2', rect(108, 22, 84, 108)),
  stepMerlons(108, 22, 8, 3.2, 'bk2'),
  gate(126, 130, 48, 76, 'cb2'),
  light('br1', ...[120, 180].flatMap(x => [50, 70, 90].map(y => polygon(x, y, x + 4, y + 4, x, y + 8, x - 4, y + 4)))),
  sand,
  palm(222, 136, 96, -6),
  at(6, 66, 2.4, camel),
  at(104, 84, 1.9, camel),
)

const crate = (x: number, y: number, size: number): readonly Shape[] => [
  mass('wd1', rect(x, y - size, size, size)),
  tone('wd2', rect(x + size * 0.66, y - size, size * 0.34, size)),
  tone(
    'wd3',
    rect(x, y - size, size, 3),
    rect(x, y - 3, size, 3),
    polygon(x + 2, y - 3, x + 7, y - 3, x + size - 2, y - size + 3, x + size - 7, y - size + 3),
  ),
]

const customsHouse = strip(
  'rose',
  harbour,
  mass('st2', rect(0, 122, 240, 12)),
  tone('st3', rect(0, 130, 240, 6)),
  mass('st1', rect(10, 46, 96, 78)),
  tone('st3', rect(76, 46, 30, 78)),
  mass('bk2', polygon(2, 50, 20, 20, 96, 20, 114, 50)),
  tone('bk3', polygon(74, 50, 70, 20, 96, 20, 114, 50)),
  opening('ink', arch(40, 124, 30, 46), rect(20, 66, 12, 12), rect(84, 66, 12, 12)),
  // Everything is weighed here.
  scales(168, 36, 78, ['br3', 'br4']),
  crate(120, 124, 24),
  mass('bk2', circle(132, 80, 9)),
  mass('br1', circle(204, 81, 8)),
  crate(204, 124, 28),
)

/** A barrel that stands. */
const barrel = (x: number, y: number, size: number): readonly Shape[] => [
  mass(
    'wd1',
    path(
      'M',
      x,
      y,
      'q',
      -size * 0.14,
      -size * 0.55,
      0,
      -size * 1.1,
      'h',
      size * 0.8,
      'q',
      size * 0.14,
      size * 0.55,
      0,
      size * 1.1,
      'z',
    ),
  ),
  tone(
    'wd2',
    path(
      'M',
      x + size * 0.5,
      y,
      'q',
      size * 0.14,
      -size * 0.55,
      0,
      -size * 1.1,
      'h',
      size * 0.3,
      'q',
      size * 0.14,
      size * 0.55,
      0,
      size * 1.1,
      'z',
    ),
  ),
  mass(
    'ma4',
    rect(x - size * 0.05, y - size * 0.9, size * 0.9, size * 0.1),
    rect(x - size * 0.05, y - size * 0.28, size * 0.9, size * 0.1),
  ),
]

const brewery = strip(
  'day',
  indoors('bk3'),
  plume(64, 44, 36, 'ma3'),
  mass('bz2', path('M20 44h92v40q0 34-46 34T20 84z')),
  tone('bz3', path('M78 44h34v40q0 34-46 34 12-14 12-34z')),
  mass('br1', rect(14, 38, 104, 9)),
  light('iv1', circle(36, 38, 10), circle(54, 35, 12), circle(76, 36, 11), circle(96, 38, 9)),
  mass('bk4', rect(30, 116, 72, 18)),
  light('fl2', path('M44 132q2-12 10-14 0 6 6 4 4-4 4-8 12 6 12 18z')),
  barrel(132, 134, 46),
  barrel(184, 134, 46),
  barrel(158, 83, 46),
)

const chamberOfCommerce = strip(
  'dusk',
  hills,
  pavement,
  facade(20, 128, 200, { columns: 6, height: 122, field: 'br3', steps: 2 }),
  light('br1', circle(120, 27, 9)),
  coins(62, 138, 40, 5),
  coins(108, 140, 40, 9),
  coins(154, 138, 40, 6),
)

const port = strip(
  'rose',
  hills,
  harbour,
  at(96, 4, [1.16, 1.1], cog('cb')),
  mass('st1', rect(0, 112, 78, 38)),
  tone('st3', rect(0, 118, 78, 32)),
  crane({ x: 40, y: 114, top: 12 }, [96, 44], 'wd'),
  amphora(14, 114, 26),
  mass('wa2', smooth('78,130! 140,126 240,131! 240,150! 78,150!')),
)

const cuirass: Drawing = [
  mass('wd3', rect(-2.5, 0, 5, 60), rect(-18, 56, 36, 6)),
  mass('br2', smooth('-24,-34! -12,-40 -8,-34! 8,-34! 12,-40 24,-34! 22,-10 18,10! -18,10! -22,-10')),
  mass('br3', smooth('4,-34! 8,-34! 12,-40 24,-34! 22,-10 18,10! 4,10!')),
  tone('br4', path('M-16-16q8 6 15 0v3q-8 5-15 0zM1-16q8 6 15 0v3q-8 5-15 0zM-1.200-30h2.400V8h-2.400z')),
  mass('cl2', ...[-16, -7, 2, 11].map(x => rect(x - 1, 10, 7, 18))),
]

const armory = strip(
  'day',
  indoors('bk4'),
  mass('wd1', rect(8, 54, 74, 7), rect(158, 54, 74, 7)),
  at(44, 30, 0.74, helmet()),
  at(196, 30, 0.74, helmet(['ma2', 'ma3', 'cb1', 'cb2'])),
  at(120, 62, 1.25, cuirass),
  mass('br2', circle(44, 94, 26), circle(196, 94, 26)),
  mass('cl2', circle(44, 94, 21)),
  mass('cb2', circle(196, 94, 21)),
  mass('br1', circle(44, 94, 7), circle(196, 94, 7)),
)

const lighthouse = strip(
  'dusk',
  stars([
    [20, 80, 1.2],
    [70, 30, 1],
    [206, 88, 1.4],
  ]),
  sheer(0.5, air('li', polygon(150, 30, -4, 6, -4, 58))),
  sheer(0.5, air('li', polygon(150, 30, 244, 10, 244, 54))),
  harbour,
  mass('gr4', smooth('92,134! 104,116 130,110 176,112 204,124 214,136!')),
  mass('st1', polygon(124, 116, 134, 48, 152, 48, 152, 116)),
  mass('st3', polygon(152, 116, 152, 48, 166, 48, 176, 116)),
  tone('cl2', polygon(129, 84, 131, 70, 152, 70, 152, 84)),
  tone('cl3', polygon(152, 84, 152, 70, 169, 70, 171, 84)),
  opening('ink', arch(136, 116, 12, 20)),
  mass('st2', rect(128, 42, 44, 8)),
  opening('br4', rect(138, 22, 24, 20)),
  light('fl1', circle(150, 31, 9)),
  mass('br2', path('M134 22a16 14 0 0 1 32 0z')),
  at(16, 58, 0.66, cog('cl')),
  mass('wa3', smooth('0,130! 60,126 140,132 240,128! 240,150! 0,150!')),
  stroke('wa1', 2, 'M10 140h40M90 142h50M180 138h46'),
)

const ring = drum({ x: 120, radius: 108, top: [46, 22], bottom: [108, 26] })
const BAYS = Array.from({ length: 9 }, (_, index) => -72 + index * 18)

const arena = strip(
  'rose',
  hills,
  sand,
  mass('ma1', circle(120, 46, 108, 22)),
  mass('st4', circle(120, 47, 100, 18)),
  mass('gr1', circle(120, 53, 62, 10)),
  storey(ring, { above: 0, below: 0.5, bays: BAYS }),
  storey(ring, { above: 0.5, below: 1, bays: BAYS }),
  mass('wd3', ...[40, 92, 148, 200].map(x => rect(x, 34, 2, 34))),
  mass('cl2', ...[40, 92, 148, 200].map(x => path('M', x + 2, 34, 'l14 5-14 5z'))),
  worker(226, 140, 1.2, 'cb'),
)

export const trade = {
  'stone-reserve': stoneReserve,
  'clay-reserve': clayReserve,
  'wood-reserve': woodReserve,
  tavern,
  forum,
  caravansery,
  'customs-house': customsHouse,
  brewery,
  'chamber-of-commerce': chamberOfCommerce,
  port,
  armory,
  lighthouse,
  arena,
}
