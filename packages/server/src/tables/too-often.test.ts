// What somebody could ask for over and over, at the cost of everybody else: it has limits, whichever way it is asked.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { omens } from '@tabularium/kernel/toy'
import type { TableCard, Trouble } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, expect, test } from 'vitest'
import { OFFERS, ORDERS, READS, RECORDS, SEATS } from '../limits.ts'
import {
  begin,
  codeOf,
  connect,
  entriesOf,
  type Guest,
  guests,
  members,
  startTables,
  type TestTables,
} from './tables.testing.ts'

let free: TestTables
let strict: TestTables
/** Stands still: nothing fills again but what a test waits for. */
let now = Date.UTC(2026, 5, 1)
beforeAll(async () => {
  const games = [new URL('../engine/toys/omens.ts', import.meta.url).href]
  free = await startTables({}, { games })
  strict = await startTables({ RATE_LIMIT: 'on' }, { database: free.database, games, now: () => now })
})

/** The same person, where there are limits. */
const at = async (who: Pick<Guest, 'cookie'> | undefined, method: string, path: string, body?: object) => {
  const headers = {
    ...(who && { cookie: who.cookie }),
    ...(body && { 'content-type': 'application/json' }),
    origin: strict.url.replace(/\/$/, ''),
  }
  const answer = await fetch(new URL(path, strict.url), {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return answer.ok ? 'done' : (JSON.parse(text) as Trouble).code
}
const times = async (count: number, work: (i: number) => Promise<string>) => {
  const codes: string[] = []
  for (let i = 0; i < count; i++) codes.push(await work(i))
  return codes
}
const done = (count: number) => Array.from({ length: count }, () => 'done')

test('to look at a whole game, over HTTP and the socket together', async () => {
  const [ada, ben] = await guests(free, 2)
  const id = await begin(free, wondersDuel, { seats: [ada, ben] })
  const socket = await connect(strict)
  for (let i = 0; i < 10; i++) await socket.ask('watch', { table: id })
  const looked = await times(READS.burst - 10, () => at(undefined, 'GET', `/api/tables/${id}/sight`))
  expect(looked).toEqual(done(READS.burst - 10))
  for (const path of ['sight', 'record']) {
    expect(await at(undefined, 'GET', `/api/tables/${id}/${path}`)).toBe('too-many')
  }
  expect(await at(ada, 'GET', `/api/tables/${id}/why?action=pass`)).toBe('too-many')
  expect(await codeOf(socket.ask('watch', { table: id }))).toBe('too-many')
  // Whoever plays goes on.
  expect(await at(ada, 'GET', `/api/tables/${id}`)).toBe('done')
  now += 60_000
})

test('to sit down and get up again: the others are called each time', async () => {
  const [ada, ben] = await guests(free, 2)
  const wish = { game: 'glory-to-rome', seats: ['me', 'open', 'open'], clock: { kind: 'days', days: 1 } }
  const { id } = (await ada.post<{ table: TableCard }>('/api/tables', wish)).body.table
  const again = async () => {
    const joined = await at(ben, 'POST', `/api/tables/${id}/join`, {})
    if (joined === 'done') await at(ben, 'POST', `/api/tables/${id}/leave`, {})
    return joined
  }
  expect(await times(SEATS.burst + 1, again)).toEqual([...done(SEATS.burst), 'too-many'])
  expect(await at(ben, 'POST', '/api/tables', wish)).toBe('too-many')
  now += 2_000
  expect(await again()).toBe('done')
})

test('to offer, at one table', async () => {
  const [ada, ben] = await guests(free, 2)
  const [id, other] = [await begin(free, omens, { seats: [ada, ben] }), await begin(free, omens, { seats: [ada, ben] })]
  const offer = async () => {
    const made = await at(ada, 'POST', `/api/tables/${id}/end`, {})
    if (made === 'done') await at(ben, 'POST', `/api/tables/${id}/offers`, { kind: 'end', accept: false })
    return made
  }
  expect(await times(OFFERS.burst + 1, offer)).toEqual([...done(OFFERS.burst), 'too-many'])
  expect(await at(ada, 'POST', `/api/tables/${id}/takeback`, { moves: 0 })).toBe('too-many')
  expect(await at(ada, 'POST', `/api/tables/${other}/end`, {})).toBe('done')
  expect(await at(ben, 'POST', `/api/tables/${id}/end`, {})).toBe('done')
})

test('to give standing orders; the same ones again are no entry of the log', async () => {
  const [ada, ben] = await guests(free, 2)
  const id = await begin(free, gloryToRome, { seats: [ada, ben] })
  const [order] = gloryToRome.orders ?? []
  if (!order) throw new Error('the game has no standing orders')
  const give = (orders: readonly string[]) => at(ada, 'PUT', `/api/tables/${id}/orders`, { orders })
  for (const orders of [[order.id], [order.id], [], []]) expect(await give(orders)).toBe('done')
  expect((await entriesOf(free.database, id)).map(({ kind }) => kind)).toEqual(['orders', 'orders'])
  const rest = await times(ORDERS.burst - 3, i => give(i % 2 === 0 ? [order.id] : []))
  expect(rest).toEqual([...done(ORDERS.burst - 4), 'too-many'])
})

test('to ask for all records', async () => {
  const [ada] = await members(free, 1)
  const ask = () => at(ada, 'GET', '/api/me/records')
  expect(await times(RECORDS.burst + 1, ask)).toEqual([...done(RECORDS.burst), 'too-many'])
})
