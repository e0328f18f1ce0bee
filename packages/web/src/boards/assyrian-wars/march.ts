// The march that is being thought about, as the board is handed it: who goes, where to, and what that means.

import type { Face } from '@tabularium/assyrian-wars/rules'
import type { MarchPlan } from './march-plan.ts'
import type { Goal } from './reach.ts'

/** A unit that could march. */
export interface Marcher {
  readonly kind: string
  readonly side: Face
  readonly stays: boolean
}

export interface March {
  /** Who would set out; undefined: nobody, or the force is on its way already. */
  readonly leader: string | undefined
  /** Where the force stands. */
  readonly origin: string | undefined
  readonly reach: ReadonlyMap<string, Goal>
  /** The same for a press that comes before it is drawn. */
  reachNow(): ReadonlyMap<string, Goal>
  readonly army: readonly Marcher[]
  /** A unit stays behind, or comes along after all. */
  toggle(marcher: Marcher): void
  /** What is pointed at. */
  point(place: string | undefined): void
  /** What was touched: its ticket stays until it is closed. */
  readonly pinned: string | undefined
  pin(place: string | undefined): void
  /** For the goal that is pinned, or pointed at. */
  readonly plan: MarchPlan | undefined
  go(place: string): void
}
