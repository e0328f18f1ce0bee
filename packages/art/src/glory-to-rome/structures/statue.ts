// Statue: the emperor in marble, larger than life.

import { mass, stroke, tone } from '../../kit/drawing.ts'
import { circle, rect, smooth } from '../../kit/path.ts'
import { sitting, togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { cypress } from '../../parts/plants.ts'
import { imperator } from '../../parts/statues.ts'
import { GROUND, type Structure } from '../construction.ts'

export const statue = (): Structure => ({
  material: 'marble',
  sky: 'dusk',
  outline:
    'M74 206V152H158V206zM66 152H166V144H66zM98 144L98 104L86 96L92 62L105 46V30Q114 18 123 30V46L140 48L166 26L173 32L152 60L132 64L134 104L136 144z',
  plan: [62, 172, 26],
  built: 'M0 240V110H112V98H120V130H240V240z',
  scaffold: [96, GROUND + 4, 48, 112],
  crane: { top: 34, hook: [80, 52] },
  body: [
    mass('ma2', rect(74, 152, 84, 50)),
    tone('ma3', rect(134, 152, 24, 50)),
    mass('ma1', rect(66, 144, 100, 9), rect(66, 198, 100, 9), rect(84, 162, 42, 26)),
    tone('ma3', ...[167, 174, 181].map(y => rect(89, y, 32, 2.4))),
    imperator(114, 144, 1.16),
  ],
  life: [
    mass('lf2', smooth('108,24! 112,20 120,20 124,24! 120,23 112,23!')),
    cypress(30, 210, 96),
    cypress(210, 210, 88),
    mass('ma2', smooth('150,144! 152,138 158,137 162,140! 166,138! 160,144!')),
    stroke('lf2', 4, circle(116, 200, 8)),
    mass('cl2', circle(116, 208, 3)),
    worker(64, 232, 1.4, 'cl'),
    togatus(170, 232, 1.5, -1),
    sitting(196, 232, 'cb', 1.1, -1),
  ],
})
