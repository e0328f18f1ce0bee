// Prison: blocks without a joint to spare, bars, chains, and hands on the bars.

import { light, mass, opening, stroke, tone } from '../../kit/drawing.ts'
import { circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { box, joints } from '../../parts/buildings.ts'
import { worker } from '../../parts/people.ts'
import { flame } from '../../parts/things.ts'
import { GROUND, type Structure } from '../construction.ts'

export const prison = (): Structure => ({
  material: 'stone',
  sky: 'dusk',
  outline: 'M30 206V56H186V206zM186 56L216 62V200L186 206M64 156V116a40 40 0 0 1 80 0V156z',
  plan: [26, 218, 32],
  built: [
    [0, 110],
    [70, 150],
    [130, 128],
    [186, 160],
  ],
  scaffold: [92, GROUND + 4, 50, 100],
  crane: { top: 38, hook: [66, 62] },
  body: [
    box({ x: 30, y: GROUND, width: 156, height: 148, side: 30, ramp: 'st' }),
    tone('st2', rect(30, 58, 156, 148)),
    joints([30, 206, 156, 148], 6, 40, 'st3'),
    mass('st3', rect(24, 50, 168, 10), polygon(192, 50, 224, 57, 224, 66, 192, 60)),
    light('st1', rect(24, 50, 168, 3), rect(30, 58, 3, 148)),
    // The great barred window.
    mass('st4', path('M58 160V116a47 47 0 0 1 94 0V160z')),
    opening('ink', path('M66 154V116a39 39 0 0 1 78 0V154z')),
    mass('st1', rect(52, 156, 106, 8)),
    opening('ink', rect(90, 180, 30, 26), polygon(198, 96, 206, 97, 206, 116, 198, 116)),
    mass('ma4', ...[74, 89, 104, 119, 134].map(x => rect(x, 80, 4, 76)), rect(66, 112, 78, 4)),
    mass('ma4', ...[94, 102, 110].map(x => rect(x, 180, 3, 26))),
  ],
  life: [
    // Who looks out.
    mass('st3', smooth('84,154! 86,138 98,130 114,130 126,138 128,154!')),
    mass('sk2', circle(106, 116, 14)),
    mass(
      'wd3',
      smooth('91,116! 91,100 106,97 121,101 121,116! 114,106 98,106!'),
      smooth('94,120! 106,126 118,120! 116,134 106,138 96,134!'),
    ),
    opening('ink', circle(101, 115, 1.8), circle(111, 115, 1.8)),
    mass('ma4', ...[74, 89, 104, 119, 134].map(x => rect(x, 80, 4, 76)), rect(66, 112, 78, 4)),
    mass('sk2', ...[91, 121].map(x => rect(x - 5, 132, 10, 7))),
    // Chains.
    stroke('co3', 2.2, ...range(112, 5, 9).map(y => circle(173, y, 3, 5))),
    mass('co3', rect(170, 102, 6, 5)),
    flame(44, 120, 14, 22),
    mass('wd3', polygon(40, 120, 48, 120, 45, 140, 43, 140)),
    // The guard.
    worker(206, 232, -1.9, 'cl'),
    mass('br2', path('M199 195a7 7 0 0 1 14 0z')),
    mass('wd2', rect(184, 172, 2.6, 60)),
    mass('ma2', polygon(185, 160, 189, 172, 181, 172)),
  ],
})
