// Animals in profile, facing right.

import { at, type Drawing, mass } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { circle, path, polygon, rect, smooth } from '../kit/path.ts'
import { wheel } from './things.ts'

export const GAITS = ['walk', 'prance', 'gallop'] as const
export type Gait = (typeof GAITS)[number]

/** Legs on the far side, body with the legs on the near side, tail, mane: 104 wide, hooves at 90. */
const HORSE: Readonly<Record<Gait, readonly [far: string, near: string, tail: string, mane: string]>> = {
  walk: [
    '70,52! 76,60 80,72 78,84! 84,90! 74,90! 72,74 66,60!;30,52! 38,62 42,70 38,78 42,86! 47,90! 37,90! 33,78 34,70 24,60!',
    '80,3! 82,-3! 86,4 91,10 97,21 98,26 95,29 90,28 85,25 80,27 77,36 78,48 80,58 88,66 84,76 80,84! 86,90! 76,90! 76,82 80,72 76,66 70,60 56,62 44,60 38,60 36,66 28,73 24,85! 29,90! 18,90! 18,84 18,73 20,64 14,54 12,42 16,33 26,28 40,29 52,30 60,27 68,16 74,6',
    '14,36! 8,40 5,52 6,66 10,74! 12,62 12,52 15,46!',
    '79,2! 74,4 66,14 58,26! 64,30! 70,22 78,12!',
  ],
  prance: [
    '72,50! 84,46 96,44 103,50! 100,62! 103,66! 97,68! 95,62! 96,54 86,56 74,60!;30,54! 40,60 44,68 40,76 46,86! 52,90! 42,90! 34,76 33,68 26,60!',
    '80,3! 82,-3! 86,4 91,10 98,20 100,25 97,29 91,28 86,25 81,27 78,36 80,46 86,52! 97,58! 97,62! 90,72! 92,77! 84,77! 86,70! 90,62! 78,62 70,59 56,62 44,60 38,60 36,66 28,73 29,85! 34,90! 22,90! 22,84 18,73 20,64 14,54 12,42 16,33 26,28 40,29 52,30 60,27 68,16 74,6',
    '14,36! 6,38 0,48 0,64 4,74! 8,62 10,52 15,46!',
    '79,2! 74,4 66,14 58,26! 64,30! 70,22 78,12!',
  ],
  gallop: [
    '74,48! 88,52 100,52 112,46! 116,49! 110,56! 98,60 84,60 72,58!;26,50! 20,62 8,68 -6,66! -10,72! -4,74! 10,76 24,72 36,60!',
    '84,8! 87,2! 90,9 95,14 104,23 106,28 103,32 97,31 91,29 86,31 82,40 84,46 92,54 104,62! 106,67! 98,78! 100,82! 92,82! 94,75 98,68 88,64 74,60 56,61 44,59 36,62 28,70 16,78 6,84! 4,90! -4,88! 0,82 10,72 16,62 12,52 11,42 16,34 26,29 40,30 52,31 62,28 72,20 78,11',
    '14,38! 2,36 -10,40 -20,50! -10,48 2,48 13,48!',
    '83,8! 77,10 70,18 60,27! 66,32! 74,26 82,18!',
  ],
}

/** Its coat, the coat in shade (legs on the far side, tail), the mane. */
export type Coat = readonly [coat: Role, shade: Role, mane: Role]

export const horse = (gait: Gait, [coat, shade, mane]: Coat): Drawing => {
  const [far, near, tail, crest] = HORSE[gait]
  return [mass(shade, smooth(far), smooth(tail)), mass(coat, smooth(near)), mass(mane, smooth(crest))]
}

/** One hump, striding; 104 wide, its feet at 90, to be ridden as a horse is. */
export const camel = ([coat, shade, rug]: Coat): Drawing => [
  mass(
    shade,
    smooth(
      '70,48! 84,62 92,76 96,88! 104,90! 92,90! 84,76 66,60!;26,48! 22,64 12,76 4,86! 4,90! -4,90! 0,82 10,70 16,56!',
    ),
  ),
  mass(
    coat,
    smooth(
      '92,-2! 95,-7! 98,-1 108,5 110,11 106,14 98,12! 96,24 90,42 80,52 76,62 70,76 68,86! 74,90! 62,90! 63,74 62,58 50,58 38,57 34,68 36,86! 42,90! 30,90! 26,72 18,56 11,48! 9,62! 7,48 12,34 24,28 32,22 44,14 56,20 64,30 76,38 84,30 86,12',
    ),
  ),
  mass(rug, smooth('30,23! 44,14 58,22! 62,44 46,48 30,45!')),
]

/** With wings spread, looking left; 60 wide, its feet at `0, 8`. */
export const eagle = (lit: Role = 'br2', shade: Role = 'br3'): Drawing => [
  mass(
    lit,
    smooth(
      '8,-14! 4,-17 -1,-16 -2,-11! -5,-5! -16,-14 -30,-18! -29,-10! -20,-3! -8,2! -3,8! 2,8! 7,2! 19,-3! 28,-10! 29,-18! 15,-14 5,-5! 4,-11!',
    ),
  ),
  mass(shade, smooth('5,-5! 15,-14 29,-18! 28,-10! 19,-3! 7,2! 2,8! -1,8!')),
]

/** Two horses at full speed and a light car with its driver; 150 wide from the car at -44, the ground at 92. */
export const chariot = (cloth: 'cl' | 'cb' | 'lf' | 'ma'): Drawing => [
  at(8, -6, 1, ...horse('gallop', ['wd3', 'ink', 'ink'])),
  ...horse('gallop', ['wd2', 'wd3', 'ink']),
  mass('wd3', polygon(-34, 56, 76, 44, 76, 48, -34, 60), polygon(-20, 20, 80, 30, 80, 32, -20, 23)),
  mass('sk2', polygon(-24, 16, -2, 22, -2, 27, -24, 24), circle(-26, -2, 7)),
  mass(cloth === 'ma' ? 'ma1' : `${cloth}2`, smooth('-36,14! -28,6 -20,10! -18,44! -40,44!')),
  mass('bz2', path('M-34-4a8 8 0 0 1 16 0z')),
  mass(`${cloth}1`, smooth('-46,34! -20,30 -12,34! -14,62! -44,62!')),
  mass(`${cloth}3`, smooth('-46,34! -20,30 -12,34! -12,39! -20,36 -45,40!'), rect(-44, 57, 30, 5)),
  wheel(-30, 70, 22, 'gr1'),
]
