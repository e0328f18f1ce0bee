// Thousands of messages that nobody should send: nothing falls over, nobody else notices.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  begin,
  codeOf,
  connect,
  eventually,
  guests,
  playOn,
  startTables,
  type TestTables,
  watchAll,
} from '../tables/tables.testing.ts'
import { addressesOf, attack, createRandom, frame, request } from './hostile.ts'

const TOKEN = 'a-token-for-figures'
const socketsOf = async (server: TestTables): Promise<number> => {
  const answer = await fetch(new URL('/metrics', server.url), { headers: { authorization: `Bearer ${TOKEN}` } })
  return Number(/^tabularium_sockets (\d+)$/m.exec(await answer.text())?.[1])
}

test('the same seed sends the same', () => {
  const target = { url: 'http://localhost:1', cookies: ['a=b'], tables: ['aaaaaaaaaaaaaaab'] }
  const sent = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 50 }, () => [String(frame(random, target)), request(random, target)])
  }
  expect(sent(1)).toEqual(sent(1))
  expect(sent(1)).not.toEqual(sent(2))
})

test('every route there is is attacked', async () => {
  const server = await startTables()
  const { paths } = (await (await fetch(new URL('/api/docs/json', server.url))).json()) as { paths: object }
  const attacked = addressesOf('aaaaaaaaaaaaaaab').map(address => address.split('?')[0])
  const missed = Object.keys(paths).filter(path => {
    const shape = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
    return !attacked.some(address => shape.test(address))
  })
  expect(missed).toEqual([])
})

describe('a server', () => {
  test('outlives them, while a game goes on', async () => {
    const server = await startTables({ METRICS_TOKEN: TOKEN })
    const [ada, ben, eve, mallory] = await guests(server, 4)
    const open = await begin(server, gloryToRome, { seats: [ada, ben] })
    const secret = await begin(server, wondersDuel, { seats: [ada, ben], visibility: 'private' })
    const theirs = await begin(server, wondersDuel, { seats: [eve, mallory] })
    const players = await watchAll(server, open, [ada, ben])
    await playOn(open, players, 5)
    expect(await socketsOf(server)).toBe(2)
    const attacked = attack({
      ...{ url: server.url, cookies: [eve.cookie, mallory.cookie], tables: [open, secret, theirs] },
      ...{ seed: 20_260, messages: 2_000 },
    })
    expect(await playOn(open, players, 60)).toBe(60)
    const { frames, requests, closed, statuses, told } = await attacked
    expect(frames + requests).toBe(2_000)
    expect(closed).toBeGreaterThan(10)
    expect(told).toBeGreaterThan(300)
    const failed = Object.keys(statuses).filter(status => Number(status) >= 500)
    expect(failed).toEqual([])

    // Nothing of it is at tables of others, and nothing is held.
    const entries = server.database.db.selectFrom('entry').select('number')
    expect(await entries.where('table_id', '=', secret).execute()).toEqual([])
    expect(await entries.where('table_id', '=', open).execute()).toHaveLength(65)
    const lines = await server.database.db.selectFrom('chat').selectAll().where('table_id', '=', secret).execute()
    expect(lines).toEqual([])
    await eventually(async () => (await socketsOf(server)) === 2)
    const asides = await server.database.db
      .selectFrom('game_table')
      .select('id')
      .where('status', '=', 'aside')
      .execute()
    expect(asides).toEqual([])
    expect((await fetch(new URL('/health', server.url))).status).toBe(200)
    expect(({} as Record<string, unknown>).moderator).toBeUndefined()
    await playOn(open, players, 3)
  })
})

describe('a flood', () => {
  test('over one socket is told to wait, then not listened to; another socket is not disturbed', async () => {
    const server = await startTables({ RATE_LIMIT: 'on' })
    const [eve, ada] = await guests(server, 2)
    const quiet = await connect(server, ada)
    const flood = await connect(server, eve)
    for (let i = 1; i <= 200; i++) flood.raw(JSON.stringify({ ask: i, to: 'ping' }))
    expect(await flood.closed).toBe(1008)
    expect(flood.news.filter(({ news }) => news === 'trouble')).toHaveLength(20)
    expect(await codeOf(quiet.ask('ping', {}))).toBeUndefined()
    const again = await connect(server, eve)
    expect(await codeOf(again.ask('ping', {}))).toBeUndefined()
  })

  test('of nonsense too', async () => {
    const server = await startTables()
    const flood = await connect(server)
    for (let i = 0; i < 30; i++) flood.raw('nonsense')
    expect(await flood.closed).toBe(1008)
  })

  test('of chat is slowed down', async () => {
    const server = await startTables({ RATE_LIMIT: 'on' })
    const [ada, ben] = await guests(server, 2)
    const id = await begin(server, wondersDuel, { seats: [ada, ben] })
    const [a] = await watchAll(server, id, [ada])
    const codes = await Promise.all(
      Array.from({ length: 15 }, () => codeOf(a.ask('chat', { table: id, room: 'players', text: 'x' }))),
    )
    expect(codes.filter(code => code === 'too-many').length).toBeGreaterThanOrEqual(5)
    expect(codes.slice(0, 8)).toEqual(Array(8).fill(undefined))
  })

  test('of sockets, all at once, is bounded by person and by address', async () => {
    const server = await startTables({ RATE_LIMIT: 'on' })
    const [eve] = await guests(server, 1)
    const { origin } = new URL(server.url)
    const knock = (cookie?: string) =>
      new Promise<WebSocket | number>(done => {
        const socket = new WebSocket(new URL('/api/socket', server.url.replace('http', 'ws')), {
          headers: { origin, ...(cookie && { cookie }) },
        })
        socket.once('open', () => done(socket))
        socket.once('unexpected-response', (_request, answer) => done(answer.statusCode ?? 0))
        socket.on('error', () => undefined)
      })
    const own: (WebSocket | number)[] = []
    for (let i = 0; i < 25; i++) own.push(await knock(eve.cookie))
    expect(own.filter(got => typeof got !== 'number')).toHaveLength(20)
    const all = await Promise.all(Array.from({ length: 230 }, () => knock()))
    expect(all.filter(got => typeof got !== 'number').length + 20).toBeLessThanOrEqual(200)
    expect(all.filter(got => got === 429).length).toBeGreaterThanOrEqual(50)
    for (const got of [...own, ...all]) if (typeof got !== 'number') got.terminate()
    // When they are gone there is room again.
    await eventually(async () => typeof (await knock()) !== 'number')
  })

  test('of watching is bounded by the socket', async () => {
    const server = await startTables()
    const [ada, ben] = await guests(server, 2)
    const tables: string[] = []
    for (let i = 0; i < 53; i++) tables.push(await begin(server, wondersDuel, { seats: [ada, ben] }))
    const client = await connect(server, ada)
    const codes = await Promise.all(tables.map(table => codeOf(client.ask('watch', { table }))))
    expect(codes.filter(code => code === undefined)).toHaveLength(50)
    expect(codes.filter(code => code === 'too-many')).toHaveLength(3)
  })
})
