// Piraeus, the harbour of Athens: a trireme sails past the ship sheds, the Acropolis far behind.

import { at, type Drawing, guide, light, mass, opening, type Scene, times, tone } from '../kit/drawing.ts'
import { circle, path, polygon, rect, smooth } from '../kit/path.ts'
import { cloud, sky } from '../parts/air.ts'
import { waves } from '../parts/land.ts'
import { galley } from '../parts/ships.ts'
import { merlons } from '../parts/stone.ts'
import { flame } from '../parts/things.ts'

const acropolis: Drawing = [
  mass('h1', smooth('60,196! 110,180 144,160 162,132! 164,124! 240,120! 240,200! 60,200!')),
  tone('h2', smooth('206,124! 240,120! 240,200! 210,200!')),
  mass('ma1', polygon(174, 104, 205, 91, 236, 104), rect(174, 104, 62, 4), rect(172, 121, 66, 4)),
  tone('ma4', rect(176, 108, 58, 13)),
  mass('ma1', ...Array.from({ length: 7 }, (_, index) => rect(176 + index * 9, 108, 4.4, 13))),
]

/** The long walls, from the city down to the harbour. */
const longWalls: Drawing = [
  mass('h2', smooth('150,146! 120,164 90,178 60,186! 60,192! 92,184 124,170 152,150!')),
  mass('h2', smooth('206,146! 190,164 176,176 160,186! 160,192! 180,182 194,168 208,150!')),
]

const shed = (index: number): Drawing => {
  const x = index * 40 - 2
  return [
    mass('ma2', rect(x, 192, 40, 36)),
    opening('bk4', rect(x + 5, 192, 30, 36)),
    // The stem of a ship that lies inside, and its eyes.
    mass('wd2', path('M', x + 12, 228, 'q0-22 8-28 8 6 8 28z')),
    tone('wd3', path('M', x + 20, 200, 'q8 6 8 28h-8z')),
    light('iv1', circle(x + 16.4, 216, 1.8), circle(x + 23.6, 216, 1.8)),
    mass('bk1', polygon(x - 2, 194, x + 20, 172, x + 20, 194)),
    mass('bk3', polygon(x + 20, 172, x + 42, 194, x + 20, 194)),
    tone('bk4', polygon(x + 9, 194, x + 20, 182, x + 31, 194)),
    mass('ma1', rect(x - 1, 193, 5, 35)),
  ]
}

const beacon: Drawing = [
  flame(225, 148, 13, 20),
  mass('st1', polygon(212, 238, 216, 160, 226, 160, 226, 238)),
  mass('st3', polygon(226, 238, 226, 160, 235, 160, 240, 238)),
  mass('st2', rect(211, 154, 29, 8)),
  merlons(211, 154, 29, 4, 5, 'st2'),
  opening('ink', rect(219, 176, 4, 9), rect(218, 200, 4, 9)),
]

/** The sign of Athens. */
const owl: Drawing = [
  tone(
    'cb2',
    smooth('100,104! 106,108 116,109 126,108 132,104! 134,120 132,136 124,152 116,156 108,152 100,136 98,120'),
  ),
  tone('cb3', smooth('118,109! 126,108 132,104! 134,120 132,136 124,152 118,156! 122,132')),
  light('iv1', circle(108, 119, 7), circle(124, 119, 7)),
  opening('ink', circle(108, 119, 3), circle(124, 119, 3)),
  light('br1', polygon(113, 124, 119, 124, 116, 133)),
]

const sail: Drawing = [
  mass('wd3', rect(114, 60, 5, 170), rect(46, 82, 124, 4)),
  mass('ma1', smooth('52,86! 108,92 164,86! 172,126 166,170! 108,160 48,170! 40,126')),
  tone('ma3', smooth('134,90! 164,86! 172,126 166,170! 138,163! 144,126')),
  mass('cl2', path('M119 60l30 6-30 7z')),
  at(-9, 0, 1, owl),
]

export const piraeus = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'rose',
  wide: '0 144 240 147',
  drawing: [
    sky(240, 320, { x: 44, y: 70, radius: 25 }),
    cloud(170, 62, 62, 'k2'),
    mass('h1', smooth('0,180! 40,164 80,176 120,190! 120,204! 0,204!')),
    acropolis,
    longWalls,
    times(6, shed),
    mass('st2', rect(0, 226, 240, 7)),
    tone('st3', rect(0, 230, 240, 5)),
    mass('wa3', rect(0, 234, 240, 86)),
    light('wa2', rect(8, 242, 40, 2), rect(170, 246, 60, 2), rect(60, 240, 30, 2)),
    beacon,
    sail,
    at(10, 148, 2.2, galley({ sail: ['ma1', 'ma3'], bare: true })),
    mass('wa2', smooth('0,284! 50,280 110,286 170,280 240,285! 240,320! 0,320!')),
    light('wa1', smooth('196,284! 214,276 232,272! 226,282 210,288!'), smooth('40,286! 90,281 150,283! 100,287')),
    waves({ x: 2, y: 300, count: 7, step: 36 }),
    waves({ x: -14, y: 314, count: 8, step: 36, role: 'wa3' }),
    guide('M116 40V300M10 284H226M10 278v12M226 278v12M187 90v50M150 100H60M0 172H240'),
  ],
})
