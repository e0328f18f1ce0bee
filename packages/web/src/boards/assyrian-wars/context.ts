// The React context of the board: the position, the viewer, the legal choices, and the piece in hand.

import type { AwView } from '@tabularium/assyrian-wars'
import { createContext, useContext } from 'react'
import type { WordsOf } from '../../words.ts'
import type { BoardProps, Choice } from '../board.ts'
import type { Price } from './forecast.ts'
import type { LiveEvents } from './live-events.ts'
import type { AwPosition } from './position.ts'
import type { boardWords } from './words.ts'

/** What is being decided. */
export type Decision = AwView['frames'][number]['at']

export interface Aw extends BoardProps<AwView> {
  readonly position: AwPosition
  readonly w: WordsOf<typeof boardWords>
  /** What the looking seat is asked; undefined: it waits, or only watches. */
  readonly asked: Decision | undefined
  /** The choices by the piece they are about, and by the place of the map where they happen. */
  readonly pieces: ReadonlyMap<string, readonly Choice[]>
  readonly there: ReadonlyMap<string, readonly Choice[]>
  keyOf(piece: string): number | undefined
  /** What is looked at besides the piece in hand: `place.nineveh`, `country.media`, `card.omens`. */
  readonly looked: string | undefined
  look(piece: string | undefined): void
  /** Battles and sieges as they are told. */
  readonly liveEvents: LiveEvents
  /** The choice that the pointer or the keyboard rests on: its price is shown before it is paid. */
  readonly planned: Choice | undefined
  plan(notation: string | undefined): void
  /** AP gone since the impulse began. */
  readonly spent: Price
  /** Makes these moves one after the other, as long as each is possible. */
  actAll(notations: readonly string[]): void
  nameOfSeat(seat: number): string
  nameOf(country: string): string
}

export const AwContext = createContext<Aw | undefined>(undefined)

export function useAw(): Aw {
  const aw = useContext(AwContext)
  if (!aw) throw new Error('a part of the board stands outside of it')
  return aw
}

/** What lights a piece here and its lines in the list. */
export const lighting = ({ light }: Aw, piece: string) => ({
  onPointerEnter: () => light(piece),
  onPointerLeave: () => light(undefined),
  onFocus: () => light(piece),
  onBlur: () => light(undefined),
})

/** What shows the price of a choice while the pointer or the keyboard rests on it. */
export const planning = ({ plan }: Aw, { notation }: Choice) => ({
  onPointerEnter: () => plan(notation),
  onPointerLeave: () => plan(undefined),
  onFocus: () => plan(notation),
  onBlur: () => plan(undefined),
})

/** The class of a small piece by its state. */
export const stateOf = ({ chosen, pieces, lit }: Aw, piece: string): string =>
  `aw-slim ${chosen === piece ? 'aw-chosen' : pieces.has(piece) ? 'aw-legal' : ''} ${lit === piece ? 'aw-lit' : ''}`
