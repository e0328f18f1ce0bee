// Where something that speaks of a place of the map stands: on free ground beside it, and never over what it speaks of.

import { lengthIn } from './label-placement.ts'
import type { Area, Point } from './viewport.ts'

export interface Placing {
  /** What may be used, in pixels. */
  readonly free: Area
  readonly size: Point
  /** What it belongs to. */
  readonly to: Point
  /** Never covered where it can be helped: the place itself, the way to it. */
  readonly hard: readonly Area[]
  /** Better not covered: whatever else stands on the map. */
  readonly soft: readonly Area[]
  /** What the line to it rather does not run through. */
  readonly aside?: readonly Area[]
}

/** How far from spot to spot. */
const STEP = 14
const MARGIN = 8
/** A pixel of what must not be covered weighs as much as these of distance. */
const [HARD, SOFT] = [40, 0.06]
/** And one of the line over a name or a counter as these. */
const LINE = 4

const meeting = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))

/** From a point to the nearest edge of a box. */
const distance = ([x, y]: Point, [left, top, right, bottom]: Area): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** Left and top of it. */
export function placeCallout({ free, size: [width, height], to, hard, soft, aside = [] }: Placing): Point {
  const spots = (from: number, till: number, length: number): readonly number[] => {
    const last = till - MARGIN - length
    const first = from + MARGIN
    if (last <= first) return [Math.max(from, Math.min(first, last))]
    return [...Array.from({ length: Math.ceil((last - first) / STEP) }, (_, i) => first + i * STEP), last]
  }
  const [across, down] = [spots(free[0], free[2], width), spots(free[1], free[3], height)]
  const all: Area = [across[0], down[0], across[across.length - 1] + width, down[down.length - 1] + height]
  // Most of what stands on the map no spot can cover.
  const [hardly, softly] = [hard, soft].map(list => list.filter(one => meeting(all, one) > 0))
  let best: Point = [free[0], free[1]]
  let least = Number.POSITIVE_INFINITY
  const boxes = across.flatMap(x => down.map((y): Area => [x, y, x + width, y + height]))
  const far = boxes.map(box => distance(to, box))
  // Nothing makes a spot better again that is worse already: the nearest are tried first, what takes longest is asked last.
  for (const i of [...boxes.keys()].sort((a, b) => far[a] - far[b] || a - b)) {
    if (far[i] >= least) break
    const box = boxes[i]
    const covered = far[i] + HARD * under(box, hardly)
    if (covered >= least) continue
    const touched = covered + SOFT * under(box, softly)
    if (touched >= least) continue
    const line = [to, nearestOn(to, box)] as const
    const cost = touched + LINE * aside.reduce((sum, one) => sum + lengthIn(one, line), 0)
    if (cost < least) {
      least = cost
      best = [box[0], box[1]]
    }
  }
  return best
}

/** How much of these it covers. */
function under(box: Area, list: readonly Area[]): number {
  let sum = 0
  for (const one of list) sum += meeting(box, one)
  return sum
}

/** Boxes along a line, so wide to both sides. */
export const alongLine = ([ax, ay]: Point, [bx, by]: Point, wide: number): readonly Area[] => {
  const parts = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (2 * wide)))
  return Array.from({ length: parts + 1 }, (_, i): Area => {
    const [x, y] = [ax + ((bx - ax) * i) / parts, ay + ((by - ay) * i) / parts]
    return [x - wide, y - wide, x + wide, y + wide]
  })
}

/** Where a line to a point leaves a box: the nearest point of its edge. */
export const nearestOn = ([x, y]: Point, [left, top, right, bottom]: Area): Point => [
  Math.max(left, Math.min(right, x)),
  Math.max(top, Math.min(bottom, y)),
]
