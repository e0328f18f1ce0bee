// Whether the server is there. Every process says so each second, in one row for all; when nobody did for a while (a crash,
// a new version, a computer asleep, a database out of reach), the first to come back gives the time back to every live
// clock that was running, in the same transaction that notes the return: once, whoever is first and however it ends.

import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Schema } from '../database/schema.ts'
import type { TableContext } from './context.ts'

const BEAT_MS = 1_000
/** The longest that a page waits between two tries to come back. */
const LONGEST_RETRY_MS = 15_000
/** Machines that serve the same database may differ by so much; a clock that differs by more was set. */
const SKEW_MS = 60_000
/** No live game takes longer. */
const KEPT_MS = 30 * 86_400_000

export interface Heartbeat {
  /** Since when clocks run, after the server was last away. What was read of a clock before it changed is out of date. */
  readonly since: number
  /** Afterwards all that live clocks are owed until now is in the database. Rejects where that is out of reach. */
  settle(): Promise<void>
  /** How much of the time between the two the server was away. */
  awayBetween(from: number, until: number): Promise<number>
  /** Says for the last time that it was there. */
  stop(): Promise<void>
}

/** `awayMs`: after so long without a sign of life the server was away. */
export async function createHeartbeat(
  { db, notify }: Pick<Database, 'db' | 'notify'>,
  { now, log, awayMs }: Pick<TableContext, 'now' | 'log'> & { readonly awayMs: number },
): Promise<Heartbeat> {
  let since = 0
  /** When the database was last told. */
  let beatAt = Number.NEGATIVE_INFINITY

  const beatOnce = async (): Promise<void> => {
    const time = now()
    const before = Number.isFinite(beatAt) ? beatAt - time : await aheadBy(time)
    if (before > (Number.isFinite(beatAt) ? awayMs : SKEW_MS)) {
      since = await setBack()
      beatAt = time
      return
    }
    const { rows } = await sql<{ since: number }>`
      update service set until = greatest(until, ${time})
      where since = (select max(since) from service) and until >= ${time - awayMs} returning since`.execute(db)
    since = rows[0]?.since ?? (await comeBack())
    beatAt = time
  }

  /** By how much the last sign of life lies in the future. */
  const aheadBy = async (time: number): Promise<number> => {
    const last = await db.selectFrom('service').select('until').orderBy('since', 'desc').executeTakeFirst()
    return last ? last.until - time : 0
  }

  /** The machine's clock was set back: live clocks go with it. Set right again, that looks like an absence, and they are
   *  given back what they lost by it. */
  const setBack = async (): Promise<number> => {
    const { current, ms, tables } = await db.transaction().execute(async trx => {
      await sql`lock table service in share row exclusive mode`.execute(trx)
      const last = await trx.selectFrom('service').selectAll().orderBy('since', 'desc').executeTakeFirst()
      const time = now()
      const ahead = last ? last.until - time : 0
      // Another process has seen to it.
      if (last && ahead <= awayMs) return { current: last.since, ms: 0, tables: 0 }
      await trx.deleteFrom('service').where('since', '>=', time).execute()
      await trx.updateTable('service').set({ until: time }).where('until', '>', time).execute()
      await trx.insertInto('service').values({ since: time, until: time }).execute()
      return { current: time, ms: ahead, tables: await shift(trx, -ahead) }
    })
    if (ms > 0) {
      log.warn({ ms, tables }, "the machine's clock was set back, and live clocks with it")
      await notify('tables', '')
    }
    return current
  }

  /** Nobody has said anything for a while, or ever. */
  const comeBack = async (): Promise<number> => {
    const { current, returned } = await db.transaction().execute(async trx => {
      // One at a time: whoever comes second finds the first's row.
      await sql`lock table service in share row exclusive mode`.execute(trx)
      const last = await trx.selectFrom('service').selectAll().orderBy('since', 'desc').executeTakeFirst()
      const time = now()
      if (last && last.until >= time - awayMs) return { current: last.since }
      const next = last ? Math.max(runsFrom(last.until, time), last.since + 1) : time
      await trx.insertInto('service').values({ since: next, until: time }).execute()
      if (!last) return { current: next }
      await trx
        .deleteFrom('service')
        .where('until', '<', last.until - KEPT_MS)
        .execute()
      const tables = await giveBack(trx, last.until, next)
      return { current: next, returned: { ms: next - last.until, tables } }
    })
    if (returned) {
      log.warn(returned, 'the server was down; live clocks were paused meanwhile')
      // Whoever has tables open reads them again, and tells those who watch.
      await notify('tables', '')
    }
    return current
  }

  let beating: Promise<void> | undefined
  const beat = (): Promise<void> =>
    (beating ??= beatOnce().finally(() => {
      beating = undefined
    }))

  await beat()
  // One that fails is made up for by the next; many in a row look as if the server had been away.
  const missed = (error: unknown): void => log.warn({ why: String(error) }, 'a heartbeat could not be stored')
  const timer = setInterval(() => void beat().catch(missed), BEAT_MS).unref()

  return {
    get since() {
      return since
    },
    async settle() {
      // The first may be one that was held up on its way.
      for (let tries = 0; tries < 2 && Math.abs(now() - beatAt) > awayMs; tries++) await beat()
    },
    async awayBetween(from, until) {
      const { rows } = await sql<{ ms: number }>`
        select coalesce(sum(least(since, ${until}) - greatest(ended, ${from})), 0)::bigint as ms
        from (select since, lag(until) over (order by since) as ended from service) as period
        where since > ${from} and ended < ${until}`.execute(db)
      return rows[0]?.ms ?? 0
    },
    async stop() {
      clearInterval(timer)
      // It was told already; what counts is the last one.
      await beating?.catch(() => undefined)
      await beat().catch(missed)
    },
  }
}

/** Pages double their waits: whoever was cut off at `from` tries again at the latest as long after the return as the
 *  server was away. Until then no clock runs. */
export const runsFrom = (from: number, back: number): number => back + Math.min(back - from, LONGEST_RETRY_MS)

/** Live clocks that ran stood still from then until then. Answers at how many tables. */
async function giveBack(trx: Transaction<Schema>, from: number, until: number): Promise<number> {
  // In the order in which entries are stored, lest the two wait for each other.
  const { rows } = await sql`
    with late as (
      select id, ${until}::bigint - greatest((clocks->>'since')::bigint, ${from}) as ms from game_table
      where status = 'playing' and clock->>'kind' = 'live' and (clocks->>'since')::bigint < ${until}
      order by id for update
    )
    update game_table set deadline = deadline + ms,
      clocks = jsonb_set(clocks, '{since}', to_jsonb((clocks->>'since')::bigint + ms))
    from late where game_table.id = late.id returning game_table.id`.execute(trx)
  return rows.length
}

/** Moves live clocks as the machine's clock was moved. Answers at how many tables. */
async function shift(trx: Transaction<Schema>, ms: number): Promise<number> {
  const { rows } = await sql`
    with moved as (
      select id from game_table where status = 'playing' and clock->>'kind' = 'live' and clocks is not null
      order by id for update
    )
    update game_table set deadline = deadline + ${ms}::bigint,
      clocks = jsonb_set(clocks, '{since}', to_jsonb((clocks->>'since')::bigint + ${ms}::bigint))
    from moved where game_table.id = moved.id returning game_table.id`.execute(trx)
  return rows.length
}
