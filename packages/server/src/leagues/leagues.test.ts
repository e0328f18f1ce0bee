// A club's league on a server: two divisions are played, who rises and falls, and who plays in the next season.

import type { Honour, LeagueCard, LeagueSight, ProfileCard, TournamentSight, Trouble } from '@tabularium/protocol'
import { beforeAll, expect, test } from 'vitest'
import { ratingsAgain } from '../ratings-again.ts'
import { createTestClient } from '../server.testing.ts'
import {
  ask,
  eventually,
  type Guest,
  guests,
  members,
  moveOnce,
  startTables,
  type TestTables,
  watchAll,
} from '../tables/tables.testing.ts'
import { advanceLeague } from './league-keeper.ts'

const DAY = 86_400_000
let server: TestTables
let people: readonly Guest[]
let ahead = 0
let makes = true
beforeAll(async () => {
  server = await startTables({}, { now: () => Date.now() + ahead, tournaments: { makesTables: () => makes } })
  people = await members(server, 8)
  await people[0].post('/api/clubs', { id: 'forum', name: 'Forum' })
  for (const one of people.slice(1, 7)) await one.post('/api/clubs/forum/join')
})

const codeOf = ({ body }: { readonly body: unknown }): string => (body as Trouble).code
const wish = {
  name: 'Forum league',
  club: 'forum',
  terms: { game: 'wonders-duel', size: 3, movers: 1, breakDays: 2 },
}

const personOf = ({ standings }: TournamentSight, player: number) =>
  standings.find(({ entrant }) => entrant === player)?.person

/** Both have moved: the game counts. Whoever has the higher number gives up. */
async function play(id: string): Promise<void> {
  const { body } = await people[0].get<TournamentSight>(`/api/tournaments/${id}`)
  for (const { players, table } of body.games) {
    const person = people.find(one => one.id === personOf(body, Math.max(...players)))
    if (table === undefined || !person) throw new Error('no table, or nobody there')
    const seated = players.map(player => people.find(one => one.id === personOf(body, player)))
    const clients = await watchAll(server, table, seated)
    for (const _ of seated) await moveOnce(table, clients)
    for (const client of clients) await client.close()
    await ask(server, person, `/api/tables/${table}/resign`, {})
  }
}

test('two divisions, season after season', async () => {
  for (const stranger of [people[1], people[7]]) {
    expect(codeOf(await stranger.post('/api/leagues', wish))).toBe('not-leader')
  }
  expect(codeOf(await people[0].post('/api/leagues', { ...wish, club: undefined }))).toBe('forbidden')
  const { id } = (await people[0].post<LeagueSight>('/api/leagues', wish)).body
  const run = (by: Guest, act: object) => by.post<LeagueSight>(`/api/leagues/${id}/run`, act)
  const look = async (season = '') =>
    (await createTestClient(server).get<LeagueSight>(`/api/leagues/${id}${season}`)).body
  const until = (what: string, found: (sight: LeagueSight) => boolean) =>
    eventually(async () => {
      const sight = await look()
      return found(sight) && sight
    }, what)

  const [guest] = await guests(server, 1)
  expect(codeOf(await guest.post(`/api/leagues/${id}/join`))).toBe('account-only')
  expect(codeOf(await people[7].post(`/api/leagues/${id}/join`))).toBe('not-member')
  for (const one of people.slice(0, 2)) await one.post(`/api/leagues/${id}/join`)
  expect(codeOf(await run(people[0], { act: 'begin' }))).toBe('too-few')
  for (const one of people.slice(2, 6)) await one.post(`/api/leagues/${id}/join`)
  expect(codeOf(await run(people[1], { act: 'begin' }))).toBe('not-director')

  // Whoever dies between the log and the tournaments leaves them to the next who looks.
  makes = false
  expect((await run(people[0], { act: 'begin' })).body.season).toBe(1)
  makes = true
  await Promise.all([1, 2, 3].map(() => advanceLeague(server.tables.context, id)))
  const first = await until('two divisions', ({ divisions }) => divisions.every(({ tournament }) => tournament))
  expect(first.divisions.map(({ lines }) => lines.map(({ member }) => member))).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ])
  expect(codeOf(await people[6].post(`/api/tournaments/${first.divisions[0].tournament}/join`))).toBe('not-open')
  await people[6].post(`/api/leagues/${id}/join`)
  await people[4].post(`/api/leagues/${id}/leave`)
  for (const { tournament = '' } of first.divisions) {
    await eventually(async () => {
      const { games } = (await people[0].get<TournamentSight>(`/api/tournaments/${tournament}`)).body
      return games.length === 3 && games.every(({ table }) => table !== undefined)
    }, 'all games at once')
    await play(tournament)
  }
  const over = await until('the end of the season', ({ phase }) => phase === 'break')
  expect(over.divisions.map(({ lines }) => lines.map(({ member, moves = '' }) => `${member}${moves}`))).toEqual([
    ['0', '1', '2down'],
    ['3up', '4', '5'],
  ])
  expect(over.waiting.map(({ member }) => member)).toEqual([0, 1, 2, 3, 5, 6])

  ahead += 3 * DAY
  await advanceLeague(server.tables.context, id)
  const second = await look()
  expect(second).toMatchObject({ phase: 'running', season: 2 })
  expect(second.divisions.map(({ lines }) => new Set(lines.map(({ member }) => member)))).toEqual([
    new Set([0, 1, 3]),
    new Set([2, 5, 6]),
  ])
  expect((await look('?season=1')).ended).toBe(over.ended)

  const winner = await eventually(async () => {
    const { honours } = (await people[0].get<ProfileCard>(`/api/people/${people[0].id}`)).body
    return honours.length > 0 && honours
  }, 'an honour')
  expect(winner).toMatchObject([
    { kind: 'league', place: 1, name: 'Forum league', ref: id, season: 1, division: 1, players: 3 },
  ] satisfies readonly Partial<Honour>[])
  const last = (await people[0].get<ProfileCard>(`/api/people/${people[2].id}`)).body
  expect(last.honours).toEqual([])

  // Six games have been rated; from their log come the same ratings.
  expect(await ratingsAgain(server.database)).toMatchObject({ games: 6, differing: [] })

  expect((await run(people[0], { act: 'remove', member: 6 })).status).toBe(200)
  expect(codeOf(await people[6].post(`/api/leagues/${id}/join`))).toBe('removed')
  expect((await run(people[0], { act: 'close' })).body.phase).toBe('running')
  expect(codeOf(await people[4].post(`/api/leagues/${id}/join`))).toBe('not-open')
  const listed = await people[1].get<LeagueCard[]>('/api/leagues?club=forum&game=wonders-duel')
  expect(listed.body).toMatchObject([{ id, mine: true, members: 5, club: { id: 'forum', name: 'Forum' } }])
  expect((await people[1].get<LeagueCard[]>('/api/leagues')).body).toEqual([])
})

test.each([
  [{ size: 3, movers: 2 }, 'bad-request'],
  [{ size: 3, tableSize: 4 }, 'bad-request'],
  [{ game: 'chess' }, 'no-game'],
  [{ tableSize: 3 }, 'bad-seats'],
  [{ options: { expansion: 'none such' } }, 'bad-options'],
])('%j is refused: %s', async (terms, code) => {
  const asked = { ...wish, terms: { ...wish.terms, ...terms } }
  expect(codeOf(await people[0].post('/api/leagues', asked))).toBe(code)
})
