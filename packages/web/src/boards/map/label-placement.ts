// Where names and counters go around their places, so that nothing covers anything else and no line to a place crosses another: each
// has spots on all sides of its place and takes the one that costs least, a few times over; what then finds no room of its own, and can
// be spared, is not shown.

import type { Point } from './viewport.ts'

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
  /** The line from the middle of its place to its edge, where it does not stand beside it. */
  readonly tie?: Segment | undefined
  /** It stands so only where it must: to make room for another is no reason. */
  readonly last?: boolean
}

export interface Item {
  readonly id: string
  /** The cheapest first. */
  readonly spots: readonly Spot[]
  /** What can be spared goes in this order, the least first; undefined: it stands whatever happens. */
  readonly worth?: number | undefined
  /** Where it stands if nothing is in the way. */
  readonly home?: Spot | undefined
  /** More spots, for what finds none free: asked for only then, in the order of liking. */
  readonly further?: (() => Iterable<Spot>) | undefined
  /** All that these reach to. */
  readonly reach?: Box | undefined
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
  [1, 0.4],
  [1, -0.4],
  [-1, 0.4],
  [-1, -0.4],
]
/** How far from their place names may stand, and counters. */
export const CLOSE = [0, 7, 15]
/** Where names go that find no room there. */
export const APART = [23]
export const LOOSE = [0, 7, 15, 26, 40, 56, 76]

/** How long a part of a line lies in a box. Asked most often of all: it makes nothing, and most lines lie outside. */
export function lengthIn(box: Box, line: Segment): number {
  const ax = line[0][0]
  const ay = line[0][1]
  const bx = line[1][0]
  const by = line[1][1]
  if ((ax <= box[0] && bx <= box[0]) || (ax >= box[2] && bx >= box[2])) return 0
  if ((ay <= box[1] && by <= box[1]) || (ay >= box[3] && by >= box[3])) return 0
  const dx = bx - ax
  const dy = by - ay
  let from = 0
  let to = 1
  if (dx !== 0) {
    const one = (box[0] - ax) / dx
    const other = (box[2] - ax) / dx
    from = Math.max(from, Math.min(one, other))
    to = Math.min(to, Math.max(one, other))
  }
  if (dy !== 0) {
    const one = (box[1] - ay) / dy
    const other = (box[3] - ay) / dy
    from = Math.max(from, Math.min(one, other))
    to = Math.min(to, Math.max(one, other))
  }
  return from < to ? (to - from) * Math.sqrt(dx * dx + dy * dy) : 0
}

/** On which side of a line a point lies, and how far. */
const sideOf = (line: Segment, at: Point): number =>
  (line[1][0] - line[0][0]) * (at[1] - line[0][1]) - (line[1][1] - line[0][1]) * (at[0] - line[0][0])

/** Whether two lines meet. */
export const meet = (a: Segment, b: Segment): boolean =>
  sideOf(a, b[0]) * sideOf(a, b[1]) < 0 && sideOf(b, a[0]) * sideOf(b, a[1]) < 0

const holds = ([left, top, right, bottom]: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** How far a box is from a point. */
export function gapTo(box: Box, at: Point): number {
  const x = Math.max(box[0] - at[0], at[0] - box[2], 0)
  const y = Math.max(box[1] - at[1], at[1] - box[3], 0)
  return Math.sqrt(x * x + y * y)
}

/** The line from a point to the nearest edge of a box. */
export const lineTo = (box: Box, at: Point): Segment => [
  at,
  [Math.max(box[0], Math.min(box[2], at[0])), Math.max(box[1], Math.min(box[3], at[1]))],
]

/** What a label asks for: where, how far the place itself reaches, and the sizes it may have, the dearest last. */
export interface LabelRequest {
  readonly at: Point
  readonly radius: number
  readonly forms: readonly { readonly width: number; readonly height: number; readonly cost: number }[]
  readonly rings: readonly number[]
  /** No part of the map between it and the middle of its place is longer. */
  readonly furthest?: number | undefined
  /** Whether a line has to lead to a box that stands there. */
  readonly isTied?: ((box: Box) => boolean) | undefined
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

/** The spots where a label covers no sign, the cheapest first; where there are none, the one that covers least. */
export function spotsOf(
  { at, radius, forms, rings, furthest = Number.POSITIVE_INFINITY, isTied }: LabelRequest,
  { taken, lines, against }: Around,
): readonly Spot[] {
  const [x, y] = at
  const most = rings[rings.length - 1] + radius + GAP
  const reach = boxAt(
    at,
    2 * (most + Math.max(...forms.map(({ width }) => width))),
    2 * (most + Math.max(...forms.map(({ height }) => height))),
  )
  const near = taken.filter(box => overlap(box, reach) > 0)
  const others = near.filter(box => !holds(box, at))
  const roads = lines.filter(line => lengthIn(reach, line) > 0)
  const spots: Spot[] = []
  /** The best of those that cover a sign, for where there are no others. */
  let worst: Spot | undefined
  forms.forEach(({ width, height, cost: ofForm }, form) => {
    rings.forEach((more, ring) => {
      SIDES.forEach(([sideX, sideY], side) => {
        const dx = sideX * (radius + GAP + more + width / 2)
        const dy = sideY * (radius + GAP + more / 1.6 + height / 2)
        const box = boxAt([x + dx, y + dy], width, height)
        let covered = 0
        for (const other of near) covered += overlap(box, other)
        let cost = ofForm + side * SIDE_COST + ring * RING_COST
        if (covered > 0) {
          cost += COVER.sign + covered * COVER.each
          if (worst === undefined || cost < worst.cost) worst = { dx, dy, box, cost, clashes: true, form }
          return
        }
        if (gapTo(box, at) > furthest) return
        const tie = isTied?.(box) ? lineTo(box, at) : undefined
        if (tie !== undefined && others.some(other => lengthIn(other, tie) > 0)) return
        cost += against?.(box) ?? 0
        for (const road of roads) cost += lengthIn(box, road) * LINE_COST
        spots.push({ dx, dy, box, cost, clashes: false, form, tie })
      })
    })
  })
  if (spots.length === 0 && worst) return [worst]
  return spots.sort((a, b) => a.cost - b.cost)
}

const MOVED_COST = 8
const ROUNDS = 7

/** Whether one covers the other, or the line to one of them runs through the other or crosses its line. */
const areInTheWay = (a: Spot, b: Spot): boolean =>
  overlap(a.box, b.box) > 0 ||
  (a.tie !== undefined && (lengthIn(b.box, a.tie) > 0 || (b.tie !== undefined && meet(a.tie, b.tie)))) ||
  (b.tie !== undefined && lengthIn(a.box, b.tie) > 0)

const reaches = new WeakMap<Item, Box>()

/** The box around all spots of an item; some items come again with every position. */
function reachOf(item: Item): Box {
  const known = reaches.get(item)
  if (known) return known
  let [left, top, right, bottom] = item.reach ?? item.spots[0].box
  for (const { box } of item.spots) {
    left = Math.min(left, box[0])
    top = Math.min(top, box[1])
    right = Math.max(right, box[2])
    bottom = Math.max(bottom, box[3])
  }
  const reach: Box = [left, top, right, bottom]
  reaches.set(item, reach)
  return reach
}

/** What is bad about the lines to two of them. */
function tieCost(a: Spot, b: Spot): number {
  const under = (tie: Segment | undefined, box: Box): number => (tie ? lengthIn(box, tie) * LINE_COST : 0)
  return under(a.tie, b.box) + under(b.tie, a.box) + (a.tie && b.tie && meet(a.tie, b.tie) ? COVER.other : 0)
}

/** Where each stands; those that find no room and can be spared are not in it. */
export function settle(items: readonly Item[]): ReadonlyMap<string, Spot> {
  const reached = items.map(reachOf)
  const beside: number[][] = items.map(() => [])
  for (let i = 0; i < items.length; i++) {
    for (let j = i + 1; j < items.length; j++) {
      if (overlap(reached[i], reached[j]) === 0) continue
      beside[i].push(j)
      beside[j].push(i)
    }
  }
  const chosen: (Spot | undefined)[] = items.map(({ spots, home }) => home ?? spots[0])
  const costAt = (i: number, spot: Spot, others: readonly number[], limit: number): number => {
    const { home } = items[i]
    let cost = spot.cost + (home !== undefined && spot !== home ? MOVED_COST : 0)
    for (const j of others) {
      if (cost >= limit) return cost
      const other = chosen[j]
      if (other === undefined) continue
      const covered = overlap(spot.box, other.box)
      if (covered > 0) cost += COVER.other + covered * 2 * COVER.each
      if ((spot.tie ?? other.tie) !== undefined) cost += tieCost(spot, other)
    }
    return cost
  }
  /** Whose neighbours have moved since it was looked at: all others would choose the same again. */
  const isStale = items.map(() => true)
  const improve = (): boolean => {
    let changed = false
    items.forEach(({ spots }, i) => {
      const now = chosen[i]
      if (spots.length === 1 || now === undefined || !isStale[i]) return
      isStale[i] = false
      let best = now
      let least = costAt(i, now, beside[i], Number.POSITIVE_INFINITY) - 0.001
      for (const one of spots) {
        if (one.cost >= least) break
        const cost = costAt(i, one, beside[i], least)
        if (cost >= least) continue
        best = one
        least = cost
      }
      if (best === now) return
      chosen[i] = best
      changed = true
      for (const j of beside[i]) isStale[j] = true
    })
    return changed
  }
  for (let round = 0; round < ROUNDS && improve(); round++);
  insist(items, chosen, beside)
  spare(items, chosen, beside)
  // What steps aside for one may make room for another.
  if (makeRoom(items, chosen, beside)) makeRoom(items, chosen, beside)
  return new Map(items.flatMap(({ id }, i) => (chosen[i] ? [[id, chosen[i]] as const] : [])))
}

/** What must stand and is in the way of something takes room from what comes later in the list, and from what can be spared. */
function insist(items: readonly Item[], chosen: (Spot | undefined)[], beside: readonly (readonly number[])[]): void {
  items.forEach(({ worth, spots, further }, i) => {
    const now = chosen[i]
    if (worth !== undefined || now === undefined || (spots.length === 1 && !further)) return
    const firm = beside[i].filter(j => j < i && items[j].worth === undefined).flatMap(j => chosen[j] ?? [])
    const isFree = (spot: Spot): boolean => !spot.clashes && !firm.some(other => areInTheWay(spot, other))
    if (isFree(now)) return
    const free = spots.find(isFree)
    if (free) {
      chosen[i] = free
      return
    }
    chosen[i] = furtherOf(items[i]).find(isFree) ?? now
  })
}

const furthers = new WeakMap<Item, readonly Spot[]>()

/** The further spots of an item, worked out when they are first needed. */
function furtherOf(item: Item): readonly Spot[] {
  const known = furthers.get(item)
  if (known) return known
  const spots = [...(item.further?.() ?? [])]
  furthers.set(item, spots)
  return spots
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
    const isFree = (spot: Spot): boolean => !spot.clashes && covers(i, spot) === 0
    chosen[i] = items[i].spots.find(isFree) ?? furtherOf(items[i]).find(isFree)
  }
}
const NOWHERE: Box = [0, 0, 0, 0]

/** Of what was taken away, so many spots are tried again, each with at most so many others that step aside. */
const [TRIED, ASIDE] = [14, 3]

/** Puts back what finds room when a few others step aside; whether anything did. */
function makeRoom(
  items: readonly Item[],
  chosen: (Spot | undefined)[],
  beside: readonly (readonly number[])[],
): boolean {
  let found = false
  /** Another spot for `j` that is in nobody's way, with these held free. */
  const aside = (j: number, held: readonly Spot[]): Spot | undefined => {
    const firm = items[j].worth === undefined
    const others = beside[j].filter(m => chosen[m] !== undefined)
    const isFree = (spot: Spot): boolean =>
      !spot.clashes &&
      !held.some(one => overlap(one.box, spot.box) > 0) &&
      others.every(m => {
        const other = chosen[m] as Spot
        return firm && items[m].worth === undefined ? !areInTheWay(spot, other) : overlap(spot.box, other.box) === 0
      })
    return items[j].spots.find(isFree) ?? furtherOf(items[j]).find(spot => !spot.last && isFree(spot))
  }
  const missing = items
    .flatMap(({ worth }, i) => (worth !== undefined && chosen[i] === undefined ? [{ i, worth }] : []))
    .toSorted((a, b) => b.worth - a.worth)
  for (const { i } of missing) {
    const tried = [...items[i].spots, ...furtherOf(items[i])]
      .filter(({ clashes }) => !clashes)
      .map(spot => ({ spot, by: beside[i].filter(j => overlap(spot.box, chosen[j]?.box ?? NOWHERE) > 0) }))
      .filter(({ by }) => by.length <= ASIDE && by.every(j => items[j].spots.length > 1 || items[j].further))
      .toSorted((a, b) => a.by.length - b.by.length)
      .slice(0, TRIED)
    for (const { spot, by } of tried) {
      const was = by.map(j => chosen[j])
      for (const j of by) chosen[j] = undefined
      for (const j of by) chosen[j] = aside(j, [spot])
      if (by.every(j => chosen[j] !== undefined)) {
        chosen[i] = spot
        found = true
        break
      }
      by.forEach((j, n) => {
        chosen[j] = was[n]
      })
    }
  }
  return found
}

const NARROW = new Set("fijlrtIJ.,'’-·1")
const WIDE = new Set('mwMWЖжШшЩщЮюФфЫыМмДд')

/** How wide a word is in the page's own type, a little too much rather than too little. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) {
    const upper = letter !== letter.toLowerCase()
    width += letter === ' ' ? 3.6 : NARROW.has(letter) ? 4.4 : WIDE.has(letter) ? 10 : upper ? 8.4 : 7.1
  }
  return (width * size) / 12.5
}
