// A backup: every table as lines of JSON, the same for both databases, so that a server can move from one to the other.
// First a header, then a line for every row, at last how many there were.

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './database/database.ts'
import { MIGRATIONS } from './database/migrations.ts'
import type { Schema } from './database/schema.ts'

/** Each after those it refers to. */
export const BACKED_UP = [
  ...[
    'setting',
    'service',
    'user',
    'account',
    'passkey',
    'profile',
    'relation',
    'handle',
    'follow',
    'challenge',
    'conversation',
    'message',
    'local_game',
    'club',
    'club_member',
    'push',
    'token',
    'tournament',
    'tournament_player',
    'tournament_entry',
    'data_set',
    'game_table',
    'seat',
    'entry',
  ],
  ...[
    'snapshot',
    'invite',
    'offer',
    'chat',
    'note',
    'report',
    'rating',
    'rating_change',
    'broken_off',
    'house_result',
    'deal',
    'deal_party',
  ],
] as const

/** People sign in again; codes under way, counts of requests, who is here and seeks a game, and what is on show are not worth
 *  keeping; games are judged again when somebody asks. The rest belongs to the migrations. */
export const LEFT_OUT = [
  ...['session', 'verification', 'rateLimit', 'connection', 'analysis'],
  ...['seek', 'pairing', 'showcase'],
  ...['kysely_migration', 'kysely_migration_lock'],
] as const

const FORMAT = 1
/** Rows that are fetched or stored at once, and how long a statement they may make. */
const ROWS = 500
const LENGTH = 4_000_000

type Counts = Readonly<Record<string, number>>

/** Writes the lines, each with its line feed; waits for `write` where that takes time. The rows are of one moment. */
export async function exportAll(
  database: Pick<Database, 'db'>,
  write: (text: string) => unknown,
): Promise<{ readonly rows: Counts }> {
  const rows: Record<string, number> = {}
  await database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async transaction => {
      const header = { tabularium: 'backup', format: FORMAT, migrations: Object.keys(MIGRATIONS), time: Date.now() }
      await write(`${JSON.stringify(header)}\n`)
      for (const table of BACKED_UP) rows[table] = await exportTable(transaction, table, write)
      await write(`${JSON.stringify({ end: true, rows })}\n`)
    })
  return { rows }
}

async function exportTable(
  transaction: Transaction<Schema>,
  table: string,
  write: (text: string) => unknown,
): Promise<number> {
  const name = JSON.stringify(table)
  const keys = await sql<{ name: string }>`
    select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${name}::regclass and indisprimary order by array_position(indkey::int2[], attnum)`.execute(
    transaction,
  )
  const order = sql.join(keys.rows.map(key => sql.id(key.name)))
  await sql`declare backup no scroll cursor for
    select row_to_json(r)::text as row from (select * from ${sql.table(table)} order by ${order}) r`.execute(
    transaction,
  )
  let count = 0
  while (true) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS)} from backup`.execute(transaction)
    if (rows.length === 0) break
    count += rows.length
    await write(rows.map(({ row }) => `{"table":${name},"row":${row}}\n`).join(''))
  }
  await sql`close backup`.execute(transaction)
  return count
}

/** What is wrong with a backup, and where. */
export class BackupError extends Error {
  readonly line: number | undefined
  constructor(message: string, line?: number, cause?: unknown) {
    super(line === undefined ? message : `Line ${line}: ${message}`, { cause })
    this.line = line
  }
}

interface Row {
  readonly line: number
  readonly json: string
}

/** Reads what `exportAll` wrote, into an empty database: all of it, or nothing and a `BackupError`. */
export async function importAll(
  database: Pick<Database, 'db'>,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<{ readonly rows: Counts }> {
  return database.db.transaction().execute(async transaction => {
    const columns = await columnsOf(transaction)
    await refuseFull(transaction)
    const counts: Record<string, number> = Object.fromEntries(BACKED_UP.map(table => [table, 0]))
    let line = 0
    let ended = false
    let gathered: { readonly table: string; readonly keys: string; rows: Row[]; length: number } | undefined

    const store = async () => {
      if (gathered) await storeRows(transaction, gathered.table, JSON.parse(gathered.keys) as string[], gathered.rows)
      gathered = undefined
    }
    for await (const text of lines) {
      line += 1
      if (text.trim() === '') continue
      const value = parse(text, line)
      if (ended) throw new BackupError('the backup ended before this line', line)
      if (line === 1) {
        checkHeader(value)
        continue
      }
      if (value.end === true) {
        await store()
        checkCounts(value.rows, counts, line)
        ended = true
        continue
      }
      const { table, row } = value
      const known = typeof table === 'string' ? columns.get(table) : undefined
      if (typeof table !== 'string' || !known) throw new BackupError(`there is no table ${JSON.stringify(table)}`, line)
      if (!isObject(row)) throw new BackupError('there is no row', line)
      const names = Object.keys(row)
      const unknown = names.find(name => !known.has(name))
      if (names.length === 0 || unknown !== undefined) {
        throw new BackupError(`the table ${table} has no column ${JSON.stringify(unknown)}`, line)
      }
      const keys = JSON.stringify(names)
      if (gathered && (gathered.table !== table || gathered.keys !== keys)) await store()
      gathered ??= { table, keys, rows: [], length: 0 }
      const json = JSON.stringify(row)
      gathered.rows.push({ line, json })
      gathered.length += json.length
      counts[table] = (counts[table] ?? 0) + 1
      if (gathered.rows.length >= ROWS || gathered.length >= LENGTH) await store()
    }
    if (line === 0) throw new BackupError('the backup is empty')
    if (!ended) throw new BackupError('the backup ends too early: its last line is missing', line)
    await resetSequences(transaction)
    return { rows: counts }
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string, line: number): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new BackupError('this is not JSON', line, error)
  }
  if (!isObject(value)) throw new BackupError('this is not a JSON object', line)
  return value
}

function checkHeader({ tabularium, format, migrations }: Record<string, unknown>): void {
  if (tabularium !== 'backup') throw new BackupError('this is not a backup of Tabularium', 1)
  const newer = Array.isArray(migrations) && migrations.some(name => !Object.hasOwn(MIGRATIONS, String(name)))
  if (format !== FORMAT || newer) {
    throw new BackupError('the backup was made by another version of Tabularium, which this one cannot read', 1)
  }
}

function checkCounts(said: unknown, counts: Counts, line: number): void {
  if (!isObject(said)) throw new BackupError('the counts of rows are missing', line)
  for (const table of new Set([...Object.keys(said), ...Object.keys(counts)])) {
    const [should, is] = [said[table] ?? 0, counts[table] ?? 0]
    if (should !== is) throw new BackupError(`${table}: ${is} rows are here, ${String(should)} should be`, line)
  }
}

async function refuseFull(db: Kysely<Schema>): Promise<void> {
  for (const table of BACKED_UP) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) throw new BackupError(`the database is not empty: there are rows in ${table}`)
  }
}

async function columnsOf(db: Kysely<Schema>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ table: string; names: string[] }>`
    select table_name::text as table, array_agg(column_name::text) as names from information_schema.columns
    where table_schema = current_schema() and table_name::text = any(${[...BACKED_UP]}::text[])
    group by table_name`.execute(db)
  return new Map(rows.map(({ table, names }) => [table, new Set(names)]))
}

async function storeRows(
  transaction: Transaction<Schema>,
  table: string,
  names: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const columns = sql.join(names.map(name => sql.id(name)))
  const insert = async (some: readonly Row[]) => {
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${`[${some.map(row => row.json).join(',')}]`}::json)`.execute(
      transaction,
    )
  }
  await sql`savepoint rows`.execute(transaction)
  try {
    await insert(rows)
    await sql`release savepoint rows`.execute(transaction)
  } catch (error) {
    await sql`rollback to savepoint rows`.execute(transaction)
    // One by one, to say which it was.
    for (const row of rows) {
      await insert([row]).catch(cause => {
        throw new BackupError(`${table}: ${cause instanceof Error ? cause.message : String(cause)}`, row.line, cause)
      })
    }
    throw error
  }
}

/** The rows came with their numbers: the next ones go on after them. */
async function resetSequences(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name::text as table, column_name::text as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db)
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${JSON.stringify(table)}, ${column}),
      coalesce((select max(${sql.id(column)}) from ${sql.table(table)}), 0) + 1, false)`.execute(db)
  }
}
