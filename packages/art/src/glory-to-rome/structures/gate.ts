// Gate: two round towers with the way into the city between them.

import { type Drawing, mass, tone } from '../../kit/drawing.ts'
import { path, polygon, rect } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { archedWall, windows } from '../../parts/buildings.ts'
import { flag } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { merlons } from '../../parts/stone.ts'
import { GROUND, type Structure } from '../construction.ts'

export const gate = (): Structure => {
  const tower = (x: number): Drawing => [
    mass('bk1', rect(x, 62, 56, 144)),
    tone('bk2', rect(x + 20, 62, 36, 144)),
    tone('bk3', rect(x + 42, 62, 14, 144)),
    mass('st1', path('M', x - 3, 176, 'h62v32q-31 6-62 0z')),
    tone('st3', path('M', x + 42, 176, 'h17v32q-8 2-17 3z')),
    mass('ma1', rect(x - 3, 172, 62, 5), rect(x - 3, 116, 62, 4)),
    windows(x + 8, 106, 3, [9, 22, 15], 'ink', true),
    windows(x + 8, 156, 3, [9, 22, 15], 'ink', true),
    mass('bk3', rect(x - 4, 64, 64, 6)),
    merlons(x - 4, 64, 64, 4, 14, 'bk2'),
  ]
  return {
    material: 'brick',
    sky: 'day',
    outline: 'M20 206V50H80V206M160 206V50H220V206M80 86H160M94 206V162a25 25 0 0 1 50 0V206',
    plan: [16, 224, 30],
    built: [
      [0, 124],
      [78, 160],
      [160, 172],
    ],
    scaffold: [24, GROUND + 2, 46, 112],
    crane: { top: 38, hook: [108, 84] },
    pile: [104, 230],
    body: [
      mass('bk2', rect(-2, 130, 30, 76), rect(212, 130, 30, 76)),
      merlons(-2, 130, 30, 3, 9, 'bk2'),
      merlons(212, 130, 30, 3, 9, 'bk3'),
      archedWall({
        x: 76,
        y: GROUND,
        width: 88,
        height: 118,
        side: 8,
        ramp: 'bk',
        openings: [{ x: 94, width: 50, height: 72 }],
        ring: 'st1',
      }),
      mass('ma1', rect(76, 122, 88, 4)),
      windows(84, 116, 5, [9, 20, 15.5], 'ink', true),
      merlons(76, 90, 88, 6, 10, 'bk2'),
      // The portcullis, half drawn up.
      mass('wd3', ...range(97, 6, 8.6).map(x => rect(x, 138, 2.4, 30)), rect(95, 150, 48, 2.4), rect(95, 162, 48, 2.4)),
      tower(22),
      tower(162),
    ],
    life: [
      flag(50, 50, 28),
      flag(190, 50, 28),
      mass('gr2', polygon(98, 206, 144, 206, 172, 240, 66, 240)),
      tone('gr3', polygon(98, 206, 104, 206, 80, 240, 66, 240)),
      worker(110, 218, 1.1, 'cl'),
      worker(132, 230, 1.2, 'cb'),
    ],
  }
}
