// Goods: signs that are told apart at the size of a letter. A legendary one lies on a sun of gold.

import { at, type Drawing, light, mass, opening, type Scene, stroke, tone, turned } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { circle, type Path, path, polygon, rect, smooth, smoothLine } from '../kit/path.ts'
import type { Pictures } from '../pictures.ts'

const good =
  (...drawing: Drawing) =>
  (): Scene => ({ width: 64, height: 64, sky: 'day', edge: 3, drawing })

const ear: Drawing = [
  mass('br3', rect(-1.5, -20, 3, 48)),
  mass('br1', ...[0, 1, 2].map(row => path('M0', -4 - row * 9, 'q-12 0-11-12 10 1 11 12z'))),
  mass('br2', ...[0, 1, 2].map(row => path('M0', -4 - row * 9, 'q12 0 11-12-10 1-11 12z'))),
  mass('br1', path('M0-22q-8-8 0-18 8 10 0 18z')),
]

const log = (x: number, y: number): Drawing => [
  mass('wd2', rect(x, y, 42, 16)),
  light('wd1', rect(x, y, 42, 5)),
  tone('wd3', rect(x, y + 12, 42, 4)),
  mass('wd1', circle(x + 42, y + 8, 8)),
  tone(
    'wd3',
    path(
      'M',
      x + 42,
      y + 3.4,
      'a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2zm0 2.8a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6z',
    ),
  ),
]

const ingot = (x: number, y: number): Drawing => [
  mass('br1', polygon(x + 6, y - 8, x + 24, y - 8, x + 21, y - 13, x + 9, y - 13)),
  mass('br2', polygon(x, y + 4, x + 6, y - 8, x + 24, y - 8, x + 30, y + 4)),
  tone('br3', polygon(x + 20, y + 4, x + 18, y - 8, x + 24, y - 8, x + 30, y + 4)),
]

const grapes: readonly (readonly [number, number])[] = [
  [16, 26],
  [29, 25],
  [42, 26],
  [22, 37],
  [36, 37],
  [29, 48],
]

const signs: Readonly<Record<string, Drawing>> = {
  /** A krater with a band of figures' black. */
  ceramics: [
    mass('bk2', path('M14 8h36v5q-4 3-4 9q12 4 8 18q-4 12-14 14v3h6v5H18v-5h6v-3q-10-2-14-14q-4-14 8-18q0-6-4-9z')),
    tone('bk3', path('M36 8h14v5q-4 3-4 9q12 4 8 18q-4 12-14 14v3h6v5H34q8-24 2-54z')),
    opening('ink', path('M10 32q22 6 44 0v8q-22 6-44 0z'), rect(14, 8, 36, 3)),
    stroke('bk3', 4, smoothLine('14,26! 6,22 8,14 16,16!'), smoothLine('50,26! 58,22 56,14 48,16!')),
    light('bk1', ...[16, 26, 36, 46].map(x => polygon(x, 35, x + 3, 38, x, 41, x - 3, 38))),
  ],
  gems: [
    mass('cb1', polygon(16, 12, 48, 12, 60, 28, 32, 58, 4, 28)),
    mass('cb2', polygon(20, 28, 44, 28, 32, 58)),
    mass('cb3', polygon(44, 28, 60, 28, 32, 58), polygon(48, 12, 60, 28, 44, 28, 38, 12)),
    light('ma1', polygon(16, 12, 26, 12, 20, 28, 4, 28)),
  ],
  papyrus: [
    mass('iv1', path('M12 12h38v36H12z')),
    tone('iv3', ...[22, 29, 36].map(y => rect(18, y, 26, 3))),
    mass(
      'iv2',
      path('M8 6h44a5 5 0 0 1 0 11H8a5 5 0 0 1 0-11zM12 46h44a5.500 5.500 0 0 1 0 12H12a5.500 5.500 0 0 1 0-12z'),
    ),
    tone('iv3', path('M8 12h46q2 2-2 5H8q-4-2-4-5zM10 52h50q0 6-4 6H12q-4-1-5-6z')),
    mass('cl2', rect(28, 45, 8, 14)),
  ],
  /** The anvil and the hammer. */
  metal: [
    mass('co2', path('M4 34h12q0-6 8-6h36q-2 10-16 12v6q6 2 8 12H18q2-10 8-12v-4Q8 44 4 34z')),
    light('co1', path('M4 34h12q0-6 8-6h36l-1 4H26q-4 2-4 6z')),
    tone('co3', path('M36 40h8v6q6 2 8 12H38z')),
    turned(
      34,
      18,
      62,
      mass('wd2', rect(-2.5, -6, 5, 32)),
      mass('co3', rect(-12, -14, 24, 12)),
      light('co1', rect(-12, -14, 24, 3)),
    ),
  ],
  /** A heap of red and yellow powder in a bowl. */
  spices: [
    mass('cl2', smooth('8,36! 18,20 27,10 36,20 46,36!')),
    light('cl1', smooth('11,36! 20,22 27,10! 24,24 22,36!')),
    mass('br2', smooth('30,36! 38,26 44,20 50,27 57,36!')),
    light('br1', smooth('32,36! 39,27 44,20! 43,36!')),
    mass('wd2', path('M4 34h56q-2 20-18 22v4H22v-4Q6 54 4 34z')),
    tone('wd3', path('M36 38h24q-4 16-18 18v4H32z')),
    light('wd1', rect(4, 34, 56, 4)),
  ],
  /** Squared blocks. */
  stone: [
    ...[
      [4, 36],
      [34, 36],
      [18, 14],
    ].map(([x, y]) => [
      mass('ma2', rect(x, y, 19, 21)),
      mass('ma3', polygon(x + 19, y, x + 27, y - 5, x + 27, y + 16, x + 19, y + 21)),
      mass('ma1', polygon(x, y, x + 8, y - 5, x + 27, y - 5, x + 19, y)),
    ]),
  ],
  wood: [log(4, 40), log(10, 24), log(4, 8)],
  gold: [ingot(2, 54), ingot(32, 54), ingot(17, 33)],
  grain: [
    turned(18, 38, -24, at(0, 0, 0.84, ear)),
    turned(46, 38, 24, at(0, 0, 0.84, ear)),
    at(32, 40, 0.92, ear),
    mass('cl2', rect(21, 46, 22, 6)),
  ],
  /** Olives on their twig, and a drop. */
  oil: [
    mass('wd2', path('M6 12Q30 4 58 16l-1 3Q30 8 7 15z')),
    mass('lf2', path('M20 10Q12 26 4 30 4 16 20 10zM42 12q14-12 20-6-4 10-20 6z')),
    mass('lf3', path('M30 9q-2-9-12-8 2 8 12 8z')),
    mass('lf3', circle(25, 28, 11, 13)),
    light('lf1', circle(21, 24, 3, 5)),
    mass('br2', path('M46 22q16 20 12 30a12 12 0 0 1-24 0q-3-10 12-30z')),
    light('br1', path('M44 32q-9 13-5 20 4-1 3-8z')),
    tone('br3', path('M46 22q16 20 12 30a12 12 0 0 1-12 10q9-14 0-40z')),
  ],
  /** The beast itself, looking left. */
  sheep: [
    mass('wd3', rect(20, 44, 5, 16), rect(28, 46, 5, 14), rect(44, 46, 5, 14), rect(51, 44, 5, 16)),
    mass(
      'ma1',
      path(
        'M22 20a8 8 0 0 1 12-5a8 8 0 0 1 12 0a8 8 0 0 1 11 7a8 8 0 0 1 3 13a8 8 0 0 1-7 12a8 8 0 0 1-13 4a8 8 0 0 1-13 0a8 8 0 0 1-10-5a8 8 0 0 1-3-12a8 8 0 0 1 8-14z',
      ),
    ),
    tone('ma3', path('M60 35a8 8 0 0 1-7 12a8 8 0 0 1-13 4a8 8 0 0 1-13 0a8 8 0 0 1-8-3q28 4 41-13z')),
    mass('wd3', smooth('22,14! 14,14 8,22 3,31 6,36 13,35 20,31 25,24!')),
    mass('wd1', path('M24 12a8 8 0 1 0 6 12a4 4 0 1 1-5-5z')),
    light('iv1', circle(13, 23, 1.8)),
  ],
  /** A bunch of grapes. */
  wine: [
    stroke('wd3', 4, 'M29 18Q30 8 38 4'),
    mass('lf2', path('M32 14Q38 4 50 6l10-2-2 10 2 8-10-2-8 4z')),
    tone('lf3', path('M34 14l24-4-2 3z')),
    mass('pu2', ...grapes.map(([x, y]) => circle(x, y, 8.4))),
    light('pu1', ...grapes.map(([x, y]) => circle(x - 2.4, y - 2.6, 3))),
    tone('pu3', ...grapes.map(([x, y]): Path => path('M', x + 6, y - 6, 'a8.4 8.4 0 0 1-8 14q8-4 8-14z'))),
    mass('pu2', circle(29, 57, 6)),
  ],
  /** The helmet of the arena from the front: a broad brim, two round grilles for the eyes. */
  gladiators: [
    mass('cl2', path('M20 18Q22 4 32 2q10 2 12 16l-12 6z')),
    tone('cl3', path('M32 2q10 2 12 16l-12 6z')),
    mass('br2', path('M11 38Q11 13 32 13t21 25z')),
    tone('br3', path('M36 13.5q17 2 17 24.5H40q0-16-4-24.5z')),
    light('br1', path('M15 34q1-14 11-18-5 8-5 18z')),
    mass('br2', path('M14 36h36l-2 16q-4 10-16 10T16 52z')),
    tone('br3', path('M34 36h16l-2 16q-4 10-14 10z')),
    opening('ink', circle(23, 47, 7), circle(41, 47, 7)),
    tone('br1', ...[23, 41].flatMap(x => [rect(x - 1, 40, 2, 14), rect(x - 7, 46, 14, 2)])),
    mass('br1', path('M2 37q30-13 60 0l-3 6q-27-9-54 0z')),
    tone('br3', path('M5 43q27-9 54 0l1-2q-28-9-56 0z')),
  ],
}

const coin = good(
  mass('br3', circle(33, 33, 28)),
  mass('br2', circle(31, 31, 28)),
  light('br1', path('M3 31a28 28 0 0 1 28-28a34 34 0 0 0-22 46a28 28 0 0 1-6-18z')),
  // A head with its laurel, as on the coins of kings.
  mass('br4', smooth('24,12! 20,18 19,24! 14,31! 19,33! 18,38 22,44! 28,44 28,52! 48,52! 42,42 48,32 46,18 36,10')),
  tone('br1', smooth('21,20! 32,18 46,26! 45,30! 32,22 20,24!')),
)

const RAYS = Array.from({ length: 12 }, (_, index) => index * 30)

/** The sun behind a legendary good; gold and grain would be lost on gold. */
const sun = (disc: Role): Drawing => [
  mass(
    'br2',
    ...RAYS.map(turn => {
      const point = (reach: number, off: number) => {
        const angle = ((turn + off) * Math.PI) / 180
        return [32 + Math.sin(angle) * reach, 32 - Math.cos(angle) * reach]
      }
      return polygon(...point(31, 0), ...point(25, 15), ...point(20, 0), ...point(25, -15))
    }),
  ),
  mass(disc, circle(32, 32, 26)),
]

export const goods: Pictures = {
  coin,
  ...Object.fromEntries(Object.entries(signs).map(([id, sign]) => [id, good(sign)])),
  ...Object.fromEntries(
    Object.entries(signs).map(([id, sign]) => [
      `legendary-${id}`,
      good(sun(id === 'gold' || id === 'grain' ? 'cl2' : 'fl1'), at(9.6, 9.6, 0.7, sign)),
    ]),
  ),
}
