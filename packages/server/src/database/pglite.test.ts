// PGlite alone: its folder, which is all there is, and what becomes of it when the process is killed.

import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { killOnce, prepareTables } from './crash-rounds.ts'
import {
  addTables,
  entry,
  freshFolder,
  freshPglite,
  openForTest,
  openToOthers,
  standing,
  standingOf,
} from './database.testing.ts'
import { prepareFolder } from './folder.ts'
import { openDatabase } from './open.ts'
import { tidy } from './tidy.ts'

test('a folder belongs to one at a time', async () => {
  const folder = await freshPglite()
  const first = await openForTest({ folder })
  await expect(openDatabase({ folder })).rejects.toThrow('in use')
  await first.close()
  await openForTest({ folder })
})

test('a folder that cannot be used is told', async () => {
  const folder = await freshFolder()
  await expect(openDatabase({ folder: `${folder}/\0` })).rejects.toThrow()
})

test('a folder that was open to all is closed at the next start', async () => {
  const folder = await freshPglite()
  chmodSync(folder, 0o755)
  for (const name of ['', 'base', 'pg_wal']) chmodSync(join(folder, 'pglite', name), 0o777)
  for (const name of ['PG_VERSION', 'global/pg_control']) chmodSync(join(folder, 'pglite', name), 0o666)
  const database = await openForTest({ folder })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(openToOthers(folder)).toEqual([])
  await database.close()
})

test('a folder that belongs to everybody is left so', async () => {
  const folder = await freshFolder()
  // As /tmp is.
  chmodSync(folder, 0o1777)
  const told: string[] = []
  prepareFolder(folder, message => told.push(message))
  expect(statSync(folder).mode & 0o7777).toBe(0o1777)
  expect(told).toEqual([])
})

test('a database that was never finished is made anew, and no other user of the machine reads it', async () => {
  const folder = await freshFolder()
  mkdirSync(join(folder, 'pglite'))
  writeFileSync(join(folder, 'pglite', 'PG_VERSION'), '')
  writeFileSync(join(folder, 'unfinished'), '')
  const database = await openForTest({ folder })
  expect(await database.db.selectFrom('game_table').select('id').execute()).toEqual([])
  expect(readdirSync(folder)).not.toContain('unfinished')
  expect(openToOthers(folder)).toEqual([])
})

test('one that somebody is just making is left alone: it looks as if it were never finished', async () => {
  const folder = await freshFolder()
  mkdirSync(join(folder, 'pglite'))
  writeFileSync(join(folder, 'pglite', 'PG_VERSION'), '17')
  writeFileSync(join(folder, 'unfinished'), '')
  // As the first of two starts does before anything else.
  const maker = new DatabaseSync(join(folder, 'lock'))
  maker.exec('pragma locking_mode = exclusive; begin exclusive')
  await expect(openDatabase({ folder })).rejects.toThrow('in use')
  expect(readFileSync(join(folder, 'pglite', 'PG_VERSION'), 'utf8')).toBe('17')
  expect(readdirSync(folder)).toContain('unfinished')
  maker.close()
})

test('a log that cannot be written any more ends the database: nobody waits for ever', async () => {
  const folder = await freshPglite()
  const lost: string[] = []
  const database = await openDatabase({ folder, lost: error => lost.push(error.message) })
  renameSync(join(folder, 'pglite', 'pg_wal'), join(folder, 'pglite', 'elsewhere'))
  const write = () => sql`select pg_logical_emit_message(true, 'x', ${'y'.repeat(900_000)})`.execute(database.db)
  const fill = async () => {
    for (let n = 0; n < 60; n++) await write()
  }
  await expect(fill()).rejects.toThrow('pg_wal')
  await expect(write()).rejects.toThrow('failed')
  expect(lost).toEqual([expect.stringContaining('pg_wal')])
  await database.close()
})

test('is tidied when enough was written, so that a crash has little to read again', async () => {
  const database = await openForTest({ folder: await freshPglite() })
  await addTables(database, 'a')
  for (let number = 1; number <= 50; number++) await database.append(entry('a', number), standing(number))
  const ahead = async () => {
    const { rows } = await sql<{ bytes: string }>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(database.db)
    return Number(rows[0]?.bytes)
  }
  const before = await ahead()
  expect(await tidy(database.db, before + 1_000_000)).toBe(false)
  expect(await tidy(database.db, before)).toBe(true)
  expect(await ahead()).toBeLessThan(before)
  expect(await tidy(database.db, before)).toBe(false)
  expect(await standingOf(database, 'a')).toMatchObject({ log: 50 })
})

test('frees its log first: on a full disk nothing else may be possible', async () => {
  const database = await openForTest({ folder: await freshPglite() })
  const said: string[] = []
  const spied = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode') said.push(node.sqlFragments.join(''))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await tidy(spied, 0)
  expect(said.map(text => text.trim().split(' ')[0])).toEqual(['select', 'checkpoint', 'vacuum', 'checkpoint'])
})

test('killed in the middle of its work, it has every acknowledged entry afterwards', async () => {
  const folder = await freshPglite()
  const database = await openDatabase({ folder })
  await prepareTables(database)
  await database.close()
  // Once; the long checks (npm run soak) do it again and again.
  const found = await killOnce(folder, 200)
  expect(found).toMatchObject({ lost: [], torn: [] })
  expect(found.acknowledged).toBeGreaterThan(0)
})
