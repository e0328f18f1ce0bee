// The React context of the board: the position, the viewer, the legal choices, and the piece in hand.

import type { Seat } from '@tabularium/kernel'
import type { MnView } from '@tabularium/mare-nostrum'
import { createContext, useContext } from 'react'
import type { WordsOf } from '../../words.ts'
import type { BoardProps, Choice } from '../board.ts'
import type { LiveEvents } from './live-events.ts'
import type { MarePosition } from './position.ts'
import type { boardWords } from './words.ts'

/** What is being decided. */
export type Decision = MnView['frames'][number]['at']

/** Units that are about to go together, until it is confirmed. */
export interface Plan {
  readonly from: string
  readonly to: string
  readonly n: number
}

export interface Mare extends BoardProps<MnView> {
  readonly position: MarePosition
  readonly w: WordsOf<typeof boardWords>
  /** What the looking seat is asked; undefined: it waits, or only watches. */
  readonly asked: Decision | undefined
  /** The choices by the piece they are about, and by the place or slot where they happen. */
  readonly pieces: ReadonlyMap<string, readonly Choice[]>
  readonly there: ReadonlyMap<string, readonly Choice[]>
  keyOf(piece: string): number | undefined
  /** What is looked at besides the piece in hand: `place.latium`, `seat.2`, `card.circe`, `display`. */
  readonly looked: string | undefined
  look(piece: string | undefined): void
  /** What is lifted out of the own stock, by piece, to be put up or paid. */
  readonly lifted: readonly number[]
  lift(piece: number): void
  /** Units carried somewhere: shown until they go, or are left. */
  readonly plan: Plan | undefined
  intend(plan: Plan | undefined): void
  /** Makes these moves one after the other. */
  actAll(notations: readonly string[]): void
  /** Trade and battles, as they are told. */
  readonly liveEvents: LiveEvents
  nameOfSeat(seat: Seat): string
  empireOf(seat: Seat): string
}

export const MareContext = createContext<Mare | undefined>(undefined)

export function useMare(): Mare {
  const mare = useContext(MareContext)
  if (!mare) throw new Error('a part of the board stands outside of it')
  return mare
}

/** Whether pieces of the own stock are gathered before they are used. */
export const gathers = (asked: Decision | undefined): boolean => asked === 'offer' || asked === 'pay'

/** What lights a piece here and its lines in the list. */
export const lighting = ({ light }: Mare, piece: string) => ({
  onPointerEnter: () => light(piece),
  onPointerLeave: () => light(undefined),
  onFocus: () => light(piece),
  onBlur: () => light(undefined),
})
