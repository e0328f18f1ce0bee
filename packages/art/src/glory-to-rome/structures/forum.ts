// Forum: the square: temple, halls on both sides, a column in the middle.

import { at, type Group, mass, tone } from '../../kit/drawing.ts'
import { polygon, rect } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { temple as templeFront } from '../../parts/buildings.ts'
import { crowd, togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { draped } from '../../parts/statues.ts'
import { column } from '../../parts/stone.ts'
import { groma, pegs } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

export const forum = (): Structure => {
  const side = (mirror: 1 | -1): Group =>
    at(
      ...[mirror === 1 ? 0 : 240, 0, [mirror, 1] as const],
      mass('ma4', polygon(0, 96, 70, 120, 70, 172, 0, 214)),
      ...[0, 1, 2, 3].map(index => {
        const part = index / 4
        return column(8 + index * 17, 210 - part * 36, 11 - index * 1.6, 98 - index * 15, mirror === 1 ? 'ma' : 'st')
      }),
      mass(mirror === 1 ? 'ma1' : 'ma2', polygon(0, 82, 70, 114, 70, 124, 0, 100)),
      mass('bk2', polygon(0, 62, 64, 102, 74, 114, 0, 82)),
      mass('ma2', polygon(0, 210, 72, 172, 76, 174, 0, 218)),
    )
  return {
    material: 'marble',
    sky: 'rose',
    outline:
      'M0 82L70 114V172L0 214M240 82L170 114V172L240 214M76 170V118H164V170zM70 118L120 84L170 118zM114 206V60H126V206',
    plan: [
      mass('gr2', polygon(0, 232, 70, 170, 170, 170, 240, 232)),
      mass(
        'gr4',
        polygon(0, 226, 62, 172, 78, 172, 30, 226),
        polygon(240, 226, 178, 172, 162, 172, 210, 226),
        polygon(78, 180, 82, 168, 158, 168, 162, 180),
      ),
      mass(
        'ma1',
        ...[8, 26, 42, 56].map((x, index) => rect(x, 212 - index * 13, 9, 8)),
        ...[223, 205, 189, 175].map((x, index) => rect(x, 212 - index * 13, 9, 8)),
        ...range(80, 6, 14).map(x => rect(x, 172, 11, 6)),
      ),
      groma(112, 212, 60),
      worker(130, 214, -1.2, 'cb'),
      worker(70, 234, 1.2, 'cl'),
      pegs([44, 236], [196, 236]),
    ],
    built: 'M0 240V120H44V160H76V142H120V160H164V176H200V150H240V240z',
    scaffold: [96, 196, 44, 70],
    crane: { top: 40, hook: [92, 66] },
    pile: [60, 232],
    body: [
      mass('ma2', polygon(0, 240, 0, 214, 70, 170, 170, 170, 240, 214, 240, 240)),
      tone(
        'ma3',
        ...[178, 188, 202, 220].map(y => rect(0, y, 240, 1.6)),
        ...[-5, -3, -1, 1, 3, 5].map(n =>
          polygon(120 + n * 9, 170, 121 + n * 9, 170, 123 + n * 26, 240, 119 + n * 26, 240),
        ),
      ),
      templeFront({ x: 76, y: 178, width: 88, height: 46, columns: 6, steps: 4, rise: 28 }),
      side(1),
      side(-1),
      // The column of honour.
      mass('ma2', rect(104, 204, 32, 12), rect(108, 196, 24, 9)),
      column(120, 196, 14, 116),
      tone('ma3', ...range(94, 6, 17).map(y => polygon(114, y + 6, 126, y, 126, y + 3, 114, y + 9))),
    ],
    life: [
      draped(120, 76, 0.3, 'br'),
      crowd(
        [
          [78, 190],
          [92, 194],
          [146, 192],
          [160, 190],
          [86, 204],
          [156, 206],
          [170, 200],
        ],
        undefined,
        2,
      ),
      togatus(60, 228, 1.5),
      togatus(84, 232, 1.6, -1),
      worker(158, 230, 1.4, 'cl'),
      togatus(184, 228, 1.5, -1),
    ],
  }
}
