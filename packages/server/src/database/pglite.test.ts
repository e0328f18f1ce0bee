// PGlite alone: its folder, which is all there is, and what becomes of it when the process is killed.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { killOnce, prepareTables, spread } from './killing.ts'
import { openDatabase } from './open.ts'
import { addTables, entry, freshFolder, freshPglite, openForTest, standing, standingOf } from './testing.ts'
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

test('killed in the middle of its work, it has every acknowledged entry afterwards', async () => {
  const folder = await freshPglite()
  const database = await openDatabase({ folder })
  await prepareTables(database)
  await database.close()
  const next = spread(42)
  for (let round = 0; round < 3; round++) {
    const found = await killOnce(folder, next())
    expect(found).toMatchObject({ lost: [], torn: [] })
    expect(found.acknowledged).toBeGreaterThan(0)
  }
})
