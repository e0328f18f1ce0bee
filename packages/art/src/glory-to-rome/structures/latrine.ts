// Latrine: a bench with holes, in a row and in company.

import { at, type Group, mass, opening, tone } from '../../kit/drawing.ts'
import type { Role } from '../../kit/palette.ts'
import { circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { tiles, windows } from '../../parts/buildings.ts'
import { GROUND, type Structure } from '../construction.ts'

/** Somebody who sits and has time. */
const seated = (x: number, cloth: Role, hair: Role): Group =>
  at(
    ...[x, 172, 1],
    mass('sk2', polygon(-16, 4, -8, 4, -7, 34, -13, 34), polygon(16, 4, 8, 4, 7, 34, 13, 34)),
    mass('wd3', rect(-15, 33, 9, 4), rect(6, 33, 9, 4)),
    mass('sk1', circle(-12, 4, 5), circle(12, 4, 5)),
    mass(cloth, smooth('-12,-4! -12,-20 -6,-30 6,-30 12,-20 12,-4! 18,0 17,7! 7,8! 0,3! -7,8! -17,7! -18,0')),
    mass(
      'sk2',
      polygon(-14, -18, -9, -18, -7, -4, -12, 4),
      polygon(14, -18, 9, -18, 7, -4, 12, 4),
      circle(0, -39, 8.4),
    ),
    mass(hair, smooth('-9,-38! -8,-49 8,-49 9,-38! 4,-43 -4,-43!')),
    opening('ink', circle(-3, -38, 1.2), circle(4, -38, 1.2)),
  )

export const latrine = (): Structure => {
  const seats = [44, 82, 120, 158, 196]
  return {
    material: 'rubble',
    sky: 'sea',
    outline: 'M16 206V60H224V206zM16 168H224M8 62L26 42H214L232 62z',
    plan: [16, 224, 34],
    built: [
      [0, 120],
      [40, 166],
      [100, 140],
      [170, 166],
      [200, 130],
    ],
    scaffold: [150, GROUND + 2, 40, 104],
    crane: { x: 214, top: 36, hook: [76, 76] },
    body: [
      mass('cl1', rect(16, 60, 208, 146)),
      mass('st1', rect(16, 60, 208, 40)),
      tone('st2', rect(16, 97, 208, 3)),
      tone('cl2', ...[60, 112, 164].map(x => rect(x, 100, 3, 64)), rect(196, 100, 28, 64)),
      windows(36, 88, 4, [24, 12, 48]),
      // The bench: a hole above, a slit below.
      mass('ma1', rect(16, 162, 208, 9)),
      mass('ma2', rect(16, 171, 208, 35)),
      tone('ma3', rect(16, 171, 208, 3), ...[63, 101, 139, 177].map(x => rect(x, 171, 1.6, 35))),
      opening(
        'ink',
        ...seats.map(x => circle(x, 166, 9, 2.8)),
        ...seats.map(x => path('M', x - 4, 171, 'h8v14a4 4 0 0 1-8 0z')),
      ),
      mass('st1', rect(6, 60, 12, 150), rect(222, 60, 12, 150)),
      tone('st3', rect(228, 60, 6, 150)),
      tiles(10, 62, 220, 22, 18, 6),
    ],
    life: [
      seated(44, 'cl2', 'wd3'),
      seated(120, 'lf2', 'ma2'),
      seated(196, 'cb2', 'wd3'),
      // Water in its channel, and a sponge on a stick.
      mass('wa2', rect(0, 214, 240, 8)),
      tone('wa1', rect(20, 216, 40, 2), rect(110, 216, 50, 2)),
      mass('wd1', polygon(80, 226, 82, 228, 104, 200, 102, 198)),
      mass('fl1', circle(80, 228, 5)),
    ],
  }
}
