// What tournaments have for games that take their time: rounds with a date, games that are put off, those of a club, and
// the honours of whoever has won.

import type { ProfileCard, TableCard, TournamentCard, Trouble } from '@tabularium/protocol'
import { beforeAll, expect, test } from 'vitest'
import { createTestClient } from '../server.testing.ts'
import {
  eventually,
  type Guest,
  members,
  moveOnce,
  startTables,
  type TestTables,
  watchAll,
} from '../tables/tables.testing.ts'
import { startEvent } from './events.testing.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let server: TestTables
let people: readonly Guest[]
let ahead = 0
const now = () => Date.now() + ahead
beforeAll(async () => {
  server = await startTables({}, { now })
  people = await members(server, 5)
})
const codeOf = ({ body }: { readonly body: unknown }): string => (body as Trouble).code
const rowOf = (id: string) =>
  server.database.db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a cup of a club: a date for every round, another where the director says so, and honours', async () => {
  await people[0].post('/api/clubs', { id: 'senate', name: 'Senate' })
  for (const one of people.slice(1, 4)) await one.post('/api/clubs/senate/join')
  const wish = { club: 'senate', format: 'knock-out', roundDays: 7, clock: { kind: 'days', days: 2 } } as const
  const announced = { name: 'Ides of March', game: 'wonders-duel', ...wish }
  expect(codeOf(await people[1].post('/api/tournaments', announced))).toBe('not-leader')
  const event = await startEvent(server, people.slice(0, 4), wish, 'open')
  expect(codeOf(await people[4].post(`/api/tournaments/${event.id}/join`))).toBe('not-member')
  const list = async (query: string) =>
    (await createTestClient(server).get<TournamentCard[]>(`/api/tournaments${query}`)).body.map(({ id }) => id)
  expect([await list('?club=senate'), await list('')]).toEqual([[event.id], []])
  await event.direct({ act: 'start' })
  const games = await event.games(2)
  expect((await rowOf(games[0].table)).club_id).toBe('senate')
  expect((await createTestClient(server).get(`/api/tables/${games[0].table}`)).status).toBe(404)
  for (const game of games) await event.winFor(game, game.players.indexOf(Math.min(...game.players)))
  const waits = await event.until('the date', sight => sight.next !== undefined)
  expect(waits.next).toBe((waits.started ?? 0) + 7 * DAY)
  const sooner = now() + 2 * DAY
  expect((await event.direct({ act: 'schedule', time: sooner })).body).toMatchObject({ next: sooner, date: sooner })
  ahead += 2 * DAY + MINUTE
  const [final] = await event.games(1)
  expect(codeOf(await event.direct({ act: 'schedule', time: 1 }))).toBe('tournament-not-running')
  await event.winFor(final, final.players.indexOf(0))
  await event.until('the end', sight => sight.phase === 'over')
  const honours = await eventually(async () => {
    const { body } = await createTestClient(server).get<ProfileCard>(`/api/people/${people[0].id}`)
    return body.honours.length > 0 && body.honours
  }, 'an honour')
  expect(honours).toMatchObject([{ kind: 'cup', place: 1, ref: event.id, players: 4, name: 'Ides of March' }])
  const second = await createTestClient(server).get<ProfileCard>(`/api/people/${people[1].id}`)
  expect(second.body.honours.map(({ place }) => place)).toEqual([2])
})

test('a live game is put off: its clocks stand until a time, and then it goes on by correspondence', async () => {
  const clock = { kind: 'live', baseMs: 600_000, incrementMs: 5_000 } as const
  const event = await startEvent(server, people.slice(0, 2), { rounds: 1, noShowMinutes: 2, clock })
  const [game] = await event.games(1)
  const { pairing, board, table } = game
  const until = now() + 30 * MINUTE
  expect(codeOf(await event.direct({ act: 'adjourn', pairing, board, until, days: 2 }))).toBe('bad-request')
  expect(codeOf(await event.direct({ act: 'adjourn', pairing, board: 9, until }))).toBe('no-pairing')
  await event.direct({ act: 'adjourn', pairing, board, until })
  const stands = await eventually(async () => {
    const row = await rowOf(table)
    return row.clocks?.since === until && row
  }, 'the clocks to stand')
  expect(stands.deadline).toBe(until + Math.min(...(stands.clocks?.left ?? [])))
  // Nobody has lost by not coming meanwhile, and whoever moves before does not make the clocks run.
  ahead += 10 * MINUTE
  await server.tables.director.advance(event.id)
  const clients = await watchAll(
    server,
    table,
    game.players.map(player => people[player]),
  )
  await moveOnce(table, clients)
  for (const client of clients) await client.close()
  expect(await rowOf(table)).toMatchObject({ status: 'playing', clocks: { since: until } })

  await event.direct({ act: 'adjourn', pairing, board, days: 3 })
  const card = await eventually(async () => {
    const { body } = await createTestClient(server).get<TableCard>(`/api/tables/${table}`)
    return body.clock.kind === 'days' && body
  }, 'correspondence')
  expect(card.clock).toEqual({ kind: 'days', days: 3 })
  ahead += DAY
  await server.tables.director.advance(event.id)
  expect((await rowOf(table)).status).toBe('playing')
  expect((await event.look()).games[0].adjourned).toEqual({ days: 3 })
  expect(codeOf(await event.direct({ act: 'adjourn', pairing, board, until: now() + DAY }))).toBe(
    'tournament-not-running',
  )
  await event.direct({ act: 'end' })
})
