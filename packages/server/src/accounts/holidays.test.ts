// Holidays: so many days a year, given back when they end early.

import type { Me } from '@tabularium/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { createGuest, createVisitor, startForTest, type TestServer } from '../testing.ts'
import { givingBack, taking } from './holidays.ts'

const DAY = 86_400_000
const on = (text: string) => Date.parse(text)

describe('counting', () => {
  test.each([
    ['the first of the year', { year: 2025, days: 28 }, '2026-03-01', '2026-03-15', { year: 2026, days: 14 }],
    ['more in the same year', { year: 2026, days: 14 }, '2026-07-01', '2026-07-17', { year: 2026, days: 30 }],
    ['too many', { year: 2026, days: 14 }, '2026-07-01', '2026-07-18', undefined],
    [
      'a part of a day is a day',
      { year: 2026, days: 0 },
      '2026-07-01T12:00',
      '2026-07-02T00:00',
      { year: 2026, days: 1 },
    ],
  ])('%s', (_, taken, from, until, after) => {
    expect(taking(taken, on(from), on(until))).toEqual(after)
  })

  test.each([
    ['ended before it began', '2026-06-20', 0],
    ['ended in the middle', '2026-07-06', 5],
    ['over', '2026-08-01', 10],
  ])('%s: %s leaves %i days taken', (_, now, days) => {
    const taken = { year: 2026, days: 10 }
    expect(givingBack(taken, on('2026-07-01'), on('2026-07-11'), on(now)).days).toBe(days)
  })
})

describe('over HTTP', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startForTest({ RATE_LIMIT: 'off' })
  })
  const member = async () => {
    const visitor = createVisitor(server)
    const email = `h${Math.floor(performance.now() * 1000)}@example.org`
    await visitor.post('/api/auth/sign-up/email', { email, password: 'long enough a word', name: 'Hanna' })
    return visitor
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
