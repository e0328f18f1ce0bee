// Pieces on the map, with a light edge. What stands for a player bears the colour of the empire on cloth and shields:
// `legion/rome`.

import { at, type Drawing, light, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { arch, circle, path, polygon, rect, smooth } from '../kit/path.ts'
import { awning } from '../parts/buildings.ts'
import { flag } from '../parts/citizens.ts'
import { palm } from '../parts/plants.ts'
import { galley } from '../parts/ships.ts'
import { facade, house } from '../parts/small-buildings.ts'
import { merlons } from '../parts/stone.ts'
import { amphora } from '../parts/things.ts'
import type { Pictures } from '../pictures.ts'

type Cloth = readonly [lit: Role, shade: Role, sign: Role]

const CLOTHS = {
  rome: ['cl2', 'cl3', 'br1'],
  carthage: ['co3', 'ink', 'br1'],
  greece: ['lf2', 'lf3', 'iv1'],
  egypt: ['br1', 'br2', 'cb3'],
  babylon: ['pu2', 'pu3', 'br1'],
} as const satisfies Record<string, Cloth>

const piece = (width: number, height: number, ...drawing: Drawing): Scene => ({
  width,
  height,
  sky: 'day',
  edge: 3,
  drawing,
})

const trireme = ([lit, shade, sign]: Cloth): Scene =>
  piece(
    98,
    72,
    galley({ sail: [lit, shade] }),
    mass(sign, 'M46 13a8 8 0 1 1 0 16a8 8 0 1 1 0-16zm0 3a5 5 0 1 0 0 10a5 5 0 1 0 0-10z'),
    mass(lit, ...[26, 34, 42, 50, 58, 66].map(x => circle(x, 39.4, 3.4))),
    tone(sign, ...[26, 34, 42, 50, 58, 66].map(x => circle(x, 39.4, 1.2))),
  )

const EAGLE =
  '48,9! 44,6 39,7 38,12! 36,17 34,19! 24,9 9,3! 8,9! 11,12! 11,15! 16,17! 17,20! 23,21! 25,24! 33,25! 36,30! 40,31! 45,29! 47,25! 55,24! 57,21! 63,20! 64,17! 69,15! 69,12! 72,9! 71,3! 56,9 46,19! 44,15 44,12!'

const shield = ([lit, shade, sign]: Cloth): Drawing => [
  mass(lit, 'M0 0q10-4 20 0v31q-10 4-20 0z'),
  tone(shade, 'M10-2q5 0 10 2v31q-5 2-10 2z'),
  tone(
    sign,
    circle(10, 15, 3.6),
    rect(9, 1, 2, 9),
    rect(9, 20.6, 2, 9),
    'M2.4 5l2-1.4 3.600 6.4-2 1.4zM17.6 5l-2-1.4-3.600 6.4 2 1.4zM2.4 25l2 1.4 3.600-6.4-2-1.4zM17.600 25l-2 1.4-3.600-6.4 2-1.4z',
  ),
]

const soldier = ([lit]: Cloth): Drawing => [
  mass(lit, smooth('-9,-3! -7,-15 0,-18 7,-15 9,-3! 5,-5 0,-6 -5,-5')),
  mass('br2', smooth('-8,5! -8,-5 0,-11 8,-5 8,5!')),
  tone('br3', smooth('1,-11! 8,-5 8,5! 3,5! 4,-4')),
  mass('sk2', rect(-4.4, -1, 8.8, 7)),
  tone('br3', rect(-8, -2, 16, 2.4)),
]

const legion = (cloth: Cloth): Scene =>
  piece(
    80,
    86,
    mass('wd3', rect(38.6, 26, 3, 20)),
    mass('br2', smooth(EAGLE)),
    tone(
      'br3',
      smooth('46,19! 56,9 71,3! 72,9! 69,12! 69,15! 64,17! 63,20! 57,21! 55,24! 47,25! 45,29! 40,31! 43,24!'),
    ),
    light('br1', smooth('10,4! 24,10 34,20! 32,22! 22,15 10,9!'), smooth('40,8! 44,7 48,9! 43,11! 40,13!')),
    tone('ink', circle(42.6, 9, 0.9)),
    [
      [18, 42],
      [62, 42],
      [40, 46],
    ].map(([x, y]) => at(x, y, 1, soldier(cloth))),
    [
      [8, 46],
      [52, 46],
      [30, 50],
    ].map(([x, y]) => at(x, y, 1, shield(cloth))),
  )

/** A keep with a tower at either side, the flag on it. */
const fortress = ([lit, shade, sign]: Cloth): Scene =>
  piece(
    96,
    96,
    mass('wd3', rect(47, 3, 3, 34)),
    mass(lit, polygon(50, 4, 76, 8, 70, 14, 76, 20, 50, 22)),
    tone(shade, polygon(50, 15, 71, 15, 76, 20, 50, 22)),
    mass('st2', rect(32, 38, 32, 54)),
    tone('st3', rect(52, 38, 12, 54)),
    merlons(30, 39, 36, 4, 7, 'st2'),
    mass('st1', rect(22, 60, 52, 32)),
    ...[6, 66].map(x => [
      mass('st1', rect(x, 48, 24, 44)),
      tone('st3', rect(x + 15, 48, 9, 44)),
      mass('st2', rect(x - 2, 46, 28, 7)),
      merlons(x - 2, 47, 28, 3, 7, 'st2'),
      opening('ink', rect(x + 6, 60, 4, 11)),
    ]),
    merlons(30, 61, 36, 4, 5, 'st1'),
    opening('ink', arch(40, 92, 16, 25)),
    mass(lit, ...[18, 78].map(x => path('M', x - 7, 74, 'h14v8l-7 7-7-7z'))),
    tone(sign, circle(18, 79, 2.6), circle(78, 79, 2.6)),
  )

/** A standard planted in the ground: whose the province is. */
const marker = ([lit, shade, sign]: Cloth): Scene =>
  piece(
    64,
    88,
    mass('st3', circle(32, 80, 22, 6)),
    mass('st1', circle(32, 77, 22, 6)),
    mass('wd2', rect(30, 8, 4, 70)),
    mass('br2', circle(32, 8, 5)),
    mass('wd3', rect(8, 16, 48, 4)),
    mass(lit, polygon(11, 20, 53, 20, 53, 60, 46, 54, 39, 61, 32, 54, 25, 61, 18, 54, 11, 60)),
    tone(shade, polygon(38, 20, 53, 20, 53, 60, 46, 54, 39, 61, 38, 60)),
    mass(sign, 'M32 28a9 9 0 1 1 0 18a9 9 0 1 1 0-18zm0 4a5 5 0 1 0 0 10a5 5 0 1 0 0-10z'),
  )

/** A camel under its load. */
const caravan = (): Scene =>
  piece(
    100,
    84,
    mass(
      'gr4',
      smooth('30,46! 36,46! 35,62 33,78! 38,81! 29,81! 28,62'),
      smooth('60,46! 66,46! 66,62 65,78! 70,81! 61,81! 60,62'),
    ),
    mass(
      'gr2',
      smooth(
        '14,40! 12,30 20,24 32,25 40,14 50,12 58,24 66,30! 74,32 78,26 80,16 82,8! 84,4! 87,8 94,12 98,17 96,21 90,20 87,22! 87,32 82,42 74,50! 74,64 73,78! 78,81! 68,81! 68,64 66,54! 50,58 32,54! 24,60 22,78! 27,81! 17,81! 18,62 16,52',
      ),
    ),
    tone(
      'gr3',
      smooth(
        '16,52! 32,50 50,54 66,50 80,40! 74,50! 74,64 73,78! 71,78! 70,62 66,54! 50,58 32,54! 24,60 22,78! 20,78! 18,62',
      ),
    ),
    mass('gr4', smooth('14,34! 8,42 8,54! 11,54! 12,44 16,40!'), circle(89, 13, 1.4)),
    // Saddle cloth, a bale, a jar at its side.
    mass('cl2', smooth('34,26! 42,12 50,9 58,22! 64,34! 60,48! 36,48! 32,36!')),
    tone('cl3', smooth('52,12! 58,22! 64,34! 60,48! 50,48! 54,30')),
    tone('br1', polygon(35, 43, 61, 43, 60, 46, 36, 46)),
    mass('iv2', smooth('36,20! 34,8 44,3 58,4 62,16! 50,20!')),
    tone('iv3', smooth('52,4! 58,4 62,16! 52,20!')),
    tone('wd3', rect(46, 3, 2.6, 17)),
    at(48, 46, 1, amphora(0, 0, 26)),
  )

/** A stall with its awning, jars and baskets before it. */
const market = (): Scene =>
  piece(
    96,
    80,
    mass('wd3', rect(10, 26, 4, 48), rect(82, 26, 4, 48)),
    opening('wd3', rect(14, 34, 68, 22)),
    amphora(28, 56, 18, ['bk1', 'bk2']),
    mass('br2', circle(46, 52, 6), circle(57, 52, 6)),
    mass('lf2', circle(51.5, 47, 6)),
    amphora(72, 56, 18),
    mass('wd1', rect(8, 54, 80, 20)),
    tone('wd2', rect(8, 60, 80, 2), rect(8, 67, 80, 2)),
    mass('wd2', rect(6, 51, 84, 5)),
    awning([3, 6, 90, 24], 7, 'cl2', 8),
    mass('br2', path('M16 62h20l-3 14H19z')),
    light('br1', path('M16 62h9l-1 14h-5z')),
    mass('cl1', circle(21, 61, 4), circle(27, 59, 4), circle(32, 61, 4)),
  )

const temple = (): Scene =>
  piece(96, 84, facade(6, 80, 84, { columns: 5, height: 74, steps: 3, field: 'cb2' }), mass('br2', circle(48, 6, 4)))

/** Three houses, then walls, then a rock with its temple: city, capital, legendary city. */
const houses = (y: number): Drawing => [
  house(6, y, 30, 40),
  house(58, y, 32, 44),
  house(30, y, 36, 60),
  opening('ink', rect(40, y - 34, 5, 8), rect(52, y - 34, 5, 8)),
]

const wall = (x: number, y: number, width: number, height: number): Drawing => [
  mass('st2', rect(x, y - height, width, height)),
  tone('st3', rect(x + width * 0.66, y - height, width * 0.34, height)),
  merlons(x, y - height + 1, width, 7, 6, 'st2'),
]

const city = (): Scene => piece(96, 72, houses(68))

const capital = (): Scene =>
  piece(
    110,
    92,
    house(8, 72, 28, 40),
    house(74, 72, 28, 40),
    facade(29, 58, 52, { columns: 4, height: 54, steps: 1, field: 'cl2' }),
    wall(6, 88, 98, 24),
    ...[5, 87].map(x => [
      mass('st1', rect(x, 58, 18, 30)),
      tone('st3', rect(x + 11, 58, 7, 30)),
      merlons(x - 2, 59, 22, 3, 6, 'st1'),
    ]),
    mass('st1', rect(40, 62, 30, 26)),
    tone('st3', rect(60, 62, 10, 26)),
    merlons(38, 63, 34, 4, 6, 'st1'),
    opening('ink', arch(47, 88, 16, 20)),
  )

const legendaryCity = (): Scene =>
  piece(
    120,
    112,
    palm(14, 92, 44, -3),
    palm(108, 92, 40, 3),
    mass('gr3', smooth('20,96! 24,66 36,52! 84,52! 96,66 100,96!')),
    tone('gr4', smooth('70,52! 84,52! 96,66 100,96! 76,96!')),
    facade(32, 54, 56, { columns: 5, height: 48, steps: 1, field: 'br2' }),
    mass('br2', circle(60, 6, 4), polygon(34, 26, 28, 16, 40, 22), polygon(86, 26, 92, 16, 80, 22)),
    house(22, 90, 26, 32),
    house(74, 90, 26, 32),
    wall(8, 108, 104, 24),
    mass('br2', rect(8, 90, 104, 3)),
    ...[4, 96].map(x => [
      mass('st1', rect(x, 72, 20, 36)),
      tone('st3', rect(x + 12, 72, 8, 36)),
      merlons(x - 2, 73, 24, 3, 6, 'br2'),
      flag(x + 10, 68, 18, 'cl'),
    ]),
    mass('cb2', rect(42, 72, 36, 36)),
    tone('cb3', rect(66, 72, 12, 36)),
    merlons(40, 73, 40, 4, 6, 'br2'),
    mass('br1', arch(49, 108, 22, 28)),
    opening('ink', arch(52, 108, 16, 24)),
  )

const ofEmpires = (id: string, draw: (cloth: Cloth) => Scene): Pictures =>
  Object.fromEntries(Object.entries(CLOTHS).map(([empire, cloth]) => [`${id}/${empire}`, () => draw(cloth)]))

export const pieces: Pictures = {
  ...ofEmpires('legion', legion),
  ...ofEmpires('trireme', trireme),
  ...ofEmpires('fortress', fortress),
  ...ofEmpires('marker', marker),
  caravan,
  market,
  temple,
  city,
  capital,
  legendary: legendaryCity,
}
