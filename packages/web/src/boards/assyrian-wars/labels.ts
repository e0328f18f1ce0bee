// Where the names of places and the counters beside them go, at the scale the map opens at: nearer there is only more room.

import type { Point } from '../map/pan-zoom.ts'
import { PLATE, plateWidth } from './counters.tsx'
import { OPENING, pointOf, ROADS, radiusOf } from './geometry.ts'
import type { MapArea, MapStack } from './map-data.ts'
import { type Box, boxAt, LOOSE, type Placed, place, wordWidth } from './placing.ts'

export const NAME_HEIGHT = 16

const onScreen = (id: string): Point => {
  const [x, y] = pointOf(id)
  return [x * OPENING, y * OPENING]
}
const LINES = ROADS.map(
  ({ from, to }) => [from.map(n => n * OPENING), to.map(n => n * OPENING)] as unknown as readonly [Point, Point],
)

/** Names beside their places: none covers another at the scale the map opens at. */
export function placeNames(areas: readonly Pick<MapArea, 'id' | 'name'>[]): readonly Placed[] {
  return place(
    areas.map(({ id, name }) => ({
      id,
      at: onScreen(id),
      radius: radiusOf(id),
      width: wordWidth(name),
      height: NAME_HEIGHT,
    })),
    areas.map(({ id }) => boxAt(onScreen(id), 2 * radiusOf(id) + 2, 2 * radiusOf(id) + 2)),
    LINES,
  )
}

export interface Pile {
  readonly id: string
  readonly stacks: readonly { readonly stack: MapStack; readonly inside: boolean }[]
  readonly width: number
  readonly height: number
}

export const pileOf = (id: string, field: readonly MapStack[], inside: readonly MapStack[]): Pile | undefined => {
  const stacks = [...field.map(stack => ({ stack, inside: false })), ...inside.map(stack => ({ stack, inside: true }))]
  if (stacks.length === 0) return undefined
  return {
    id,
    stacks,
    width: Math.max(...stacks.map(({ stack }) => plateWidth(stack, true))),
    height: stacks.length * (PLATE.height + PLATE.gap) - PLATE.gap,
  }
}

/** Counters beside their places, clear of names and other places as far as there is room. */
export function placePiles(areas: readonly MapArea[], names: ReadonlyMap<string, Placed>, piles: readonly Pile[]) {
  const taken: Box[] = areas.flatMap(({ id, name }) => {
    const [x, y] = onScreen(id)
    const at = names.get(id)
    return [
      boxAt([x, y], 2 * radiusOf(id) + 4, 2 * radiusOf(id) + 4),
      ...(at ? [boxAt([x + at.dx, y + at.dy], wordWidth(name), NAME_HEIGHT)] : []),
    ]
  })
  const inField = new Set(areas.map(({ id }) => id))
  return new Map(
    place(
      piles.map(({ id, width, height }) => ({
        id,
        at: onScreen(id),
        radius: inField.has(id) ? radiusOf(id) + 1 : 5,
        width: width + 4,
        height: height + 4,
      })),
      taken,
      [],
      LOOSE,
    ).map(one => [one.id, one] as const),
  )
}
