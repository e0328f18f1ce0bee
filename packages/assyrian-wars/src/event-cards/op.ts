// What every op of the effect vocabulary has to say when it is played in an impulse, and small things the families share.

import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import type { CardUse } from '../board/card-book.ts'
import { type FrameOf, frames } from '../board/frames.ts'
import type { Country } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import type { EffectOp } from '../data/card-effects.ts'

const { event } = frames

export interface Op<K extends EffectOp = EffectOp> {
  /** Whether it could do anything now: else the card is good for AP only. 6.11 */
  can(b: Board, s: AwState, c: Country, use: CardUse<K>): boolean
  /** What it may be aimed at; absent: nothing. The number of each action (see `targetOf`) is handed to `run`. */
  aims?(b: Board, s: AwState, c: Country, use: CardUse<K>, out: AwAction[]): number
  /** It takes effect. What is still to be asked goes through `ask`. */
  run(ctx: RuleContext, c: Country, use: CardUse<K>, target: number): void
  /** A further question, frame `event` with step MORE: whether it waits (else the frame goes), its choices, the answer. */
  waits?(b: Board, s: AwState, f: FrameOf<'event'>, use: CardUse<K>): boolean
  legal?(b: Board, s: AwState, f: FrameOf<'event'>, use: CardUse<K>, out: AwAction[]): number
  apply?(ctx: RuleContext, f: FrameOf<'event'>, use: CardUse<K>, action: AwAction): void
}

export type Ops = { readonly [K in EffectOp]?: Op<K> }

/** Steps of the frame `event`. */
export const [AIM, ANSWER, PAY, MORE] = [0, 1, 2, 3]

export const codeOf = (use: CardUse): number => use.card + 256 * use.index

/** Asks more about a card: `of` may be another country; `step` from MORE on. */
export const ask = (ctx: RuleContext, of: Country, use: CardUse, target = 0, left = 0, step = MORE): void =>
  event.push(ctx.s, { of, card: use.card, use: use.index, step, aim: target, left })

/** The number an aiming action stands for; leaders by their counter. */
export function targetOf(b: Board, action: AwAction): number {
  switch (action.kind) {
    case 'aim':
      return action.area
    case 'aim-place':
      return action.place
    case 'aim-country':
      return action.country
    case 'aim-leader':
      return b.firstLeader + action.leader
    case 'aim-card':
      return action.card
    case 'scheme':
      return action.target
    default:
      return -1
  }
}

/** One of the actions is in the list already. */
export function listed(out: readonly AwAction[], n: number, action: AwAction): boolean {
  for (let i = 0; i < n; i++) if (out[i] === action) return true
  return false
}
