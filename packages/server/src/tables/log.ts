// From the log to what it says: the record's moves, and who plays each seat.

import type { Move, Outcome, Seat } from '@tabularium/kernel'
import type { StandInMove } from '@tabularium/protocol'
import type { Selectable } from 'kysely'
import type { EntryRow } from '../database/schema.ts'

/** Who plays a seat from now on. */
export interface SeatChange {
  readonly standIn: string | null
  readonly resigned?: true
  readonly why: 'time' | 'left' | 'absent' | 'resigned' | 'back'
}

export interface EndData {
  readonly outcome: Outcome
  /** Whose doing it is that the game was broken off before everybody had moved. */
  readonly brokenOffBy?: readonly Seat[]
}

export interface OrdersData {
  readonly orders: readonly string[]
}

export type Logged = Pick<
  Selectable<EntryRow>,
  'number' | 'kind' | 'seat' | 'action' | 'answers' | 'at_move' | 'data' | 'by'
>

type Changing = Pick<Logged, 'kind' | 'at_move'>

/** The entries of the moves that stand: what was taken back is gone from the record, and stays in the log. */
function notUndone<T extends Changing>(entries: readonly T[]): T[] {
  const moves: T[] = []
  for (const entry of entries) {
    const { kind, at_move } = entry
    if (kind === 'move') moves.push(entry)
    else if (kind === 'undo' && at_move !== null) moves.splice(at_move, 1)
    else if (kind === 'takeback' && at_move !== null) moves.length = Math.min(moves.length, at_move)
  }
  return moves
}

export const movesOf = (entries: readonly Logged[]): Move[] =>
  notUndone(entries).flatMap(({ seat, action, answers }) =>
    seat === null || action === null ? [] : [{ seat, action, answers: answers ?? [] }],
  )

type Made = Changing & Pick<Logged, 'seat' | 'by'>
type Sitters = readonly { readonly seat: Seat; readonly bot: string | null }[]

/** As the move of that number, where a bot made it for a person. */
const asStandIn = ({ seat, by }: Made, seats: Sitters, move: number): readonly StandInMove[] =>
  by === 'bot' && seats.some(one => one.seat === seat && one.bot === null) ? [{ move, seat: seat ?? 0 }] : []

/** Which of the moves that stand, counted from one, a bot made for a person. */
export const standInsOf = (entries: readonly Made[], seats: Sitters): readonly StandInMove[] =>
  notUndone(entries).flatMap((entry, i) => asStandIn(entry, seats, i + 1))

/** The same after one more entry, with which there are so many moves. */
export function standInsAfter(
  before: readonly StandInMove[],
  entry: Made,
  seats: Sitters,
  moves: number,
): readonly StandInMove[] {
  const { kind, at_move } = entry
  if (kind === 'move') return [...before, ...asStandIn(entry, seats, moves)]
  if (kind === 'takeback') return before.filter(({ move }) => move <= moves)
  if (kind !== 'undo' || at_move === null) return before
  // The moves behind it move up.
  return before
    .filter(({ move }) => move !== at_move + 1)
    .map(({ move, seat }) => ({ move: move > at_move ? move - 1 : move, seat }))
}

/** Of each take-back, in order, how many moves it left. */
export const takebacksOf = (entries: readonly Logged[]): readonly number[] =>
  entries.flatMap(({ kind, at_move }) => (kind === 'takeback' && at_move !== null ? [at_move] : []))

/** Made by the person, or by their standing orders: not by a bot that played for them. */
export const isOwnMove = ({ kind, by }: Pick<Selectable<EntryRow>, 'kind' | 'by'>): boolean =>
  kind === 'move' && (by === 'person' || by === 'order')

/** What the log says of a seat last. */
export function seatChange(entries: readonly Logged[], seat: Seat): SeatChange | undefined {
  const last = entries.findLast(entry => entry.kind === 'seat' && entry.seat === seat)
  return last?.data ? (last.data as SeatChange) : undefined
}

export function ordersOf(entries: readonly Logged[], seat: Seat): readonly string[] {
  const last = entries.findLast(entry => entry.kind === 'orders' && entry.seat === seat)
  return last?.data ? (last.data as OrdersData).orders : []
}

/** How the table ended where the rules did not end the game. */
export function endOf(entries: readonly Logged[]): EndData | undefined {
  const last = entries.findLast(entry => entry.kind === 'end')
  return last?.data ? (last.data as EndData) : undefined
}

/** A command's key counts for the seat that sent it. */
export const keyOf = (seat: Seat | null, key: string): string => `${seat ?? ''} ${key}`

export const bitsOf = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0)

export const seatsIn = (bits: number): readonly Seat[] =>
  Array.from({ length: 8 }, (_, seat) => seat).filter(seat => (bits & (1 << seat)) !== 0)
