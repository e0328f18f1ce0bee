// The map's shapes out of the written lines: paths to draw, borders by the pair of places they divide, and what lies
// where. Borders here are drawing; what is next to what by the rules comes from the game.

import { ANCHORS, LAND, LINES, OTHER_LAND, RIVERS, SIZE, TURNED, UNITS, WATER } from './map.gen.ts'

export { SIZE }

export type Point = readonly [x: number, y: number]

const FIGURE = /-?\d+/g
/** The written figures are quarters of a unit. */
const STEPS = 4

const linesOf = (written: string): readonly (readonly Point[])[] =>
  written.split(',').map(line => {
    const steps = (line.match(FIGURE) ?? []).map(Number)
    let [x, y] = [0, 0]
    return Array.from({ length: steps.length / 2 }, (_, i): Point => {
      x += steps[2 * i]
      y += steps[2 * i + 1]
      return [x / STEPS, y / STEPS]
    })
  })

const lines = linesOf(LINES)

const numbersOf = (ring: string): readonly number[] => (ring.match(FIGURE) ?? []).map(Number)

/** The ring's corners; the last is not the first again. */
const cornersOf = (ring: string): readonly Point[] =>
  numbersOf(ring).flatMap(n => (n > 0 ? lines[n - 1] : lines[-n - 1].toReversed()).slice(0, -1))

const drawn = (points: readonly Point[]): string =>
  points.reduce((text, [x, y], i) => `${text}${i === 0 ? 'M' : i === 1 ? 'L' : ' '}${x} ${y}`, '')

export interface Shape {
  readonly id: string
  readonly land: boolean
  readonly rings: readonly (readonly Point[])[]
  readonly path: string
  /** Its border without the coasts of islands in it, and without its own islets. */
  readonly edge: string
  /** Where its name stands, and by how many degrees it is turned. */
  readonly anchor: Point
  readonly turned: number
  /** Where its units stand, if not below the name. */
  readonly units: Point | undefined
  /** Left, top, right, bottom. */
  readonly box: readonly [number, number, number, number]
}

/** The larger parts of a place, as far as they lie in no other. */
function edgesOf(rings: Shape['rings']): Shape['rings'] {
  const sizes = rings.map(ring => Math.abs(areaOf(ring)))
  const least = Math.max(...sizes) * ISLET
  return rings.filter(
    (ring, i) => sizes[i] >= least && !rings.some((other, j) => sizes[j] > sizes[i] && isInside(other, ring[0])),
  )
}
/** What is smaller than this share of the largest part has no edge of its own. */
const ISLET = 0.04

const areaOf = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [px, py] = ring.at(i - 1) ?? [x, y]
    return sum + (px * y - x * py) / 2
  }, 0)

function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]
    const [bx, by] = ring[j]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

function shapeOf(id: string, written: string, land: boolean): Shape {
  const rings = written.split(',').map(cornersOf)
  const all = rings.flat()
  const xs = all.map(([x]) => x)
  const ys = all.map(([, y]) => y)
  return {
    id,
    land,
    rings,
    path: rings.map(ring => `${drawn(ring)}z`).join(''),
    edge: edgesOf(rings)
      .map(ring => `${drawn(ring)}z`)
      .join(''),
    anchor: ANCHORS[id],
    turned: TURNED[id] ?? 0,
    units: UNITS[id],
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  }
}

const shapes: ReadonlyMap<string, Shape> = new Map([
  ...Object.entries(LAND).map(([id, written]) => [id, shapeOf(id, written, true)] as const),
  ...Object.entries(WATER).map(([id, written]) => [id, shapeOf(id, written, false)] as const),
])

export const PLACES: readonly Shape[] = [...shapes.values()]

export const isOnMap = (id: string): boolean => shapes.has(id)

export function shape(id: string): Shape {
  const found = shapes.get(id)
  if (!found) throw new Error(`the map has no shape for '${id}'`)
  return found
}

export const RIVER_PATHS: readonly string[] = linesOf(RIVERS).map(drawn)

/** Land nobody plays for. */
export const OTHER = OTHER_LAND.split(',')
  .map(ring => `${drawn(cornersOf(ring))}z`)
  .join('')

export interface Border {
  /** The two it divides, '' for land and water nobody plays for. */
  readonly between: readonly [string, string]
  readonly kind: 'land' | 'coast' | 'water'
  readonly path: string
  readonly length: number
}

/** All lines but those at the end of the drawing. */
export const BORDERS: readonly Border[] = bordersOf()

function bordersOf(): readonly Border[] {
  const sides: { id: string; land: boolean }[][] = lines.map(() => [])
  const note = (id: string, land: boolean, written: string) => {
    for (const n of numbersOf(written)) sides[Math.abs(n) - 1].push({ id, land })
  }
  for (const [id, written] of Object.entries(LAND)) note(id, true, written)
  for (const [id, written] of Object.entries(WATER)) note(id, false, written)
  note('', true, OTHER_LAND)
  return lines.flatMap((points, i): readonly Border[] => {
    const [a, b = { id: '', land: false }] = sides[i]
    if (points.every(atEnd)) return []
    return [
      {
        between: [a.id, b.id],
        kind: a.land !== b.land ? 'coast' : a.land ? 'land' : 'water',
        path: drawn(points),
        length: points.slice(1).reduce((sum, [x, y], j) => sum + Math.hypot(x - points[j][0], y - points[j][1]), 0),
      },
    ]
  })
}

function atEnd([x, y]: Point): boolean {
  const { width, height, beyondX, beyondY } = SIZE
  return x <= 1 - beyondX || x >= width + beyondX - 1 || y <= 1 - beyondY || y >= height + beyondY - 1
}

export const contains = ({ rings }: Shape, at: Point): boolean =>
  rings.reduce((inside, ring) => inside !== isInside(ring, at), false)

/** How far a point lies from a shape: 0 inside. */
export function distance(shape: Shape, at: Point): number {
  if (contains(shape, at)) return 0
  let least = Number.POSITIVE_INFINITY
  for (const ring of shape.rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
      least = Math.min(least, toSegment(at, ring[j], ring[i]))
  }
  return least
}

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y)
}
