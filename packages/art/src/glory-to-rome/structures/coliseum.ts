// Coliseum: four storeys, cut open to show the arena.

import { type Drawing, ghost, mass, opening, tone } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { crowd, flag, togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { drum, storey } from '../../parts/round.ts'
import { flame } from '../../parts/things.ts'
import { groma } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

export const coliseum = (): Structure => {
  const shell = drum({ x: 120, radius: 106, top: [74, 30], bottom: [176, 40] })
  const { band, point } = shell
  const bays = range(-80, 17, 10)
  const tier = (above: number, from: number, to: number) =>
    storey(shell, { above, below: above + 0.24, from, to, bays })
  const ring = (inset: number, y: number) => circle(120, y, 106 - inset, 40 - inset * 0.36)
  const shadow = tone('gr2', 'M120 216A106 40 0 0 0 226 176L240 186V214Q190 230 120 216z')
  const bowl: Drawing = [
    mass('st3', 'M14 134A106 36 0 0 1 226 134V154A106 39 0 0 1 14 154z'),
    mass('st3', ring(0, 140)),
    ...[8, 18, 28, 38].flatMap(
      (inset, index): Drawing => [mass(index % 2 ? 'st3' : 'st2', ring(inset, 141 + index * 4))],
    ),
    mass('st4', ring(46, 158)),
    mass('gr1', ring(50, 161)),
  ]
  // The far side of the outer wall, seen from within: high on the left, lower and lower to the right.
  const far = path('M14 134V76A106 30 0 0 1 120 46L150 47V64L178 70V90L204 98V112L226 130V140A106 38 0 0 0 14 140z')
  return {
    material: 'stone',
    sky: 'dusk',
    outline: 'M14 74A106 30 0 0 1 226 74A106 30 0 0 1 14 74V176A106 40 0 0 0 226 176V74M14 104A106 34 0 0 0 226 104',
    plan: [
      mass('gr2', circle(120, 180, 110, 42)),
      mass('gr4', circle(120, 178, 106, 39)),
      tone('gr3', circle(120, 183, 92, 31)),
      mass('gr1', circle(120, 187, 74, 23)),
      mass('st1', ...bays.map(angle => rect(point(angle, 1)[0] - 4, point(angle, 1)[1] - 7, 8, 8))),
      groma(107, 186),
      worker(122, 192, -1, 'cb'),
      worker(60, 232, 1.1, 'cl'),
    ],
    inside: [
      shadow,
      bowl,
      ghost('M14 74A106 30 0 0 1 226 74', 'br1'),
      tier(0.76, -90, 90),
      tier(0.5, -90, -24),
      mass('st2', band(-24, 0, 0.62, 0.74)),
      mass('st3', band(0, 16, 0.68, 0.74)),
    ],
    built: [],
    scaffold: [106, 216, 46, 86],
    crane: { top: 40, hook: [70, 74] },
    body: [
      shadow,
      mass('st3', far),
      opening('st4', ...range(30, 6, 22).map(x => arch(x, 92 - (x - 30) * 0.04, 9, 20))),
      bowl,
      tier(0.76, -90, 90),
      tier(0.5, -90, 0),
      mass('st2', band(0, 12, 0.6, 0.74), band(12, 26, 0.68, 0.74)),
      tier(0.24, -90, -22),
      mass('st2', band(-22, -12, 0.36, 0.48)),
      mass('st1', band(-90, -40, 0, 0.22)),
      mass('st2', band(-40, -32, 0.1, 0.22)),
      opening('bk4', ...[-74, -62, -50].map(angle => rect(point(angle, 0.12)[0] - 2, point(angle, 0.12)[1] - 4, 5, 8))),
      mass('ma1', band(-90, -40, -0.02, 0.025)),
    ],
    life: [
      crowd(
        [
          [66, 124],
          [84, 118],
          [104, 115],
          [124, 114],
          [146, 116],
          [166, 121],
          [184, 128],
          [196, 140],
          [74, 132],
          [94, 127],
          [114, 124],
          [136, 124],
          [158, 128],
          [176, 136],
        ],
        undefined,
        1.4,
      ),
      // Who is about to die: net against sword.
      worker(112, 172, 1.3, 'br'),
      worker(144, 173, -1.3, 'cl'),
      mass('ma2', rect(124, 145, 12, 2), polygon(130, 152, 138, 149, 138, 160, 132, 162)),
      ...[-78, -54].map(angle => flag(...point(angle, 0), 26)),
      flame(200, 210, 10, 18),
      flame(40, 210, 10, 18),
      togatus(84, 236),
      worker(170, 236, -1.1, 'cb'),
    ],
  }
}
