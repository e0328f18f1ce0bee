// Parts of buildings: walls with a side, roofs, colonnades, whole temples. `x, y` is the lower left corner.

import { at, type Drawing, light, mass, opening, type Shape, tone } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { arch, path, polygon, rect } from '../kit/path.ts'
import { column, pediment, type StoneRamp, stair, toneOf } from './stone.ts'

const row = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How much of the right side is seen. */
  readonly side?: number
  readonly ramp?: StoneRamp
}

/** Four walls seen from the left: the front lit, the side in shade. */
export const box = ({ x, y, width, height, side = 0, ramp = 'st' }: Box): Drawing => {
  const right = x + width
  return [
    mass(toneOf(ramp, 1), rect(x, y - height, width, height)),
    ...(side === 0
      ? [tone(toneOf(ramp, 2), rect(x + width * 0.66, y - height, width * 0.34, height))]
      : [
          mass(
            toneOf(ramp, 3),
            polygon(right, y - height, right + side, y - height + side * 0.16, right + side, y - side * 0.14, right, y),
          ),
        ]),
  ]
}

/** Joints of masonry: rows of stones, each half a stone further than the last. */
export const joints = (
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  rows: number,
  stone: number,
  role: Role = 'st2',
): Shape => {
  const step = height / rows
  const lines = row(rows - 1, index => rect(x, y - (index + 1) * step - 0.7, width, 1.4))
  const ends = row(rows, index => {
    const first = x + (index % 2 === 0 ? stone : stone / 2)
    const count = Math.max(0, Math.ceil((x + width - first) / stone))
    return row(count, number => rect(first + number * stone, y - (index + 1) * step, 1.4, step))
  })
  return tone(role, lines, ends)
}

/** Tiles sloping towards us: wider below by `overhang` at either side, narrower above by `inset`. */
export const tiles = (x: number, y: number, width: number, height: number, inset = 0, overhang = 5): Drawing => {
  const [left, right] = [x - overhang, x + width + overhang]
  const count = Math.round((right - left) / 12)
  const across = (part: number, edge: number) => left + inset * edge + (right - left - 2 * inset * edge) * part
  return [
    mass('bk2', polygon(left, y, left + inset, y - height, right - inset, y - height, right, y)),
    light(
      'bk1',
      row(count, index => {
        const [from, to] = [index / count, (index + 0.42) / count]
        return polygon(across(from, 0), y, across(from, 1), y - height, across(to, 1), y - height, across(to, 0), y)
      }),
    ),
    tone('bk3', rect(left, y - 2.4, right - left, 2.8)),
  ]
}

/** A roof whose gable looks at us, with a tiled slope going back on the right. */
export const gable = (
  x: number,
  y: number,
  width: number,
  height: number,
  side = 0,
  ramp: StoneRamp = 'st',
): Drawing => [
  ...(side === 0
    ? []
    : [
        mass(
          'bk2',
          polygon(
            ...[x + width / 2, y - height - 3, x + width / 2 + side, y - height + side * 0.16],
            ...[x + width + side + 4, y + side * 0.16 + 2, x + width + 5, y + 2],
          ),
        ),
        tone(
          'bk3',
          polygon(
            ...[
              x + width / 2 + side * 0.5,
              y - height - 3 + side * 0.1,
              x + width / 2 + side,
              y - height + side * 0.16,
            ],
            ...[x + width + side + 4, y + side * 0.16 + 2, x + width + 5 + side * 0.5, y + 2 + side * 0.1],
          ),
        ),
      ]),
  mass('bk3', polygon(x - 5, y + 2, x + width / 2, y - height - 5, x + width + 5, y + 2)),
  mass(toneOf(ramp, 1), polygon(x + 1, y + 1, x + width / 2, y - height + 1, x + width - 1, y + 1)),
  tone(toneOf(ramp, 2), polygon(x + width / 2, y + 1, x + width / 2, y - height + 1, x + width - 1, y + 1)),
]

interface Colonnade {
  readonly count: number
  /** From one axis to the next. */
  readonly step: number
  readonly width: number
  readonly height: number
  readonly ramp?: StoneRamp
}

/** Columns in a row, equal to the letter so that they compress to one; `x` is the axis of the first. */
export const colonnade = (x: number, y: number, { count, step, width, height, ramp }: Colonnade): Drawing =>
  Array.from({ length: count }, (_, index) =>
    at(Math.round((x + index * step) * 10) / 10, y, 1, ...column(0, 0, width, height, ramp)),
  )

/** Openings in a row, arched or straight; `x, y` is the lower left corner of the first. */
export const windows = (
  x: number,
  y: number,
  count: number,
  [width, height, step]: readonly [width: number, height: number, step: number],
  role: Role = 'ink',
  round = false,
): Shape =>
  opening(
    role,
    row(count, index =>
      round ? arch(x + index * step, y, width, height) : rect(x + index * step, y - height, width, height),
    ),
  )

interface Temple {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Of the columns. */
  readonly height: number
  readonly columns: number
  readonly steps?: number
  readonly ramp?: StoneRamp
  /** Of the gable. */
  readonly rise?: number
}

/** A temple from the front: steps, columns, a dark hall with its door, beam and gable. */
export const temple = ({
  x,
  y,
  width,
  height,
  columns,
  steps = 4,
  ramp = 'ma',
  rise = width * 0.24,
}: Temple): Drawing => {
  const thick = Math.min(14, (width / columns) * 0.5)
  const step = (width - thick * 1.6) / (columns - 1)
  const rise1 = 4
  const floor = y - steps * rise1
  const beam = height * 0.09 + 3
  return [
    mass('ma4', rect(x + 3, floor - height, width - 6, height)),
    opening('ink', rect(x + width / 2 - step * 0.36, floor - height * 0.72, step * 0.72, height * 0.72)),
    colonnade(x + thick * 0.8, floor, { count: columns, step, width: thick, height: height - thick * 0.3, ramp }),
    mass(toneOf(ramp, 1), rect(x - 2, floor - height - beam, width + 4, beam)),
    tone(toneOf(ramp, 3), rect(x - 2, floor - height - 2, width + 4, 2)),
    pediment(x - 4, floor - height - beam - rise * 0.2, width + 8, rise, ramp),
    stair(x - 2, floor, width + 4, { count: steps, step: rise1, ramp }),
  ]
}

/** Smoke or steam that rises and leans. */
export const plume = (x: number, y: number, height: number, role: Role = 'h2'): Shape =>
  tone(
    role,
    path(
      ...['M', x - 3, y, 'q', -height * 0.2, -height * 0.3, height * 0.06, -height * 0.55],
      ...['t', height * 0.1, -height * 0.45, 'q', height * 0.2, height * 0.2, height * 0.04, height * 0.52],
      ...['t', -height * 0.02, height * 0.48, 'z'],
    ),
  )

/** A striped awning on two poles, sloping towards us. */
export const awning = (
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  stripes: number,
  role: Role = 'cl2',
  slant = 5,
): Drawing => {
  const unit = width / stripes
  const stripe = (index: number) => {
    const top = (part: number) => x + slant + ((width - 2 * slant) * part) / stripes
    return polygon(top(index), y, top(index + 1), y, x + (index + 1) * unit, y + height, x + index * unit, y + height)
  }
  const hem = (index: number) =>
    path('M', x + index * unit, y + height, 'h', unit, 'a', unit / 2, 4, '0 0 1', -unit, 0, 'z')
  const every = (first: number, part: (index: number) => string) =>
    Array.from({ length: Math.ceil((stripes - first) / 2) }, (_, index) => part(first + index * 2)).join('')
  return [
    mass('ma1', every(0, stripe), every(0, hem)),
    mass(role, every(1, stripe), every(1, hem)),
    tone('wd3', polygon(x, y + height, x + width, y + height, x + width, y + height + 1.2, x, y + height + 1.2)),
  ]
}

interface Arch {
  readonly x: number
  readonly width: number
  /** To the crown of the arch. */
  readonly height: number
}

interface ArchedWall extends Box {
  /** Arches one can look and walk through, from left to right. */
  readonly openings: readonly Arch[]
  /** A ring of wedge stones around each. */
  readonly ring?: Role
}

/** A wall with arches in it, and their left jambs seen in shade. */
export const archedWall = ({ x, y, width, height, side = 6, ramp = 'st', openings, ring }: ArchedWall): Drawing => {
  const outline = (dx: number, dy: number, right: number) => {
    const arches = openings.toReversed().flatMap(opening => {
      const radius = opening.width / 2
      const spring = y - dy - opening.height + radius
      return [
        'H',
        opening.x + opening.width + dx,
        'V',
        spring,
        'a',
        radius,
        radius,
        '0 0 0',
        -opening.width,
        0,
        'V',
        y - dy,
      ]
    })
    return path('M', x + dx, y - dy, 'V', y - height + dy, 'H', right, 'V', y - dy, ...arches, 'z')
  }
  return [
    mass(toneOf(ramp, 3), outline(side, side * 0.2, x + width + side)),
    mass(toneOf(ramp, 1), outline(0, 0, x + width)),
    ...(ring === undefined ? [] : [mass(ring, ...openings.map(opening => archRing(opening, y, 4)))]),
  ]
}

/** The ring around the head of an arch, as wide as said. */
const archRing = ({ x, width, height }: Arch, y: number, thick: number): string => {
  const [inner, outer] = [width / 2, width / 2 + thick]
  return path(
    ...['M', x - thick, y - height + inner, 'a', outer, outer, '0 0 1', 2 * outer, 0, 'h', -thick],
    ...['a', inner, inner, '0 0 0', -width, 0, 'z'],
  )
}
