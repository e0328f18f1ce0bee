// Whether somebody is still asked the same after an entry in the log.

import type { Seat } from '@tabularium/kernel'
import type { LogEntry } from './messages.ts'

export interface AskedSeats {
  readonly before: readonly Seat[]
  readonly after: readonly Seat[]
}

/** A seat that is still asked while others choose keeps its question. */
export const keepsQuestion = (
  seat: Seat,
  { kind, seat: by }: { readonly kind: LogEntry['kind']; readonly seat?: Seat | null },
  { before, after }: AskedSeats,
): boolean => kind === 'orders' || (kind !== 'takeback' && seat !== by && before.includes(seat) && after.includes(seat))
