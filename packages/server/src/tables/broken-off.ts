// Rated games that were broken off before everybody had moved. Once or twice is nobody's business; whoever does it again
// and again is looking for a deal that suits, and waits longer and longer before they sit at a rated table again.

import type { Seat } from '@tabularium/kernel'
import type { Kysely, Transaction } from 'kysely'
import type { Person } from '../accounts/accounts.ts'
import type { Schema } from '../database/schema.ts'
import { TroubleError, troubled } from '../trouble.ts'
import { isAway } from './absence.ts'
import type { TableContext } from './context.ts'
import { type Room, running } from './room.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** So far back it is counted. */
export const REMEMBERED_MS = 3 * DAY
/** So many cost nothing. */
export const FREE = 2
const FIRST_PAUSE_MS = 10 * MINUTE
const LONGEST_PAUSE_MS = DAY

/** How long somebody waits who has broken off so many games: twice as long with each. */
export const pauseAfter = (count: number): number =>
  count <= FREE ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (count - FREE - 1))

/**
 * Whose doing it is when somebody breaks the game off: their own, unless they have waited for others who are not there.
 * By correspondence nobody has to be there.
 */
export async function breakersOf(context: TableContext, room: Room, seat: Seat): Promise<readonly Seat[]> {
  if (room.row.clock.kind === 'days') return [seat]
  const away: Seat[] = []
  for (const other of running(room)) {
    if (other !== seat && (await isAway(context, room, other))) away.push(other)
  }
  return away.length > 0 ? away : [seat]
}

/** Notes who has broken off a game, within what ends it. */
export async function noteBrokenOff(
  trx: Transaction<Schema>,
  table: string,
  people: readonly string[],
  now: number,
): Promise<void> {
  // Always in the same order, and counted by one process at a time.
  for (const user_id of [...people].sort()) {
    await trx.selectFrom('user').select('id').where('id', '=', user_id).forNoKeyUpdate().executeTakeFirst()
    await trx
      .deleteFrom('broken_off')
      .where('user_id', '=', user_id)
      .where('time', '<=', now - REMEMBERED_MS)
      .execute()
    await trx
      .insertInto('broken_off')
      .values({ user_id, table_id: table, time: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const { count } = await trx
      .selectFrom('broken_off')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    const pause = pauseAfter(Number(count))
    if (pause === 0) continue
    await trx
      .updateTable('profile')
      .set({ rated_from: now + pause })
      .where('user_id', '=', user_id)
      .execute()
  }
}

/** Those of them who may not sit at a rated table now. */
export async function pausedAmong(
  db: Kysely<Schema>,
  people: readonly string[],
  now: number,
): Promise<readonly { readonly user_id: string; readonly rated_from: number }[]> {
  if (people.length === 0) return []
  return await db
    .selectFrom('profile')
    .select(['user_id', 'rated_from'])
    .where('user_id', 'in', people)
    .where('rated_from', '>', now)
    .execute()
}

/** Whoever has to wait is told until when. */
export async function mayPlayRated(db: Kysely<Schema>, { id }: Pick<Person, 'id'>, now: number): Promise<void> {
  const [paused] = await pausedAmong(db, [id], now)
  if (!paused) return
  const { status, trouble } = troubled('paused')
  const until = paused.rated_from
  const message = `${trouble.message} You can sit at one again from ${new Date(until).toISOString()}.`
  throw new TroubleError(status, { ...trouble, message, until })
}
