// Whether the server is there. Every process says so each second, in one row for all; when nobody did for a while (a crash,
// a new version, a computer asleep, a database out of reach), the first to come back gives the time back to every live
// clock that was running, in the same transaction that notes the return: once, whoever is first and however it ends.
// A machine's clock that is set, forwards or back, takes all clocks along: nobody has thought for longer because of it.

import { uptime } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { ClockRule, Schema } from '../database/schema.ts'

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
  /** Afterwards all that clocks are owed until now is in the database. Rejects where that is out of reach. */
  settle(): Promise<void>
  /** How much of the time between the two did not pass for clocks of this kind: the server was away, or its clock was set. */
  awayBetween(from: number, until: number, kind: ClockRule['kind']): Promise<number>
  /** Says for the last time that it was there. */
  stop(): Promise<void>
}

interface HeartbeatOptions {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since whenever, whatever the machine's clock is set to; they pass while the machine sleeps, too. */
  steady?(): number
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** After so long without a sign of life the server was away. */
  readonly awayMs: number
}

export async function createHeartbeat(
  { db, notify }: Pick<Database, 'db' | 'notify'>,
  { now, steady = () => uptime() * 1_000, log, awayMs }: HeartbeatOptions,
): Promise<Heartbeat> {
  let since = 0
  /** When the database was last told, by both clocks. */
  let told: { readonly time: number; readonly ticks: number } | undefined

  /** By how much the machine's clock was set since then. */
  const jumped = (): number => (told ? now() - told.time - (steady() - told.ticks) : 0)

  const beatOnce = async (): Promise<void> => {
    const jump = told ? jumped() : await jumpedBefore()
    const [time, ticks] = [now(), steady()]
    if (Math.abs(jump) > awayMs) since = await follow(jump)
    else {
      const { rows } = await sql<{ since: number }>`
        update service set until = greatest(until, ${time})
        where since = (select max(since) from service) and until >= ${time - awayMs} returning since`.execute(db)
      since = rows[0]?.since ?? (await comeBack())
    }
    told = { time, ticks }
  }

  /** Before this process began, a clock may have been set back: then the last sign of life lies in the future. */
  const jumpedBefore = async (): Promise<number> => {
    const last = await db.selectFrom('service').select('until').orderBy('since', 'desc').executeTakeFirst()
    const ahead = last ? last.until - now() : 0
    return ahead > SKEW_MS ? -ahead : 0
  }

  /** The machine's clock was set: all clocks go with it. */
  const follow = async (jump: number): Promise<number> => {
    const { current, tables } = await db.transaction().execute(async trx => {
      await sql`lock table service in share row exclusive mode`.execute(trx)
      const last = await trx.selectFrom('service').selectAll().orderBy('since', 'desc').executeTakeFirst()
      const time = now()
      // Another process has seen to it: its sign of life is of the new time.
      if (last && Math.abs(time - last.until) <= Math.abs(time - jump - last.until)) return { current: last.since }
      await trx.deleteFrom('service').where('since', '>=', time).execute()
      await trx.updateTable('service').set({ until: time }).where('until', '>', time).execute()
      const moved = await shift(trx, jump)
      // The server may have been away besides.
      const ended = last ? last.until + jump : time
      const next = time - ended > awayMs ? runsFrom(ended, time) : time
      if (next > time) await giveBack(trx, ended, next)
      await trx.insertInto('service').values({ since: next, until: time, shifted: jump }).execute()
      return { current: next, tables: moved }
    })
    if (tables !== undefined) {
      log.warn({ ms: jump, tables }, "the machine's clock was set, and the clocks of the games with it")
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
      const isLate = () => !told || Math.abs(now() - told.time) > awayMs || Math.abs(jumped()) > awayMs
      for (let tries = 0; tries < 2 && isLate(); tries++) await beat()
    },
    async awayBetween(from, until, kind) {
      const gap = sql`least(since, ${until}) - greatest(ended, ${from})`
      // By correspondence a day is a day, whether the server was there or not.
      const part = kind === 'live' ? gap : sql`least(greatest(shifted, 0), ${gap})`
      const { rows } = await sql<{ ms: number }>`
        select coalesce(sum(${part}), 0)::bigint as ms
        from (select since, shifted, lag(until) over (order by since) as ended from service) as period
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

/** Since when a clock runs; null where none does, or where the row cannot be read: it keeps nobody else from their time. */
const SINCE = sql`case when jsonb_typeof(clocks->'since') = 'number' then (clocks->>'since')::numeric::bigint end`

/** Live clocks that ran stood still from then until then. Answers at how many tables. */
async function giveBack(trx: Transaction<Schema>, from: number, until: number): Promise<number> {
  // In the order in which entries are stored, lest the two wait for each other.
  const { rows } = await sql`
    with late as (
      select id, ${SINCE} as since, ${until}::bigint - greatest(${SINCE}, ${from}) as ms from game_table
      where status = 'playing' and clock->>'kind' = 'live' and ${SINCE} < ${until}
      order by id for update
    )
    update game_table set deadline = deadline + ms, clocks = jsonb_set(clocks, '{since}', to_jsonb(late.since + ms))
    from late where game_table.id = late.id returning game_table.id`.execute(trx)
  return rows.length
}

/** Moves clocks, and since when tables wait, as the machine's clock was moved. Answers at how many tables. */
async function shift(trx: Transaction<Schema>, ms: number): Promise<number> {
  const { rows } = await sql`
    with moved as (
      select id, ${SINCE} as since from game_table where status in ('open', 'playing') order by id for update
    )
    update game_table set touched = touched + ${ms}::bigint, deadline = deadline + ${ms}::bigint,
      clocks = case when since is null then clocks
        else jsonb_set(clocks, '{since}', to_jsonb(since + ${ms}::bigint)) end
    from moved where game_table.id = moved.id returning game_table.id`.execute(trx)
  return rows.length
}
