// Several processes on one PostgreSQL: whoever is connected to which, it is one place to play.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { isProblem, newSeed, pledgeOf, readRecord, verify } from '@tabularium/kernel'
import { lookAhead } from '@tabularium/kernel/look-ahead'
import { omens } from '@tabularium/kernel/toy'
import type { ChatLine, Sight, TableCard, Trouble } from '@tabularium/protocol'
import { type WdView, wondersDuel } from '@tabularium/wonders-duel'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { freshPostgres, openForTest, type TestedCarrier, testedCarrier } from './database/database.testing.ts'
import { MOST_RELATIONS, relate } from './people/relations.ts'
import {
  ask,
  begin,
  codeOf,
  connect,
  eventually,
  type Guest,
  members,
  moveOnce,
  newKey,
  playOn,
  type SocketClient,
  startDoomed,
  startTables,
  type TestTables,
  watchAll,
} from './tables/tables.testing.ts'

let url: string
let carrier: TestedCarrier
let p: TestTables
let q: TestTables
let ahead = 0
let people: readonly Guest[]
const start = async () => {
  const games = [new URL('./engine/toys/omens.ts', import.meta.url).href]
  return await startTables(
    {},
    { database: await openForTest({ url, ...carrier.config }), games, now: () => Date.now() + ahead },
  )
}
beforeAll(async () => {
  url = await freshPostgres()
  carrier = await testedCarrier()
  p = await start()
  q = await start()
  people = await members(p, 4)
})

const entriesOf = (id: string) =>
  p.database.db.selectFrom('entry').selectAll().where('table_id', '=', id).orderBy('number').execute()
const rowOf = (id: string) =>
  p.database.db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** Ada through one process, Ben through the other. */
const apart = async (id: string, more: readonly Guest[] = []): Promise<SocketClient[]> => [
  ...(await watchAll(p, id, people.slice(0, 1))),
  ...(await watchAll(q, id, [people[1], ...more])),
]
const isAsked = (client: SocketClient, id: string): boolean => (client.sight(id)?.legal.length ?? 0) > 0
const settled = async (id: string, clients: readonly SocketClient[]) => {
  const { log } = await rowOf(id)
  for (const client of clients) await client.until(() => client.sight(id)?.version === log)
}

/** Whether somebody waits for what somebody else has locked. */
const somebodyWaits = async (): Promise<boolean> => {
  const { rows } = await sql<{ waits: string }>`
    select count(*) as waits from pg_locks where not granted`.execute(p.database.db)
  return Number(rows[0]?.waits) > 0
}

describe('before the game', () => {
  test('nobody goes whose table shows its first share at the same moment, on another process', async () => {
    const [ada, ben] = people
    const [adas, bens] = [newSeed(), newSeed()]
    const opened = await ada.post<{ table: TableCard }>('/api/tables', {
      ...{ game: 'wonders-duel', seats: ['me', 'open'], visibility: 'open', pledge: pledgeOf(adas) },
    })
    const { id } = opened.body.table
    await connect(p, ada)
    await ask(q, ben, `/api/tables/${id}/join`, { pledge: pledgeOf(bens) })
    let leaving: ReturnType<typeof ask<Trouble>> | undefined
    await p.database.db.transaction().execute(async trx => {
      await trx.selectFrom('game_table').select('id').where('id', '=', id).forUpdate().execute()
      await trx.updateTable('seat').set({ share: adas }).where('table_id', '=', id).where('seat', '=', 0).execute()
      leaving = ask<Trouble>(q, ben, `/api/tables/${id}/leave`, {})
      await eventually(somebodyWaits, 'the one who leaves')
    })
    expect((await leaving)?.body.code).toBe('dealing')
    await ask(q, ben, `/api/tables/${id}/share`, { share: bens })
    await eventually(async () => (await rowOf(id)).status === 'playing', 'the game')
    expect((await rowOf(id)).shares).toEqual([adas, bens])
  })
})

describe('a whole game', () => {
  test('between two processes is played, told, rated once, and its record verifies', async () => {
    const id = await begin(p, wondersDuel, { seats: people.slice(0, 2), rated: true })
    const clients = await apart(id)
    expect(await playOn(id, clients)).toBeGreaterThan(20)
    for (const client of clients) await client.until(() => client.card(id)?.status === 'over')
    for (const server of [p, q]) {
      const record = readRecord((await ask(server, people[0], `/api/tables/${id}/record`)).text)
      if (isProblem(record)) throw new Error(record.problem)
      expect(verify(wondersDuel, record)).toEqual([])
    }
    const rated = await p.database.db.selectFrom('rating_change').selectAll().where('table_id', '=', id).execute()
    expect(rated).toHaveLength(2)
    // A move of one is told to the other as what has changed, not as everything.
    const whole = clients[1].news.filter(news => news.news === 'sight' && news.table === id)
    expect(whole).toEqual([])
  })

  test('with undo, takeback, a resignation and orders in it stays the same on both', async () => {
    const id = await begin(p, gloryToRome, { seats: people.slice(0, 3) })
    const clients = await apart(id, [people[2]])
    await playOn(id, clients, 12)
    await ask(p, people[0], `/api/tables/${id}/takeback`, { moves: 4 })
    await clients[1].until(client => client.card(id)?.offers.length === 1)
    await ask(q, people[1], `/api/tables/${id}/offers`, { kind: 'takeback', accept: true })
    await clients[0].until(client => client.card(id)?.offers[0]?.agreed.length === 2)
    await ask(p, people[2], `/api/tables/${id}/offers`, { kind: 'takeback', accept: true })
    await settled(id, clients)
    expect(clients.map(client => client.sight(id)?.moves)).toEqual([4, 4, 4])
    await playOn(id, clients, 5)
    await ask(q, people[2], `/api/tables/${id}/resign`, {})
    for (const client of clients) await client.until(() => client.card(id)?.seats[2].resigned)
    for (let i = 0; i < 6; i++) {
      const [a, b] = clients
      await Promise.race([a, b].map(client => client.until(() => isAsked(client, id))))
      await moveOnce(id, [a, b])
    }
    await eventually(async () => {
      const texts = await Promise.all([p, q].map(server => ask(server, people[0], `/api/tables/${id}/sight`)))
      return texts[0].text === texts[1].text
    })
    const numbers = (await entriesOf(id)).map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  })
})

describe('the same number', () => {
  test('written elsewhere first: the other is told that it is stale, and both see the same', async () => {
    const id = await begin(p, omens, { seats: people.slice(0, 2) })
    const clients = await apart(id)
    // Ben's bid is stored without a word, as if the news of it were still on their way.
    const time = Date.now() + ahead
    const entry = { table_id: id, number: 1, kind: 'move' as const, seat: 1, action: 'bid 0', by: 'person' as const }
    await p.database.db.transaction().execute(async trx => {
      await trx
        .insertInto('entry')
        .values({ ...entry, answers: [], at_move: null, data: null, key: newKey(), time })
        .execute()
      await trx.updateTable('game_table').set({ log: 1, moves: 1, waiting: 1 }).where('id', '=', id).execute()
    })
    const bid = { table: id, action: 'bid 2', expect: 0, key: newKey() }
    expect(await codeOf(clients[0].ask('act', bid))).toBe('stale')
    expect(clients[0].sight(id)).toMatchObject({ version: 1, moves: 1, waiting: [0] })
    expect(await clients[0].ask('act', { ...bid, expect: 1 })).toEqual({ version: 2 })
    for (const client of clients) await client.until(() => client.sight(id)?.version === 2)
    expect(await entriesOf(id)).toMatchObject([{ action: 'bid 0' }, { action: 'bid 2' }])
    expect(clients[1].sight(id)?.events.slice(1)).toEqual(clients[0].sight(id)?.events.slice(1))
  })

  test('stored without a word: who hears that something was missed finds it, and reads nothing else again', async () => {
    const [id, quiet] = [
      await begin(p, omens, { seats: people.slice(0, 2) }),
      await begin(p, omens, { seats: people.slice(0, 2) }),
    ]
    const clients = [...(await apart(id)), ...(await apart(quiet))]
    await moveOnce(quiet, clients.slice(2))
    await settled(quiet, clients.slice(2))
    // Who is there may be told at any time.
    const heard = () => clients.slice(2).map(({ news }) => news.filter(({ news }) => news !== 'presence').length)
    const before = heard()
    const time = Date.now() + ahead
    const entry = { table_id: id, number: 1, kind: 'move' as const, seat: 1, action: 'bid 0', by: 'person' as const }
    await p.database.db.transaction().execute(async trx => {
      await trx
        .insertInto('entry')
        .values({ ...entry, answers: [], at_move: null, data: null, key: newKey(), time })
        .execute()
      await trx.updateTable('game_table').set({ log: 1, moves: 1, waiting: 1 }).where('id', '=', id).execute()
    })
    await p.database.notify('entries', '')
    await p.database.notify('tables', '')
    for (const client of clients.slice(0, 2)) await client.until(() => client.sight(id)?.version === 1)
    expect(heard()).toEqual(before)
  })

  test('both at once, again and again: one number, one entry, and nobody is left behind', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await begin(p, omens, { seats: people.slice(0, 2) })
      const clients = await apart(id)
      const bids = clients.map(client =>
        codeOf(client.ask('act', { table: id, action: 'bid 1', expect: 0, key: newKey() })),
      )
      const codes = await Promise.all(bids)
      expect(codes).toContain(undefined)
      for (const code of codes) expect([undefined, 'stale']).toContain(code)
      const entries = await entriesOf(id)
      expect(entries).toHaveLength(codes.filter(code => code === undefined).length)
      await settled(id, clients)
      // Whoever was told so does it again.
      for (const [seat, code] of codes.entries()) {
        if (code !== undefined) await clients[seat].ask('act', { table: id, action: 'bid 1', expect: 1, key: newKey() })
      }
      await settled(id, clients)
      expect(clients[0].sight(id)?.events.slice(1)).toEqual(clients[1].sight(id)?.events.slice(1))
      for (const client of clients) await client.close()
    }
  })

  test('the same command through both processes is done once', async () => {
    const id = await begin(p, omens, { seats: people.slice(0, 2) })
    const sent = { action: 'bid 1', expect: 0, key: newKey() }
    const moves = `/api/tables/${id}/moves`
    await ask(p, people[0], moves, sent)
    const again = await eventually(async () => {
      const { status, body } = await ask(q, people[0], moves, sent)
      return status === 200 && body
    })
    expect(again).toEqual({ version: 1 })
    expect(await entriesOf(id)).toHaveLength(1)
  })

  test('seen at one process, answered at the other', async () => {
    const id = await begin(p, omens, { seats: people.slice(0, 2) })
    for (let version = 0; version < 2; version++) {
      const sent = { action: 'bid 1', expect: version, key: newKey() }
      const to = version === 0 ? p : q
      const { body } = await ask(to, people[version], `/api/tables/${id}/moves`, sent)
      expect(body).toEqual({ version: version + 1 })
    }
  })
})

describe('what was planned ahead', () => {
  test('through one process is played once, whichever stores the move that it answers', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await begin(p, wondersDuel, { seats: people.slice(0, 2) })
      const clients = await apart(id)
      const [first, second, third] = clients[0].sight(id)?.legal ?? []
      const line = [
        { seat: 0, action: first },
        { seat: 1, action: second },
        { seat: 1, action: third },
      ]
      const view = clients[1].sight(id)?.view ?? { waiting: [] }
      const tree = line.map(({ seat, action }, i) => ({
        ...{ after: i - 1, seat, action },
        ...(seat === 1 && { mark: lookAhead(wondersDuel, view as WdView, 1, line.slice(0, i)).mark }),
      }))
      // Ben plans here or there, twice at once; Ada moves at the first process.
      const plan = { expect: 0, plan: { tree } }
      const put = (server: TestTables) => ask(server, people[1], `/api/tables/${id}/plan`, plan, 'PUT')
      const stored = await (round % 2 === 0 ? Promise.all([put(q), put(p)]) : Promise.all([put(q)]))
      expect(stored.map(({ status }) => status)).toEqual(stored.map(() => 200))
      await clients[0].ask('act', { table: id, action: first, expect: 0, key: newKey() })
      for (const client of clients) await client.until(() => client.sight(id)?.moves === 3)
      expect((await entriesOf(id)).map(({ by, action }) => [by, action])).toEqual([
        ['person', first],
        ['order', second],
        ['order', third],
      ])
      const left = () => p.database.db.selectFrom('plan').selectAll().where('table_id', '=', id).executeTakeFirst()
      await eventually(async () => (await left()) === undefined)
      for (const client of clients) await client.close()
    }
  })
})

describe('what is counted before it is added', () => {
  test('links to a table: the last one is given once', async () => {
    const wish = { game: 'wonders-duel', seats: ['me', 'open'], visibility: 'private' }
    const { id } = (await ask<{ table: TableCard }>(p, people[0], '/api/tables', wish)).body.table
    const link = (hash: string) => ({ hash, table_id: id, created: 0, used_by: null })
    // With the one that it was opened with.
    const others = Array.from({ length: 98 }, (_, n) => link(`${id}-${n}`))
    await p.database.db.insertInto('invite').values(others).execute()
    let asked: ReturnType<typeof ask<Trouble>> | undefined
    await p.database.db.transaction().execute(async trx => {
      await trx.selectFrom('game_table').select('id').where('id', '=', id).forUpdate().execute()
      asked = ask<Trouble>(q, people[0], `/api/tables/${id}/invites`, {})
      await Promise.race([asked, eventually(somebodyWaits, 'the other one')])
      await trx
        .insertInto('invite')
        .values(link(`${id}-last`))
        .execute()
    })
    expect((await asked)?.body.code).toBe('too-many')
    expect(await p.database.db.selectFrom('invite').select('hash').where('table_id', '=', id).execute()).toHaveLength(
      100,
    )
  })

  test('people whom somebody does not want to meet', async () => {
    const [{ id }, other] = people
    const { db } = p.database
    const strangers = Array.from({ length: MOST_RELATIONS }, (_, n) => `stranger-${n}`)
    const since = new Date(0)
    await db
      .insertInto('user')
      .values(
        strangers.map(name => ({
          ...{ id: name, name, email: `${name}@example.org`, emailVerified: false, image: null, isAnonymous: true },
          ...{ createdAt: since, updatedAt: since },
        })),
      )
      .execute()
    const muted = strangers.map(other_id => ({ user_id: id, other_id, kind: 'mute' as const }))
    await db.insertInto('relation').values(muted.slice(1)).execute()
    let asked: Promise<unknown> | undefined
    await db.transaction().execute(async trx => {
      await trx.selectFrom('user').select('id').where('id', '=', id).forNoKeyUpdate().execute()
      asked = relate(q.database.db, id, other.id, 'mute').catch(error => error.trouble.code)
      await Promise.race([asked, eventually(somebodyWaits, 'the other one')])
      await trx.insertInto('relation').values(muted[0]).execute()
    })
    expect(await asked).toBe('too-many-relations')
    await db.deleteFrom('relation').where('user_id', '=', id).execute()
  })
})

describe('a seat', () => {
  test('is given to one of two who ask at once, and nobody gets two', async () => {
    for (let round = 0; round < 5; round++) {
      const wish = { game: 'glory-to-rome', seats: ['me', 'open', 'open', 'open'] }
      const { body } = await ask<{ table: TableCard }>(p, people[0], '/api/tables', wish)
      const join = `/api/tables/${body.table.id}/join`
      await Promise.all([
        ask(p, people[1], join, { seat: 1 }),
        ask(q, people[2], join, { seat: 1 }),
        ask(q, people[1], join, { seat: 2 }),
        ask(p, people[3], join, { seat: 3 }),
        ask(q, people[3], join, { seat: 2 }),
      ])
      const { seats } = (await ask<TableCard>(q, people[0], `/api/tables/${body.table.id}`)).body
      const seated = seats.flatMap(({ person }) => person?.id ?? [])
      expect(new Set(seated).size).toBe(seated.length)
    }
  })

  test('left while the last one sits down: it begins with all, or not at all', async () => {
    for (let round = 0; round < 5; round++) {
      const wish = { game: 'glory-to-rome', seats: ['me', 'open', 'open'] }
      const { body } = await ask<{ table: TableCard }>(p, people[0], '/api/tables', wish)
      const { id } = body.table
      await ask(p, people[1], `/api/tables/${id}/join`, {})
      await Promise.all([
        ask(p, people[1], `/api/tables/${id}/leave`, {}),
        ask(q, people[2], `/api/tables/${id}/join`, {}),
      ])
      const card = (await ask<TableCard>(q, people[0], `/api/tables/${id}`)).body
      const free = card.seats.filter(({ person }) => person === undefined).length
      const row = await rowOf(id)
      expect([row.status, (await seatsOf(id)).filter(({ user_id }) => user_id === null).length]).toEqual(
        row.status === 'playing' ? ['playing', 0] : ['open', expect.any(Number)],
      )
      expect(free).toBeLessThanOrEqual(2)
    }
  })
  const seatsOf = (id: string) => p.database.db.selectFrom('seat').selectAll().where('table_id', '=', id).execute()
})

describe('beside the game', () => {
  test('what was said first is heard first, though it took longer to say: who has left is gone', async () => {
    const id = await begin(p, gloryToRome, { seats: people.slice(0, 2) })
    const [watching] = await watchAll(q, id, [people[1]])
    const { notify } = p.database
    let said = 0
    // The first goes out at once, the second, an answer to the other process that knew nobody here, takes its time.
    const slow = vi.spyOn(p.database, 'notify').mockImplementation(async (channel, payload) => {
      const late = payload.includes(id) && payload.includes('"online":[0]') && ++said === 2
      if (late) await new Promise(done => setTimeout(done, 200))
      await notify(channel, payload)
    })
    const [brief] = await watchAll(p, id, [people[0]])
    await eventually(() => said >= 2)
    await brief.close()
    const online = () =>
      watching.news.flatMap(news => (news.news === 'presence' && news.table === id ? [news.online.join()] : []))
    await new Promise(done => setTimeout(done, 300))
    await watching.until(() => online().at(-1) === '1')
    expect(online()).toContain('0,1')
    slow.mockRestore()
  })

  test('chat and presence cross over', async () => {
    const id = await begin(p, wondersDuel, { seats: people.slice(0, 2) })
    const [a, b] = await apart(id)
    const [c] = await watchAll(q, id, [people[2]])
    const present = (client: SocketClient) =>
      client.news.findLast(news => news.news === 'presence' && news.table === id)
    for (const client of [a, b, c])
      await client.until(() => {
        const news = present(client)
        return news?.news === 'presence' && news.online.join() === '0,1' && news.spectators === 1
      })
    await ask(q, people[1], `/api/tables/${id}/chat`, { room: 'players', text: 'hello over there' })
    const line = await a.until(() => a.news.find(news => news.news === 'chat'))
    expect((line as { line: ChatLine }).line.text).toBe('hello over there')
    await c.close()
    await b.close()
    await a.until(() => {
      const news = present(a)
      return news?.news === 'presence' && news.online.join() === '0' && news.spectators === 0
    })
    expect((await ask<TableCard>(p, people[0], `/api/tables/${id}`)).body.seats.map(({ online }) => online)).toEqual([
      true,
      undefined,
    ])
  })

  test('what was said and hidden while a process was deaf is told when it hears again', async () => {
    const id = await begin(p, wondersDuel, { seats: people.slice(0, 2) })
    const [a, b] = await apart(id)
    const { db } = p.database
    const texts = (client: SocketClient) =>
      client.news.flatMap(news => (news.news === 'chat' && news.table === id ? [news.line.text] : []))
    const said = await ask<{ id: number }>(p, people[0], `/api/tables/${id}/chat`, { room: 'players', text: 'heard' })
    for (const client of [a, b]) await client.until(() => texts(client).length === 1)
    // The news of these are lost.
    const line = { table_id: id, user_id: people[0].id, name: 'Ada', time: Date.now(), hidden: false } as const
    await db
      .insertInto('chat')
      .values([
        { ...line, room: 'players', to_seat: null, text: 'missed' },
        { ...line, room: 'players', to_seat: 0, to_user: people[0].id, text: 'not for Ben', user_id: null },
        { ...line, room: 'spectators', to_seat: null, text: 'not for players' },
        { ...line, room: 'players', to_seat: null, text: 'hidden at once', hidden: true },
      ])
      .execute()
    await db.updateTable('chat').set({ hidden: true }).where('id', '=', said.body.id).execute()
    await carrier.cutOff(p.database)
    await ask(p, people[0], `/api/tables/${id}/chat`, { room: 'players', text: 'meanwhile' })
    await b.until(() => texts(b).includes('meanwhile') && texts(b).includes('missed'))
    expect(new Set(texts(b))).toEqual(new Set(['heard', 'missed', 'meanwhile']))
    await a.until(() => texts(a).includes('not for Ben'))
    await b.until(() => b.news.some(news => news.news === 'hidden' && news.chat === said.body.id))
  })

  test('processes with nobody at a table have nothing to tell each other', async () => {
    const id = await begin(p, wondersDuel, { seats: people.slice(0, 2) })
    const said: string[] = []
    const heard: (() => void)[] = []
    const unlisten = await p.database.listen('presence', payload => {
      if (payload.includes(id)) said.push(payload)
      if (payload.includes('"probe"')) heard.shift()?.()
    })
    const [a] = await watchAll(p, id, people.slice(0, 1))
    await ask(q, people[1], `/api/tables/${id}`)
    await a.close()
    await eventually(() => said.some(payload => payload.includes('"online":[]')))
    for (let round = 0; round < 10; round++) {
      const answered = new Promise<void>(done => heard.push(done))
      await q.database.notify(
        'presence',
        JSON.stringify({ process: 'probe', table: 'none', online: [], spectators: 0 }),
      )
      await answered
    }
    expect(said.length).toBeLessThanOrEqual(4)
    await unlisten()
  })

  test('whoever is asked hears of it wherever they are', async () => {
    const id = await begin(p, omens, { seats: people.slice(0, 2) })
    const home = await connect(q, people[1])
    const waits = (client: SocketClient) => {
      const news = client.news.findLast(one => one.news === 'mine')
      return news?.news === 'mine' && news.waiting.includes(id)
    }
    await home.until(waits)
    await ask(p, people[1], `/api/tables/${id}/moves`, { action: 'bid 0', expect: 0, key: newKey() })
    await home.until(client => !waits(client))
    await home.close()
  })

  test('whoever looks at one process is here for the other: nobody is replaced, and a table stays in the lobby', async () => {
    const id = await begin(p, omens, { seats: people.slice(0, 2), started: Date.now() + ahead })
    ahead += 100_000
    expect((await ask(p, people[1], `/api/tables/${id}/sight`)).status).toBe(200)
    ahead += 100_000
    const replace = (server: TestTables) =>
      ask<{ code?: string }>(server, people[0], `/api/tables/${id}/replace`, { seat: 1 })
    expect((await replace(q)).body.code).toBe('present')
    ahead += 30_000
    expect((await replace(q)).status).toBe(200)

    const clock = { kind: 'live', baseMs: 600_000, incrementMs: 0 }
    const wish = { game: 'wonders-duel', seats: ['me', 'open'], clock }
    const { body } = await ask<{ table: TableCard }>(p, people[2], '/api/tables', wish)
    const listed = async () => {
      const { body: cards } = await ask<TableCard[]>(q, people[3], '/api/lobby')
      return cards.some(card => card.id === body.table.id)
    }
    const window = await connect(p, people[2])
    expect(await listed()).toBe(true)
    const home = await connect(q, people[2])
    await window.close()
    await ask(q, people[3], `/api/tables/${body.table.id}/join`, {})
    // Called at the process where they are, though the table is in the hands of the other.
    const call = await home.until(client => client.news.find(news => news.news === 'called'))
    expect(call).toMatchObject({ table: body.table.id, begun: true, by: people[3].name })
    await home.close()
  })

  test('whoever sits at the table is not called, whichever process holds it; whoever is away is called once', async () => {
    // Nobody of those who have windows open already.
    const [ada, ben] = await members(p, 2)
    const id = await begin(p, wondersDuel, { seats: [ada, ben], clock: { kind: 'days', days: 1 } })
    const sent = [p, q].map(server => vi.spyOn(server.tables.context.notices.push, 'send').mockResolvedValue())
    const calls = async () => {
      for (const server of [p, q]) await server.tables.context.notices.settled()
      return sent.flatMap(spy => spy.mock.calls.map(([person]) => person))
    }
    const waitingFor = async () => (await rowOf(id)).waiting
    /** Over HTTP, without a window. */
    const move = async (who: Guest) => {
      const { legal, version } = (await ask<Sight>(p, who, `/api/tables/${id}/sight`)).body
      const sent = { action: legal[0], expect: version, key: newKey() }
      expect((await ask(p, who, `/api/tables/${id}/moves`, sent)).status).toBe(200)
    }
    // Ben looks through one process; Ada moves at the other, where nobody is at the table.
    const [window] = await watchAll(q, id, [ben])
    await eventually(() => p.tables.context.onlineStatus.isConnected(ben.id))
    while ((await waitingFor()) === 1) await move(ada)
    await settled(id, [window])
    expect(await calls()).toEqual([])
    // Ben's window is closed, Ada has none, and both processes have the table open.
    const spectators = [...(await watchAll(p, id, [undefined])), ...(await watchAll(q, id, [undefined]))]
    await window.close()
    while ((await waitingFor()) === 2) await move(ben)
    await settled(id, spectators)
    expect(await calls()).toEqual([ada.id])
    for (const client of spectators) await client.close()
    for (const spy of sent) spy.mockRestore()
  })

  test('an offer to play again calls somebody back once over all processes', async () => {
    const id = await begin(p, wondersDuel, { seats: people.slice(0, 2), clock: { kind: 'days', days: 1 } })
    await ask(p, people[0], `/api/tables/${id}/resign`, {})
    const invited = [p, q].map(server => vi.spyOn(server.tables.context.notices, 'invited'))
    for (const server of [p, q, p, q]) {
      await eventually(async () => (await ask(server, people[0], `/api/tables/${id}/rematch`, {})).status === 200)
      await eventually(async () => {
        const off = await ask(server, people[0], `/api/tables/${id}/offers`, { kind: 'rematch', accept: false })
        return off.status === 200
      })
    }
    expect(invited.flatMap(spy => spy.mock.calls)).toHaveLength(1)
    for (const spy of invited) spy.mockRestore()
  })

  test('a rated game that runs out of time is lost once, and rated once', async () => {
    const clock = { kind: 'live', baseMs: 60_000, incrementMs: 0 } as const
    const id = await begin(p, omens, { seats: people.slice(0, 2), clock, started: Date.now() + ahead, rated: true })
    const clients = await apart(id)
    for (const client of clients) {
      const expect = client.sight(id)?.version ?? 0
      const { version } = await client.ask('act', { table: id, action: 'bid 1', expect, key: newKey() })
      for (const one of clients) await one.until(() => one.sight(id)?.version === version)
    }
    for (const client of clients) await client.until(() => client.card(id)?.abortable === undefined)
    ahead += 60_001
    for (const client of clients) await client.until(() => client.card(id)?.status === 'over')
    expect((await rowOf(id)).outcome?.reason).toBe('time')
    expect((await entriesOf(id)).filter(({ kind }) => kind === 'end')).toHaveLength(1)
    const rated = await p.database.db.selectFrom('rating_change').selectAll().where('table_id', '=', id).execute()
    expect(rated.map(({ place }) => place).sort()).toEqual([1, 2])
  })

  test('games broken off at the same moment, on two processes, are all counted, and known at both', async () => {
    const [ada, ben] = await members(p, 2)
    const ids = await Promise.all([1, 2, 3, 4].map(() => begin(p, wondersDuel, { seats: [ada, ben], rated: true })))
    await Promise.all(ids.map((id, i) => ask(i % 2 === 0 ? p : q, ada, `/api/tables/${id}/resign`, {})))
    const wish = { game: 'wonders-duel', seats: ['me', 'open'], rated: true }
    const before = Date.now() + ahead
    for (const server of [p, q]) {
      const refused = await ask<Trouble>(server, ada, '/api/tables', wish)
      expect(refused.body.code).toBe('paused')
      // Four of them: twice the first pause.
      expect(refused.body.until).toBeGreaterThan(before + 15 * 60_000)
      expect((await ask(server, ben, '/api/tables', wish)).status).toBe(200)
    }
  })

  test('a waiting room changes for those at the other process too, and the game begins for all', async () => {
    const wish = { game: 'glory-to-rome', seats: ['me', 'open', 'open'] }
    const { body } = await ask<{ table: TableCard }>(p, people[0], '/api/tables', wish)
    const { id } = body.table
    const [a] = await watchAll(p, id, [people[0]])
    const [c] = await watchAll(q, id, [people[2]])
    await ask(q, people[1], `/api/tables/${id}/join`, {})
    await a.until(client => client.card(id)?.seats[1].person?.id === people[1].id)
    await ask(q, people[2], `/api/tables/${id}/join`, {})
    await a.until(client => client.sight(id))
    expect((await c.until(client => client.sight(id))).view).toMatchObject({ seat: 2 })
  })
})

describe('what moves without a person', () => {
  test('a bot answers once, whoever watches where', async () => {
    const id = await begin(p, wondersDuel, { seats: [people[0], 'sensible'] })
    const [a] = await watchAll(p, id, [people[0]])
    await watchAll(q, id, [people[2]])
    for (;;) {
      const sight = await a.until(client => {
        const now = client.sight(id)
        return now && (now.legal.length > 0 || now.result) ? now : undefined
      })
      if (sight.result) break
      // In turn through one and the other.
      const to = sight.version % 2 === 0 ? p : q
      const sent = { action: sight.legal[0], expect: sight.version, key: newKey() }
      const { status } = await ask(to, people[0], `/api/tables/${id}/moves`, sent)
      if (status === 200) await a.until(client => (client.sight(id)?.version ?? 0) > sight.version)
    }
    await eventually(async () => (await rowOf(id)).status === 'over')
    const record = readRecord((await ask(q, people[0], `/api/tables/${id}/record`)).text)
    if (isProblem(record)) throw new Error(record.problem)
    expect(verify(wondersDuel, record)).toEqual([])
    expect(await entriesOf(id)).toHaveLength(record.moves.length)
  })

  test('a record is there as soon as the game is over, also where the notice of its end has not come', async () => {
    const id = await begin(p, wondersDuel, { seats: people.slice(0, 2) })
    await watchAll(q, id, [people[1]])
    expect((await ask(q, people[1], `/api/tables/${id}/record`)).status).toBe(409)
    // No notice at all.
    await p.database.db.updateTable('game_table').set({ status: 'over' }).where('id', '=', id).execute()
    const { status, text } = await ask(q, people[1], `/api/tables/${id}/record`)
    expect([status, isProblem(readRecord(text))]).toEqual([200, false])
  })

  test('a clock runs out once', async () => {
    const clock = { kind: 'live', baseMs: 60_000, incrementMs: 0 } as const
    const started = Date.now() + ahead
    const id = await begin(p, wondersDuel, { seats: people.slice(0, 2), clock, started })
    const clients = await apart(id)
    ahead += 60_001
    for (const client of clients) await client.until(() => client.card(id)?.seats.some(({ standIn }) => standIn))
    await eventually(async () => (await rowOf(id)).moves > 0)
    await settled(id, clients.slice(0, 1))
    const changes = (await entriesOf(id)).filter(({ kind, seat }) => kind === 'seat' && seat === 0)
    expect(changes.length).toBeLessThanOrEqual(1)
    expect((await entriesOf(id))[0]).toMatchObject({ kind: 'seat', data: { why: 'time' } })
  })
})

describe('a process that goes', () => {
  test('in good order: its player goes on through the other', async () => {
    const id = await begin(p, gloryToRome, { seats: people.slice(0, 2) })
    const third = await start()
    const clients = [...(await watchAll(third, id, [people[0]])), ...(await watchAll(q, id, [people[1]]))]
    await playOn(id, clients, 9)
    await third.close()
    expect(await clients[0].closed).toBe(1001)
    const again = [...(await watchAll(q, id, [people[0]])), clients[1]]
    expect(again[0].sight(id)?.version).toBe(9)
    await playOn(id, again, 5)
    expect(await rowOf(id)).toMatchObject({ log: 14 })
  })

  test('killed: what it acknowledged is there, its player goes on, and it is not thought to be here', async () => {
    const doomed = await startDoomed({ url, ...carrier.config })
    const id = await begin(p, gloryToRome, { seats: [people[0], people[1], 'sensible'] })
    const [a] = await watchAll(doomed, id, [people[0]])
    const [b] = await watchAll(q, id, [people[1]])
    const online = () => b.news.findLast(news => news.news === 'presence' && news.table === id)
    await b.until(() => {
      const news = online()
      return news?.news === 'presence' && news.online.join() === '0,1'
    })
    let acknowledged = 0
    for (let i = 0; i < 6; i++) {
      const client = await Promise.race([a, b].map(one => one.until(() => isAsked(one, id) && one)))
      const { legal = [], version = 0 } = client.sight(id) ?? {}
      const said = await client.ask('act', { table: id, action: legal[0], expect: version, key: newKey() })
      acknowledged = said.version
      for (const one of [a, b]) await one.until(() => (one.sight(id)?.version ?? 0) >= acknowledged)
    }
    await doomed.kill()
    await a.closed
    const [again] = await watchAll(p, id, [people[0]])
    expect(again.sight(id)?.version).toBeGreaterThanOrEqual(acknowledged)
    await again.close()
    for (let i = 0; i < 4; i++) {
      // The bot is driven by those who are left.
      await eventually(async () => (await rowOf(id)).waiting !== 4)
      const { waiting, log } = await rowOf(id)
      const who = people[waiting === 1 ? 0 : 1]
      const sight = (await ask<{ legal: string[]; version: number }>(p, who, `/api/tables/${id}/sight`)).body
      if (sight.version !== log) continue
      await ask(p, who, `/api/tables/${id}/moves`, { action: sight.legal[0], expect: log, key: newKey() })
    }
    expect((await rowOf(id)).log).toBeGreaterThan(acknowledged)
    ahead += 21_000
    await b.until(() => {
      const news = online()
      return news?.news === 'presence' && news.online.join() === '1'
    })
  })
})
