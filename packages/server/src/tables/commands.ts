// What people ask for at a table that has begun, whichever way they send it, beyond what play.ts does for a seat: whose
// seat it is follows from the session, and whether it may be asked for now is looked at first.

import type { Seat } from '@tabularium/kernel'
import { refused, troubled } from '../trouble.ts'
import { isAway } from './absence.ts'
import { timeUp } from './automation.ts'
import { deadlineOf } from './clocks.ts'
import type { TableContext } from './context.ts'
import { seatsIn } from './log.ts'
import { mustPlay, play, resignForsaken, seatedAt, standIn } from './play.ts'
import { type Room, running, seatOf } from './room.ts'
import { reload, showAll, tellCard, withEngine } from './room-io.ts'

/**
 * Whether nobody may call a bot for this seat yet: it is not asked, the clock decides (by correspondence nobody has to be
 * here, a rated game is won and lost by it, and in a display the host is at another board), or the person was seen at the table since they were asked.
 */
async function isExpected(context: TableContext, room: Room, seat: Seat): Promise<boolean> {
  const { clock, rated, waiting, tournament } = room.row
  const byClock = clock.kind === 'days' || (clock.kind === 'live' && (rated || tournament !== null))
  if (!seatsIn(waiting).includes(seat) || byClock) return true
  return !(await isAway(context, room, seat))
}

/** A bot plays for somebody who is away: another player wants it. */
export async function replaceAbsent(context: TableContext, room: Room, person: string, seat: Seat): Promise<void> {
  mustPlay(room)
  if (!seatOf(room, person)) throw troubled('not-seated')
  if (await isExpected(context, room, seat)) throw troubled('present')
  await standIn(context, room, seat, 'absent')
}

/** A table that was set aside goes on. Where the rules still fail it is set aside again at once. */
export async function reopen(context: TableContext, room: Room): Promise<void> {
  const taken = await context.database.db
    .updateTable('game_table')
    .set({ status: 'playing', aside: null, touched: context.now() })
    .where('id', '=', room.id)
    .where('status', '=', 'aside')
    .returning('id')
    .executeTakeFirst()
  await reload(context, room)
  // Whose clocks have run all the time keeps them as they are.
  if (!taken) return
  await withEngine(context, room, async () => undefined)
  await restart(context, room)
  await resignForsaken(context, room)
  tellCard(context, room)
  await showAll(context, room)
  await context.database.notify('tables', room.id)
}

/** The clocks stood still while the table was set aside. */
async function restart(context: TableContext, room: Room): Promise<void> {
  const { clocks, touched } = room.row
  if (!clocks) return
  const fresh = { ...clocks, since: touched }
  const deadline = deadlineOf(fresh, running(room))
  await context.database.db
    .updateTable('game_table')
    .set({ clocks: JSON.stringify(fresh), deadline })
    .where('id', '=', room.id)
    .execute()
  room.row = { ...room.row, clocks: fresh, deadline }
}

/** A person's move: the seat is theirs by the session, whatever was sent. */
export async function moveAs(
  context: TableContext,
  room: Room,
  person: string,
  action: string,
  sent: { readonly expect: number; readonly key: string; readonly came: number },
): Promise<number> {
  const { seat } = seatedAt(room, person)
  // Whoever is late is late, even if nobody has looked at the clock yet.
  const { deadline } = room.row
  if (deadline !== null && deadline <= context.now()) await timeUp(context, room)
  return await play(context, room, seat, action, sent, 'person')
}

/** Why the person may not do this; no trouble: they may. */
export async function whyNot(context: TableContext, room: Room, person: string, action: string) {
  const own = seatedAt(room, person)
  const refusal = await withEngine(context, room, () => context.engine.why(room.id, own.seat, action))
  return refusal ? { trouble: refused(refusal).trouble } : {}
}
