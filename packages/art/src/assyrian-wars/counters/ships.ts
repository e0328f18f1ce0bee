// Ships of a counter, 64 × 54, their bow to the right.

import { type Drawing, mass } from '../../kit/drawing.ts'
import { circle, polygon, rect, smooth } from '../../kit/path.ts'
import type { Tones } from './tones.ts'

const mast = ({ metal }: Tones) => mass(metal, rect(31, 6, 2.4, 34))
const squareSail = (t: Tones): Drawing => [
  mast(t),
  mass(t.cloth, smooth('16,9! 32,11 48,9! 50,18 48,28! 32,25 16,28! 14,18')),
]
const oars = (t: Tones, ...places: readonly number[]) =>
  mass(t.metal, ...places.map(x => polygon(x, 45, x + 1.8, 45, x - 4, 54, x - 6, 54)))

export const HULLS = {
  /** A warship with a ram and shields along its side. */
  ram: t => [
    squareSail(t),
    mass(t.trim, smooth('24,10! 29,10.6! 29,26! 24,27!'), smooth('36,10.6! 41,10! 41,27! 36,26!')),
    mass(t.horse[0], smooth('4,30! 8,27 9,33 12,37 20,38 46,38! 52,37 60,42! 52,45! 48,50 16,50 8,46 3,38')),
    mass(t.shield, polygon(9, 43, 50, 43, 48, 47, 12, 47)),
    mass(t.metal, ...[16, 23, 30, 37, 44].map(x => circle(x, 38, 3))),
    oars(t, 14, 21, 28, 35, 42),
  ],
  /** A sail between two yards, stem and stern turned up, a steering oar. */
  papyrus: t => [
    mass(t.horse[1], rect(31, 6, 2.4, 34)),
    mass(t.cloth, smooth('12,13! 32,9 52,13! 50,32! 32,29 14,32!')),
    mass(t.metal, circle(32, 20, 5.4), polygon(10, 11, 54, 11, 54, 13, 10, 13)),
    mass(t.cloth, circle(32, 20, 3)),
    mass(t.metal, smooth('2,24! 6,23 8,32 14,38 32,41 50,38 56,32 58,23! 62,24! 60,36 52,46 32,50 12,46 4,36')),
    mass(t.horse[1], polygon(12, 42, 32, 46, 52, 42, 50, 45, 32, 48, 14, 45), polygon(8, 30, 11, 30, 3, 54, -1, 54)),
    mass(t.horse[1], smooth('2,24! 1,19 5,17 7,23!'), smooth('62,24! 63,19 59,17 57,23!')),
  ],
  /** A boat of reeds, bound with cords, poled from behind; it has no sail. */
  reed: t => [
    mass(t.cloth, smooth('4,16! 8,16 10,28 18,37 32,39 46,37 54,28 56,14! 61,15! 60,32 52,46 32,50 12,46 3,33')),
    mass(
      t.trim,
      ...[12, 22, 32, 42, 51].map(x => polygon(x - 1, 36 - Math.abs(x - 32) * 0.1, x + 2, 36, x + 1, 50, x - 1.6, 50)),
    ),
    mass(t.metal, rect(26, 26, 20, 12), polygon(24, 26, 36, 19, 48, 26), polygon(12, 10, 14.6, 10, 8, 54, 5.4, 54)),
    mass(t.cloth, circle(16, 17, 3.6), smooth('11,36! 12,24 16,21 20,24 22,36!')),
  ],
  /** Round of belly, a horse's head at the bow, two banks of oars. */
  horse: t => [
    squareSail(t),
    mass(t.metal, rect(15, 14, 34, 3), rect(15, 21, 35, 3)),
    mass(
      t.horse[0],
      smooth(
        '3,24! 8,24 8,32 14,38 32,39 46,38 52,32 51,20 54,11! 56,15! 62,20 63,24! 57,23 58,36 52,47 40,50 20,50 8,46 3,36',
      ),
    ),
    mass(t.trim, smooth('51,20! 54,11! 50,14 47,24 47,34! 51,31!'), rect(12, 41, 40, 2)),
    oars(t, 14, 20, 26, 32, 38, 44),
  ],
} as const satisfies Record<string, (tones: Tones) => Drawing>

export type Hull = keyof typeof HULLS
