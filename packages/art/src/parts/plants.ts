// Trees and green. `x, y` is the foot.

import { at, type Drawing, type Group, light, mass, opening, type Shape, tone } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { circle, type Path, path } from '../kit/path.ts'

const frond = (degrees: number, length: number): Path => {
  const angle = (degrees * Math.PI) / 180
  const tip = [Math.cos(angle) * length, -Math.sin(angle) * length + length * 0.42]
  const bend = [Math.cos(angle) * length * 0.55, -Math.sin(angle) * length * 0.75 - length * 0.18]
  return path('M0 0Q', ...bend, ...tip, 'Q', bend[0] * 0.9, bend[1] + length * 0.36, '0 0z')
}

/** `lean`: how far the crown stands right of the foot. */
export function palm(x: number, y: number, height: number, lean = 0, crown = 1): Group {
  const length = height * 0.42 * crown
  const fronds = (degrees: readonly number[], long = length) => degrees.map(turn => frond(turn, long))
  const trunk = (left: number, top: number, width: number, bend: number) =>
    path(
      ...['M', left, '0Q', lean * 0.2 + bend - height * 0.05, -height * 0.5, lean + top, -height],
      ...['h', width, 'Q', lean * 0.2 + height * 0.03, -height * 0.5, height * 0.045, '0z'],
    )
  return at(
    ...[x, y, 1],
    mass('wd2', trunk(-height * 0.035, -height * 0.018, height * 0.036, height * 0.03)),
    tone('wd3', trunk(height * 0.005, 0, height * 0.018, height * 0.06)),
    at(
      ...[lean, -height, 1],
      mass('lf3', ...fronds([-28, 8, 38])),
      mass('lf2', ...fronds([210, 172, 66])),
      mass('lf1', ...fronds([142, 104], length * 0.92)),
      opening('wd3', circle(0, height * 0.02, height * 0.028)),
    ),
  )
}

export function cypress(x: number, y: number, height: number, width = height * 0.24): Drawing {
  const side = (sign: number) => [
    ...['C', x + sign * width * 0.75, y - height * 0.5, x + sign * width * 0.6, y - height * 0.06],
    ...[x + sign * width * 0.12, y],
  ]
  const back = ['C', x - width * 0.6, y - height * 0.06, x - width * 0.75, y - height * 0.5, x, y - height]
  return [
    mass('lf3', path('M', x, y - height, ...side(1), 'h', -width * 0.24, ...back, 'z')),
    light('lf2', path('M', x, y - height, ...side(-1), 'Q', x - width * 0.2, y - height * 0.5, x, y - height, 'z')),
  ]
}

export function bush(x: number, y: number, width: number, roles: readonly [Role, Role] = ['lf3', 'lf2']): Drawing {
  const clump = (left: number, foot: number, size: number) => {
    const [w, r] = [width * size, (width * size) / 4.6]
    return path(
      ...['M', left - w / 2, foot, 'a', r, r, '0 0 1', w * 0.24, -r * 0.9],
      ...['a', r * 1.15, r * 1.15, '0 0 1', w * 0.44, -r * 0.1, 'a', r, r, '0 0 1', w * 0.32, r, 'z'],
    )
  }
  return [mass(roles[0], clump(x, y, 1)), light(roles[1], clump(x - width * 0.09, y - width * 0.03, 0.66))]
}

/** Hangs down from `x, y` in strands of these lengths. */
export const vine = (x: number, y: number, lengths: readonly number[]): Shape =>
  mass('lf2', path('M', x, y, ...lengths.flatMap(l => ['q', -2, l * 0.6, 1, l, 'q', 4, -l * 0.5, 3, -l]), 'z'))

/** A stone pine: a bare trunk that forks under a flat crown. */
export function pine(x: number, y: number, height: number, width = height * 0.8): Drawing {
  const top = y - height
  const [w, thick] = [width / 2, height * 0.035]
  const tier = (dx: number, dy: number, size: number): Path =>
    path(
      ...['M', x + dx - w * size, top + dy, 'a', w * size * 0.5, height * 0.12 * size, '0 0 1', w * size * 0.5],
      ...[-height * 0.11 * size, 'a', w * size * 0.7, height * 0.16 * size, '0 0 1', w * size * 1.1, '0'],
      ...['a', w * size * 0.4, height * 0.1 * size, '0 0 1', w * size * 0.4, height * 0.11 * size, 'z'],
    )
  return [
    mass(
      'wd2',
      path('M', x - thick, y, 'L', x - thick * 0.7, top + height * 0.45, x - w * 0.5, top + height * 0.2),
      path('h', thick * 1.4, 'L', x, top + height * 0.38, x + w * 0.4, top + height * 0.2, 'h', thick * 1.6),
      path('L', x + thick * 0.9, top + height * 0.48, x + thick * 1.2, y, 'z'),
    ),
    mass('lf3', tier(0, height * 0.25, 1)),
    mass('lf2', tier(-w * 0.1, height * 0.17, 0.8)),
    light('lf1', tier(-w * 0.3, height * 0.1, 0.42)),
  ]
}
