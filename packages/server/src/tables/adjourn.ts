// A live game that is put off, by the director of its tournament: its clocks stand until a time, or it goes on by
// correspondence. Done again wherever it is not so yet, so that nothing is lost with a process that dies.

import { troubled } from '../trouble.ts'
import { deadlineOf, nextClocks, startClocks } from './clocks.ts'
import type { TableContext } from './context.ts'
import { seatsIn } from './log.ts'
import { type Room, running } from './room.ts'
import { reload, settleClocks, tellCard } from './room-io.ts'

export type PutOff = { readonly until: number } | { readonly days: number }

function changeOf({ row, seats }: Room, asked: readonly number[], to: PutOff, now: number) {
  const { clock, clocks } = row
  if (clock.kind !== 'live' || !clocks) return undefined
  if ('days' in to) {
    const days = { kind: 'days' as const, days: to.days }
    return { clock: days, clocks: startClocks(days, seats.length, now) }
  }
  if (to.until <= now || clocks.until === to.until) return undefined
  // Until now whoever is asked has paid for the time; where the clocks stood already, nobody has.
  const paid = nextClocks(clock, clocks, { before: asked, after: asked }, now)
  return paid && { clock, clocks: { left: paid.left, since: to.until, until: to.until } }
}

/** Call it in turn. */
export async function adjourn(context: TableContext, room: Room, to: PutOff): Promise<void> {
  await reload(context, room)
  await settleClocks(context, room)
  const { row } = room
  if (row.status !== 'playing') return
  const now = context.now()
  const asked = running(room, seatsIn(row.waiting))
  const change = changeOf(room, asked, to, now)
  if (!change) return
  const { clock, clocks } = change
  const deadline = deadlineOf(clocks, asked)
  const done = await context.database.db
    .updateTable('game_table')
    .set({ clock: JSON.stringify(clock), clocks: JSON.stringify(clocks), deadline, touched: now })
    .where('id', '=', room.id)
    .where('status', '=', 'playing')
    .where('log', '=', row.log)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw troubled('stale')
  room.row = { ...row, clock, clocks, deadline, touched: now }
  tellCard(context, room)
  await context.database.notify('tables', room.id)
}
