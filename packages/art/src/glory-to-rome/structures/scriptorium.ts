// Scriptorium: scrolls to the ceiling, and one who writes.

import { type Drawing, light, mass, opening, tone } from '../../kit/drawing.ts'
import { circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { tiles } from '../../parts/buildings.ts'
import { sitting } from '../../parts/citizens.ts'
import { scroll } from '../../parts/things.ts'
import { GROUND, type Structure } from '../construction.ts'

export const scriptorium = (): Structure => {
  const shelves = [88, 112, 136]
  return {
    material: 'stone',
    sky: 'day',
    outline: 'M22 206V60H218V206zM12 62L34 38H206L228 62zM40 158V72H136V158M150 130V98a22 22 0 0 1 44 0V130z',
    plan: [18, 222, 32],
    built: [
      [0, 130],
      [44, 168],
      [140, 120],
      [196, 146],
    ],
    scaffold: [150, GROUND + 4, 46, 100],
    crane: { x: 212, top: 38, hook: [76, 70] },
    body: [
      mass('st1', rect(16, 60, 208, 148)),
      mass('cb3', rect(28, 66, 184, 138)),
      tone('cb2', rect(28, 66, 60, 138)),
      // The cupboard with its scrolls, their ends towards us.
      mass('wd3', rect(36, 70, 104, 92)),
      mass(
        'wd2',
        rect(34, 66, 108, 5),
        ...shelves.map(y => rect(36, y + 2, 104, 3)),
        rect(70, 70, 3, 92),
        rect(104, 70, 3, 92),
      ),
      ...shelves.flatMap((y, row): Drawing => {
        const ends = range(42, 12, 8.4).filter((_, index) => (index + row * 5) % 7 !== 3)
        return [
          mass(
            'iv1',
            ...ends.map(x => circle(x, y - 2, 4)),
            ...ends.filter((_, index) => index % 2 === row % 2).map(x => circle(x + 2, y - 9, 4)),
          ),
          opening('iv3', ...ends.map(x => circle(x, y - 2, 1.4))),
        ]
      }),
      // The window.
      mass('st2', path('M146 134V98a26 26 0 0 1 52 0V134z')),
      mass('k3', path('M152 130V98a20 20 0 0 1 40 0V130z')),
      mass('st2', rect(170, 78, 4, 52), rect(152, 104, 40, 4)),
      mass('st2', rect(28, 198, 184, 8)),
      tone('st3', rect(212, 60, 12, 148)),
      tiles(22, 62, 196, 24, 20, 10),
    ],
    life: [
      light('li', polygon(152, 130, 192, 130, 168, 198, 104, 198)),
      // The desk, the sheet, the writer.
      mass('wd2', polygon(108, 166, 168, 150, 170, 156, 110, 173), rect(116, 168, 5, 34), rect(158, 156, 5, 46)),
      mass('iv1', polygon(116, 162, 156, 151, 160, 148, 118, 158)),
      mass('wd3', rect(170, 184, 36, 5), rect(174, 188, 4, 14), rect(198, 188, 4, 14)),
      sitting(190, 202, 'cl', 2.4, -1),
      mass('wd3', smooth('182,146! 184,136 196,136 198,148! 192,144!')),
      mass('ma1', polygon(158, 154, 161, 155, 178, 126, 170, 132)),
      scroll(52, 206, 34, 12),
      scroll(62, 194, 30, 11),
      scroll(30, 232, 40, 13),
      mass('ink', rect(130, 150, 8, 8)),
    ],
  }
}
