// Where names and counters go around their places, so that nothing covers anything else: each tries the sides of its place and takes
// the one that costs least, a few times over.

import type { Point } from '../map/pan-zoom.ts'

/** Left, top, right, bottom, on the screen. */
export type Box = readonly [number, number, number, number]

export interface Wish {
  readonly id: string
  /** The middle of its place, on the screen. */
  readonly at: Point
  /** How far the place itself reaches. */
  readonly radius: number
  readonly width: number
  readonly height: number
}

export interface Placed {
  readonly id: string
  /** The middle of the box from the middle of the place. */
  readonly dx: number
  readonly dy: number
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))

export const boxAt = ([x, y]: Point, width: number, height: number): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
]

const GAP = 4
/** Directions in the order of liking: right, left, below, above, the corners. */
const SIDES: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 0.75],
  [1, -0.75],
  [-1, 0.75],
  [-1, -0.75],
  [0.5, 1],
  [-0.5, 1],
  [0.5, -1],
  [-0.5, -1],
]
/** How far from their place names may stand, and counters. */
export const CLOSE = [0, 7, 15]
export const LOOSE = [0, 7, 15, 26, 40, 56]

function spots({ radius, width, height }: Wish, rings: readonly number[]): readonly (readonly [number, number])[] {
  return rings.flatMap(more =>
    SIDES.map(
      ([x, y]) => [x * (radius + GAP + more + width / 2), y * (radius + GAP + more / 1.6 + height / 2)] as const,
    ),
  )
}

/** How much of a line lies in a box, roughly. */
function crossed([ax, ay, bx, by]: Box, [from, to]: readonly [Point, Point]): number {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1])
  const n = Math.max(2, Math.ceil(far / 6))
  let inside = 0
  for (let i = 0; i <= n; i++) {
    const x = from[0] + ((to[0] - from[0]) * i) / n
    const y = from[1] + ((to[1] - from[1]) * i) / n
    if (x > ax && x < bx && y > ay && y < by) inside++
  }
  return inside * 6
}

const ROUNDS = 5

/** `taken`: boxes nothing may cover; `lines`: what should rather be seen. */
export function place(
  wishes: readonly Wish[],
  taken: readonly Box[],
  lines: readonly (readonly [Point, Point])[],
  rings = CLOSE,
): readonly Placed[] {
  const options = wishes.map(wish => {
    const reach = wish.radius + wish.width + 80
    const near = taken.filter(
      box =>
        box[2] > wish.at[0] - reach &&
        box[0] < wish.at[0] + reach &&
        box[3] > wish.at[1] - reach &&
        box[1] < wish.at[1] + reach,
    )
    const roads = lines.filter(
      ([a, b]) =>
        Math.min(a[0], b[0]) < wish.at[0] + reach &&
        Math.max(a[0], b[0]) > wish.at[0] - reach &&
        Math.min(a[1], b[1]) < wish.at[1] + reach &&
        Math.max(a[1], b[1]) > wish.at[1] - reach,
    )
    return spots(wish, rings).map(([dx, dy], i) => {
      const box = boxAt([wish.at[0] + dx, wish.at[1] + dy], wish.width, wish.height)
      let cost = (i % SIDES.length) * 2 + Math.floor(i / SIDES.length) * 14
      for (const other of near) cost += overlap(box, other) * 4
      for (const road of roads) cost += crossed(box, road) * 0.6
      return { dx, dy, box, cost }
    })
  })
  const chosen = options.map(list => list.reduce((best, one) => (one.cost < best.cost ? one : best)))
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false
    options.forEach((list, i) => {
      const [x, y] = wishes[i].at
      const others = chosen.filter(
        (_, j) => j !== i && Math.abs(wishes[j].at[0] - x) < 260 && Math.abs(wishes[j].at[1] - y) < 90,
      )
      const full = (one: (typeof list)[number]): number =>
        one.cost + others.reduce((sum, other) => sum + overlap(one.box, other.box) * 8, 0)
      let best = chosen[i]
      let least = full(best)
      for (const one of list) {
        const cost = full(one)
        if (cost < least - 0.001) {
          best = one
          least = cost
        }
      }
      if (best !== chosen[i]) {
        chosen[i] = best
        changed = true
      }
    })
    if (!changed) break
  }
  return wishes.map(({ id }, i) => ({ id, dx: chosen[i].dx, dy: chosen[i].dy }))
}

const NARROW = new Set("fijlrtIJ.,'’-·1")
const WIDE = new Set('mwMWЖжШшЩщЮюФфЫыМмДд')

/** How wide a word is, in the size of the map's names (12.5), a little too much rather than too little. */
export function wordWidth(text: string, size = 12.5): number {
  let width = 0
  for (const letter of text) {
    const upper = letter !== letter.toLowerCase()
    width += letter === ' ' ? 3.6 : NARROW.has(letter) ? 4.4 : WIDE.has(letter) ? 10 : upper ? 8.4 : 7.1
  }
  return (width * size) / 12.5
}
