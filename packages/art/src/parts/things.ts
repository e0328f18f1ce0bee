// Things people use: fires, vessels, wheels, scrolls. `x, y` is the foot, or the middle of what is round.

import { type Drawing, light, mass, opening, type Shape, tone } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { circle, type Path, path, polygon, rect } from '../kit/path.ts'

/** Two drops of fire, one in the other. */
export function flame(x: number, y: number, width: number, height: number): readonly [Shape, Shape] {
  const drop = (w: number, h: number): Path =>
    path(
      ...['M', x - w / 2, y, 'c', -w * 0.15, -h * 0.4, w * 0.35, -h * 0.5, w * 0.45, -h],
      ...['c', w * 0.3, h * 0.3, w * 0.75, h * 0.5, w * 0.55, h, 'z'],
    )
  return [mass('fl2', drop(width, height)), light('fl1', drop(width * 0.5, height * 0.6))]
}

/** A bowl of fire on three legs. */
export const brazier = (x: number, y: number, size: number): Drawing => [
  flame(x, y - size * 1.15, size * 0.75, size),
  mass(
    'bz2',
    path('M', x - size / 2, y - size * 1.2, 'h', size, 'q', -size * 0.05, size * 0.35, -size / 2, size * 0.38),
    path('q', -size * 0.45, -size * 0.03, -size / 2, -size * 0.38, 'z'),
    rect(x - size * 0.06, y - size * 0.85, size * 0.12, size * 0.85),
    polygon(x - size * 0.1, y - size * 0.8, x - size * 0.4, y, x - size * 0.28, y, x, y - size * 0.8),
    polygon(x + size * 0.1, y - size * 0.8, x + size * 0.4, y, x + size * 0.28, y, x, y - size * 0.8),
  ),
  tone('bz3', path('M', x, y - size * 1.2, 'h', size / 2, 'q', -size * 0.05, size * 0.35, -size / 2, size * 0.38, 'z')),
]

/** A storage jar with two handles. */
export function amphora(
  x: number,
  y: number,
  height: number,
  [lit, shade]: readonly [Role, Role] = ['bk2', 'bk3'],
): Drawing {
  const h = height
  const half = (side: 1 | -1): Path =>
    path(
      ...['L', x + side * h * 0.1, y - h * 0.96, 'L', x + side * h * 0.09, y - h * 0.8],
      ...['C', x + side * h * 0.4, y - h * 0.68, x + side * h * 0.34, y - h * 0.3, x + side * h * 0.07, y],
    )
  const handles = [-1, 1].map(side =>
    path(
      ...['M', x + side * h * 0.09, y - h * 0.9, 'q', side * h * 0.18, h * 0.02, side * h * 0.17, h * 0.26],
      ...['l', -side * h * 0.07, 0, 'q', 0, -h * 0.16, -side * h * 0.12, -h * 0.19, 'z'],
    ),
  )
  const back = path(
    ...['L', x - h * 0.07, y, 'C', x - h * 0.34, y - h * 0.3, x - h * 0.4, y - h * 0.68, x - h * 0.09, y - h * 0.8],
    ...['L', x - h * 0.1, y - h * 0.96, 'z'],
  )
  return [
    mass(lit, ...handles),
    mass(lit, path('M', x, y - h * 0.96), half(1), back),
    tone(shade, path('M', x + h * 0.03, y - h * 0.96), half(1), 'z'),
    mass(shade, rect(x - h * 0.13, y - h, h * 0.26, h * 0.06)),
  ]
}

/** With spokes, seen from the side. `through`: what is seen between the spokes. */
export function wheel(x: number, y: number, radius: number, through: Role, rim: Role = 'wd3'): Drawing {
  const spoke = (degrees: number): Path => {
    const angle = (degrees * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle) * radius * 0.85, Math.sin(angle) * radius * 0.85]
    const [wx, wy] = [-dy * 0.1, dx * 0.1]
    return polygon(
      x + dx + wx,
      y + dy + wy,
      x + dx - wx,
      y + dy - wy,
      x - dx - wx,
      y - dy - wy,
      x - dx + wx,
      y - dy + wy,
    )
  }
  return [
    mass(rim, circle(x, y, radius)),
    opening(through, circle(x, y, radius * 0.78)),
    mass(rim, ...[0, 45, 90, 135].map(spoke), circle(x, y, radius * 0.26)),
  ]
}

/** A scroll that lies rolled up, its end towards us on the left, tied with a red band. */
export const scroll = (x: number, y: number, length: number, thick: number): Drawing => [
  mass('iv1', rect(x, y - thick, length, thick)),
  tone('iv3', rect(x, y - thick / 2, length, thick / 2)),
  mass('iv2', circle(x, y - thick / 2, thick / 2)),
  opening('iv3', circle(x, y - thick / 2, thick / 5)),
  mass('cl2', rect(x + length * 0.45, y - thick * 1.04, length * 0.16, thick * 1.08)),
]
