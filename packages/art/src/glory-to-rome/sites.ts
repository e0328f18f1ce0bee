// The sites: a plot staked out where its material comes from.

import { type Drawing, ghost, light, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import type { Sky } from '../kit/palette.ts'
import { arch, circle, path, polygon, rect, smooth } from '../kit/path.ts'
import { range } from '../kit/range.ts'
import { cloud, sky } from '../parts/air.ts'
import { joints, plume } from '../parts/buildings.ts'
import { worker } from '../parts/people.ts'
import { cypress, pine } from '../parts/plants.ts'
import { block } from '../parts/stone.ts'
import { flame, wheel } from '../parts/things.ts'
import { pegs, piles } from '../parts/works.ts'
import type { Pictures } from '../pictures.ts'

/** The plot in front: its corners pegged, the line of the walls in dashes. */
const plot: Drawing = [
  mass('gr2', polygon(44, 228, 74, 194, 190, 194, 220, 228)),
  mass('gr3', polygon(54, 225, 79, 197, 185, 197, 210, 225)),
  mass('gr2', polygon(68, 220, 87, 201, 177, 201, 196, 220)),
  ghost('M79 197V174H185V197M54 225V196H210V225M79 174L54 196M185 174L210 196'),
  pegs([44, 230], [220, 230]),
]

const site = (name: Sky, ...drawing: Drawing): Scene => ({
  width: 240,
  height: 240,
  sky: name,
  drawing: [
    sky(240, 240, { x: 46, y: 50, radius: 20 }),
    cloud(160, 44, 60, 'k2'),
    mass('h1', smooth('0,150! 30,138 60,146 110,150 160,142 200,132 240,142! 240,190! 0,190!')),
    mass('gr1', rect(0, 168, 240, 72)),
    ...drawing,
  ],
})

/** Walls that have fallen, and their stones in heaps. */
const rubble = (): Scene =>
  site(
    'rose',
    mass('st3', polygon(12, 182, 12, 92, 24, 84, 30, 98, 44, 96, 52, 112, 66, 110, 72, 130, 84, 136, 88, 182)),
    mass('st2', polygon(12, 182, 12, 92, 24, 84, 30, 98, 44, 96, 48, 106, 48, 182)),
    opening('ink', arch(24, 182, 18, 46)),
    joints([48, 182, 38, 46], 4, 16, 'st4'),
    mass('st2', smooth('76,190! 96,160 116,150 126,128 146,120 164,132 178,156 206,166 232,190!')),
    tone('st3', smooth('150,122! 164,132 178,156 206,166 232,190! 168,190! 170,160')),
    mass(
      'st1',
      ...[
        [96, 186],
        [120, 176],
        [138, 150],
        [150, 182],
        [124, 154],
        [176, 180],
        [108, 168],
      ].map(([x, y]) => polygon(x, y, x + 4, y - 12, x + 18, y - 14, x + 22, y - 2)),
    ),
    mass('ma1', polygon(196, 186, 200, 148, 212, 146, 216, 186), rect(194, 184, 26, 6)),
    mass(
      'bk2',
      ...[
        [84, 190],
        [164, 160],
        [190, 176],
      ].map(([x, y]) => polygon(x, y, x + 2, y - 8, x + 15, y - 6, x + 14, y + 2)),
    ),
    plot,
    worker(30, 222, 1.5, 'br'),
    mass('wd2', polygon(46, 190, 49, 191, 38, 222, 35, 221)),
    piles.rubble(120, 218),
  )

/** A wood that is felled. */
const wood = (): Scene =>
  site(
    'sea',
    mass('lf3', smooth('0,140! 30,126 70,134 120,124 170,132 210,120 240,130! 240,180! 0,180!')),
    pine(30, 182, 124, 78),
    pine(84, 176, 96, 66),
    pine(212, 182, 130, 80),
    cypress(124, 178, 92),
    cypress(150, 180, 112),
    cypress(174, 178, 84),
    mass('wd1', circle(60, 188, 9, 4), circle(108, 184, 8, 3.4)),
    mass('wd3', path('M51 188v10q9 4 18 0v-10a9 4 0 0 1-18 0zM100 184v8q8 4 16 0v-8a8 3.4 0 0 1-16 0z')),
    plot,
    piles.wood(138, 220),
    worker(40, 218, 1.6, 'lf'),
    mass('wd2', polygon(55, 192, 57, 194, 66, 168, 63, 167)),
    mass('co2', polygon(60, 162, 74, 162, 76, 174, 62, 170)),
  )

/** The kiln burns, bricks dry in rows. */
const brick = (): Scene =>
  site(
    'dusk',
    mass('bk2', smooth('60,184! 62,128 84,100 112,100 136,128 138,184!')),
    tone('bk3', smooth('106,100! 112,100 136,128 138,184! 112,184! 114,130')),
    joints([66, 184, 50, 64], 7, 14, 'bk3'),
    mass('bk1', rect(82, 90, 34, 12)),
    plume(100, 88, 60, 'h1'),
    mass('bk4', arch(82, 184, 34, 46)),
    mass('fl2', arch(86, 184, 26, 38)),
    flame(99, 184, 20, 30),
    ...[0, 1, 2].map(
      (row): Drawing => [
        mass('bk2', ...range(150, 5, 15).map(x => rect(x, 176 - row * 12, 13, 10))),
        light('bk1', ...range(150, 5, 15).map(x => rect(x, 176 - row * 12, 13, 3))),
      ],
    ),
    light('fl1', polygon(84, 184, 114, 184, 128, 196, 72, 196)),
    plot,
    piles.brick(124, 220),
    worker(28, 222, 1.5, 'cl'),
    mass('bk2', rect(40, 190, 18, 8)),
  )

/** Ash of the volcano and lime: what makes concrete. */
const concrete = (): Scene =>
  site(
    'sea',
    mass('h2', smooth('60,180! 100,120 132,78! 146,84 160,76! 190,120 240,170! 240,180!')),
    mass('co3', smooth('76,180! 112,122 136,84! 148,92 158,84! 184,124 222,180!')),
    tone('co2', smooth('76,180! 112,122 136,84! 142,88! 130,130 116,180!')),
    tone('fl2', smooth('136,84! 148,92 158,84! 154,96 150,110! 146,98 142,104!')),
    plume(146, 80, 62, 'co2'),
    plume(158, 76, 50, 'co1'),
    mass('co2', smooth('0,192! 16,164 34,152 54,166 70,192!')),
    tone('co3', smooth('36,152! 54,166 70,192! 44,192! 44,168')),
    mass('ma1', smooth('176,192! 190,170 208,164 228,178 240,192!')),
    tone('ma3', smooth('208,164! 228,178 240,192! 216,192! 218,178')),
    plot,
    piles.concrete(128, 220),
    worker(30, 226, 1.5, 'wd'),
    mass('wd2', polygon(44, 198, 46, 200, 58, 168, 55, 167)),
    mass('co3', polygon(50, 160, 62, 164, 59, 174, 49, 170)),
  )

/** A quarry cut in steps. */
const stone = (): Scene =>
  site(
    'sea',
    mass('st2', polygon(0, 190, 0, 72, 50, 66, 50, 96, 104, 92, 104, 124, 160, 120, 160, 150, 206, 148, 206, 190)),
    mass(
      'st1',
      polygon(0, 72, 50, 66, 62, 72, 0, 80),
      polygon(50, 96, 104, 92, 118, 98, 50, 104),
      polygon(104, 124, 160, 120, 174, 126, 104, 132),
      polygon(160, 150, 206, 148, 218, 153, 160, 156),
    ),
    mass(
      'st3',
      polygon(50, 66, 62, 72, 62, 96, 50, 96),
      polygon(104, 92, 118, 98, 118, 123, 104, 124),
      polygon(160, 120, 174, 126, 174, 149, 160, 150),
      polygon(206, 148, 218, 153, 218, 190, 206, 190),
    ),
    joints([0, 190, 204, 34], 2, 34, 'st3'),
    joints([0, 150, 158, 26], 2, 30, 'st3'),
    joints([0, 120, 102, 24], 2, 26, 'st3'),
    worker(80, 92, 1.2, 'cl'),
    worker(138, 120, -1.2, 'cb'),
    block([176, 130, 26, 18], [8, -5], { top: 'ma1' }),
    plot,
    piles.stone(130, 220),
    worker(28, 222, 1.5, 'cb'),
    mass('co2', rect(42, 182, 12, 8)),
    mass('wd2', rect(46, 188, 3, 16)),
  )

/** White mountains, and a column that goes to Rome on wheels. */
const marble = (): Scene =>
  site(
    'rose',
    mass('ma3', polygon(0, 178, 40, 110, 66, 130, 110, 64, 136, 96, 168, 72, 214, 140, 240, 122, 240, 178)),
    mass(
      'ma1',
      polygon(0, 178, 40, 110, 52, 138, 40, 178),
      polygon(74, 178, 84, 120, 110, 64, 118, 100, 104, 134, 116, 178),
      polygon(146, 178, 150, 110, 168, 72, 174, 110, 166, 178),
    ),
    tone('ma2', polygon(104, 134, 118, 100, 128, 128, 116, 178)),
    mass('ma2', rect(176, 150, 58, 36)),
    mass('ma1', rect(176, 150, 40, 36), polygon(176, 150, 186, 142, 240, 142, 234, 150)),
    tone('ma3', rect(194, 150, 1.6, 36), rect(176, 168, 40, 1.6)),
    plot,
    // The column on its wheels.
    mass('ma1', rect(84, 190, 96, 20)),
    tone('ma3', rect(84, 203, 96, 7)),
    mass('ma2', circle(84, 200, 5, 10)),
    wheel(104, 214, 15, 'gr2'),
    wheel(162, 214, 15, 'gr2'),
    worker(30, 224, 1.6, 'pu'),
    mass('wd1', polygon(46, 200, 46, 202, 82, 206, 82, 204)),
  )

export const sites: Pictures = { rubble, wood, brick, concrete, stone, marble }
