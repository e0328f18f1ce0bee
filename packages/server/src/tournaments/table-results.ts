// What the end of a table means for its tournament. A bot wins nothing here: whoever left the seat to one comes last.

import type { Outcome, Seat } from '@tabularium/kernel'
import { placesOf } from '../ratings.ts'

export interface EndedTable {
  readonly outcome: Outcome
  readonly seats: readonly { readonly resigned: boolean; readonly stand_in: string | null }[]
  /** Seats that did not come, or broke the game off before it counted. */
  readonly brokenOffBy: readonly Seat[]
}

export interface TableResult {
  readonly places: readonly number[]
  readonly forfeits: readonly Seat[]
}

export function resultOf({ outcome, seats, brokenOffBy }: EndedTable): TableResult {
  if (brokenOffBy.length > 0) {
    return { places: seats.map((_, seat) => (brokenOffBy.includes(seat) ? 2 : 1)), forfeits: brokenOffBy }
  }
  const ends = seats.map(({ resigned, stand_in }) => ({ out: resigned || stand_in !== null }))
  // Ended by agreement, or with nobody who could have won: a draw of those who stayed.
  if (outcome.winners.length === 0) {
    const stayed = ends.some(({ out }) => !out)
    return { places: ends.map(({ out }) => (out && stayed ? 2 : 1)), forfeits: [] }
  }
  return { places: placesOf(outcome, ends), forfeits: [] }
}
