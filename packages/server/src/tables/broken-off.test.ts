// Rated games that are broken off: a few cost nothing, then whoever did it waits, and nobody else.

import type { TableCard, Trouble } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import { FREE, pauseAfter, REMEMBERED_MS } from './broken-off.ts'
import {
  type Begun,
  begin,
  eventually,
  type Guest,
  members,
  startTables,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

const MINUTE = 60_000
const LIVE = { kind: 'live', baseMs: 10 * MINUTE, incrementMs: 0 } as const

let server: TestTables
let now = Date.UTC(2026, 5, 1)
beforeAll(async () => {
  server = await startTables({}, { now: () => now })
})

const rated = (seats: readonly Guest[], more: Partial<Begun> = {}) =>
  begin(server, wondersDuel, { seats, rated: true, clock: LIVE, started: now, ...more })
const cardOf = async (who: Guest, id: string) => (await who.get<TableCard>(`/api/tables/${id}`)).body
const askedOf = async (who: Guest, id: string) => (await cardOf(who, id)).waiting[0]
/** Begins a game and breaks it off. */
const breakOff = async (who: Guest, other: Guest, more: Partial<Begun> = {}) => {
  const id = await rated([who, other], more)
  expect((await who.post(`/api/tables/${id}/resign`)).status).toBe(200)
  return id
}
const open = (who: Guest, more: object = {}) =>
  who.post<Partial<Trouble> & { table: TableCard; invite: string }>('/api/tables', {
    ...{ game: 'wonders-duel', seats: ['me', 'open'], visibility: 'open', rated: true, clock: LIVE, ...more },
  })
const codeOf = ({ status, body }: { status: number; body: Partial<Trouble> }) => (status === 200 ? 'done' : body.code)
const mayPlay = async (who: Guest): Promise<boolean> => {
  const { status, body } = await open(who)
  if (status === 200) await who.post(`/api/tables/${body.table.id}/drop`)
  return status === 200
}

test.each([
  [1, 0],
  [FREE, 0],
  [FREE + 1, 10 * MINUTE],
  [FREE + 2, 20 * MINUTE],
  [FREE + 3, 40 * MINUTE],
  [FREE + 9, 1440 * MINUTE],
  [10_000, 1440 * MINUTE],
])('after %i the pause is %i ms', (count, pause) => {
  expect(pauseAfter(count)).toBe(pause)
})

describe('whoever breaks off game after game', () => {
  test('waits longer each time, is told until when, and may play for nothing meanwhile; the others go on', async () => {
    const [ada, ben, cleo] = await members(server, 3)
    for (let i = 0; i < FREE; i++) {
      expect(await mayPlay(ada)).toBe(true)
      await breakOff(ada, ben)
    }
    expect(await mayPlay(ada)).toBe(true)
    const bens = (await open(ben)).body
    const last = await breakOff(ada, ben)
    const until = now + 10 * MINUTE
    const refused = await open(ada)
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'paused', until })
    expect(refused.body.message).toContain(new Date(until).toISOString())
    expect(codeOf(await ada.post<Trouble>(`/api/tables/${bens.table.id}/join`))).toBe('paused')
    expect(codeOf(await ada.post<Trouble>(`/api/invites/${bens.invite}`, {}))).toBe('paused')
    expect(codeOf(await ada.post<Trouble>(`/api/tables/${last}/rematch`))).toBe('paused')
    expect((await ben.post(`/api/tables/${last}/rematch`)).status).toBe(200)
    const yes = { kind: 'rematch', accept: true }
    expect(codeOf(await ada.post<Trouble>(`/api/tables/${last}/offers`, yes))).toBe('paused')
    // The link is not used up by one who may not.
    expect((await cleo.post(`/api/invites/${bens.invite}`, {})).status).toBe(200)
    const free = (await open(cleo, { rated: false })).body
    expect((await ada.post(`/api/invites/${free.invite}`, {})).status).toBe(200)
    expect((await open(ada, { seats: ['open', 'open'] })).status).toBe(200)
    expect(await mayPlay(ben)).toBe(true)
    now = until
    expect(await mayPlay(ada)).toBe(true)
    await breakOff(ada, cleo)
    now += 20 * MINUTE - 1
    expect(await mayPlay(ada)).toBe(false)
    now += 1
    expect(await mayPlay(ada)).toBe(true)
    now += REMEMBERED_MS
    for (let i = 0; i < FREE; i++) await breakOff(ada, ben)
    expect(await mayPlay(ada)).toBe(true)
  })

  test('keeps no seat at rated tables that wait', async () => {
    const [ada, ben, cleo] = await members(server, 3)
    const [alone, withCleo] = [
      (await open(ada)).body,
      (await open(ada, { seats: ['me', 'open', 'open'], game: 'glory-to-rome' })).body,
    ]
    expect((await cleo.post(`/api/invites/${withCleo.invite}`, {})).status).toBe(200)
    for (let i = 0; i <= FREE; i++) await breakOff(ada, ben)
    await eventually(async () => (await cardOf(cleo, withCleo.table.id)).seats[0].person === undefined, 'the free seat')
    expect(await cardOf(cleo, withCleo.table.id)).toMatchObject({ status: 'open', owner: cleo.id })
    await eventually(async () => (await cardOf(ben, alone.table.id)).status === 'dropped', 'the end of the table')
  })

  test('gets no game where somebody joins before the seat is free', async () => {
    const [ada, ben] = await members(server, 2)
    const { table, invite } = (await open(ada)).body
    await server.database.db
      .updateTable('profile')
      .set({ rated_from: now + MINUTE })
      .where('user_id', '=', ada.id)
      .execute()
    expect(codeOf(await ben.post<Trouble>(`/api/invites/${invite}`, {}))).toBe('no-table')
    expect((await cardOf(ben, table.id)).status).toBe('dropped')
  })

  test('a game that counts, one for nothing and one that all agree to end are not counted', async () => {
    const [ada, ben] = await members(server, 2)
    for (let i = 0; i <= FREE; i++) {
      await breakOff(ada, ben, { rated: false })
      const id = await rated([ada, ben])
      await server.database.db.updateTable('seat').set({ moved: true }).where('table_id', '=', id).execute()
      await ada.post(`/api/tables/${id}/resign`)
      const agreed = await rated([ada, ben])
      await ada.post(`/api/tables/${agreed}/end`)
      expect((await ben.post(`/api/tables/${agreed}/offers`, { kind: 'end', accept: true })).status).toBe(200)
    }
    expect(await mayPlay(ada)).toBe(true)
  })
})

describe('whoever does not come', () => {
  const pair = async () => {
    const both = await members(server, 2)
    /** The game, who is asked first and who is not. */
    const start = async (more: Partial<Begun> = {}) => {
      const id = await rated(both, more)
      const asked = await askedOf(both[0], id)
      return { id, late: both[asked], other: both[1 - asked] }
    }
    return start
  }
  const rest = async (who: readonly Guest[]) => Promise.all(who.map(mayPlay))

  test('runs out of time: only who was asked is counted', async () => {
    const start = await pair()
    let last = await start()
    for (let i = 0; i <= FREE; i++) {
      if (i > 0) last = await start()
      now += 10 * MINUTE + 1
      await eventually(async () => (await cardOf(last.other, last.id)).status === 'over', 'the end')
      expect((await cardOf(last.other, last.id)).outcome?.reason).toBe('abandoned')
    }
    expect(await rest([last.late, last.other])).toEqual([false, true])
  })

  test('the other breaks it off: that is not their doing', async () => {
    const start = await pair()
    let last = await start()
    for (let i = 0; i <= FREE; i++) {
      if (i > 0) last = await start()
      now += 2 * MINUTE
      expect((await last.other.post(`/api/tables/${last.id}/resign`)).status).toBe(200)
    }
    expect(await rest([last.late, last.other])).toEqual([false, true])
  })

  test('whoever sits at the table and thinks has come', async () => {
    const start = await pair()
    let last = await start()
    for (let i = 0; i <= FREE; i++) {
      if (i > 0) last = await start()
      const [client] = await watchAll(server, last.id, [last.late])
      now += 2 * MINUTE
      expect((await last.other.post(`/api/tables/${last.id}/resign`)).status).toBe(200)
      await client.close()
    }
    expect(await rest([last.late, last.other])).toEqual([true, false])
  })

  test('by correspondence nobody has to be there', async () => {
    const start = await pair()
    const clock = { kind: 'days', days: 3 } as const
    let last = await start({ clock })
    for (let i = 0; i <= FREE; i++) {
      if (i > 0) last = await start({ clock })
      now += 5 * MINUTE
      expect((await last.other.post(`/api/tables/${last.id}/resign`)).status).toBe(200)
    }
    expect(await rest([last.late, last.other])).toEqual([true, false])
  })

  test('a bot is called for them: the game counts no more, and that is their doing', async () => {
    const start = await pair()
    const clock = { kind: 'none' } as const
    let last = await start({ clock })
    for (let i = 0; i <= FREE; i++) {
      if (i > 0) last = await start({ clock })
      now += 2 * MINUTE
      const seat = await askedOf(last.other, last.id)
      expect((await last.other.post(`/api/tables/${last.id}/replace`, { seat })).status).toBe(200)
    }
    expect(await rest([last.late, last.other])).toEqual([false, true])
  })

  test('it is known after a crash too, between the entry and the end of the table', async () => {
    const start = await pair()
    let last = await start()
    for (let i = 0; i <= FREE; i++) {
      if (i > 0) last = await start()
      const { id } = last
      const [seat, time] = [await askedOf(last.other, id), now]
      const data = JSON.stringify({ outcome: { reason: 'abandoned', winners: [] }, brokenOffBy: [seat] })
      const { db, notify } = server.database
      await db
        .insertInto('entry')
        .values({
          ...{ table_id: id, number: 1, kind: 'end', seat, action: null, answers: null, at_move: null },
          ...{ by: 'person', data, key: null, time },
        })
        .execute()
      await db.updateTable('game_table').set({ log: 1, waiting: 0, deadline: null }).where('id', '=', id).execute()
      await notify('tables', id)
      await last.other.get(`/api/tables/${id}/sight`)
      await eventually(async () => (await cardOf(last.other, id)).status === 'over', 'the end')
    }
    expect(await rest([last.late, last.other])).toEqual([false, true])
  })
})
