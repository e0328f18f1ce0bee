// Quick pairing over two processes: whoever waits is paired once, with somebody who fits and is here.

import type { News, SeekAnswer, TableCard, Trouble } from '@tabularium/protocol'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshPostgres, openForTest } from '../database/database.testing.ts'
import { relate } from '../people/relations.ts'
import { pairAll, seekCounts, termsFor } from './seeks.ts'
import {
  ask,
  connect,
  eventually,
  type Guest,
  guests,
  members,
  type SocketClient,
  startDoomed,
  startTables,
  type TestTables,
} from './tables.testing.ts'

let url: string
let p: TestTables
let q: TestTables
let ahead = 0
const now = () => Date.now() + ahead
beforeAll(async () => {
  url = await freshPostgres()
  p = await startTables({}, { database: await openForTest({ url }), now })
  q = await startTables({}, { database: await openForTest({ url }), now })
})
beforeEach(async () => {
  await p.database.db.deleteFrom('seek').execute()
})

const DUEL = { game: 'wonders-duel', pace: 'live' } as const
const put = (person: Guest, wish: object = DUEL) => person.send<SeekAnswer & Trouble>('PUT', '/api/seek', wish)
const seeks = () => p.database.db.selectFrom('seek').selectAll().orderBy('since').execute()
const calledTo = (client: SocketClient) =>
  client.until(({ news }) =>
    news.find((one): one is Extract<News, { news: 'called' }> => one.news === 'called' && one.paired === true),
  )
const isConnected = (server: TestTables, { id }: Guest) =>
  eventually(() => server.tables.context.onlineStatus.isConnected(id), 'the connection')

/** Each connected to their own process. */
async function apart(pair: readonly Guest[]): Promise<SocketClient[]> {
  const clients = [await connect(p, pair[0]), await connect(q, pair[1])]
  await isConnected(p, pair[0])
  await isConnected(q, pair[1])
  return clients
}

describe('two at different processes who seek the same', () => {
  test('with accounts: one rated table at the pace they asked for, and both are called by name', async () => {
    const pair = await members(p, 2)
    const clients = await apart(pair)
    expect((await put(pair[0])).body).toMatchObject({ seek: DUEL, counts: [{ ...DUEL, waiting: 1 }] })
    const second = await ask<SeekAnswer>(q, pair[1], '/api/seek')
    expect(second.body.counts).toMatchObject([{ ...DUEL, waiting: 1 }])
    await put(pair[1])
    const [a, b] = await Promise.all(clients.map(calledTo))
    expect([a.by, b.by]).toEqual([pair[1].name, pair[0].name])
    expect(a.table).toBe(b.table)
    const card = await eventually(async () => {
      const { body } = await ask<TableCard>(q, pair[1], `/api/tables/${a.table}`)
      return body.status === 'playing' && body
    })
    expect(card).toMatchObject({
      ...{ game: 'wonders-duel', rated: true, clock: { kind: 'live', baseMs: 900_000, incrementMs: 10_000 } },
    })
    expect(card.seats.map(({ person }) => person?.id).sort()).toEqual(pair.map(({ id }) => id).sort())
    expect(await seeks()).toEqual([])
    // Who lost the connection meanwhile is told of the table, and is not paired a second time.
    expect((await put(pair[0], { ...DUEL, resumed: true })).body.table).toBe(a.table)
    expect(await seeks()).toEqual([])
  })

  test('a guest among them: the game is not rated', async () => {
    const pair = [...(await members(p, 1)), ...(await guests(p, 1))]
    const clients = await apart(pair)
    await put(pair[0])
    await put(pair[1])
    const { table } = await calledTo(clients[0])
    expect((await ask<TableCard>(p, pair[0], `/api/tables/${table}`)).body.rated).toBe(false)
  })

  test('one has blocked the other: both wait', async () => {
    const pair = await members(p, 2)
    await apart(pair)
    await relate(p.database.db, pair[1].id, pair[0].id, 'block')
    await put(pair[0])
    await put(pair[1])
    expect(await pairAll(q.tables.context)).toEqual([])
    expect(await seeks()).toHaveLength(2)
  })

  test('far apart in rating: they are paired when one has waited for long', async () => {
    const pair = await members(p, 2)
    const clients = await apart(pair)
    const strength = { game: 'wonders-duel', sigma: 2, games: 30, wins: 20, time: 1 }
    await p.database.db
      .insertInto('rating')
      .values([
        { ...strength, user_id: pair[0].id, mu: 15 },
        { ...strength, user_id: pair[1].id, mu: 35 },
      ])
      .execute()
    await put(pair[0])
    await put(pair[1])
    expect(await pairAll(q.tables.context)).toEqual([])
    await p.database.db
      .updateTable('seek')
      .set({ since: now() - 120_000 })
      .where('user_id', '=', pair[0].id)
      .execute()
    expect((await calledTo(clients[1])).by).toBe(pair[0].name)
    // What they waited is told to whoever asks next.
    const counts = await seekCounts(p.tables.context)
    expect(counts.find(({ pace }) => pace === 'live')?.usualMs).toBeGreaterThanOrEqual(0)
  })
})

describe('a seek goes with its person', () => {
  test('who has closed the last window, at whichever process', async () => {
    const [ada] = await members(p, 1)
    const [here, there] = [await connect(p, ada), await connect(q, ada)]
    await isConnected(p, ada)
    await eventually(
      async () =>
        (await q.database.db.selectFrom('connection').selectAll().execute()).filter(c => c.user_id === ada.id)
          .length === 2,
    )
    await put(ada)
    await here.close()
    await eventually(
      async () =>
        !(await p.database.db
          .selectFrom('connection')
          .selectAll()
          .where('user_id', '=', ada.id)
          .where('process', '=', p.database.process)
          .executeTakeFirst()),
    )
    expect(await seeks()).toHaveLength(1)
    await there.close()
    await eventually(async () => (await seeks()).length === 0, 'the end of the seek')
  })

  test('whose process was killed: nobody is paired with them', async () => {
    const dying = await startDoomed({ url })
    const [ada, ben] = await members(p, 2)
    await connect(dying, ada)
    await isConnected(p, ada)
    await put(ada)
    await dying.kill()
    ahead += 60_000
    const client = await connect(q, ben)
    await isConnected(q, ben)
    await put(ben)
    expect(await pairAll(p.tables.context)).toEqual([])
    await eventually(async () => (await seeks()).every(({ user_id }) => user_id === ben.id), 'the dead to be forgotten')
    await client.close()
  })

  test('who was never connected is paired with nobody', async () => {
    const pair = await members(p, 2)
    for (const one of pair) await put(one)
    expect(await pairAll(p.tables.context)).toEqual([])
  })

  test('who takes it back', async () => {
    const [ada] = await members(p, 1)
    await put(ada)
    expect((await ada.send('DELETE', '/api/seek')).status).toBe(204)
    expect(await seeks()).toEqual([])
  })
})

test('sixty who wait, paired by both processes at once: each sits at one table', async () => {
  const crowd = await members(p, 60)
  const time = now()
  const { db, process } = p.database
  await db
    .insertInto('connection')
    .values(crowd.map(({ id }) => ({ user_id: id, process, until: time + 600_000 })))
    .execute()
  await db
    .insertInto('seek')
    .values(crowd.map(({ id }) => ({ user_id: id, ...DUEL, pledge: null, since: time, touched: time })))
    .execute()
  const made = await Promise.all([p, q, p, q].map(({ tables }) => pairAll(tables.context)))
  const seated = await db
    .selectFrom('seat')
    .select(['user_id', 'table_id'])
    .where(
      'user_id',
      'in',
      crowd.map(({ id }) => id),
    )
    .execute()
  expect(new Set(seated.map(({ user_id }) => user_id)).size).toBe(60)
  expect(seated).toHaveLength(60)
  expect(new Set(made.flat()).size).toBeLessThanOrEqual(30)
  expect(await seeks()).toEqual([])
})

describe('what is refused', () => {
  test.each([
    ['a game that there is not', { game: 'chess', pace: 'live' }, 400, 'no-game'],
    ['a pace that there is not', { game: 'wonders-duel', pace: 'soon' }, 400, 'bad-request'],
    ['more than is known', { ...DUEL, rating: 3000 }, 400, 'bad-request'],
  ])('%s', async (_, wish, status, code) => {
    const [ada] = await members(p, 1)
    const answer = await put(ada, wish)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await seeks()).toEqual([])
  })

  test('nobody seeks who is nobody', async () => {
    const answer = await fetch(new URL('/api/seek', p.url), {
      ...{ method: 'PUT', body: JSON.stringify(DUEL) },
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(401)
  })
})

test.each(['wonders-duel', 'glory-to-rome', 'mare-nostrum', 'assyrian-wars'])('two can be paired at %s', game => {
  const terms = termsFor(game)
  expect(2 + (terms?.bots.length ?? -2)).toBeGreaterThanOrEqual(terms?.game.seats.min ?? 9)
})
