// Villa: a house in the country: two wings, a portico between them, vines before it.

import { type Drawing, mass, opening, tone } from '../../kit/drawing.ts'
import { circle, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { box, colonnade, tiles, windows } from '../../parts/buildings.ts'
import { togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { bush, cypress } from '../../parts/plants.ts'
import { groma, pegs } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

export const villa = (): Structure => {
  const wing = (x: number): Drawing => [
    box({ x, y: 190, width: 48, height: 86, ramp: 'st' }),
    tone('st3', rect(x + 40, 104, 8, 86)),
    windows(x + 9, 136, 2, [9, 16, 21], 'ink', true),
    windows(x + 9, 172, 2, [9, 18, 21]),
    tiles(x, 106, 48, 22, 16, 7),
  ]
  const vines = (y: number, step: number, size: number): Drawing =>
    range(120 - step * 5, 11, step).map(x => bush(x, y, size))
  return {
    material: 'stone',
    sky: 'rose',
    land: [
      mass('h1', smooth('0,136! 40,110 90,130 150,116 200,104 240,120! 240,190! 0,190!')),
      tone('h2', smooth('150,140! 200,114 240,126! 240,190! 150,190!')),
      mass('lf1', smooth('0,178! 60,172 180,172 240,178! 240,240! 0,240!')),
      tone('lf2', smooth('0,226! 60,220 140,226 240,216! 240,240! 0,240!')),
    ],
    outline:
      'M22 190V104H70V190M170 190V104H218V190M14 106L30 82H62L78 106zM162 106L178 82H210L226 106zM70 132H170M70 190V118H170V190',
    plan: [
      mass('gr4', polygon(18, 196, 40, 164, 200, 164, 222, 196)),
      mass('gr1', polygon(36, 190, 54, 170, 186, 170, 204, 190)),
      mass('st1', ...range(22, 15, 13).map(x => rect(x, 188, 11, 9))),
      tone('st3', ...range(22, 15, 13).map(x => rect(x + 7, 188, 4, 9))),
      groma(110, 186),
      worker(126, 188, -1, 'cb'),
      worker(60, 222, 1.1, 'cl'),
      pegs([14, 206], [226, 206]),
    ],
    built: [
      [0, 120],
      [72, 160],
      [116, 140],
      [168, 168],
    ],
    scaffold: [108, 194, 46, 76],
    crane: { x: 210, top: 44, hook: [66, 72] },
    body: [
      mass('bk2', rect(66, 124, 108, 66)),
      tone('bk3', rect(130, 124, 44, 66)),
      opening('ink', rect(108, 148, 24, 42), rect(82, 150, 14, 22), rect(144, 150, 14, 22)),
      colonnade(76, 188, { count: 6, step: 17.6, width: 8, height: 52 }),
      mass('ma1', rect(66, 130, 108, 6)),
      tiles(66, 132, 108, 18, 4, 2),
      wing(22),
      wing(170),
      mass('ma1', rect(14, 187, 212, 5)),
    ],
    life: [
      cypress(10, 198, 92),
      cypress(230, 198, 84),
      mass('gr1', polygon(112, 192, 128, 192, 142, 240, 98, 240)),
      vines(206, 20, 18),
      vines(222, 24, 24),
      mass('gr1', polygon(110, 196, 130, 196, 142, 240, 98, 240)),
      mass('pu2', ...[28, 52, 76, 166, 190, 214].map(x => circle(x, 218, 3.4))),
      togatus(120, 222, 1.2),
      worker(60, 234, 1.2, 'cl'),
    ],
  }
}
