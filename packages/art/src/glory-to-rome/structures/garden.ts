// Garden: beds, clipped trees and a pergola full of vine.

import { type Drawing, light, mass, opening, tone } from '../../kit/drawing.ts'
import { arch, circle, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { colonnade } from '../../parts/buildings.ts'
import { togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { bush, cypress, vine } from '../../parts/plants.ts'
import { draped } from '../../parts/statues.ts'
import { amphora } from '../../parts/things.ts'
import { groma } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

export const garden = (): Structure => {
  const bed = (from: number, to: number): Drawing => [
    mass('lf3', polygon(120 + from * 0.42, 178, 120 + to * 0.42, 178, 120 + to, 222, 120 + from, 222)),
    mass('lf2', polygon(120 + from * 0.44 + 1, 180, 120 + to * 0.44 - 1, 180, 120 + to - 5, 216, 120 + from + 5, 216)),
  ]
  const blossoms = (role: 'cl1' | 'br1' | 'pu1', places: readonly (readonly [number, number])[]) =>
    mass(role, ...places.map(([x, y]) => circle(x, y, 3)))
  return {
    material: 'stone',
    sky: 'rose',
    land: [
      mass('h1', smooth('0,140! 40,124 90,138 150,126 200,136 240,126! 240,190! 0,190!')),
      mass('lf1', rect(0, 164, 240, 76)),
      tone('lf2', smooth('0,228! 80,222 160,230 240,222! 240,240! 0,240!')),
    ],
    outline:
      'M30 170V92H210V170M20 92H220V80H20zM74 170V92M120 170V92M166 170V92M96 178L20 222H88L112 178zM128 178L152 222H220L144 178z',
    plan: [
      mass('gr4', polygon(76, 180, 112, 180, 96, 224, 8, 224), polygon(128, 180, 164, 180, 232, 224, 144, 224)),
      mass('gr3', polygon(82, 184, 106, 184, 88, 220, 24, 220), polygon(134, 184, 158, 184, 216, 220, 152, 220)),
      mass('st1', ...[30, 76, 120, 164, 210].map(x => rect(x - 8, 164, 16, 9))),
      tone('st3', ...[30, 76, 120, 164, 210].map(x => rect(x + 2, 164, 6, 9))),
      groma(112, 216),
      worker(128, 220, -1.1, 'cb'),
      worker(48, 236, 1.1, 'cl'),
    ],
    built: 'M0 240V128H54V110H100V150H140V170H176V176H132V240z',
    scaffold: [140, 178, 46, 86],
    crane: { x: 212, top: 40, hook: [94, 66] },
    pile: [196, 236],
    body: [
      mass('st2', rect(14, 166, 212, 8)),
      light('st1', rect(14, 166, 212, 3)),
      mass('lf3', rect(36, 142, 168, 25)),
      tone('lf2', rect(36, 142, 168, 6)),
      opening('lf4', arch(104, 168, 32, 52)),
      colonnade(30, 168, { count: 5, step: 45, width: 12, height: 76 }),
      mass('wd2', rect(16, 80, 208, 7)),
      mass('wd3', ...range(20, 11, 19.4).map(x => rect(x, 72, 5, 14))),
      mass('gr1', polygon(108, 174, 132, 174, 156, 240, 84, 240)),
      tone('gr2', polygon(126, 174, 132, 174, 156, 240, 140, 240)),
      bed(-106, -42),
      bed(42, 106),
    ],
    life: [
      bush(46, 80, 60),
      bush(116, 80, 74),
      bush(190, 80, 56),
      vine(24, 80, [26, 14, 34, 18, 10, 22]),
      vine(110, 80, [14, 26, 12, 20]),
      vine(186, 80, [20, 32, 14, 26, 12]),
      mass(
        'pu2',
        ...[
          [34, 108],
          [128, 100],
          [200, 110],
        ].flatMap(([x, y]) => [circle(x, y, 3.4), circle(x + 5, y, 3.4), circle(x + 2.5, y + 5, 3.4)]),
      ),
      cypress(10, 196, 108),
      cypress(230, 196, 108),
      blossoms('cl1', [
        [52, 206],
        [70, 194],
        [84, 186],
        [158, 188],
        [186, 206],
      ]),
      blossoms('br1', [
        [40, 212],
        [66, 208],
        [168, 196],
        [206, 212],
        [178, 212],
      ]),
      blossoms('pu1', [
        [58, 214],
        [76, 204],
        [150, 184],
        [172, 208],
        [192, 214],
      ]),
      draped(120, 168, 0.4),
      worker(104, 232, 1.4, 'cl'),
      togatus(138, 230, 1.4, -1),
      amphora(70, 238, 22),
      amphora(172, 238, 22),
    ],
  }
}
