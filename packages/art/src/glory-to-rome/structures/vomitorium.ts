// Vomitorium: out of the tunnel into the seats: a crowd spills through the arch.

import { mass, opening, tone } from '../../kit/drawing.ts'
import { path, rect } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { crowd, flag, togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { GROUND, type Structure } from '../construction.ts'

export const vomitorium = (): Structure => {
  const rows = range(84, 7, 18)
  const seats = rows.flatMap((y, row) =>
    range(14 + (row % 2) * 9, 13, 18.4)
      .filter(x => x < 66 || x > 174 || y < 96)
      .filter((_, index) => (index * 7 + row * 3) % 5 > 0)
      .map(x => [x, y - 2] as const),
  )
  return {
    material: 'concrete',
    sky: 'sea',
    outline: 'M4 206V78H236V206zM70 206V130a50 50 0 0 1 100 0V206M86 206V134a34 34 0 0 1 68 0V206',
    plan: [8, 232, 40],
    built: [
      [0, 118],
      [46, 150],
      [92, 172],
      [160, 136],
      [200, 100],
    ],
    inside: [mass('wd2', path('M86 206V134a34 34 0 0 1 68 0V206h-5V136a29 29 0 0 0-58 0V206z'), rect(90, 134, 60, 4))],
    scaffold: [92, GROUND + 4, 54, 72],
    crane: { top: 36, hook: [76, 70] },
    body: [
      mass('st2', rect(0, 72, 240, 134)),
      mass('st1', ...rows.map(y => rect(0, y, 240, 8))),
      tone('st3', ...rows.map(y => rect(0, y + 8, 240, 2.4)), rect(196, 72, 44, 134)),
      mass('ma1', rect(0, 66, 240, 7)),
      mass('st1', path('M66 206V132a54 54 0 0 1 108 0V206z')),
      tone('st3', path('M150 206V87a54 54 0 0 1 24 45V206z')),
      mass('bk2', path('M78 206V132a42 42 0 0 1 84 0V206z')),
      mass('bk1', path('M78 132a42 42 0 0 1 84 0h-8a34 34 0 0 0-68 0z')),
      opening('ink', path('M86 206V132a34 34 0 0 1 68 0V206z')),
      tone('bk4', path('M104 196V140a18 18 0 0 1 36 0V196z')),
      mass('st1', path('M110 190V146a10 10 0 0 1 20 0V190z')),
    ],
    life: [
      crowd(seats, undefined, 1.8),
      ...[20, 120, 220].map(x => flag(x, 68, 26)),
      worker(110, 196, -1.1, 'cl'),
      worker(130, 198, 1.1, 'cb'),
      togatus(120, 210, 1.4),
      worker(100, 214, -1.4, 'lf'),
      worker(142, 214, 1.4, 'cl'),
      togatus(84, 230, 1.6, -1),
      worker(118, 232, 1.6, 'pu'),
      worker(158, 232, 1.6, 'cb'),
    ],
  }
}
