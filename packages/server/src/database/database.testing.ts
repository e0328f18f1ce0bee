// What tests of both databases share: an opened database of each kind, closed and removed after the file's last test.

import { createHash } from 'node:crypto'
import { cpSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { BACKED_UP } from '../backup.ts'
import { closeAfterFile } from '../cleanup.testing.ts'
import type { NewEntry, TableStatus } from './append.ts'
import type { Database, DatabaseConfig } from './database.ts'
import { startNats } from './nats-server.testing.ts'
import { openDatabase } from './open.ts'
import { createDatabase } from './postgres-server.testing.ts'
import type { GameTableRow } from './schema.ts'

// Given by `global-setup.testing.ts`.
declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server's first database. */
    readonly postgres: string
    /** The name of a database with all migrations, to copy. */
    readonly migrated: string
  }
}

/** The address of a new, empty PostgreSQL database. */
export const freshPostgres = (): Promise<string> => createDatabase(inject('postgres'))

/** The address of a new PostgreSQL database with all migrations. */
export const migratedPostgres = (): Promise<string> => createDatabase(inject('postgres'), inject('migrated'))

export interface TestedCarrier {
  readonly config: Pick<DatabaseConfig, 'nats'>
  /** Nobody hears what others say, until it comes back by itself. */
  cutOff(database: Database): Promise<void>
}

/** Asked from time to time whether it still lives, the last statement of a connection that listens may be that. */
const cutOffNotify: TestedCarrier['cutOff'] = async ({ db }) => {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
    and (query ilike 'listen%' or query = 'select 1')`.execute(db)
  if (rows.length === 0) throw new Error('nobody listens')
}

/** What carries the news between the processes of a test: NATS where TABULARIUM_CARRIER says so, as in the long checks. */
export async function testedCarrier(): Promise<TestedCarrier> {
  if (process.env.TABULARIUM_CARRIER !== 'nats') return { config: {}, cutOff: cutOffNotify }
  const nats = await startNats()
  closeAfterFile(() => nats.stop())
  return {
    config: { nats: nats.url },
    async cutOff() {
      await nats.kill()
      await nats.start()
    },
  }
}

/** A folder of its own, removed in the end. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tabularium-test-'))
  closeAfterFile(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Where what tests share between files and runs is kept. */
const KEPT = join(import.meta.dirname, '..', '..', '..', '..', '.test')

/**
 * A folder with a migrated PGlite, made once for these migrations and this PGlite: making one takes seconds of work, a
 * copy does not.
 */
async function templateFolder(): Promise<string> {
  const here = import.meta.dirname
  const made = createHash('sha256')
  for (const file of [join(here, 'migrations.ts'), join(here, 'migrations-auth.ts'), join(here, 'pglite-worker.ts')])
    made.update(await readFile(file))
  made.update(
    await readFile(
      createRequire(import.meta.url)
        .resolve('@electric-sql/pglite')
        .replace(/dist\/.*$/, 'package.json'),
    ),
  )
  const folder = join(KEPT, `pglite-${made.digest('hex').slice(0, 16)}`)
  if (existsSync(folder)) return folder
  await mkdir(KEPT, { recursive: true })
  const own = await mkdtemp(join(KEPT, 'pglite-making-'))
  await (await openDatabase({ folder: own })).close()
  // Another file may have been faster; either will do.
  await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }))
  return folder
}

let template: Promise<string> | undefined

/** A folder with a new, migrated PGlite. */
export async function freshPglite(): Promise<string> {
  template ??= templateFolder()
  const folder = await freshFolder()
  // A thousand small files: at once it takes a quarter of the processor time.
  cpSync(await template, folder, { recursive: true })
  return folder
}

/** Everything below a folder that others than its owner can read, write or enter. */
export const openToOthers = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => (lstatSync(join(folder, name)).mode & 0o077) !== 0,
  )

/** Opens a database which is closed at the end of the file, where the test did not. */
export async function openForTest(config: Partial<DatabaseConfig>): Promise<Database> {
  const database = await openDatabase({ folder: '', ...config })
  closeAfterFile(() => database.close())
  return database
}

/** Takes all rows out, which is much faster than a new database. */
export async function empty(database: Database): Promise<Database> {
  await sql`truncate ${sql.join([...BACKED_UP, 'session', 'verification', 'rateLimit'].map(name => sql.table(name)))}
    restart identity cascade`.execute(database.db)
  return database
}

export interface TestedDatabase {
  readonly kind: Database['kind']
  /** Opens a new, migrated database. */
  fresh(): Promise<Database>
  /** The same database for the whole file, emptied: for tests that do not close it. */
  shared(): Promise<Database>
}

function tested(kind: Database['kind'], fresh: () => Promise<Database>): TestedDatabase {
  let first: Promise<Database> | undefined
  const open = () => {
    closeAfterFile(async () => {
      first = undefined
    })
    return fresh()
  }
  return { kind, fresh, shared: async () => empty(await (first ??= open())) }
}

/** For `describe.each(DATABASES)('$kind', ({ shared }) => …)`. */
export const DATABASES: readonly TestedDatabase[] = [
  tested('pglite', async () => openForTest({ folder: await freshPglite() })),
  tested('postgres', async () => openForTest({ url: await migratedPostgres() })),
]

/** A move; the table has to be there. */
export const entry = (table_id: string, number: number, more: Partial<NewEntry> = {}): NewEntry => ({
  ...{
    table_id,
    number,
    kind: 'move',
    seat: 0,
    action: 'pass',
    answers: [],
    by: 'person',
    time: 1_700_000_000_000 + number,
  },
  ...more,
})

export const standing = (log: number, more: Partial<TableStatus> = {}): TableStatus => ({
  ...{ log, moves: log, waiting: 1, clocks: null, deadline: null, touched: 1_700_000_000_000 + log },
  ...more,
})

/** Tables that are being played. */
export async function addTables(database: Database, ...ids: readonly string[]): Promise<void> {
  const row = {
    game: 'game',
    rules: 1,
    options: '{"a":1}',
    status: 'playing',
    rated: false,
    visibility: 'open',
  } as const
  const rest = { clock: '{"kind":"none"}', created: 1, touched: 1, log: 0, moves: 0, waiting: 0, owner: null } as const
  const empty = { started: null, ended: null, seed: null, commitment: null, deadline: null, aside: null, rematch: null }
  await database.db
    .insertInto('game_table')
    .values(ids.map(id => ({ id, ...row, ...rest, ...empty })))
    .execute()
}

export const logOf = (database: Database, id: string) =>
  database.db.selectFrom('entry').selectAll().where('table_id', '=', id).orderBy('number').execute()

export const standingOf = (database: Database, id: string): Promise<Pick<GameTableRow, 'log' | 'moves' | 'touched'>> =>
  database.db
    .selectFrom('game_table')
    .select(['log', 'moves', 'touched'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
