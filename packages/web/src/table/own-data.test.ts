// Games of this device on data of somebody's own, as the page meets them over a message channel.

import { isProblem, readRecord } from '@tabularium/kernel'
import { MAP } from '@tabularium/mare-nostrum'
import { expect, test } from 'vitest'
import { memoryDataStore } from './own-data-store.ts'
import { memoryStore } from './store.ts'
import { tablesInProcess } from './table.testing.ts'
import type { Table } from './table.ts'

const NEW = { name: 'britannia', caravans: [], markets: 0, cities: [], temples: 0, borders: ['gallia'], seas: [] }
const provinces = MAP.provinces.map(one =>
  one.name === 'gallia' ? { ...one, borders: [...one.borders, 'britannia'] } : one,
)
const MINE = JSON.stringify({ ...MAP, name: 'mine', provinces: [...provinces, NEW] })
const PLAYERS = ['Ada', 'Ben', 'Cleo'].map(name => ({ name }))

const hashOf = async (tables: ReturnType<typeof tablesInProcess>): Promise<string> => {
  const saved = await tables.data.save('mare-nostrum', MINE)
  if ('faults' in saved) throw new Error(saved.faults[0].why)
  return saved.data.hash
}
const stands = (table: Table): boolean => JSON.stringify(table.state.position.view).includes('britannia')

test('a set is checked, kept, listed, and played on; a game keeps what the list forgets', async () => {
  const [store, dataSets] = [memoryStore(), memoryDataStore()]
  const tables = tablesInProcess({ store, dataSets })
  const lame = await tables.data.check('mare-nostrum', '{"seas":\n3}')
  expect('faults' in lame && lame.faults).toContainEqual({ path: ['seas'], why: 'this is no list', line: 1, column: 2 })
  expect(await tables.data.check('wonders-duel', MINE)).toMatchObject({ faults: [{ path: [] }] })
  const data = await hashOf(tables)
  expect(await tables.data.list('mare-nostrum')).toMatchObject([{ hash: data, name: 'mine', parts: ['provinces'] }])
  expect(await tables.data.list('assyrian-wars')).toEqual([])

  const table = await tables.open({ game: 'mare-nostrum', options: {}, players: PLAYERS, data })
  expect([stands(table), table.state.data?.hash]).toEqual([true, data])
  await table.act(table.state.position.legal[0])
  expect(table.state).toMatchObject({ version: 1, data: { hash: data } })
  const record = readRecord(await table.export())
  if (isProblem(record)) throw new Error(record.problem)
  expect(record.data).toEqual({ hash: data, text: await tables.data.text(data) })
  const { id } = table.state
  table.close()

  await tables.data.forget(data)
  expect(await tables.data.list()).toEqual([])
  // Another page, later.
  const later = tablesInProcess({ store, dataSets })
  const again = await later.resume(id)
  expect(again && [stands(again), again.state.position.moves]).toEqual([true, 1])
  again?.close()
  await later.forget(id)
  expect(await dataSets.list()).toEqual([])
})

test('a record is taken in and studied where nobody has its data, and not without them', async () => {
  const tables = tablesInProcess()
  const table = await tables.open({ game: 'mare-nostrum', options: {}, players: PLAYERS, data: await hashOf(tables) })
  await table.act(table.state.position.legal[0])
  const text = await table.export()
  const elsewhere = tablesInProcess()
  const taken = await elsewhere.take(text)
  const resumed = 'id' in taken ? await elsewhere.resume(taken.id) : undefined
  expect(resumed && [stands(resumed), await resumed.export()]).toEqual([true, text])
  // It belongs to that game: nobody has put it on the list.
  expect(await elsewhere.data.list()).toEqual([])
  const study = await tablesInProcess().study({ record: text })
  if ('problem' in study) throw new Error(study.problem)
  expect([study.data?.name, (await study.verify()).filter(({ check }) => check !== 'result')]).toEqual(['mine', []])
  const without = text.slice(0, text.indexOf('\ndata:\n') + 1)
  expect(await tablesInProcess().take(without)).toMatchObject({ message: { key: 'problem.data' } })
})
