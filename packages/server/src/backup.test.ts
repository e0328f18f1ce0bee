// A backup carries everything from either database to either, and a bad one changes nothing.

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { BACKED_UP, exportAll, importAll, LEFT_OUT } from './backup.ts'
import { DATABASES, empty } from './database/database.testing.ts'
import type { Database } from './database/database.ts'

const [pglite, postgres] = DATABASES

/** A row or more in every table, with what is hard to carry: quotes, line feeds, nulls, large and broken numbers, dates. */
async function fill({ db }: Database): Promise<void> {
  const date = new Date('2024-02-03T04:05:06.789Z')
  const dates = { createdAt: date, updatedAt: date }
  const person = (id: string) => ({
    ...{
      id,
      name: `"${id}"\nüñ\\ 🏛`,
      email: `${id}@example.org`,
      emailVerified: true,
      image: null,
      isAnonymous: null,
      ...dates,
    },
  })
  await db
    .insertInto('user')
    .values([person('u1'), person('u2')])
    .execute()
  await sql`insert into account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
    values ('a1', 'u1', 'credential', 'u1', 'hash', ${date}, ${date})`.execute(db)
  await sql`insert into passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
    values ('p1', 'key', 'u1', 'credential', 7, 'singleDevice', false)`.execute(db)
  await sql`insert into session (id, "expiresAt", token, "updatedAt", "userId")
    values ('s1', ${date}, 'secret', ${date}, 'u1')`.execute(db)
  await db.insertInto('setting').values({ key: 'k', value: 'v' }).execute()
  await db.insertInto('service').values({ since: 1_700_000_000_000, until: 1_700_000_000_001 }).execute()
  await db
    .insertInto('profile')
    .values({
      ...{
        user_id: 'u1',
        language: 'de',
        theme: 'dark',
        preferences: '{"a":[1,null,"x"]}',
        moderator: true,
        mail: false,
      },
      ...{
        banned_until: null,
        holiday_from: 1_700_000_000_000,
        holiday_until: null,
        holidays: '{"2024":3}',
      },
      ...{ created: 1, seen: 1_700_000_000_001 },
    })
    .execute()
  await db.insertInto('relation').values({ user_id: 'u1', other_id: 'u2', kind: 'mute' }).execute()
  await db.insertInto('push').values({ endpoint: 'e', user_id: 'u1', p256dh: 'p', auth: 'a', time: 1 }).execute()
  await db
    .insertInto('token')
    .values({ id: 't', user_id: 'u2', name: 'n', hash: 'h', created: 1, used: null })
    .execute()
  await db.insertInto('handle').values({ look: 'u', handle: 'U', user_id: 'u1', until: null }).execute()
  await db.insertInto('follow').values({ user_id: 'u1', other_id: 'u2', time: 1 }).execute()
  const challenge = { id: 'c', from_user: 'u1', to_user: 'u2', wish: '{"game":"wonders-duel"}', created: 1, until: 2 }
  await db.insertInto('challenge').values(challenge).execute()
  const conversation = { id: 'c', a_user: 'u1', b_user: 'u2', begun_by: 'u1', created: 1, last: 1, touched: 1 }
  await db.insertInto('conversation').values(conversation).execute()
  await db.insertInto('message').values({ conversation_id: 'c', side: 'a', text: 'Salve', time: 1 }).execute()
  await db
    .insertInto('local_game')
    .values({
      ...{ id: 'l', user_id: 'u1', game: 'wonders-duel', rules: 1, names: '["U"]', moves: 1, outcome: null },
      ...{ hash: 'h', record: 'r', time: 1 },
    })
    .execute()
  const club = { id: 'cl', look: 'cl', name: 'Cl', description: '', joining: 'open', created: 1 } as const
  await db.insertInto('club').values(club).execute()
  await db.insertInto('club_member').values({ club_id: 'cl', user_id: 'u1', role: 'leader', since: 1 }).execute()
  await db
    .insertInto('game_table')
    .values({
      ...{ id: 't1', game: 'wonders-duel', rules: 1, options: '{"a":{"b":[]}}', status: 'over', visibility: 'open' },
      ...{ owner: 'u1', rated: true, clock: '{"kind":"days","days":3}', created: 1, started: 2, ended: 3, touched: 4 },
      ...{ seed: 'seed', commitment: 'c', setup: '["x"]', log: 1_200, moves: 1_200, waiting: 0, clocks: null },
      ...{ deadline: null, outcome: null, aside: null, rematch: 't1' },
    })
    .execute()
  const seat = { table_id: 't1', bot: null, stand_in: null, resigned: false, orders: '["pass"]' }
  await db
    .insertInto('seat')
    .values([
      { ...seat, seat: 0, user_id: 'u1', name: 'U' },
      { ...seat, seat: 1, user_id: null, name: null, bot: 'sensible' },
    ])
    .execute()
  await db
    .insertInto('entry')
    .values(
      Array.from({ length: 1_200 }, (_, at) => ({
        ...{
          table_id: 't1',
          number: at + 1,
          kind: 'move' as const,
          seat: at % 2,
          action: `a${at}`,
          by: 'person' as const,
        },
        ...{
          answers: at % 3 === 0 ? null : ['x,"{}\\', '', 'null'],
          at_move: null,
          data: at % 2 ? '{"k":1e-7}' : null,
        },
        ...{ key: null, time: 1_700_000_000_000 + at },
      })),
    )
    .execute()
  await db.insertInto('snapshot').values({ table_id: 't1', number: 5, moves: 5, rules: 1, state: '{"s":[]}' }).execute()
  await db.insertInto('invite').values({ hash: 'h', table_id: 't1', created: 1, used_by: 'u2' }).execute()
  const offer = { table_id: 't1', kind: 'rematch', by_seat: 0, moves: null, agreed: 1, log: 1_200 } as const
  await db.insertInto('offer').values(offer).execute()
  const line = {
    table_id: 't1',
    room: 'players',
    user_id: 'u1',
    name: 'U',
    text: 'hi',
    time: 1,
    hidden: false,
  } as const
  await db
    .insertInto('chat')
    .values([line, { ...line, user_id: null }])
    .execute()
  await db.insertInto('note').values({ table_id: 't1', user_id: 'u1', text: 'n', time: 1 }).execute()
  await db
    .insertInto('report')
    .values({
      ...{
        by_user: 'u1',
        about_user: 'u2',
        table_id: 't1',
        chat_id: 2,
        reason: 'r',
        text: 't',
        time: 1,
        state: 'open',
      },
      ...{ handled_by: null, decision: null },
    })
    .execute()
  const skill = { user_id: 'u1', game: 'wonders-duel', mu: 25.1 + 0.2, sigma: 1 / 3, time: 1 }
  await db
    .insertInto('rating')
    .values({ ...skill, games: 2, wins: 1 })
    .execute()
  await db
    .insertInto('rating_change')
    .values({ ...skill, table_id: 't1', place: 1 })
    .execute()
  await db
    .insertInto('data_set')
    .values({ hash: 'ab', game: 'mare-nostrum', name: 'n', parts: '[]', text: '{}', owner: 'u1', created: 1 })
    .execute()
  await db.insertInto('house_result').values({ game: 'wonders-duel', level: 'pupil', games: 3, wins: 1 }).execute()
  await db.insertInto('deal').values({ table_id: 't1', by_user: 'u1', text: 'd', time: 1 }).execute()
  await db.insertInto('deal_party').values({ deal_id: 1, seat: 0, user_id: 'u1', signed: 1 }).execute()
  await db.insertInto('broken_off').values({ user_id: skill.user_id, table_id: 't1', time: 1 }).execute()
  await db
    .insertInto('tournament')
    .values({
      ...{
        id: 'cup',
        name: 'Cup',
        description: '',
        terms: '{"format":"swiss"}',
        director: 'u1',
        created: 1,
        starts: null,
      },
      ...{ phase: 'registration', entrants: 1, round: 0, started: null, ended: null, touched: 1, log: 1 },
    })
    .execute()
  await db.insertInto('tournament_player').values({ tournament_id: 'cup', entrant: 0, user_id: 'u1' }).execute()
  await db
    .insertInto('tournament_entry')
    .values({ tournament_id: 'cup', number: 1, data: '{"kind":"registered","entrant":0}', key: null, time: 1 })
    .execute()
}

async function linesOf(database: Database): Promise<string[]> {
  let text = ''
  await exportAll(database, part => {
    text += part
  })
  return text.trimEnd().split('\n')
}

/** Without the header, which says when it was. */
const bodyOf = async (database: Database) => (await linesOf(database)).slice(1)

async function contents({ db }: Database): Promise<unknown> {
  const all: Record<string, unknown> = {}
  for (const table of BACKED_UP) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db)
    all[table] = rows.map(({ row }) => row).sort()
  }
  return all
}

describe.each([
  { from: pglite, to: postgres },
  { from: postgres, to: pglite },
])('from $from.kind to $to.kind', ({ from, to }) => {
  test('everything arrives, and the next numbers go on', async () => {
    const source = await from.shared()
    await fill(source)
    const lines = await linesOf(source)
    const target = await to.shared()
    const { rows } = await importAll(target, lines)
    expect(rows).toMatchObject({ entry: 1_200, user: 2, chat: 2, report: 1 })
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([])
    expect(await contents(target)).toEqual(await contents(source))
    expect(await bodyOf(target)).toEqual(lines.slice(1))
    const sessions = await sql`select from session`.execute(target.db)
    expect(sessions.rows).toEqual([])
    const next = await target.db
      .insertInto('chat')
      .values({ table_id: 't1', room: 'players', user_id: null, name: 'U', text: '', time: 1, hidden: false })
      .returning('id')
      .execute()
    expect(next).toEqual([{ id: 3 }])
  })

  test('an empty database arrives too', async () => {
    const lines = await linesOf(await from.shared())
    const { rows } = await importAll(await to.shared(), lines)
    expect(Object.values(rows).every(count => count === 0)).toBe(true)
  })
})

describe.each(DATABASES)('$kind', ({ shared }) => {
  const good = async () => {
    const database = await shared()
    await fill(database)
    const lines = await linesOf(database)
    await empty(database)
    return { database, lines }
  }
  const at = (lines: readonly string[], start: string) => lines.findIndex(line => line.startsWith(start))
  const replaced = (lines: readonly string[], index: number, line: string) => lines.with(index, line)

  test('what is not whole is refused with its line, and nothing stays', async () => {
    const { database, lines } = await good()
    const entry = at(lines, '{"table":"entry"') + 700
    const seat = at(lines, '{"table":"seat"')
    const header = JSON.parse(lines[0] ?? '') as object
    const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
      ['no JSON', replaced(lines, entry, '{"table":'), new RegExp(`^Line ${entry + 1}: .*JSON`)],
      ['no object', replaced(lines, entry, '[]'), new RegExp(`^Line ${entry + 1}: .*object`)],
      [
        'no such table',
        replaced(lines, entry, '{"table":"session","row":{"id":"x"}}'),
        new RegExp(`^Line ${entry + 1}: .*session`),
      ],
      ['no row', replaced(lines, entry, '{"table":"entry"}'), new RegExp(`^Line ${entry + 1}: .*row`)],
      [
        'no such column',
        replaced(lines, entry, '{"table":"entry","row":{"x":1}}'),
        new RegExp(`^Line ${entry + 1}: .*"x"`),
      ],
      [
        'a value of another kind',
        replaced(lines, entry, (lines[entry] ?? '').replace('"number":701', '"number":"many"')),
        new RegExp(`^Line ${entry + 1}: entry: .*many`),
      ],
      [
        'the same row twice',
        replaced(lines, entry, lines[entry - 1] ?? ''),
        new RegExp(`^Line ${entry + 1}: entry: .*entry_pkey`),
      ],
      [
        'a reference to nothing',
        replaced(lines, seat, (lines[seat] ?? '').replace('"t1"', '"t9"')),
        new RegExp(`^Line ${seat + 1}: seat: .*foreign key`),
      ],
      [
        'a row less',
        lines.toSpliced(lines.length - 2, 1),
        new RegExp(`^Line ${lines.length - 1}: deal_party: 0 rows .* 1 `),
      ],
      ['no end', lines.slice(0, -1), /ends too early/],
      ['more after the end', [...lines, lines[2] ?? ''], new RegExp(`^Line ${lines.length + 1}: `)],
      ['nothing', [], /empty/],
      ['something else', ['{"a":1}', ...lines.slice(1)], /^Line 1: .*not a backup/],
      ['a newer format', [JSON.stringify({ ...header, format: 2 }), ...lines.slice(1)], /^Line 1: .*another version/],
      [
        'a newer schema',
        [JSON.stringify({ ...header, migrations: ['999-x'] }), ...lines.slice(1)],
        /^Line 1: .*another version/,
      ],
    ]
    for (const [name, bad, message] of cases) {
      await expect(importAll(database, bad), name).rejects.toThrow(message)
      for (const table of BACKED_UP) {
        expect((await sql`select from ${sql.table(table)}`.execute(database.db)).rows, `${name}: ${table}`).toEqual([])
      }
    }
    await importAll(database, lines)
  })

  test('a database that is not empty is refused and left alone', async () => {
    const { database, lines } = await good()
    await database.db.insertInto('setting').values({ key: 'mine', value: '1' }).execute()
    await expect(importAll(database, lines)).rejects.toThrow(/not empty.*setting/)
    expect(await database.db.selectFrom('setting').selectAll().execute()).toEqual([{ key: 'mine', value: '1' }])
  })

  test('lines may come as a stream', async () => {
    const { database, lines } = await good()
    const stream = async function* () {
      for (const line of lines) yield `${line}\r`
    }
    expect((await importAll(database, stream())).rows).toMatchObject({ entry: 1_200 })
  })

  test('every table is either in the backup or left out on purpose', async () => {
    const { db } = await shared()
    const { rows } = await sql<{ name: string }>`
      select tablename::text as name from pg_tables where schemaname = 'public'`.execute(db)
    expect(rows.map(row => row.name).sort()).toEqual([...BACKED_UP, ...LEFT_OUT].sort())
  })

  test('the writer is waited for', async () => {
    const { database, lines } = await good()
    await importAll(database, lines)
    let writing = 0
    let most = 0
    await exportAll(database, async () => {
      writing += 1
      most = Math.max(most, writing)
      await new Promise(resolve => setImmediate(resolve))
      writing -= 1
    })
    expect([most, writing]).toEqual([1, 0])
  })
})
