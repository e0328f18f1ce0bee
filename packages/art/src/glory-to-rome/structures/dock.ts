// Dock: a pier on piles, with a merchantman that is unloaded.

import { at, light, mass, opening, tone } from '../../kit/drawing.ts'
import { polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { waves } from '../../parts/land.ts'
import { worker } from '../../parts/people.ts'
import { cog } from '../../parts/ships.ts'
import { amphora } from '../../parts/things.ts'
import { groma, pegs } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

export const dock = (): Structure => ({
  material: 'wood',
  sky: 'sea',
  land: [
    mass('h1', smooth('0,150! 40,140 90,148 150,140 200,148 240,142! 240,180! 0,180!')),
    mass('wa2', rect(0, 160, 240, 80)),
    tone('wa3', rect(0, 200, 240, 40)),
    waves({ x: 10, y: 176, count: 6, step: 40 }),
    waves({ x: 0, y: 226, count: 5, step: 56 }),
    mass('gr2', smooth('0,176! 30,178 44,190 40,206 52,222 40,240! 0,240!')),
    mass('gr1', smooth('0,176! 24,180 34,192 28,210 38,226 28,240! 0,240!')),
  ],
  outline:
    'M0 192H214V206H0M50 206v26M90 206v26M130 206v26M170 206v26M206 206v26M40 192V120H88V192M34 122L64 100L94 122z',
  plan: [
    mass('wd3', ...[50, 90, 130, 170, 206].map(x => rect(x - 3, 186, 7, 40))),
    light('wa1', ...[50, 90, 130, 170, 206].map(x => rect(x - 8, 224, 18, 2))),
    groma(16, 214, 56),
    worker(34, 222, -1.1, 'cb'),
    pegs([12, 236], [32, 236]),
    worker(130, 188, 1, 'cl'),
  ],
  built: [
    [0, 180],
    [146, 212],
  ],
  scaffold: [150, 222, 40, 50],
  crane: { x: 216, top: 60, hook: [112, 90] },
  pile: [44, 190],
  body: [
    mass('wd3', ...[50, 90, 130, 170, 206].map(x => rect(x - 3, 200, 8, 34))),
    mass('wd1', rect(0, 190, 216, 9)),
    tone('wd2', rect(0, 199, 216, 5), ...range(12, 12, 18).map(x => rect(x, 190, 1.6, 9))),
    light('wa1', ...[50, 90, 130, 170, 206].map(x => rect(x - 8, 232, 20, 2))),
    // The shed.
    mass('wd2', rect(42, 128, 44, 62)),
    tone('wd3', ...[50, 58, 66, 74].map(x => rect(x, 128, 1.4, 62))),
    opening('ink', rect(54, 152, 20, 38)),
    mass('wd3', polygon(34, 130, 64, 104, 94, 130)),
    mass('wd1', polygon(42, 128, 64, 109, 86, 128)),
  ],
  life: [
    at(108, 72, 1.42, cog('cl')),
    waves({ x: 96, y: 228, count: 4, step: 36 }),
    amphora(30, 191, 24),
    amphora(18, 191, 24),
    mass('wd2', rect(2, 176, 14, 14)),
    worker(96, 190, -1.1, 'cb'),
  ],
})
