// The map's shapes out of the written lines: paths to draw, borders by the pair of places they divide, and what lies
// where. Borders here are drawing; what is next to what by the rules comes from the game.

import type { Point, Shape, Way } from './discs.ts'
import { ANCHORS, LAND, LINES, OTHER_LAND, RIVERS, SIZE, TURNED, UNITS, WATER } from './map.gen.ts'
import { DISCS, onMap } from './on-map.ts'

export type { Point, Shape } from './discs.ts'
export { SIZE }

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

const USUAL: ReadonlyMap<string, Shape> = new Map([
  ...Object.entries(LAND).map(([id, written]) => [id, shapeOf(id, written, true)] as const),
  ...Object.entries(WATER).map(([id, written]) => [id, shapeOf(id, written, false)] as const),
])

let shapes = USUAL
export let PLACES: readonly Shape[] = []
/** The usual coasts are drawn; else places are discs, with ways between those that are next to each other. */
export let HAS_COASTS = true
export let WAYS: readonly Way[] = []

export const isOnMap = (id: string): boolean => shapes.has(id)

export function shape(id: string): Shape {
  const found = shapes.get(id)
  if (!found) throw new Error(`the map has no shape for '${id}'`)
  return found
}

const USUAL_RIVERS: readonly string[] = linesOf(RIVERS).map(drawn)
export let RIVER_PATHS: readonly string[] = []

/** Land nobody plays for. */
const USUAL_OTHER = OTHER_LAND.split(',')
  .map(ring => `${drawn(cornersOf(ring))}z`)
  .join('')
export let OTHER = ''

export interface Border {
  /** The two it divides, '' for land and water nobody plays for. */
  readonly between: readonly [string, string]
  readonly kind: 'land' | 'coast' | 'water'
  readonly path: string
  readonly length: number
}

const USUAL_BORDERS: readonly Border[] = bordersOf()
/** All lines but those at the end of the drawing. */
export let BORDERS: readonly Border[] = []

onMap(() => {
  HAS_COASTS = DISCS === undefined
  shapes = DISCS ? new Map(DISCS.shapes.map(shape => [shape.id, shape])) : USUAL
  BORDERS =
    DISCS?.shapes.map(({ id, land, path }) => ({
      between: [id, ''],
      kind: land ? 'coast' : 'water',
      path,
      length: 0,
    })) ?? USUAL_BORDERS
  WAYS = DISCS?.ways ?? []
  RIVER_PATHS = DISCS ? [] : USUAL_RIVERS
  OTHER = DISCS ? '' : USUAL_OTHER
  PLACES = [...shapes.values()]
})

export const usualShape = (id: string): Shape | undefined => USUAL.get(id)

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
