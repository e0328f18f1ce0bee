// PGlite as a Kysely dialect: one connection, which lives in a worker thread. What other processes would say and lock is
// said and locked in this one, as the folder belongs to it alone.

import { Worker } from 'node:worker_threads'
import { createCalls } from '@tabularium/protocol/calls'
import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Opened } from './database.ts'
import { closeFiles, isFull, noSpace, prepareFolder } from './folder.ts'
import { localChannels } from './listen.ts'
import { localLocks } from './locks.ts'
import { engine } from './pglite-engine.ts'
import type { PgliteAnswer, PgliteQuery, PgliteThread } from './pglite-worker.ts'
import type { Schema } from './schema.ts'
import { tidy } from './tidy.ts'

interface Thread {
  query(text: string, parameters: readonly unknown[]): Promise<PgliteAnswer>
  close(): Promise<void>
}

/** The number of the first answer, which says whether the database is open. */
const READY = 0

async function startThread(
  folder: string,
  log: (message: string) => void,
  lost: (error: Error) => void,
): Promise<Thread> {
  const calls = createCalls(READY)
  const workerData: PgliteThread = { folder, engine: await engine() }
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData })
  let gone: Error | undefined

  const stop = (error: Error) => {
    if (!gone) {
      gone = error
      if (calls.size > 0) log(error.message)
    }
    const why = gone
    calls.failAll(() => why)
  }
  /** It has to be opened again, which brings back all that was acknowledged. */
  const lose = (why: string, cause: unknown) => {
    const error = new Error(isFull(folder) ? noSpace(folder) : `The database's thread failed: ${why}`, { cause })
    const first = gone === undefined && opened
    stop(error)
    if (first) lost(error)
  }
  let opened = false
  worker.on('message', (answer: PgliteAnswer) => {
    if (answer.error) calls.reject(answer.id, Object.assign(new Error(answer.error.message), answer.error))
    else calls.resolve(answer.id, answer)
    // After these it answers nobody any more.
    if (answer.error?.severity === 'PANIC' || answer.error?.severity === 'FATAL') lose(answer.error.message, undefined)
  })
  worker.on('error', error => lose(String(error), error))
  worker.on('exit', () => stop(new Error('The database is closed.')))

  const send = (query: Omit<PgliteQuery, 'id'>): Promise<PgliteAnswer> =>
    gone ? Promise.reject(gone) : calls.ask(undefined, id => worker.postMessage({ id, ...query } satisfies PgliteQuery))

  try {
    // It says by itself whether it is open, as if it had been asked.
    await calls.ask(undefined, () => undefined)
    opened = true
  } catch (error) {
    await worker.terminate()
    throw isFull(folder) ? new Error(noSpace(folder), { cause: error }) : error
  }
  return {
    query: (text, parameters) => send({ text, parameters }),
    async close() {
      if (gone) return void (await worker.terminate())
      try {
        await send({})
      } finally {
        await worker.terminate()
      }
    },
  }
}

const COUNTED = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

function connectionTo(thread: Thread): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affected, command } = await thread.query(sql, parameters)
      const counted = command !== undefined && COUNTED.includes(command) && affected !== undefined
      return { rows: (rows ?? []) as R[], ...(counted ? { numAffectedRows: BigInt(affected) } : {}) }
    },
    // biome-ignore lint/correctness/useYield: the interface wants a generator
    async *streamQuery() {
      throw new Error('PGlite does not stream: declare a cursor in a transaction.')
    },
  }
}

/** Kysely keeps the one connection to one user at a time (the adapter says so). */
function dialectOf(thread: Thread): Dialect {
  const connection = connectionTo(thread)
  const raw = async (text: string) => {
    await connection.executeQuery(CompiledQuery.raw(text))
  }
  const name = (savepoint: string) => `"${savepoint.replaceAll('"', '""')}"`
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: (_, { isolationLevel, accessMode }) =>
      raw(`start transaction${isolationLevel ? ` isolation level ${isolationLevel}` : ''} ${accessMode ?? ''}`),
    async commitTransaction() {
      const { command } = await thread.query('commit', [])
      // PostgreSQL's answer where a statement before it failed.
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    rollbackTransaction: () => raw('rollback'),
    savepoint: (_, savepoint) => raw(`savepoint ${name(savepoint)}`),
    rollbackToSavepoint: (_, savepoint) => raw(`rollback to ${name(savepoint)}`),
    releaseSavepoint: (_, savepoint) => raw(`release ${name(savepoint)}`),
    releaseConnection: async () => undefined,
    destroy: () => thread.close(),
  }
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => driver,
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

const TIDY_MS = 5_000

export async function openPglite(
  folder: string,
  log: (message: string) => void,
  lost: (error: Error) => void,
): Promise<Opened> {
  prepareFolder(folder, log)
  const thread = await startThread(folder, log, lost)
  closeFiles(folder, log)
  const db = new Kysely<Schema>({ dialect: dialectOf(thread) })
  const channels = localChannels()
  let busy = false
  const tidying = setInterval(async () => {
    if (busy) return
    busy = true
    await tidy(db).catch(error => log(`Tidying the database failed: ${String(error)}`))
    busy = false
  }, TIDY_MS).unref()
  return {
    kind: 'pglite',
    db,
    read: work => work(db),
    listen: channels.listen,
    tells: 'nobody',
    notify: channels.notify,
    lock: localLocks(),
    full: () => isFull(folder),
    alone: work => work(),
    append: async (_name, text, parameters) =>
      (await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...parameters]))).rows,
    async close() {
      clearInterval(tidying)
      await db.destroy()
      await thread.close()
    },
  }
}
