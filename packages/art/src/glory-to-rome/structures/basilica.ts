// Basilica: a long hall of two storeys of arches, the nave rising behind.

import { mass, opening, tone } from '../../kit/drawing.ts'
import { arch, rect } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { box, tiles, windows } from '../../parts/buildings.ts'
import { togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { draped } from '../../parts/statues.ts'
import { stair } from '../../parts/stone.ts'
import { GROUND, type Structure } from '../construction.ts'

export const basilica = (): Structure => {
  const bays = range(16, 9, 23.6)
  return {
    material: 'marble',
    sky: 'sea',
    outline: 'M8 206V92H232V206zM36 92V58H204V92M26 60L44 38H196L214 60z',
    plan: [8, 232, 36],
    built: [
      [0, 146],
      [56, 102],
      [104, 152],
      [176, 176],
    ],
    scaffold: [106, GROUND + 4, 50, 92],
    crane: { top: 36, hook: [80, 58] },
    body: [
      box({ x: 36, y: 96, width: 168, height: 38, ramp: 'ma' }),
      windows(44, 86, 7, [13, 20, 23], 'ink', true),
      tiles(36, 60, 168, 22, 14, 8),
      // Two storeys of arches between half columns.
      mass('ma2', rect(8, 96, 224, 106)),
      tone('ma3', rect(186, 96, 46, 106)),
      opening('bk4', ...bays.map(x => arch(x, 200, 16, 42)), ...bays.map(x => arch(x, 144, 16, 36))),
      mass('ma1', ...range(9, 10, 23.6).flatMap(x => [rect(x, 154, 6, 46), rect(x, 104, 6, 40)])),
      mass('ma1', rect(4, 146, 232, 8), rect(4, 92, 232, 9)),
      tone('ma3', rect(4, 152, 232, 2.4), rect(4, 99, 232, 2.4)),
      stair(6, 200, 228, { count: 3, step: 4, ramp: 'ma' }),
    ],
    life: [
      ...range(22, 5, 49).map(x => draped(x, 92, 0.2, 'br')),
      // A table where money changes hands.
      mass('wd2', rect(96, 222, 44, 4), rect(100, 226, 4, 12), rect(132, 226, 4, 12)),
      mass('br2', rect(104, 218, 9, 4), rect(116, 215, 9, 7), rect(127, 219, 7, 3)),
      togatus(84, 236, 1.5),
      worker(156, 236, -1.5, 'cl'),
      togatus(28, 230, 1.1),
      worker(210, 230, -1.1, 'cb'),
    ],
  }
}
