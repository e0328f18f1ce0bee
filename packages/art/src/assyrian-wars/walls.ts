// Walls of the East: towers with stepped battlements that stand out above.

import { type Drawing, mass } from '../kit/drawing.ts'
import { rect } from '../kit/path.ts'
import { type StoneRamp, stepMerlons, toneOf } from '../parts/stone.ts'

/** `x, y` is the upper left corner below the battlements, each a `unit` wide. */
export const eastTower = (
  x: number,
  y: number,
  width: number,
  height: number,
  unit: number,
  ramp: StoneRamp = 'st',
): Drawing => {
  const count = Math.max(2, Math.round((width + 8) / (unit * 3.4)))
  const across = count * unit * 3.4 - unit
  const left = x + width / 2 - across / 2
  return [
    mass(toneOf(ramp, 1), rect(x, y, width, height)),
    mass(toneOf(ramp, 3), rect(x + width * 0.62, y, width * 0.38, height)),
    mass(toneOf(ramp, 1), rect(left, y - unit * 1.6, across, unit * 2.4)),
    mass(toneOf(ramp, 3), rect(x + width * 0.62, y - unit * 1.6, across / 2 - width * 0.12, unit * 2.4)),
    stepMerlons(left, y - unit * 1.6, count, unit, toneOf(ramp, 2)),
  ]
}
