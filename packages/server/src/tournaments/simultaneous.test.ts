// Simultaneous displays: one host at all boards at once, from the announcement to the results.

import type { TableCard, TournamentSight, Trouble } from '@tabularium/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  connect,
  eventually,
  type Guest,
  members,
  startTables,
  type TestTables,
} from '../tables/tables.testing.ts'
import { displayPairings } from './simultaneous.ts'
import { advanced, played, started, withEvents } from './tournaments.testing.ts'

describe('who sits where', () => {
  const seatsOf = (begins: 'challengers' | 'host' | 'alternate') =>
    displayPairings(started({ format: 'simultaneous', rated: false, begins }, 4)).map(({ players }) =>
      players.join(' '),
    )
  test.each([
    ['challengers', ['1 0', '2 0', '3 0']],
    ['host', ['0 1', '0 2', '0 3']],
    ['alternate', ['0 1', '2 0', '0 3']],
  ] as const)('%s', (begins, seats) => {
    expect(seatsOf(begins)).toEqual(seats)
  })

  test('one round, then it is over', () => {
    const state = advanced(started({ format: 'simultaneous', rated: false }, 5))
    expect(state.games).toHaveLength(4)
    expect(advanced(state).games).toHaveLength(4)
    expect(played(state)).toMatchObject({ phase: 'over', round: 1 })
  })

  test('who withdrew before the start has no board', () => {
    const open = started({ format: 'simultaneous', rated: false }, 4)
    const left = withEvents(open, [{ kind: 'withdrew', entrant: 2, by: 'entrant' }])
    expect(displayPairings(left).flatMap(({ players }) => players)).not.toContain(2)
  })
})

describe('on a server', () => {
  let server: TestTables
  let people: readonly Guest[]
  let ahead = 0
  beforeAll(async () => {
    server = await startTables({}, { now: () => Date.now() + ahead })
    people = await members(server, 4)
  })
  const WISH = { name: 'Evening display', format: 'simultaneous', game: 'wonders-duel', rated: false, places: 2 }
  const announce = (more: object = {}) =>
    people[0].post<TournamentSight & Trouble>('/api/tournaments', { ...WISH, ...more })

  test('announced, filled, begun with more time for the host, played, with results', async () => {
    const { body } = await announce({ begins: 'host', hostMinutes: 20 })
    const { id } = body
    expect(body.standings.map(({ person }) => person)).toEqual([people[0].id])
    const to = (person: Guest, path: string, sent: object = {}) =>
      person.post<TournamentSight & Trouble>(`/api/tournaments/${id}/${path}`, sent)
    expect((await to(people[0], 'direct', { act: 'start' })).body.code).toBe('too-few')
    for (const person of people.slice(1, 3)) expect((await to(person, 'join')).status).toBe(200)
    expect((await to(people[3], 'join')).body.code).toBe('tournament-full')
    expect((await to(people[0], 'leave')).body.code).toBe('host-stays')
    expect((await to(people[0], 'direct', { act: 'start' })).status).toBe(200)
    const look = async () => (await people[0].get<TournamentSight>(`/api/tournaments/${id}`)).body
    const begun = await eventually(async () => {
      const sight = await look()
      return sight.games.length === 2 && sight.games.every(({ asked }) => asked?.[0] === 0) && sight
    }, 'both boards')
    const tables = begun.games.map(({ table = '' }) => table)
    const card = (await people[0].get<TableCard>(`/api/tables/${tables[0]}`)).body
    expect(card.clocks?.left).toEqual([900_000 + 20 * 60_000, 900_000])
    const result = { act: 'result', pairing: begun.games[0].pairing, board: 1, places: [1, 2] }
    expect((await to(people[0], 'direct', result)).body.code).toBe('host-plays')
    expect((await to(people[0], 'direct', { act: 'remove', entrant: 1 })).body.code).toBe('host-plays')
    // The host is at one board; at the other nobody can call a bot, and being away costs nothing but time.
    const clients = await Promise.all(tables.map((_, i) => connect(server, people[i + 1])))
    for (const [i, table] of tables.entries()) await clients[i].ask('watch', { table })
    ahead += 6 * 60_000
    const replaced = await ask<Trouble>(server, people[1], `/api/tables/${tables[0]}/replace`, { seat: 0 })
    expect(replaced.body.code).toBe('present')
    expect((await look()).games.every(({ points }) => points === undefined)).toBe(true)
    for (const client of clients) await client.close()
    await people[1].post(`/api/tables/${tables[0]}/resign`, {})
    await people[0].post(`/api/tables/${tables[1]}/resign`, {})
    const end = await eventually(async () => {
      const sight = await look()
      return sight.phase === 'over' && sight
    }, 'the end')
    expect(end.games.map(({ points }) => points)).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(end.standings[0]).toMatchObject({ entrant: 0, points: 1 })
  })

  test('neither rated nor without a clock', async () => {
    expect((await announce({ rated: true })).body.code).toBe('display-rated')
    expect((await announce({ clock: { kind: 'none' } })).body.code).toBe('display-clock')
  })
})
