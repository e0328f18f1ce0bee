// Cities on the map in three sizes, at peace and besieged: a light edge runs around the outline.

import { at, type Drawing, mass, type Scene } from '../kit/drawing.ts'
import { arch, polygon, rect, smooth } from '../kit/path.ts'
import { plume } from '../parts/buildings.ts'
import { palm } from '../parts/plants.ts'
import { stepMerlons } from '../parts/stone.ts'
import { flame, wheel } from '../parts/things.ts'
import type { Pictures } from '../pictures.ts'
import { eastTower } from './walls.ts'

const gate = (x: number, y: number, width: number, height: number): Drawing => [
  mass('br3', arch(x - 2, y, width + 4, height + 2)),
  mass('ink', arch(x, y, width, height)),
]

const house = (x: number, y: number, width: number, height: number): Drawing => [
  mass('bk1', rect(x, y, width, height)),
  mass('bk3', rect(x + width * 0.6, y, width * 0.4, height)),
  mass('bk4', rect(x + width * 0.2, y + 3, 2, 3)),
]

const town: Drawing = [
  house(14, 20, 12, 12),
  house(38, 18, 13, 14),
  eastTower(24, 15, 16, 20, 2.2),
  mass('st2', rect(8, 32, 48, 20)),
  mass('st3', rect(36, 32, 20, 20)),
  stepMerlons(8, 32, 7, 2.1),
  gate(25, 52, 11, 14),
  mass('st4', rect(8, 49, 48, 3)),
]

const city: Drawing = [
  mass('bk1', rect(30, 18, 28, 22)),
  mass('bk3', rect(47, 18, 11, 22)),
  stepMerlons(30, 18, 4, 2.1, 'bk2'),
  mass('bk4', arch(40, 40, 7, 12)),
  house(22, 32, 12, 12),
  house(58, 30, 14, 14),
  mass('st2', rect(8, 42, 72, 26)),
  mass('st3', rect(48, 42, 32, 26)),
  stepMerlons(16, 42, 8, 2.2),
  eastTower(6, 34, 14, 34, 2),
  eastTower(68, 34, 14, 34, 2),
  eastTower(30, 38, 28, 30, 2.2),
  gate(37, 68, 14, 20),
  mass('st4', rect(6, 65, 76, 3)),
]

const TIERS = [
  [32, 34, 58, 24],
  [41, 22, 40, 13],
  [50, 12, 22, 11],
] as const

const capital: Drawing = [
  ...TIERS.map(([x, y, width, height]) => [
    mass('bk1', rect(x, y, width, height)),
    mass('bk3', rect(x + width * 0.64, y, width * 0.36, height)),
    mass('bk2', rect(x, y, width, 2)),
  ]),
  mass('cb2', rect(54, 5, 14, 8)),
  mass('cb3', rect(63, 5, 5, 8)),
  mass('bk4', polygon(57, 50, 65, 50, 63, 22, 59, 22)),
  mass('br1', rect(58, 7, 3, 6)),
  palm(22, 54, 22, -2),
  house(22, 46, 13, 14),
  house(86, 42, 14, 16),
  house(98, 48, 11, 12),
  // Two walls, one behind the other.
  mass('st1', rect(14, 56, 92, 16)),
  mass('st2', rect(66, 56, 40, 16)),
  stepMerlons(14, 56, 13, 2.1),
  mass('st2', rect(6, 68, 108, 24)),
  mass('st3', rect(66, 68, 48, 24)),
  stepMerlons(20, 68, 4, 2.2),
  stepMerlons(76, 68, 4, 2.2, 'st3'),
  eastTower(4, 58, 16, 34, 2.1),
  eastTower(100, 58, 16, 34, 2.1),
  // The gate of blue tiles.
  mass('cb2', rect(40, 60, 40, 32)),
  mass('cb3', rect(66, 60, 14, 32)),
  stepMerlons(40, 60, 6, 2, 'cb1'),
  mass(
    'br1',
    ...[45, 51, 69, 75].flatMap(x => [70, 80].map(y => polygon(x, y, x + 2.6, y + 2.6, x, y + 5.2, x - 2.6, y + 2.6))),
  ),
  gate(53, 92, 14, 22),
  mass('st4', rect(4, 89, 112, 3)),
]

/** A ram under its roof on wheels, looking right; 34 wide, the ground at 0. */
const ram: Drawing = [
  mass('wd3', rect(22, -15, 14, 3.4)),
  mass('bz2', polygon(35, -17, 42, -13.4, 35, -10)),
  mass('wd1', smooth('0,-4! 0,-16 4,-20! 17,-20! 17,-29! 29,-29! 31,-4!')),
  mass('wd2', smooth('23,-29! 29,-29! 31,-4! 20,-4! 21,-20!')),
  mass('wd3', rect(1, -12, 29, 2)),
  mass('cl2', rect(5, -20, 8, 9)),
  wheel(8, -4.5, 5, 'gr1'),
  wheel(23, -4.5, 5, 'gr1'),
]

/** The earth thrown up against the wall, the ram on it, fire and smoke over the roofs. */
const siege = (place: {
  readonly ram: readonly [x: number, y: number, size: number]
  readonly fires: readonly (readonly [x: number, y: number, size: number])[]
}): Drawing => {
  const [x, y, size] = place.ram
  return [
    ...place.fires.map(([fireX, fireY, fire]) => [flame(fireX, fireY, fire * 0.8, fire)]),
    at(
      x,
      y,
      size,
      mass('gr3', polygon(-14, 0, 6, -9, 46, -9, 46, 0)),
      mass('gr2', polygon(-14, 0, 6, -9, 46, -9, 46, -6.4)),
      at(4, -8, 1, ...ram),
    ),
  ]
}

const piece = (width: number, height: number, ...drawing: Drawing): Scene => ({
  ...{ width, height, sky: 'day', edge: 3 },
  drawing,
})

export const cities: Pictures = {
  1: () => piece(64, 56, town),
  '1/siege': () =>
    piece(
      64,
      56,
      smoke(40, 18, 14),
      town,
      siege({
        ram: [12, 53, 0.62],
        fires: [
          [43, 20, 16],
          [19, 22, 12],
        ],
      }),
    ),
  2: () => piece(88, 72, city),
  '2/siege': () =>
    piece(
      88,
      72,
      smoke(54, 18, 14),
      city,
      siege({
        ram: [14, 69, 0.78],
        fires: [
          [50, 20, 20],
          [66, 32, 16],
          [26, 34, 14],
        ],
      }),
    ),
  3: () => piece(120, 96, capital),
  '3/siege': () =>
    piece(
      120,
      96,
      smoke(92, 46, 40),
      capital,
      siege({
        ram: [17, 93, 1],
        fires: [
          [92, 46, 26],
          [104, 52, 18],
          [31, 48, 22],
        ],
      }),
    ),
}

function smoke(x: number, y: number, height: number): Drawing {
  return [plume(x, y, height, 'co2')]
}
