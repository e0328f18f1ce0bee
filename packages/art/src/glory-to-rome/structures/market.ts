// Market: stalls with awnings, full of fruit, jars and cloth.

import { at, type Drawing, mass, opening, tone } from '../../kit/drawing.ts'
import { circle, polygon, rect } from '../../kit/path.ts'
import { awning } from '../../parts/buildings.ts'
import { togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { amphora } from '../../parts/things.ts'
import { GROUND, type Structure } from '../construction.ts'

/** Heaped fruit, seen from the side. */
const heap = (x: number, y: number, role: 'cl2' | 'lf1' | 'br2' | 'pu2'): Drawing => [
  mass('wd1', polygon(x - 12, y - 6, x + 12, y - 6, x + 9, y, x - 9, y)),
  mass(role, ...[-8, 0, 8].map(dx => circle(x + dx, y - 8, 4)), circle(x - 4, y - 13, 4), circle(x + 4, y - 13, 4)),
]

export const market = (): Structure => {
  const stall = (x: number, y: number, role: 'cl2' | 'cb2' | 'lf2', goods: Drawing): Drawing => [
    mass('wd3', rect(x + 4, y - 82, 4, 82), rect(x + 84, y - 82, 4, 82)),
    opening('wd3', rect(x + 8, y - 60, 76, 30)),
    at(x, y, 1, ...goods),
    mass('wd1', rect(x, y - 32, 92, 6)),
    mass('wd2', rect(x + 3, y - 26, 86, 26)),
    tone('wd3', ...[18, 34, 50, 66].map(dx => rect(x + dx, y - 26, 1.6, 26)), rect(x + 70, y - 26, 19, 26)),
    awning([x - 6, y - 92, 104, 28], 8, role, 8),
  ]
  return {
    material: 'wood',
    sky: 'rose',
    outline:
      'M22 206V130M110 206V130M130 206V130M218 206V130M12 140L22 112H108L120 140zM124 140L132 112H218L230 140zM72 176V96M168 176V96M58 108L68 78H174L184 108z',
    plan: [18, 222, 34],
    built: 'M0 112H122V178H240V240H0z',
    scaffold: [136, GROUND + 4, 46, 84],
    crane: { x: 210, top: 46, hook: [92, 70] },
    body: [
      stall(72, 172, 'lf2', [amphora(20, -32, 26), amphora(40, -32, 26), amphora(62, -32, 26)]),
      stall(18, GROUND, 'cl2', [heap(24, -32, 'cl2'), heap(48, -32, 'lf1'), heap(72, -32, 'br2')]),
      stall(128, GROUND, 'cb2', [
        heap(22, -32, 'pu2'),
        mass('cl1', rect(40, -42, 18, 10)),
        mass('br1', rect(42, -52, 16, 10)),
        mass('cb1', rect(62, -44, 18, 12)),
      ]),
    ],
    life: [
      heap(36, 232, 'lf1'),
      heap(8, 228, 'br2'),
      togatus(96, 232, 1.5),
      worker(146, 234, -1.5, 'cl'),
      amphora(206, 234, 30),
      amphora(226, 232, 26),
    ],
  }
}
