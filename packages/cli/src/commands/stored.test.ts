// Commands that look into what a server keeps: backups, moderators, ratings.

import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@tabularium/server/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../program.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-stored-'))
const data = join(folder, 'data')
const file = join(folder, 'backup.jsonl')
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  const database = await openDatabase({ folder: data })
  const time = new Date(0)
  const person = { emailVerified: false, image: null, createdAt: time, updatedAt: time }
  await database.db
    .insertInto('user')
    .values([
      { ...person, id: 'ada', name: 'Ada', email: 'ada@example.org', isAnonymous: false },
      { ...person, id: 'guest', name: 'Gaius', email: 'temp@example.org', isAnonymous: true },
    ])
    .execute()
  await database.close()
})

test('a moderator is named by the command, and no longer', async () => {
  const moderator = (...words: readonly string[]) => call(['moderator', ...words, '--data', data])
  expect(await moderator('list')).toMatchObject({ code: 0, out: '' })
  expect(await moderator('add', 'Ada@example.org')).toMatchObject({
    code: 0,
    out: expect.stringContaining('is a moderator'),
  })
  expect(await moderator('list')).toMatchObject({ code: 0, out: 'ada@example.org (Ada)\n' })
  expect(await moderator('remove', 'ada')).toMatchObject({ code: 0, out: expect.stringContaining('no moderator') })
  expect(await moderator('list')).toMatchObject({ code: 0, out: '' })
  for (const nobody of ['ben@example.org', 'temp@example.org']) {
    expect(await moderator('add', nobody)).toMatchObject({ code: 2, err: expect.stringContaining('no account') })
  }
  expect(await moderator('add')).toMatchObject({ code: 2, err: expect.stringContaining('name an account') })
  expect(await moderator('crown', 'ada')).toMatchObject({ code: 2, err: expect.stringContaining('add, remove, list') })
})

test('ratings are computed again, compared and made what the log says', async () => {
  const ratings = (...words: readonly string[]) => call(['ratings', ...words, '--data', data])
  const database = await openDatabase({ folder: data })
  const unfounded = { user_id: 'ada', game: 'wonders-duel', mu: 40, sigma: 2, games: 9, wins: 9, time: 1 }
  await database.db.insertInto('rating').values(unfounded).execute()
  await database.close()
  expect(await ratings()).toMatchObject({ code: 1, out: expect.stringContaining('0 games, 0 ratings, 1 differ') })
  const written = await ratings('--write', '--json')
  expect(written).toMatchObject({ code: 0 })
  expect(JSON.parse(written.out)).toMatchObject({ differing: [{ user: 'ada', game: 'wonders-duel' }], written: true })
  expect(await ratings()).toMatchObject({ code: 0, out: expect.stringContaining(' 0 differ') })
})

test('a backup is for its owner alone, whatever lay there before', async () => {
  writeFileSync(`${file}.part`, '')
  chmodSync(`${file}.part`, 0o666)
  expect(await call(['export-all', file, '--data', data])).toMatchObject({ code: 0, err: '' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
