// Small buildings in one piece, flat: for scenes that are seen at the size of a stamp. `x, y` is the lower left corner unless said otherwise.

import { type Drawing, mass, opening, tone } from '../kit/drawing.ts'
import type { Ramp, Role } from '../kit/palette.ts'
import { arch, polygon, rect } from '../kit/path.ts'
import { merlons } from './stone.ts'

type Stone = 'st' | 'ma' | 'bk' | 'wd'
const toneOf = (ramp: Stone & Ramp, step: 1 | 2 | 3): Role => `${ramp}${step}`

interface Facade {
  readonly columns: number
  /** Of the whole, steps and gable included. */
  readonly height: number
  readonly ramp?: 'st' | 'ma'
  /** The field of the gable. */
  readonly field?: Role
  readonly steps?: number
}

/** The front of a temple: steps, columns, gable. */
export function facade(
  x: number,
  y: number,
  width: number,
  { columns, height, ramp = 'ma', field, steps = 2 }: Facade,
): Drawing {
  const step = height * 0.05
  const floor = y - step * steps
  const gable = height * 0.27
  const beam = y - height + gable
  const beamHeight = height * 0.1
  const [left, inner] = [x + width * 0.06, width * 0.88]
  const thick = Math.min(inner / columns / 2, height * 0.12)
  const gap = (inner - thick) / (columns - 1)
  const shafts = Array.from({ length: columns }, (_, index) => left + index * gap)
  const top = beam + beamHeight
  return [
    opening('ink', rect(left + 1, top, inner - 2, floor - top)),
    mass(`${ramp}1`, ...shafts.map(shaft => rect(shaft, top, thick, floor - top))),
    tone(`${ramp}3`, ...shafts.map(shaft => rect(shaft + thick * 0.6, top, thick * 0.4, floor - top))),
    mass(`${ramp}1`, rect(x + width * 0.03, beam, width * 0.94, beamHeight)),
    tone(`${ramp}3`, rect(x + width * 0.03, beam + beamHeight * 0.7, width * 0.94, beamHeight * 0.3)),
    mass(`${ramp}1`, polygon(x, beam, x + width / 2, y - height, x + width, beam)),
    tone(
      field ?? `${ramp}3`,
      polygon(
        x + width * 0.16,
        beam - gable * 0.12,
        x + width / 2,
        beam - gable * 0.76,
        x + width * 0.84,
        beam - gable * 0.12,
      ),
    ),
    ...Array.from({ length: steps }, (_, index) =>
      mass(
        index % 2 === 0 ? `${ramp}1` : `${ramp}2`,
        rect(x - index * step, floor + index * step, width + index * step * 2, step),
      ),
    ),
  ]
}

/** A tower with battlements: the left part lit, the right in shade. */
export const tower = (x: number, y: number, width: number, height: number, ramp: Stone = 'st'): Drawing => {
  const head = width * 0.26
  return [
    mass(toneOf(ramp, 1), rect(x, y - height, width, height)),
    mass(toneOf(ramp, 3), rect(x + width * 0.6, y - height, width * 0.4, height)),
    mass(toneOf(ramp, 2), rect(x - width * 0.1, y - height, width * 1.2, head)),
    tone(toneOf(ramp, 3), rect(x + width * 0.6, y - height, width * 0.5, head)),
    merlons(x - width * 0.1, y - height, width * 1.2, 4, width * 0.17, toneOf(ramp, 2)),
  ]
}

interface HouseOptions {
  readonly wall?: Stone
  readonly roof?: Stone
  readonly door?: boolean
}

/** A house with its gable to us. */
export const house = (
  x: number,
  y: number,
  width: number,
  height: number,
  { wall = 'st', roof = 'bk', door = true }: HouseOptions = {},
): Drawing => {
  const eaves = y - height * 0.62
  return [
    mass(toneOf(wall, 1), rect(x, eaves, width, y - eaves)),
    mass(toneOf(wall, 3), rect(x + width * 0.62, eaves, width * 0.38, y - eaves)),
    mass(toneOf(roof, 2), polygon(x - width * 0.08, eaves, x + width / 2, y - height, x + width * 1.08, eaves)),
    tone(toneOf(roof, 3), polygon(x + width / 2, eaves, x + width / 2, y - height, x + width * 1.08, eaves)),
    ...(door ? [opening('ink', rect(x + width * 0.2, y - (y - eaves) * 0.72, width * 0.26, (y - eaves) * 0.72))] : []),
  ]
}

/** A roof on posts, open in front: the back wall lies in shade, for goods to stand before. */
export const shelter = (x: number, y: number, width: number, height: number, roof: Stone = 'bk'): Drawing => [
  opening('wd3', rect(x + width * 0.06, y - height * 0.66, width * 0.88, height * 0.66)),
  mass(
    'wd1',
    rect(x + width * 0.05, y - height * 0.66, 6, height * 0.66),
    rect(x + width * 0.95 - 6, y - height * 0.66, 6, height * 0.66),
  ),
  mass(
    toneOf(roof, 2),
    polygon(
      x,
      y - height * 0.62,
      x + width * 0.12,
      y - height,
      x + width * 0.88,
      y - height,
      x + width,
      y - height * 0.62,
    ),
  ),
  tone(
    toneOf(roof, 3),
    polygon(
      x + width * 0.66,
      y - height * 0.62,
      x + width * 0.62,
      y - height,
      x + width * 0.88,
      y - height,
      x + width,
      y - height * 0.62,
    ),
    rect(x, y - height * 0.65, width, height * 0.05),
  ),
]

/** Two rails on posts. */
export const fence = (x: number, y: number, width: number, height: number): Drawing => [
  mass('wd2', rect(x, y - height * 0.85, width, height * 0.16), rect(x, y - height * 0.42, width, height * 0.16)),
  mass(
    'wd1',
    ...Array.from({ length: Math.floor(width / 30) + 1 }, (_, index) => rect(x + index * 30, y - height, 6, height)),
  ),
]

/** An archway in a wall: a frame around what lies behind. */
export const gate = (x: number, y: number, width: number, height: number, frame: Role = 'st1'): Drawing => [
  mass(frame, arch(x - width * 0.14, y, width * 1.28, height * 1.1)),
  opening('ink', arch(x, y, width, height)),
]
