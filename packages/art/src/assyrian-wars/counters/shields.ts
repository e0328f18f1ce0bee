// Shields, their middle at 0, 0, some 36 high.

import { type Drawing, mass } from '../../kit/drawing.ts'
import { circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import type { Tones } from './tones.ts'

const disc = (t: Tones, rim: number): Drawing => [mass(t.metal, circle(0, 0, 18)), mass(t.shield, circle(0, 0, rim))]

const star = (points: number, outer: number, inner: number) =>
  polygon(
    ...Array.from({ length: points * 2 }, (_, index) => {
      const angle = (index * Math.PI) / points
      const reach = index % 2 === 0 ? outer : inner
      return [Math.sin(angle) * reach, -Math.cos(angle) * reach]
    }).flat(),
  )

export const SHIELDS = {
  boss: t => [disc(t, 13), mass(t.bright, circle(0, 0, 5))],
  /** Of cowhide, round above. */
  arched: t => [
    mass(t.bright, path('M-14 20v-26a14 14 0 0 1 28 0v26z')),
    mass(t.shield, path('M-11 17v-23a11 11 0 0 1 22 0v23z')),
    mass(t.horse[1], smooth('-8,-8 -1,-12 1,-5 -5,-2'), smooth('2,3 8,0 9,8 3,10'), smooth('-8,7 -2,5 -1,12 -7,14')),
  ],
  /** As tall as half a man, with three bands. */
  tall: t => [
    mass(t.metal, rect(-12, -22, 24, 44)),
    mass(t.shield, rect(-9, -19, 18, 9), rect(-9, -7, 18, 14), rect(-9, 10, 18, 9)),
    mass(t.bright, circle(0, 0, 4)),
  ],
  /** Of wicker. */
  wicker: t => [
    mass(t.metal, rect(-13, -20, 26, 40)),
    mass(
      t.shield,
      ...[-17, -4, 9].flatMap(y => [
        polygon(-11, y, -1, y + 4, -1, y + 9, -11, y + 5),
        polygon(11, y, 1, y + 4, 1, y + 9, 11, y + 5),
      ]),
    ),
  ],
  star: t => [disc(t, 15), mass(t.bright, star(8, 13, 5))],
  rings: t => [
    disc(t, 15),
    mass(t.metal, circle(0, 0, 11)),
    mass(t.shield, circle(0, 0, 8)),
    mass(t.bright, circle(0, 0, 4)),
  ],
  /** A band across. */
  banded: t => [disc(t, 14), mass(t.bright, polygon(-14, -4, 14, -4, 14, 4, -14, 4))],
  sixStar: t => [disc(t, 15), mass(t.bright, star(6, 13, 7)), mass(t.shield, circle(0, 0, 4))],
  /** Square, drawn in at the waist. */
  waisted: t => [
    mass(t.metal, smooth('-14,-20! 0,-17 14,-20! 10,0 14,20! 0,17 -14,20! -10,0')),
    mass(t.shield, smooth('-10,-16! 0,-14 10,-16! 7,0 10,16! 0,14 -10,16! -7,0')),
    mass(t.bright, circle(0, 0, 4)),
  ],
  /** With a rim of teeth. */
  toothed: t => [mass(t.metal, star(14, 20, 15)), mass(t.shield, circle(0, 0, 12)), mass(t.bright, star(4, 10, 4))],
  /** A crescent. */
  crescent: t => [
    mass(t.metal, smooth('-18,-14! -20,4 -10,18 0,20 10,18 20,4 18,-14! 10,-6 0,-4 -10,-6')),
    mass(t.shield, smooth('-15,-7! -15,5 -8,14 0,16 8,14 15,5 15,-7! 9,-2 0,0 -9,-2')),
  ],
  /** Oval, with a piece cut out on either side. */
  cutOut: t => [
    mass(t.metal, smooth('0,-22 11,-19 15,-10 9,0 15,10 11,19 0,22 -11,19 -15,10 -9,0 -15,-10 -11,-19')),
    mass(t.shield, smooth('0,-18 8,-16 10,-10 5,0 10,10 8,16 0,18 -8,16 -10,10 -5,0 -10,-10 -8,-16')),
    mass(t.bright, circle(0, 0, 4)),
  ],
  /** A square of leather. */
  square: t => [
    mass(t.metal, rect(-16, -16, 32, 32)),
    mass(t.shield, rect(-12, -12, 24, 24)),
    mass(t.bright, polygon(0, -9, 9, 0, 0, 9, -9, 0)),
  ],
} as const satisfies Record<string, (tones: Tones) => Drawing>

export type Shield = keyof typeof SHIELDS
