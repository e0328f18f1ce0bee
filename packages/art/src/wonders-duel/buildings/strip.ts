// The ground that the small scenes of the building cards stand on.

import { type Drawing, mass, type Scene, tone } from '../../kit/drawing.ts'
import type { Sky } from '../../kit/palette.ts'
import { rect, smooth } from '../../kit/path.ts'
import { sky as skyWith } from '../../parts/air.ts'
import { waves } from '../../parts/land.ts'

/** Where things stand. */
export const FLOOR = 126

/** A wide scene under a sky, the light on the left. */
export const strip =
  (sky: Sky, ...drawing: Drawing) =>
  (): Scene => ({
    width: 240,
    height: 150,
    sky,
    drawing: [skyWith(240, 150, { x: 34, y: 34, radius: 15 }), drawing],
  })

export const hills: Drawing = [mass('h1', smooth('0,104! 40,88 84,100 130,106 186,84 240,96! 240,130! 0,130!'))]

export const sand: Drawing = [
  mass('gr1', smooth('0,114! 80,110 160,116 240,110! 240,150! 0,150!')),
  tone('gr2', smooth('0,140! 80,132 160,140 240,132! 240,150! 0,150!')),
]

export const meadow: Drawing = [
  mass('lf2', smooth('0,112! 80,106 160,114 240,108! 240,150! 0,150!')),
  tone('lf3', smooth('0,140! 80,132 160,140 240,132! 240,150! 0,150!')),
]

export const pavement: Drawing = [
  mass('ma2', rect(0, 114, 240, 36)),
  tone('ma3', rect(0, 126, 240, 3), rect(0, 138, 240, 12)),
]

export const boards: Drawing = [
  mass('wd2', rect(0, 122, 240, 28)),
  tone('wd3', rect(0, 132, 240, 2), rect(0, 142, 240, 8)),
]

/** A wall behind, for scenes indoors. */
export const indoors = (wall: 'bk3' | 'bk4' | 'st3' | 'st2' | 'ma3' | 'cb3' | 'lf4' | 'wd3' | 'pu3'): Drawing => [
  mass(wall, rect(0, 0, 240, 124)),
  boards,
]

export const harbour: Drawing = [
  mass('wa3', rect(0, 106, 240, 44)),
  waves({ x: 4, y: 134, count: 7, step: 36 }),
  waves({ x: -12, y: 146, count: 7, step: 36, role: 'wa2' }),
]
