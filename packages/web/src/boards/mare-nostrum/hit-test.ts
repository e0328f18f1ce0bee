// Where the places of this map are to a finger, and which lie beside each other in the drawing.

import type { Spot } from '../map/hit-test.ts'
import { BORDERS, distance, type Point, shape } from './geometry.ts'
import { ROWS, slotAt } from './layout.ts'

export const spotOfPlace = (id: string): Spot => {
  const { box } = shape(id)
  const size = (box[2] - box[0]) * (box[3] - box[1])
  return { id, size, far: at => distance(shape(id), at) }
}

/** The middle of a place's slot. */
export function slotSpot(place: string, i: number, n: number, scale: number): Point {
  const [x, y] = shape(place).anchor
  return [x + slotAt(i, n) * scale, y + ROWS.slots * scale]
}

const next = new Map<string, Set<string>>()
for (const { between } of BORDERS) {
  const [a, b] = between
  if (a === '' || b === '') continue
  next.set(a, (next.get(a) ?? new Set()).add(b))
  next.set(b, (next.get(b) ?? new Set()).add(a))
}

/** Places that share a drawn border. */
export const nextTo = (place: string): readonly string[] => [...(next.get(place) ?? [])]
