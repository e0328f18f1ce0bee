// Sky and weather.

import { air, type Drawing, type Shape } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { circle, type Path, path, rect } from '../kit/path.ts'

interface Light {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Ground of the sky, two rings and the disc: the sun by day, the moon by night. */
export const sky = (width: number, height: number, { x, y, radius }: Light, rings = 1): Drawing => [
  air('k1', rect(0, 0, width, height)),
  air('k2', circle(x, y, radius * 3.6 * rings)),
  air('k3', circle(x, y, radius * 2.1 * rings)),
  air('kd', circle(x, y, radius)),
]

/** `x, y` is its lower left corner. */
export const cloud = (x: number, y: number, width: number, role: Role = 'k3'): Shape => {
  const puff = (radius: number, dx: number, dy: number) =>
    path('a', width * radius, width * radius, '0 0 0', -width * dx, width * dy)
  return air(
    role,
    path('M', x, y, 'h', width),
    puff(0.1, 0.16, -0.1),
    puff(0.2, 0.38, -0.06),
    puff(0.16, 0.3, 0.06),
    puff(0.1, 0.16, 0.1),
    'z',
  )
}

/** Four-pointed stars: x, y and size of each. */
export const stars = (places: readonly (readonly [x: number, y: number, size?: number])[], role: Role = 'kd'): Shape =>
  air(role, ...places.map(([x, y, size = 1.2]) => star(x, y, size)))

const star = (x: number, y: number, size: number): Path => {
  const [short, long] = [size * 0.6, size * 1.4]
  const points = [short, long, long, short, -long, short, -short, long, -short, -long, -long, -short, long, -short]
  return path('M', x, y - size * 2, 'l', ...points, 'z')
}
