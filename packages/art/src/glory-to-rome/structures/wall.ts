// Wall: the city's wall over the hills, tower after tower.

import { type Drawing, mass, opening, tone } from '../../kit/drawing.ts'
import { arch, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { flag } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { bush, cypress } from '../../parts/plants.ts'
import { merlons } from '../../parts/stone.ts'
import { groma, pegs } from '../../parts/works.ts'
import { GROUND, type Structure } from '../construction.ts'

export const wall = (): Structure => {
  const tower = (x: number, top: number, width: number, foot: number): Drawing => [
    mass('st1', rect(x, top, width, foot - top)),
    tone('st2', rect(x + width * 0.5, top, width * 0.5, foot - top)),
    mass(
      'st3',
      polygon(
        x + width,
        top,
        x + width * 1.25,
        top + width * 0.06,
        x + width * 1.25,
        foot - width * 0.06,
        x + width,
        foot,
      ),
    ),
    mass('bk2', rect(x, top + (foot - top) * 0.42, width, 5), rect(x, top + (foot - top) * 0.74, width, 5)),
    opening(
      'ink',
      ...[0.2, 0.6].map(part => arch(x + width * part, top + (foot - top) * 0.34, width * 0.18, width * 0.4)),
    ),
    merlons(x - 3, top + 1, width + 6, 4, width * 0.2, 'st2'),
  ]
  return {
    material: 'concrete',
    sky: 'rose',
    land: [
      mass('h1', smooth('0,150! 60,130 120,146 180,110 240,90! 240,190! 0,190!')),
      mass('lf1', smooth('0,178! 80,176 150,160 200,132 240,112! 240,240! 0,240!')),
      tone('lf2', smooth('0,224! 80,214 160,220 240,190! 240,240! 0,240!')),
    ],
    outline:
      'M-4 206V116L160 132L240 92M10 206V66H66V206M122 206V100H158V196M196 176V84H218V168M66 206L122 202M158 190L196 174',
    plan: [
      mass('gr4', smooth('-4,212! 60,210 130,206 180,186 244,150! 244,160! 190,196 140,218 60,224 -4,224!')),
      mass('st1', ...range(0, 9, 15).map(x => rect(x, 205 - x * 0.03, 12, 10))),
      tone('st3', ...range(8, 9, 15).map(x => rect(x, 205 - x * 0.03, 4, 10))),
      groma(150, 206),
      worker(168, 204, -1, 'cb'),
      worker(56, 232, 1.1, 'cl'),
      pegs([130, 232], [186, 208], [230, 178]),
    ],
    built: 'M0 240V100H70V150H116V170H160V188H240V240z',
    scaffold: [74, GROUND + 4, 46, 84],
    crane: { x: 208, top: 44, hook: [104, 76] },
    pile: [40, 232],
    body: [
      // Far stretches first.
      mass('st2', polygon(196, 120, 244, 92, 244, 150, 196, 172)),
      tower(194, 88, 20, 174),
      mass('st1', polygon(156, 134, 196, 116, 196, 174, 156, 196)),
      tone('st2', polygon(156, 150, 196, 130, 196, 134, 156, 154)),
      tower(122, 98, 32, 202),
      mass('st1', polygon(60, 126, 124, 136, 124, 202, 60, 208)),
      tone('st2', polygon(60, 142, 124, 150, 124, 154, 60, 146), polygon(60, 186, 124, 184, 124, 187, 60, 190)),
      mass(
        'st2',
        ...range(64, 6, 10.4).map((x, index) => rect(x, 117 + index * 1.7, 6, 12)),
        ...range(160, 4, 10).map((x, index) => rect(x, 124 - index * 4.8, 5, 11)),
      ),
      tower(10, 64, 50, 212),
      mass('st1', rect(-4, 118, 14, 92)),
    ],
    life: [
      flag(36, 56, 30),
      flag(138, 92, 22, 'cl', 0.8),
      worker(92, 124, 0.7, 'cl'),
      worker(110, 127, 0.7, 'cl'),
      bush(150, 222, 42),
      cypress(226, 214, 60),
      worker(92, 232, 1.2, 'cb'),
    ],
  }
}
