// Seats at a table, and sets of them as bits.

import type { Bits, Id } from './id.ts'

/** A place at the table, numbered from 0 in table order. */
export type Seat = Id<'Seat'>

/** A set of seats: bit n stands for seat n. */
export type Seats = Bits<Seat>

export const MAX_SEATS = 8

const members = (set: Seats): readonly Seat[] =>
  Object.freeze(Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter(seat => (set >> seat) & 1))

/** The members of every set, made once: `SEATS[0b101]` is `[0, 2]`. */
export const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MAX_SEATS }, (_, set) => members(set))

export const seatsOf = (list: readonly Seat[]): Seats => list.reduce((set, seat) => set | (1 << seat), 0)

/** Whether the seat is in the set. A number that is no seat is in none: shifts alone would take 32 for 0. */
export const includes = (set: Seats, seat: Seat): boolean =>
  seat >>> 0 === seat && seat < MAX_SEATS && ((set >> seat) & 1) === 1
