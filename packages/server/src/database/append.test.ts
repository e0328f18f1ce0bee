// What an append answers when its statement fails, or when nobody knows whether it did.

import { CompiledQuery } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  type Appender,
  ConnectionLost,
  heardEntries,
  type NewEntry,
  startAppending,
  type TableStatus,
} from './append.ts'
import { prepareTables } from './crash-rounds.ts'
import { DATABASES } from './database.testing.ts'
import type { Database } from './database.ts'

const entry = (number: number, action = 'pass'): NewEntry => ({
  ...{ table_id: 'table-1', number, kind: 'move', seat: 0, action, answers: ['x'], by: 'person', time: 5 },
  ...{ data: { b: 1, a: [2] }, key: 'key' },
})
const standing = (log: number): TableStatus => ({
  log,
  moves: log,
  waiting: 1,
  clocks: null,
  deadline: null,
  touched: log,
})

/** Trouble that comes before a statement was run, or after it was committed; one for each statement. */
type Trouble = { readonly when: 'before' | 'after'; readonly error: Error } | undefined

/** Appends on the real database, with trouble. */
function troubled(database: Database, troubles: readonly Trouble[]) {
  const left = [...troubles]
  const names: string[] = []
  const appender: Appender = {
    tells: 'nobody',
    notify: database.notify,
    async append(name, text, parameters) {
      names.push(name)
      const trouble = left.shift()
      if (trouble?.when === 'before') throw trouble.error
      const { rows } = await database.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...parameters]))
      if (trouble) throw trouble.error
      return rows
    },
  }
  return { ...startAppending(appender, 'self', () => undefined), names }
}

const lost = new ConnectionLost(new Error('cut'))
const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
const disk = Object.assign(new Error('disk full'), { code: '53100' })

describe.each(DATABASES)('$kind', ({ shared }) => {
  test.each<{ given: string; troubles: readonly Trouble[]; answer: 'stored' | 'rejected'; log: number }>([
    { given: 'nothing', troubles: [], answer: 'stored', log: 1 },
    { given: 'the connection was lost before', troubles: [{ when: 'before', error: lost }], answer: 'stored', log: 1 },
    { given: 'the answer was lost', troubles: [{ when: 'after', error: lost }], answer: 'stored', log: 1 },
    {
      given: 'it was lost twice',
      troubles: [
        { when: 'before', error: lost },
        { when: 'before', error: lost },
      ],
      answer: 'rejected',
      log: 0,
    },
    { given: 'a deadlock', troubles: [{ when: 'before', error: deadlock }], answer: 'stored', log: 1 },
    { given: 'a full disk', troubles: [{ when: 'before', error: disk }], answer: 'rejected', log: 0 },
  ])('$given: $answer', async ({ troubles, answer, log }) => {
    const database = await shared()
    await prepareTables(database)
    const { append, close } = troubled(database, troubles)
    expect(await append(entry(1), standing(1)).catch(() => 'rejected')).toBe(answer)
    await close()
    const rows = await database.db.selectFrom('entry').select('number').execute()
    expect(rows).toHaveLength(log)
    const table = await database.db.selectFrom('game_table').select('log').where('id', '=', 'table-1').execute()
    expect(table).toEqual([{ log }])
  })

  test('after a lost connection, what another process wrote under the number is not taken for ours', async () => {
    const database = await shared()
    await prepareTables(database)
    await database.append(entry(1, 'theirs'), standing(1))
    const { append } = troubled(database, [{ when: 'before', error: lost }])
    expect(await append(entry(1, 'ours'), standing(1))).toBe('taken')
  })

  test('what gathers while a commit is under way shares the next', async () => {
    const database = await shared()
    await prepareTables(database)
    const { append, names } = troubled(database, [])
    const first = append(entry(1), standing(1))
    await new Promise(resolve => setImmediate(resolve))
    const rest = Array.from({ length: 19 }, (_, at) =>
      append({ ...entry(1), table_id: `table-${at === 1 ? 19 : at}` }, standing(1)),
    )
    expect(await Promise.all([first, ...rest])).toEqual(Array.from({ length: 20 }, () => 'stored'))
    expect(names).toHaveLength(2)
  })
})

test.each([
  ['', undefined],
  ['p1 a:1', { from: 'p1', entries: [{ table: 'a', number: 1 }] }],
  [
    'p1 a:1,b:c:22',
    {
      from: 'p1',
      entries: [
        { table: 'a', number: 1 },
        { table: 'b:c', number: 22 },
      ],
    },
  ],
])('heard %j', (payload, heard) => {
  expect(heardEntries(payload)).toEqual(heard)
})
