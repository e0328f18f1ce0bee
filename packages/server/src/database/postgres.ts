// PostgreSQL: a pool for queries, a connection for appends, one that listens and one that holds locks.

import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { ConnectionLost } from './append.ts'
import type { Opened } from './database.ts'
import { postgresChannels } from './listen.ts'
import { postgresLocks } from './locks.ts'
import { natsChannels } from './nats-channels.ts'
import { followReplica } from './replica.ts'
import type { Schema } from './schema.ts'

const INT8 = 20

/** All our bigints are times and counts, below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

const CONNECT_MS = 10_000
/** On the connections that listen and lock every statement is short: no answer means that the connection is dead. */
const ANSWER_MS = 15_000
/** The lock of the migrations, next to Kysely's own: that one is taken too late for two first starts at once. */
const MIGRATING = '7381945020113'

interface PostgresOptions {
  readonly url: string
  /** Where it is set, it carries what processes tell each other. */
  readonly nats: string | undefined
  /** A replica, where there is one. */
  readonly readUrl?: string | undefined
  readonly connections: number
  /** This process among the others. */
  readonly self: string
  readonly log: (message: string) => void
}

/** What the processes at one database have in common, and no other database has: the cluster and the name in it. */
export async function scopeOf(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ scope: string }>`
    select 'tabularium.' || system_identifier || '-' || oid as scope
    from pg_control_system(), pg_database where datname = current_database()`.execute(db)
  if (!rows[0]) throw new Error('PostgreSQL does not say which database this is.')
  return rows[0].scope
}

export async function openPostgres({ url, nats, readUrl, connections, self, log }: PostgresOptions): Promise<Opened> {
  const config = {
    connectionString: url,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'tabularium',
  }
  const pool = new pg.Pool({ ...config, max: connections })
  const appends = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 })
  // Idle connections that break are replaced by the pool; without a listener they would end the process.
  for (const each of [pool, appends]) {
    each.on('error', error => log(`An idle connection was lost: ${error.message}`))
    // One that breaks in use says so twice: to whoever waits for its answer, and here.
    each.on('connect', client => client.on('error', () => undefined))
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, query_timeout: ANSWER_MS })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const locks = postgresLocks(connect, log)
  const readers = { ...config, connectionString: readUrl, max: connections }
  const replica = readUrl === undefined ? undefined : followReplica(db, readers, log)
  const open = async () =>
    nats === undefined
      ? postgresChannels(
          connect,
          async (channel, payload) => {
            await sql`select pg_notify(${channel}, ${payload})`.execute(db)
          },
          log,
        )
      : natsChannels(nats, await scopeOf(db), self, log)
  const channels = await open().catch(async error => {
    await Promise.all([db.destroy(), appends.end()])
    throw error
  })

  const opened: Opened = {
    kind: 'postgres',
    db,
    read: replica ? replica.read : work => work(db),
    listen: channels.listen,
    tells: nats === undefined ? 'with-commit' : 'after-commit',
    notify: channels.notify,
    lock: locks.lock,
    full: () => false,
    async alone(work) {
      const client = new pg.Client(config)
      client.on('error', () => undefined)
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1::bigint)', [MIGRATING])
        return await work()
      } finally {
        await client.end()
      }
    },
    async append(name, text, parameters) {
      const client = await appends.connect().catch(error => {
        throw new ConnectionLost(error)
      })
      let lost: Error | undefined
      const lose = (error: Error) => {
        lost = error
      }
      client.on('error', lose)
      try {
        const { rows } = await client.query<Record<string, unknown>>({ name, text, values: [...parameters] })
        return rows
      } catch (error) {
        // An error of the server leaves the connection as it was, unless it says that it ends it (class 57P).
        const code = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined
        if (code === undefined || code.startsWith('57P')) {
          lost = error instanceof Error ? error : new Error(String(error))
          throw new ConnectionLost(error)
        }
        throw error
      } finally {
        client.off('error', lose)
        client.release(lost)
      }
    },
    async close() {
      await Promise.all([channels.close(), locks.close(), appends.end(), db.destroy(), replica?.close()])
    },
  }
  return opened
}
