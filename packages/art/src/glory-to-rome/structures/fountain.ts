// Fountain: bowl above bowl, and water over the rims.

import { at, type Drawing, light, mass, stroke, tone } from '../../kit/drawing.ts'
import { circle, path, polygon, rect } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { worker } from '../../parts/people.ts'
import { draped } from '../../parts/statues.ts'
import { groma } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

export const fountain = (): Structure => {
  const bowl = (y: number, radius: number): Drawing => [
    mass('ma1', path('M', 120 - radius, y, 'a', radius, radius * 0.6, '0 0 0', 2 * radius, '0z')),
    tone(
      'ma3',
      path(
        'M',
        120 + radius * 0.2,
        y,
        'h',
        radius * 0.8,
        'a',
        radius,
        radius * 0.6,
        '0 0 1',
        -radius * 0.9,
        radius * 0.6,
        'q',
        radius * 0.3,
        -radius * 0.2,
        radius * 0.1,
        -radius * 0.6,
        'z',
      ),
    ),
    mass('ma2', circle(120, y, radius, radius * 0.14)),
    mass('wa2', circle(120, y, radius * 0.9, radius * 0.1)),
  ]
  const jet = (from: readonly [number, number], to: readonly [number, number], rise: number) =>
    path('M', ...from, 'Q', (from[0] + to[0]) / 2, Math.min(from[1], to[1]) - rise, ...to)
  return {
    material: 'marble',
    sky: 'dusk',
    outline:
      'M22 196A98 26 0 0 1 218 196V210A98 26 0 0 1 22 210zM110 186V150M130 186V150M64 142A56 34 0 0 0 176 142zM112 140V104M128 140V104M88 98A32 20 0 0 0 152 98zM110 92V50H130V92',
    plan: [
      mass('gr2', circle(120, 200, 104, 32)),
      mass('gr4', circle(120, 198, 98, 28)),
      mass('gr3', circle(120, 202, 84, 21)),
      mass('gr1', circle(120, 205, 66, 14)),
      mass(
        'ma1',
        ...range(-80, 17, 10).map(angle =>
          rect(116 + 98 * Math.sin((angle * Math.PI) / 180), 193 + 28 * Math.cos((angle * Math.PI) / 180), 9, 8),
        ),
      ),
      groma(108, 206),
      worker(124, 210, -1, 'cb'),
      worker(46, 234, 1.1, 'cl'),
    ],
    built: 'M0 240V186H104V140H140V186H240V240z',
    scaffold: [98, 200, 44, 92],
    crane: { top: 40, hook: [84, 62] },
    body: [
      mass('ma2', circle(120, 196, 98, 26)),
      mass('wa3', circle(120, 197, 90, 21)),
      tone('wa2', circle(112, 194, 66, 13)),
      mass('ma2', polygon(106, 200, 112, 150, 128, 150, 134, 200)),
      tone('ma3', polygon(121, 200, 121, 150, 128, 150, 134, 200)),
      bowl(142, 56),
      mass('ma2', polygon(112, 140, 114, 100, 126, 100, 128, 140)),
      tone('ma3', polygon(121, 140, 121, 100, 126, 100, 128, 140)),
      bowl(98, 32),
      // The rim in front.
      mass('ma1', path('M22 196A98 26 0 0 0 218 196V214A98 26 0 0 1 22 214z')),
      tone('ma3', path('M150 221A98 26 0 0 0 218 196V214A98 26 0 0 1 150 239z')),
      mass('ma1', path('M18 194A102 28 0 0 0 222 194l-6 2A98 24 0 0 1 24 196z')),
      tone('ma2', ...range(46, 6, 30).map(x => circle(x, 212 + (x < 80 || x > 160 ? 0 : 8), 6))),
    ],
    life: [
      at(118, 94, [0.46, 0.46], draped(0, 0, 1, 'bz')),
      stroke('wa1', 4, jet([120, 46], [92, 94], 26), jet([120, 46], [150, 94], 26)),
      stroke(
        'wa1',
        4,
        jet([90, 98], [66, 138], 12),
        jet([150, 98], [176, 138], 12),
        jet([104, 102], [98, 138], 2),
        jet([136, 102], [144, 138], 2),
      ),
      stroke(
        'wa1',
        4.4,
        jet([66, 143], [40, 192], 12),
        jet([174, 143], [202, 192], 12),
        jet([88, 152], [80, 196], 2),
        jet([154, 152], [164, 196], 2),
      ),
      light('ma1', ...[40, 80, 164, 202].map(x => circle(x, 195, 7, 2.4))),
      worker(26, 236, 1.4, 'cl'),
      mass('bk2', circle(14, 226, 5), rect(12, 216, 4, 6)),
      worker(216, 236, -1.4, 'cb'),
    ],
  }
}
