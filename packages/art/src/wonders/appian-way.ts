// The Appian Way: the paved road to Brundisium between tombs and stone pines, into the setting sun.

import { air, type Drawing, guide, light, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import { arch, type Path, polygon, rect, smooth } from '../kit/path.ts'
import { sky } from '../parts/air.ts'
import { bush, cypress, pine } from '../parts/plants.ts'
import { merlons } from '../parts/stone.ts'

/** Where the road meets the horizon. */
const END = { x: 116, y: 190 }

/** A point of the road: from its left to its right edge (0 to 1), at a height of the picture. */
const onRoad = (across: number, y: number): readonly [number, number] => [
  END.x + (across * 208 - 96) * ((y - END.y) / 130),
  y,
]

const ROWS = [322, 298, 278, 262, 249, 238, 229, 221.5, 215, 209.5, 205]
/** Joints of the rows in turn: no two rows meet in a line. */
const JOINTS = [
  [0, 0.2, 0.47, 0.72, 1],
  [0, 0.32, 0.58, 0.84, 1],
  [0, 0.16, 0.4, 0.66, 1],
]

const slabs: readonly Path[] = ROWS.slice(1).flatMap((far, row) => {
  const near = ROWS[row]
  const joints = JOINTS[row % JOINTS.length]
  const gap = (near - far) * 0.08
  return joints.slice(1).map((right, index) => {
    const left = joints[index]
    const skew = index % 2 === 0 ? 0.02 : -0.025
    return polygon(
      ...onRoad(left + 0.012, near - gap),
      ...onRoad(left + 0.012 + (left > 0 ? skew : 0), far + gap),
      ...onRoad((left + right) / 2, far + gap * (index % 2 === 0 ? 0 : 2)),
      ...onRoad(right - 0.012 - (right < 1 ? skew : 0), far + gap),
      ...onRoad(right - 0.012, near - gap),
    )
  })
})

const road: Drawing = [
  mass('gr3', polygon(...onRoad(-0.16, 320), ...onRoad(0.5, 190), ...onRoad(1.16, 320))),
  mass('st3', polygon(...onRoad(-0.07, 320), ...onRoad(0.5, 190), ...onRoad(1.07, 320))),
  mass('ma4', polygon(...onRoad(0, 320), ...onRoad(0.5, 190), ...onRoad(1, 320))),
  tone('ma3', ...slabs),
  // The sun along the crown of the road.
  light('ma2', ...slabs.filter((_, index) => index % 4 === 1 || index % 4 === 2)),
]

const aqueduct: Drawing = [
  mass('h2', polygon(0, 162, 96, 172, 96, 192, 0, 192)),
  opening('h1', ...[4, 22, 38, 52, 65, 77].map((x, index) => arch(x, 192, 12 - index * 1.2, 22 - index * 1.8))),
]

/** The round tomb of a great lady. */
const tomb: Drawing = [
  mass('st3', rect(150, 196, 58, 20)),
  tone('st4', rect(186, 196, 22, 20)),
  mass('st2', rect(156, 162, 46, 35)),
  tone('st3', rect(184, 162, 18, 35)),
  light('st1', rect(156, 162, 12, 35)),
  mass('ma2', rect(154, 166, 50, 5)),
  tone('ma4', rect(184, 166, 20, 5)),
  merlons(156, 162, 46, 6, 6, 'st2'),
  mass('st2', polygon(214, 214, 222, 178, 234, 178, 242, 214)),
  tone('st4', polygon(228, 178, 234, 178, 242, 214, 230, 214)),
]

const milestone: Drawing = [
  mass('st2', rect(14, 288, 40, 10)),
  tone('st4', rect(38, 288, 16, 10)),
  mass('st1', polygon(20, 289, 21, 228, 47, 228, 48, 289)),
  tone('st3', polygon(37, 289, 37, 228, 47, 228, 48, 289)),
  mass('st2', smooth('19,230! 21,222 34,218 47,222 49,230!')),
  tone('st4', rect(25, 240, 13, 3), rect(25, 249, 10, 3), rect(25, 258, 12, 3)),
]

/** A covered wagon, seen from behind. */
const cart: Drawing = [
  mass('wd3', rect(98, 222, 6, 22), rect(130, 222, 6, 22)),
  mass('ma2', arch(102, 226, 30, 34)),
  tone('ma4', arch(117, 226, 15, 30)),
  opening('ink', arch(107, 226, 20, 24)),
  mass('wd2', rect(101, 222, 32, 14)),
  tone('wd3', rect(101, 228, 32, 2), rect(119, 222, 14, 14)),
]

export const appianWay = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'dusk',
  wide: '0 114 240 147',
  drawing: [
    sky(240, 320, { x: 116, y: 150, radius: 38 }),
    air('k2', rect(0, 74, 60, 4), rect(20, 82, 54, 3), rect(176, 116, 64, 4)),
    mass('h1', smooth('0,176! 40,166 90,178 140,180 190,166 240,174! 240,196! 0,196!')),
    aqueduct,
    mass('lf3', rect(0, 190, 240, 130)),
    tone('lf4', smooth('0,228! 60,214 90,212! 20,320! 0,320!;240,224! 190,218 150,212! 226,320! 240,320!')),
    cypress(86, 200, 34),
    cypress(140, 202, 40),
    cypress(148, 204, 30),
    tomb,
    road,
    pine(70, 222, 104, 84),
    cart,
    pine(28, 262, 172, 120),
    pine(212, 268, 214, 132),
    milestone,
    bush(6, 306, 40, ['lf4', 'lf3']),
    bush(224, 300, 46, ['lf4', 'lf3']),
    guide('M116 40V320M116 190L0 300M116 190L240 304M10 190H230M66 218v12M66 224H12M12 218v12'),
  ],
})
