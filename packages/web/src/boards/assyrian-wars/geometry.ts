// The map's lines as paths to draw, and where everything lies. What is next to what comes from the game's data.

import type { Point, Sheet } from '../map/pan-zoom.ts'
import { N } from './facts.ts'
import { AREAS, SIZE, WATERS } from './map.gen.ts'

/** From this scale on all places are named; below it capitals and fortresses. */
export const NAMED = 1.2
/** What the map opens at. */
export const OPENING = 1.6

export const SHEET: Sheet = {
  width: SIZE.width,
  height: SIZE.height,
  beyondX: SIZE.beyond,
  beyondY: SIZE.beyond,
  most: 4,
  // Names and counters keep their size on the screen, and grow a little where one looks close.
  pieceScale: k => (k < NAMED ? Math.max(0.72, 0.55 + 0.3 * k) / k : Math.min(1.3, 1 + 0.14 * (k - NAMED)) / k),
  detailOf: k => (k < NAMED ? 'far' : 'near'),
}

const FIGURE = /-?\d+/g
/** The written figures are quarters of a unit. */
const STEPS = 4

/** A written line, or several divided by commas, as a path. */
export function drawn(written: string, closed = false): string {
  return written
    .split(',')
    .map(line => {
      const steps = (line.match(FIGURE) ?? []).map(Number)
      let [x, y] = [0, 0]
      let path = ''
      for (let i = 0; i + 1 < steps.length; i += 2) {
        x += steps[i]
        y += steps[i + 1]
        path += `${i === 0 ? 'M' : i === 2 ? 'L' : ' '}${x / STEPS} ${y / STEPS}`
      }
      return closed ? `${path}z` : path
    })
    .join('')
}

const written = (id: string): string => id.replaceAll('-', '_')

/** Where an area, a sea zone or a trade box lies. */
export function pointOf(id: string): Point {
  const found = AREAS[id] ?? AREAS[written(id)] ?? WATERS[id] ?? WATERS[written(id)]
  if (!found) throw new Error(`the map has no place '${id}'`)
  return found
}

export const isOnMap = (id: string): boolean =>
  (AREAS[id] ?? AREAS[written(id)] ?? WATERS[id] ?? WATERS[written(id)]) !== undefined

export const TERRAINS = ['normal', 'desert', 'river', 'mountain', 'media', 'red'] as const

export interface Road {
  readonly id: string
  readonly between: readonly [string, string]
  readonly from: Point
  readonly to: Point
  readonly terrain: (typeof TERRAINS)[number]
}

export const ROADS: readonly Road[] = N.areas.flatMap((id, a) =>
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

const RADIUS = { fortress: 12, city: 10.5, square: 9, round: 7 } as const
/** How far the sign of a place reaches, on the screen. */
export const radiusOf = (id: string): number => RADIUS[kindOf(id)]
