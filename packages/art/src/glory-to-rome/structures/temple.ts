// Temple: six columns under a gable, the altar burning before it.

import { mass } from '../../kit/drawing.ts'
import { circle, polygon, rect } from '../../kit/path.ts'
import { plume, temple as templeFront } from '../../parts/buildings.ts'
import { togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { cypress } from '../../parts/plants.ts'
import { flame } from '../../parts/things.ts'
import { GROUND, type Structure } from '../construction.ts'

export const temple = (): Structure => ({
  material: 'marble',
  sky: 'rose',
  outline: 'M34 206H206V186H34zM46 186V98H194V186M36 98L120 46L204 98z',
  plan: [34, 206, 32],
  built: [
    [0, 150],
    [70, 118],
    [120, 160],
    [176, 182],
  ],
  scaffold: [96, GROUND + 2, 50, 84],
  crane: { top: 40, hook: [80, 66] },
  body: [
    templeFront({ x: 42, y: GROUND, width: 156, height: 84, columns: 6, steps: 5, rise: 46 }),
    mass('br2', circle(120, 88, 9), polygon(116, 50, 120, 38, 124, 50), rect(34, 92, 5, 7), rect(201, 92, 5, 7)),
  ],
  life: [
    cypress(22, 212, 92),
    cypress(222, 214, 76),
    mass('ma2', rect(108, 212, 24, 14), rect(105, 209, 30, 4)),
    flame(120, 209, 14, 20),
    plume(121, 190, 40, 'ma2'),
    togatus(92, 228),
    worker(150, 230, -1, 'pu'),
  ],
})
