// What is built of stone: columns, gables, steps, walls.

import { type Drawing, mass, opening, type Shape, tone } from '../kit/drawing.ts'
import type { Ramp, Role } from '../kit/palette.ts'
import { arch, path, polygon, rect } from '../kit/path.ts'

/** The tones of a ramp that buildings are made of. */
export type StoneRamp = 'st' | 'ma' | 'bk' | 'br' | 'bz' | 'wd' | 'gr' | 'co'

export const toneOf = (ramp: StoneRamp & Ramp, step: 1 | 2 | 3): Role => `${ramp}${step}`

/** `x` is its axis, `y` its foot. */
export const column = (x: number, y: number, width: number, height: number, ramp: StoneRamp = 'ma'): Drawing => [
  mass(
    toneOf(ramp, 1),
    path('M', x - width * 0.42, y, 'l', width * 0.06, -height, 'h', width * 0.72, 'l', width * 0.06, height, 'z'),
  ),
  tone(
    toneOf(ramp, 3),
    path('M', x + width * 0.12, y, 'l', -width * 0.02, -height, 'h', width * 0.26, 'l', width * 0.06, height, 'z'),
  ),
  mass(
    toneOf(ramp, 2),
    rect(x - width * 0.6, y - height - width * 0.3, width * 1.2, width * 0.3),
    rect(x - width * 0.58, y - width * 0.22, width * 1.16, width * 0.22),
  ),
]

/** A gable with its beam below; `x, y` is its lower left corner. */
export const pediment = (x: number, y: number, width: number, height: number, ramp: StoneRamp = 'ma'): Drawing => [
  mass(toneOf(ramp, 1), polygon(x, y, x + width / 2, y - height, x + width, y)),
  tone(
    toneOf(ramp, 3),
    polygon(
      ...[x + width * 0.13, y - height * 0.12],
      ...[x + width / 2, y - height * 0.82],
      ...[x + width * 0.87, y - height * 0.12],
    ),
  ),
  mass(toneOf(ramp, 2), rect(x - width * 0.02, y, width * 1.04, height * 0.22)),
]

/** Steps that grow wider downwards; `x, y` is the upper left corner. */
export const stair = (
  x: number,
  y: number,
  width: number,
  { count, step, ramp = 'st' }: { readonly count: number; readonly step: number; readonly ramp?: StoneRamp },
): Drawing =>
  Array.from({ length: count }, (_, index) =>
    mass(
      toneOf(ramp, index % 2 === 0 ? 1 : 2),
      rect(x - index * step * 1.4, y + index * step, width + index * step * 2.8, step),
    ),
  )

/** A row of arched openings; `x, y` is the lower left corner of the first. */
export const arcade = (x: number, y: number, { count, width, height, gap, role = 'ink' }: Arcade): Shape =>
  opening(role, ...Array.from({ length: count }, (_, index) => arch(x + index * (width + gap), y, width, height)))

interface Arcade {
  readonly count: number
  readonly width: number
  readonly height: number
  readonly gap: number
  readonly role?: Role
}

/** Battlements of the West, on the wall whose top is at `y`. */
export function merlons(x: number, y: number, width: number, count: number, height: number, role: Role = 'st2'): Shape {
  const unit = width / (2 * count - 1)
  const teeth = Array.from({ length: count }, (_, index) => [
    ...['v', -height, 'h', unit, 'v', height],
    ...(index < count - 1 ? ['h', unit] : []),
  ])
  return mass(role, path('M', x, y, ...teeth.flat(), 'z'))
}

/** Stepped battlements of the East, each of a unit's height and half as high again. */
export const stepMerlons = (x: number, y: number, count: number, unit: number, role: Role = 'st2'): Shape =>
  mass(
    role,
    ...Array.from({ length: count }, (_, index) =>
      path(
        ...['M', x + index * unit * 3.4, y, 'v', -unit, 'h', unit * 0.7, 'v', -unit * 0.8, 'h', unit],
        ...['v', unit * 0.8, 'h', unit * 0.7, 'v', unit, 'z'],
      ),
    ),
  )

interface Block {
  readonly front?: Role
  readonly side?: Role
  readonly top?: Role
}

/** A block seen from the left: front, side (to `dx, dy`) and, where one looks down on it, its top. */
export const block = (
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  [dx, dy]: readonly [dx: number, dy: number],
  { front = 'st1', side = 'st3', top }: Block = {},
): Drawing => [
  mass(front, rect(x, y, width, height)),
  mass(side, polygon(x + width, y, x + width + dx, y + dy, x + width + dx, y + height + dy, x + width, y + height)),
  ...(top ? [mass(top, polygon(x, y, x + dx, y + dy, x + width + dx, y + dy, x + width, y))] : []),
]
