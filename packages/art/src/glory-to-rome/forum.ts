// The Forum around the table: record office and temples below the Capitol, basilica and arch, citizens on the pavement.

import { at, type Drawing, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import { arch, polygon, rect, smooth } from '../kit/path.ts'
import { range } from '../kit/range.ts'
import { cloud, sky } from '../parts/air.ts'
import { archedWall, box, gable, temple } from '../parts/buildings.ts'
import { flag, togatus } from '../parts/citizens.ts'
import { worker } from '../parts/people.ts'
import { draped, quadriga } from '../parts/statues.ts'
import { column } from '../parts/stone.ts'
import { flame } from '../parts/things.ts'

const pillar = (x: number): Drawing => [
  at(...[x, 152, 1], mass('ma2', rect(-10, 0, 20, 10)), column(0, 0, 9, 76), draped(0, -79, 0.22, 'br')),
]

const basilica: Drawing = [
  mass('ma2', rect(322, 74, 158, 78)),
  tone('ma3', rect(440, 74, 40, 78)),
  opening('bk4', ...range(330, 7, 22).flatMap(x => [arch(x, 150, 14, 32), arch(x, 108, 14, 26)])),
  mass('ma1', rect(318, 110, 162, 6), rect(318, 70, 162, 7)),
  mass('ma1', rect(344, 48, 130, 22)),
  opening('bk4', ...range(352, 6, 20).map(x => arch(x, 68, 9, 14))),
  mass('bk2', polygon(338, 50, 348, 34, 480, 34, 480, 50)),
  tone('bk3', rect(338, 48, 142, 3)),
]

const curia: Drawing = [
  box({ x: 200, y: 152, width: 62, height: 74, side: 16, ramp: 'bk' }),
  gable(200, 78, 62, 28, 16, 'bk'),
  opening('ink', ...[208, 226, 244].map(x => arch(x, 106, 10, 18)), rect(222, 122, 18, 30)),
  mass('br2', rect(224, 124, 6, 28), rect(232, 124, 6, 28)),
]

const triumph: Drawing = [
  archedWall({
    ...{ x: 274, y: 156, width: 48, height: 54, side: 6, ramp: 'ma' },
    openings: [{ x: 288, width: 20, height: 34 }],
  }),
  mass('ma1', rect(270, 114, 56, 4), rect(270, 100, 56, 4)),
  quadriga(298, 100, 0.55),
]

export const forum = (): Scene => ({
  width: 480,
  height: 200,
  sky: 'rose',
  drawing: [
    sky(480, 200, { x: 132, y: 62, radius: 26 }),
    cloud(380, 34, 70, 'k2'),
    // The Capitol and the Palatine in the haze.
    mass('h1', smooth('0,104! 40,70 110,66 150,96 210,110 300,104 360,80 430,66 480,78! 480,160! 0,160!')),
    mass('h2', rect(60, 44, 44, 22), polygon(54, 46, 82, 30, 110, 46), rect(396, 56, 50, 16), rect(404, 46, 34, 12)),
    mass('gr2', rect(0, 146, 480, 54)),
    temple({ x: 84, y: 156, width: 96, height: 56, columns: 6, steps: 5, rise: 30 }),
    temple({ x: -30, y: 160, width: 92, height: 74, columns: 5, steps: 5, ramp: 'st', rise: 32 }),
    curia,
    basilica,
    triumph,
    mass('ma2', polygon(0, 160, 480, 154, 480, 200, 0, 200)),
    tone(
      'ma3',
      rect(0, 170, 480, 1.6),
      rect(0, 184, 480, 2),
      ...range(10, 12, 42).map(x =>
        polygon(x, 160, x + 2, 160, x + (x - 236) * 0.3 + 2, 200, x + (x - 236) * 0.3, 200),
      ),
    ),
    pillar(74),
    pillar(190),
    pillar(340),
    // The speakers' platform with the beaks of ships.
    mass('ma1', rect(222, 160, 66, 5)),
    mass('ma3', rect(226, 165, 58, 15)),
    mass('bz2', ...[236, 252, 268].map(x => polygon(x, 168, x + 10, 171, x, 175))),
    togatus(254, 160, 0.9),
    flame(230, 160, 8, 12),
    flame(280, 160, 8, 12),
    flag(464, 36, 22),
    togatus(36, 190, 1.1),
    worker(58, 192, -1, 'cl'),
    togatus(116, 188, 1),
    worker(138, 192, 1, 'cb'),
    togatus(212, 194, 1.1),
    worker(306, 192, -1, 'cl'),
    togatus(322, 190, 1, -1),
    togatus(396, 192, 1.1, -1),
    worker(446, 190, -1, 'pu'),
  ],
})
