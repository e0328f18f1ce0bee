// Storeroom: a granary: thick walls with buttresses and slits, sacks and jars at the gate.

import { type Drawing, light, mass, opening, tone } from '../../kit/drawing.ts'
import { arch, circle, polygon, rect, smooth } from '../../kit/path.ts'
import { box, gable, joints } from '../../parts/buildings.ts'
import { worker } from '../../parts/people.ts'
import { amphora } from '../../parts/things.ts'
import { GROUND, type Structure } from '../construction.ts'

export const storeroom = (): Structure => ({
  material: 'concrete',
  sky: 'sea',
  outline: 'M20 206V110H176V206zM176 110L226 118V198L176 206M12 112L98 62L182 112L232 120L150 72L98 62',
  plan: [18, 222, 32],
  built: [
    [0, 140],
    [58, 160],
    [100, 126],
    [150, 168],
  ],
  scaffold: [112, GROUND + 4, 50, 90],
  crane: { top: 40, hook: [72, 72] },
  body: [
    box({ x: 20, y: GROUND, width: 156, height: 98, side: 50, ramp: 'st' }),
    gable(20, 110, 156, 46, 50, 'st'),
    joints([20, 206, 156, 96], 8, 24, 'st2'),
    // Buttresses on the long side.
    mass('st2', ...[184, 200, 216].map(x => polygon(x, 126, x + 6, 127, x + 6, 200, x, 201))),
    mass('st2', ...[20, 54, 134, 166].map(x => rect(x, 122, 10, 84))),
    light('ma1', ...[20, 54, 134, 166].map(x => rect(x, 122, 3, 84))),
    opening(
      'ink',
      ...[40, 152].map(x => rect(x, 130, 5, 26)),
      ...[192, 208].map(x => rect(x, 136, 4, 20)),
      circle(98, 90, 9),
    ),
    mass('st3', arch(70, 206, 58, 78)),
    opening('ink', arch(76, 206, 46, 70)),
  ],
  life: [
    // Jars in rows, deep inside.
    ...[84, 98, 112].map(x => amphora(x, 172, 24)),
    mass('wd2', rect(76, 172, 46, 3)),
    ...[84, 98, 112].map(x => amphora(x, 204, 28)),
    mass('wd2', polygon(70, 206, 58, 214, 58, 146, 70, 138), polygon(128, 206, 140, 214, 140, 146, 128, 138)),
    ...[
      [150, 222],
      [168, 224],
      [186, 222],
      [159, 208],
      [177, 208],
    ].map(
      ([x, y]): Drawing => [
        mass(
          'ma2',
          smooth(
            `${x - 9},${y}! ${x - 10},${y - 10} ${x - 3},${y - 15} ${x + 3},${y - 15} ${x + 10},${y - 10} ${x + 9},${y}!`,
          ),
        ),
        tone('ma3', smooth(`${x + 2},${y - 15}! ${x + 10},${y - 10} ${x + 9},${y}! ${x + 2},${y}!`)),
      ],
    ),
    ...[20, 34, 48].map(x => amphora(x, 228, 30)),
    worker(102, 230, 1.4, 'cb'),
    mass('ma2', smooth('104,200! 106,194 120,192 122,200! 114,204')),
  ],
})
