// The client against a fake server over a real socket: lost connections, silence, what is sent again and what is not.

import type { News, Watched } from '@tabularium/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer, SILENCE } from './server.testing.ts'
import {
  openSocketClient,
  type Signals,
  type SocketClient,
  type SocketOptions,
  type TableMessage,
} from './socket-client.ts'

vi.mock('./api.ts', () => ({ onArrival: () => () => {} }))

const TABLE = 'aaaaaaaaaaaaaaaa'
const watched = { table: { id: TABLE }, chat: [] } as unknown as Watched

let server: FakeServer
let client: SocketClient

const open = (options: Partial<SocketOptions> = {}): SocketClient => {
  client = openSocketClient({ url: server.url, firstWaitMs: 5, longestWaitMs: 20, ...options })
  return client
}

beforeEach(async () => {
  server = await fakeServer(({ to }) =>
    to === 'ping' ? { now: 5_000_000 } : to === 'watch' ? watched : to === 'act' ? { version: 8 } : true,
  )
})

afterEach(async () => {
  client.close()
  await server.stop()
})

/** What the browser would tell. */
function told() {
  const heard = new Map<string, () => void>()
  const signals: Signals = {
    on(name, listener) {
      heard.set(name, listener)
      return () => heard.delete(name)
    },
  }
  return { heard, signals }
}

const connected = () => vi.waitFor(() => expect(client.status.connection).toBe('connected'), { timeout: 20_000 })
const count = (to: string): number => server.asked.filter(question => question.to === to).length

describe('questions', () => {
  test('each answer finds its question, in whatever order they come', async () => {
    open()
    await connected()
    const [act, ping] = await Promise.all([
      client.ask<'act'>({ to: 'act', table: TABLE, action: 'x', expect: 7, key: 'k1234567' }),
      client.ask<'ping'>({ to: 'ping' }),
    ])
    expect(act).toEqual({ value: { version: 8 } })
    expect(ping).toEqual({ value: { now: 5_000_000 } })
  })

  test('trouble is an answer', async () => {
    server.answer('act', () => ({ trouble: { code: 'stale', message: 'too late' } }))
    open()
    const reply = await client.ask<'act'>({ to: 'act', table: TABLE, action: 'x', expect: 7, key: 'k1234567' })
    expect(reply).toEqual({ trouble: { code: 'stale', message: 'too late' } })
  })

  test('an answer that comes twice, or to nothing, is nothing', async () => {
    open()
    await connected()
    server.tell({ answer: 4711, value: true } as unknown as News)
    expect(await client.ask<'ping'>({ to: 'ping' })).toEqual({ value: { now: 5_000_000 } })
  })

  test('what is not even JSON is nothing', async () => {
    open()
    await connected()
    server.tell(Symbol('no text') as unknown as News)
    expect(await client.ask<'ping'>({ to: 'ping' })).toEqual({ value: { now: 5_000_000 } })
  })

  test('what was too much at once is asked again a little later', async () => {
    server.answer('act', () => {
      server.tell({ news: 'trouble', trouble: { code: 'too-many', message: 'too much' } })
      return SILENCE
    })
    open({ slowMs: 5 })
    await connected()
    const reply = await client.ask<'act'>({ to: 'act', table: TABLE, action: 'x', expect: 7, key: 'k1234567' })
    expect(reply).toEqual({ value: { version: 8 } })
    const [one, two] = server.asked.filter(question => question.to === 'act')
    expect(two).toEqual(one)
  })

  test('the server’s time is known after the first sign of life', async () => {
    open()
    await vi.waitFor(() => expect(client.status.ahead).toBeLessThan(0))
  })
})

describe('a break', () => {
  test('a command under way is sent again with the same key and version, and answered once', async () => {
    server.answer('act', () => SILENCE)
    open()
    await connected()
    const reply = client.ask<'act'>({ to: 'act', table: TABLE, action: 'x', expect: 7, key: 'k1234567' })
    await vi.waitFor(() => expect(count('act')).toBe(1))
    server.cut()
    expect(await reply).toEqual({ value: { version: 8 } })
    const sent = server.asked.filter(question => question.to === 'act')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  test('what has no key is not sent twice', async () => {
    server.answer('chat', () => SILENCE)
    open()
    await connected()
    const reply = client.ask<'chat'>({ to: 'chat', table: TABLE, room: 'players', text: 'hello' })
    await vi.waitFor(() => expect(count('chat')).toBe(1))
    server.cut()
    expect(await reply).toMatchObject({ trouble: { code: 'offline' } })
    await connected()
    expect(count('chat')).toBe(1)
  })

  test('what is watched is watched again, before commands are sent again', async () => {
    server.answer('act', () => SILENCE)
    open()
    const heard: TableMessage[] = []
    client.watch(TABLE, told => heard.push(told))
    await vi.waitFor(() => expect(heard).toEqual([{ watched }]))
    void client.ask<'act'>({ to: 'act', table: TABLE, action: 'x', expect: 7, key: 'k1234567' })
    await vi.waitFor(() => expect(count('act')).toBe(1))
    server.cut()
    await vi.waitFor(() => expect(heard).toEqual([{ watched }, { watched }]))
    await vi.waitFor(() => expect(count('act')).toBe(2))
    const order = server.asked.map(({ to }) => to).filter(to => to === 'watch' || to === 'act')
    expect(order).toEqual(['watch', 'act', 'watch', 'act'])
  })

  test('what is no longer watched is not', async () => {
    open()
    const stop = client.watch(TABLE, () => {})
    await vi.waitFor(() => expect(count('watch')).toBe(1))
    stop()
    await vi.waitFor(() => expect(count('unwatch')).toBe(1))
    server.cut()
    await vi.waitFor(() => expect(server.connections).toBe(2))
    await connected()
    await client.ask<'ping'>({ to: 'ping' })
    expect(count('watch')).toBe(1)
  })

  test('the lobby is asked for again', async () => {
    open()
    const heard = vi.fn()
    client.lobby(heard)
    await vi.waitFor(() => expect(count('lobby')).toBe(1))
    server.cut()
    await vi.waitFor(() => expect(count('lobby')).toBe(2))
    server.tell({ news: 'lobby' })
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  })

  test('the game on show is asked for again, and no more once nobody looks', async () => {
    open()
    const heard = vi.fn()
    const stop = client.showcase(heard)
    await vi.waitFor(() => expect(count('showcase')).toBe(1))
    server.cut()
    await vi.waitFor(() => expect(count('showcase')).toBe(2))
    server.tell({ news: 'showcase', table: { id: TABLE }, sight: {} } as unknown as News)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
    stop()
    await vi.waitFor(() => expect(server.asked.at(-1)).toMatchObject({ to: 'showcase', on: false }))
  })

  test('a silent connection is given up', async () => {
    open({ pingMs: 20, patienceMs: 30 })
    await connected()
    server.freeze()
    // On a busy machine the next one may be given up too.
    await vi.waitFor(() => expect(server.connections).toBeGreaterThanOrEqual(2), { timeout: 20_000 })
    await connected()
  })

  test('while it lasts nothing is taken in', async () => {
    open({ graceMs: 0, firstWaitMs: 60_000, longestWaitMs: 60_000 })
    await connected()
    server.cut()
    await vi.waitFor(() => expect(client.status.connection).toBe('offline'))
    await vi.waitFor(async () =>
      expect(await client.ask<'why'>({ to: 'why', table: TABLE, action: 'x' })).toMatchObject({
        trouble: { code: 'offline' },
      }),
    )
  })

  test.each(['online', 'seen'] as const)('“%s” ends the wait', async signal => {
    const { heard, signals } = told()
    open({ signals, firstWaitMs: 60_000, longestWaitMs: 60_000 })
    await connected()
    server.cut()
    await vi.waitFor(() => expect(client.status.connection).toBe('offline'))
    heard.get(signal)?.()
    await connected()
  })

  test('“offline” ends the connection at once', async () => {
    const { heard, signals } = told()
    open({ signals, firstWaitMs: 60_000 })
    await connected()
    heard.get('offline')?.()
    expect(client.status.connection).toBe('offline')
    expect(client.status.downSince).toBeTypeOf('number')
  })

  test('whoever signs in gets a connection of their own', async () => {
    open()
    await connected()
    client.renew()
    await vi.waitFor(() => expect(server.connections).toBe(2))
    await connected()
  })
})

describe('watching', () => {
  test('what comes while all of the table is on its way is heard after it', async () => {
    const presence: News = { news: 'presence', table: TABLE, online: [1], spectators: 2 }
    server.answer('watch', () => {
      server.tell(presence)
      return watched
    })
    open()
    const heard: TableMessage[] = []
    client.watch(TABLE, told => heard.push(told))
    await vi.waitFor(() => expect(heard).toEqual([{ watched }, presence]))
  })

  test('news of another table are not', async () => {
    open()
    const heard: TableMessage[] = []
    const all: News[] = []
    client.watch(TABLE, told => heard.push(told))
    client.hear(news => all.push(news))
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    server.tell({ news: 'presence', table: 'b'.repeat(16), online: [], spectators: 0 })
    server.tell({ news: 'presence', table: TABLE, online: [], spectators: 1 })
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(all).toHaveLength(2)
  })

  test.each<News>([
    { news: 'called', table: TABLE, game: 'wonders-duel', begun: true, by: 'Ada', paired: true },
    { news: 'deals', table: TABLE },
  ])('$news names the table and is no part of it', async named => {
    open()
    const heard: TableMessage[] = []
    const all: News[] = []
    client.watch(TABLE, told => heard.push(told))
    client.hear(news => all.push(news))
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    server.tell(named)
    const presence: News = { news: 'presence', table: TABLE, online: [], spectators: 1 }
    server.tell(presence)
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(heard[1]).toEqual(presence)
    expect(all).toEqual([named, presence])
  })
})
