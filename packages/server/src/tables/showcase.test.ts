// Now playing: one game for all processes and all visitors, the house's where people play none, and only while somebody looks.

import type { News } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshPostgres, openForTest } from '../database/database.testing.ts'
import {
  begin,
  connect,
  eventually,
  members,
  moveOnce,
  type SocketClient,
  startTables,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

type Frame = Extract<News, { news: 'showcase' }>
let p: TestTables
let q: TestTables
const ahead = 0
beforeAll(async () => {
  const url = await freshPostgres()
  const now = () => Date.now() + ahead
  // Slow enough that a test sees the game before it is over.
  const botDelays = { botMs: 100, orderMs: 0 }
  p = await startTables({}, { database: await openForTest({ url }), now, botDelays })
  q = await startTables({}, { database: await openForTest({ url }), now, botDelays })
})

const frames = (client: SocketClient) => client.news.filter((news): news is Frame => news.news === 'showcase')
const shown = (client: SocketClient, fits: (frame: Frame) => boolean = () => true) =>
  client.until(() => frames(client).findLast(fits))
const houseTables = () => p.database.db.selectFrom('game_table').selectAll().where('house', '=', true).execute()

describe('where nobody plays', () => {
  test('the house plays one game for all, at both processes, and stops when nobody looks', async () => {
    expect(await houseTables()).toEqual([])
    const clients = [await connect(p), await connect(q), await connect(q)]
    for (const client of clients) await client.ask('showcase', { on: true })
    const seen = await Promise.all(clients.map(client => shown(client, ({ sight }) => sight.moves > 1)))
    expect(new Set(seen.map(({ table }) => table.id)).size).toBe(1)
    expect(await houseTables()).toHaveLength(1)
    const [{ table, sight }] = seen
    expect(table.seats.every(({ bot }) => bot !== undefined)).toBe(true)
    expect(table.spectators).toBe(0)
    // Not its history, and nothing to choose: what is sent does not grow with the game.
    expect(sight.legal).toEqual([])
    expect(sight.events.length).toBeLessThanOrEqual(1)
    // Two visitors of one process have got the very same text.
    const texts = clients.slice(1).map(client => client.received.filter(text => text.startsWith('{"news":"showcase"')))
    expect(texts[0].at(-1) === texts[1].at(-1) || texts[0].includes(texts[1].at(-1) ?? '')).toBe(true)
    for (const client of clients) await client.close()
    const { id } = table
    // Bots among themselves play while somebody watches, and nobody does any more.
    const watching = (server: TestTables) => server.tables.rooms.open(id)?.watchers.size ?? 0
    await eventually(() => watching(p) + watching(q) === 0, 'the house to rest')
    // Whoever comes next sees the same game go on.
    const later = await connect(q)
    await later.ask('showcase', { on: true })
    expect((await shown(later)).table.id).toBe(id)
    await later.ask('showcase', { on: false })
    await later.close()
  })
})

test('people come first, and a private game is never shown', async () => {
  const people = await members(p, 2)
  const started = Date.now() + ahead
  const hidden = await begin(p, wondersDuel, { seats: people, visibility: 'private', started })
  const visitor = await connect(q)
  await visitor.ask('showcase', { on: true })
  await shown(visitor)
  expect(frames(visitor).some(({ table }) => table.id === hidden)).toBe(false)
  const id = await begin(p, wondersDuel, { seats: people, started })
  const first = await shown(visitor, ({ table }) => table.id === id)
  const players = await watchAll(p, id, people)
  await moveOnce(id, players)
  const next = await shown(visitor, ({ table, sight }) => table.id === id && sight.moves > first.sight.moves)
  // As a spectator sees it.
  expect(next.sight.legal).toEqual([])
  expect(next.table.mine).toBeUndefined()
  for (const client of [visitor, ...players]) await client.close()
})
