// Which place a finger means, and where an arrow key leads.

import type { Point } from './viewport.ts'

export interface Spot {
  readonly id: string
  /** How far it is from a point of the map; 0 if the point lies in it. */
  far(at: Point): number
  /** Among equals the smaller wins: a slot before its province. */
  readonly size: number
}

export const spotOfPoint = (id: string, [x, y]: Point, radius: number): Spot => ({
  id,
  size: radius * radius,
  far: at => Math.max(0, Math.hypot(at[0] - x, at[1] - y) - radius),
})

/** The nearest spot within reach. */
export function nearestSpot(spots: readonly Spot[], at: Point, reach: number): string | undefined {
  let best: { readonly id: string; readonly far: number; readonly size: number } | undefined
  for (const spot of spots) {
    const far = spot.far(at)
    if (far > reach) continue
    if (!best || far < best.far || (far === best.far && spot.size < best.size))
      best = { id: spot.id, far, size: spot.size }
  }
  return best?.id
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** At least this much of the way must lead in the arrow's direction. */
const ASIDE = 0.35

/** Where an arrow key leads from a point: the candidate that lies most in its direction, the nearer of two alike. */
export function arrowTarget(
  key: string,
  [x, y]: Point,
  candidates: readonly { readonly id: string; readonly at: Point }[],
): string | undefined {
  const arrow = ARROWS[key]
  if (!arrow) return undefined
  let best: { readonly id: string; readonly worth: number } | undefined
  for (const { id, at } of candidates) {
    const far = Math.hypot(at[0] - x, at[1] - y)
    const straight = far === 0 ? 0 : ((at[0] - x) * arrow[0] + (at[1] - y) * arrow[1]) / far
    const worth = straight - far / 1000
    if (straight >= ASIDE && (!best || worth > best.worth)) best = { id, worth }
  }
  return best?.id
}
