// Aqueduct: two rows of arches across a valley, the channel on top.

import { at, type Drawing, mass, tone } from '../../kit/drawing.ts'
import { circle, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { archedWall } from '../../parts/buildings.ts'
import { worker } from '../../parts/people.ts'
import { bush, cypress } from '../../parts/plants.ts'
import { groma, pegs } from '../../parts/works.ts'
import { GROUND, type Structure } from '../construction.ts'

export const aqueduct = (): Structure => {
  const row = (y: number, height: number, count: number, width: number, arched: number) => {
    const step = 256 / count
    return archedWall({
      ...{ x: -8, y, width: 256, height, side: 7, ring: 'st2' },
      openings: range(-8 + (step - width) / 2, count, step).map(x => ({ x, width, height: arched })),
    })
  }
  return {
    material: 'concrete',
    sky: 'sea',
    land: [
      mass('h1', smooth('0,150! 30,120 70,140 110,150 160,142 200,118 240,132! 240,200! 0,200!')),
      mass('lf1', rect(0, 176, 240, 64)),
      tone('lf2', smooth('0,186! 40,182 80,196 90,240! 0,240!'), smooth('240,180! 200,190 160,200 150,240! 240,240!')),
      mass('wa2', smooth('84,240! 100,214 108,190! 136,190! 140,214 160,240!')),
      tone('wa1', polygon(112, 206, 128, 204, 122, 209), polygon(104, 226, 132, 222, 124, 228)),
    ],
    outline:
      'M0 206V52H240V206M0 64H240M0 124H240M24 206V160a28 28 0 0 1 56 0M92 206V160a28 28 0 0 1 56 0V206M160 206V160a28 28 0 0 1 56 0V206',
    plan: [
      ...[6, 80, 148, 216].map(
        (x): Drawing => [
          mass('gr4', polygon(x - 14, 208, x - 8, 194, x + 16, 194, x + 22, 208)),
          mass('st1', rect(x - 6, 190, 18, 14)),
          tone('st3', rect(x + 5, 190, 7, 14)),
        ],
      ),
      groma(114, 232, 60),
      worker(130, 236, -1.1, 'cb'),
      worker(40, 226, 1.1, 'cl'),
      pegs([24, 216], [66, 216]),
      pegs([166, 216], [204, 216]),
    ],
    built: 'M0 240V60H30V124H88V134H160V172H240V240z',
    scaffold: [88, GROUND + 4, 66, 92],
    crane: { x: 208, top: 40, hook: [56, 76] },
    body: [
      row(206, 84, 4, 46, 62),
      mass('ma1', rect(-8, 118, 256, 5)),
      row(118, 52, 8, 20, 38),
      mass('st1', rect(-8, 56, 256, 12)),
      mass('wa2', rect(-8, 53, 256, 5)),
      mass('ma1', rect(-8, 66, 256, 4)),
      tone('st2', rect(-8, 84, 256, 2), ...range(4, 12, 22).map(x => rect(x, 56, 1.4, 10))),
    ],
    life: [
      tone('wa1', ...range(6, 8, 30).map(x => rect(x, 54, 14, 1.8))),
      cypress(14, 218, 56),
      bush(206, 220, 44),
      bush(40, 232, 36),
      worker(176, 228, -1.1, 'cl'),
      at(
        190,
        228,
        1,
        mass('ma1', smooth('-8,-2! -8,-10 8,-10 9,-3!')),
        mass('ink', rect(-6, -3, 2, 4), rect(4, -3, 2, 4), circle(9, -9, 2.6)),
      ),
    ],
  }
}
