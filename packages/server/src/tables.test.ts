// Tables as people use them: over real HTTP and real sockets.

import { isProblem, readRecord, verify } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import { connect, guests, newKey, playOn, startTables, type TestTables, twoAtTable } from './tables/tables.testing.ts'

let server: TestTables
beforeAll(async () => {
  server = await startTables()
})

describe('a whole game between two', () => {
  test('is played to its end, told to both, rated once, and its record verifies', async () => {
    const { id, a, b, ada, clients } = await twoAtTable(server)
    expect(await playOn(id, clients)).toBeGreaterThan(20)
    const card = await a.until(() => a.card(id)?.status === 'over' && a.card(id))
    expect(card.outcome?.winners.length).toBeGreaterThan(0)
    await b.until(() => b.card(id)?.status === 'over')
    const { text, status } = await ada.get(`/api/tables/${id}/record`)
    expect(status).toBe(200)
    const record = readRecord(text)
    if (isProblem(record)) throw new Error(record.problem)
    expect(verify(wondersDuel, record)).toEqual([])
    const changes = await server.database.db
      .selectFrom('rating_change')
      .selectAll()
      .where('table_id', '=', id)
      .execute()
    expect(changes).toHaveLength(2)
  })
})

test('with a bot: it answers by itself', async () => {
  const [ada] = await guests(server, 1)
  const { body } = await ada.post<{ table: { id: string; status: string } }>('/api/tables', {
    game: 'wonders-duel',
    seats: ['me', { bot: 'scribe' }],
  })
  const { id } = body.table
  expect(body.table.status).toBe('playing')
  const a = await connect(server, ada)
  await a.ask('watch', { table: id })
  for (;;) {
    const sight = await a.until(() => {
      const now = a.sight(id)
      return now && (now.legal.length > 0 || now.result) ? now : undefined
    })
    if (sight.result) break
    await a.ask('act', { table: id, action: sight.legal[0], expect: sight.version, key: newKey() })
  }
  await a.until(() => a.card(id)?.status === 'over')
})
