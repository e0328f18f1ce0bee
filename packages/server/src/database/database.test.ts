// Both databases keep the same promises: what is told as stored is stored, once, in order, and values come back alike.

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  addTables,
  DATABASES,
  entry,
  freshFolder,
  freshPglite,
  freshPostgres,
  logOf,
  openForTest,
  standing,
  standingOf,
} from './database.testing.ts'
import { MIGRATIONS, migrate } from './migrations.ts'
import { openDatabase } from './open.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

describe.each(DATABASES)('$kind', ({ kind, fresh, shared }) => {
  test('values come back as the schema says', async () => {
    const { db } = await shared()
    const { rows } = await sql`select 1700000000000::bigint as big, '{"x":[1]}'::jsonb as json, count(*) as count,
      array['a', 'b,"{}\\', null]::text[] as texts, 0.1::double precision as float, true as yes, null::bigint as nothing,
      '2024-01-02T03:04:05.678Z'::timestamptz as date`.execute(db)
    expect(rows).toEqual([
      {
        ...{ big: 1_700_000_000_000, json: { x: [1] }, count: 1, texts: ['a', 'b,"{}\\', null], float: 0.1, yes: true },
        ...{ nothing: null, date: new Date('2024-01-02T03:04:05.678Z') },
      },
    ])
  })

  test('parameters go in as the schema says', async () => {
    const { db } = await shared()
    const date = new Date('2024-01-02T03:04:05.678Z')
    const { rows } = await sql`select ${['a', 'b,"{}\\']}::text[] as texts, ${'{"x":null}'}::jsonb as json,
      ${1_700_000_000_000}::bigint as big, ${false}::boolean as no, ${date}::timestamptz as date, ${null}::text as nothing`.execute(
      db,
    )
    expect(rows).toEqual([
      { texts: ['a', 'b,"{}\\'], json: { x: null }, big: 1_700_000_000_000, no: false, date, nothing: null },
    ])
  })

  test('counts of changed rows are told', async () => {
    const database = await shared()
    await addTables(database, 'a', 'b')
    const updated = await database.db.updateTable('game_table').set({ log: 3 }).executeTakeFirst()
    const deleted = await database.db.deleteFrom('game_table').where('id', '=', 'a').executeTakeFirst()
    expect([updated.numUpdatedRows, deleted.numDeletedRows]).toEqual([2n, 1n])
  })

  test('an error names the constraint that was broken', async () => {
    const database = await shared()
    await addTables(database, 'a')
    await expect(addTables(database, 'a')).rejects.toMatchObject({ code: '23505', constraint: 'game_table_pkey' })
  })

  test('a transaction that fails leaves nothing and does not hold up the next', async () => {
    const database = await shared()
    const failing = database.db.transaction().execute(async transaction => {
      await transaction.insertInto('setting').values({ key: 'a', value: '1' }).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const swallowed = database.db.transaction().execute(async transaction => {
      await transaction.insertInto('setting').values({ key: 'b', value: '1' }).execute()
      await sql`select 1 / 0`.execute(transaction).catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow(/abort|roll/i)
    expect(await database.db.selectFrom('setting').selectAll().execute()).toEqual([])
  })

  test('transactions at once do not mix', async () => {
    const { db } = await shared()
    await db.insertInto('setting').values({ key: 'sum', value: '0' }).execute()
    await Promise.all(
      Array.from({ length: 10 }, () =>
        db.transaction().execute(async transaction => {
          const row = await transaction
            .selectFrom('setting')
            .select('value')
            .where('key', '=', 'sum')
            .forUpdate()
            .executeTakeFirstOrThrow()
          const value = String(Number(row.value) + 1)
          await transaction.updateTable('setting').set({ value }).where('key', '=', 'sum').execute()
        }),
      ),
    )
    expect(await db.selectFrom('setting').select('value').execute()).toEqual([{ value: '10' }])
  })

  test('append stores the entry and the standing', async () => {
    const database = await shared()
    await addTables(database, 'a')
    const told = await database.append(
      entry('a', 1, { action: 'build:"x"', answers: ['1', 'zwei, "drei"'], key: 'k', data: { to: [1, 'ü'] } }),
      standing(1, { waiting: 2, clocks: { left: [5, 6], since: 7 }, deadline: 1_700_000_000_001 }),
    )
    expect(told).toBe('stored')
    expect(await logOf(database, 'a')).toEqual([
      {
        ...{ table_id: 'a', number: 1, kind: 'move', seat: 0, action: 'build:"x"', answers: ['1', 'zwei, "drei"'] },
        ...{ at_move: null, by: 'person', data: { to: [1, 'ü'] }, key: 'k', time: 1_700_000_000_001 },
      },
    ])
    const row = await database.db.selectFrom('game_table').selectAll().where('id', '=', 'a').executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      ...{ log: 1, moves: 1, waiting: 2, clocks: { left: [5, 6], since: 7 }, deadline: 1_700_000_000_001 },
      ...{ touched: 1_700_000_000_001, status: 'playing' },
    })
  })

  test('what is left out of an entry is null', async () => {
    const database = await shared()
    await addTables(database, 'a')
    await database.append({ table_id: 'a', number: 1, kind: 'end', by: 'server', time: 3 }, standing(1))
    expect(await logOf(database, 'a')).toEqual([
      {
        ...{ table_id: 'a', number: 1, kind: 'end', by: 'server', time: 3, seat: null, action: null, answers: null },
        ...{ at_move: null, data: null, key: null },
      },
    ])
  })

  test('a number that is taken changes neither the log nor the standing, whoever else is in the batch', async () => {
    const database = await shared()
    await addTables(database, 'a', 'b')
    await database.append(entry('a', 1, { action: 'first' }), standing(1))
    const told = await Promise.all([
      database.append(entry('a', 1, { action: 'second' }), standing(9)),
      database.append(entry('b', 1), standing(1)),
      database.append(entry('nowhere', 1), standing(1)),
    ])
    expect(told).toEqual(['taken', 'stored', 'taken'])
    expect((await logOf(database, 'a')).map(row => row.action)).toEqual(['first'])
    expect(await standingOf(database, 'a')).toMatchObject({ log: 1 })
    expect(await standingOf(database, 'b')).toMatchObject({ log: 1 })
  })

  test('more than a batch at once, in any order, is stored in full', async () => {
    const database = await shared()
    const ids = Array.from({ length: 1_200 }, (_, at) => `table-${(at * 7) % 1_200}`)
    await addTables(database, ...ids)
    const told = await Promise.all(ids.map(id => database.append(entry(id, 1, { action: id }), standing(1))))
    expect(new Set(told)).toEqual(new Set(['stored']))
    const rows = await database.db.selectFrom('entry').select(['table_id', 'action']).execute()
    expect(rows).toHaveLength(1_200)
    expect(rows.filter(row => row.table_id !== row.action)).toEqual([])
  })

  test('a table gets its entries in the order of their acknowledgements', async () => {
    const database = await shared()
    await addTables(database, 'a', 'b')
    const write = async (id: string) => {
      for (let number = 1; number <= 30; number++) await database.append(entry(id, number), standing(number))
    }
    await Promise.all([write('a'), write('b')])
    expect((await logOf(database, 'a')).map(row => row.number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
    expect(await standingOf(database, 'b')).toMatchObject({ log: 30, moves: 30 })
  })

  test('what the database refuses is rejected, and only that', async () => {
    const database = await shared()
    await addTables(database, 'a', 'b', 'c')
    const told = await Promise.allSettled([
      database.append(entry('a', 1), standing(1)),
      database.append(entry('b', 1, { data: { text: 'no \u0000 in jsonb' } }), standing(1)),
      database.append(entry('c', 1), standing(1)),
    ])
    expect(told.map(one => (one.status === 'fulfilled' ? one.value : 'rejected'))).toEqual([
      'stored',
      'rejected',
      'stored',
    ])
    expect(await logOf(database, 'b')).toEqual([])
    expect(await standingOf(database, 'b')).toMatchObject({ log: 0 })
  })

  test('an error of the database rejects the whole batch and nothing stays', async () => {
    const database = await shared()
    await addTables(database, 'a', 'b')
    await sql`alter table entry rename to elsewhere`.execute(database.db)
    const told = await Promise.allSettled(['a', 'b'].map(id => database.append(entry(id, 1), standing(1))))
    expect(told.map(one => one.status)).toEqual(['rejected', 'rejected'])
    await sql`alter table elsewhere rename to entry`.execute(database.db)
    expect(await standingOf(database, 'a')).toMatchObject({ log: 0 })
    expect(await database.append(entry('a', 1), standing(1))).toBe('stored')
  })

  test('closing waits for what is under way and refuses the rest', async () => {
    const database = await fresh()
    await addTables(database, 'a')
    const last = database.append(entry('a', 1), standing(1))
    await database.close()
    expect(await last).toBe('stored')
    await expect(database.append(entry('a', 2), standing(2))).rejects.toThrow('closed')
  })

  test('what is said is heard by all who listen, until they leave', async () => {
    const database = await shared()
    const heard: string[] = []
    const leave = await database.listen('news', payload => heard.push(`one ${payload}`))
    await database.listen('news', payload => heard.push(`two ${payload}`))
    await database.listen('other', payload => heard.push(`other ${payload}`))
    await database.notify('news', 'first')
    await expect.poll(() => heard).toEqual(['one first', 'two first'])
    await leave()
    await database.notify('news', 'second')
    await expect.poll(() => heard).toEqual(['one first', 'two first', 'two second'])
  })

  test('a lock has one holder', async () => {
    const database = await shared()
    const asked = await Promise.all([database.lock('a'), database.lock('a'), database.lock('b')])
    expect(asked.map(release => release !== undefined)).toEqual([true, false, true])
    await asked[0]?.()
    const again = await database.lock('a')
    expect(again).toBeDefined()
    // The first holder's second release is not the second holder's.
    await asked[0]?.()
    expect(await database.lock('a')).toBeUndefined()
  })

  test('the indexes that the lists need are there', async () => {
    const { db } = await shared()
    const { rows } = await sql<{ text: string }>`
      select regexp_replace(indexdef, '^.* ON public\\.(\\S+) USING btree ', '\\1 ') as text from pg_indexes`.execute(
      db,
    )
    expect(rows.map(row => row.text)).toEqual(
      expect.arrayContaining([
        'seat (user_id)',
        'game_table (status)',
        "game_table (deadline) WHERE (status = 'playing'::text)",
        'chat (table_id, id)',
        'rating (game, mu)',
      ]),
    )
  })

  test('who deletes a table deletes what belongs to it; who deletes an account leaves the table', async () => {
    const database = await shared()
    const { db } = database
    const date = new Date(0)
    const user = { id: 'u', name: 'U', email: 'u@example.org', emailVerified: true, image: null, isAnonymous: false }
    await db
      .insertInto('user')
      .values({ ...user, createdAt: date, updatedAt: date })
      .execute()
    await addTables(database, 'a')
    const seat = { seat: 0, user_id: 'u', name: 'U', bot: null, stand_in: null, resigned: false, orders: '[]' }
    await db
      .insertInto('seat')
      .values({ table_id: 'a', ...seat })
      .execute()
    await database.append(entry('a', 1), standing(1))
    await db.deleteFrom('user').execute()
    expect(await db.selectFrom('seat').select(['user_id', 'name', 'orders']).execute()).toEqual([
      { user_id: null, name: 'U', orders: [] },
    ])
    await db.deleteFrom('game_table').execute()
    expect([await db.selectFrom('seat').selectAll().execute(), await logOf(database, 'a')]).toEqual([[], []])
  })

  test('a database of before is brought up to date: who has moved, whom a line was for, what counts', async () => {
    const config = kind === 'pglite' ? { folder: await freshFolder() } : { folder: '', url: await freshPostgres() }
    const log = () => undefined
    const old = await ('url' in config
      ? openPostgres({ url: config.url, nats: undefined, connections: 2, self: 'self', log })
      : openPglite(config.folder, log, log))
    const { db } = old
    await old.alone(() => migrate(db, '004-service'))
    for (const [id, guest] of [
      ['ada', false],
      ['ben', false],
      ['gus', true],
    ] as const) {
      await sql`insert into "user" (id, name, email, "emailVerified", "isAnonymous", "createdAt", "updatedAt")
        values (${id}, ${id}, ${`${id}@example.org`}, true, ${guest}, now(), now())`.execute(db)
    }
    await sql`insert into profile (user_id, language, theme, holiday_days, holiday_year, created, seen)
      values ('ada', 'en', 'auto', 12, 2026, 1, 1), ('ben', 'en', 'auto', 0, 0, 1, 1)`.execute(db)
    for (const [id, status] of [
      ['t1', 'playing'],
      ['t2', 'playing'],
      ['t3', 'over'],
    ]) {
      await sql`insert into game_table (id, game, rules, options, status, visibility, rated, clock, created, started, touched)
        values (${id}, 'wonders-duel', 1, '{}', ${status}, 'open', true, '{"kind":"none"}', 1, 100, 1)`.execute(db)
    }
    await sql`insert into seat (table_id, seat, user_id, name) values ('t1', 0, 'ada', 'ada'), ('t1', 1, 'ben', 'ben'),
      ('t2', 0, 'ada', 'ada'), ('t2', 1, 'gus', 'gus'), ('t3', 0, 'ada', 'ada'), ('t3', 1, 'gus', 'gus')`.execute(db)
    await sql`insert into entry (table_id, number, kind, seat, action, by, time)
      values ('t1', 1, 'move', 0, 'x', 'person', 1), ('t1', 2, 'move', 1, 'x', 'bot', 2)`.execute(db)
    await sql`insert into chat (table_id, room, user_id, name, text, time, to_seat) values
      ('t1', 'players', 'ada', 'ada', 'before the start', 99, 1), ('t1', 'players', 'ada', 'ada', 'after it', 100, 1),
      ('t1', 'players', 'ada', 'ada', 'to all', 101, null)`.execute(db)
    await old.close()

    const fresh = await openForTest(config)
    const of = async (text: string) =>
      (await sql.raw(text).execute(fresh.db)).rows.map(row => Object.values(row as object))
    expect(await of(`select table_id, seat from seat where moved`)).toEqual([['t1', 0]])
    expect(await of('select text, to_user from chat order by id')).toEqual([
      ['before the start', null],
      ['after it', 'ben'],
      ['to all', null],
    ])
    expect(await of('select user_id, holidays from profile order by user_id')).toEqual([
      ['ada', { 2026: 12 }],
      ['ben', {}],
    ])
    // What is over is over; a game with a guest that goes on counts no more.
    expect(await of('select id, rated from game_table order by id')).toEqual([
      ['t1', true],
      ['t2', false],
      ['t3', true],
    ])
  })

  test('a database of a newer version is refused', async () => {
    const config = kind === 'pglite' ? { folder: await freshPglite() } : { folder: '', url: await freshPostgres() }
    const first = await openDatabase(config)
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2999')`.execute(first.db)
    await first.close()
    await expect(openDatabase(config)).rejects.toThrow('newer version')
  })

  test('opened again, everything is there and no migration runs twice', async () => {
    const config = kind === 'pglite' ? { folder: await freshPglite() } : { folder: '', url: await freshPostgres() }
    const first = await openDatabase(config)
    await addTables(first, 'a')
    await first.append(entry('a', 1), standing(1))
    await first.close()
    const second = await openForTest(config)
    expect(await logOf(second, 'a')).toHaveLength(1)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(second.db)
    expect(rows.map(row => row.name)).toEqual(Object.keys(MIGRATIONS))
  })
})
