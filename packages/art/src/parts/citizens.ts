// Citizens of Rome: in the toga, seated, in crowds; and their flags. `x, y` is the foot; at size 1 they are 24 high.

import { at, type Drawing, type Group, mass, tone } from '../kit/drawing.ts'
import type { Ramp, Role } from '../kit/palette.ts'
import { circle, polygon, rect, smooth } from '../kit/path.ts'

const own = (ramp: Ramp): Role => `${ramp}2`

/** In a long white robe with a stripe over the shoulder; looks right, or left (-1). */
export const togatus = (x: number, y: number, size = 1, facing: 1 | -1 = 1, stripe: Ramp = 'pu'): Group =>
  at(
    ...[x, y, [size * facing, size] as const],
    mass('ma1', smooth('-6,0! -5,-12 -3,-17 2,-18 5,-14 6,-8 6,0!')),
    tone('ma3', smooth('2,-18! 5,-14 6,-8 6,0! 2,0! 3,-9')),
    mass(own(stripe), smooth('-4,-16! -1,-18! 5,-6 5,-3! 0,-8')),
    mass('sk2', circle(0.5, -21, 3.2), polygon(3, -14, 10, -16, 10, -14, 4, -11)),
    mass('wd3', smooth('-3,-20! -2,-24.5 2,-24.5 3,-22! 0,-22!')),
  )

/** Sits on something 8 units high; looks right, or left (-1). */
export const sitting = (x: number, y: number, cloth: Ramp = 'cl', size = 1, facing: 1 | -1 = 1): Group =>
  at(
    ...[x, y, [size * facing, size] as const],
    mass('sk3', polygon(5, -9, 8, -9, 8, 0, 5.4, 0)),
    mass(own(cloth), smooth('-5,-7! -5,-18 -1,-21 3,-18 3,-12! 9,-11! 9,-7!')),
    mass('sk2', circle(0, -24, 3.2), polygon(1, -17, 8, -14, 8, -12, 1, -14)),
  )

/** Heads and shoulders of a crowd: each a head with a colour of its own below. */
export const crowd = (
  places: readonly (readonly [x: number, y: number])[],
  cloths: readonly Ramp[] = ['cl', 'ma', 'cb', 'lf', 'br'],
  size = 1,
): Drawing => [
  ...cloths.map((cloth, turn) =>
    mass(
      own(cloth),
      ...places
        .filter((_, index) => index % cloths.length === turn)
        .map(([x, y]) => rect(x - 2.2 * size, y - 3 * size, 4.4 * size, 5 * size)),
    ),
  ),
  mass('sk2', ...places.map(([x, y]) => circle(x, y - 4.4 * size, 1.9 * size))),
]

/** A pennant on a pole. */
export const flag = (x: number, y: number, height: number, cloth: Ramp = 'cl', size = 1): Drawing => [
  mass('wd3', rect(x - 0.7, y - height, 1.4, height)),
  mass(
    own(cloth),
    polygon(x + 0.7, y - height, x + 11 * size, y - height + 3.2 * size, x + 0.7, y - height + 7 * size),
  ),
]
