// Bridge: arches over the river, piers with cutwaters.

import { type Drawing, light, mass, opening, tone } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { flag, togatus } from '../../parts/citizens.ts'
import { waves } from '../../parts/land.ts'
import { worker } from '../../parts/people.ts'
import { groma } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

export const bridge = (): Structure => {
  const spans = [
    { x: 22, width: 48, height: 40 },
    { x: 86, width: 66, height: 54 },
    { x: 168, width: 48, height: 40 },
  ]
  return {
    material: 'concrete',
    sky: 'rose',
    land: [
      mass('h1', smooth('0,140! 40,124 90,138 150,126 200,136 240,126! 240,190! 0,190!')),
      mass(
        'h2',
        rect(30, 120, 22, 30),
        rect(60, 128, 30, 22),
        polygon(26, 120, 41, 110, 56, 120),
        rect(178, 116, 12, 32),
        rect(196, 126, 34, 22),
      ),
      mass('lf2', rect(0, 150, 240, 30)),
      mass('wa2', rect(0, 166, 240, 74)),
      tone('wa3', smooth('0,214! 80,206 160,212 240,204! 240,240! 0,240!')),
      waves({ x: 14, y: 184, count: 5, step: 48 }),
      waves({ x: 0, y: 228, count: 5, step: 52 }),
    ],
    outline:
      'M0 206V134Q120 92 240 134V206M22 206V190a24 24 0 0 1 48 0V206M86 206V186a33 33 0 0 1 66 0V206M168 206V190a24 24 0 0 1 48 0V206',
    plan: [
      ...[4, 78, 160, 226].map(
        (x): Drawing => [
          mass('st2', polygon(x - 12, 212, x - 8, 192, x + 12, 192, x + 16, 212)),
          mass('st1', polygon(x - 14, 212, x + 2, 220, x + 18, 212, x + 16, 204, x - 12, 204)),
          mass('wd3', rect(x - 18, 196, 3, 28), rect(x + 20, 196, 3, 28), rect(x + 1, 206, 3, 24)),
        ],
      ),
      groma(78, 196, 54),
      worker(92, 196, -1, 'cb'),
      worker(160, 194, 1, 'cl'),
    ],
    // The wooden arch under the one in the middle.
    inside: [
      mass(
        'wd2',
        path('M86 206V187a33 33 0 0 1 66 0V206h-5V187a28 28 0 0 0-56 0V206z'),
        rect(88, 186, 62, 4),
        rect(117, 158, 4, 48),
      ),
    ],
    built: 'M0 240V120H74V150H96V168H146V178H176V160H240V240z',
    scaffold: [158, 214, 44, 84],
    crane: { x: 214, top: 46, hook: [112, 92] },
    pile: [34, 132],
    body: [
      mass(
        'st3',
        path(
          'M2 206V130Q122 92 250 130V206',
          ...spans
            .toReversed()
            .map(({ x, width, height }) =>
              path(
                'H',
                x + width + 8,
                'V',
                206 - height + width / 2,
                'a',
                width / 2,
                width / 2,
                '0 0 0',
                -width,
                0,
                'V206',
              ),
            ),
          'z',
        ),
      ),
      mass(
        'st1',
        path(
          'M-6 206V136Q120 92 246 136V206',
          ...spans
            .toReversed()
            .map(({ x, width, height }) =>
              path(
                'H',
                x + width,
                'V',
                206 - height + width / 2,
                'a',
                width / 2,
                width / 2,
                '0 0 0',
                -width,
                0,
                'V206',
              ),
            ),
          'z',
        ),
      ),
      mass(
        'st2',
        ...spans.map(({ x, width, height }) =>
          path(
            'M',
            x - 5,
            206 - height + width / 2,
            'a',
            width / 2 + 5,
            width / 2 + 5,
            '0 0 1',
            width + 10,
            0,
            'h-5a',
            width / 2,
            width / 2,
            '0 0 0',
            -width,
            0,
            'z',
          ),
        ),
      ),
      mass('ma1', path('M-6 138Q120 94 246 138v-8Q120 86-6 130z')),
      tone('ma3', path('M-6 138Q120 94 246 138v-2.4Q120 91-6 135.6z')),
      opening('st4', arch(72, 168, 11, 26), arch(154, 168, 11, 26)),
      mass('st2', ...[78, 160].map(x => polygon(x - 13, 178, x, 184, x, 224, x - 13, 214))),
      mass('st3', ...[78, 160].map(x => polygon(x + 13, 178, x, 184, x, 224, x + 13, 214))),
      light('wa1', rect(28, 206, 36, 2), rect(96, 206, 46, 2), rect(176, 206, 34, 2)),
    ],
    life: [
      worker(70, 118, 0.9, 'cl'),
      worker(132, 112, 0.9, 'cb'),
      togatus(166, 118, 0.9),
      flag(12, 134, 30),
      flag(228, 134, 30),
      // A boat below.
      mass('wd2', smooth('100,214! 118,218 136,214! 130,222 106,222!')),
      mass('sk2', circle(118, 205, 2.6)),
      mass('cl2', rect(115, 207, 6, 9)),
    ],
  }
}
