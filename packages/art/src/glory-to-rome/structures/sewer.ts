// Sewer: the great drain where it opens into the Tiber.

import { mass, opening, tone } from '../../kit/drawing.ts'
import { path, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { joints } from '../../parts/buildings.ts'
import { togatus } from '../../parts/citizens.ts'
import { waves } from '../../parts/land.ts'
import { worker } from '../../parts/people.ts'
import { vine } from '../../parts/plants.ts'
import { groma, pegs } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

export const sewer = (): Structure => {
  const mouth = (radius: number) =>
    path('M', 120 - radius, 206, 'V', 146, 'a', radius, radius, '0 0 1', 2 * radius, 0, 'V206z')
  return {
    material: 'stone',
    sky: 'day',
    land: [
      mass('h1', smooth('0,80! 60,66 120,76 180,62 240,74! 240,120! 0,120!')),
      mass('lf1', rect(0, 76, 240, 40)),
      mass('gr3', rect(0, 92, 240, 118)),
      mass('wa3', rect(0, 204, 240, 36)),
      waves({ x: 0, y: 232, count: 6, step: 44, role: 'wa2' }),
    ],
    outline: 'M0 206V84H240V206M52 206V146a68 68 0 0 1 136 0V206M76 206V146a44 44 0 0 1 88 0V206',
    plan: [
      mass('gr4', path('M52 206V156a68 60 0 0 1 136 0V206z')),
      mass('st1', ...[54, 68, 158, 172].map(x => rect(x, 190, 12, 14)), ...[58, 168].map(x => rect(x, 176, 12, 13))),
      tone('st3', ...[54, 68, 158, 172].map(x => rect(x + 7, 190, 5, 14))),
      groma(110, 204, 60),
      worker(128, 204, -1.2, 'cb'),
      worker(30, 92, 1, 'cl'),
      pegs([60, 94], [120, 94], [180, 94]),
    ],
    inside: [
      mass('gr4', path('M52 206V146a68 68 0 0 1 136 0V206z')),
      mass(
        'wd2',
        path('M76 206V146a44 44 0 0 1 88 0V206h-6V146a38 38 0 0 0-76 0V206z'),
        rect(78, 146, 84, 5),
        rect(117, 104, 6, 102),
      ),
    ],
    built: 'M0 240V120H36V146H78V180H162V160H204V130H240V240z',
    scaffold: [140, 206, 44, 84],
    crane: { x: 210, y: 204, top: 30, hook: [92, 52] },
    pile: [40, 84],
    body: [
      mass('st2', rect(0, 84, 240, 122)),
      joints([0, 206, 240, 120], 6, 34, 'st3'),
      tone('st3', rect(204, 84, 36, 122)),
      mass('ma1', rect(0, 80, 240, 7)),
      // Three rings of wedge stones.
      mass('st1', mouth(70)),
      mass('st3', mouth(61)),
      mass('st1', mouth(59)),
      mass('st3', mouth(51)),
      mass('st1', mouth(49)),
      tone(
        'st3',
        ...range(-160, 15, 10).map(angle => {
          const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
          return polygon(
            120 + c * 43,
            146 + s * 43,
            120 + c * 69,
            146 + s * 69,
            121.6 + c * 69,
            146.6 + s * 69,
            121.6 + c * 43,
            146.6 + s * 43,
          )
        }),
      ),
      opening('ink', mouth(42)),
      tone('bk4', path('M98 206V150a22 22 0 0 1 44 0V206z')),
      opening('ink', path('M106 206V156a14 14 0 0 1 28 0V206z')),
    ],
    life: [
      // Foul water pours out.
      mass('lf3', path('M78 188h84l10 34q-52 14-104 0z')),
      mass('lf2', path('M84 190h14l-4 32h-14zM112 190h8l2 34h-10zM140 190h12l10 30h-14z')),
      mass(
        'ma1',
        smooth('64,222! 74,216 86,222 100,217 114,223 130,217 146,223 160,216 176,222! 160,230 120,232 80,230'),
      ),
      vine(20, 86, [20, 12, 28, 16]),
      vine(196, 86, [14, 24, 12, 30, 18]),
      worker(44, 80, 1.2, 'cl'),
      togatus(190, 80, 1.2, -1),
      // A rat on the ledge.
      mass('ink', smooth('26,204! 30,196 40,196 46,201! 48,204!'), polygon(26, 204, 14, 200, 14, 201.6, 26, 205.6)),
    ],
  }
}
