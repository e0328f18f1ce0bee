// Tables before the game: who may see, join, leave and begin them, over HTTP.

import type { SeatCard, TableCard, TableWish, Trouble } from '@tabularium/protocol'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { hashOf } from '../ids.ts'
import { createTestClient } from '../server.testing.ts'
import {
  connect,
  eventually,
  type Guest,
  guests,
  members,
  startTables,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

let server: TestTables
let ada: Guest
let ben: Guest
let cleo: Guest
let ahead = 0
beforeAll(async () => {
  server = await startTables({}, { now: () => Date.now() + ahead })
  ;[ada, ben, cleo] = await guests(server, 3)
})

const DUEL: TableWish = { game: 'wonders-duel', seats: ['me', 'open'] }
const ROME: TableWish = { game: 'glory-to-rome', seats: ['me', 'open', 'open'] }
const PRIVATE: TableWish = { ...DUEL, visibility: 'private' }

interface Opened {
  readonly table: TableCard
  readonly invite?: string
}
const open = async (who: Guest, wish: object): Promise<{ id: string; invite: string; table: TableCard }> => {
  const { status, text, body } = await who.post<Opened>('/api/tables', wish)
  if (status !== 200) throw new Error(text)
  return { id: body.table.id, invite: body.invite ?? '', table: body.table }
}
const said = async (asked: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await asked
  return [status, (body as Partial<Trouble>)?.code ?? 'done'] as const
}
const at = (who: Guest, id: string, verb: string, body?: object) =>
  who.post<TableCard>(`/api/tables/${id}/${verb}`, body)
const people = (seats: readonly SeatCard[] = []) => seats.map(({ person, bot }) => person?.id ?? bot)
const cardOf = async (who: Guest, id: string) => (await who.get<TableCard>(`/api/tables/${id}`)).body

describe('opening', () => {
  test('an open table stands in the lobby until it begins', async () => {
    const [ada, ben] = await members(server, 2)
    const { id, table } = await open(ada, DUEL)
    expect(table).toMatchObject({ status: 'open', mine: 0, owner: ada.id, rated: true, waiting: [], moves: 0 })
    const listed = async (query: string) =>
      (await ben.get<TableCard[]>(`/api/lobby${query}`)).body.some(card => card.id === id)
    expect(await listed('')).toBe(true)
    expect(await listed('?game=wonders-duel&clock=none&rated=yes')).toBe(true)
    expect(await listed('?game=glory-to-rome')).toBe(false)
    expect(await listed('?clock=live')).toBe(false)
    expect(await listed('?rated=no')).toBe(false)
    expect(await listed('?status=playing')).toBe(false)
    expect((await at(ben, id, 'join')).body).toMatchObject({ status: 'playing', mine: 1 })
    expect(await listed('')).toBe(false)
    expect(await listed('?status=playing')).toBe(false)
    const watched = (await cleo.get<TableCard[]>('/api/lobby?status=playing')).body.map(card => card.id)
    expect(watched).toContain(id)
    const mine = (await ben.get<TableCard[]>('/api/tables/mine')).body.map(card => card.id)
    expect(mine).toContain(id)
  })

  // biome-ignore format: a table
  const refused: readonly (readonly [string, object, readonly [number, string]])[] = [
    ['no such game', { game: 'chess', seats: ['me', 'open'] }, [400, 'no-game']],
    ['too few seats', { game: 'wonders-duel', seats: ['me'] }, [400, 'bad-seats']],
    ['too many seats', { game: 'wonders-duel', seats: ['me', 'open', 'open'] }, [400, 'bad-seats']],
    ['two seats for one', { game: 'wonders-duel', seats: ['me', 'me'] }, [400, 'bad-seats']],
    ['no such option', { ...DUEL, options: { pantheon: 'yes' } }, [400, 'bad-options']],
    ['no such value', { ...ROME, options: { republic: 'perhaps' } }, [400, 'bad-options']],
    ['an option from the prototype', { ...DUEL, options: { constructor: 'x' } }, [400, 'bad-options']],
    ['no such level', { ...DUEL, seats: ['me', { bot: 'emperor' }] }, [400, 'no-level']],
    ['a key nobody knows', { ...DUEL, seed: '00' }, [400, 'bad-request']],
    ['a clock too short', { ...DUEL, clock: { kind: 'live', baseMs: 1, incrementMs: 0 } }, [400, 'bad-request']],
    ['seats without end', { game: 'glory-to-rome', seats: Array(9).fill('open') }, [400, 'bad-request']],
  ]
  test.each(refused)('is refused: %s', async (_what, wish, told) => {
    expect(await said(ada.post('/api/tables', wish))).toEqual(told)
  })

  test('needs somebody', async () => {
    const nobody = { ...DUEL }
    const answer = await fetch(new URL('/api/tables', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(nobody),
    })
    expect(answer.status).toBe(401)
  })

  test('rated games are between accounts: a guest opens none, and sits down at none', async () => {
    expect((await open(ada, DUEL)).table.rated).toBe(false)
    const [dora, eve] = await members(server, 2)
    const { id, invite } = await open(dora, DUEL)
    expect(await said(at(ada, id, 'join'))).toEqual([403, 'account-only'])
    expect(await said(ada.post(`/api/invites/${invite}`))).toEqual([403, 'account-only'])
    expect((await at(eve, id, 'join')).body).toMatchObject({ status: 'playing', rated: true })
    const free = await open(dora, { ...DUEL, rated: false })
    expect((await at(ada, free.id, 'join')).body).toMatchObject({ status: 'playing', rated: false })
  })

  test('with bots alone around, it begins at once and is not rated', async () => {
    const { table, invite } = await open(ada, { ...DUEL, seats: ['me', { bot: 'scribe' }] })
    expect(table).toMatchObject({ status: 'playing', rated: false })
    expect(table.seats[1].bot).toBe('scribe')
    expect(invite).toBe('')
  })

  test('a bot may have a character of its game', async () => {
    const { table } = await open(ada, { ...DUEL, seats: ['me', { bot: 'tribune+warrior' }] })
    expect(table.seats[1].bot).toBe('tribune+warrior')
  })

  test.each([
    ['tribune+pirate', 'no-level'],
    ['tribune+constructor', 'no-level'],
    // Glory to Rome has patrons, 7 Wonders Duel has none.
    ['tribune+patron', 'no-level'],
    ['centurion+warrior', 'no-level'],
    ['tribune+warrior+warrior', 'bad-request'],
    ['tribune+', 'bad-request'],
  ])('there is no bot %s', async (bot, code) => {
    expect(await said(ada.post('/api/tables', { ...DUEL, seats: ['me', { bot }] }))).toEqual([400, code])
  })

  test('nobody holds too many tables, seated or not', async () => {
    const [greedy] = await guests(server, 1)
    // All at once: what is counted before a table is added counts those that come meanwhile.
    const made = await Promise.all(Array.from({ length: 30 }, () => greedy.post('/api/tables', DUEL)))
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(await said(greedy.post('/api/tables', DUEL))).toEqual([429, 'too-many-tables'])
    const [watcher] = await guests(server, 1)
    const bots = { game: 'wonders-duel', seats: ['open', { bot: 'scribe' }] }
    for (let i = 0; i < 20; i++) await open(watcher, bots)
    const alone = { game: 'wonders-duel', seats: [{ bot: 'scribe' }, { bot: 'scribe' }] }
    expect(await said(watcher.post('/api/tables', alone))).toEqual([429, 'too-many-tables'])
  })
})

describe('a private table', () => {
  test('does not exist for strangers, whatever they ask', async () => {
    const { id } = await open(ada, PRIVATE)
    // biome-ignore format: a table
    const reads = ['', '/sight', '/why?action=x', '/record', '/notes', '/chat']
    for (const path of reads)
      expect([path, await said(ben.get(`/api/tables/${id}${path}`))]).toEqual([path, [404, 'no-table']])
    // biome-ignore format: a table
    const writes: readonly (readonly [string, object?])[] = [
      ['join', {}], ['leave'], ['drop'], ['start'], ['seats', { seat: 1, wish: 'open' }], ['invites'], ['resign'], ['end'], ['rematch'], ['return'],
      ['takeback', { moves: 0 }], ['offers', { kind: 'end', accept: true }], ['replace', { seat: 0 }], ['chat', { room: 'spectators', text: 'x' }],
      ['moves', { action: 'x', expect: 0, key: 'key-12345' }], ['undo', { expect: 0, key: 'key-12345' }],
    ]
    for (const [verb, body] of writes)
      expect([verb, await said(at(ben, id, verb, body))]).toEqual([verb, [404, 'no-table']])
    expect(await said(ben.send('PUT', `/api/tables/${id}/notes`, { text: 'x' }))).toEqual([404, 'no-table'])
    expect(await said(ben.send('PUT', `/api/tables/${id}/orders`, { orders: [] }))).toEqual([404, 'no-table'])
    const listed = (await ben.get<TableCard[]>('/api/lobby')).body.map(card => card.id)
    expect(listed).not.toContain(id)
    const socket = await connect(server, ben)
    await expect(socket.ask('watch', { table: id })).rejects.toMatchObject({ code: 'no-table' })
    await expect(socket.ask('at', { table: id, move: 0 })).rejects.toMatchObject({ code: 'no-table' })
    await expect(socket.ask('chat', { table: id, room: 'spectators', text: 'x' })).rejects.toMatchObject({
      code: 'no-table',
    })
    await socket.close()
  })

  test('is shown to whoever has a link, and seats them', async () => {
    const { id, invite } = await open(ada, PRIVATE)
    expect((await ben.get<TableCard>(`/api/invites/${invite}`)).body).toMatchObject({ id, status: 'open' })
    expect((await ben.post<TableCard>(`/api/invites/${invite}`)).body).toMatchObject({ id, status: 'playing', mine: 1 })
    expect((await cardOf(ben, id)).id).toBe(id)
    expect(await said(cleo.get(`/api/tables/${id}`))).toEqual([404, 'no-table'])
  })

  test('is gone for whoever was asked to leave, also where they watched it', async () => {
    const { id, invite } = await open(ada, { ...PRIVATE, game: 'glory-to-rome', seats: ['me', 'open', 'open'] })
    await ben.post(`/api/invites/${invite}`)
    const [b] = await watchAll(server, id, [ben])
    await at(ada, id, 'seats', { seat: 1, wish: 'open' })
    await b.until(client => client.news.some(news => news.news === 'gone' && news.table === id))
    const heard = b.received.length
    await at(ada, id, 'seats', { seat: 1, wish: { bot: 'scribe' } })
    await at(ada, id, 'chat', { room: 'players', text: 'we are alone' })
    await expect(b.ask('watch', { table: id })).rejects.toMatchObject({ code: 'no-table' })
    expect(b.received.slice(heard).filter(text => text.includes('"news"') && text.includes(id))).toEqual([])
    await b.close()
  })
})

describe('a link', () => {
  test('is 128 bits, kept as a hash, and works once', async () => {
    const { id, invite } = await open(ada, ROME)
    expect(Buffer.from(invite, 'base64url')).toHaveLength(16)
    const rows = await server.database.db.selectFrom('invite').selectAll().where('table_id', '=', id).execute()
    expect(rows).toMatchObject([{ hash: hashOf(invite), used_by: null }])
    expect(JSON.stringify(rows)).not.toContain(invite)
    expect(await said(ben.post(`/api/invites/${invite}`))).toEqual([200, 'done'])
    expect(await said(cleo.post(`/api/invites/${invite}`))).toEqual([404, 'no-invite'])
    expect(await said(cleo.get(`/api/invites/${invite}`))).toEqual([404, 'no-invite'])
    const second = (await at(ben, id, 'invites')).body as unknown as { token: string }
    expect(second.token).not.toBe(invite)
    expect(await said(cleo.post(`/api/invites/${second.token}`))).toEqual([200, 'done'])
    expect((await cardOf(ada, id)).status).toBe('playing')
  })

  test('is made by those at the table alone, before the start', async () => {
    const { id, invite } = await open(ada, DUEL)
    expect(await said(at(cleo, id, 'invites'))).toEqual([403, 'not-yours'])
    await ben.post(`/api/invites/${invite}`)
    expect(await said(at(ada, id, 'invites'))).toEqual([409, 'begun'])
  })

  test('stays good when the seat was not to be had', async () => {
    const whileFull = async () => {
      const { id, invite } = await open(ada, DUEL)
      const use = () => said(ben.post(`/api/invites/${invite}`))
      await ben.send('PUT', `/api/people/${ada.id}/relation`, { kind: 'block' })
      const blocked = await use()
      await ben.send('PUT', `/api/people/${ada.id}/relation`, { kind: 'none' })
      await at(ada, id, 'seats', { seat: 1, wish: { bot: 'scribe' } })
      const full = await use()
      await at(ada, id, 'seats', { seat: 1, wish: 'open' })
      return [blocked, full, await use()]
    }
    // A full table begins at the next heartbeat: where that comes in between, another table is tried.
    await expect.poll(whileFull, { timeout: 20_000 }).toEqual([
      [403, 'blocked'],
      [409, 'full'],
      [200, 'done'],
    ])
  })

  test('that somebody seated uses costs nothing', async () => {
    const { invite } = await open(ada, ROME)
    expect(await said(ada.post(`/api/invites/${invite}`))).toEqual([200, 'done'])
    expect(await said(ben.post(`/api/invites/${invite}`))).toEqual([200, 'done'])
  })
})

describe('joining', () => {
  test('takes the first free seat, or the one asked for', async () => {
    const { id } = await open(ada, ROME)
    expect(people((await at(ben, id, 'join', { seat: 2 })).body.seats)).toEqual([ada.id, undefined, ben.id])
    expect(await said(at(cleo, id, 'join', { seat: 2 }))).toEqual([409, 'taken'])
    expect(await said(at(cleo, id, 'join', { seat: 7 }))).toEqual([409, 'taken'])
    expect(await said(at(ben, id, 'join', { seat: 1 }))).toEqual([409, 'seated'])
    const card = (await at(cleo, id, 'join')).body
    expect(people(card.seats)).toEqual([ada.id, cleo.id, ben.id])
    expect(card).toMatchObject({ status: 'playing', mine: 1 })
    const [dora] = await guests(server, 1)
    expect(await said(at(dora, id, 'join'))).toEqual([409, 'begun'])
  })

  test('two who want the same seat at once: one has it, and the table has one of each', async () => {
    const { id } = await open(ada, ROME)
    const answers = await Promise.all([at(ben, id, 'join', { seat: 1 }), at(cleo, id, 'join', { seat: 1 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await Promise.all([at(ben, id, 'join', { seat: 1 }), at(ben, id, 'join', { seat: 2 })])
    const seated = people((await cardOf(ada, id)).seats).filter(person => person === ben.id)
    expect(seated.length).toBeLessThanOrEqual(1)
  })

  test('is refused to those who block each other, and to the banned', async () => {
    const [eve, finn] = await guests(server, 2)
    const { id } = await open(ada, ROME)
    await ada.send('PUT', `/api/people/${eve.id}/relation`, { kind: 'block' })
    expect(await said(at(eve, id, 'join'))).toEqual([403, 'blocked'])
    await ada.send('PUT', `/api/people/${eve.id}/relation`, { kind: 'mute' })
    expect(await said(at(eve, id, 'join'))).toEqual([200, 'done'])
    await finn.get('/api/me')
    await server.database.db
      .updateTable('profile')
      .set({ banned_until: Date.now() + 60_000 })
      .where('user_id', '=', finn.id)
      .execute()
    server.accounts.forget(finn.id)
    expect(await said(at(finn, id, 'join'))).toEqual([403, 'banned'])
    expect(await said(finn.post('/api/tables', DUEL))).toEqual([403, 'banned'])
    expect(await said(at(finn, id, 'chat', { room: 'spectators', text: 'x' }))).toEqual([403, 'banned'])
  })
})

describe('leaving', () => {
  test('frees the seat; the table goes to the next one, and with the last it is gone', async () => {
    const { id } = await open(ada, ROME)
    await at(ben, id, 'join', { seat: 2 })
    expect(await said(at(cleo, id, 'leave'))).toEqual([403, 'not-seated'])
    const left = (await at(ada, id, 'leave')).body
    expect([left.owner, people(left.seats)]).toEqual([ben.id, [undefined, undefined, ben.id]])
    expect(await said(at(ada, id, 'drop'))).toEqual([403, 'not-yours'])
    expect((await at(ben, id, 'leave')).body.status).toBe('dropped')
    expect(await said(at(ada, id, 'join'))).toEqual([404, 'no-table'])
  })

  test('is not for a game that has begun', async () => {
    const { id } = await open(ada, { ...DUEL, seats: ['me', { bot: 'scribe' }] })
    expect(await said(at(ada, id, 'leave'))).toEqual([409, 'begun'])
    expect(await said(at(ada, id, 'drop'))).toEqual([409, 'begun'])
  })

  test('whoever deletes the account takes tables along that nobody sits at', async () => {
    const [gone] = await guests(server, 1)
    const { id } = await open(gone, { ...DUEL, seats: ['open', 'open'] })
    await server.accounts.remove(gone.id)
    await eventually(async () => (await cardOf(ada, id)).status === 'dropped')
  })
})

describe('whoever opened the table', () => {
  test('alone sets bots, frees seats, drops and begins', async () => {
    const { id } = await open(ada, ROME)
    await at(ben, id, 'join', { seat: 1 })
    for (const [verb, body] of [['seats', { seat: 2, wish: { bot: 'scribe' } }], ['drop'], ['start']] as const)
      expect([verb, await said(at(ben, id, verb, body))]).toEqual([verb, [403, 'not-yours']])
    expect(await said(at(ada, id, 'start'))).toEqual([409, 'not-full'])
    expect(await said(at(ada, id, 'seats', { seat: 2, wish: { bot: 'emperor' } }))).toEqual([400, 'no-level'])
    expect(await said(at(ada, id, 'seats', { seat: 3, wish: 'open' }))).toEqual([400, 'bad-seats'])
    expect(await said(at(ada, id, 'seats', { seat: 0, wish: 'open' }))).toEqual([409, 'seated'])
    const set = (await at(ada, id, 'seats', { seat: 2, wish: { bot: 'scribe' } })).body
    expect([people(set.seats), set.rated, set.status]).toEqual([[ada.id, ben.id, 'scribe'], false, 'open'])
    // A table that is full begins by itself a moment later: the owner may come too late.
    expect([200, 409]).toContain((await at(ada, id, 'start')).status)
    expect((await cardOf(ada, id)).status).toBe('playing')
    expect(await said(at(ada, id, 'start'))).toEqual([409, 'begun'])
    expect(await said(at(ada, id, 'seats', { seat: 2, wish: 'open' }))).toEqual([409, 'begun'])
  })

  test('may ask a person to leave, who hears of it', async () => {
    const { id } = await open(ada, ROME)
    await at(ben, id, 'join')
    const [b] = await watchAll(server, id, [ben])
    await at(ada, id, 'seats', { seat: 1, wish: 'open' })
    await b.until(client => client.card(id)?.seats[1].person === undefined)
    expect(b.card(id)?.mine).toBeUndefined()
    await b.close()
  })

  test('drops it, and it is over', async () => {
    const { id, invite } = await open(ada, DUEL)
    expect((await at(ada, id, 'drop')).body.status).toBe('dropped')
    expect(await said(ben.post(`/api/invites/${invite}`))).toEqual([404, 'no-table'])
    expect(await said(at(ada, id, 'drop'))).toEqual([409, 'begun'])
  })
})

test('the lobby tells those who listen that it has changed', async () => {
  const c = await connect(server, cleo)
  await c.ask('lobby', { on: true })
  await open(ada, { ...ROME, rated: false })
  await c.until(client => client.news.some(({ news }) => news === 'lobby'))
  await c.close()
})

test('however many ask for the lobby in the same moment, it is read once; what opens is seen at once', async () => {
  const reads = vi.spyOn(server.database.db, 'selectFrom')
  const nobody = createTestClient(server)
  const look = () => nobody.get<TableCard[]>('/api/lobby?clock=days')
  await Promise.all(Array.from({ length: 20 }, look))
  expect(reads.mock.calls.filter(([table]) => String(table) === 'game_table')).toHaveLength(1)
  reads.mockRestore()
  const { id } = await open(ada, { ...DUEL, clock: { kind: 'days', days: 3 } })
  expect((await look()).body.map(card => card.id)).toContain(id)
})

describe('a seat that waits belongs to somebody who is here', () => {
  const LIVE: TableWish = { ...DUEL, clock: { kind: 'live', baseMs: 600_000, incrementMs: 0 } }
  const DAYS: TableWish = { ...DUEL, clock: { kind: 'days', days: 3 } }
  const listed = async (who: Guest, id: string) =>
    (await who.get<TableCard[]>('/api/lobby')).body.some(card => card.id === id)

  test('a live table goes out of the lobby soon after its owner, and comes back with them', async () => {
    const [dora, eve] = await guests(server, 2)
    const d = await connect(server, dora)
    const e = await connect(server, eve)
    await e.ask('lobby', { on: true })
    const live = await open(dora, LIVE)
    const days = await open(dora, DAYS)
    // Somebody with a window open stays here, without asking anything.
    ahead += 25_000
    await eventually(async () => {
      const row = await server.database.db
        .selectFrom('profile')
        .select('here_until')
        .where('user_id', '=', dora.id)
        .executeTakeFirst()
      return (row?.here_until ?? 0) > Date.now() + ahead + 20_000
    }, 'a sign of life')
    expect(await listed(eve, live.id)).toBe(true)
    await d.close()
    await e.until(client => client.news.filter(({ news }) => news === 'lobby').length >= 2)
    const heard = e.news.length
    ahead += 16_000
    await eventually(async () => !(await listed(eve, live.id)))
    await e.until(client => client.news.slice(heard).some(({ news }) => news === 'lobby'))
    expect(await listed(eve, days.id)).toBe(true)
    expect(await said(at(eve, live.id, 'join'))).toEqual([409, 'host-away'])
    expect(await said(at(eve, days.id, 'join'))).toEqual([200, 'done'])
    // The owner sees it, and whoever has the link may come.
    expect(await listed(dora, live.id)).toBe(true)
    await eventually(async () => await listed(eve, live.id))
    expect(await said(at(eve, live.id, 'join'))).toEqual([200, 'done'])
    await e.close()
  })

  test('somebody invited may sit down while the owner is away', async () => {
    const [dora, eve] = await guests(server, 2)
    const { invite } = await open(dora, LIVE)
    ahead += 91_000
    expect(await said(eve.post(`/api/invites/${invite}`))).toEqual([200, 'done'])
  })

  test('a seat at a live table is free again when whoever took it has gone', async () => {
    const [dora, eve] = await guests(server, 2)
    const { id } = await open(dora, { ...ROME, clock: { kind: 'live', baseMs: 600_000, incrementMs: 0 } })
    const d = await connect(server, dora)
    await at(eve, id, 'join')
    expect(people((await cardOf(ada, id)).seats)[1]).toBe(eve.id)
    ahead += 151_000
    await eventually(async () => people((await cardOf(ada, id)).seats)[1] === undefined)
    await d.close()
  })

  test('whoever sits down calls those who look elsewhere, in each of their windows', async () => {
    const [dora, eve, finn] = await guests(server, 3)
    const { id } = await open(dora, { ...ROME, clock: { kind: 'live', baseMs: 600_000, incrementMs: 0 } })
    const windows = [await connect(server, dora), await connect(server, dora)]
    const [watching] = await watchAll(server, id, [dora])
    const calls = (client: (typeof windows)[number]) => client.news.filter(({ news }) => news === 'called')
    await at(eve, id, 'join')
    for (const one of windows) await one.until(client => calls(client).length === 1)
    const call = { news: 'called', table: id, game: 'glory-to-rome' }
    expect(calls(windows[0])).toEqual([{ ...call, begun: false, by: eve.name }])
    const e = await connect(server, eve)
    await at(finn, id, 'join')
    for (const one of [...windows, e])
      await one.until(client => calls(client).some(news => 'begun' in news && news.begun))
    expect(calls(e)).toEqual([{ ...call, begun: true, by: finn.name }])
    // Whoever looks at the table sees it there.
    expect(calls(watching)).toEqual([])
    for (const one of [...windows, watching, e]) await one.close()
  })
})
