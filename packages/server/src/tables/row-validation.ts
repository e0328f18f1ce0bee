// Rows that can be read: a disk, a hand or another program may have changed what is stored. A table whose rows make no sense
// is set aside, and everybody else plays on.

import type { Seat } from '@tabularium/kernel'
import { clockRule, dataCard } from '@tabularium/protocol'
import { z } from 'zod'
import type { TableRow } from './rows.ts'

/** What is told of such a table. */
export const UNREADABLE = 'what is stored of the table cannot be read'

const numbers = z.array(z.number())

const columns = z.object({
  options: z.record(z.string(), z.string()),
  clock: clockRule,
  clocks: z.object({ left: numbers, since: z.number() }).nullable(),
  setup: z.array(z.string()).nullable(),
  shares: z.array(z.unknown()).nullable(),
  data: dataCard.nullable(),
  outcome: z.object({ reason: z.string(), winners: numbers, totals: numbers.optional() }).nullable(),
})

type Placed = { readonly seat: Seat; readonly orders: unknown }

const isSound = (row: TableRow, seats: readonly Placed[]): boolean =>
  columns.safeParse(row).success &&
  seats.length > 0 &&
  seats.every(({ seat, orders }, place) => seat === place && Array.isArray(orders)) &&
  (!row.clocks || row.clocks.left.length === seats.length)

/** The row as it is, or, where it makes no sense, what can be told of it: a table set aside. */
export function readableRow(row: TableRow, seats: readonly Placed[]): TableRow {
  if (isSound(row, seats)) return row
  const empty = {
    options: {},
    clock: { kind: 'none' },
    clocks: null,
    setup: null,
    shares: null,
    outcome: null,
    data: null,
  } as const
  return { ...row, ...empty, status: 'aside', aside: UNREADABLE, waiting: 0, deadline: null }
}
