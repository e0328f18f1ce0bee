// The one shape of all chapters: the frames they run, and what they offer in an impulse.

import type { Seat, Seats } from '@tabularium/kernel'
import type { AwAction } from './actions.ts'
import type { Board } from './board.ts'
import type { At, AwFrame, FrameOf } from './frames.ts'
import type { Counter, Place } from './names.ts'
import type { RuleContext } from './rule-context.ts'
import type { AwState } from './state.ts'

export interface Handler<K extends At = At> {
  /** Does the next thing (pop, push, replace); true: a decision of this frame waits. Absent: always a decision. */
  run?(ctx: RuleContext, f: FrameOf<K>): boolean
  /** Writes `out[0..n)` and returns n; allocates nothing. */
  legal?(b: Board, s: AwState, f: FrameOf<K>, out: AwAction[], seat: Seat): number
  apply?(ctx: RuleContext, f: FrameOf<K>, action: AwAction, seat: Seat): void
  /** Where several seats choose at once: those that still have to. Absent: the seat of `of`. */
  seats?(b: Board, s: AwState, f: FrameOf<K>): Seats
}

export interface Chapter {
  readonly frames: { readonly [K in At]?: Handler<K> }
  /** What it offers in the impulse (frame `act`): writes from `out[n]` on and returns the new n. `leaders`: those of the country on the
   *  map, looked up once for all chapters. */
  legalAct?(b: Board, s: AwState, f: FrameOf<'act'>, out: AwAction[], n: number, leaders: readonly Counter[]): number
  /** Does one of its actions of the frame `act`; false: not one of its own. */
  applyAct?(ctx: RuleContext, f: FrameOf<'act'>, action: AwAction): boolean
}

/** The list of a question that is answered by yes or no. */
export function yesOrNo(b: Board, _s: AwState, _f: AwFrame, out: AwAction[]): number {
  out[0] = b.acts.yes[0]
  out[1] = b.acts.no[0]
  return 2
}

/** The same, for what is seldom wanted: no comes first. */
export function noOrYes(b: Board, _s: AwState, _f: AwFrame, out: AwAction[]): number {
  out[0] = b.acts.no[0]
  out[1] = b.acts.yes[0]
  return 2
}

/** A frame that asks for one of some places. `places` writes `out[0..n)` and returns n. */
export function askPlace<K extends At>(
  places: (b: Board, s: AwState, f: FrameOf<K>, out: Place[]) => number,
  go: (ctx: RuleContext, f: FrameOf<K>, place: Place) => void,
): Handler<K> {
  const found: Place[] = []
  return {
    legal(b, s, f, out) {
      const n = places(b, s, f, found)
      for (let i = 0; i < n; i++) out[i] = b.acts.at[found[i]]
      return n
    },
    apply(ctx, f, action) {
      if (action.kind !== 'at') return
      ctx.s.frames.pop()
      go(ctx, f, action.place)
    },
  }
}
