// Where numbers, figures and signs stand that lie over a map for a while: beside what they speak of and never on it, clear of each
// other, and on ground where nothing else stands as long as there is some nearby. In the size of pieces.

import { type Box, boxAt, overlap } from './label-placement.ts'
import type { Point } from './viewport.ts'

export interface Overlay {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Where its middle may lie, the best first. */
  readonly spots: readonly Point[]
  /** The signs and names that it speaks of. */
  readonly about: readonly Box[]
}

export interface PlacedOverlay {
  readonly at: Point
  readonly box: Box
}

/** What it costs to stand at the next spot of the list, to cover a bit of what stands there, and to touch another or what it is about. */
const COST = { spot: 1.6, standing: 0.5, other: 300, about: 600 } as const
/** Even at an edge. */
const TOUCH = 1.5

/** One after the other, each at the best of its spots. */
export function placeOverlays(
  overlays: readonly Overlay[],
  standing: readonly Box[],
): ReadonlyMap<string, PlacedOverlay> {
  const placed = new Map<string, PlacedOverlay>()
  for (const { id, width, height, spots, about } of overlays) {
    const reach = reachOf(spots, width, height)
    const near = (boxes: Iterable<Box>): readonly Box[] => [...boxes].filter(box => overlap(box, reach) > 0)
    const weighed = [
      [near(standing), COST.standing],
      [near([...placed.values()].map(({ box }) => box)), COST.other],
      [near(about), COST.about],
    ] as const
    let best: PlacedOverlay | undefined
    let least = Number.POSITIVE_INFINITY
    for (const [i, at] of spots.entries()) {
      if (i * COST.spot >= least) break
      const box = boxAt(at, width, height)
      let cost = i * COST.spot
      for (const [boxes, weight] of weighed) {
        for (const other of boxes) {
          const covered = overlap(box, other)
          if (covered > 0) cost += weight * (covered + TOUCH)
        }
      }
      if (cost >= least) continue
      least = cost
      best = { at, box }
    }
    if (best) placed.set(id, best)
  }
  return placed
}

function reachOf(spots: readonly Point[], width: number, height: number): Box {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  return [
    Math.min(...xs) - width / 2,
    Math.min(...ys) - height / 2,
    Math.max(...xs) + width / 2,
    Math.max(...ys) + height / 2,
  ]
}

/** To the right and up, and round from there. */
const DIRECTIONS: readonly Point[] = [
  [1, -1],
  [1, 0],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.5, -1],
  [-0.5, -1],
  [1, -0.5],
  [1, 0.5],
  [0.5, 1],
  [-0.5, 1],
  [-1, -0.5],
  [-1, 0.5],
]
const RINGS = [3, 9, 16, 24, 34, 46, 60, 76, 92, 108, 126, 146]

/** Spots for something of this size on all sides of a box, the nearest first. */
export const spotsBeside = (
  [left, top, right, bottom]: Box,
  width: number,
  height: number,
  rings: readonly number[] = RINGS,
): readonly Point[] =>
  rings.flatMap(ring =>
    DIRECTIONS.map(([x, y]): Point => {
      // At a corner it need not stand off both ways.
      const off = Math.abs(x) + Math.abs(y) === 2 ? 0.85 : 1
      return [
        (left + right) / 2 + x * ((right - left) / 2 + off * (ring + width / 2)),
        (top + bottom) / 2 + y * ((bottom - top) / 2 + off * (ring + height / 2)),
      ]
    }),
  )

/** The smallest box around all of these. */
export const around = (boxes: readonly Box[]): Box =>
  boxes.reduce((a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])])

/** How far beside its line something may stand. */
const OFF = [0, 18, 26, 35, 46, 58, 72, 88]

/** Points along a bow: on it first, then beside it, at last anywhere around its middle. */
export const spotsAlong = (bow: Bow, width: number, height: number): readonly Point[] => [
  ...OFF.flatMap(far =>
    SHARES.flatMap(share => {
      const [x, y] = pointOn(bow, share)
      if (far === 0) return [[x, y] as Point]
      const [nx, ny] = normalOf(bow, share)
      return [
        [x + nx * far, y + ny * far],
        [x - nx * far, y - ny * far],
      ] as const
    }),
  ),
  ...spotsBeside(boxAt(pointOn(bow, 0.5), 1, 1), width, height, AROUND),
]
const AROUND = [30, 44, 58, 72, 86, 102, 120, 140]
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]

/** From a point to another, drawn towards a third. */
export interface Bow {
  readonly from: Point
  readonly over: Point
  readonly to: Point
}

export const pointOn = ({ from, over, to }: Bow, share: number): Point => {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return [a * from[0] + b * over[0] + c * to[0], a * from[1] + b * over[1] + c * to[1]]
}

function normalOf({ from, over, to }: Bow, share: number): Point {
  const along = (axis: 0 | 1): number => (1 - share) * (over[axis] - from[axis]) + share * (to[axis] - over[axis])
  const [dx, dy] = [along(0), along(1)]
  const length = Math.max(0.001, Math.hypot(dx, dy))
  return [dy / length, -dx / length]
}

/** The part of a bow between two shares of it. */
function partOf(bow: Bow, first: number, last: number): Bow {
  const mix = (p: Point, q: Point, share: number): Point => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]
  return {
    from: pointOn(bow, first),
    over: mix(mix(bow.from, bow.over, first), mix(bow.over, bow.to, first), last),
    to: pointOn(bow, last),
  }
}

const SAMPLES = 32
const isIn = ([x, y]: Point, [left, top, right, bottom]: Box, by: number): boolean =>
  x > left - by && x < right + by && y > top - by && y < bottom + by

const lengthOf = ({ from, over, to }: Bow): number =>
  (Math.hypot(to[0] - from[0], to[1] - from[1]) +
    Math.hypot(over[0] - from[0], over[1] - from[1]) +
    Math.hypot(to[0] - over[0], to[1] - over[1])) /
  2

/** What is left of a bow between what stands at its ends; undefined: less than `least`. */
function trimmed(
  bow: Bow,
  ends: { readonly from: readonly Box[]; readonly to: readonly Box[] },
  gap: Point,
  least: number,
): Bow | undefined {
  let [first, last] = [0, SAMPLES]
  const at = (i: number): Point => pointOn(bow, i / SAMPLES)
  for (let i = 0; i <= SAMPLES / 2; i++) if (ends.from.some(box => isIn(at(i), box, gap[0]))) first = i + 1
  for (let i = SAMPLES; i >= SAMPLES / 2; i--) if (ends.to.some(box => isIn(at(i), box, gap[1]))) last = i - 1
  if (last <= first) return undefined
  const part = partOf(bow, first / SAMPLES, last / SAMPLES)
  return lengthOf(part) < least ? undefined : part
}

interface Ends {
  readonly from: Point
  readonly to: Point
  /** What stands at each, its own sign first. */
  readonly fromBoxes: readonly Box[]
  readonly toBoxes: readonly Box[]
}

/** How far an arrow bends from the straight line, as shares of its length: one there and one back lie apart. */
const BENDS = [0.22, 0.38, 0.1, -0.22, -0.38]
const BEND_COST = 14
/** Room for the line at its beginning, and for the head at its end; an arrow is at least so long. */
const GAPS: Point = [5, 9]
const SHORTEST = 20

/** An arrow from place to place that begins and ends beside them, over as little else as may be. */
export function arrowBetween({ from, to, fromBoxes, toBoxes }: Ends, standing: readonly Box[]): Bow {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const bowOf = (bend: number): Bow => ({
    from,
    over: [(from[0] + to[0]) / 2 + dy * bend, (from[1] + to[1]) / 2 - dx * bend],
    to,
  })
  const within = around([...BENDS.map(bend => boxAt(bowOf(bend).over, 1, 1)), boxAt(from, 1, 1), boxAt(to, 1, 1)])
  const near = standing.filter(box => overlap(box, within) > 0)
  const covered = (bow: Bow): number => {
    let over = 0
    for (let i = 0; i <= SAMPLES; i++) {
      const at = pointOn(bow, i / SAMPLES)
      if (near.some(box => isIn(at, box, 4))) over++
    }
    return (over * lengthOf(bow)) / SAMPLES
  }
  // Beside all that stands at its ends; where that leaves nothing, beside their signs.
  for (const ends of [
    { from: fromBoxes, to: toBoxes },
    { from: fromBoxes.slice(0, 1), to: toBoxes },
    { from: fromBoxes.slice(0, 1), to: toBoxes.slice(0, 1) },
  ]) {
    let best: Bow | undefined
    let least = Number.POSITIVE_INFINITY
    for (const [i, bend] of BENDS.entries()) {
      const bow = trimmed(bowOf(bend), ends, GAPS, SHORTEST)
      if (!bow) continue
      const cost = i * BEND_COST + covered(bow)
      if (cost >= least) continue
      least = cost
      best = bow
    }
    if (best) return best
  }
  const [first, last] = [fromBoxes.slice(0, 1), toBoxes.slice(0, 1)]
  return trimmed(bowOf(0), { from: first, to: last }, [0, 6], 0) ?? partOf(bowOf(0), 0.3, 0.6)
}
