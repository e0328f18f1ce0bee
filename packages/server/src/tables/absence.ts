// Who is not at the table, as far as anybody can tell.

import type { Seat } from '@tabularium/kernel'
import type { TableContext } from './context.ts'
import { liveOf, type Room } from './room.ts'

/** So long somebody must have been away before others may call a bot, or break the game off at their cost. */
const ABSENT_MS = 120_000

/** Whether the person of a seat that is asked was not seen at the table since, over any process, for long enough. */
export async function isAway(context: TableContext, room: Room, seat: Seat): Promise<boolean> {
  if (liveOf(room).online.includes(seat)) return false
  // Nobody could be here while the server was not.
  await context.heartbeat.settle()
  const row = await context.database.db
    .selectFrom('seat')
    .select('seen')
    .where('table_id', '=', room.id)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return context.now() - Math.max(row?.seen ?? 0, room.row.touched, context.heartbeat.since) >= ABSENT_MS
}
