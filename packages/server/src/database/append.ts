// Entries of the tables' logs on their way into the database. While one commit is under way the next batch gathers, so
// the more come, the more share a commit; nobody waits for a timer.

import type { Seat } from '@tabularium/kernel'
import { ENTRIES, PAYLOAD } from './channels.ts'
import type { Clocks, EntryRow } from './schema.ts'

/** An entry as it is stored; what is left out is null. */
export interface NewEntry extends Pick<EntryRow, 'table_id' | 'number' | 'kind' | 'by' | 'time'> {
  readonly seat?: Seat | null | undefined
  readonly action?: string | null | undefined
  readonly answers?: readonly string[] | null | undefined
  readonly at_move?: number | null | undefined
  readonly data?: object | null | undefined
  readonly key?: string | null | undefined
}

/** What `game_table` says about the table once the entry is in. */
export interface TableStatus {
  readonly log: number
  readonly moves: number
  readonly waiting: number
  readonly clocks: Clocks | null
  readonly deadline: number | null
  readonly touched: number
}

export type Appended = 'stored' | 'taken'

/** Where the statements run. The fate of one that throws `ConnectionLost` is unknown. */
export interface Appender {
  /** How other processes hear of entries: by the statement that stores them, by word of this process afterwards, or
   *  there are none. */
  readonly tells: 'with-commit' | 'after-commit' | 'nobody'
  notify(channel: string, payload: string): Promise<void>
  append(name: string, statement: string, parameters: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
}

/** The connection broke while a statement was under way: it may have been committed or not. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super(`The connection to the database was lost: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

/** More do not make a commit cheaper, but its answer later. */
const BATCH = 500
/** How long a lost connection gets to come back before the one retry. */
const RETRY_MS = 250

interface Waiting {
  readonly entry: NewEntry
  readonly status: TableStatus
  readonly resolve: (appended: Appended) => void
  readonly reject: (error: unknown) => void
}

const COLUMNS = `x(i int, part int, table_id text, number int, kind text, seat int, action text, answers text[],
  at_move int, "by" text, data jsonb, key text, time bigint,
  log int, moves int, waiting int, clocks jsonb, deadline bigint, touched bigint)`

/**
 * One statement, so that the entries, the status of each table and the notification are one commit. Entries of a table that is gone are
 * left out, lest they fail the others.
 */
const statement = (tell: boolean) => `
with given as materialized (
  select x.* from json_to_recordset($1::json) as ${COLUMNS}
), stored as (
  insert into entry (table_id, number, kind, seat, action, answers, at_move, "by", data, key, time)
  select table_id, number, kind, seat, action, answers, at_move, "by", data, key, time from given
  where exists (select from game_table where game_table.id = given.table_id)
  order by i
  on conflict do nothing
  returning table_id, number
), kept as materialized (
  select given.* from given join stored using (table_id, number)
), status as (
  update game_table set log = kept.log, moves = kept.moves, waiting = kept.waiting, clocks = kept.clocks,
    deadline = kept.deadline, touched = kept.touched
  from kept where game_table.id = kept.table_id
)
select array_agg(i) as stored${
  tell ? `, pg_notify('${ENTRIES}', $2::text || ' ' || string_agg(table_id || ':' || number, ',' order by i))` : ''
}
from kept group by part`

/** Which of these stand in the log just so: asked where nobody knows whether a commit came through. */
const PRESENT = `
select array_agg(i) as stored from json_to_recordset($1::json) as ${COLUMNS} join entry e using (table_id, number)
where (e.kind, e.seat, e.action, e.answers, e.at_move, e."by", e.data, e.key, e.time)
  is not distinct from (x.kind, x.seat, x.action, x.answers, x.at_move, x."by", x.data, x.key, x.time)`

/** `close` waits for what is under way. */
export function startAppending(
  appender: Appender,
  self: string,
  log: (message: string) => void,
): { append(entry: NewEntry, status: TableStatus): Promise<Appended>; close(): Promise<void> } {
  const tell = appender.tells === 'with-commit'
  const text = statement(tell)
  let waiting: Waiting[] = []
  let running: Promise<void> | undefined
  let closed = false

  async function store(batch: readonly Waiting[]): Promise<ReadonlySet<number>> {
    const rows = rowsOf(batch, self)
    return indexes(await appender.append(tell ? 'append-tell' : 'append', text, tell ? [rows, self] : [rows]))
  }

  /** After a lost connection the same batch goes in once more; what is there already, word for word, was ours. */
  async function storeAgain(batch: readonly Waiting[]): Promise<ReadonlySet<number>> {
    await new Promise(resolve => setTimeout(resolve, RETRY_MS))
    const stored = await store(batch)
    const present = indexes(await appender.append('append-present', PRESENT, [rowsOf(batch, self)]))
    return new Set([...stored, ...present])
  }

  async function storeOr(batch: readonly Waiting[]): Promise<ReadonlySet<number>> {
    try {
      return await store(batch)
    } catch (error) {
      if (error instanceof ConnectionLost) {
        log(`${error.message}; ${batch.length} entries are tried again`)
        return storeAgain(batch)
      }
      // Nothing of a statement that deadlocked stays.
      if (codeOf(error) === '40P01') return store(batch)
      throw error
    }
  }

  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await storeOr(batch)
      if (appender.tells === 'after-commit') {
        // The log is the truth: what cannot be told is found there.
        for (const payload of payloadsOf(batch, stored, self))
          await appender.notify(ENTRIES, payload).catch(error => log(`Entries were not told: ${String(error)}`))
      }
      batch.forEach((item, index) => {
        item.resolve(stored.has(index) ? 'stored' : 'taken')
      })
    } catch (error) {
      // The database refused what one of them says (bad data, class 22; a broken constraint, class 23): the others shall
      // not suffer for it.
      if (batch.length > 1 && /^2[23]/.test(codeOf(error) ?? '')) {
        log(`A batch of ${batch.length} entries was refused and is tried one by one: ${String(error)}`)
        for (const item of batch) await settle([item])
      } else for (const item of batch) item.reject(error)
    }
  }

  async function run(): Promise<void> {
    // Whoever appends in this turn of the event loop still gets into the first batch.
    await new Promise(resolve => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH)
      waiting = waiting.slice(BATCH)
      // Always in the same order: two processes that store entries of the same tables then never wait for each other.
      await settle(batch.sort(byTable))
    }
    running = undefined
  }

  return {
    append(entry, status) {
      if (closed) return Promise.reject(new Error('The database is closed.'))
      return new Promise((resolve, reject) => {
        waiting.push({ entry, status, resolve, reject })
        running ??= run()
      })
    },
    async close() {
      closed = true
      await running
    },
  }
}

const byTable = (a: Waiting, b: Waiting): number =>
  a.entry.table_id < b.entry.table_id ? -1 : a.entry.table_id > b.entry.table_id ? 1 : a.entry.number - b.entry.number

/** How an entry is named to others. */
const wordOf = ({ table_id, number }: NewEntry): string => `${table_id}:${number}`

/** Which of the messages that tell of them each goes into. */
function partsOf(entries: readonly NewEntry[], self: string): readonly number[] {
  let part = 0
  let length = 0
  return entries.map(entry => {
    const size = Buffer.byteLength(wordOf(entry)) + 1
    if (self.length + 1 + length + size > PAYLOAD) {
      part += 1
      length = 0
    }
    length += size
    return part
  })
}

function rowsOf(batch: readonly Waiting[], self: string): string {
  const parts = partsOf(
    batch.map(({ entry }) => entry),
    self,
  )
  return JSON.stringify(batch.map(({ entry, status }, i) => ({ i, part: parts[i], ...entry, ...status })))
}

/** What `heardEntries` reads, of those that are stored. */
function payloadsOf(batch: readonly Waiting[], stored: ReadonlySet<number>, self: string): readonly string[] {
  const entries = batch.flatMap(({ entry }, i) => (stored.has(i) ? [entry] : []))
  const parts = partsOf(entries, self)
  return Object.values(Object.groupBy(entries.map(wordOf), (_, i) => parts[i])).map(
    words => `${self} ${words?.join() ?? ''}`,
  )
}

function indexes(rows: readonly Record<string, unknown>[]): ReadonlySet<number> {
  return new Set(rows.flatMap(row => (Array.isArray(row.stored) ? row.stored : []) as number[]))
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

/** What was said on the channel of entries: which process stored which numbers. '' gives nothing. */
export function heardEntries(
  payload: string,
):
  | { readonly from: string; readonly entries: readonly { readonly table: string; readonly number: number }[] }
  | undefined {
  const space = payload.indexOf(' ')
  if (space < 0) return undefined
  const entries = payload
    .slice(space + 1)
    .split(',')
    .map(word => {
      const colon = word.lastIndexOf(':')
      return { table: word.slice(0, colon), number: Number(word.slice(colon + 1)) }
    })
  return { from: payload.slice(0, space), entries }
}
