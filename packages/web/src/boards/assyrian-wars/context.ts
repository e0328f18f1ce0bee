// The React context of the board: the position, the viewer, the legal choices, and the piece in hand.

import type { AwView } from '@tabularium/assyrian-wars'
import type { KeyOf } from '../../words.ts'
import type { Choice } from '../board.ts'
import type { ChoicesByPiece } from '../kit/choices.ts'
import { createBoardContext } from '../kit/context.ts'
import { pieceClasses, pieceState, resting } from '../kit/pieces.ts'
import type { DecisionOf, LookingBoard } from '../kit/use-board.ts'
import type { Price } from './forecast.ts'
import type { LiveEvents } from './live-events.ts'
import type { March } from './march.ts'
import type { AwPosition } from './position.ts'
import type { boardWords } from './words.ts'

export interface Marked {
  readonly key: string
  readonly places: ReadonlySet<string>
}

/** What is being decided. */
export type Decision = DecisionOf<AwView>

/** What is looked at: `place.nineveh`, `country.media`, `card.omens`. */
export interface Aw extends LookingBoard<AwView, AwPosition, KeyOf<typeof boardWords>> {
  /** The choices by the place of the map where they happen. */
  readonly there: ChoicesByPiece
  /** Battles and sieges as they are told. */
  readonly liveEvents: LiveEvents
  /** The choice that the pointer or the keyboard rests on: its price is shown before it is paid. */
  readonly planned: Choice | undefined
  plan(notation: string | undefined): void
  /** AP gone since the impulse began. */
  readonly spent: Price
  /** Makes these moves one after the other, as long as each is possible. */
  actAll(notations: readonly string[]): void
  nameOf(country: string): string
  /** The places of a figure that was touched, ringed on the map. */
  readonly marked: Marked | undefined
  /** Rings them, or no longer where they are ringed already. */
  mark(figure: Marked): void
  /** The march that is thought about. */
  readonly march: March
}

export const [AwContext, useAw] = createBoardContext<Aw>()

/** What shows the price of a choice while the pointer or the keyboard rests on it. */
export const planning = ({ plan }: Aw, { notation }: Choice) => resting(plan, notation)

/** The rings of a small piece. */
export const ringsOf = (aw: Aw, piece: string): string => pieceClasses(pieceState(aw, piece), true)
