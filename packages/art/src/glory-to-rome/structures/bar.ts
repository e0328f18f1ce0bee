// Bar: a tavern open to the street, jars sunk into the counter, jugs on the shelf.

import { at, type Drawing, mass, opening, tone } from '../../kit/drawing.ts'
import { circle, polygon, rect, smooth } from '../../kit/path.ts'
import { awning, box, tiles } from '../../parts/buildings.ts'
import { worker } from '../../parts/people.ts'
import { amphora } from '../../parts/things.ts'
import { GROUND, type Structure } from '../construction.ts'

export const bar = (): Structure => ({
  material: 'rubble',
  sky: 'rose',
  outline: 'M32 206V76H208V206zM22 78L44 50H196L218 78zM20 206V168H176',
  plan: [28, 212, 30],
  built: [
    [0, 140],
    [52, 164],
    [188, 120],
  ],
  scaffold: [150, GROUND + 2, 46, 92],
  crane: { x: 214, top: 40, hook: [86, 72] },
  body: [
    box({ x: 32, y: GROUND, width: 176, height: 130 }),
    opening('bk4', rect(52, 98, 136, 108)),
    // The shelf and what stands on it.
    mass('wd2', rect(52, 128, 136, 4)),
    ...[62, 78, 96, 114, 134, 152, 172].map((x, index) => amphora(x, 128, index % 3 === 1 ? 20 : 25)),
    // Who serves.
    at(
      ...[150, 178, 1.9],
      mass('ma1', smooth('-6,0! -5,-13 0,-16 5,-13 6,0!')),
      tone('ma3', smooth('1,-16! 5,-13 6,0! 2,0!')),
      mass('sk2', circle(0, -20, 4), polygon(-4, -13, -14, -9, -14, -6, -4, -9)),
      mass('wd3', smooth('-4,-20! -3,-25 3,-25 4,-19! 2,-22!')),
    ),
    // The counter, with the mouths of the jars in it.
    mass('st1', rect(18, 172, 150, 34), rect(168, 172, 20, 34)),
    mass('bk2', rect(28, 180, 22, 20), rect(86, 180, 22, 20), rect(144, 180, 22, 20)),
    mass('cb2', rect(58, 180, 20, 20), rect(116, 180, 20, 20)),
    mass('ma1', rect(14, 164, 178, 10)),
    tone('ma3', rect(14, 171, 178, 3)),
    ...[42, 78, 114].map(
      (x): Drawing => [mass('bk2', circle(x, 165, 13, 4.5)), opening('ink', circle(x, 165, 9.5, 3))],
    ),
    tiles(32, 76, 176, 26, 22, 10),
  ],
  life: [
    awning([40, 78, 160, 26], 9),
    // A jug as the sign of the house.
    mass('wd3', rect(206, 108, 20, 3), rect(220, 108, 1.6, 10)),
    amphora(221, 144, 28),
    worker(60, 230, 1.7, 'cl'),
    mass('br2', polygon(78, 196, 86, 196, 84, 204, 80, 204)),
    worker(196, 232, -1.5, 'cb'),
  ],
})
