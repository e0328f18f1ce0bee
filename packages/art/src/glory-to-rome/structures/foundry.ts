// Foundry: a furnace at night: fire in the mouth, sparks from the stack, bronze in the mould.

import { light, mass, opening, tone } from '../../kit/drawing.ts'
import { path, polygon, rect, smooth } from '../../kit/path.ts'
import { box, joints, plume, tiles } from '../../parts/buildings.ts'
import { worker } from '../../parts/people.ts'
import { flame } from '../../parts/things.ts'
import { GROUND, type Structure } from '../construction.ts'

export const foundry = (): Structure => ({
  material: 'brick',
  sky: 'dusk',
  outline: 'M30 206V112H210V206zM22 114L40 92H138V40H182V92H200L218 114zM92 206V158a28 28 0 0 1 56 0V206',
  plan: [26, 214, 32],
  built: [
    [0, 160],
    [60, 130],
    [100, 176],
    [138, 120],
    [184, 150],
  ],
  scaffold: [136, GROUND + 4, 48, 92],
  crane: { top: 34, hook: [84, 72] },
  body: [
    // The stack.
    mass('bk2', polygon(140, 112, 144, 44, 178, 44, 182, 112)),
    tone('bk3', polygon(164, 112, 164, 44, 178, 44, 182, 112)),
    mass('bk1', rect(140, 40, 42, 7)),
    box({ x: 30, y: GROUND, width: 180, height: 94, ramp: 'bk' }),
    joints([30, 206, 118, 94], 10, 20, 'bk2'),
    tone('bk3', rect(176, 112, 34, 94)),
    // The mouth of the furnace.
    mass('st2', path('M84 206V160a36 36 0 0 1 72 0V206z')),
    opening('ink', path('M93 206V160a27 27 0 0 1 54 0V206z')),
    opening('ink', rect(44, 142, 26, 20), rect(172, 142, 26, 20)),
    tiles(30, 114, 180, 22, 18, 8),
    mass('bk2', polygon(140, 114, 141, 90, 181, 90, 182, 114)),
    tone('bk3', polygon(164, 114, 164, 90, 181, 90, 182, 114)),
  ],
  life: [
    flame(161, 41, 28, 34),
    plume(176, 26, 30, 'h1'),
    flame(120, 206, 46, 64),
    mass('fl2', rect(44, 142, 26, 20), rect(172, 142, 26, 20)),
    light('fl1', rect(50, 146, 14, 16), rect(178, 146, 14, 16)),
    light('fl1', polygon(96, 206, 144, 206, 176, 240, 64, 240)),
    // The pour.
    mass('ink', polygon(74, 204, 94, 202, 92, 218, 78, 219)),
    mass('fl2', smooth('92,206! 100,208 102,222! 98,222! 96,212 91,210!')),
    mass('st3', rect(88, 222, 28, 12)),
    mass('fl1', rect(94, 222, 14, 3)),
    worker(60, 230, 1.6, 'wd'),
    worker(184, 232, -1.6, 'wd'),
    mass('ma3', rect(160, 206, 12, 8)),
  ],
})
