// Where the marks of a recap lie on a map: arrows that begin and end beside their places, the number of each step on its arrow or
// beside its place, and the struck signs of lost pieces. What they speak of is never under them.

import type { Arrow, MarkedStep } from '../recap.ts'
import type { Box } from './label-placement.ts'
import { arrowBetween, type Bow, type Overlay, placeOverlays, spotsAlong, spotsBeside } from './overlay-placement.ts'
import type { Point } from './viewport.ts'

/** What stands on a map at a scale, in the size of pieces. */
export interface Standing {
  /** How large pieces are, in units of the map. */
  readonly piece: number
  readonly boxes: readonly Box[]
  /** What stands at a place: first what it is known by, then its name. */
  at(place: string): readonly Box[]
}

interface RecapPlaces {
  pointOf(place: string): Point
  has(place: string): boolean
}

/** In units of the map. */
export interface PlacedRecap {
  readonly arrows: readonly (Arrow & { readonly step: MarkedStep; readonly bow: Bow })[]
  readonly numbers: readonly { readonly step: MarkedStep; readonly at: Point }[]
  readonly ghosts: readonly { readonly place: string; readonly at: Point }[]
}

/** The number of a step with its edge, and the sign of a lost piece with the stroke through it. */
export const NUMBER = 28
export const GHOST = { width: 36, height: 26 } as const

export function placeRecap(
  steps: readonly MarkedStep[],
  { pointOf, has }: RecapPlaces,
  { piece, boxes, at }: Standing,
): PlacedRecap {
  const inPieces = (place: string): Point => {
    const [x, y] = pointOf(place)
    return [x / piece, y / piece]
  }
  const onMap = ([x, y]: Point): Point => [x * piece, y * piece]
  const arrows = steps.flatMap(step =>
    step.arrows
      .filter(({ from, to }) => has(from) && has(to))
      .map(({ from, to }) => {
        const ends = { from: inPieces(from), to: inPieces(to), fromBoxes: at(from), toBoxes: at(to) }
        return { step, from, to, bow: arrowBetween(ends, boxes) }
      }),
  )
  const numbered = steps.flatMap((step): readonly (Overlay & { readonly step: MarkedStep })[] => {
    const size = { id: `number ${step.n}`, width: NUMBER, height: NUMBER, step }
    const arrow = arrows.find(one => one.step === step)
    if (arrow)
      return [{ ...size, spots: spotsAlong(arrow.bow, NUMBER, NUMBER), about: [...at(arrow.from), ...at(arrow.to)] }]
    const place = step.places.find(has)
    if (place === undefined) return []
    return [{ ...size, spots: spotsBeside(at(place)[0], NUMBER, NUMBER), about: at(place) }]
  })
  const lost = [...new Set(steps.flatMap(step => (step.state === 'coming' ? [] : step.lost)))].filter(has)
  const ghosts = lost.map(place => ({
    id: `ghost ${place}`,
    ...GHOST,
    spots: spotsBeside(at(place)[0], GHOST.width, GHOST.height),
    about: at(place),
    place,
  }))
  const placed = placeOverlays([...numbered, ...ghosts], boxes)
  const of = (id: string): readonly { readonly at: Point }[] => {
    const found = placed.get(id)
    return found ? [{ at: onMap(found.at) }] : []
  }
  return {
    arrows: arrows.map(arrow => ({
      ...arrow,
      bow: { from: onMap(arrow.bow.from), over: onMap(arrow.bow.over), to: onMap(arrow.bow.to) },
    })),
    numbers: numbered.flatMap(({ id, step }) => of(id).map(spot => ({ step, ...spot }))),
    ghosts: ghosts.flatMap(({ id, place }) => of(id).map(spot => ({ place, ...spot }))),
  }
}
