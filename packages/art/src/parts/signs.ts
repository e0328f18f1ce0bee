// Signs on medals, card backs and signboards.

import { type Drawing, mass, type Shape, tone } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { circle, type Path, path, polygon, rect } from '../kit/path.ts'

/** Two sprays of laurel that meet below, open above. */
export function laurel(
  x: number,
  y: number,
  radius: number,
  [lit, shade]: readonly [Role, Role] = ['lf2', 'lf3'],
): Drawing {
  const leaf = (degrees: number, size: number): Path => {
    const angle = (degrees * Math.PI) / 180
    const point = (reach: number, turn: number) => [
      x + Math.sin(angle + turn) * reach,
      y + Math.cos(angle + turn) * reach,
    ]
    const along = degrees > 0 ? 0.4 : -0.4
    return path(
      ...[
        'M',
        ...point(radius, 0),
        'Q',
        ...point(radius * (1 + size), along * 0.2),
        ...point(radius * (1 + size * 0.7), along),
      ],
      ...['Q', ...point(radius * (1 - size * 0.2), along * 0.8), ...point(radius, 0), 'z'],
    )
  }
  const spray = (side: 1 | -1, size: number) => [10, 32, 54, 76, 98, 120].map(turn => leaf(side * turn, size))
  return [mass(lit, ...spray(-1, 0.3), ...spray(-1, -0.3)), mass(shade, ...spray(1, 0.3), ...spray(1, -0.3))]
}

/** A pair of scales; `x, y` is the top of its post, `size` how far the pans hang apart. */
export const scales = (
  x: number,
  y: number,
  size: number,
  [lit, shade]: readonly [Role, Role] = ['br1', 'br3'],
): Drawing => {
  const pan = (left: number): Path =>
    path('M', left, y + size * 0.62, 'h', size * 0.44, 'a', size * 0.22, size * 0.2, '0 0 1', -size * 0.44, '0z')
  const cords = (middle: number): Path =>
    polygon(
      middle,
      y + size * 0.08,
      middle - size * 0.2,
      y + size * 0.62,
      middle - size * 0.15,
      y + size * 0.62,
      middle,
      y + size * 0.2,
      middle + size * 0.15,
      y + size * 0.62,
      middle + size * 0.2,
      y + size * 0.62,
    )
  return [
    mass(lit, rect(x - size * 0.035, y, size * 0.07, size * 1.05), circle(x, y, size * 0.08)),
    mass(lit, rect(x - size * 0.5, y + size * 0.06, size, size * 0.07)),
    mass(
      lit,
      polygon(
        x - size * 0.26,
        y + size * 1.12,
        x - size * 0.1,
        y + size,
        x + size * 0.1,
        y + size,
        x + size * 0.26,
        y + size * 1.12,
      ),
    ),
    mass(shade, cords(x - size * 0.46), cords(x + size * 0.46)),
    mass(lit, pan(x - size * 0.68), pan(x + size * 0.24)),
  ]
}

/** A pile of coins. */
export const coins = (x: number, y: number, width: number, count: number): Drawing => {
  const high = width * 0.22
  const slip = (index: number) => x + (index % 2 === 0 ? 0 : width * 0.07)
  const row = (part: (index: number) => Path): readonly Path[] =>
    Array.from({ length: count }, (_, index) => part(index))
  return [
    mass('br2', ...row(index => rect(slip(index) - width / 2, y - (index + 1) * high, width, high * 0.84))),
    tone('br3', ...row(index => rect(slip(index) + width * 0.14, y - (index + 1) * high, width * 0.36, high * 0.84))),
    tone('br1', ...row(index => rect(slip(index) - width / 2, y - (index + 1) * high, width * 0.3, high * 0.84))),
  ]
}

/** A hammer, head up, leaning to the right by its place in a turned group. */
export const hammer = (length: number, head: Role = 'ma3', shaft: Role = 'wd2'): readonly Shape[] => [
  mass(shaft, rect(-length * 0.05, -length * 0.4, length * 0.1, length * 0.9)),
  mass(head, rect(-length * 0.28, -length * 0.56, length * 0.56, length * 0.24)),
]

/** Dividers, their points down; `x, y` is the hinge. */
export const dividers = (
  x: number,
  y: number,
  height: number,
  [lit, shade]: readonly [Role, Role] = ['br1', 'br3'],
): Drawing => [
  mass(
    lit,
    polygon(
      x - height * 0.06,
      y,
      x + height * 0.04,
      y,
      x - height * 0.34,
      y + height,
      x - height * 0.38,
      y + height * 0.96,
    ),
  ),
  mass(
    shade,
    polygon(
      x - height * 0.04,
      y,
      x + height * 0.06,
      y,
      x + height * 0.38,
      y + height * 0.96,
      x + height * 0.34,
      y + height,
    ),
  ),
  mass(lit, circle(x, y, height * 0.1), rect(x - height * 0.025, y - height * 0.2, height * 0.05, height * 0.16)),
]

/** A helmet that covers the face, with its crest; facing left, 48 wide around 0, 0. */
export const helmet = (
  [lit, shade, crest, crestShade]: readonly [Role, Role, Role, Role] = ['br2', 'br3', 'cl1', 'cl2'],
): Drawing => [
  mass(crest, 'M-22-14C-20-40 22-46 30-12C34 4 30 22 24 30L16 20C22 4 20-18 4-24C-6-28-14-22-16-14z'),
  mass(crestShade, 'M4-36C18-36 28-24 30-12C34 4 30 22 24 30L16 20C22 4 20-18 4-24z'),
  mass(lit, 'M-18 8C-22-14-8-26 4-25C18-23 22-6 20 8L18 26L10 28L4 18L2 8L-2 30L-14 28L-16 14z'),
  mass(shade, 'M4-25C18-23 22-6 20 8L18 26L10 28L4 18L8 4L10-8z'),
  mass('ink', 'M-17 4L-2 0L2 6L-6 9L-9 27L-12 27L-14 10z'),
]
