// The arms, by the ids of the types of units: figures 64 × 54 that wear what their nation wears.

import { at, type Drawing, mass, turned } from '../../kit/drawing.ts'
import { circle, polygon, rect, smooth } from '../../kit/path.ts'
import { camel, type Gait, horse } from '../../parts/beasts.ts'
import { wheel } from '../../parts/things.ts'
import { head } from './headgear.ts'
import { leader } from './leader.ts'
import type { Nation } from './nations.ts'
import { SHIELDS } from './shields.ts'
import { HULLS } from './ships.ts'

/** From the neck to the knee. */
export const body = ({ tones: t, kilt }: Nation): Drawing =>
  kilt
    ? [
        mass(t.skin, smooth('-11,4! -3,0 8,3! 10,14 8,22! -8,22! -9,14')),
        mass(t.cloth, smooth('-9,20! 9,20! 18,44! -12,42!')),
        mass(t.trim, polygon(-9, 20, 9, 20, 9, 23, -9, 23), polygon(4, 24, 18, 44, 9, 43.4)),
      ]
    : [
        mass(t.cloth, smooth('-11,4! -3,0 8,3! 12,18 15,40! -13,42! -9,20')),
        mass(t.trim, polygon(-12, 36, 14.6, 34, 15, 40, -13, 42), polygon(-9, 16, 11, 14, 12, 18, -9, 20)),
      ]

const arm = (nation: Nation) => (nation.kilt ? nation.tones.skin : nation.tones.cloth)
export const headOf = ({ headgear, tones }: Nation): Drawing => head(headgear, tones)

export const spear = ({ tones: t }: Nation, x: number, top: number, foot: number) => [
  mass(t.metal, rect(x - 1.2, top, 2.4, foot - top)),
  mass(t.bright, polygon(x, top - 12, x + 4.4, top, x, top + 5, x - 4.4, top)),
]

/** Bent to shoot to the right; the hand that draws it is at 0, 9. */
export const bow = ({ tones: t }: Nation) => [
  mass(t.bright, 'M30-36Q66 8 30 54Q56 8 30-36z'),
  mass(t.metal, 'M30-36L-4 9L30 54l1-1L-1 9L31-35z', polygon(-6, 8, 52, 8, 52, 6, 60, 9, 52, 12, 52, 10, -6, 10)),
]
export const drawing = (nation: Nation) =>
  mass(arm(nation), polygon(-10, 4, -22, 8, -20, 14, -4, 13, -4, 6, -9, 8), polygon(4, 4, 40, 6, 42, 12, 4, 12))

const javelin = ({ tones: t }: Nation) =>
  mass(t.metal, polygon(-36, -1.6, 42, -1.6, 42, -5, 54, 0, 42, 5, 42, 1.6, -36, 1.6))

const steed = ({ tones: t, camels }: Nation, gait: Gait): Drawing => (camels ? camel(t.horse) : horse(gait, t.horse))

/** Waist and leg of who sits on a horse. */
const seated = (nation: Nation): Drawing => {
  const { tones: t } = nation
  return [
    mass(arm(nation), smooth('-9,2! 0,-2 7,3! 9,18 10,28! -10,28! -9,14')),
    mass(nation.kilt ? t.cloth : t.trim, smooth('-10,26! 10,26! 18,36 20,50! 26,54! 14,55! 10,44 -2,38 -12,34!')),
    headOf(nation),
  ]
}

export const ARMS = {
  HI: nation => [
    at(
      25.5,
      30,
      0.6,
      spear(nation, 40, -26, 41),
      body(nation),
      headOf(nation),
      at(13, 22, 1, ...SHIELDS[nation.shield](nation.tones)),
    ),
  ],
  LI: nation => {
    const { tones: t } = nation
    return [
      at(
        ...([30, 29.5, 0.585] as const),
        body(nation),
        headOf(nation),
        turned(-4, -20, -14, javelin(nation)),
        mass(arm(nation), polygon(-10, 3, -22, -8, -20, -22, -13, -24, -12, -11, -3, 4)),
        at(20, 16, 0.62, mass(t.metal, circle(0, 0, 18)), mass(t.shield, circle(0, 0, 12))),
        mass(t.metal, polygon(-26, 10, -23, 9, -13, 41, -16, 42), polygon(-20, 8, -17, 8, -11, 41, -14, 41)),
      ),
    ]
  },
  B: nation => {
    const { tones: t } = nation
    const quiver = [
      mass(t.hair, polygon(-18, 0, -11, -2, -7, 22, -14, 24)),
      mass(t.metal, polygon(-18, -8, -16, -8, -14, 0, -17, 1), polygon(-14, -9, -12, -9, -11, 0, -14, 0)),
    ]
    return [at(23, 29.5, 0.585, quiver, body(nation), headOf(nation), bow(nation), drawing(nation))]
  },
  LC: nation => [
    at(
      ...([11, 19, 0.42] as const),
      steed(nation, 'gallop'),
      at(
        ...([46, 2, 1.05] as const),
        seated(nation),
        turned(0, -13, 14, javelin(nation)),
        mass(arm(nation), polygon(-4, 3, -16, -10, -14, -18, -8, -17, -9, -11, 4, 2)),
      ),
    ),
  ],
  HB: nation => [
    at(
      ...([11, 19, 0.42] as const),
      steed(nation, 'gallop'),
      at(44, 2, 1.05, seated(nation), at(0, -2, 0.8, bow(nation), drawing(nation))),
    ),
  ],
  HC: nation => {
    const { tones: t } = nation
    const cloth = [
      mass(t.shield, smooth('12,36! 26,27 40,28 60,26 74,8! 84,24! 78,36 82,62! 60,72 36,72 10,62!')),
      mass(
        t.metal,
        smooth('10,57! 36,67 60,67 82,57! 82,62! 60,72 36,72 10,62!'),
        smooth('74,8! 84,24! 82,28! 72,13!'),
        ...[circle(30, 48, 4), circle(66, 46, 4)],
      ),
      mass(t.metal, smooth('80,3! 86,4 92,12 95,18! 84,18! 80,12!')),
    ]
    return [
      at(
        ...([12, 19, 0.42] as const),
        horse('walk', t.horse),
        cloth,
        at(
          ...([46, 0, 1.15] as const),
          mass(arm(nation), smooth('-9,2! 0,-2 8,3! 10,18 11,30! -11,30! -10,14')),
          mass(t.metal, polygon(-10, 12, 10, 10, 10, 14, -10, 16), polygon(-10, 20, 11, 18, 11, 22, -10, 24)),
          headOf(nation),
          spear(nation, 22.5, -30, 42),
          mass(t.cloth, polygon(24, -26, 44, -20, 24, -13)),
          at(4, 22, 0.78, ...SHIELDS[nation.shield](t)),
        ),
      ),
    ]
  },
  CH: nation => {
    const { tones: t } = nation
    return [
      at(
        ...([20.5, 21.5, 0.36] as const),
        at(0, 2, 1, ...horse('gallop', t.horse)),
        mass(t.metal, polygon(-40, 52, 80, 44, 80, 48, -40, 56)),
        at(
          ...([-28, -2, 1.25] as const),
          mass(arm(nation), smooth('-9,2! 0,-2 7,3! 9,18 10,30! -10,30! -9,14')),
          headOf(nation),
          mass(t.bright, 'M22-28Q44 4 22 34Q37 4 22-28z'),
          mass(t.metal, polygon(-6, 4, 44, 4, 44, 7, -6, 7)),
        ),
        mass(t.shield, smooth('-46,22! -14,18 -6,22! -8,60! -44,60!')),
        mass(t.bright, smooth('-46,22! -14,18 -6,22! -6.4,28! -14,24 -45,28!'), rect(-44, 54, 36, 6)),
        wheel(-26, 66, 25, t.plate, t.bright),
      ),
    ]
  },
  SHIP: ({ hull, tones }) => (hull ? HULLS[hull](tones) : []),
  leader,
} as const satisfies Record<string, (nation: Nation) => Drawing>
