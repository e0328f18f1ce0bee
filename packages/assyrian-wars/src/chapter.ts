// The one shape of all chapters: the frames they run, and what a rule that changes something is given.

import type { Chance, Seat, Seats } from '@tabularium/kernel'
import type { AwAction } from './actions.ts'
import type { Board } from './board.ts'
import type { AwTell } from './events.ts'
import type { At, AwFrame, FrameOf } from './frames.ts'
import type { Counter, Country, Place } from './names.ts'
import type { AwState } from './state.ts'

/** One for each move; `ruleContext` makes it. */
export interface Scene {
  readonly b: Board
  readonly s: AwState
  readonly chance: Chance
  readonly tell: AwTell | undefined
  readonly consequences: Consequences
}

/** What a rule sets off in chapters that stand above its own. */
export interface Consequences {
  /** A unit has left the map: with the last one of a tribe its alliances end, and whoever fought it gets points. 8.3, 10.1 */
  unitLost(g: Scene, u: Counter, c: Country, place: Place): void
  /** A home area of the country has been taken: it may fall, or be eliminated. 6.13, 7.1 */
  homeTaken(g: Scene, c: Country): void
  /** Ground has a new holder: whoever stood there by leave of the old one goes. 8.1 */
  groundTaken(g: Scene): void
}

export interface Handler<K extends At = At> {
  /** Does the next thing (pop, push, replace); true: a decision of this frame waits. Absent: always a decision. */
  run?(g: Scene, f: FrameOf<K>): boolean
  /** Writes `out[0..n)` and returns n; allocates nothing. */
  legal?(b: Board, s: AwState, f: FrameOf<K>, out: AwAction[], seat: Seat): number
  apply?(g: Scene, f: FrameOf<K>, action: AwAction, seat: Seat): void
  /** Where several seats choose at once: those that still have to. Absent: the seat of `of`. */
  seats?(b: Board, s: AwState, f: FrameOf<K>): Seats
}

export interface Chapter {
  readonly frames: { readonly [K in At]?: Handler<K> }
  /** What it offers in the impulse (frame `act`): writes from `out[n]` on and returns the new n. `leaders`: those of the country on the
   *  map, looked up once for all chapters. */
  legalAct?(b: Board, s: AwState, f: FrameOf<'act'>, out: AwAction[], n: number, leaders: readonly Counter[]): number
  /** Does one of its actions of the frame `act`; false: not one of its own. */
  applyAct?(g: Scene, f: FrameOf<'act'>, action: AwAction): boolean
}

/** The list of a question that is answered by yes or no. */
export function yesOrNo(b: Board, _s: AwState, _f: AwFrame, out: AwAction[]): number {
  out[0] = b.acts.yes[0]
  out[1] = b.acts.no[0]
  return 2
}
