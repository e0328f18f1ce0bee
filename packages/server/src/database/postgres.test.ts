// PostgreSQL with several processes at it, whose connections break.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addTables, entry, freshPostgres, logOf, openForTest, standing } from './database.testing.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'

async function two(): Promise<readonly [Database, Database]> {
  const url = await freshPostgres()
  return Promise.all([openForTest({ url }), openForTest({ url })])
}

/** Ends the connections of all processes whose last statement begins so. */
const end = (database: Database, statement: string) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike ${`${statement}%`}`.execute(
    database.db,
  )

test('of two who write the same number one stores it', async () => {
  const [a, b] = await two()
  const ids = Array.from({ length: 50 }, (_, at) => `table-${at}`)
  await addTables(a, ...ids)
  // The other way round in the other process: their batches must not wait for each other.
  const [one, other] = await Promise.all([
    Promise.all(ids.map(id => a.append(entry(id, 5, { action: 'a' }), standing(5, { waiting: 1 })))),
    Promise.all(ids.toReversed().map(id => b.append(entry(id, 5, { action: 'b' }), standing(5, { waiting: 2 })))),
  ])
  const rows = await a.db
    .selectFrom('entry')
    .innerJoin('game_table', 'id', 'table_id')
    .select(['id', 'action', 'waiting'])
    .execute()
  for (const [at, id] of ids.entries()) {
    const pair = [one[at], other[ids.length - 1 - at]]
    const row = rows.find(each => each.id === id)
    expect(pair).toEqual(row?.action === 'a' ? ['stored', 'taken'] : ['taken', 'stored'])
    expect(row?.waiting).toBe(row?.action === 'a' ? 1 : 2)
  }
})

test('a lock is exclusive, and free when its connection dies, of which its holder is told', async () => {
  const [a, b] = await two()
  let lost = 0
  const release = await a.lock('clock', () => {
    lost += 1
  })
  expect(release).toBeDefined()
  expect(await b.lock('clock')).toBeUndefined()
  await sql`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
    b.db,
  )
  await expect.poll(() => lost).toBe(1)
  const taken = await b.lock('clock')
  expect(taken).toBeDefined()
  // What the first holder still does with it does not touch the second's.
  await release?.()
  expect(await a.lock('clock')).toBeUndefined()
  await taken?.()
  expect(await a.lock('clock')).toBeDefined()
})

test('a connection that died unnoticed does not keep a lock from being had', async () => {
  const [a, b] = await two()
  await (await a.lock('x'))?.()
  await end(b, 'select pg_advisory_unlock')
  expect(await a.lock('y')).toBeDefined()
})

test('a lock is free when its holder closes', async () => {
  const [a, b] = await two()
  await a.lock('clock')
  await a.close()
  expect(await b.lock('clock')).toBeDefined()
})

test('two first starts at once', async () => {
  const url = await freshPostgres()
  const databases = await Promise.all([1, 2, 3].map(() => openForTest({ url })))
  for (const database of databases) expect(await database.db.selectFrom('entry').selectAll().execute()).toEqual([])
})

test('an append whose connection is lost is stored once', async () => {
  const [a, b] = await two()
  await addTables(a, 'a', 'b')
  await a.append(entry('a', 1), standing(1))
  // The row is held, so the append hangs in its statement until its connection is cut.
  let appending: Promise<string> | undefined
  await b.db.transaction().execute(async transaction => {
    await transaction.updateTable('game_table').set({ waiting: 0 }).where('id', '=', 'a').execute()
    appending = a.append(entry('a', 2, { key: 'k' }), standing(2))
    await expect
      .poll(
        async () =>
          (
            await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
              b.db,
            )
          ).rows.length,
      )
      .toBe(1)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(b.db)
  })
  expect(await appending).toBe('stored')
  expect((await logOf(a, 'a')).map(row => [row.number, row.key])).toEqual([
    [1, null],
    [2, 'k'],
  ])
})

test('queries go on after all connections were cut', async () => {
  const [a, b] = await two()
  await addTables(a, 'a')
  await a.append(entry('a', 1), standing(1))
  await end(b, '')
  await expect
    .poll(() =>
      a.db
        .selectFrom('entry')
        .selectAll()
        .execute()
        .then(
          rows => rows.length,
          () => -1,
        ),
    )
    .toBe(1)
  expect(await a.append(entry('a', 2), standing(2))).toBe('stored')
})

test('a server that is not there is told', async () => {
  await expect(openDatabase({ url: 'postgres://127.0.0.1:1/none', folder: '' })).rejects.toThrow(/ECONNREFUSED/)
})
