// Tables on data of somebody's own: what is stored, what everybody is told of it, that the game is played, recorded and
// verified on it, and that hostile data harm nobody.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { commitmentFor, type Game, isProblem, readRecord, verify } from '@tabularium/kernel'
import { DATA_LIMITS, gameOf } from '@tabularium/kernel/data'
import { MAP, mareNostrum } from '@tabularium/mare-nostrum'
import type { DataAnswer, TableCard, Trouble } from '@tabularium/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportAll } from '../backup.ts'
import { dropUnusedData } from '../database/unused-data.ts'
import { type Guest, members, startTables, type TestTables, watchAll } from './tables.testing.ts'

let server: TestTables
let ada: Guest
let ben: Guest
beforeAll(async () => {
  server = await startTables()
  ;[ada, ben] = await members(server, 2)
})

const NEW = { name: 'britannia', caravans: [], markets: 0, cities: [], temples: 0, borders: ['gallia'], seas: [] }
const mapCalled = (name: string, more: object = {}) => ({
  ...MAP,
  name,
  provinces: [
    ...MAP.provinces.map(one => (one.name === 'gallia' ? { ...one, borders: [...one.borders, 'britannia'] } : one)),
    { ...NEW, ...more },
  ],
})
const store = (who: Guest, data: unknown, game = 'mare-nostrum') =>
  who.post<DataAnswer & Partial<Trouble>>('/api/data', {
    game,
    text: typeof data === 'string' ? data : JSON.stringify(data),
  })
const stored = async (data: unknown): Promise<string> => {
  const { body } = await store(ada, data)
  if (!('data' in body)) throw new Error(JSON.stringify(body))
  return body.data.hash
}
const BOTS = [{ bot: 'novice' }, { bot: 'novice' }]
const open = (who: Guest, wish: object) =>
  who.post<{ readonly table: TableCard } & Partial<Trouble>>('/api/tables', { game: 'mare-nostrum', ...wish })

test('a set is stored by its hash, and read by whoever knows it; the same however it is written', async () => {
  const hash = await stored(mapCalled('Mine'))
  expect(await stored(JSON.stringify(mapCalled('Mine'), undefined, 4))).toBe(hash)
  const { text, status } = await ben.get(`/api/data/${hash}`)
  expect([status, JSON.parse(text).name]).toEqual([200, 'Mine'])
  expect((await ben.get(`/api/data/${'0'.repeat(64)}`)).status).toBe(404)
})

test('a table plays on it: told before anybody sits down, never rated, bound to the seed, and recorded with it', async () => {
  const hash = await stored(mapCalled('Mine'))
  const opened = await open(ada, { seats: ['me', 'open', ...BOTS.slice(1)], data: hash, rated: true })
  const { id, commitment } = opened.body.table
  const seen = (await ben.get<TableCard>(`/api/tables/${id}`)).body
  expect(seen).toMatchObject({ rated: false, data: { hash, name: 'Mine', parts: ['provinces'] }, status: 'open' })
  const begun = (await ben.post<TableCard>(`/api/tables/${id}/join`)).body
  expect(begun).toMatchObject({ status: 'playing', data: { hash } })
  const [a] = await watchAll(server, id, [ada])
  expect(JSON.stringify(a.sight(id)?.view)).toContain('britannia')
  for (const one of [ada, ben]) await one.post(`/api/tables/${id}/resign`)
  await a.until(client => client.card(id)?.status === 'over')
  const record = readRecord((await ben.get(`/api/tables/${id}/record`)).text)
  if (isProblem(record)) throw new Error(record.problem)
  expect(record.data?.hash).toBe(hash)
  // Without the data the seed does not fit what was committed to.
  expect(commitmentFor(record, record.seed ?? '')).toBe(commitment)
  const { data: _, ...bare } = record
  expect(commitmentFor(bare, record.seed ?? '')).not.toBe(commitment)
  const game = gameOf(mareNostrum as Game, record.data)
  if (isProblem(game)) throw new Error(game.problem)
  expect(verify(game, record).filter(({ check }) => check !== 'result')).toEqual([])

  // What a table needs stays, and is in the backup; what none does goes in time.
  const spare = await stored(mapCalled('Spare'))
  await dropUnusedData(server.database.db, Date.now() + 86_400_000)
  expect((await ben.get(`/api/data/${spare}`)).status).toBe(200)
  await dropUnusedData(server.database.db, Date.now() + 3 * 86_400_000)
  expect((await ben.get(`/api/data/${spare}`)).status).toBe(404)
  expect((await ben.get(`/api/data/${hash}`)).status).toBe(200)
  let lines = ''
  await exportAll(server.database, text => {
    lines += text
  })
  const at = (table: string) => lines.split('\n').findIndex(line => line.startsWith(`{"table":"${table}"`))
  expect(at('data_set')).toBeGreaterThan(0)
})

describe('what cannot be', () => {
  const EFFECTS = {
    ...assyrianWars.board.data,
    forcePools: { assyria: [{ type: 'HI', full: 1, reduced: 1, count: 1e6, availability: 'start' }] },
  }
  test.each<readonly [string, string, unknown, string]>([
    ['a border to nowhere', 'mare-nostrum', mapCalled('x', { borders: ['gallia', 'atlantis'] }), 'atlantis'],
    ['a name that is a program', 'mare-nostrum', mapCalled('x', { names: { en: '<img src=x onerror=1>' } }), 'no {'],
    ['words that cannot be said', 'mare-nostrum', mapCalled('{count, plural}'), 'no {'],
    ['a field of the prototype', 'mare-nostrum', '{"__proto__": {"provinces": []}}', '__proto__'],
    ['endless depth', 'mare-nostrum', `${'['.repeat(50_000)}`, 'nested deeper'],
    ['endless lists', 'mare-nostrum', `[${'0,'.repeat(100_000)}0]`, 'a list of more than'],
    ['more pieces than memory', 'assyrian-wars', EFFECTS, '1000000 pieces'],
    ['a game without data of others', 'wonders-duel', { name: 'x' }, 'cannot be played on other data'],
    ['no game', '__proto__', { name: 'x' }, ''],
  ])('%s', async (_, game, data, why) => {
    const { status, text } = await store(ada, data, game)
    expect(status === 200 ? text : '').toContain(why)
  })

  test('more than the limit, from nobody, and on sets or seats that there are not', async () => {
    const huge = await store(ada, 'x'.repeat(DATA_LIMITS.bytes + 1))
    expect(huge.status).toBe(400)
    const hash = await stored(mapCalled('Mine'))
    // biome-ignore format: a table
    const refused: readonly (readonly [object, readonly [number, string]])[] = [
      [{ seats: ['me', ...BOTS], data: 'f'.repeat(64) }, [404, 'no-data']],
      [{ seats: ['me', ...BOTS], data: '../etc' }, [400, 'bad-request']],
      [{ game: 'glory-to-rome', seats: ['me', ...BOTS], data: hash }, [404, 'no-data']],
      [{ seats: ['me', BOTS[0]], data: hash }, [400, 'bad-seats']],
      [{ seats: ['me', ...BOTS], data: hash, options: { nothing: 'x' } }, [400, 'bad-options']],
    ]
    for (const [wish, expected] of refused) {
      const { status, body } = await open(ada, wish)
      expect([status, body.code]).toEqual(expected)
    }
  })
})
