// Pieces: their names, how they stand, and what the pointer and the keyboard do to them.

import type { BoardProps } from '../board.ts'
import type { ChoicesByPiece } from './choices.ts'
import './pieces.css'

/** The kind of a piece, and what it is: `card.omens` is `card` and `omens`. */
export function readPiece(piece: string): readonly [kind: string, name: string] {
  const dot = piece.indexOf('.')
  return dot < 0 ? [piece, ''] : [piece.slice(0, dot), piece.slice(dot + 1)]
}

/** The names of these pieces that are of such a kind. */
export const namesOf = (pieces: readonly string[], ...kinds: readonly string[]): readonly string[] =>
  pieces.map(readPiece).flatMap(([kind, name]) => (kinds.includes(kind) ? [name] : []))

/** How a piece stands: something can be done with it, it is in hand, it is pointed at. */
export interface PieceState {
  readonly legal: boolean
  readonly chosen: boolean
  readonly lit: boolean
  /** Touched by the last move of another, or by the one that is looked at. */
  readonly recent?: boolean
}

interface Pieces extends Pick<BoardProps, 'chosen' | 'lit'> {
  readonly pieces: ChoicesByPiece
}

/** How a piece stands that choices are about. */
export const pieceState = ({ pieces, chosen, lit }: Pieces, piece: string): PieceState => ({
  legal: pieces.has(piece),
  chosen: chosen === piece,
  lit: lit === piece,
})

/** Its rings. `slim` for small pieces, whose rings would touch each other. */
export const pieceClasses = ({ legal, chosen, lit, recent }: PieceState, slim = false): string =>
  `${chosen ? 'piece-chosen' : legal ? 'piece-legal' : ''} ${slim ? 'piece-slim' : ''} ${lit ? 'piece-lit' : ''} ${recent ? 'recent' : ''}`

/** What calls with a value while the pointer or the keyboard rests here. */
export const resting = <T>(call: (value: T | undefined) => void, value: T) => ({
  onPointerEnter: () => call(value),
  onPointerLeave: () => call(undefined),
  onFocus: () => call(value),
  onBlur: () => call(undefined),
})

/** What lights a piece here and its lines in the list. */
export const lighting = ({ light }: Pick<BoardProps, 'light'>, piece: string) => resting(light, piece)
