// Reading from a replica. The replica here is a database of its own, so that one sees who has answered.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addTables, migratedPostgres, openForTest } from './database.testing.ts'
import type { Database } from './database.ts'

const tablesSeen = async ({ read }: Database) =>
  (await read(db => db.selectFrom('game_table').select('id').execute())).map(({ id }) => id)

test('what may be a moment old is read from the replica, where nothing is written', async () => {
  const [url, readUrl] = [await migratedPostgres(), await migratedPostgres()]
  await addTables(await openForTest({ url: readUrl }), 'replica')
  const database = await openForTest({ url, readUrl })
  await addTables(database, 'first')
  expect(await tablesSeen(database)).toEqual(['replica'])
  expect(await database.db.selectFrom('game_table').select('id').execute()).toEqual([{ id: 'first' }])
  // What it refuses is done by the first.
  await database.read(db => db.updateTable('game_table').set({ log: 7 }).execute())
  expect(await database.db.selectFrom('game_table').select(['id', 'log']).execute()).toEqual([{ id: 'first', log: 7 }])
  const written = await database.read(db => db.selectFrom('game_table').select(['id', 'log']).execute())
  expect(written).toEqual([{ id: 'replica', log: 0 }])
})

test('what the replica does not know yet the first is asked for, and so is all where it is away', async () => {
  const [url, readUrl] = [await migratedPostgres(), await migratedPostgres()]
  const said: string[] = []
  const database = await openForTest({ url, readUrl, log: text => said.push(text) })
  await addTables(database, 'first')
  const one = (db: Database['db']) => db.selectFrom('game_table').select('id').executeTakeFirstOrThrow()
  expect(await database.read(one)).toEqual({ id: 'first' })
  expect(said).toEqual([])
  // Its connections break while it is asked.
  const replica = await openForTest({ url: readUrl })
  const asked = database.read(async db => {
    if (db !== database.db) {
      const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
      await end.execute(replica.db)
    }
    return await one(db)
  })
  expect(await asked).toEqual({ id: 'first' })
  const gone = await openForTest({ url, readUrl: 'postgres://127.0.0.1:1/none', log: text => said.push(text) })
  expect(await tablesSeen(gone)).toEqual(['first'])
  expect(said.join()).toContain('The replica does not answer')
})
