// What the scenes of this game share.

import { type Drawing, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import type { Role, Sky } from '../kit/palette.ts'
import { circle, type Path, polygon, rect, smooth } from '../kit/path.ts'
import { sky } from '../parts/air.ts'

type Sun = readonly [x: number, y: number, radius: number]

const framed =
  (width: number, height: number) =>
  (name: Sky, [x, y, radius]: Sun, ...drawing: Drawing): Scene => ({
    ...{ width, height, sky: name },
    drawing: [sky(width, height, { x, y, radius }), ...drawing],
  })

/** The scene of a card. */
export const scene = framed(320, 200)

/** How a game ends. */
export const finale = framed(480, 240)

export const hills = (role: Role, points: string) => mass(role, smooth(points))

/** Wedges pressed into clay, row by row. */
export const cuneiform = (x: number, y: number, columns: number, rows: number, unit = 6, role: Role = 'st4') =>
  tone(
    role,
    ...Array.from({ length: columns * rows }, (_, index): Path => {
      const left = x + (index % columns) * unit * 1.7
      const top = y + Math.floor(index / columns) * unit * 1.5
      return index % 3 === 1
        ? polygon(left, top, left + unit * 0.9, top, left + unit * 0.45, top + unit)
        : polygon(left, top, left, top + unit * 0.9, left + unit, top + unit * 0.45)
    }),
  )

/** An arrow of this length that flies right. */
export const shaft = (x: number, y: number, length = 26, role: Role = 'iv1') =>
  mass(
    role,
    polygon(
      x,
      y - 1,
      x + length - 7,
      y - 1,
      x + length - 7,
      y - 3,
      x + length,
      y,
      x + length - 7,
      y + 3,
      x + length - 7,
      y + 1,
      x,
      y + 1,
    ),
    polygon(x - 4, y - 3, x + 3, y, x - 4, y + 3),
  )

/** A house of mud brick with a flat roof; `x, y` is its lower left corner. */
export const mudHouse = (x: number, y: number, width: number, height: number): Drawing => [
  mass('bk1', rect(x, y - height, width, height)),
  mass('bk3', rect(x + width * 0.64, y - height, width * 0.36, height)),
  mass('bk2', rect(x - 2, y - height - 3, width + 4, 4)),
  opening('bk4', rect(x + width * 0.2, y - height * 0.5, width * 0.22, height * 0.5)),
]

/** A winged bull with a man's head, looking right; 90 wide, 96 high, its hooves at `0, 0`. */
export const wingedBull = (): Drawing => [
  mass(
    'st3',
    smooth('-20,-34! -18,-16 -20,0! -10,0! -8,-16 -6,-30!'),
    smooth('24,-34! 22,-14 22,0! 32,0! 32,-16 34,-34!'),
  ),
  mass(
    'st2',
    smooth(
      '-36,-32! -38,-52 -28,-62 0,-60 24,-66 36,-60 42,-44 40,-18 40,0! 30,0! 29,-18 26,-28 0,-26 -18,-28 -24,-14 -26,0! -36,0! -36,-16',
    ),
  ),
  mass('st3', smooth('-36,-50! -46,-40 -44,-10! -40,-8! -40,-36!')),
  mass('st1', smooth('18,-44! 4,-66 -18,-84 -46,-92! -44,-80! -40,-70! -34,-60! -20,-48 0,-38!')),
  tone('st3', polygon(-38, -82, 8, -52, 6, -49, -38, -77), polygon(-34, -71, 4, -46, 1, -44, -32, -65)),
  mass('st1', smooth('24,-78! 42,-78! 43,-72 47,-67! 43,-64! 40,-54! 26,-54!')),
  mass(
    'st4',
    smooth('26,-66! 34,-62 44,-62! 46,-46! 42,-38! 28,-42! 22,-56'),
    smooth('22,-76! 30,-76! 28,-58! 18,-56!'),
  ),
  mass('br2', smooth('22,-77! 23,-95! 42,-95! 43,-77!')),
  tone('br3', rect(23, -82, 20, 3), circle(33, -89, 2.4)),
]
