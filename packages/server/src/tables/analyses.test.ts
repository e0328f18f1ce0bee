// Finished games are analysed once, behind all who play, for all who may see them; running ones never are.

import { judgedMove, type PlainMove } from '@tabularium/bots/analysis'
import type { AnalysisAnswer, Trouble } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  begin,
  eventually,
  type Guest,
  guests,
  playOn,
  startTables,
  statusOf,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

let server: TestTables
let people: readonly Guest[]
beforeAll(async () => {
  server = await startTables()
  people = await guests(server, 3)
})

const path = (id: string): string => `/api/tables/${id}/analysis`
const codeIn = ({ body }: { readonly body: unknown }): string => (body as Trouble).code

/** A game that ends by resignation after a few moves. */
async function finished(visibility: 'open' | 'private' = 'open'): Promise<string> {
  const [ada, ben] = people
  const id = await begin(server, wondersDuel, { seats: [ada, ben], visibility })
  const clients = await watchAll(server, id, [ada, ben])
  await playOn(id, clients, 10)
  for (const client of clients) await client.close()
  await ben.post(`/api/tables/${id}/resign`)
  await eventually(async () => (await statusOf(server.database, id)) === 'over')
  return id
}

const done = (who: Guest, id: string): Promise<AnalysisAnswer> =>
  eventually(async () => {
    const { body } = await who.get<AnalysisAnswer>(path(id))
    return body.status === 'done' && body
  }, 'the analysis')

describe('a finished game', () => {
  test('is analysed when somebody asks, once, and everybody reads the same', async () => {
    const [ada, ben, eve] = people
    const id = await finished()
    expect((await ada.get<AnalysisAnswer>(path(id))).body).toEqual({ status: 'none' })
    const asked = await Promise.all([ada, ben].map(one => one.post<AnalysisAnswer>(path(id))))
    for (const { body } of asked) expect(body).toMatchObject({ status: 'working', total: 10 })
    const { moves = [] } = await done(ada, id)
    expect(moves.map(({ move }) => move)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(moves.some(({ played }) => played)).toBe(true)
    for (const move of moves) expect(() => judgedMove(wondersDuel, move as PlainMove)).not.toThrow()
    // Somebody who only looks on, and nobody at all.
    expect((await eve.get<AnalysisAnswer>(path(id))).body.moves).toEqual(moves)
    const anonymous = await fetch(new URL(path(id), server.url))
    expect(await anonymous.json()).toMatchObject({ status: 'done' })
    // Asked again, nothing is judged again.
    expect((await ben.post<AnalysisAnswer>(path(id))).body).toEqual({ status: 'done', moves })
    const rows = await server.database.db.selectFrom('analysis').select('table_id').where('table_id', '=', id).execute()
    expect(rows).toHaveLength(1)
  })

  test('is analysed again where judges or rules are newer', async () => {
    const [ada] = people
    const id = await finished()
    await ada.post(path(id))
    await done(ada, id)
    await server.database.db.updateTable('analysis').set({ rules: 0 }).where('table_id', '=', id).execute()
    expect((await ada.get<AnalysisAnswer>(path(id))).body).toEqual({ status: 'none' })
    await ada.post(path(id))
    await done(ada, id)
  })
})

describe('refused', () => {
  test('a running game, to those who play it too', async () => {
    const [ada, ben, eve] = people
    const id = await begin(server, wondersDuel, { seats: [ada, ben] })
    for (const who of [ada, eve]) {
      for (const answer of [await who.get(path(id)), await who.post(path(id))]) {
        expect(answer.status).toBe(409)
        expect(codeIn(answer)).toBe('not-over')
      }
    }
    expect(await server.database.db.selectFrom('analysis').where('table_id', '=', id).selectAll().execute()).toEqual([])
  })

  test('and nothing else of a running game tells a chance', async () => {
    const [ada, ben] = people
    const id = await begin(server, wondersDuel, { seats: [ada, ben] })
    for (const rest of ['', '/record', '/hint', '/chances', '/weigh', '/analysis']) {
      for (const answer of [await ada.get(`/api/tables/${id}${rest}`), await ada.post(`/api/tables/${id}${rest}`)])
        expect(JSON.stringify(answer.body ?? '')).not.toMatch(/"(?:chances|before|after|value|better)"/)
    }
  })

  test('a game that somebody may not see, as if there were none', async () => {
    const id = await finished('private')
    const [, , eve] = people
    for (const answer of [await eve.get(path(id)), await eve.post(path(id))]) expect(codeIn(answer)).toBe('no-table')
  })

  test('to ask without being anybody', async () => {
    const id = await finished()
    const answer = await fetch(new URL(path(id), server.url), { method: 'POST' })
    expect(answer.status).toBe(401)
  })

  test.each(['..%2F..%2Fetc', 'A'.repeat(16), '%00', 'aaaaaaaaaaaaaaaa'])('a table that is none: %s', async id => {
    const [ada] = people
    for (const answer of [await ada.get(path(id)), await ada.post(path(id), { depth: 'deep', moves: [1e9] })]) {
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
  })

  test('more than a few at a time', async () => {
    const strict = await startTables({ RATE_LIMIT: 'on' })
    const [ada, ben] = await guests(strict, 2)
    const codes: string[] = []
    for (let n = 0; n < 7; n++) {
      const id = await begin(strict, wondersDuel, { seats: [ada, ben] })
      const clients = await watchAll(strict, id, [ada, ben])
      await playOn(id, clients, 1)
      for (const client of clients) await client.close()
      await ben.post(`/api/tables/${id}/resign`)
      const answer = await ada.post(path(id))
      codes.push(answer.status === 200 ? 'done' : codeIn(answer))
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('done'))
    expect(codes.at(-1)).toBe('too-many')
  })
})
