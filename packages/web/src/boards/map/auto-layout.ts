// Where places of a map of somebody's own are drawn: where the data say, and else where their neighbours draw them. The same
// data are always drawn alike.

import type { Point } from './viewport.ts'

export interface LaidNode {
  readonly id: string
  /** Where it is said to be; absent: wherever there is room near its neighbours. */
  readonly at?: Point | undefined
}

export interface Room {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const ROUNDS = 160
const SPREADING = 120

/** How many ways lead from each to each. */
function distances(n: number, near: readonly (readonly number[])[]): Float64Array {
  const far = new Float64Array(n * n).fill(Math.sqrt(n) + 2)
  for (let from = 0; from < n; from++) {
    far[from * n + from] = 0
    const queue = [from]
    for (let head = 0; head < queue.length; head++) {
      for (const to of near[queue[head]]) {
        if (to === from || far[from * n + to] <= far[from * n + queue[head]] + 1) continue
        far[from * n + to] = far[from * n + queue[head]] + 1
        queue.push(to)
      }
    }
  }
  return far
}

/** Those that have no place yet go where their distances come out best (stress majorization); the others stay. */
function settle(points: [number, number][], free: readonly boolean[], far: Float64Array, step: number): void {
  const n = points.length
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < n; i++) {
      if (!free[i]) continue
      let [x, y, sum] = [0, 0, 0]
      for (let j = 0; j < n; j++) {
        if (i === j) continue
        const wanted = far[i * n + j] * step
        const weight = 1 / (wanted * wanted)
        const [dx, dy] = [points[i][0] - points[j][0], points[i][1] - points[j][1]]
        const length = Math.max(Math.hypot(dx, dy), 1e-6)
        x += weight * (points[j][0] + (wanted * dx) / length)
        y += weight * (points[j][1] + (wanted * dy) / length)
        sum += weight
      }
      if (sum > 0) points[i] = [x / sum, y / sum]
    }
  }
}

/** Pushes apart what lies nearer than this. */
function spread(points: [number, number][], apart: number, room: Room): void {
  for (let round = 0; round < SPREADING; round++) {
    let moved = false
    for (let i = 0; i < points.length; i++) {
      for (let j = i + 1; j < points.length; j++) {
        let [dx, dy] = [points[j][0] - points[i][0], points[j][1] - points[i][1]]
        let length = Math.hypot(dx, dy)
        if (length >= apart) continue
        // Those that lie on one another part in directions of their own.
        if (length < 1e-3) [dx, dy, length] = [Math.cos(i + 2.4 * j), Math.sin(i + 2.4 * j), 1]
        const push = (apart - Math.min(length, apart)) / 2 + 0.01
        const [px, py] = [(dx / length) * push, (dy / length) * push]
        points[i] = [points[i][0] - px, points[i][1] - py]
        points[j] = [points[j][0] + px, points[j][1] + py]
        moved = true
      }
    }
    for (const [i, [x, y]] of points.entries())
      points[i] = [Math.min(room.right, Math.max(room.left, x)), Math.min(room.bottom, Math.max(room.top, y))]
    if (!moved) return
  }
}

/** Into the room, as large as it allows, in the shape that it has. */
function fitInto(points: [number, number][], { left, top, right, bottom }: Room): void {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((right - left) / Math.max(maxX - minX, 1e-6), (bottom - top) / Math.max(maxY - minY, 1e-6))
  const [midX, midY] = [(left + right) / 2, (top + bottom) / 2]
  for (const [i, [x, y]] of points.entries())
    points[i] = [midX + (x - (minX + maxX) / 2) * scale, midY + (y - (minY + maxY) / 2) * scale]
}

/** A point for every place, in this room, none nearer to another than `apart` where there is room for that. */
export function layOutMap(
  nodes: readonly LaidNode[],
  ways: readonly (readonly [string, string])[],
  room: Room,
  apart: number,
): ReadonlyMap<string, Point> {
  const n = nodes.length
  const index = new Map(nodes.map(({ id }, i) => [id, i]))
  const near: number[][] = nodes.map(() => [])
  for (const [a, b] of ways) {
    const [i, j] = [index.get(a), index.get(b)]
    if (i === undefined || j === undefined || i === j) continue
    near[i].push(j)
    near[j].push(i)
  }
  const free = nodes.map(({ at }) => at === undefined)
  const said = nodes.flatMap(({ at }) => (at ? [at] : []))
  const span = Math.max(
    ...[0, 1].map(axis => Math.max(...said.map(at => at[axis])) - Math.min(...said.map(at => at[axis]))),
    0,
  )
  const step = said.length > 1 && span > 0 ? span / Math.sqrt(n) : apart
  const [midX, midY] = [0, 1].map(axis => said.reduce((sum, at) => sum + at[axis], 0) / Math.max(said.length, 1))
  // On a circle to begin with, wide enough that nobody starts on another.
  const round = (i: number): [number, number] => {
    const turn = (2 * Math.PI * i) / n
    const radius = (step * Math.sqrt(n)) / 2
    return [midX + radius * Math.cos(turn), midY + radius * Math.sin(turn)]
  }
  const points = nodes.map(({ at }, i): [number, number] => (at ? [at[0], at[1]] : round(i)))
  if (free.some(Boolean)) settle(points, free, distances(n, near), step)
  if (n > 1) fitInto(points, room)
  else if (n === 1) points[0] = [(room.left + room.right) / 2, (room.top + room.bottom) / 2]
  spread(points, apart, room)
  return new Map(nodes.map(({ id }, i) => [id, points[i]]))
}
