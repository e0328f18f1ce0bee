// Palace: vaults below, halls above, gardens between: the emperor's hill.

import { mass, opening, tone } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { archedWall, temple as templeFront } from '../../parts/buildings.ts'
import { flag, togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { bush, cypress, pine } from '../../parts/plants.ts'
import { draped } from '../../parts/statues.ts'
import { groma, pegs } from '../../parts/works.ts'
import { GROUND, type Structure } from '../construction.ts'

export const palace = (): Structure => ({
  material: 'marble',
  sky: 'dusk',
  land: [
    mass('h1', smooth('0,150! 40,140 90,150 150,140 200,146 240,138! 240,190! 0,190!')),
    mass('lf3', smooth('0,206! 14,160 30,140! 210,140! 226,160 240,206!')),
    mass('gr1', rect(0, 196, 240, 44)),
    tone('gr2', smooth('0,226! 60,220 140,226 240,216! 240,240! 0,240!')),
  ],
  outline:
    'M16 206V150H224V206M36 150V96H204V150M86 96V76H154V96M76 78L120 44L164 78zM36 96a20 18 0 0 1 40 0M164 96a20 18 0 0 1 40 0',
  plan: [
    mass('gr4', polygon(12, 208, 28, 188, 212, 188, 228, 208)),
    mass('gr1', polygon(30, 204, 42, 192, 198, 192, 210, 204)),
    mass('ma1', ...range(16, 16, 13).map(x => rect(x, 200, 11, 9))),
    mass('lf2', rect(60, 138, 120, 4)),
    groma(112, 142, 44),
    worker(128, 142, -1, 'cb'),
    worker(52, 232, 1.1, 'cl'),
    pegs([44, 142], [88, 142]),
    pegs([152, 142], [196, 142]),
  ],
  built: [
    [0, 150],
    [36, 116],
    [84, 140],
    [170, 168],
  ],
  scaffold: [94, 150, 50, 60],
  crane: { top: 34, hook: [72, 64] },
  body: [
    archedWall({
      x: 16,
      y: GROUND,
      width: 208,
      height: 56,
      side: 5,
      ramp: 'st',
      openings: range(24, 7, 29).map(x => ({ x, width: 18, height: 42 })),
      ring: 'ma1',
    }),
    mass('ink', ...range(24, 7, 29).map(x => path('M', x + 5, 205, 'v-33a6 9 0 0 1 8-6q5 2 5 6v33z'))),
    mass('ma1', rect(10, 146, 220, 7)),
    // Domes left and right, the great hall between them.
    mass('br2', path('M38 98a20 22 0 0 1 40 0z'), path('M162 98a20 22 0 0 1 40 0z')),
    tone('br3', path('M60 76a20 22 0 0 1 18 22h-12q2-14-6-22z'), path('M184 76a20 22 0 0 1 18 22h-12q2-14-6-22z')),
    mass('ma2', rect(34, 98, 172, 48)),
    tone('ma3', rect(170, 98, 36, 48)),
    opening('bk4', ...[42, 60, 162, 180].map(x => arch(x, 144, 13, 32))),
    mass('ma1', rect(30, 94, 60, 6), rect(150, 94, 60, 6)),
    templeFront({ x: 82, y: 148, width: 76, height: 52, columns: 6, steps: 2, rise: 34 }),
    mass('pu2', polygon(98, 80, 120, 62, 142, 80)),
    mass('br1', circle(120, 75, 5)),
  ],
  life: [
    ...[58, 182].map(x => flag(x, 78, 26, 'pu', 1.2)),
    flag(120, 52, 30, 'pu', 1.4),
    mass('pu2', ...range(47, 6, 29).map(x => path('M', x, 152, 'h7v26l-3.5 6-3.5-6z'))),
    mass('br1', ...range(47, 6, 29).map(x => circle(x + 3.5, 164, 2))),
    cypress(18, 148, 54),
    cypress(224, 148, 54),
    pine(14, 214, 60, 44),
    bush(222, 216, 34),
    ...[64, 176].map(x => draped(x, 146, 0.22, 'br')),
    togatus(92, 234, 1.3),
    worker(122, 236, 1.2, 'cl'),
    worker(140, 236, 1.2, 'cl'),
  ],
})
