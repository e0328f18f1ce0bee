// Ships in profile, their bow to the right.

import { type Drawing, mass, tone } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { circle, polygon, rect, smooth } from '../kit/path.ts'

interface Galley {
  readonly sail: readonly [lit: Role, shade: Role]
  /** Without mast and sail: as it lies in its shed. */
  readonly bare?: boolean
  readonly oars?: boolean
}

/** A warship with ram, eye and a bank of oars; 94 wide, its keel at 62. */
export const galley = ({ sail: [lit, shade], bare = false, oars = true }: Galley): Drawing => [
  ...(bare
    ? []
    : [
        mass('wd3', rect(45, 3, 3, 38)),
        mass(lit, smooth('26,8! 46,12 66,8! 70,20 67,33! 46,30 25,33! 22,20')),
        tone(shade, smooth('54,11! 66,8! 70,20 67,33! 55,31!')),
      ]),
  mass(
    'wd2',
    smooth(
      '6,30! 2,20 8,14 16,18! 12,24 18,34! 30,40 64,40 74,38! 78,30! 84,32! 83,42! 95,52! 82,55 74,62 24,62 12,52',
    ),
  ),
  tone('wd3', smooth('12,52! 40,55 70,54 95,52! 82,55 74,62 24,62')),
  mass('br2', rect(18, 42, 58, 3), smooth('82,46! 95,52! 82,55!')),
  mass('iv1', smooth('75,47! 78,45 81,47! 78,49.4')),
  tone('ink', circle(78, 47, 1.2)),
  ...(oars
    ? [mass('wd1', ...[24, 31, 38, 45, 52, 59, 66].map(x => polygon(x, 50, x + 2, 50, x - 5, 69, x - 8, 69)))]
    : []),
]

/** A round-bellied merchantman under sail, its stern curled like a swan's neck; 92 wide, its waterline at 106. */
export const cog = (sail: 'cl' | 'cb' | 'ma'): Drawing => [
  mass('wd3', rect(46, 10, 3, 74), rect(22, 18, 52, 2.6)),
  mass('ma1', smooth('24,20! 48,24 72,20! 78,44 74,66! 48,60 20,66! 17,44')),
  mass(
    `${sail}2`,
    smooth('32,22! 41,23! 38,44 40,61! 30,63! 28,44'),
    smooth('56,23! 65,21.5! 69,44 66,63.5! 57,62! 58,44'),
  ),
  tone('ma3', smooth('66,22! 72,20! 78,44 74,66! 67,64! 71,44')),
  mass('wd2', smooth('2,84! -2,74 2,66 9,68! 6,74 12,84! 30,90 66,90 80,84! 88,78! 92,80! 88,96 78,108! 16,108! 6,98')),
  tone('wd3', smooth('4,94! 30,99 66,99 90,90! 84,102 78,108! 16,108! 8,102')),
  mass('br2', smooth('4,88! 30,93 66,93 88,86! 88,89! 66,96 30,96 5,91!')),
  mass('wd1', rect(10, 78, 14, 8)),
]
