// Tournaments over several processes on one PostgreSQL, and over a process that dies in the middle of a round.

import type { TournamentSight } from '@tabularium/protocol'
import { expect, test } from 'vitest'
import { freshPostgres, openForTest } from '../database/database.testing.ts'
import type { Database } from '../database/database.ts'
import { createGuest } from '../server.testing.ts'
import { ask, eventually, members, startDoomed, startTables } from '../tables/tables.testing.ts'
import { playRounds, startEvent } from './events.testing.ts'
import { loadTournament } from './tournament-store.ts'

/** What must hold whatever has happened: rounds paired once, a table for each pairing and no other. */
async function isSound({ db }: Database, id: string): Promise<void> {
  const stored = await loadTournament(db, id)
  if (!stored) throw new Error('there is no such tournament')
  const rounds = await db.selectFrom('tournament_entry').select('data').where('tournament_id', '=', id).execute()
  const paired = rounds
    .map(({ data }) => data as { kind: string; round: number })
    .filter(({ kind }) => kind === 'paired')
  expect(new Set(paired.map(({ round }) => round)).size).toBe(paired.length)
  const tables = await db.selectFrom('game_table').select(['pairing', 'board']).where('tournament', '=', id).execute()
  const keys = tables.map(({ pairing, board }) => `${pairing} ${board}`).sort()
  expect(keys).toEqual(stored.state.games.map(({ pairing, board }) => `${pairing} ${board}`).sort())
}

test('two processes look after the same tournament: every round is paired once, every table made once', async () => {
  const url = await freshPostgres()
  const p = await startTables({}, { database: await openForTest({ url }) })
  const q = await startTables({}, { database: await openForTest({ url }) })
  const people = await members(p, 4)
  const event = await startEvent(p, people, { rounds: 3 })
  let over = false
  // Both at once, again and again, whoever has the lock.
  const hurry = async (director: typeof p.tables.director) => {
    while (!over) await director.advance(event.id)
  }
  const hurrying = [p, q, p, q].map(({ tables }) => hurry(tables.director))
  await playRounds(event, 3, 2)
  const end = await event.until('the end', sight => sight.phase === 'over')
  over = true
  await Promise.all(hurrying)
  await isSound(p.database, event.id)
  const other = await ask<TournamentSight>(q, people[0], `/api/tournaments/${event.id}`)
  expect(other.body.standings).toEqual(end.standings)
  expect(end.standings.map(({ points }) => points)).toEqual([3, 2, 1, 0])
})

test('killed in the middle of a round: the next process completes what was planned, and nothing twice', async () => {
  const url = await freshPostgres()
  const doomed = await startDoomed({ url })
  const database = await openForTest({ url })
  const people = []
  for (let i = 0; i < 8; i++) people.push(await createGuest(doomed))
  await database.db.updateTable('user').set({ isAnonymous: false }).execute()
  const [director] = people
  const wish = {
    name: 'Ides of March',
    format: 'swiss',
    game: 'wonders-duel',
    rated: false,
    breakSeconds: 0,
    rounds: 2,
  }
  const announced = await eventually(async () => {
    // The doomed one may still take the director for a guest.
    const answer = await director.post<TournamentSight>('/api/tournaments', wish)
    return answer.status === 200 && answer
  }, 'the announcement')
  const { id } = announced.body
  for (const person of people) await person.post(`/api/tournaments/${id}/join`)
  await director.post(`/api/tournaments/${id}/direct`, { act: 'start' })
  await eventually(
    () => database.db.selectFrom('game_table').select('id').where('tournament', '=', id).executeTakeFirst(),
    'the first table',
  )
  await doomed.kill()
  const server = await startTables({}, { database })
  await eventually(async () => {
    const rows = await database.db.selectFrom('game_table').select('status').where('tournament', '=', id).execute()
    return rows.length === 4 && rows.every(({ status }) => status === 'playing')
  }, 'all tables')
  await isSound(database, id)
  const stored = await loadTournament(server.database.db, id)
  expect(stored?.state.round).toBe(1)
})
