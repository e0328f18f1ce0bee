// A table and its seats as they are read from the database.

import type { Selectable } from 'kysely'
import type { GameTableRow, SeatRow } from '../database/schema.ts'

export type TableRow = Selectable<GameTableRow>

/** A seat with what is known of the person. */
export type SeatInfo = Selectable<SeatRow> & {
  readonly person_name: string | null
  readonly guest: boolean | null
  readonly mu: number | null
  readonly sigma: number | null
  /** The person's last holiday, or the next one. */
  readonly holiday_from: number | null
  readonly holiday_until: number | null
  /** At a table that was rated: before it, and after. */
  readonly mu_before: number | null
  readonly mu_after: number | null
}
