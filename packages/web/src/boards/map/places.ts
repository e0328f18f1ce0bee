// The places of a map as pointers and keys know them: which one is meant, and where an arrow key leads.

import { arrowTarget, nearestSpot, type Spot } from './hit-test.ts'
import type { Area, Point } from './viewport.ts'

/** What a map says of its places. A part of a place (a slot) is picked by itself only where it is lit. */
export interface Places {
  /** Whether it is in play: what is not can be picked only if it is lit. */
  has(id: string): boolean
  /** The place that a part belongs to; a place belongs to itself. */
  wholeOf(id: string): string
  /** Where it lies, with pieces of this size. */
  pointOf(id: string, pieceScale: number): Point
  /** What a pointer can touch of it, at this scale of the map. */
  spotOf(id: string, k: number): Spot
  /** The places beside a place, for the arrow keys. */
  nextTo(place: string): readonly string[]
  /** What comes into sight when the keyboard comes to it. */
  around(at: Point): Area
  /** What is shown when only this place is. */
  areaOf(place: string): Area
  /** How far from a pointer what is lit may lie, in pixels of the screen; the nearest wins. */
  readonly reach: Readonly<Record<'touch' | 'mouse', number>>
  /** What is meant where nothing is touched and nothing lit is near. */
  strayAt?(at: Point, k: number): string | undefined
}

/** What can be picked now, with whatever else its map knows of it. */
export type Lit = ReadonlyMap<string, unknown>

/** What lies there for a pointer: a part that is not lit is its place. */
export const pickedAt = (places: Places, lit: Lit, element: Element | null): string | undefined => {
  const id = element?.closest<SVGElement>('[data-pick]')?.dataset.pick
  return id === undefined || lit.has(id) ? id : places.wholeOf(id)
}

/** What a pointer means: what is lit under it or near it, else the place itself. */
export function meantAt(
  places: Places,
  lit: Lit,
  k: number,
  element: Element | null,
  at: Point,
  pointerType: string,
): string | undefined {
  const under = pickedAt(places, lit, element)
  if (under !== undefined && lit.has(under)) return under
  const spots = [...lit.keys()].map(id => places.spotOf(id, k))
  const near = nearestSpot(spots, at, places.reach[pointerType === 'mouse' ? 'mouse' : 'touch'] / k)
  const meant = near ?? under ?? places.strayAt?.(at, k)
  return meant !== undefined && (lit.has(meant) || places.has(meant)) ? meant : undefined
}

/** The lit places, each once, a lit part for its place. */
export const litPlaces = (places: Places, lit: Lit): readonly string[] =>
  [...new Set([...lit.keys()].map(places.wholeOf))].filter(places.has)

/** The lit parts of places. */
export const litParts = ({ wholeOf }: Places, lit: Lit): readonly string[] =>
  [...lit.keys()].filter(id => wholeOf(id) !== id)

/** Where an arrow key leads: to the places beside this one, to its lit parts, and from a part to its place. */
export function walkTarget(places: Places, lit: Lit, key: string, id: string, pieceScale: number): string | undefined {
  const place = places.wholeOf(id)
  const near = [
    ...places.nextTo(place).filter(places.has),
    place,
    ...litParts(places, lit).filter(part => places.wholeOf(part) === place),
  ]
  return arrowTarget(
    key,
    places.pointOf(id, pieceScale),
    near.filter(one => one !== id).map(one => ({ id: one, at: places.pointOf(one, pieceScale) })),
  )
}

/** The lit place after this one, from left to right and round again. */
export function nextLit(places: Places, lit: Lit, after: string | undefined): string | undefined {
  const left = (id: string): number => places.pointOf(id, 1)[0]
  const order = litPlaces(places, lit).toSorted((a, b) => left(a) - left(b))
  return order[(order.indexOf(after ?? '') + 1) % order.length]
}
