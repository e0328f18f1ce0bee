// Where the figures of a march that is thought about stand on the map: the number of each step on its path, the arrows of those who
// may come between, and how likely each of them comes. None of them lies on a place of the march, nor on who comes.

import type { Box, Segment } from '../map/label-placement.ts'
import { arrowBetween, type Bow, type Overlay, placeOverlays, spotsAlong } from '../map/overlay-placement.ts'
import type { Standing } from '../map/recap-placement.ts'
import type { Point } from '../map/viewport.ts'
import { pointOf } from './geometry.ts'
import type { Comer, MarchPlan } from './march-plan.ts'

export const STEP = { width: 26, height: 20 } as const
/** Between a sign and the way to it: the ring of what is chosen. */
const EDGE = 5
export const CHANCE = { width: 42, height: 20 } as const
/** In units of the map. */
export interface PlacedPlan {
  /** From sign to sign. */
  readonly way: readonly Segment[]
  readonly steps: readonly { readonly place: string; readonly n: number; readonly at: Point }[]
  readonly comers: readonly {
    readonly comer: Comer
    readonly to: string
    readonly bow: Bow
    readonly at: Point
  }[]
}

export function placePlan(plan: Pick<MarchPlan, 'steps'>, origin: string, { piece, boxes, at }: Standing): PlacedPlan {
  const inPieces = (place: string): Point => {
    const [x, y] = pointOf(place)
    return [x / piece, y / piece]
  }
  const onMap = ([x, y]: Point): Point => [x * piece, y * piece]
  const stops = [origin, ...plan.steps.map(({ place }) => place)]
  const arrows = plan.steps.flatMap(({ place, comers }) =>
    comers.map(comer => {
      const ends = { from: inPieces(comer.from), to: inPieces(place), fromBoxes: at(comer.from), toBoxes: at(place) }
      return { comer, to: place, bow: arrowBetween(ends, boxes) }
    }),
  )
  const about = [...new Set([...stops, ...arrows.map(({ comer }) => comer.from)])].flatMap(at)
  const steps = plan.steps.map(({ place }, i): Overlay => {
    const [from, to] = [inPieces(stops[i]), inPieces(place)]
    const line = { from, over: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as Point, to }
    return { id: `step ${i}`, ...STEP, spots: spotsAlong(line, STEP.width, STEP.height), about }
  })
  const chances = arrows.map(
    ({ bow }, i): Overlay => ({
      id: `chance ${i}`,
      ...CHANCE,
      spots: spotsAlong(bow, CHANCE.width, CHANCE.height),
      about,
    }),
  )
  const placed = placeOverlays([...steps, ...chances], boxes)
  const of = (id: string): Point => onMap(placed.get(id)?.at ?? [0, 0])
  const way = plan.steps.map(({ place }, i): Segment => {
    const [from, to] = [inPieces(stops[i]), inPieces(place)]
    const length = Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]))
    const within = (point: Point, other: Point, sign: Box): Point => {
      const share = Math.min(0.4, ((sign[2] - sign[0]) / 2 + EDGE) / length)
      return onMap([point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share])
    }
    return [within(from, to, at(stops[i])[0]), within(to, from, at(place)[0])]
  })
  return {
    way,
    steps: plan.steps.map(({ place }, i) => ({ place, n: i + 1, at: of(`step ${i}`) })),
    comers: arrows.map(({ comer, to, bow }, i) => ({
      comer,
      to,
      bow: { from: onMap(bow.from), over: onMap(bow.over), to: onMap(bow.to) },
      at: of(`chance ${i}`),
    })),
  }
}
