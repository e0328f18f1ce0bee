// Amphitheatre: three rings of arches under an awning.

import { mass, opening, tone } from '../../kit/drawing.ts'
import { circle, path, polygon, rect } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { flag, togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { drum, storey } from '../../parts/round.ts'
import { groma, pegs } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

export const amphitheatre = (): Structure => {
  const wall = drum({ x: 120, radius: 100, top: [92, 27], bottom: [176, 36] })
  const { band, archAt, point } = wall
  const bays = range(-77, 15, 11)
  const tier = (above: number, from = -90, to = 90) => storey(wall, { above, below: above + 0.26, from, to, bays })
  const [upper, middle, lower] = [0.18, 0.46, 0.74]
  /** On the ellipse of the rim, or of the opening in the awning. */
  const rim = (angle: number, x = 95, y = 24, centre = 93): readonly number[] => {
    const radians = (angle * Math.PI) / 180
    return [120 + x * Math.sin(radians), centre - y * Math.cos(radians)]
  }
  const cloth = (angle: number) =>
    path(
      ...['M', ...rim(angle), 'A', 95, 24, '0 0 1', ...rim(angle + 14)],
      ...['L', ...rim(angle + 14, 58, 15, 101), 'A', 58, 15, '0 0 0', ...rim(angle, 58, 15, 101), 'z'],
    )
  const shadow = tone('gr2', 'M120 212A100 36 0 0 0 220 176L240 186V212Q190 226 120 212z')
  const footing = (angle: number, from = 0) => {
    const [[x1, y1], [x2, y2]] = [point(angle + from, 1), point(angle + 7, 1)]
    return polygon(x1 - (from ? 0 : 1), y1 - 7, x2, y2 - 7, x2, y2 + 1, x1 - (from ? 0 : 1), y1 + 1)
  }
  const whole = 'M20 92A100 27 0 0 1 220 92M20 92A100 27 0 0 0 220 92M20 92v84M220 92v84M32 118A100 30 0 0 0 208 118'
  return {
    material: 'concrete',
    sky: 'sea',
    outline: whole,
    plan: [
      mass('gr2', circle(120, 180, 104, 38)),
      mass('gr4', circle(120, 178, 100, 35)),
      tone('gr3', circle(120, 183, 88, 28)),
      mass('gr1', circle(120, 186, 72, 21)),
      mass('st1', ...bays.map(angle => footing(angle))),
      tone('st3', ...bays.filter(angle => angle > -10).map(angle => footing(angle, 3.6))),
      groma(107, 184),
      worker(122, 190, -1, 'cb'),
      worker(60, 224, 1.1, 'cl'),
      mass('wd1', polygon(66, 196, 70, 194, 82, 226, 78, 227)),
      pegs([15, 196], [41, 212], [201, 208], [227, 196]),
    ],
    inside: [
      shadow,
      mass('st3', circle(120, 150, 100, 32)),
      tone('st4', circle(120, 154, 86, 24)),
      mass('gr1', circle(120, 162, 60, 14)),
      mass('st2', 'M220 150A100 32 0 0 0 120 118v6A90 28 0 0 1 208 150z'),
      tier(lower),
      tier(middle, -90, -18),
      mass('st2', band(-18, 4, 0.58, 0.72)),
      mass('st3', band(4, 20, 0.65, 0.72)),
    ],
    built: [],
    scaffold: [106, 212, 44, 76],
    crane: { top: 54, hook: [77, 84] },
    body: [
      shadow,
      mass(
        'wd3',
        ...range(-84, 10, 18.6).map(angle => rect(rim(angle, 98)[0], rim(angle, 98, 27, 92)[1] - 20, 1.4, 22)),
      ),
      mass('ma1', circle(120, 92, 100, 27)),
      mass('cl1', ...range(-98, 7, 28).map(cloth)),
      tone('st4', circle(120, 101, 58, 15)),
      tone('st2', 'M176 98A58 15 0 0 0 128 86Q160 92 168 104z'),
      mass('gr1', circle(120, 106, 46, 10)),
      mass('st1', band(-90, 90, 0, 0.18)),
      tone('st2', band(-8, 90, 0, 0.18)),
      tone('st3', band(42, 90, 0, 0.18)),
      mass('ma1', band(-90, 90, -0.02, 0.03)),
      opening(
        'bk4',
        ...bays
          .filter((_, index) => index % 2)
          .map(angle => rect(point(angle, 0.1)[0] - 2, point(angle, 0.1)[1] - 3, 4, 5)),
      ),
      tier(upper),
      tier(middle),
      tier(lower),
      opening('ink', archAt(0, 6.4, 0.8, 1)),
      mass('br2', band(-9, 9, 0.725, 0.755)),
    ],
    life: [
      range(-60, 6, 24).map(angle => flag(...point(angle, 0), 22)),
      togatus(60, 232),
      worker(84, 230, -0.95, 'cl'),
      worker(170, 234, -1.05, 'cb'),
      togatus(186, 233),
    ],
  }
}
