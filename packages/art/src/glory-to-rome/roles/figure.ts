// What the figures of the roles share: the disc in the colour of the material, the face in profile, looking right.

import { air, type Drawing, mass, opening, type Scene } from '../../kit/drawing.ts'
import type { Role } from '../../kit/palette.ts'
import { circle, rect, smooth } from '../../kit/path.ts'

export const figure = (disc: Role, ...drawing: Drawing): Scene => ({
  width: 160,
  height: 210,
  sky: 'day',
  drawing: [air(disc, circle(80, 92, 76)), air('gr3', circle(80, 200, 60, 8)), ...drawing],
})

/** Neck and face; brow, nose and chin to the right. */
export const face: Drawing = [
  mass('sk2', rect(68, 52, 14, 16)),
  mass('sk1', smooth('66,30! 85,30! 86,36 92,44! 87,47! 88,52 84,58! 74,62 67,56!')),
  opening('ink', circle(82.6, 38.4, 1.4)),
]
