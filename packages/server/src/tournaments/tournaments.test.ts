// Whole tournaments on a server: people enter, play at tables as anywhere, and the standings follow.

import type { TableCard, TournamentCard, TournamentSight, Trouble } from '@tabularium/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClient } from '../server.testing.ts'
import {
  connect,
  eventually,
  type Guest,
  guests,
  members,
  startTables,
  statusOf,
  type TestTables,
} from '../tables/tables.testing.ts'
import { playRounds, startEvent } from './events.testing.ts'
import { standingsOf } from './standings.ts'
import { add, loadTournament } from './tournament-store.ts'

let server: TestTables
let people: readonly Guest[]
let ahead = 0
let makes = true
beforeAll(async () => {
  server = await startTables({}, { now: () => Date.now() + ahead, tournaments: { makesTables: () => makes } })
  people = await members(server, 8)
})

const MINUTE = 60_000
const order = (sight: TournamentSight): readonly number[] => sight.standings.map(({ entrant }) => entrant)
const codeOf = ({ body }: { readonly body: unknown }): string => (body as Trouble).code

describe('a Swiss', () => {
  test('of four: three rounds, everybody meets everybody, standings and exports', async () => {
    const event = await startEvent(server, people.slice(0, 4), { rounds: 3 })
    await playRounds(event, 3, 2)
    const end = await event.until('the end', sight => sight.phase === 'over')
    expect(order(end)).toEqual([0, 1, 2, 3])
    expect(end.standings.map(({ points }) => points)).toEqual([3, 2, 1, 0])
    expect(end.standings[0].cells.every(cell => cell.table !== undefined)).toBe(true)
    const table = (await people[0].get<TableCard>(`/api/tables/${end.games[0].table}`)).body
    expect(table).toMatchObject({ tournament: event.id, status: 'over', rated: false })
    const whole = await createTestClient(server).get<{ standings: unknown[] }>(`/api/tournaments/${event.id}/export`)
    expect(whole.body.standings).toEqual(end.standings)
    const trf = await createTestClient(server).get(`/api/tournaments/${event.id}/trf`)
    expect(trf.headers.get('content-type')).toContain('text/plain')
    expect(trf.text.split('\n').filter(line => line.startsWith('001'))).toHaveLength(4)
    // Whoever reads the log finds the same.
    const stored = await loadTournament(server.database.db, event.id)
    expect(stored && standingsOf(stored.state).map(({ entrant }) => entrant)).toEqual(order(end))
  })

  test('of eight: nobody meets anybody twice', async () => {
    const event = await startEvent(server, people, { rounds: 4 })
    await playRounds(event, 4, 4)
    const end = await event.until('the end', sight => sight.phase === 'over')
    expect(end.standings[0]).toMatchObject({ entrant: 0, points: 4 })
    const pairs = end.games.map(({ players }) => [...players].sort((a, b) => a - b).join())
    expect(new Set(pairs).size).toBe(16)
  })

  test('somebody withdraws, somebody comes late, an odd number has a bye', async () => {
    const event = await startEvent(server, people.slice(0, 4), { rounds: 3, lateRounds: 1 })
    await playRounds(event, 1, 2)
    await event.until('the second round', sight => sight.round === 2)
    expect((await people[4].post(`/api/tournaments/${event.id}/join`)).status).toBe(409)
    const other = await startEvent(server, people.slice(0, 4), { rounds: 3, breakSeconds: 3600 })
    await playRounds(other, 1, 2)
    await other.until('the results', sight => sight.next !== undefined)
    const left = await people[3].post<TournamentSight>(`/api/tournaments/${other.id}/leave`)
    expect(left.body.standings.find(({ entrant }) => entrant === 3)?.active).toBe(false)
    expect(codeOf(await people[3].post(`/api/tournaments/${other.id}/leave`))).toBe('not-entered')
    expect((await people[4].post(`/api/tournaments/${other.id}/join`)).status).toBe(200)
    expect((await people[5].post(`/api/tournaments/${other.id}/join`)).status).toBe(200)
    ahead += 61 * MINUTE
    const second = await other.until('the second round', sight => sight.round === 2)
    const paired = second.games.filter(({ round }) => round === 2).flatMap(({ players }) => players)
    expect(paired).not.toContain(3)
    expect(paired).toHaveLength(4)
    expect(second.standings.flatMap(({ cells }) => cells).filter(({ kind }) => kind === 'bye')).toHaveLength(1)
    const late = second.standings.find(({ entrant }) => entrant === 5)
    expect(late?.cells[0]).toMatchObject({ kind: 'missed', points: 0.5 })
    await other.direct({ act: 'end' })
    await event.direct({ act: 'end' })
  })

  test('whoever does not come has lost; where neither comes, both have', async () => {
    const event = await startEvent(server, people.slice(0, 4), {
      rounds: 1,
      noShowMinutes: 2,
      clock: { kind: 'live', baseMs: 3_600_000, incrementMs: 0 },
    })
    const games = await event.games(2)
    // One of them comes to the first board, nobody to the second.
    const came = 1
    const client = await connect(server, people[games[0].players[came]])
    await client.ask('watch', { table: games[0].table })
    ahead += 3 * MINUTE
    const end = await event.until('the end', sight => sight.phase === 'over')
    const [first, second] = [...end.games].sort((a, b) => a.board - b.board)
    expect(first).toMatchObject({ points: [0, 1], forfeits: [0] })
    expect(second).toMatchObject({ points: [0, 0], forfeits: [0, 1] })
    await client.close()
  })
})

test('a round robin of three', async () => {
  const event = await startEvent(server, people.slice(0, 3), { format: 'round-robin' })
  await playRounds(event, 3, 1)
  const end = await event.until('the end', sight => sight.phase === 'over')
  expect(end.standings.map(({ points }) => points)).toEqual([2, 1, 0])
})

test('a round robin by correspondence begins with all its games', async () => {
  const event = await startEvent(server, people.slice(0, 4), {
    format: 'round-robin',
    clock: { kind: 'days', days: 3 },
  })
  for (const game of await event.games(6)) await event.winFor(game, 0)
  await event.until('the end', sight => sight.phase === 'over')
})

test('a knock-out with a draw: they play again the other way round', async () => {
  const event = await startEvent(server, people.slice(0, 3), { format: 'knock-out' })
  const [first] = await event.games(1)
  await event.draw(first)
  const [again] = await event.games(1)
  expect(again.players).toEqual([...first.players].reverse())
  expect(again.round).toBe(first.round)
  await event.winFor(again, 0)
  const [final] = await event.games(1)
  expect(final.players).toContain(0)
  await event.winFor(final, final.players.indexOf(0))
  const end = await event.until('the end', sight => sight.phase === 'over')
  expect(end.standings[0].entrant).toBe(0)
})

test('an arena: paired anew as soon as somebody is free, until the time is up', async () => {
  const event = await startEvent(server, people.slice(0, 4), {
    ...{ format: 'arena', minutes: 30, noShowMinutes: 120, clock: { kind: 'none' } },
  })
  for (const game of await event.games(2)) await event.winFor(game, 0)
  const second = await event.games(2)
  expect((await people[4].post(`/api/tournaments/${event.id}/join`)).status).toBe(200)
  ahead += 31 * MINUTE
  expect(codeOf(await people[5].post(`/api/tournaments/${event.id}/join`))).toBe('not-open')
  for (const game of second) await event.winFor(game, 1)
  const end = await event.until('the end', sight => sight.phase === 'over')
  expect(end.standings.reduce((sum, { points }) => sum + points, 0)).toBe(8)
})

test('tables of three: points by place, seats rotate', async () => {
  const event = await startEvent(server, people.slice(0, 6), {
    ...{ format: 'multi-player', game: 'glory-to-rome', tableSize: 3, rounds: 2 },
  })
  await playRounds(event, 2, 2)
  const end = await event.until('the end', sight => sight.phase === 'over')
  expect(end.standings.reduce((sum, { points }) => sum + points, 0)).toBe(12)
  expect(end.standings[0].points).toBe(4)
  const seats = end.games.filter(({ players }) => players.includes(0)).map(({ players }) => players.indexOf(0))
  expect(new Set(seats).size).toBe(2)
  expect((await people[0].get(`/api/tournaments/${event.id}/trf`)).status).toBe(409)
})

describe('the director', () => {
  test('pauses, pairs again, sets a result, removes somebody, ends', async () => {
    const event = await startEvent(server, people.slice(0, 4), { rounds: 2 })
    const first = await event.games(2)
    const again = await event.direct({ act: 'pair-again' })
    expect(again.status).toBe(200)
    const second = await event.games(2)
    expect(second.map(({ table }) => table)).not.toContain(first[0].table)
    expect(await statusOf(server.database, first[0].table)).toBe('over')
    await event.direct({ act: 'pause' })
    const { pairing, board } = second[0]
    expect((await event.direct({ act: 'result', pairing, board, places: [1, 1] })).status).toBe(200)
    expect((await event.direct({ act: 'pair-again' })).text).toContain('round-begun')
    expect((await event.direct({ act: 'result', pairing, board, places: [2, 2] })).text).toContain('bad-result')
    const gone = second[1].players[0]
    await event.direct({ act: 'remove', entrant: gone })
    const sight = await event.until('both results', ({ games }) => games.every(({ points }) => points !== undefined))
    expect(sight.games.find(game => game.board === 1)).toMatchObject({ points: [0.5, 0.5], by: 'director' })
    expect(sight.phase).toBe('paused')
    expect(codeOf(await people[gone].post(`/api/tournaments/${event.id}/join`))).toBe('removed')
    await event.direct({ act: 'resume' })
    await event.until('the second round', ({ round }) => round === 2)
    expect((await event.direct({ act: 'end' })).body.phase).toBe('over')
    expect((await event.direct({ act: 'end' })).text).toContain('tournament-over')
  })

  test('is nobody else', async () => {
    const event = await startEvent(server, people.slice(0, 2), {}, 'open')
    const stranger = await people[1].post(`/api/tournaments/${event.id}/direct`, { act: 'start' })
    expect(codeOf(stranger)).toBe('not-director')
    expect((await createTestClient(server).post(`/api/tournaments/${event.id}/direct`, { act: 'start' })).status).toBe(
      401,
    )
    expect((await event.direct({ act: 'cancel' })).body.phase).toBe('cancelled')
    expect(codeOf(await people[2].post(`/api/tournaments/${event.id}/join`))).toBe('not-open')
  })
})

describe('who may', () => {
  test('guests announce nothing, and play where it is not rated', async () => {
    const [guest] = await guests(server, 1)
    expect(
      codeOf(await guest.post('/api/tournaments', { name: 'Mine alone', format: 'swiss', game: 'wonders-duel' })),
    ).toBe('account-only')
    const rated = await startEvent(server, people.slice(0, 1), { rated: true }, 'open')
    expect(codeOf(await guest.post(`/api/tournaments/${rated.id}/join`))).toBe('account-only')
    const free = await startEvent(server, people.slice(0, 1), {}, 'open')
    expect((await guest.post(`/api/tournaments/${free.id}/join`)).status).toBe(200)
    for (const { direct } of [rated, free]) await direct({ act: 'cancel' })
  })

  test.each([
    [{ name: 'x' }, 'bad-request'],
    [{ name: '\u202e\u202e\u202e\u202e' }, 'bad-request'],
    [{ game: 'chess' }, 'no-game'],
    [{ game: 'mare-nostrum' }, 'bad-seats'],
    [{ format: 'multi-player' }, 'bad-seats'],
    [{ options: { expansion: 'none such' } }, 'bad-options'],
    [{ rounds: 99 }, 'bad-request'],
    [{ seeds: [1] }, 'bad-request'],
  ])('%j is refused: %s', async (wish, code) => {
    const answer = await people[7].post('/api/tournaments', {
      name: 'Ides of March',
      format: 'swiss',
      game: 'wonders-duel',
      ...wish,
    })
    expect(codeOf(answer)).toBe(code)
  })

  test('nobody directs more than a few at a time', async () => {
    const wish = { name: 'Again and again', format: 'swiss', game: 'wonders-duel' }
    const codes: string[] = []
    for (let i = 0; i < 6; i++) codes.push(codeOf(await people[6].post('/api/tournaments', wish)))
    expect(codes.slice(-1)).toEqual(['too-many-tournaments'])
    const listed = await createTestClient(server).get<TournamentCard[]>('/api/tournaments?game=wonders-duel')
    expect(listed.body.filter(({ name }) => name === wish.name)).toHaveLength(5)
    expect((await createTestClient(server).get<TournamentCard[]>('/api/tournaments?page=9')).body).toEqual([])
  })

  test('the seats of a tournament’s table are nobody else’s', async () => {
    makes = true
    const event = await startEvent(server, people.slice(0, 2), { rounds: 1 })
    const [game] = await event.games(1)
    await server.database.db.updateTable('game_table').set({ status: 'open' }).where('id', '=', game.table).execute()
    const [stranger] = await members(server, 1)
    expect(codeOf(await stranger.post(`/api/tables/${game.table}/join`))).toBe('tournament-table')
    expect(codeOf(await people[0].post(`/api/tables/${game.table}/leave`))).toBe('tournament-table')
    await event.direct({ act: 'end' })
  })
})

test('whoever ends it dies before its tables are ended: they are ended all the same, begun or not', async () => {
  const live = (id: string) =>
    server.database.db
      .selectFrom('game_table')
      .select(['id', 'status'])
      .where('tournament', '=', id)
      .where('status', 'in', ['open', 'playing'])
      .execute()
  const event = await startEvent(server, people.slice(0, 4), { rounds: 1 })
  const [open, playing] = await event.games(2)
  await server.database.db.updateTable('game_table').set({ status: 'open' }).where('id', '=', open.table).execute()
  // As a process that died after its first step.
  await add(server.database.db, event.id, Date.now() + ahead, () => [{ kind: 'cancelled' }])
  ahead += MINUTE
  await eventually(async () => (await live(event.id)).length === 0, 'no table that is played at')
  expect(await statusOf(server.database, playing.table)).toBe('over')
  const other = await startEvent(server, people.slice(0, 2), { rounds: 1 })
  const [before] = await other.games(1)
  await add(server.database.db, other.id, Date.now() + ahead, () => [{ kind: 'unpaired', round: 1 }])
  await eventually(async () => (await statusOf(server.database, before.table)) === 'over', 'the game taken back')
  expect((await other.games(1))[0].table).not.toBe(before.table)
  await other.direct({ act: 'end' })
})

test('what was read of a log is not read again', async () => {
  const event = await startEvent(server, people.slice(0, 2), {}, 'open')
  const first = await loadTournament(server.database.db, event.id)
  await server.database.db.deleteFrom('tournament_entry').where('tournament_id', '=', event.id).execute()
  const again = await loadTournament(server.database.db, event.id)
  expect(again?.state.entrants).toBe(first?.state.entrants)
  expect(first && again && standingsOf(again.state)).toBe(again && standingsOf(again.state))
})

test('at once: one entry, one start; nobody directs another’s tournament, nor a moderator by a token', async () => {
  const [director, stranger, censor] = await members(server, 3)
  const event = await startEvent(server, [director, stranger], {}, 'open')
  const own = await startEvent(server, [stranger], {}, 'open')
  const joined = await Promise.all([1, 2].map(() => censor.post<TournamentSight>(`/api/tournaments/${event.id}/join`)))
  expect(joined.map(({ status }) => status)).toEqual([200, 200])
  expect((await event.look()).standings).toHaveLength(3)
  const cancel = { act: 'cancel' }
  expect(codeOf(await stranger.post(`/api/tournaments/${event.id}/direct`, cancel))).toBe('not-director')
  await server.database.db.updateTable('profile').set({ moderator: true }).where('user_id', '=', censor.id).execute()
  const { token } = (await censor.post<{ token: string }>('/api/tokens', { name: 'a program' })).body
  const byToken = await fetch(new URL(`/api/tournaments/${event.id}/direct`, server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(cancel),
  })
  expect([byToken.status, ((await byToken.json()) as Trouble).code]).toEqual([403, 'not-director'])
  const starts = await Promise.all([1, 2].map(() => event.direct({ act: 'start' })))
  expect(starts.map(({ status }) => status).sort()).toEqual([200, 409])
  for (const one of [event, own]) await one.direct(cancel)
})

test('stopped between pairing and tables, the next who looks makes each table once', async () => {
  makes = false
  const event = await startEvent(server, people.slice(0, 4), { rounds: 1 })
  const paired = await event.until('the pairing', sight => sight.games.length === 2)
  expect(paired.games.every(({ table }) => table === undefined)).toBe(true)
  makes = true
  await Promise.all([1, 2, 3].map(() => server.tables.director.advance(event.id)))
  const games = await event.games(2)
  const tables = await server.database.db
    .selectFrom('game_table')
    .select('id')
    .where('tournament', '=', event.id)
    .execute()
  expect(tables.map(({ id }) => id).sort()).toEqual(games.map(({ table }) => table).sort())
  await event.direct({ act: 'end' })
})

test('an account that is deleted withdraws, and its name is gone', async () => {
  const [own, other] = await members(server, 2)
  const event = await startEvent(server, [own, other], { rounds: 1 }, 'open')
  expect((await other.send('DELETE', '/api/me')).status).toBeLessThan(300)
  const { standings } = await event.look()
  expect(standings.find(({ entrant }) => entrant === 1)).toMatchObject({ name: 'Deleted player', active: false })
  await event.direct({ act: 'cancel' })
})
