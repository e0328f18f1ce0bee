// What a position is: plain data. Small integers for everything, sets as bits, frames as values of one shape.

import type { Seat, State } from '@tabularium/kernel'
import type { ENDS } from './data.ts'

export type OmensFrame =
  | { readonly at: 'bids'; readonly picks: number } // 4 bits a seat: 0 not yet, else the bid and 1
  | { readonly at: 'turn'; readonly by: Seat }
  | { readonly at: 'seal'; readonly by: Seat; readonly field: number }
  | { readonly at: 'answer'; readonly by: Seat; readonly field: number }
  | { readonly at: 'bird'; readonly by: Seat; readonly field: number }

const frame = (at: OmensFrame['at'], by: Seat, field: number, picks: number) => ({ at, by, field, picks }) as OmensFrame
export const bids = (picks: number) => frame('bids', 0, 0, picks)
export const turn = (by: Seat) => frame('turn', by, 0, 0)
export const seal = (by: Seat, field: number) => frame('seal', by, field, 0)
export const answer = (by: Seat, field: number) => frame('answer', by, field, 0)
export const bird = (by: Seat, field: number) => frame('bird', by, field, 0)

export interface Omens extends State {
  frames: OmensFrame[]
  seats: number
  day: number
  /** Whose mark stands on each field; -1: nobody's. */
  board: number[]
  /** The sealed fields, as bits. */
  sealed: number
  /** By seat; the bank's come last. */
  coins: number[]
  /** The omens each seat holds in secret, as bits. */
  hands: number[]
  /** The omens still in the bag, and those that have been shown. */
  bag: number
  spent: number
  /** The birds still to come, and those that have flown, by kind. */
  birds: number[]
  flown: number[]
  end: (typeof ENDS)[number] | ''
}

export const pickOf = (picks: number, seat: Seat) => (picks >> (4 * seat)) & 15
export const withPick = (picks: number, seat: Seat, pick: number) =>
  (picks & ~(15 << (4 * seat))) | (pick << (4 * seat))

/** The bit sets of this game are small: the loop is short. */
export const allPicked = (s: Omens, picks: number) => {
  for (let seat = 0; seat < s.seats; seat++) if (pickOf(picks, seat) === 0) return false
  return true
}

export const clone = (s: Omens): Omens => ({
  frames: s.frames.slice(),
  seats: s.seats,
  day: s.day,
  board: s.board.slice(),
  sealed: s.sealed,
  coins: s.coins.slice(),
  hands: s.hands.slice(),
  bag: s.bag,
  spent: s.spent,
  birds: s.birds.slice(),
  flown: s.flown.slice(),
  end: s.end,
})

const copyList = <T>(from: readonly T[], into: T[]) => {
  while (into.length > from.length) into.pop()
  for (let i = 0; i < from.length; i++) into[i] = from[i]
}

export function copy(from: Omens, into: Omens): void {
  copyList(from.frames, into.frames)
  into.seats = from.seats
  into.day = from.day
  copyList(from.board, into.board)
  into.sealed = from.sealed
  copyList(from.coins, into.coins)
  copyList(from.hands, into.hands)
  into.bag = from.bag
  into.spent = from.spent
  copyList(from.birds, into.birds)
  copyList(from.flown, into.flown)
  into.end = from.end
}
