// Bath: vaults with great round windows, steam above and a pool before them.

import { type Drawing, mass, opening, tone } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { plume } from '../../parts/buildings.ts'
import { waves } from '../../parts/land.ts'
import { worker } from '../../parts/people.ts'
import type { Structure } from '../construction.ts'

export const bath = (): Structure => {
  const thermal = (x: number, y: number, radius: number): Drawing => [
    opening('ink', path('M', x - radius, y, 'a', radius, radius, '0 0 1', 2 * radius, 0, 'z')),
    mass('st1', rect(x - radius * 0.4, y - radius, 3.4, radius), rect(x + radius * 0.4 - 3.4, y - radius, 3.4, radius)),
  ]
  const vault = (x: number, foot: number, radius: number, wall: number): Drawing => [
    mass('bk2', path('M', x - radius, foot, 'v', -wall, 'a', radius, radius, '0 0 1', 2 * radius, 0, 'v', wall, 'z')),
    tone(
      'bk3',
      path(
        'M',
        x + radius * 0.4,
        foot,
        'V',
        foot - wall - radius * 0.9,
        'A',
        radius,
        radius,
        '0 0 1',
        x + radius,
        foot - wall,
        'v',
        wall,
        'z',
      ),
    ),
    mass(
      'bk1',
      path(
        'M',
        x - radius - 3,
        foot - wall,
        'a',
        radius + 3,
        radius + 3,
        '0 0 1',
        2 * radius + 6,
        0,
        'h-6a',
        radius - 3,
        radius - 3,
        '0 0 0',
        -2 * radius + 6,
        0,
        'z',
      ),
    ),
    thermal(x, foot - wall + 4, radius * 0.66),
  ]
  return {
    material: 'brick',
    sky: 'rose',
    outline: 'M72 200V110a48 48 0 0 1 96 0V200M10 200V148a31 31 0 0 1 62 0M168 148a31 31 0 0 1 62 0V200zM10 200H230',
    plan: [10, 230, 34],
    built: [
      [0, 150],
      [72, 128],
      [110, 148],
      [168, 170],
    ],
    crane: { top: 38, hook: [96, 66] },
    body: [
      vault(41, 200, 30, 52),
      vault(199, 200, 30, 52),
      vault(120, 200, 48, 88),
      mass('st1', rect(68, 120, 104, 5), rect(8, 152, 60, 4), rect(172, 152, 60, 4)),
      opening('ink', arch(106, 200, 28, 56), ...[80, 148].map(x => arch(x, 180, 14, 34))),
      opening('ink', ...[20, 48, 178, 206].map(x => arch(x, 190, 14, 28))),
      mass('st1', rect(4, 198, 232, 8)),
    ],
    life: [
      plume(96, 72, 44, 'ma1'),
      plume(150, 76, 50, 'ma1'),
      plume(44, 122, 36, 'ma1'),
      plume(206, 122, 40, 'ma1'),
      // The pool and who swims in it.
      mass('ma1', polygon(20, 236, 40, 208, 200, 208, 220, 236)),
      mass('wa2', polygon(32, 234, 48, 212, 192, 212, 208, 234)),
      waves({ x: 60, y: 220, count: 4, step: 34 }),
      ...[76, 148].map(
        (x): Drawing => [
          mass('sk2', circle(x, 218, 5), smooth(`${x - 9},230! ${x - 8},224 ${x},222 ${x + 8},224 ${x + 9},230!`)),
        ],
      ),
      worker(214, 216, -1.3, 'ma'),
    ],
  }
}
