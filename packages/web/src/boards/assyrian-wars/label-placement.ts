// Where names and counters go around their places, so that nothing covers anything else: each has spots on all sides of its place and
// takes the one that costs least, a few times over; what then finds no room of its own, and can be spared, is not shown.

import type { Point } from '../map/pan-zoom.ts'

/** Left, top, right, bottom, in the size of pieces. */
export type Box = readonly [number, number, number, number]
export type Segment = readonly [Point, Point]

/** One way in which something can stand. */
export interface Spot {
  /** The middle of the box from the middle of the place. */
  readonly dx: number
  readonly dy: number
  readonly box: Box
  /** What is bad about it whatever else stands around. */
  readonly cost: number
  /** It covers what may not be covered. */
  readonly clashes: boolean
  /** Which of its forms it has there. */
  readonly form: number
}

export interface Item {
  readonly id: string
  readonly spots: readonly Spot[]
  /** What can be spared goes in this order, the least first; undefined: it stands whatever happens. */
  readonly worth?: number | undefined
  /** Where it stands if nothing is in the way. */
  readonly home?: Spot | undefined
}

export const overlap = (a: Box, b: Box): number => {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  if (wide <= 0) return 0
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return high <= 0 ? 0 : wide * high
}

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
export const LOOSE = [0, 7, 15, 26, 40, 56, 76, 100, 130, 165, 205]

/** How long a part of a line lies in a box. */
export function lengthIn([left, top, right, bottom]: Box, [[ax, ay], [bx, by]]: Segment): number {
  const [dx, dy] = [bx - ax, by - ay]
  let [from, to] = [0, 1]
  const clip = (step: number, room: number): boolean => {
    if (step === 0) return room >= 0
    const at = room / step
    if (step < 0) from = Math.max(from, at)
    else to = Math.min(to, at)
    return from < to
  }
  const inside = clip(-dx, ax - left) && clip(dx, right - ax) && clip(-dy, ay - top) && clip(dy, bottom - ay)
  return inside ? (to - from) * Math.hypot(dx, dy) : 0
}

/** What something wants: where, how far the place itself reaches, and the sizes it may have, the dearest last. */
export interface Wish {
  readonly at: Point
  readonly radius: number
  readonly forms: readonly { readonly width: number; readonly height: number; readonly cost: number }[]
  readonly rings: readonly number[]
}

/** What is there already. */
export interface Around {
  /** Nothing may cover these. */
  readonly taken: readonly Box[]
  /** These should rather be seen. */
  readonly lines: readonly Segment[]
  /** What else speaks against a box. */
  readonly against?: (box: Box) => number
}

const RING_COST = 14
const SIDE_COST = 2
const COVER = { sign: 140, other: 60, each: 4 }
const LINE_COST = 0.6

/** All the spots of a wish. */
export function spotsOf(
  { at: [x, y], radius, forms, rings }: Wish,
  { taken, lines, against }: Around,
): readonly Spot[] {
  const most = rings[rings.length - 1] + radius + GAP
  const reach = boxAt(
    [x, y],
    2 * (most + Math.max(...forms.map(({ width }) => width))),
    2 * (most + Math.max(...forms.map(({ height }) => height))),
  )
  const near = taken.filter(box => overlap(box, reach) > 0)
  const roads = lines.filter(line => lengthIn(reach, line) > 0)
  return forms.flatMap(({ width, height, cost: ofForm }, form) =>
    rings.flatMap((more, ring) =>
      SIDES.map(([sideX, sideY], side): Spot => {
        const dx = sideX * (radius + GAP + more + width / 2)
        const dy = sideY * (radius + GAP + more / 1.6 + height / 2)
        const box = boxAt([x + dx, y + dy], width, height)
        let cost = ofForm + side * SIDE_COST + ring * RING_COST + (against?.(box) ?? 0)
        let clashes = false
        for (const other of near) {
          const covered = overlap(box, other)
          if (covered === 0) continue
          clashes = true
          cost += COVER.sign + covered * COVER.each
        }
        for (const road of roads) cost += lengthIn(box, road) * LINE_COST
        return { dx, dy, box, cost, clashes, form }
      }),
    ),
  )
}

const MOVED_COST = 8
const ROUNDS = 7

const cheapest = (spots: readonly Spot[]): Spot => spots.reduce((best, one) => (one.cost < best.cost ? one : best))

/** Where each stands; those that find no room and can be spared are not in it. */
export function settle(items: readonly Item[]): ReadonlyMap<string, Spot> {
  const reaches = items.map(({ spots }): Box => {
    let [left, top, right, bottom] = spots[0].box
    for (const { box } of spots) {
      left = Math.min(left, box[0])
      top = Math.min(top, box[1])
      right = Math.max(right, box[2])
      bottom = Math.max(bottom, box[3])
    }
    return [left, top, right, bottom]
  })
  const beside = items.map((_, i) =>
    items.flatMap((_, j) => (i !== j && overlap(reaches[i], reaches[j]) > 0 ? [j] : [])),
  )
  const chosen: (Spot | undefined)[] = items.map(({ spots, home }) => home ?? cheapest(spots))
  const costAt = (i: number, spot: Spot, others: readonly number[], limit: number): number => {
    const { home } = items[i]
    let cost = spot.cost + (home !== undefined && spot !== home ? MOVED_COST : 0)
    for (const j of others) {
      if (cost >= limit) return cost
      const other = chosen[j]
      if (other === undefined) continue
      const covered = overlap(spot.box, other.box)
      if (covered > 0) cost += COVER.other + covered * 2 * COVER.each
    }
    return cost
  }
  const improve = (): boolean => {
    let changed = false
    items.forEach(({ spots }, i) => {
      const now = chosen[i]
      if (spots.length === 1 || now === undefined) return
      let best = now
      let least = costAt(i, now, beside[i], Number.POSITIVE_INFINITY) - 0.001
      for (const one of spots) {
        if (one.cost >= least) continue
        const cost = costAt(i, one, beside[i], least)
        if (cost >= least) continue
        best = one
        least = cost
      }
      if (best === now) return
      chosen[i] = best
      changed = true
    })
    return changed
  }
  for (let round = 0; round < ROUNDS && improve(); round++);
  insist(items, chosen, beside)
  spare(items, chosen, beside)
  return new Map(items.flatMap(({ id }, i) => (chosen[i] ? [[id, chosen[i]] as const] : [])))
}

/** What must stand and covers something takes room from what comes later in the list, and from what can be spared. */
function insist(items: readonly Item[], chosen: (Spot | undefined)[], beside: readonly (readonly number[])[]): void {
  items.forEach(({ worth, spots }, i) => {
    const now = chosen[i]
    if (worth !== undefined || spots.length === 1 || now === undefined) return
    const firm = beside[i].filter(j => j < i && items[j].worth === undefined)
    const covers = (spot: Spot): boolean =>
      spot.clashes || firm.some(j => overlap(spot.box, chosen[j]?.box ?? NOWHERE) > 0)
    if (!covers(now)) return
    const free = spots.filter(spot => !covers(spot))
    if (free.length > 0) chosen[i] = cheapest(free)
  })
}

/** Takes away what covers something, as little as will do, and puts back what then has room. */
function spare(items: readonly Item[], chosen: (Spot | undefined)[], beside: readonly (readonly number[])[]): void {
  const covers = (i: number, spot: Spot): number =>
    beside[i].filter(j => overlap(spot.box, chosen[j]?.box ?? NOWHERE) > 0).length
  const order = items
    .flatMap(({ worth }, i) => (worth === undefined ? [] : [{ i, worth }]))
    .toSorted((a, b) => a.worth - b.worth)
  for (const { i } of order) {
    const spot = chosen[i]
    if (spot && (spot.clashes || covers(i, spot) > 0)) chosen[i] = undefined
  }
  for (const { i } of order.toReversed()) {
    if (chosen[i] !== undefined) continue
    const free = items[i].spots.filter(spot => !spot.clashes && covers(i, spot) === 0)
    if (free.length > 0) chosen[i] = cheapest(free)
  }
}
const NOWHERE: Box = [0, 0, 0, 0]

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
