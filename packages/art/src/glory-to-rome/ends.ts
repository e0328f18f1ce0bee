// The ways the game ends.

import { at, type Drawing, light, mass, opening, type Scene, sheer, stroke, tone } from '../kit/drawing.ts'
import type { Sky } from '../kit/palette.ts'
import { arch, circle, path, polygon, rect, smooth } from '../kit/path.ts'
import { range } from '../kit/range.ts'
import { cloud, sky, stars } from '../parts/air.ts'
import { archedWall, box, colonnade, gable, temple, tiles, windows } from '../parts/buildings.ts'
import { flag, sitting, togatus } from '../parts/citizens.ts'
import { worker } from '../parts/people.ts'
import { cypress, pine } from '../parts/plants.ts'
import { drum, storey } from '../parts/round.ts'
import { column, merlons, stair } from '../parts/stone.ts'
import { brazier, flame, scroll } from '../parts/things.ts'
import { piles } from '../parts/works.ts'
import type { Pictures } from '../pictures.ts'

const end = (name: Sky, sun: readonly [x: number, y: number, radius: number], ...drawing: Drawing): Scene => ({
  width: 480,
  height: 240,
  sky: name,
  drawing: [sky(480, 240, { x: sun[0], y: sun[1], radius: sun[2] }), ...drawing],
})

const ground: Drawing = [
  mass('gr1', rect(0, 190, 480, 50)),
  tone('gr2', smooth('0,226! 120,218 280,226 480,214! 480,240! 0,240!')),
]

/** All six materials lie ready, people of all six roles stand around their patron. */
const forum = (): Scene =>
  end(
    'rose',
    [240, 92, 46],
    mass('h1', smooth('0,150! 60,120 140,140 240,150 340,136 420,116 480,134! 480,200! 0,200!')),
    ground,
    temple({ x: 156, y: 200, width: 168, height: 78, columns: 6, steps: 7, rise: 46 }),
    ...[30, 450].map(
      (x): Drawing => [mass('ma2', rect(x - 16, 196, 32, 14)), column(x, 196, 17, 128), mass('br2', circle(x, 52, 9))],
    ),
    ...[88, 392].map(x => cypress(x, 206, 104)),
    togatus(240, 178, 2.5),
    mass('lf2', smooth('234,121! 236,114 246,114 249,121! 242,118!')),
    ...(['wd', 'lf', 'cl'] as const).map((cloth, index) => worker(110 + index * 34, 214 + (index % 2) * 6, 2, cloth)),
    ...(['st', 'cb', 'pu'] as const).map((cloth, index) =>
      worker(302 + index * 34, 214 + ((index + 1) % 2) * 6, -2, cloth),
    ),
    piles.rubble(26, 236),
    piles.wood(84, 237),
    piles.brick(146, 237),
    piles.concrete(318, 237),
    piles.stone(386, 237),
    piles.marble(440, 237),
  )

const SKULLS = [
  ...[156, 186, 216].flatMap(y => [
    [64, y],
    [410, y],
  ]),
  [134, 156],
  [350, 156],
]

const skull = ([x, y]: readonly number[]) => path('M', x - 8, y - 9, 'a8 8 0 0 1 16 0q0 5-4 7v4h-8v-4q-4-2-4-7z')

/** Night over the city; below it, by lamplight, they carry the game to its grave. */
const catacomb = (): Scene =>
  end(
    'dusk',
    [400, 48, 22],
    stars([
      [40, 30],
      [120, 20, 1.6],
      [210, 40],
      [300, 22, 1.4],
      [460, 90],
    ]),
    mass(
      'h1',
      rect(30, 70, 40, 32),
      rect(76, 56, 26, 46),
      polygon(24, 70, 50, 54, 76, 70),
      rect(180, 66, 60, 36),
      path('M186 66a24 20 0 0 1 48 0z'),
      rect(300, 62, 20, 40),
      rect(330, 76, 50, 26),
    ),
    mass('gr4', rect(0, 100, 480, 140)),
    mass('lf3', smooth('0,96! 120,92 260,97 480,92! 480,104! 0,104!')),
    cypress(140, 98, 62),
    cypress(262, 98, 54),
    cypress(438, 97, 60),
    // The gallery.
    mass('st3', path('M24 228V150a30 30 0 0 1 30-30H426a30 30 0 0 1 30 30V228z')),
    mass('st4', path('M34 224V152a24 24 0 0 1 24-24H422a24 24 0 0 1 24 24V224z')),
    opening('ink', ...SKULLS.map(([x, y]) => rect(x - 12, y - 18, 44, 22))),
    mass('ma1', ...SKULLS.map(skull)),
    opening('ink', ...SKULLS.flatMap(([x, y]) => [circle(x - 3, y - 8, 2), circle(x + 3, y - 8, 2)])),
    mass('st2', rect(24, 224, 432, 8)),
    // Light of the lamps, the bier and who carries it.
    sheer(0.35, light('fl2', circle(240, 180, 56))),
    sheer(0.4, light('fl1', circle(240, 180, 36))),
    mass('st1', polygon(196, 186, 284, 186, 290, 196, 190, 196)),
    mass('ma1', smooth('200,186! 204,176 230,172 266,174 280,186!')),
    mass('sk2', circle(204, 178, 6)),
    mass('cl2', rect(196, 194, 88, 6)),
    ...[182, 216].map(x => worker(x, 224, 1.7, 'ma')),
    ...[264, 298].map(x => worker(x, 224, -1.7, 'ma')),
    brazier(150, 224, 22),
    brazier(330, 224, 22),
  )

/** The city stands: no plot is empty any more. */
const sites = (): Scene => {
  const ring = drum({ x: 256, radius: 58, top: [112, 14], bottom: [164, 20] })
  const bays = range(-72, 9, 18)
  return end(
    'sea',
    [70, 62, 30],
    cloud(380, 44, 70, 'k2'),
    mass('h1', smooth('0,130! 60,110 140,124 240,104 340,120 420,96 480,112! 480,200! 0,200!')),
    mass(
      'h2',
      rect(130, 90, 18, 40),
      rect(152, 98, 30, 32),
      rect(310, 94, 26, 36),
      path('M340 110a20 20 0 0 1 40 0z'),
      rect(340, 110, 40, 16),
      rect(0, 100, 24, 30),
    ),
    ground,
    // Water comes from the hills.
    archedWall({
      x: 300,
      y: 160,
      width: 190,
      height: 62,
      side: 5,
      openings: range(308, 7, 26).map(x => ({ x, width: 18, height: 48 })),
      ring: 'st2',
    }),
    mass('wa2', rect(300, 95, 180, 4)),
    box({ x: 16, y: 200, width: 62, height: 116, side: 18, ramp: 'bk' }),
    ...[112, 138, 164].map(y => windows(24, y, 3, [9, 14, 18])),
    tiles(16, 86, 62, 14, 10, 5),
    box({ x: 92, y: 196, width: 54, height: 74, side: 14, ramp: 'st' }),
    gable(92, 122, 54, 26, 14, 'st'),
    windows(100, 160, 3, [8, 16, 15], 'ink', true),
    mass('st3', circle(256, 112, 58, 14)),
    tone('st4', circle(256, 115, 46, 9)),
    [0.02, 0.5].map(above => storey(ring, { above, below: above + 0.46, bays })),
    mass('ma1', ring.band(-90, 90, -0.04, 0.02)),
    temple({ x: 150, y: 206, width: 84, height: 48, columns: 6, steps: 4, rise: 26 }),
    mass('st1', rect(392, 82, 36, 122)),
    tone('st3', rect(416, 82, 12, 122)),
    merlons(388, 84, 44, 4, 9, 'st2'),
    box({ x: 318, y: 208, width: 60, height: 46, side: 14, ramp: 'ma' }),
    opening('bk4', ...range(324, 4, 13).map(x => arch(x, 206, 8, 24))),
    tiles(318, 164, 60, 16, 6, 5),
    box({ x: 436, y: 210, width: 50, height: 70, ramp: 'bk' }),
    windows(444, 176, 2, [10, 18, 20], 'ink', true),
    mass('bk2', polygon(430, 142, 440, 126, 480, 126, 480, 142)),
    pine(296, 214, 54, 46),
    cypress(82, 214, 58),
    cypress(386, 214, 48),
    flag(410, 76, 26),
    flag(192, 110, 24),
    // The last surveyor rolls up his cord.
    mass('wd2', rect(118, 192, 3, 40), rect(109, 196, 21, 2.4)),
    worker(140, 234, -1.6, 'cb'),
    togatus(216, 234, 1.5),
    worker(250, 232, -1.4, 'cl'),
    togatus(346, 234, 1.4, -1),
    worker(420, 234, 1.4, 'lf'),
  )
}

/** The cupboard of orders is empty, the last one is read by the last light. */
const deck = (): Scene =>
  end(
    'dusk',
    [372, 96, 30],
    mass('st3', rect(0, 0, 480, 196)),
    // The window with the evening in it.
    mass('st1', path('M300 170V92a72 72 0 0 1 144 0V170z')),
    mass('k2', path('M310 166V92a62 62 0 0 1 124 0V166z')),
    light('k3', circle(372, 120, 44)),
    light('kd', circle(372, 132, 24)),
    mass('h2', path('M310 166V140l20-8 24 10 30-14 26 12 24-6V166z'), rect(336, 122, 12, 20), rect(396, 116, 10, 20)),
    mass('st1', rect(369, 30, 6, 138), rect(292, 164, 160, 8)),
    // Pigeonholes, all empty but for one.
    mass('wd2', rect(30, 30, 190, 146)),
    opening('ink', ...[38, 84, 130, 176].flatMap(x => [38, 74, 110, 146].map(y => rect(x, y, 36, 26)))),
    mass('wd1', rect(24, 22, 202, 9)),
    tone('wd3', rect(214, 31, 6, 145)),
    scroll(46, 164, 24, 9),
    mass('st2', rect(0, 190, 480, 50)),
    tone('st3', rect(0, 190, 480, 4), rect(0, 214, 480, 1.6), ...range(20, 10, 50).map(x => rect(x, 194, 1.6, 46))),
    light('fl1', polygon(318, 194, 426, 194, 380, 240, 220, 240)),
    // The table, the last sheet and who reads it.
    mass('wd2', rect(212, 170, 96, 7), rect(220, 177, 7, 50), rect(292, 177, 7, 50)),
    sitting(194, 226, 'ma', 3.4),
    mass('wd3', rect(172, 196, 46, 7), rect(176, 203, 6, 24), rect(208, 203, 6, 24)),
    mass('iv1', polygon(226, 140, 264, 132, 268, 166, 230, 172)),
    tone('iv3', ...[142, 149, 156].map(y => polygon(234, y + 4, 258, y - 1, 258.4, y + 1, 234.4, y + 6))),
    mass('bz3', path('M280 170q0-8 12-8t12 8z')),
    flame(292, 163, 7, 12),
  )

/** The others lay down what they have before the one who leads. */
const concession = (): Scene =>
  end(
    'day',
    [132, 88, 46],
    cloud(330, 44, 74, 'k2'),
    mass('h1', smooth('0,150! 60,130 140,146 240,150 340,136 420,120 480,134! 480,200! 0,200!')),
    mass('h2', rect(390, 112, 46, 40), polygon(382, 114, 413, 94, 444, 114)),
    ground,
    stair(60, 150, 120, { count: 6, step: 10, ramp: 'ma' }),
    colonnade(32, 206, { count: 2, step: 178, width: 15, height: 140 }),
    mass('pu2', path('M26 62H216V76q-24 22-48 0q-24 22-48 0q-24 22-48 0q-24 20-46 0z')),
    tone('pu3', path('M168 62H216V76q-24 22-48 0z')),
    togatus(116, 150, 3.5),
    mass('lf2', smooth('106,70! 110,60 124,60 128,70! 118,65!')),
    stroke('lf2', 5, circle(158, 92, 11)),
    // Three who bow: a sword, a scroll, a standard at his feet.
    ...[244, 314, 384].map((x, index) =>
      at(
        ...[x, 222, [-1.9, 1.9] as const],
        mass(
          index === 0 ? 'cl2' : index === 1 ? 'cb2' : 'lf2',
          smooth('-14,0! -16,-10 -8,-20 4,-22 10,-16 6,-8 10,0!'),
        ),
        tone(index === 0 ? 'cl3' : index === 1 ? 'cb3' : 'lf3', smooth('-14,0! -16,-10 -10,-17! -8,-8 -4,0!')),
        mass('sk2', circle(12, -23, 4), polygon(6, -16, 18, -8, 18, -5, 5, -11)),
        mass('wd3', smooth('8,-24! 9,-29 15,-28 15,-24! 12,-26!')),
      ),
    ),
    mass('ma3', polygon(196, 214, 224, 210, 224, 213, 196, 217), rect(214, 206, 3, 12)),
    scroll(262, 222, 24, 9),
    mass('br2', circle(350, 214, 8)),
    mass('cl2', circle(350, 214, 5)),
    togatus(448, 224, 1.9, -1),
  )

export const ends: Pictures = { forum, catacomb, sites, deck, concession }
