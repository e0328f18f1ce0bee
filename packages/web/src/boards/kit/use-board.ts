// What every board knows beside what the shell hands it: the position as it reads it, its words, what is asked, and the legal
// choices by the pieces they are about.

import type { Action, Seat, View } from '@tabularium/kernel'
import { useMemo } from 'react'
import type { Area, Words } from '../../words.ts'
import type { BoardProps } from '../board.ts'
import { type ChoicesByPiece, choicesBy, digitOf } from './choices.ts'

/** The views of a game whose decisions stand in frames: what is decided is the `at` of the last. */
export interface FramedView extends View {
  readonly frames: readonly { readonly at: string }[]
}

export type DecisionOf<V extends FramedView> = V['frames'][number]['at']

/** `P`: the position as the board reads it, `Key`: what its words have messages for. */
export interface BoardState<V extends FramedView, P, Key extends string> extends BoardProps<V> {
  readonly position: P
  readonly w: Words<Key>
  /** What the looking seat is asked; undefined: it waits, or only watches. */
  readonly asked: DecisionOf<V> | undefined
  /** The choices by the piece they are about. */
  readonly pieces: ChoicesByPiece
  /** Which digit chooses this piece. */
  keyOf(piece: string): number | undefined
  nameOfSeat(seat: Seat): string
}

/** With what somebody looks at besides the piece in hand, without being able to do something with it. */
export interface LookingBoard<V extends FramedView, P, Key extends string> extends BoardState<V, P, Key> {
  readonly looked: string | undefined
  look(piece: string | undefined): void
}

interface BoardReading<V extends FramedView, P, A extends Action, Key extends string> {
  readonly words: Area<Key>
  readPosition(view: V, seat: Seat | undefined): P
  pieceOf(action: A): string
}

/** `reading` is the same at every call. */
export function useBoard<V extends FramedView, P, A extends Action, Key extends string>(
  props: BoardProps<V>,
  reading: BoardReading<V, P, A, Key>,
): BoardState<V, P, Key> {
  const { view, seat, choices, players } = props
  const w = reading.words.use()
  const position = useMemo(() => reading.readPosition(view, seat), [view, seat, reading])
  const pieces = useMemo(() => choicesBy<A>(choices, action => [reading.pieceOf(action)]), [choices, reading])
  const order = [...pieces.keys()]
  return {
    ...props,
    position,
    w,
    asked: choices.length > 0 ? view.frames.at(-1)?.at : undefined,
    pieces,
    keyOf: piece => digitOf(order, piece),
    nameOfSeat: of => players[of] ?? String(of + 1),
  }
}
