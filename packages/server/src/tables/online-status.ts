// Who is here: people with a window open at any process, and those whose program has asked something a moment ago. Each
// process writes it down for its own, so that all of them know; nobody who is gone stays here for long.

import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

const BEAT_MS = 10_000
/** A process that dies tells nothing more: its people are gone after so long. */
const HELD_MS = 30_000
/** Whoever closes the last window may only be loading the page again. */
const GRACE_MS = 15_000
/** A program without a socket asks from time to time. */
const ASKED_MS = 90_000
const ASKED_AGAIN_MS = 30_000
const MOST_REMEMBERED = 50_000

export interface OnlineStatus {
  /** Has opened a window. */
  connected(person: string): void
  /** Has closed the last window at this process. */
  disconnected(person: string): void
  /** Has asked something over HTTP. */
  asked(person: string): void
  /** Whether they are here, as all processes know it. */
  isHere(person: string): Promise<boolean>
  /** Whether they have a window open at this moment, at whichever process. */
  isConnected(person: string): Promise<boolean>
  stop(): Promise<void>
}

export interface OnlineStatusParts {
  readonly database: Pick<Database, 'db' | 'process'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  now(): number
  /** Who has a window open at this process. */
  people(): readonly string[]
}

export function createOnlineStatus({ database, log, now, people }: OnlineStatusParts): OnlineStatus {
  const { db, process } = database
  const asked = new Map<string, number>()
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: what was said last stands. A write that fails is made up for by the next. */
  const write = (work: () => Promise<unknown>): void => {
    last = last.then(work).catch(error => log.warn({ why: String(error) }, 'who is online could not be stored'))
  }
  const hold = (those: readonly string[], until: number): void => {
    if (those.length === 0) return
    write(() =>
      sql`update profile set here_until = greatest(here_until, ${until}), seen = greatest(seen, ${now()})
        where user_id = any(${those}::text[])`.execute(db),
    )
  }
  const connect = (those: readonly string[]): void => {
    const until = now() + HELD_MS
    hold(those, until)
    if (those.length === 0) return
    write(() =>
      sql`insert into connection (user_id, process, until)
        select id, ${process}, ${until} from "user" where id = any(${those}::text[])
        on conflict (user_id, process) do update set until = excluded.until`.execute(db),
    )
  }
  const timer = setInterval(() => {
    connect(people())
    // Those of processes that have died.
    write(() => db.deleteFrom('connection').where('until', '<=', now()).execute())
  }, BEAT_MS).unref()

  return {
    connected: person => connect([person]),
    disconnected(person) {
      asked.delete(person)
      write(() => db.deleteFrom('connection').where('user_id', '=', person).where('process', '=', process).execute())
      write(() =>
        sql`update profile set here_until = least(here_until, ${now() + GRACE_MS})
          where user_id = ${person}`.execute(db),
      )
    },
    asked(person) {
      const time = now()
      // A clock that was set back makes nobody wait until it has caught up.
      if (Math.abs(time - (asked.get(person) ?? 0)) < ASKED_AGAIN_MS) return
      if (asked.size >= MOST_REMEMBERED) asked.clear()
      asked.set(person, time)
      hold([person], time + ASKED_MS)
    },
    async isHere(person) {
      await last
      const row = await db.selectFrom('profile').select('here_until').where('user_id', '=', person).executeTakeFirst()
      return row !== undefined && row.here_until > now()
    },
    async isConnected(person) {
      await last
      const found = await db
        .selectFrom('connection')
        .select('process')
        .where('user_id', '=', person)
        .where('until', '>', now())
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },
    async stop() {
      clearInterval(timer)
      write(() => db.deleteFrom('connection').where('process', '=', process).execute())
      await last
    },
  }
}
