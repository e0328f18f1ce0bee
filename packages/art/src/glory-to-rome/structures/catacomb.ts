// Catacomb: under the cypresses: galleries with the dead in their niches, and a lamp.

import { at, type Drawing, light, mass, opening, sheer, tone } from '../../kit/drawing.ts'
import { arch, circle, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { worker } from '../../parts/people.ts'
import { cypress } from '../../parts/plants.ts'
import { flame } from '../../parts/things.ts'
import { groma, pegs } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

const SKULL: Drawing = [
  mass('ma1', smooth('-7,-4 -8,-11 -4,-16 4,-16 8,-11 7,-4 4,-2! 4,2! -4,2! -4,-2!')),
  opening('ink', circle(-3, -8, 2.2), circle(3, -8, 2.2), polygon(-1, -4, 1, -4, 0, -6)),
]

export const catacomb = (): Structure => {
  const niches = [22, 174].flatMap(x => [140, 163, 202, 224].map(y => [x, y] as const))
  const dead = ([x, y]: readonly [x: number, y: number]): Drawing => [
    at(x + 11, y - 3, 0.85, ...SKULL),
    mass('ma2', rect(x + 19, y - 5, 20, 2.6), rect(x + 22, y - 9, 2, 7), rect(x + 27, y - 9, 2, 7)),
  ]
  return {
    material: 'stone',
    sky: 'dusk',
    land: [
      mass('h1', smooth('0,84! 60,70 120,82 180,66 240,78! 240,120! 0,120!')),
      mass('gr4', rect(0, 98, 240, 142)),
      tone(
        'gr3',
        smooth('0,98! 60,96 140,99 240,96! 240,110! 160,116 80,110 0,116!'),
        polygon(20, 150, 34, 146, 40, 154, 28, 158),
        polygon(206, 222, 220, 218, 226, 226, 212, 230),
        polygon(8, 216, 18, 212, 22, 220),
      ),
      mass('lf2', smooth('0,94! 60,91 140,94 240,91! 240,99! 0,99!')),
    ],
    outline: 'M20 118H220V168H20zM20 178H220V228H20zM96 118V98M144 98V118M98 98V58H142V98M92 60L120 40L148 60z',
    plan: [
      mass('gr3', polygon(94, 98, 146, 98, 140, 116, 100, 116)),
      mass('gr1', polygon(66, 98, 80, 84, 96, 98), polygon(150, 98, 170, 82, 188, 98)),
      groma(120, 112, 50),
      worker(84, 96, 1.1, 'cl'),
      worker(138, 108, -1.1, 'cb'),
      pegs([30, 100], [70, 100]),
      pegs([186, 100], [222, 100]),
    ],
    built: 'M0 82H240V168H150V190H90V168H0z',
    scaffold: [100, 168, 40, 54],
    crane: { x: 196, y: 100, top: 34, hook: [120, 52] },
    pile: [40, 96],
    body: [
      // The way down.
      mass('st1', rect(98, 58, 44, 40)),
      tone('st3', rect(130, 58, 12, 40)),
      mass('st2', polygon(90, 60, 120, 40, 150, 60)),
      tone('st3', polygon(120, 60, 120, 40, 150, 60)),
      opening('ink', arch(106, 98, 28, 32)),
      // The galleries.
      mass('st3', rect(14, 114, 212, 56), rect(14, 176, 212, 54), rect(98, 98, 44, 80)),
      mass('st4', rect(18, 118, 204, 48), rect(18, 180, 204, 46), rect(102, 98, 36, 84)),
      opening('ink', ...niches.map(([x, y]) => rect(x, y - 18, 44, 18))),
      mass('st2', ...range(0, 6, 1).map(step => rect(104 + step * 2, 120 + step * 8, 32 - step * 4, 4))),
      mass('st1', rect(14, 166, 212, 4), rect(14, 226, 212, 4)),
      mass('st2', rect(72, 118, 6, 48), rect(162, 118, 6, 48), rect(72, 180, 6, 46), rect(162, 180, 6, 46)),
    ],
    life: [
      niches.map(dead),
      cypress(66, 96, 66),
      cypress(174, 96, 62),
      cypress(26, 95, 40),
      cypress(212, 95, 44),
      sheer(0.4, light('fl2', circle(138, 202, 22))),
      sheer(0.5, light('fl1', circle(138, 202, 12))),
      worker(122, 226, 1.5, 'ma'),
      flame(139, 204, 6, 9),
    ],
  }
}
