// Insula: flats above shops, balconies, the washing out.

import { light, mass, opening, tone } from '../../kit/drawing.ts'
import { polygon, rect } from '../../kit/path.ts'
import { awning, box, tiles, windows } from '../../parts/buildings.ts'
import { worker } from '../../parts/people.ts'
import { GROUND, type Structure } from '../construction.ts'

export const insula = (): Structure => ({
  material: 'rubble',
  sky: 'sea',
  outline: 'M54 206V42H162V206zM162 42L196 50V201L162 206M48 46L66 28H152L200 48',
  plan: [50, 194, 30],
  built: [
    [0, 128],
    [96, 150],
    [130, 128],
    [162, 166],
  ],
  scaffold: [86, GROUND + 2, 50, 112],
  crane: { top: 36, hook: [72, 62] },
  body: [
    box({ x: 54, y: GROUND, width: 108, height: 160, side: 34, ramp: 'bk' }),
    // Plaster above the shops.
    mass('st1', rect(54, 46, 108, 126)),
    tone('bk1', polygon(54, 120, 78, 126, 70, 140, 54, 138), polygon(128, 60, 162, 58, 162, 78, 140, 74)),
    tone('bk1', rect(54, 80, 108, 2), rect(54, 112, 108, 2), rect(54, 144, 108, 2)),
    mass('bk3', rect(50, 170, 116, 5)),
    windows(64, 74, 4, [11, 17, 25]),
    windows(64, 106, 4, [11, 17, 25]),
    windows(64, 138, 4, [11, 17, 25]),
    windows(64, 168, 4, [9, 12, 26]),
    opening('ink', rect(60, 180, 26, 26), rect(96, 180, 22, 26), rect(128, 180, 26, 26)),
    opening('ink', polygon(170, 60, 176, 61, 176, 78, 170, 77), polygon(183, 62, 188, 63, 188, 79, 183, 78)),
    opening('ink', polygon(170, 94, 176, 94, 176, 110, 170, 110), polygon(183, 95, 188, 95, 188, 110, 183, 110)),
    opening('ink', polygon(170, 128, 176, 128, 176, 144, 170, 144), polygon(183, 128, 188, 128, 188, 144, 183, 144)),
    // Balconies.
    mass('wd2', rect(86, 106, 52, 4), rect(60, 138, 30, 4)),
    mass('wd3', ...[88, 97, 106, 115, 124, 133].map(x => rect(x, 97, 2, 9)), rect(86, 95, 52, 2.4)),
    mass('wd3', ...[62, 71, 80, 87].map(x => rect(x, 129, 2, 9)), rect(60, 127, 30, 2.4)),
    tiles(54, 46, 108, 16, 14, 6),
    mass('bk3', polygon(154, 30, 202, 50, 198, 53, 168, 46)),
  ],
  life: [
    awning([56, 176, 34, 9], 5),
    awning([124, 176, 34, 9], 5, 'cb2'),
    light('ma1', rect(162, 121, 34, 1)),
    mass('cl1', rect(166, 122, 8, 12)),
    mass('ma1', rect(177, 122, 7, 9)),
    mass('cb1', rect(187, 122, 7, 11)),
    worker(112, 104, -0.7, 'cl'),
    worker(104, 226, 1, 'lf'),
    worker(178, 228, -1, 'cb'),
    mass('bk2', rect(144, 200, 8, 9)),
  ],
})
