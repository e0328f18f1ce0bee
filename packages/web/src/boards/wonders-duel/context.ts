// The React context of the board: the position, the viewer, the legal choices, and the piece in hand.

import type { Seat } from '@tabularium/kernel'
import type { WdView } from '@tabularium/wonders-duel'
import { createContext, useContext } from 'react'
import type { WordsOf } from '../../words.ts'
import type { BoardProps, Choice } from '../board.ts'
import type { DuelPosition } from './position.ts'
import type { boardWords } from './words.ts'

/** What is being decided. */
export type Decision = WdView['frames'][number]['at']

export interface Duel extends BoardProps<WdView> {
  readonly position: DuelPosition
  readonly w: WordsOf<typeof boardWords>
  /** What the looking seat is asked; undefined: it waits, or only watches. */
  readonly asked: Decision | undefined
  /** The choices by piece. */
  readonly pieces: ReadonlyMap<string, readonly Choice[]>
  /** The pieces that others touched last. */
  readonly moved: ReadonlySet<string>
  /** Which digit chooses this piece. */
  keyOf(piece: string): number | undefined
  isLegal(notation: string): boolean
  /** What somebody looks at without being able to take it. */
  readonly looked: string | undefined
  look(piece: string | undefined): void
  /** What the inspector shows: the piece in hand, else what is looked at. */
  readonly subject: string | undefined
  /** Whether the discard pile lies spread out. */
  readonly spread: boolean
  spreadPile(open: boolean): void
  nameOfSeat(seat: Seat): string
}

export const DuelContext = createContext<Duel | undefined>(undefined)

export function useDuel(): Duel {
  const duel = useContext(DuelContext)
  if (!duel) throw new Error('a part of the board stands outside of it')
  return duel
}

/** What can be done with pieces: the same functions for as long as the board stands. */
export type Hands = Pick<Duel, 'choose' | 'look' | 'why' | 'light'>

export const HandsContext = createContext<Hands | undefined>(undefined)

/** For pieces that are drawn anew only when they themselves have changed: asking for the whole position draws them always. */
export function useHands(): Hands {
  const hands = useContext(HandsContext)
  if (!hands) throw new Error('a piece lies outside of the board')
  return hands
}

export interface PieceState {
  readonly legal: boolean
  readonly chosen: boolean
  readonly lit: boolean
  /** Touched by the last move of another, or by the one that is looked at. */
  readonly recent: boolean
}

/** How a piece stands: lit because something can be done with it, in hand, under the pointer. */
export const stateOf = ({ pieces, chosen, lit, moved }: Duel, piece: string): PieceState => ({
  legal: pieces.has(piece),
  chosen: chosen === piece,
  lit: lit === piece,
  recent: moved.has(piece),
})

export const classesOf = ({ legal, chosen, lit, recent }: PieceState): string =>
  `${chosen ? 'duel-chosen' : legal ? 'duel-legal' : ''} ${lit ? 'duel-lit' : ''} ${recent ? 'recent' : ''}`

/** What lights a piece here and its lines in the list. */
export const lighting = ({ light }: Pick<Duel, 'light'>, piece: string) => ({
  onPointerEnter: () => light(piece),
  onPointerLeave: () => light(undefined),
  onFocus: () => light(piece),
  onBlur: () => light(undefined),
})
