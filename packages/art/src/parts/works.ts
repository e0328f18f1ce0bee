// A building site: crane, scaffold, groma, ground plans, and materials that wait.

import { type Drawing, light, mass, opening, tone } from '../kit/drawing.ts'
import type { Ramp, Role } from '../kit/palette.ts'
import { circle, path, polygon, rect } from '../kit/path.ts'
import { toneOf } from './stone.ts'

type LoadRamp = 'st' | 'ma' | 'bk' | 'wd' | 'co'

/** Two legs with a treadwheel, the rope led to a load. */
export const crane = (
  { x, y, top }: { readonly x: number; readonly y: number; readonly top: number },
  [hookX, hookY]: readonly [number, number],
  load: LoadRamp = 'bk',
): Drawing => {
  const head = x - 22
  return [
    mass('wd2', polygon(x - 16, y, x - 10, y, head + 2, top, head - 3, top)),
    mass('wd2', polygon(x + 18, y - 2, x + 12, y - 2, head - 2, top, head + 2, top)),
    opening('wd3', circle(x, y - 20, 15)),
    mass('gr1', circle(x, y - 20, 11)),
    opening('wd3', rect(x - 1, y - 34, 2, 28), rect(x - 14, y - 21, 28, 2)),
    mass(
      'wd1',
      polygon(head - 2, top, head - 1, top + 3, hookX, hookY + 2.5, hookX - 1, hookY),
      rect(hookX - 1, hookY, 1.6, 17),
    ),
    mass(toneOf(load, 2), rect(hookX - 10, hookY + 17, 20, 11)),
    tone(toneOf(load, 3), rect(hookX + 3, hookY + 17, 7, 11)),
    tone(toneOf(load, 1), rect(hookX - 10, hookY + 17, 20, 2)),
  ]
}

/** `x, y` is its lower left corner. */
export const scaffold = (x: number, y: number, width: number, height: number): Drawing => {
  const bays = Math.max(1, Math.round(width / 26))
  const floors = Math.max(1, Math.round(height / 28))
  const [bay, floor] = [width / bays, height / floors]
  const poles = Array.from({ length: bays + 1 }, (_, index) =>
    rect(x + index * bay - 1.5, y - height - 8, 3, height + 8),
  )
  const boards = Array.from({ length: floors }, (_, index) => rect(x - 6, y - (index + 1) * floor, width + 12, 3))
  const struts = Array.from({ length: floors }, (_, index) => {
    const left = x + (index % bays) * bay
    const foot = y - index * floor
    return polygon(left, foot, left + 3, foot, left + bay, foot - floor + 3, left + bay - 3, foot - floor + 3)
  })
  return [tone('wd3', ...struts), mass('wd2', ...poles, ...boards)]
}

/** The surveyor's cross with its plumb lines. */
export const groma = (x: number, y: number, height = 52): Drawing => [
  mass('wd2', rect(x - 1.2, y - height, 2.4, height), rect(x - 9, y - height + 6, 18, 2)),
  opening('wd3', rect(x - 9, y - height + 6, 1.2, 14), rect(x + 8, y - height + 6, 1.2, 14)),
]

/** Pegs with a cord from each to the next. */
export const pegs = (...places: readonly (readonly [x: number, y: number])[]): Drawing => [
  mass('wd3', ...places.map(([x, y]) => rect(x - 1.2, y - 10, 2.4, 12))),
  light(
    'ma1',
    ...places.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = places[index]
      return polygon(fromX, fromY - 7, x, y - 7, x, y - 5.8, fromX, fromY - 5.8)
    }),
  ),
]

/** A course of blocks along the front of a ground plan. */
const course = (left: number, right: number, y: number, ramp: LoadRamp): Drawing => {
  const step = 13
  const places = Array.from({ length: Math.floor((right - left) / step) }, (_, index) => left + index * step)
  return [
    mass(toneOf(ramp, 1), ...places.map(x => rect(x, y - 7, step - 2, 8))),
    tone(toneOf(ramp, 3), ...places.map(x => rect(x + step - 5, y - 7, 3, 8))),
  ]
}

/** A rectangle dug out, with the first course laid; `y` is its front. */
export const trench = (left: number, right: number, y: number, depth: number, ramp: LoadRamp = 'st'): Drawing => {
  const frame = (inset: number, role: Role) => {
    const rise = depth - inset * 0.8
    const slant = depth * 0.5
    return mass(
      role,
      polygon(
        ...[left + inset * 1.6, y - inset * 0.3, left + slant + inset, y - rise],
        ...[right - slant - inset, y - rise, right - inset * 1.6, y - inset * 0.3],
      ),
    )
  }
  return [frame(-5, 'gr2'), frame(0, 'gr4'), frame(8, 'gr3'), frame(15, 'gr1'), course(left + 4, right - 2, y, ramp)]
}

/** What lies ready, by kind; `x, y` is the middle of its foot, some 44 wide. */
export const piles = {
  rubble: (x, y) => [
    mass(
      'st2',
      polygon(x - 22, y, x - 16, y - 12, x - 4, y - 10, x + 2, y),
      polygon(x - 2, y + 1, x + 5, y - 13, x + 17, y - 9, x + 22, y + 1),
    ),
    mass('st1', polygon(x - 12, y - 10, x - 5, y - 22, x + 7, y - 19, x + 9, y - 9)),
    tone(
      'st3',
      polygon(x - 4, y - 10, x + 2, y, x - 7, y),
      polygon(x + 12, y - 11, x + 17, y - 9, x + 22, y + 1, x + 13, y + 1),
      polygon(x + 2, y - 20, x + 7, y - 19, x + 9, y - 9, x + 3, y - 9),
    ),
  ],
  wood: (x, y) => [
    mass('wd2', ...[0, 1].map(row => rect(x - 24 + row * 4, y - 8 - row * 8, 46 - row * 6, 7))),
    light('wd1', ...[0, 1].map(row => rect(x - 24 + row * 4, y - 8 - row * 8, 46 - row * 6, 2))),
    mass('wd1', circle(x + 22, y - 4.5, 4), circle(x + 20, y - 12.5, 4), circle(x - 4, y - 20, 4)),
    mass('wd2', rect(x - 30, y - 24, 26, 7)),
    tone('wd3', circle(x + 22, y - 4.5, 1.6), circle(x + 20, y - 12.5, 1.6), circle(x - 4, y - 20.5, 1.6)),
  ],
  brick: (x, y) => [
    mass('bk2', rect(x - 21, y - 9, 42, 9), rect(x - 15, y - 18, 30, 9), rect(x - 8, y - 27, 17, 9)),
    light('bk1', rect(x - 21, y - 9, 42, 2), rect(x - 15, y - 18, 30, 2), rect(x - 8, y - 27, 17, 2)),
    tone(
      'bk3',
      rect(x - 8, y - 9, 1.4, 9),
      rect(x + 6, y - 9, 1.4, 9),
      rect(x - 1, y - 18, 1.4, 9),
      rect(x + 12, y - 9, 9, 9),
      rect(x + 8, y - 18, 7, 9),
    ),
  ],
  concrete: (x, y) => [
    mass('wd2', polygon(x - 26, y - 12, x + 22, y - 12, x + 17, y, x - 21, y)),
    tone('wd3', polygon(x + 8, y - 12, x + 22, y - 12, x + 17, y, x + 6, y)),
    mass('co1', path('M', x - 23, y - 12, 'q', 8, -9, 16, -6, 'q', 8, -8, 17, -1, 'q', 6, 0, 10, 7, 'z')),
    tone('co2', path('M', x + 2, y - 20, 'q', 6, 0, 8, 1, 'q', 6, 0, 10, 7, 'h', -14, 'z')),
    mass('wd1', polygon(x + 10, y - 16, x + 12, y - 17, x + 30, y - 40, x + 28, y - 41)),
  ],
  stone: (x, y) => [
    mass('st1', rect(x - 22, y - 13, 22, 13), rect(x + 2, y - 13, 20, 13), rect(x - 12, y - 26, 24, 13)),
    light('ma1', rect(x - 22, y - 13, 22, 2), rect(x + 2, y - 13, 20, 2), rect(x - 12, y - 26, 24, 2)),
    tone('st3', rect(x - 6, y - 13, 6, 13), rect(x + 15, y - 13, 7, 13), rect(x + 5, y - 26, 7, 13)),
  ],
  marble: (x, y) => [
    mass('ma1', rect(x - 22, y - 13, 20, 13), circle(x + 10, y - 9, 10)),
    mass(
      'ma2',
      path('M', x + 10, y - 19, 'h', 16, 'a', 10, 10, '0 0 1 0', 20, 'h', -16, 'a', 10, 10, '0 0 0 0', -20, 'z'),
    ),
    tone('ma3', rect(x - 8, y - 13, 6, 13), path('M', x + 19, y - 4, 'h', 15, 'q', -3, 5, -8, 5, 'h', -16, 'z')),
    tone('ma4', circle(x + 10, y - 9, 2)),
  ],
} as const satisfies Record<string, (x: number, y: number) => Drawing>

export type Pile = keyof typeof piles

/** Of what the crane lifts and the first course is made, by what lies ready. */
export const LOADS: Readonly<Record<Pile, LoadRamp & Ramp>> = {
  rubble: 'st',
  wood: 'wd',
  brick: 'bk',
  concrete: 'co',
  stone: 'st',
  marble: 'ma',
}
