// A database of version 0.1, as that version left it (database/versions): opened by this one, everybody is there, games go on,
// and records replay; so they do from its backup.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProblem, readRecord, verify } from '@tabularium/kernel'
import type { MeAnswer, ProfileCard, TableCard } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { importAll } from './backup.ts'
import { freshFolder, freshPglite, freshPostgres, openForTest } from './database/database.testing.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrations.ts'
import { openPglite } from './database/pglite.ts'
import { openPostgres } from './database/postgres.ts'
import { createTestClient, type TestClient } from './server.testing.ts'
import { newKey, startTables, type TestTables } from './tables/tables.testing.ts'

const VERSIONS = join(import.meta.dirname, 'database', 'versions')
const backup = readFileSync(join(VERSIONS, '0.1.jsonl'), 'utf8').trim().split('\n')
/** The last step of 0.1. */
const LAST = '007-broken-off'

/** Columns of all tables, as `versions/0.1.schema.txt` lists them. */
const schemaOf = async ({ db }: Pick<Database, 'db'>): Promise<string> => {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || udt_name || case is_nullable when 'NO' then ' not null' else '' end as line
    from information_schema.columns where table_schema = current_schema() order by 1`.execute(db)
  return rows.map(({ line }) => `${line}\n`).join('')
}

/** The database of 0.1, restored; what it was like before anybody else opened it. */
async function restored(config: { readonly folder: string; readonly url?: string }): Promise<string> {
  const log = () => undefined
  const old =
    config.url === undefined
      ? await openPglite(config.folder, log, log)
      : await openPostgres({ url: config.url, nats: undefined, connections: 2, self: 'self', log })
  await old.alone(() => migrate(old.db, LAST))
  for (const line of backup.slice(1, -1)) {
    const { table, row } = JSON.parse(line)
    const rows = JSON.stringify([row])
    await sql`insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`.execute(old.db)
  }
  const schema = await schemaOf(old)
  await old.close()
  return schema
}

/** Somebody of then, by the password of then. */
async function signedIn(server: TestTables, name: string): Promise<TestClient> {
  const client = createTestClient(server)
  const account = { email: `${name}@example.org`, password: 'correct horse battery' }
  expect((await client.post('/api/auth/sign-in/email', account)).status).toBe(200)
  return client
}

interface Sight {
  readonly legal: readonly string[]
  readonly version: number
}

describe.each<[string, () => Promise<{ readonly folder: string; readonly url?: string }>]>([
  ['pglite', async () => ({ folder: await freshFolder() })],
  ['postgres', async () => ({ folder: '', url: await freshPostgres() })],
])('a database of 0.1 in %s', (_, place) => {
  let schema: string
  let server: TestTables
  let ada: TestClient
  let ben: TestClient

  beforeAll(async () => {
    const config = await place()
    schema = await restored(config)
    server = await startTables({}, { database: await openForTest(config) })
    ada = await signedIn(server, 'ada')
    ben = await signedIn(server, 'ben')
  })

  test('the steps of 0.1 still make what they made', () => {
    expect(schema).toBe(readFileSync(join(VERSIONS, '0.1.schema.txt'), 'utf8'))
  })

  test('0.1 could go on beside this version: its columns are there, and it need not know of others', async () => {
    const now = await schemaOf(server.database)
    expect(schema.split('\n').filter(line => !now.split('\n').includes(line))).toEqual([])
    const tables = new Set(schema.split('\n').map(line => line.split('.')[0]))
    const { rows } = await sql<{ table: string; name: string }>`
      select table_name as table, table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema() and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`.execute(
      server.database.db,
    )
    const demanded = rows.filter(({ table, name }) => tables.has(table) && !schema.includes(`${name} `))
    expect(demanded).toEqual([])
  })

  test('games that were played then go on', async () => {
    const { body } = await ada.get<readonly TableCard[]>('/api/tables/mine')
    const playing = body.filter(({ status }) => status === 'playing')
    expect(playing.map(({ game }) => game).sort()).toEqual([
      ...['assyrian-wars', 'glory-to-rome', 'mare-nostrum', 'wonders-duel'],
    ])
    for (const { id, game } of playing) {
      const sights = await Promise.all(
        [ada, ben].map(async one => (await one.get<Sight>(`/api/tables/${id}/sight`)).body),
      )
      const seat = sights.findIndex(({ legal }) => legal.length > 0)
      // Where neither is asked, the third is.
      if (seat === -1) continue
      const { legal, version } = sights[seat]
      const move = { action: legal[0], expect: version, key: newKey() }
      const made = await [ada, ben][seat].post<{ version: number }>(`/api/tables/${id}/moves`, move)
      expect([game, made.status, made.body.version]).toEqual([game, 200, version + 1])
    }
  })

  test('a game that was over is told as it was: its record verifies, its ratings stand', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from game_table where game = 'wonders-duel' and status = 'over'`.execute(server.database.db)
    const record = readRecord((await ada.get(`/api/tables/${rows[0].id}/record`)).text)
    if (isProblem(record)) throw new Error(record.problem)
    expect(verify(wondersDuel, record)).toEqual([])
    const { body: answer } = await ada.get<MeAnswer>('/api/me')
    const { body } = await ada.get<ProfileCard>(`/api/people/${answer.me?.id}`)
    expect(body.ratings.map(({ game, games }) => [game, games]).sort()).toEqual([
      ['glory-to-rome', 1],
      ['wonders-duel', 1],
    ])
  })
})

test('a backup of 0.1 is read into a database of this version', async () => {
  const database = await openForTest({ folder: await freshPglite() })
  const { rows } = await importAll(database, backup)
  expect(rows).toMatchObject({ user: 4, game_table: 6, entry: 280 })
  const server = await startTables({}, { database })
  const ada = await signedIn(server, 'ada')
  const { body } = await ada.get<MeAnswer>('/api/me')
  expect(body.me).toMatchObject({ name: 'Ada', handle: 'Ada' })
  expect((await ada.get<readonly TableCard[]>('/api/tables/mine')).body).toHaveLength(4)
})
