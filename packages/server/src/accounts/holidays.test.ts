// Holidays: so many days a year, given back when they end early.

import type { Me } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createGuest, createTestClient, startForTest, type TestServer } from '../server.testing.ts'
import { begin } from '../tables/tables.testing.ts'
import { givingBack, taking } from './holidays.ts'

const DAY = 86_400_000
const on = (text: string) => Date.parse(text)

describe('counting', () => {
  test.each([
    ['the first of the year', { 2025: 28 }, '2026-03-01', '2026-03-15', { 2025: 28, 2026: 14 }],
    ['more in the same year', { 2026: 14 }, '2026-07-01', '2026-07-17', { 2026: 30 }],
    ['too many', { 2026: 14 }, '2026-07-01', '2026-07-18', undefined],
    ['one next year leaves this one as it is', { 2026: 30 }, '2027-01-01', '2027-01-02', { 2026: 30, 2027: 1 }],
    ['this year again, after one of next year', { 2026: 30, 2027: 1 }, '2026-12-01', '2026-12-02', undefined],
    ['over the turn of the year, each has its days', { 2026: 28 }, '2026-12-30', '2027-01-20', { 2026: 30, 2027: 19 }],
    ['over the turn of the year, too many in one', { 2026: 29 }, '2026-12-30', '2027-01-20', undefined],
    ['a part of a day is a day', {}, '2026-07-01T12:00', '2026-07-02T00:00', { 2026: 1 }],
  ])('%s', (_, taken, from, until, after) => {
    expect(
      taking(taken, on(`${from}${from.includes('T') ? 'Z' : ''}`), on(`${until}${until.includes('T') ? 'Z' : ''}`)),
    ).toEqual(after)
  })

  test('one until the end of time is refused before its years are counted', () => {
    const counted = vi.spyOn(Date, 'UTC')
    expect(taking({}, on('2026-07-01'), 8.64e15)).toBeUndefined()
    expect(counted).not.toHaveBeenCalled()
    counted.mockRestore()
  })

  test.each([
    ['ended before it began', '2026-06-20', 0],
    ['ended in the middle', '2026-07-06', 5],
    ['over', '2026-08-01', 10],
  ])('%s: %s leaves %i days taken', (_, now, days) => {
    expect(givingBack({ 2026: 10 }, on('2026-07-01'), on('2026-07-11'), on(now))).toEqual({ 2026: days })
  })

  test('nothing is given back to another year', () => {
    const taken = { 2026: 30, 2027: 1 }
    expect(givingBack(taken, on('2027-01-01'), on('2027-01-02'), on('2026-12-01'))).toEqual({ 2026: 30, 2027: 0 })
  })
})

describe('over HTTP', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startForTest({ RATE_LIMIT: 'off' })
  })
  const member = async () => {
    const client = createTestClient(server)
    const email = `h${Math.floor(performance.now() * 1000)}@example.org`
    await client.post('/api/auth/sign-up/email', { email, password: 'long enough a word', name: 'Hanna' })
    return client
  }

  test('taken, seen, refused when there are too few days, ended', async () => {
    const hanna = await member()
    const from = Date.now() + DAY
    const taken = await hanna.send<Me>('PUT', '/api/me/holiday', { from, until: from + 20 * DAY })
    expect(taken.status).toBe(200)
    expect(taken.body.holiday).toEqual({ from, until: from + 20 * DAY })
    // Another one takes the place of the first, whose days are free again.
    expect((await hanna.send('PUT', '/api/me/holiday', { from, until: from + 30 * DAY })).status).toBe(200)
    const refused = await hanna.send<{ code: string }>('PUT', '/api/me/holiday', { from, until: from + 31 * DAY })
    expect([refused.status, refused.body.code]).toEqual([409, 'no-holiday'])
    const ended = await hanna.send<Me>('DELETE', '/api/me/holiday')
    expect(ended.body.holiday).toBeUndefined()
  })

  test('booked again and again, in this year and the next in turn: there are no more days than there are', async () => {
    const hanna = await member()
    const put = async (from: number, days: number) =>
      (await hanna.send('PUT', '/api/me/holiday', { from, until: from + days * DAY })).status
    // A month that is used up in parts is gone, whatever is booked in between.
    const { db } = server.database
    const year = new Date().getUTCFullYear()
    const { body } = await hanna.get<{ me: Me }>('/api/me')
    await db
      .updateTable('profile')
      .set({ holidays: JSON.stringify({ [year]: 30, [year + 1]: 0 }) })
      .where('user_id', '=', body.me.id)
      .execute()
    const next = Date.UTC(year + 1, 0, 2)
    const soon = Math.min(Date.now() + DAY, Date.UTC(year, 11, 30))
    for (let round = 0; round < 3; round++) {
      expect(await put(next, 1)).toBe(200)
      expect(await put(soon, 1)).toBe(409)
    }
  })

  test('a new one takes the place of one that has begun: the days that passed are given back to the clocks', async () => {
    const hanna = await member()
    const { body } = await hanna.get<{ me: Me }>('/api/me')
    const { id: person, name } = body.me
    const { db } = server.database
    const begun = Date.now() - 2 * DAY
    const last = { holiday_from: begun, holiday_until: begun + 5 * DAY }
    await db.updateTable('profile').set(last).where('user_id', '=', person).execute()
    const clock = { kind: 'days', days: 3 } as const
    const id = await begin(server, wondersDuel, { seats: [{ id: person, name }, 'random'], clock, started: begun })
    const from = Date.now() + 10 * DAY
    expect((await hanna.send('PUT', '/api/me/holiday', { from, until: from + DAY })).status).toBe(200)
    const row = db.selectFrom('game_table').select(['clocks', 'deadline']).where('id', '=', id)
    const { clocks, deadline } = await row.executeTakeFirstOrThrow()
    expect(Math.round((clocks?.left[0] ?? 0) / DAY)).toBe(5)
    expect(Math.round(((deadline ?? 0) - begun) / DAY)).toBe(5)
  })

  test('asked for many times at once, it is counted every time', async () => {
    const hanna = await member()
    const from = Date.now() + DAY
    const until = from + 20 * DAY
    const all = await Promise.all(
      Array.from({ length: 5 }, () => hanna.send('PUT', '/api/me/holiday', { from, until })),
    )
    expect(all.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const { body } = await hanna.get<{ me: Me }>('/api/me')
    const row = await server.database.db
      .selectFrom('profile')
      .select('holidays')
      .where('user_id', '=', body.me.id)
      .executeTakeFirstOrThrow()
    expect(Object.values(row.holidays).reduce((sum, days) => sum + days, 0)).toBeGreaterThanOrEqual(20)
    expect(Object.values(row.holidays).reduce((sum, days) => sum + days, 0)).toBeLessThanOrEqual(21)
  })

  test.each([
    ['backwards', (now: number) => ({ from: now + 2 * DAY, until: now + DAY })],
    ['in the past', (now: number) => ({ from: now - 9 * DAY, until: now - 8 * DAY })],
    ['in two years', (now: number) => ({ from: now + 700 * DAY, until: now + 701 * DAY })],
    ['without an end', (now: number) => ({ from: now })],
  ])('%s is refused', async (_, when) => {
    expect((await (await member()).send('PUT', '/api/me/holiday', when(Date.now()))).status).toBe(400)
  })

  test('a guest has none', async () => {
    const now = Date.now()
    const guest = await createGuest(server)
    expect((await guest.send('PUT', '/api/me/holiday', { from: now, until: now + DAY })).status).toBe(403)
  })
})
