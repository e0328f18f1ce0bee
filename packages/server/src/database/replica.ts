// A second PostgreSQL that follows the first: it answers what may be a moment old (lists of finished games, searches,
// ladders), so that the first has its hands free for moves. Nothing depends on it: what it cannot answer, or does not know
// yet, is asked of the first.

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

const CONNECT_MS = 2_000
const ANSWER_MS = 10_000
/** One that could not be reached is left alone for so long. */
const ALONE_MS = 10_000

export interface Replica {
  readonly read: Database['read']
  close(): Promise<void>
}

export function followReplica(first: Kysely<Schema>, config: pg.PoolConfig, log: (message: string) => void): Replica {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    // Whatever stands at the other end: nothing is written there.
    options: '-c default_transaction_read_only=on',
  })
  pool.on('error', error => log(`An idle connection to the replica was lost: ${error.message}`))
  pool.on('connect', client => client.on('error', () => undefined))
  const replica = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  let until = 0
  return {
    async read(work) {
      if (performance.now() < until) return await work(first)
      try {
        return await work(replica)
      } catch (error) {
        // An answer of PostgreSQL, or of the work itself: it may not know yet what the first knows.
        if (isAway(error)) {
          until = performance.now() + ALONE_MS
          log(`The replica does not answer; the database itself is asked: ${String(error)}`)
        }
        return await work(first)
      }
    },
    close: () => replica.destroy(),
  }
}

/** A connection that fails says so with a code of the system's, or in words of the client's. */
const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof pg.DatabaseError && !/^(?:57P|08)/.test(error.code ?? '')) &&
  (('code' in error && typeof error.code === 'string') || /connect|timeout|terminated/i.test(error.message))
