// The React context of the board: the position, the viewer, the legal choices, and the piece in hand.

import type { GrView } from '@tabularium/glory-to-rome'
import type { Seat } from '@tabularium/kernel'
import { createContext, useContext } from 'react'
import type { WordsOf } from '../../words.ts'
import type { BoardProps, Choice } from '../board.ts'
import { meantBy } from './actions-by-piece.ts'
import type { RomePosition } from './position.ts'
import type { boardWords } from './words.ts'

/** What is being decided. */
export type Decision = GrView['frames'][number]['at']

export interface Rome extends BoardProps<GrView> {
  readonly position: RomePosition
  readonly w: WordsOf<typeof boardWords>
  /** What the looking seat is asked; undefined: it waits, or only watches. */
  readonly asked: Decision | undefined
  /** The choices by the piece they are about. */
  readonly pieces: ReadonlyMap<string, readonly Choice[]>
  /** The choices by every piece they touch. */
  readonly touched: ReadonlyMap<string, readonly Choice[]>
  /** The pieces that others touched last. */
  readonly moved: ReadonlySet<string>
  /** Which digit chooses this piece. */
  keyOf(piece: string): number | undefined
  /** What somebody looks at without being able to do something with it. */
  readonly looked: string | undefined
  look(piece: string | undefined): void
  /** What the inspector shows: the piece in hand, else what is looked at or lies under the pointer. */
  readonly subject: string | undefined
  nameOfSeat(seat: Seat): string
}

export const RomeContext = createContext<Rome | undefined>(undefined)

export function useRome(): Rome {
  const rome = useContext(RomeContext)
  if (!rome) throw new Error('a part of the board stands outside of it')
  return rome
}

export interface PieceState {
  readonly legal: boolean
  readonly chosen: boolean
  readonly lit: boolean
  /** Touched by the last move of another, or by the one that is looked at. */
  readonly recent: boolean
}

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

/** `slim` for small pieces, whose rings would touch each other. */
export const classesOf = ({ legal, chosen, lit, recent }: PieceState, slim = false): string =>
  `${chosen ? 'rome-chosen' : legal ? 'rome-legal' : ''} ${slim ? 'rome-slim' : ''} ${lit ? 'rome-lit' : ''} ${recent ? 'recent' : ''}`

/** What lights a piece here and its lines in the list. */
const lighting = ({ light }: Rome, piece: string) => ({
  onPointerEnter: () => light(piece),
  onPointerLeave: () => light(undefined),
  onFocus: () => light(piece),
  onBlur: () => light(undefined),
})

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
