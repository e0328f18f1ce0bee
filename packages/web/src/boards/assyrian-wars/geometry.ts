// The map's lines as paths to draw, and where everything lies. What is next to what comes from the game's data.

import type { Point, Sheet } from '../map/viewport.ts'
import { N } from './facts.ts'
import { AREAS, SIZE, WATERS } from './map.gen.ts'
import { DATA, onSet } from './on-set.ts'
import type { CitySize } from './picture.ts'
import { pointsOf } from './points.ts'

/** From this scale on all places are named; below it capitals and fortresses. */
export const NAMED = 1.2
/** What the map opens at. */
export const OPENING = 1.6

/**
 * Names and counters are placed anew at these scales. Between two of them everything grows alike, so that what was clear of each
 * other stays so.
 */
export const SCALES = [
  0.3,
  0.36,
  0.43,
  0.52,
  0.62,
  0.75,
  0.88,
  1.03,
  NAMED,
  1.38,
  OPENING,
  1.85,
  2.15,
  2.5,
  2.9,
  3.4,
] as const
export const scaleFor = (k: number): number => SCALES.findLast(scale => scale <= k + 1e-6) ?? SCALES[0]

/** How large pieces are on the screen: a little larger where one looks close. */
const sizeAt = (scale: number): number =>
  scale < NAMED ? Math.max(0.72, 0.55 + 0.3 * scale) : Math.min(1.25, 1 + 0.14 * (scale - NAMED))

export const SHEET: Sheet = {
  width: SIZE.width,
  height: SIZE.height,
  beyondX: SIZE.beyond,
  beyondY: SIZE.beyond,
  most: 4,
  initial: OPENING,
  pieceScale: k => sizeAt(scaleFor(k)) / Math.min(k, scaleFor(k)),
  detailOf: k => (k < NAMED ? 'far' : 'near'),
}

const FIGURE = /-?\d+/g
/** The written figures are quarters of a unit. */
const STEPS = 4

/** The points of a written line, or of several divided by commas. */
export const linesOf = (lines: string): readonly (readonly Point[])[] =>
  lines.split(',').map(line => {
    const steps = (line.match(FIGURE) ?? []).map(Number)
    const points: Point[] = []
    let [x, y] = [0, 0]
    for (let i = 0; i + 1 < steps.length; i += 2) {
      x += steps[i]
      y += steps[i + 1]
      points.push([x / STEPS, y / STEPS])
    }
    return points
  })

/** A written line, or several divided by commas, as a path. */
export const drawn = (lines: string, closed = false): string =>
  linesOf(lines)
    .map(points => {
      const [first, ...rest] = points.map(([x, y]) => `${x} ${y}`)
      return `M${first}${rest.length > 0 ? `L${rest.join(' ')}` : ''}${closed ? 'z' : ''}`
    })
    .join('')

/** Names of the drawing have no hyphens. */
const USUAL: ReadonlyMap<string, Point> = new Map(
  [...Object.entries(AREAS), ...Object.entries(WATERS)].map(([id, at]) => [id.replaceAll('_', '-'), at]),
)
let POINTS = USUAL
/** The usual land is drawn; else places and paths alone. */
export let HAS_LAND = true

/** Where an area, a sea zone or a trade box lies. */
export function pointOf(id: string): Point {
  const found = POINTS.get(id)
  if (!found) throw new Error(`the map has no place '${id}'`)
  return found
}

export const isOnMap = (id: string): boolean => POINTS.has(id)

export const TERRAINS = ['normal', 'desert', 'river', 'mountain', 'media', 'red'] as const

export interface Road {
  readonly id: string
  readonly between: readonly [string, string]
  readonly from: Point
  readonly to: Point
  readonly terrain: (typeof TERRAINS)[number]
}

export let ROADS: readonly Road[] = []

const roads = (): readonly Road[] =>
  N.areas.flatMap((id, a) =>
    N.linked[a]
      .filter(b => b > a)
      .map(b => ({
        id: `${id} ${N.areas[b]}`,
        between: [id, N.areas[b]] as const,
        from: pointOf(id),
        to: pointOf(N.areas[b]),
        terrain: TERRAINS[N.path[N.areas.length * a + b]],
      })),
  )

/** Places one path away, or one zone. */
export function nextTo(id: string): readonly string[] {
  const area = N.areas.indexOf(id)
  if (area >= 0) return [...N.linked[area].map(b => N.areas[b]), ...N.zonesOf[area].map(zone => N.zones[zone])]
  const zone = N.zones.indexOf(id)
  if (zone < 0) return []
  return [...N.zoneNear[zone].map(z => N.zones[z]), ...N.ports[zone].map(a => N.areas[a])]
}

export const kindOf = (id: string): 'fortress' | 'city' | 'square' | 'round' => {
  const at = N.areas.indexOf(id)
  return N.isFortress[at] ? 'fortress' : N.isCity[at] ? 'city' : N.isSquare[at] ? 'square' : 'round'
}
export const isCapital = (id: string): boolean => N.isCapital[N.areas.indexOf(id)] === true

/** How large a town is drawn: a capital or a fortress, a city, a small town; undefined: there is none. */
export function citySizeOf(id: string): CitySize | undefined {
  const at = N.areas.indexOf(id)
  if (!N.isCity[at] && !N.isFortress[at]) return undefined
  return isCapital(id) || N.isFortress[at] ? 3 : N.defence[at] > 2 ? 2 : 1
}

const RADIUS = { fortress: 12.5, city: 11.5, square: 11, round: 10.5 } as const
/** How far the sign of a place reaches, in the size of pieces where all of them are named. */
export const radiusOf = (id: string): number => RADIUS[kindOf(id)]
/** Of the sign of a sea zone or a trade box. */
export const ZONE_RADIUS = 10
const RIM = 1

const isSquare = (id: string): boolean => N.areas.includes(id) && ['fortress', 'square'].includes(kindOf(id))
const reachOf = (id: string): number => (N.areas.includes(id) ? radiusOf(id) : ZONE_RADIUS) + RIM

/** Whether the signs of two places lie clear of each other in full size, where a unit of the map is so large. */
export function areClear(a: string, b: string, unit: number): boolean {
  const [[ax, ay], [bx, by]] = [pointOf(a), pointOf(b)]
  const [dx, dy] = [Math.abs(ax - bx) * unit, Math.abs(ay - by) * unit]
  const [ra, rb] = [reachOf(a), reachOf(b)]
  // A square fills its corners.
  const corner = (isSquare(a) ? ra : 0) + (isSquare(b) ? rb : 0)
  const round = (isSquare(a) ? 0 : ra) + (isSquare(b) ? 0 : rb)
  return Math.hypot(Math.max(0, dx - corner), Math.max(0, dy - corner)) >= Math.max(round, 0.01)
}

/** Where places lie nearer to each other than on any map that was drawn with care, signs stay this large. */
const MOST_NEEDED = 2.5

/** How large a unit of the map must be for signs of full size. */
const unitNeeded = (): number =>
  N.areas.reduce(
    (needed, a, i) =>
      [...N.areas.slice(i + 1), ...N.zones, ...N.boxes].reduce((unit, b) => {
        let enough = unit
        while (enough < MOST_NEEDED && !areClear(a, b, enough)) enough += 0.01
        return enough
      }, needed),
    0.5,
  )
let UNIT_NEEDED = 0.5

onSet(() => {
  const found = pointsOf(DATA, USUAL)
  POINTS = found.points
  HAS_LAND = found.hasLand
  ROADS = roads()
  UNIT_NEEDED = unitNeeded()
})

/** Signs are smaller where one sees much of the map, or they would lie on each other; where one looks close and there is room they grow, as towns are drawn. */
export function signScale(scale: number): number {
  const room = scale / sizeAt(scale) / UNIT_NEEDED
  return Math.min(room, Math.max(1, Math.min(LARGEST, LEFT * room)))
}
const LARGEST = 1.4
/** What grows leaves room for marks beside it. */
const LEFT = 0.88
/** From this scale on a sign carries the letters of its holder; how strong its walls are from the second on. */
export const LETTERED = NAMED
export const LEVELLED = OPENING
