// The React context of the board: the position, the viewer, the legal choices, and the piece in hand.

import type { GrView } from '@tabularium/glory-to-rome'
import type { KeyOf } from '../../words.ts'
import type { Choice } from '../board.ts'
import type { ChoicesByPiece } from '../kit/choices.ts'
import { createBoardContext } from '../kit/context.ts'
import { lighting, type PieceState } from '../kit/pieces.ts'
import type { DecisionOf, LookingBoard } from '../kit/use-board.ts'
import { meantBy } from './actions-by-piece.ts'
import type { RomePosition } from './position.ts'
import type { boardWords } from './words.ts'

/** What is being decided. */
export type Decision = DecisionOf<GrView>

export interface Rome extends LookingBoard<GrView, RomePosition, KeyOf<typeof boardWords>> {
  /** The choices by every piece they touch. */
  readonly touched: ChoicesByPiece
  /** The pieces that others touched last. */
  readonly moved: ReadonlySet<string>
  /** What the inspector shows: the piece in hand, else what is looked at or lies under the pointer. */
  readonly subject: string | undefined
}

export const [RomeContext, useRome] = createBoardContext<Rome>()

/** What can be done with a piece; with another one in hand, what can be done with both, where there is such a thing. */
export function choicesFor({ touched, chosen }: Rome, piece: string): readonly Choice[] {
  const all = touched.get(piece) ?? []
  if (chosen === undefined || chosen === piece) return all
  const both = all.filter(choice => touched.get(chosen)?.includes(choice))
  return both.length > 0 ? both : all
}

/** How a piece stands: lit because something can be done with it, in hand, under the pointer. With a piece in hand, those
 *  that others would be used on wait. */
export function stateOf(rome: Rome, piece: string): PieceState {
  const { touched, pieces, chosen, looked, lit, moved } = rome
  const waits =
    chosen !== undefined &&
    !pieces.has(piece) &&
    !touched.get(piece)?.some(choice => touched.get(chosen)?.includes(choice))
  return {
    legal: touched.has(piece) && !waits,
    chosen: chosen === piece || (looked === piece && touched.has(piece)),
    lit: lit === piece,
    recent: moved.has(piece),
  }
}

/** Takes a piece into hand, or looks at it and tells why nothing can be done with it. */
export function touch({ pieces, touched, choose, look, asked, view, why }: Rome, piece: string): void {
  if (pieces.has(piece)) return choose(piece)
  look(piece)
  if (asked === undefined || touched.has(piece)) return
  const meant = meantBy(view, piece)
  if (meant !== undefined) why(meant)
}

/** With a mouse, a double click does the only thing there is to do. */
function hasten({ form, touched, act }: Rome, piece: string): void {
  const choices = touched.get(piece) ?? []
  if (form === 'wide' && choices.length === 1) act(choices[0].notation)
}

/** All that makes a button a piece. */
export function pieceProps(rome: Rome, piece: string) {
  const { legal, chosen } = stateOf(rome, piece)
  return {
    'data-piece': piece,
    'aria-pressed': legal ? chosen : undefined,
    onClick: () => touch(rome, piece),
    onDoubleClick: () => hasten(rome, piece),
    ...lighting(rome, piece),
  }
}
