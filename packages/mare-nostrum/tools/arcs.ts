// The borders of a grid's areas as lines, each line once, with the area on either side of it.

import type { Point } from '../../../scripts/simplify.ts'
import type { Grid } from './raster.ts'

export interface Arc {
  /** From one meeting of borders to the next, or round an island: then the first point is also the last. */
  readonly points: readonly Point[]
  readonly left: number
  readonly right: number
}

/** East, south, west, north. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** What lies beyond the grid. */
export const BEYOND = -1

export function arcsOf({ width, height }: Grid, values: ArrayLike<number>): readonly Arc[] {
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? BEYOND : values[y * width + x]
  /** What lies left and right of the edge that leaves a corner in this direction. */
  const sides = (x: number, y: number, step: number): readonly [left: number, right: number] => {
    if (step === 0) return [at(x, y - 1), at(x, y)]
    if (step === 1) return [at(x, y), at(x - 1, y)]
    if (step === 2) return [at(x - 1, y), at(x - 1, y - 1)]
    return [at(x - 1, y - 1), at(x, y - 1)]
  }
  const leaving = (x: number, y: number): readonly number[] =>
    [0, 1, 2, 3].filter(step => {
      const [left, right] = sides(x, y, step)
      return left !== right
    })
  const columns = width + 1
  const walked = new Uint8Array(columns * (height + 1))
  const found: Arc[] = []
  const walk = (x: number, y: number, first: number) => {
    const [left, right] = sides(x, y, first)
    const points: Point[] = [[x, y]]
    let step = first
    const start = y * columns + x
    for (;;) {
      walked[y * columns + x] |= 1 << step
      x += STEPS[step][0]
      y += STEPS[step][1]
      walked[y * columns + x] |= 1 << ((step + 2) % 4)
      points.push([x, y])
      const ways = leaving(x, y)
      if (ways.length !== 2 || y * columns + x === start) break
      step = ways[0] === (step + 2) % 4 ? ways[1] : ways[0]
    }
    found.push({ points, left, right })
  }
  const corners: Point[] = []
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const ways = leaving(x, y)
      if (ways.length > 2) for (const step of ways) if (!(walked[y * columns + x] & (1 << step))) walk(x, y, step)
      if (ways.length === 2) corners.push([x, y])
    }
  }
  for (const [x, y] of corners) {
    for (const step of leaving(x, y)) if (!(walked[y * columns + x] & (1 << step))) walk(x, y, step)
  }
  return found
}

/** Cuts the stairs of the grid: the middles of its edges, smoothed `times` over. The ends stay. */
export function smooth(points: readonly Point[], times: number): readonly Point[] {
  const [first, last] = [points[0], points[points.length - 1]]
  const closed = first[0] === last[0] && first[1] === last[1]
  let line = points
  for (let t = 0; t < times; t++) {
    const middles = line.slice(1).map((p, i): Point => [(p[0] + line[i][0]) / 2, (p[1] + line[i][1]) / 2])
    line = closed ? [...middles, middles[0]] : [line[0], ...middles, line[line.length - 1]]
  }
  return line
}
