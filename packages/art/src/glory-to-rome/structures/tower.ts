// Tower: a watch-tower with a signal fire.

import { mass, opening, tone } from '../../kit/drawing.ts'
import { arch, polygon, rect } from '../../kit/path.ts'
import { plume } from '../../parts/buildings.ts'
import { worker } from '../../parts/people.ts'
import { bush, pine } from '../../parts/plants.ts'
import { merlons } from '../../parts/stone.ts'
import { flame } from '../../parts/things.ts'
import { GROUND, type Structure } from '../construction.ts'

export const tower = (): Structure => ({
  material: 'concrete',
  sky: 'dusk',
  outline: 'M78 206L88 82H152L162 206zM76 82H164V58H76zM96 58V38H144V58',
  plan: [66, 174, 30],
  built: [
    [0, 150],
    [96, 124],
    [130, 142],
  ],
  scaffold: [96, GROUND + 4, 50, 112],
  crane: { top: 34, hook: [94, 66] },
  body: [
    mass('st1', polygon(76, 206, 86, 84, 154, 84, 164, 206)),
    tone('st2', polygon(116, 206, 118, 84, 154, 84, 164, 206)),
    tone('st3', polygon(140, 206, 138, 84, 154, 84, 164, 206)),
    mass(
      'bk2',
      polygon(79.4, 166, 80.2, 156, 159.8, 156, 160.6, 166),
      polygon(83, 122, 83.8, 112, 156.2, 112, 157, 122),
    ),
    tone('bk3', polygon(140, 166, 140, 156, 159.8, 156, 160.6, 166), polygon(139, 122, 139, 112, 156.2, 112, 157, 122)),
    opening(
      'ink',
      arch(106, 206, 24, 36),
      arch(114, 150, 10, 22),
      arch(98, 106, 9, 18),
      arch(116, 106, 9, 18),
      arch(134, 106, 8, 18),
    ),
    mass('st2', polygon(86, 84, 154, 84, 166, 72, 74, 72)),
    tone('st3', polygon(134, 84, 154, 84, 166, 72, 138, 72)),
    mass('st1', rect(72, 60, 96, 12)),
    tone('st3', rect(138, 60, 30, 12)),
    merlons(72, 61, 96, 6, 11, 'st1'),
    mass('bz3', polygon(104, 50, 136, 50, 130, 62, 110, 62)),
  ],
  life: [
    flame(120, 51, 30, 42),
    plume(134, 24, 24, 'h1'),
    worker(90, 62, 0.9, 'cl'),
    worker(152, 62, -0.9, 'cl'),
    pine(206, 210, 70),
    bush(42, 214, 46),
    worker(96, 226, 1.2, 'cl'),
    // The next tower answers, far away.
    mass('h2', polygon(14, 170, 16, 142, 28, 142, 30, 170)),
    flame(22, 142, 9, 12),
  ],
})
