// The React context of the board: the position, the viewer, the legal choices, and the piece in hand.

import type { Seat } from '@tabularium/kernel'
import type { MnView } from '@tabularium/mare-nostrum'
import type { Piece } from '@tabularium/mare-nostrum/rules'
import type { KeyOf } from '../../words.ts'
import type { ChoicesByPiece } from '../kit/choices.ts'
import { createBoardContext } from '../kit/context.ts'
import type { DecisionOf, LookingBoard } from '../kit/use-board.ts'
import type { LiveEvents } from './live-events.ts'
import type { MarePosition } from './position.ts'
import type { boardWords } from './words.ts'

/** What is being decided. */
export type Decision = DecisionOf<MnView>

/** Units that are about to go together, until it is confirmed. */
export interface Plan {
  readonly from: string
  readonly to: string
  readonly n: number
}

export interface Marked {
  readonly figure: string
  readonly places: readonly string[]
}

/** What is looked at: `place.latium`, `seat.2`, `card.circe`, `display`. */
export interface Mare extends LookingBoard<MnView, MarePosition, KeyOf<typeof boardWords>> {
  /** The choices by the place or slot where they happen. */
  readonly there: ChoicesByPiece
  /** What is lifted out of one's own stock, by piece, to be put up or paid. */
  readonly lifted: readonly number[]
  lift(piece: Piece): void
  /** Units carried somewhere: shown until they go, or are left. */
  readonly plan: Plan | undefined
  intend(plan: Plan | undefined): void
  /** A figure that was touched, and the places it comes from: they are ringed. */
  readonly marked: Marked | undefined
  /** The same figure again: no longer. */
  mark(figure: string, places: readonly string[]): void
  /** Makes these moves one after the other. */
  actAll(notations: readonly string[]): void
  /** Trade and battles, as they are told. */
  readonly liveEvents: LiveEvents
  empireOf(seat: Seat): string
}

export const [MareContext, useMare] = createBoardContext<Mare>()

/** Whether pieces of one's own stock are gathered before they are used. */
export const gathers = (asked: Decision | undefined): boolean => asked === 'offer' || asked === 'pay'
