// The hall and the house: what anybody is told of what goes on, and how bots fare against people.

import { levelsOf } from '@tabularium/bots/levels'
import type { DecidedGame, HallAnswer, TableCard, Trouble } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import { begin, connect, eventually, guests, members, startTables, type TestTables } from './tables.testing.ts'

let server: TestTables
let ahead = 0
beforeAll(async () => {
  server = await startTables({}, { now: () => Date.now() + ahead })
})

/** As somebody sees it who comes later. */
async function hall(): Promise<HallAnswer> {
  ahead += 3_000
  const answer = await fetch(new URL('/api/hall', server.url))
  expect(answer.status).toBe(200)
  return (await answer.json()) as HallAnswer
}

describe('a fresh server', () => {
  test('has the house: every level of every game, from strong to weak, and nothing else', async () => {
    const found = await hall()
    expect(found).toMatchObject({ people: 0, games: 0, watch: [], decided: [], seeks: [] })
    const levels = [...levelsOf('wonders-duel')].reverse()
    expect(found.house['wonders-duel'].map(({ level }) => level)).toEqual(levels.map(({ id }) => id))
    const ratings = found.house['wonders-duel'].map(({ rating }) => rating ?? 0)
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
    expect(ratings.at(-1)).toBe(1000)
    expect(Object.keys(found.house)).toHaveLength(4)
  })
})

test('who is here and what is played: games of people first, the strongest of them before the others', async () => {
  const [ada, ben, cleo, dion] = await members(server, 4)
  const client = await connect(server, ada)
  await eventually(() => server.tables.context.onlineStatus.isConnected(ada.id))
  const rating = { game: 'wonders-duel', sigma: 2, games: 9, wins: 5, time: 1 }
  await server.database.db
    .insertInto('rating')
    .values([
      { ...rating, user_id: cleo.id, mu: 34 },
      { ...rating, user_id: dion.id, mu: 33 },
    ])
    .execute()
  const bots = await begin(server, wondersDuel, { seats: [ada, 'mcts:4'], started: Date.now() + ahead })
  const weaker = await begin(server, wondersDuel, { seats: [ada, ben], started: Date.now() + ahead })
  const stronger = await begin(server, wondersDuel, { seats: [cleo, dion], started: Date.now() + ahead })
  const hidden = await begin(server, wondersDuel, {
    ...{ seats: [ben, cleo], visibility: 'private', started: Date.now() + ahead },
  })
  const found = await hall()
  expect(found.people).toBe(1)
  expect(found.watch.map(({ id }) => id)).toEqual([stronger, weaker, bots])
  expect(JSON.stringify(found)).not.toContain(hidden)
  await client.close()
})

test('what was decided is told with who won; private games are nobody’s business, and pages follow pages', async () => {
  const [ada, ben] = await members(server, 2)
  const ids: string[] = []
  for (const visibility of ['open', 'private', 'open'] as const) {
    const id = await begin(server, wondersDuel, { seats: [ada, ben], visibility })
    expect((await ada.post(`/api/tables/${id}/resign`)).status).toBe(200)
    ids.push(id)
    ahead += 1000
  }
  const { decided } = await hall()
  expect(decided.slice(0, 2).map(({ id }) => id)).toEqual([ids[2], ids[0]])
  expect(decided[0]).toMatchObject({ game: 'wonders-duel', house: false, outcome: { winners: [1] } })
  expect(decided[0].seats.map(({ name }) => name)).toEqual([ada.name, ben.name])
  const next = await ada.get<DecidedGame[]>(`/api/decided?before=${decided[0].ended}`)
  expect(next.body[0].id).toBe(ids[0])
  expect((await ada.get<Trouble>('/api/decided?before=soon')).body.code).toBe('bad-request')
})

test('the tables of a club are shown to nobody here, neither running nor decided', async () => {
  const [ada, ben] = await members(server, 2)
  expect((await ada.post('/api/clubs', { id: 'hall-club', name: 'Hall club' })).status).toBe(200)
  const started = Date.now() + ahead
  const ids = [
    await begin(server, wondersDuel, { seats: [ada, ben], started }),
    await begin(server, wondersDuel, { seats: [ada, ben], started }),
  ]
  expect((await ada.post(`/api/tables/${ids[1]}/resign`)).status).toBe(200)
  for (const id of ids) expect(JSON.stringify(await hall())).toContain(id)
  await server.database.db.updateTable('game_table').set({ club_id: 'hall-club' }).where('id', 'in', ids).execute()
  const told = JSON.stringify([await hall(), (await ben.get('/api/decided')).body])
  for (const id of ids) expect(told).not.toContain(id)
})

test('a game against a player of the house begins at once, is not rated, and is counted for the house alone', async () => {
  const [ada] = await guests(server, 1)
  const [weakest] = levelsOf('wonders-duel')
  const opened = await ada.post<{ table: TableCard }>('/api/tables', {
    ...{ game: 'wonders-duel', seats: ['me', { bot: weakest.id }] },
  })
  const { table } = opened.body
  expect(table).toMatchObject({ status: 'playing', rated: false })
  await ada.post(`/api/tables/${table.id}/resign`)
  const { house } = await hall()
  expect(house['wonders-duel'].at(-1)).toMatchObject({ level: weakest.id, games: 1, wins: 1 })
  expect(
    await server.database.db.selectFrom('rating_change').selectAll().where('table_id', '=', table.id).execute(),
  ).toEqual([])
})
