// Circus: a stand of planks along the track, and a chariot at full speed.

import { at, type Drawing, mass, tone } from '../../kit/drawing.ts'
import { rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { chariot } from '../../parts/beasts.ts'
import { crowd, flag } from '../../parts/citizens.ts'
import type { Structure } from '../construction.ts'

export const circus = (): Structure => {
  // From below upwards, each shorter than the one before.
  const rows = range(0, 5, 1).map(row => ({ y: 160 - row * 18, left: 8 + row * 9, right: 232 - row * 9 }))
  const fans = rows.flatMap(({ y, left, right }) =>
    range(left + 10, Math.floor((right - left) / 16), 16.4).map(x => [x, y - 3] as const),
  )
  return {
    material: 'wood',
    sky: 'sea',
    outline: 'M8 176V158H17V140H26V122H35V104H44V86H196V104H205V122H214V140H223V158H232V176z',
    plan: [10, 230, 40],
    built: [
      [0, 130],
      [60, 100],
      [120, 150],
      [170, 132],
    ],
    scaffold: [124, 178, 46, 80],
    crane: { x: 210, top: 40, hook: [86, 66] },
    body: [
      ...rows
        .toReversed()
        .map(
          ({ y, left, right }): Drawing => [
            mass('wd2', rect(left, y, right - left, 18)),
            tone(
              'wd3',
              rect(right - 60, y, 60, 18),
              ...range(left + 20, Math.floor((right - left) / 22) - 1, 22).map(x => rect(x, y + 6, 1.6, 12)),
            ),
            mass('wd1', rect(left - 3, y - 2, right - left + 6, 5)),
          ],
        ),
      // The barrier of the track.
      mass('wd1', rect(0, 176, 240, 5), rect(0, 186, 240, 4)),
      mass('wd3', ...range(4, 9, 28).map(x => rect(x, 172, 6, 24))),
    ],
    life: [
      crowd(fans, undefined, 1.7),
      ...[46, 120, 194].map(x => flag(x, 86, 30, 'cl', 1.4)),
      tone('gr2', smooth('6,232! 60,226 120,232! 60,236!')),
      at(96, 160, 0.78, chariot('cl')),
    ],
  }
}
