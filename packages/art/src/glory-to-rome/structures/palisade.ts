// Palisade: sharpened trunks side by side, a gate and its watch-tower.

import { at, light, mass, opening, tone } from '../../kit/drawing.ts'
import { circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { flag } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { bush, pine } from '../../parts/plants.ts'
import { groma, pegs } from '../../parts/works.ts'
import { GROUND, type Structure } from '../construction.ts'

export const palisade = (): Structure => {
  const trunk = (x: number, top: number, foot = GROUND) =>
    polygon(x, foot, x, top + 12, x + 6.5, top, x + 13, top + 12, x + 13, foot)
  const left = range(-4, 7, 14)
  const right = range(164, 6, 14)
  return {
    material: 'wood',
    sky: 'day',
    outline: 'M-4 206V112H84V60H160V112H244V206M76 62L122 34L168 62zM98 206V146H146V206',
    plan: [
      mass('gr4', smooth('-4,196! 120,190 244,196! 244,212! 120,208 -4,212!')),
      mass('gr1', smooth('-4,200! 120,194 244,200! 244,208! 120,203 -4,208!')),
      mass('wd2', ...[14, 42, 190, 218].map(x => trunk(x, 168))),
      tone('wd3', ...[14, 42, 190, 218].map(x => rect(x + 8, 180, 5, 26))),
      groma(112, 206),
      worker(130, 210, -1, 'cb'),
      pegs([70, 222], [176, 222]),
      worker(66, 232, 1.1, 'cl'),
    ],
    built: 'M0 0H80V110H92V240H0zM154 140H240V240H154z',
    scaffold: [98, GROUND + 4, 46, 84],
    crane: { x: 212, top: 50, hook: [118, 76] },
    body: [
      mass('wd2', ...left.map(x => trunk(x, 112)), ...right.map(x => trunk(x, 112))),
      light('wd1', ...left.map(x => polygon(x, 206, x, 124, x + 6.5, 112, x + 4, 126, x + 4, 206))),
      tone(
        'wd3',
        ...[...left, ...right].map(x => polygon(x + 9, 206, x + 9, 124, x + 6.5, 112, x + 13, 124, x + 13, 206)),
      ),
      mass('wd3', rect(-4, 140, 92, 5), rect(-4, 176, 92, 5), rect(160, 140, 84, 5), rect(160, 176, 84, 5)),
      // The tower over the gate.
      mass('wd3', rect(86, 60, 7, 146), rect(151, 60, 7, 146)),
      opening('ink', rect(93, 66, 58, 36)),
      mass('wd2', rect(82, 98, 80, 44)),
      light('wd1', rect(82, 98, 80, 4)),
      tone('wd3', ...range(94, 6, 11).map(x => rect(x, 98, 1.8, 44)), polygon(84, 138, 160, 102, 160, 108, 84, 142)),
      mass('wd3', rect(93, 142, 58, 64)),
      mass('wd2', rect(96, 146, 25, 60), rect(123, 146, 25, 60)),
      tone('wd3', rect(96, 158, 52, 4), rect(96, 186, 52, 4), rect(106, 146, 1.6, 60), rect(134, 146, 1.6, 60)),
      mass('bk3', polygon(74, 64, 122, 36, 170, 64)),
      tone('bk4', polygon(122, 36, 170, 64, 122, 64)),
    ],
    life: [
      flag(122, 38, 26),
      at(
        110,
        98,
        0.9,
        mass('cl2', rect(-6, -14, 12, 14)),
        mass('sk2', circle(0, -17, 4)),
        mass('br2', path('M-5-18a5 5 0 0 1 10 0z')),
      ),
      mass('ma2', rect(118, 70, 1.8, 28)),
      bush(26, 214, 44),
      bush(216, 218, 40),
      worker(170, 230, -1.1, 'cl'),
      pine(232, 224, 40),
    ],
  }
}
