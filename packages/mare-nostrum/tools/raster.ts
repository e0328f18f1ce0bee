// The map as a grid of small cells, each with the number of what lies there: land from the true coastlines, then every
// cell to the province or sea whose seed is nearest.

import { Delaunay } from 'd3-delaunay'

export interface Grid {
  readonly width: number
  readonly height: number
}

type Point = readonly [x: number, y: number]

/** Fills rings (even-odd) into a mask: 1 where a cell's middle lies inside. */
export function fill({ width, height }: Grid, rings: readonly (readonly Point[])[]): Uint8Array {
  const mask = new Uint8Array(width * height)
  const crossings: number[][] = Array.from({ length: height }, () => [])
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i]
      const [bx, by] = ring[(i + 1) % ring.length]
      const from = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5))
      const to = Math.min(height - 1, Math.ceil(Math.max(ay, by) - 0.5) - 1)
      for (let y = from; y <= to; y++) crossings[y].push(ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax))
    }
  }
  for (let y = 0; y < height; y++) {
    const xs = crossings[y].sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil(xs[i] - 0.5))
      const to = Math.min(width, Math.ceil(xs[i + 1] - 0.5))
      for (let x = from; x < to; x++) mask[y * width + x] = 1
    }
  }
  return mask
}

/** Sets every cell within `radius` of the line. */
export function stroke({ width, height }: Grid, mask: Uint8Array, line: readonly Point[], radius: number, to: 0 | 1) {
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i]
    const [bx, by] = line[i + 1]
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    for (
      let y = Math.max(0, Math.floor(Math.min(ay, by) - radius));
      y <= Math.max(ay, by) + radius && y < height;
      y++
    ) {
      for (
        let x = Math.max(0, Math.floor(Math.min(ax, bx) - radius));
        x <= Math.max(ax, bx) + radius && x < width;
        x++
      ) {
        const t = Math.max(0, Math.min(1, ((x + 0.5 - ax) * (bx - ax) + (y + 0.5 - ay) * (by - ay)) / length))
        const far = (ax + t * (bx - ax) - x - 0.5) ** 2 + (ay + t * (by - ay) - y - 0.5) ** 2
        if (far <= radius * radius) mask[y * width + x] = to
      }
    }
  }
}

export interface Piece {
  readonly value: number
  readonly cells: readonly number[]
  /** By neighbouring value: how many cell edges touch it. */
  readonly touches: ReadonlyMap<number, number>
}

/** The connected pieces of equal value, side by side. */
export function pieces({ width, height }: Grid, values: ArrayLike<number>): readonly Piece[] {
  const seen = new Uint8Array(width * height)
  const found: Piece[] = []
  for (let start = 0; start < width * height; start++) {
    if (seen[start]) continue
    const value = values[start]
    const cells = [start]
    const touches = new Map<number, number>()
    seen[start] = 1
    for (let i = 0; i < cells.length; i++) {
      const at = cells[i]
      const x = at % width
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= width * height) continue
        if (values[next] !== value) touches.set(values[next], (touches.get(values[next]) ?? 0) + 1)
        else if (!seen[next]) {
          seen[next] = 1
          cells.push(next)
        }
      }
    }
    found.push({ value, cells, touches })
  }
  return found
}

export interface Site {
  readonly at: Point
  readonly value: number
}

/** Which value is nearest. */
export function nearest(sites: readonly Site[]): (x: number, y: number) => number {
  const delaunay = Delaunay.from(sites.map(site => [site.at[0], site.at[1]] as [number, number]))
  let last = 0
  return (x, y) => {
    last = delaunay.find(x, y, last)
    return sites[last].value
  }
}

const hash = (x: number, y: number, salt: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(salt, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1
}

/** Smooth noise between -1 and 1, the same every time. */
export function noise(x: number, y: number, salt: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const [u, v] = [ease(x - ix), ease(y - iy)]
  const top = hash(ix, iy, salt) * (1 - u) + hash(ix + 1, iy, salt) * u
  const bottom = hash(ix, iy + 1, salt) * (1 - u) + hash(ix + 1, iy + 1, salt) * u
  return top * (1 - v) + bottom * v
}
