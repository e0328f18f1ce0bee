// Clubs over real HTTP: who may do what, and who sees the tables (security 5).

import type { ClubCard, ClubsPage, MembersPage, TableCard, Trouble } from '@tabularium/protocol'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestClient } from '../server.testing.ts'
import { connect, type Guest, guests, members, startTables, type TestTables } from '../tables/tables.testing.ts'
import { MOST_LED, MOST_MEMBERS } from './clubs.ts'

let server: TestTables
let leader: Guest
let officer: Guest
let member: Guest
let stranger: Guest
let club = ''
let count = 0

beforeAll(async () => {
  server = await startTables()
})

const codeOf = async (asked: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await asked
  return status < 300 ? status : [status, (body as Trouble).code]
}
const found = (one: Guest, id: string, more: object = {}) =>
  one.post<ClubCard>('/api/clubs', { id, name: `Club ${id}`, ...more })
const join = (one: Guest) => one.post<ClubCard>(`/api/clubs/${club}/join`)
const role = (one: Guest, other: Guest, wish: string) =>
  one.send('PUT', `/api/clubs/${club}/members/${other.id}`, { role: wish })
const roles = async () =>
  Object.fromEntries(
    (await leader.get<MembersPage>(`/api/clubs/${club}/members`)).body.members.map(one => [one.id, one.role]),
  )

beforeEach(async () => {
  ;[leader, officer, member, stranger] = await members(server, 4)
  club = `club-${++count}`
  await found(leader, club)
  for (const one of [officer, member]) await join(one)
  await role(leader, officer, 'officer')
})

test('a club has a page, members with roles, and is found by its name', async () => {
  const { body } = await stranger.get<ClubCard>(`/api/clubs/${club}`)
  expect(body).toMatchObject({ id: club, name: `Club ${club}`, joining: 'open', members: 3 })
  expect(body.role).toBeUndefined()
  expect(await roles()).toEqual({ [leader.id]: 'leader', [officer.id]: 'officer', [member.id]: 'member' })
  const search = await createTestClient(server).get<ClubsPage>(
    `/api/clubs?search=${encodeURIComponent(`CLUB ${club}`)}`,
  )
  expect(search.body.clubs.map(({ id }) => id)).toContain(club)
  expect((await member.get<ClubsPage>('/api/clubs?mine=yes')).body.clubs.map(({ id }) => id)).toEqual([club])
})

test('what is done at once is done once: a place, a name, the leadership', async () => {
  const db = server.database.db
  const rest = MOST_MEMBERS - 4
  const crowd = Array.from({ length: rest }, (_, i) => ({ id: `${club}-${i}`, name: `Crowd ${i}` }))
  const stamps = { emailVerified: false, image: null, isAnonymous: false, createdAt: new Date(), updatedAt: new Date() }
  await db
    .insertInto('user')
    .values(crowd.map(one => ({ ...one, ...stamps, email: `${one.id}@example.org` })))
    .execute()
  await db
    .insertInto('club_member')
    .values(crowd.map(one => ({ club_id: club, user_id: one.id, role: 'asked' as const, since: 1 })))
    .execute()
  const [other] = await members(server, 1)
  // One place is left.
  const came = await Promise.all([codeOf(join(stranger)), codeOf(join(other))])
  expect(came.filter(code => code === 200)).toHaveLength(1)
  expect(came).toContainEqual([409, 'club-full'])
  const second = `${club}-b`
  await found(other, second)
  const named = (by: Guest, id: string) => codeOf(by.send('PATCH', `/api/clubs/${id}`, { name: `Same ${club}` }))
  const names = await Promise.all([named(leader, club), named(other, second)])
  expect(names.filter(code => code === 200)).toHaveLength(1)
  expect(names).toContainEqual([409, 'club-taken'])
  await role(leader, officer, 'leader')
  const went = await Promise.all([codeOf(role(leader, leader, 'none')), codeOf(role(officer, officer, 'none'))])
  expect(went.filter(code => code === 204)).toHaveLength(1)
})

describe('who may do what', () => {
  type Who = 'leader' | 'officer' | 'member' | 'stranger'
  const one = (who: Who): Guest => ({ leader, officer, member, stranger })[who]
  const acts: Readonly<Record<string, (by: Guest) => Promise<{ status: number; body: unknown }>>> = {
    edit: by => by.send('PATCH', `/api/clubs/${club}`, { description: 'Ours' }),
    end: by => by.send('DELETE', `/api/clubs/${club}`),
    promote: by => role(by, member, 'leader'),
    dismiss: by => role(by, member, 'none'),
    'dismiss the leader': by => role(by, leader, 'none'),
    'see who asks': by => by.get(`/api/clubs/${club}/members?asked=yes`),
  }
  test.each([
    { who: 'officer', may: ['dismiss', 'see who asks'] },
    { who: 'member', may: ['dismiss'] },
    { who: 'stranger', may: [] },
  ] as const)('$who: $may', async ({ who, may }) => {
    for (const [name, act] of Object.entries(acts)) {
      const answer = await codeOf(act(one(who)))
      const allowed: readonly string[] = may
      expect([name, answer]).toEqual([name, allowed.includes(name) ? expect.any(Number) : [403, 'not-leader']])
    }
  })

  test('the last leader stays until there is another; alone, they take the club along', async () => {
    expect(await codeOf(role(leader, leader, 'none'))).toEqual([409, 'last-leader'])
    expect(await codeOf(role(leader, leader, 'member'))).toEqual([409, 'last-leader'])
    await role(leader, member, 'leader')
    expect(await codeOf(role(leader, leader, 'none'))).toBe(204)
    await role(member, officer, 'none')
    expect(await codeOf(role(member, member, 'none'))).toBe(204)
    expect(await codeOf(stranger.get(`/api/clubs/${club}`))).toEqual([404, 'no-club'])
  })

  test('by request: whoever asks is no member until somebody lets them in', async () => {
    await leader.send('PATCH', `/api/clubs/${club}`, { joining: 'request' })
    expect((await join(stranger)).body.role).toBe('asked')
    expect(await codeOf(stranger.get(`/api/lobby?club=${club}`))).toEqual([403, 'forbidden'])
    expect(await codeOf(role(stranger, stranger, 'member'))).toEqual([403, 'not-leader'])
    expect(await codeOf(role(member, stranger, 'member'))).toEqual([403, 'not-leader'])
    expect(await codeOf(role(officer, stranger, 'officer'))).toEqual([403, 'not-leader'])
    expect(await codeOf(role(officer, stranger, 'member'))).toBe(204)
    expect(await codeOf(stranger.get(`/api/lobby?club=${club}`))).toBe(200)
  })

  test.each([
    {
      title: 'a guest',
      ask: async () => found((await guests(server, 1))[0], `g-${count}`),
      code: [403, 'account-only'],
    },
    {
      title: 'an address that is taken',
      ask: () => found(stranger, club, { name: 'Other' }),
      code: [409, 'club-taken'],
    },
    {
      title: 'a name that looks the same',
      ask: () => found(stranger, `x-${count}`, { name: `CLUB ${club}` }),
      code: [409, 'club-taken'],
    },
    {
      title: 'the name of the server’s own',
      ask: () => found(stranger, `m-${count}`, { name: 'Moderators' }),
      code: [400, 'bad-request'],
    },
  ])('is not founded by or with $title', async ({ ask, code }) => {
    expect(await codeOf(ask())).toEqual(code)
  })

  test('nobody founds clubs without end', async () => {
    const answers: unknown[] = []
    for (let n = 0; n <= MOST_LED; n++) answers.push(await codeOf(found(stranger, `many-${count}-${n}`)))
    expect(answers).toEqual([...Array(MOST_LED).fill(200), [409, 'too-many-clubs']])
  })

  test('a leader whose account goes leaves it to the officer', async () => {
    await leader.send('DELETE', '/api/me')
    const { body } = await stranger.get<MembersPage>(`/api/clubs/${club}/members`)
    expect(body.members.find(one => one.id === officer.id)?.role).toBe('leader')
  })
})

describe('the tables of a club', () => {
  const open = (one: Guest) =>
    one.post<{ table: TableCard }>('/api/tables', {
      ...{ game: 'wonders-duel', seats: ['me', 'open'], club, clock: { kind: 'days', days: 2 }, rated: false },
    })
  const lobbyOf = async (one: Pick<Guest, 'get'>, query = '') =>
    (await one.get<TableCard[]>(`/api/lobby${query}`)).body.map(({ id }) => id)

  test('are seen, watched and joined by members alone', async () => {
    const { body } = await open(leader)
    const { id } = body.table
    expect(await lobbyOf(member, `?club=${club}`)).toEqual([id])
    expect(await lobbyOf(member)).not.toContain(id)
    expect(await lobbyOf(stranger)).not.toContain(id)
    for (const ask of [
      () => stranger.get(`/api/tables/${id}`),
      () => stranger.post(`/api/tables/${id}/join`),
      () => stranger.get(`/api/tables/${id}/chat`),
      () => createTestClient(server).get(`/api/tables/${id}`),
      () => stranger.post('/api/reports', { table: id, reason: 'other' }),
    ]) {
      expect(await codeOf(ask())).toEqual([404, 'no-table'])
    }
    expect(await codeOf(open(stranger))).toEqual([403, 'forbidden'])
    expect(await codeOf(member.post(`/api/tables/${id}/join`))).toBe(200)
  })

  test('whoever is shown out sees them no more, at the socket too', async () => {
    const { body } = await open(leader)
    const { id } = body.table
    const socket = await connect(server, member)
    await socket.ask('watch', { table: id })
    await role(leader, member, 'none')
    await socket.until(client => client.news.some(news => news.news === 'gone' && news.table === id))
    expect(await codeOf(member.get(`/api/tables/${id}`))).toEqual([404, 'no-table'])
    await socket.close()
  })

  test('are not shown to everybody when the club ends', async () => {
    const { body } = await open(leader)
    await leader.send('DELETE', `/api/clubs/${club}`)
    expect(await codeOf(stranger.get(`/api/tables/${body.table.id}`))).toEqual([404, 'no-table'])
    expect(await codeOf(leader.get(`/api/tables/${body.table.id}`))).toBe(200)
  })
})
