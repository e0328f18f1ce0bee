// What is done at a table that has begun: moves, undo, what all must agree to, giving up, standing orders.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { type Action, type Game, isProblem, readRecord, type State, type View, verify } from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import type { Offer, Sight, TableCard, Trouble } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { MOST_TAKEBACKS, UNDOS } from './play.ts'
import {
  type Begun,
  begin,
  codeOf,
  entriesOf,
  eventually,
  type Guest,
  guests,
  members,
  moveOnce,
  newKey,
  playOn,
  type SocketClient,
  startTables,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

let server: TestTables
let people: readonly Guest[]
let ahead = 0
beforeAll(async () => {
  const games = [new URL('../engine/toys/omens.ts', import.meta.url).href]
  server = await startTables({}, { games, now: () => Date.now() + ahead })
  people = await members(server, 4)
})

const post = <T = TableCard>(who: Guest, id: string, verb: string, body?: object) =>
  who.post<T>(`/api/tables/${id}/${verb}`, body)
const codes = async (asked: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await asked
  return status === 200 ? 'done' : (body as Trouble).code
}

async function at<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  seats: number,
  more: Partial<Begun> = {},
) {
  const seated = people.slice(0, seats)
  const id = await begin(server, game, { seats: seated, ...more })
  const clients = await watchAll(server, id, seated)
  return { id, seated, clients, a: clients[0], b: clients[1] }
}
const act = (
  client: SocketClient,
  id: string,
  action: string,
  expect = client.sight(id)?.version ?? 0,
  key = newKey(),
) => client.ask('act', { table: id, action, expect, key })
const both = async (id: string, clients: readonly SocketClient[], version: number) => {
  for (const client of clients) await client.until(() => client.sight(id)?.version === version)
}

async function mustVerify<S extends State, V extends View, A extends Action>(game: Game<S, V, A>, id: string) {
  const { text, status } = await people[3].get(`/api/tables/${id}/record`)
  expect(status).toBe(200)
  const record = readRecord(text)
  if (isProblem(record)) throw new Error(record.problem)
  expect(verify(game, record)).toEqual([])
  return record
}

describe('a move', () => {
  test('is told to everybody with its number, over the socket and over HTTP', async () => {
    const { id, seated, clients, a, b } = await at(omens, 2)
    expect(await act(a, id, 'bid 1')).toEqual({ version: 1 })
    await both(id, clients, 1)
    const { body } = await post<{ version: number }>(seated[1], id, 'moves', {
      ...{ action: 'bid 0', expect: 1, key: newKey() },
    })
    expect(body).toEqual({ version: 2 })
    await both(id, clients, 2)
    expect(a.sight(id)?.events.at(-1)).toMatchObject([
      { at: 'bid', seat: 1 },
      { at: 'opened', bids: [1, 0] },
      { at: 'leads', seat: 0 },
    ])
    expect((await seated[1].get<{ version: number; moves: number }>(`/api/tables/${id}/sight`)).body).toEqual(
      b.sight(id),
    )
  })

  test('that the rules forbid is refused with the rule and its words, and nothing happens', async () => {
    const { id, seated, a } = await at(omens, 2)
    // biome-ignore format: a table
    const cases: readonly (readonly [string, string, string, string])[] = [
      ['mark north-west', 'not-now', '3', 'refusal.not-now'],
      ['seal', 'not-now', '4', 'refusal.not-now'],
      ['jump', 'unknown-action', '', 'table.unknown-action'],
    ]
    for (const [action, code, rule, key] of cases) {
      const sent = { action, expect: 0, key: newKey() }
      const { status, body } = await post<Trouble>(seated[0], id, 'moves', sent)
      expect([status, body.code, body.rule ?? '', body.words?.key]).toEqual([409, code, rule, key])
      expect(await codeOf(a.ask('act', { table: id, ...sent }))).toBe(code)
      const why = await a.ask('why', { table: id, action })
      expect(why.trouble?.code).toBe(code)
    }
    expect(await a.ask('why', { table: id, action: 'bid 1' })).toEqual({})
    expect(await entriesOf(server.database, id)).toEqual([])
    expect(a.sight(id)?.version).toBe(0)
  })

  test('of whoever is not asked is refused', async () => {
    const { id, clients } = await at(wondersDuel, 2)
    const asked = clients[0].sight(id)?.waiting[0] ?? 0
    const action = clients[asked].sight(id)?.legal[0] ?? ''
    expect(await codeOf(act(clients[1 - asked], id, action))).toBe('not-your-turn')
  })

  test('formed against another position is stale', async () => {
    const { id, clients, a, b } = await at(omens, 2)
    await act(a, id, 'bid 1')
    await act(b, id, 'bid 0', 0) // Asked the same since the beginning: whoever bids first does not matter.
    await both(id, clients, 2)
    expect(await codeOf(act(a, id, 'mark north-west', 1))).toBe('stale')
    expect(await codeOf(act(a, id, 'mark north-west', 3))).toBe('stale')
    expect(await entriesOf(server.database, id)).toHaveLength(2)
    expect(await act(a, id, 'mark north-west', 2)).toEqual({ version: 3 })
  })

  test('that arrives twice is done once and answered twice; a key is the sender’s own', async () => {
    const { id, a, b } = await at(omens, 2)
    const key = newKey()
    const twice = await Promise.all([act(a, id, 'bid 1', 0, key), act(a, id, 'bid 1', 0, key)])
    expect(twice).toEqual([{ version: 1 }, { version: 1 }])
    // The same key of another seat is another command.
    expect(await act(b, id, 'bid 0', 1, key)).toEqual({ version: 2 })
    expect(await act(a, id, 'bid 1', 0, key)).toEqual({ version: 1 })
    expect(await entriesOf(server.database, id)).toHaveLength(2)
  })

  test('the last one too, when the game is over', async () => {
    const { id, seated, clients } = await at(omens, 2)
    let last = { who: 0, sent: { action: '', expect: 0, key: '' } }
    while (!clients[0].sight(id)?.result) {
      const who = clients.findIndex(client => (client.sight(id)?.legal.length ?? 0) > 0)
      const { legal = [], version = 0 } = clients[who].sight(id) ?? {}
      last = { who, sent: { action: legal[0], expect: version, key: newKey() } }
      await clients[who].ask('act', { table: id, ...last.sent })
      await both(id, clients, version + 1)
    }
    const card = await clients[0].until(client => client.card(id)?.status === 'over' && client.card(id))
    const again = await post<{ version: number }>(seated[last.who], id, 'moves', last.sent)
    expect([again.status, again.body]).toEqual([200, { version: last.sent.expect + 1 }])
    expect(card.outcome?.winners.length).toBeGreaterThan(0)
    const other = await post<Trouble>(seated[last.who], id, 'moves', { ...last.sent, key: newKey() })
    expect(other.body.code).toBe('over')
  })

  test('is not for spectators, nor for nobody', async () => {
    const { id } = await at(omens, 2)
    const [cleo, nobody] = await watchAll(server, id, [people[2], undefined])
    expect(cleo.sight(id)).toMatchObject({ legal: [], canUndo: false })
    const key = newKey()
    for (const [client, code] of [
      [cleo, 'not-seated'],
      [nobody, 'sign-in'],
    ] as const) {
      expect(await codeOf(client.ask('act', { table: id, action: 'bid 1', expect: 0, key }))).toBe(code)
      expect(await codeOf(client.ask('undo', { table: id, expect: 0, key }))).toBe(code)
      expect(await codeOf(client.ask('why', { table: id, action: 'bid 1' }))).toBe(code)
    }
    for (const [verb, body] of [
      ['resign'],
      ['end'],
      ['takeback', { moves: 0 }],
      ['return'],
      ['offers', { kind: 'end', accept: true }],
      ['replace', { seat: 0 }],
    ] as const)
      expect([verb, await codes(post(people[2], id, verb, body))]).toEqual([verb, 'not-seated'])
    expect(await codes(people[2].send('PUT', `/api/tables/${id}/orders`, { orders: [] }))).toBe('not-seated')
  })
})

describe('undo', () => {
  test('takes back what nobody has answered yet, once for one key', async () => {
    const { id, clients, a } = await at(omens, 3)
    await act(a, id, 'bid 2')
    await both(id, clients, 1)
    expect(a.sight(id)).toMatchObject({ canUndo: true, legal: [] })
    const sent = { table: id, expect: 1, key: newKey() }
    expect(await Promise.all([a.ask('undo', sent), a.ask('undo', sent)])).toEqual([{ version: 2 }, { version: 2 }])
    await both(id, clients, 2)
    expect(a.sight(id)).toMatchObject({ canUndo: false, moves: 0 })
    expect(a.sight(id)?.legal).toContain('bid 2')
    expect(await entriesOf(server.database, id)).toMatchObject([
      { kind: 'move', seat: 0 },
      { kind: 'undo', seat: 0, at_move: 0 },
    ])
  })

  test('leaves the moves of others alone', async () => {
    const { id, clients, a, b } = await at(omens, 3)
    await act(a, id, 'bid 2')
    await both(id, clients, 1)
    await act(b, id, 'bid 1')
    await both(id, clients, 2)
    await a.ask('undo', { table: id, expect: 2, key: newKey() })
    await both(id, clients, 3)
    expect(a.sight(id)?.waiting).toEqual([0, 2])
  })

  test('is refused after something was opened, and against another position', async () => {
    const { id, clients, a, b } = await at(omens, 2)
    expect(await codeOf(a.ask('undo', { table: id, expect: 0, key: newKey() }))).toBe('undo-nothing')
    await act(a, id, 'bid 1')
    await both(id, clients, 1)
    expect(await codeOf(a.ask('undo', { table: id, expect: 0, key: newKey() }))).toBe('stale')
    await act(b, id, 'bid 0')
    await both(id, clients, 2)
    expect(a.sight(id)?.canUndo).toBe(false)
    const { status, body } = await post<Trouble>(people[0], id, 'undo', { expect: 2, key: newKey() })
    expect([status, body.code, body.words?.key]).toEqual([409, 'undo-too-late', 'table.undo-too-late'])
    expect(await entriesOf(server.database, id)).toHaveLength(2)
  })
})

describe('a log does not grow while the game stands still', () => {
  test('a seat undoes so often, and more when the game has gone on', async () => {
    const { id, clients, a, b } = await at(omens, 2)
    let version = 0
    const again = async (): Promise<string | undefined> => {
      version = (await act(a, id, 'bid 2', version)).version
      const code = await codeOf(a.ask('undo', { table: id, expect: version, key: newKey() }))
      if (code === undefined) version++
      return code
    }
    for (let i = 0; i < UNDOS.atFirst + UNDOS.perMove; i++) expect(await again()).toBeUndefined()
    expect(await again()).toBe('too-many-undos')
    expect(await entriesOf(server.database, id)).toHaveLength(version)
    // The other one has undone nothing yet, and the game goes on.
    await act(b, id, 'bid 1', version)
    await both(id, clients, version + 1)
    expect(a.sight(id)?.events.at(-1)).toMatchObject([{ at: 'bid', seat: 1 }, { at: 'opened' }, { at: 'leads' }])
  })

  test('a table goes back so often', async () => {
    const { id, seated, clients, a } = await at(wondersDuel, 2)
    for (let i = 1; i <= MOST_TAKEBACKS; i++) {
      await playOn(id, clients, 1)
      for (const one of seated) expect(await codes(post(one, id, 'takeback', { moves: 0 }))).toBe('done')
      await both(id, clients, 2 * i)
    }
    await playOn(id, clients, 1)
    expect(await codes(post(seated[0], id, 'takeback', { moves: 0 }))).toBe('too-many-takebacks')
    expect(a.card(id)?.offers).toEqual([])
  })
})

describe('taking back further', () => {
  const offers = (client: SocketClient, id: string): readonly Offer[] => client.card(id)?.offers ?? []
  const played = async () => {
    const table = await at(wondersDuel, 2)
    await playOn(table.id, table.clients, 5)
    return table
  }

  test('is done when all agree, and the log keeps what was', async () => {
    const { id, seated, clients, a, b } = await played()
    const before = await a.ask('at', { table: id, move: 2 })
    await post(seated[0], id, 'takeback', { moves: 2 })
    await b.until(client => offers(client, id)[0]?.moves === 2)
    expect(offers(b, id)).toEqual([{ kind: 'takeback', by: 0, moves: 2, agreed: [0] }])
    expect(await codes(post(seated[1], id, 'offers', { kind: 'takeback', accept: true }))).toBe('done')
    await both(id, clients, 6)
    expect(a.sight(id)).toMatchObject({ moves: 2, view: before.view })
    expect(a.sight(id)?.events).toHaveLength(3)
    expect((await entriesOf(server.database, id)).at(-1)).toMatchObject({ kind: 'takeback', at_move: 2 })
    await a.until(client => offers(client, id).length === 0)
    // And the game goes on to an end that can be checked.
    await playOn(id, clients)
    await a.until(client => client.card(id)?.status === 'over')
    await mustVerify(wondersDuel, id)
  })

  test('asking for the same is agreeing', async () => {
    const { id, seated, clients } = await played()
    await post(seated[1], id, 'takeback', { moves: 0 })
    await post(seated[0], id, 'takeback', { moves: 0 })
    await both(id, clients, 6)
    expect(clients[0].sight(id)?.moves).toBe(0)
  })

  test('is off when somebody declines', async () => {
    const { id, seated, a } = await played()
    await post(seated[0], id, 'takeback', { moves: 2 })
    await post(seated[1], id, 'offers', { kind: 'takeback', accept: false })
    await a.until(client => offers(client, id).length === 0)
    expect(await codes(post(seated[1], id, 'offers', { kind: 'takeback', accept: true }))).toBe('no-offer')
    expect(a.sight(id)?.moves).toBe(5)
  })

  test('lapses with the next move', async () => {
    const { id, seated, clients } = await played()
    await post(seated[0], id, 'takeback', { moves: 2 })
    await moveOnce(id, clients)
    expect(await codes(post(seated[1], id, 'offers', { kind: 'takeback', accept: true }))).toBe('no-offer')
    expect((await people[3].get<TableCard>(`/api/tables/${id}`)).body.offers).toEqual([])
  })

  test('needs moves to take back', async () => {
    const { id, seated } = await played()
    expect(await codes(post(seated[0], id, 'takeback', { moves: 5 }))).toBe('nothing-to-take-back')
    expect(await codes(post(seated[0], id, 'takeback', { moves: -1 }))).toBe('bad-request')
  })
})

describe('giving up', () => {
  test('between two the other one wins, and the record says so', async () => {
    const { id, seated, clients, a } = await at(wondersDuel, 2, { rated: true })
    await playOn(id, clients, 3)
    expect(await codes(post(seated[1], id, 'resign'))).toBe('done')
    const card = await a.until(client => client.card(id)?.status === 'over' && client.card(id))
    expect(card).toMatchObject({ outcome: { reason: 'resigned', winners: [0] }, waiting: [] })
    expect(await mustVerify(wondersDuel, id)).toMatchObject({ result: { reason: 'resigned', winners: [0] } })
    expect(await codes(post(seated[0], id, 'resign'))).toBe('over')
    const rated = await server.database.db.selectFrom('rating_change').selectAll().where('table_id', '=', id).execute()
    expect(rated.map(({ user_id, place }) => [user_id, place]).sort()).toEqual(
      [
        [seated[0].id, 1],
        [seated[1].id, 2],
      ].sort(),
    )
  })

  test('among three a bot plays on, for good; of the last two one wins', async () => {
    const { id, seated, a } = await at(gloryToRome, 3)
    expect((await post(seated[1], id, 'resign')).body.seats[1]).toMatchObject({ standIn: true, resigned: true })
    expect(await codes(post(seated[1], id, 'resign'))).toBe('resigned')
    expect(await codes(post(seated[1], id, 'return'))).toBe('resigned')
    const sent = { action: 'x', expect: a.sight(id)?.version ?? 0, key: newKey() }
    expect(await codes(post(seated[1], id, 'moves', sent))).toBe('resigned')
    await post(seated[2], id, 'resign')
    const card = await a.until(client => client.card(id)?.status === 'over' && client.card(id))
    expect(card.outcome).toEqual({ reason: 'resigned', winners: [0] })
    await mustVerify(gloryToRome, id)
  })

  test('also where a bot plays already', async () => {
    const { id, seated, clients } = await at(gloryToRome, 3)
    const [asked] = clients[0].sight(id)?.waiting ?? []
    const other = (asked + 1) % 3
    await clients[asked].close()
    expect(await codes(post(seated[other], id, 'replace', { seat: asked }))).toBe('present')
    ahead += 121_000
    const replaced = await eventually(async () => {
      const { status, body } = await post(seated[other], id, 'replace', { seat: asked })
      return status === 200 && body
    })
    expect(replaced.seats[asked]).toMatchObject({ standIn: true })
    const { body } = await post(seated[asked], id, 'resign')
    expect(body.seats[asked]).toMatchObject({ standIn: true, resigned: true })
    expect(await codes(post(seated[asked], id, 'return'))).toBe('resigned')
  })

  test('a rated game that not everybody has moved in is broken off: nobody wins, nobody is rated', async () => {
    const { id, seated, clients, a } = await at(wondersDuel, 2, { rated: true })
    const asked = a.sight(id)?.waiting[0] ?? 0
    await playOn(id, clients, 1)
    expect(a.card(id)?.abortable).toBe(true)
    expect(await codes(post(seated[asked], id, 'resign'))).toBe('done')
    const card = await a.until(client => client.card(id)?.status === 'over' && client.card(id))
    expect(card.outcome).toEqual({ reason: 'abandoned', winners: [] })
    await mustVerify(wondersDuel, id)
    expect(await ratedOf(id)).toEqual([])
  })

  test('with the account: whoever stays wins and is rated, though the other is gone', async () => {
    const [ada, ben] = await members(server, 2)
    const id = await begin(server, wondersDuel, { seats: [ada, ben], rated: true })
    const clients = await watchAll(server, id, [ada, ben])
    await playOn(id, clients, 8)
    await server.accounts.remove(ben.id)
    const card = await clients[0].until(client => client.card(id)?.status === 'over' && client.card(id))
    expect(card.outcome).toEqual({ reason: 'resigned', winners: [0] })
    expect(await ratedOf(id)).toMatchObject([{ user_id: ada.id, place: 1 }])
    const rating = await server.database.db.selectFrom('rating').selectAll().where('user_id', '=', ada.id).execute()
    expect(rating).toMatchObject([{ games: 1, wins: 1 }])
  })

  test('with the account, among three: a bot plays on, and those who stay are rated at the end', async () => {
    const three = await members(server, 3)
    const id = await begin(server, omens, { seats: three, rated: true })
    const clients = await watchAll(server, id, three)
    for (const client of clients) {
      const { version } = await act(client, id, 'bid 1')
      await both(id, clients, version)
    }
    await server.accounts.remove(three[2].id)
    await clients[0].until(client => client.card(id)?.seats[2].resigned)
    await post(three[1], id, 'resign')
    await clients[0].until(client => client.card(id)?.status === 'over')
    const changes = new Map((await ratedOf(id)).map(({ user_id, place }) => [user_id, place]))
    expect(changes).toEqual(
      new Map([
        [three[0].id, 1],
        [three[1].id, 2],
      ]),
    )
  })
})

const ratedOf = (id: string) =>
  server.database.db.selectFrom('rating_change').selectAll().where('table_id', '=', id).orderBy('place').execute()

describe('a bot for somebody who is away', () => {
  const away = async (more: Partial<Begun> = {}) => {
    const table = await at(wondersDuel, 2, more)
    await playOn(table.id, table.clients, 6)
    const [asked] = table.a.sight(table.id)?.waiting ?? []
    for (const client of table.clients) await client.close()
    return { id: table.id, asked, absent: table.seated[asked], other: table.seated[1 - asked] }
  }
  const call = (who: Guest, id: string, seat: number) => codes(post(who, id, 'replace', { seat }))

  test('nobody is replaced who is here', async () => {
    const { id, seated } = await at(gloryToRome, 3)
    expect(await codes(post(seated[0], id, 'replace', { seat: 1 }))).toBe('present')
  })

  test('nobody is replaced who is not asked, however long they are gone', async () => {
    const { id, asked, absent } = await away()
    ahead += 3_600_000
    expect(await call(absent, id, 1 - asked)).toBe('present')
  })

  test('whoever looks or plays over HTTP is here, at whichever address of the table', async () => {
    const { id, asked, absent, other } = await away()
    for (const path of ['sight', 'chat', 'notes']) {
      ahead += 100_000
      expect((await absent.get(`/api/tables/${id}/${path}`)).status).toBe(200)
      expect(await call(other, id, asked)).toBe('present')
    }
    ahead += 121_000
    expect(await call(other, id, asked)).toBe('done')
  })

  test('where a clock runs in a rated game, the clock decides', async () => {
    const clock = { kind: 'live', baseMs: 3_600_000, incrementMs: 0 } as const
    const { id, asked, other } = await away({ clock, rated: true, started: Date.now() + ahead })
    ahead += 121_000
    expect(await call(other, id, asked)).toBe('present')
  })

  test('who has not moved yet: the game counts no more, and is not broken off by one who gives up', async () => {
    const { id, seated, clients, a } = await at(wondersDuel, 2, { rated: true })
    const [asked] = a.sight(id)?.waiting ?? []
    for (const client of clients) await client.close()
    ahead += 121_000
    expect(await call(seated[1 - asked], id, asked)).toBe('done')
    const card = async () => (await seated[0].get<TableCard>(`/api/tables/${id}`)).body
    expect(await card()).toMatchObject({ status: 'playing', rated: false })
    expect((await card()).abortable).toBeUndefined()
    await eventually(async () => (await card()).moves > 0, 'the bot')
    expect(await codes(post(seated[asked], id, 'return'))).toBe('done')
    await post(seated[1 - asked], id, 'resign')
    expect((await card()).outcome).toEqual({ reason: 'resigned', winners: [asked] })
    expect(await ratedOf(id)).toEqual([])
  })

  test('the table is told which moves it made, move by move, and whoever comes later too', async () => {
    const { id, asked, other } = await away()
    const [early] = await watchAll(server, id, [undefined])
    expect(early.sight(id)?.standIns).toBeUndefined()
    ahead += 121_000
    expect(await call(other, id, asked)).toBe('done')
    const next = await early.until(client => {
      const sight = client.sight(id)
      return sight?.standIns && sight.waiting[0] !== asked && sight
    })
    const made = (await entriesOf(server.database, id)).filter(({ kind }) => kind === 'move')
    const expected = made.flatMap(({ by, seat }, i) => (by === 'bot' ? [{ move: i + 1, seat }] : []))
    expect(next.standIns).toEqual(expected)
    expect(expected.every(({ seat }) => seat === asked)).toBe(true)
    const [later] = await watchAll(server, id, [undefined])
    expect(later.sight(id)?.standIns).toEqual(expected)
    expect((await other.get<Sight>(`/api/tables/${id}/sight`)).body.standIns).toEqual(expected)
    // One's own move is nobody else's.
    const [mine] = await watchAll(server, id, [other])
    await moveOnce(id, [mine, early])
    expect(early.sight(id)?.standIns).toEqual(expected)
  })

  test('the record says which moves it made, in both ways to get it; one without such moves is as ever', async () => {
    const { id, asked, absent, other } = await away()
    ahead += 121_000
    expect(await call(other, id, asked)).toBe('done')
    const made = await eventually(async () => {
      const rows = (await entriesOf(server.database, id)).filter(({ kind }) => kind === 'move')
      return rows.some(({ by }) => by === 'bot') && rows.at(-1)?.by === 'bot' && rows
    }, 'the bot')
    await post(absent, id, 'resign')
    const record = await mustVerify(wondersDuel, id)
    expect(record.standIns).toEqual(made.flatMap(({ by }, i) => (by === 'bot' ? [i + 1] : [])))
    expect(record.moves[(record.standIns?.[0] ?? 0) - 1].seat).toBe(asked)
    const all = await fetch(new URL('/api/me/records', server.url), { headers: { cookie: other.cookie } })
    const lines = (await all.text()).trim().split('\n')
    const mine = lines.map(line => JSON.parse(line)).find(({ table }) => table === id)
    expect(mine.record).toContain(`\nstandins: ${record.standIns?.join(' ')}\n`)
    expect(mine.record).toBe((await other.get(`/api/tables/${id}/record`)).text)
    // As the game names them, not as the database keeps them.
    expect(Object.keys(record.options)).toEqual(Object.keys(wondersDuel.options))

    const plain = await at(wondersDuel, 2)
    await playOn(plain.id, plain.clients, 4)
    await post(plain.seated[0], plain.id, 'resign')
    const { text } = await plain.seated[0].get(`/api/tables/${plain.id}/record`)
    expect(text).toMatch(/^tabularium: 1\n/)
    expect(text).not.toContain('standins')
  })

  test.each([true, false])(
    'whoever may come back keeps a say in what is taken back or ended (rated: %s)',
    async rated => {
      const { id, asked, absent, other } = await away({ rated })
      ahead += 121_000
      expect(await call(other, id, asked)).toBe('done')
      // A move of the bot's would close what was offered before it.
      const isDone = async () => (await other.get<Sight>(`/api/tables/${id}/sight`)).body.waiting[0] !== asked
      await eventually(isDone, 'the bot')
      expect(await codes(post(other, id, 'takeback', { moves: 0 }))).toBe('done')
      expect(await codes(post(other, id, 'end'))).toBe('done')
      const card = (await other.get<TableCard>(`/api/tables/${id}`)).body
      expect(card).toMatchObject({ status: 'playing', rated })
      expect(card.moves).toBeGreaterThanOrEqual(6)
      expect(await codes(post(absent, id, 'offers', { kind: 'end', accept: true }))).toBe('done')
      expect((await other.get<TableCard>(`/api/tables/${id}`)).body.outcome).toEqual({ reason: 'agreed', winners: [] })
    },
  )

  test('in a rated game whoever has resigned keeps that say too, and nobody can ask whoever is gone for good', async () => {
    const three = await members(server, 3)
    const id = await begin(server, omens, { seats: three, rated: true })
    const clients = await watchAll(server, id, three)
    for (const client of clients) {
      const { version } = await act(client, id, 'bid 1')
      await both(id, clients, version)
    }
    await post(three[2], id, 'resign')
    await post(three[0], id, 'end')
    await post(three[1], id, 'offers', { kind: 'end', accept: true })
    expect((await three[0].get<TableCard>(`/api/tables/${id}`)).body.status).toBe('playing')
    await server.accounts.remove(three[2].id)
    await eventually(async () => (await codes(post(three[0], id, 'end'))) === 'somebody-gone')
  })
})

describe('an offer', () => {
  test('to end: nobody wins, nobody is rated, the record can be checked', async () => {
    const { id, seated, clients, b } = await at(wondersDuel, 2, { rated: true })
    await playOn(id, clients, 3)
    await post(seated[0], id, 'end')
    await b.until(client => client.card(id)?.offers[0]?.kind === 'end')
    await post(seated[1], id, 'offers', { kind: 'end', accept: true })
    const card = await b.until(client => client.card(id)?.status === 'over' && client.card(id))
    expect(card.outcome).toEqual({ reason: 'agreed', winners: [] })
    await mustVerify(wondersDuel, id)
    const rated = await server.database.db.selectFrom('rating_change').selectAll().where('table_id', '=', id).execute()
    expect(rated).toEqual([])
    expect((await entriesOf(server.database, id)).at(-1)).toMatchObject({ kind: 'end', by: 'server' })
  })

  test('to play again moves the seats on by one and begins', async () => {
    const { id, seated, a } = await at(wondersDuel, 2)
    expect(await codes(post(seated[0], id, 'rematch'))).toBe('not-over')
    await post(seated[1], id, 'resign')
    await post(seated[0], id, 'rematch')
    expect(await codes(post(people[2], id, 'offers', { kind: 'rematch', accept: true }))).toBe('not-seated')
    await post(seated[1], id, 'offers', { kind: 'rematch', accept: true })
    const next = await a.until(client => client.card(id)?.rematch)
    const card = (await seated[0].get<TableCard>(`/api/tables/${next}`)).body
    expect(card).toMatchObject({ status: 'playing', game: 'wonders-duel', mine: 1 })
    expect(card.seats.map(({ person }) => person?.id)).toEqual([seated[1].id, seated[0].id])
    expect(await codes(post(seated[0], id, 'rematch'))).toBe('no-offer')
  })

  test('to play again calls whoever has gone, once, however often it is made and withdrawn', async () => {
    const [dora, eve] = await guests(server, 2)
    const id = await begin(server, wondersDuel, { seats: [dora, eve], clock: { kind: 'days', days: 1 } })
    await post(dora, id, 'resign')
    const invited = vi.spyOn(server.tables.context.notices, 'invited')
    for (let round = 0; round < 5; round++) {
      expect(await codes(post(dora, id, 'rematch'))).toBe('done')
      expect(await codes(post(dora, id, 'offers', { kind: 'rematch', accept: false }))).toBe('done')
    }
    expect(invited.mock.calls.map(([{ person, table }]) => [person, table])).toEqual([[eve.id, id]])
    invited.mockRestore()
  })

  test.each(['the one who is called', 'the one who calls'])(
    'to play again is not told across a block by %s',
    async who => {
      const [dora, eve] = await guests(server, 2)
      const id = await begin(server, wondersDuel, { seats: [dora, eve], clock: { kind: 'days', days: 1 } })
      await post(dora, id, 'resign')
      const [blocks, other] = who === 'the one who calls' ? [dora, eve] : [eve, dora]
      await blocks.send('PUT', `/api/people/${other.id}/relation`, { kind: 'block' })
      const invited = vi.spyOn(server.tables.context.notices, 'invited')
      expect(await codes(post(dora, id, 'rematch'))).toBe('done')
      expect(invited).not.toHaveBeenCalled()
      invited.mockRestore()
    },
  )

  test('to play again is not for the banned', async () => {
    const [eve] = await guests(server, 1)
    const id = await begin(server, wondersDuel, { seats: [people[0], eve] })
    await post(people[0], id, 'resign')
    await post(people[0], id, 'rematch')
    await eve.get('/api/me')
    const banned = { banned_until: Date.now() + ahead + 60_000 }
    await server.database.db.updateTable('profile').set(banned).where('user_id', '=', eve.id).execute()
    server.accounts.forget(eve.id)
    expect(await codes(post(eve, id, 'offers', { kind: 'rematch', accept: true }))).toBe('banned')
    expect(await codes(post(eve, id, 'rematch'))).toBe('banned')
  })

  test('with bots alone around is done at once', async () => {
    const id = await begin(server, gloryToRome, { seats: [people[0], 'sensible'] })
    const [a] = await watchAll(server, id, [people[0]])
    await post(people[0], id, 'end')
    const card = await a.until(client => client.card(id)?.status === 'over' && client.card(id))
    expect(card.outcome?.reason).toBe('agreed')
    await post(people[0], id, 'rematch')
    const next = await a.until(client => client.card(id)?.rematch)
    const { seats } = (await people[0].get<TableCard>(`/api/tables/${next}`)).body
    expect(seats.map(({ person, bot }) => person?.id ?? bot)).toEqual(['quaestor', people[0].id])
  })
})

describe('standing orders', () => {
  /** Plays on until the second seat is asked to give. */
  async function untilAsked(id: string, clients: readonly SocketClient[]): Promise<void> {
    let pick = 1
    for (let moves = 0; moves < 400; moves++) {
      const { view } = clients[1].sight(id) ?? {}
      const { at: asked, by } = (view as { frames?: readonly { at: string; by: number }[] })?.frames?.at(-1) ?? {}
      if (by === 1 && asked === 'give') return
      pick = (pick * 48271) % 2147483647
      await moveOnce(id, clients, legal => legal.find(one => /legionary/.test(one)) ?? legal[pick % legal.length])
    }
    throw new Error('nobody was ever asked to give')
  }
  const set = (who: Guest, id: string, orders: readonly string[], from = server) =>
    fetch(new URL(`/api/tables/${id}/orders`, from.url), {
      method: 'PUT',
      headers: { cookie: who.cookie, origin: from.url.replace(/\/$/, ''), 'content-type': 'application/json' },
      body: JSON.stringify({ orders }),
    }).then(async answer => ({ status: answer.status, body: (await answer.json()) as TableCard & Partial<Trouble> }))

  test('are the game’s own, are logged, and answer by themselves', async () => {
    const { id, seated, clients, b } = await at(gloryToRome, 2)
    expect((await set(seated[1], id, ['win'])).body.code).toBe('no-orders')
    expect((await set(seated[1], id, ['give-nothing', 'give', 'give'])).body.orders).toEqual(['give', 'give-nothing'])
    expect(await entriesOf(server.database, id)).toMatchObject([
      { kind: 'orders', seat: 1, by: 'person', data: { orders: ['give', 'give-nothing'] } },
    ])
    // Nobody else is told what somebody has ordered.
    expect(clients[0].card(id)?.orders).toEqual([])
    await b.until(client => client.card(id)?.orders?.length === 2)
    await set(seated[1], id, [])
    await untilAsked(id, clients)
    const { log } = await server.tables.rooms.at(id, async room => room.row)
    await set(seated[1], id, ['give'])
    const given = await eventually(async () =>
      (await entriesOf(server.database, id)).find(({ number }) => number === log + 2),
    )
    expect(given).toMatchObject({ kind: 'move', seat: 1, by: 'order', action: expect.stringMatching(/^give/) })
  })

  test('that were taken back in time do not answer', async () => {
    const slow = await startTables({}, { database: server.database, botDelays: { botMs: 0, orderMs: 1_500 } })
    const id = await begin(slow, gloryToRome, { seats: people.slice(0, 2) })
    const clients = await watchAll(slow, id, people.slice(0, 2))
    await untilAsked(id, clients)
    await set(people[1], id, ['give'], slow)
    const room = slow.tables.rooms.open(id)
    expect(room?.answering).toEqual(new Set([1]))
    await set(people[1], id, [], slow)
    await eventually(() => room?.answering.size === 0)
    expect((await entriesOf(server.database, id)).filter(({ by }) => by === 'order')).toEqual([])
    await slow.close()
  })
})

test('a guest who becomes an account keeps the seat, and the old socket is let go', async () => {
  const [guest] = await guests(server, 1)
  const id = await begin(server, gloryToRome, { seats: [people[0], guest] })
  const [before] = await watchAll(server, id, [guest])
  const hand = (client: SocketClient) => (client.sight(id)?.view as { hand?: readonly string[] } | undefined)?.hand
  expect(hand(before)).not.toEqual([])
  const signed = await guest.post<{ user: { id: string } }>('/api/auth/sign-up/email', {
    ...{ email: 'livia@example.org', name: 'Livia', password: 'a long enough password' },
  })
  expect(signed.status).toBe(200)
  expect(await before.closed).toBeGreaterThan(1001)
  const [after] = await watchAll(server, id, [guest])
  expect(after.card(id)).toMatchObject({ mine: 1 })
  expect(after.card(id)?.seats[1].person?.id).toBe(signed.body.user.id)
  expect(hand(after)).toEqual(hand(before))
})
