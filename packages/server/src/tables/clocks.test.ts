// Clocks: the arithmetic as a table, and at tables with a time that the test sets.

import { omens } from '@tabularium/kernel/toy'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import { restOf } from '../accounts/holiday.ts'
import type { ClockRule, Clocks } from '../database/schema.ts'
import { deadlineOf, deadlineWith, nextClocks, ranOut, resumed, startClocks, stopped, type Turn } from './clocks.ts'
import { play } from './play.ts'
import {
  begin,
  eventually,
  guests,
  members,
  moveOnce,
  newKey,
  startTables,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

const DAY = 86_400_000
const NONE: ClockRule = { kind: 'none' }
const LIVE: ClockRule = { kind: 'live', baseMs: 60_000, incrementMs: 5_000 }
const DAYS: ClockRule = { kind: 'days', days: 3 }

describe('what is left', () => {
  // biome-ignore format: a table
  const cases: readonly (readonly [string, ClockRule, readonly number[], Turn, number, readonly number[]])[] = [
    ['whoever moves loses the time and gains the increment', LIVE, [60_000, 60_000], { before: [0], after: [1], moved: 0 }, 8_000, [57_000, 60_000]],
    ['all who are asked lose time, one moves', LIVE, [60_000, 60_000], { before: [0, 1], after: [1], moved: 0 }, 8_000, [57_000, 52_000]],
    ['a bot that moves for a seat gains it nothing', LIVE, [60_000, 60_000], { before: [], after: [1], moved: 0 }, 8_000, [60_000, 60_000]],
    ['what is no move gains nothing', LIVE, [60_000, 60_000], { before: [0], after: [0] }, 8_000, [52_000, 60_000]],
    ['an undo gives the increment back', LIVE, [57_000, 60_000], { before: [0, 1], after: [0, 1], undone: { seat: 0, made: 0 } }, 8_000, [44_000, 52_000]],
    ['an undo pays for the time since the move', LIVE, [57_000, 60_000], { before: [1], after: [0, 1], undone: { seat: 0, made: -2_000 } }, 8_000, [42_000, 52_000]],
    ['days: whoever is newly asked has it all', DAYS, [1 * DAY, 1 * DAY], { before: [0], after: [1], moved: 0 }, DAY / 2, [DAY / 2, 3 * DAY]],
    ['days: a move for good, asked again, has it all', DAYS, [1 * DAY, 1 * DAY], { before: [0], after: [0], moved: 0 }, DAY / 2, [3 * DAY, 1 * DAY]],
    ['days: a move that can be taken back earns nothing yet', DAYS, [1 * DAY, 1 * DAY], { before: [0], after: [0], moved: 0, undoable: true }, DAY / 2, [DAY / 2, 1 * DAY]],
    ['days: an undo earns nothing', DAYS, [1 * DAY, 2 * DAY], { before: [1], after: [0, 1], undone: { seat: 0, made: 0 } }, DAY / 2, [DAY / 2, 1.5 * DAY]],
    ['a clock set back takes nothing', LIVE, [60_000, 60_000], { before: [0], after: [1], moved: 0 }, -9_000, [65_000, 60_000]],
  ]
  test.each(cases)('%s', (_what, rule, left, turn, now, after) => {
    expect(nextClocks(rule, { left, since: 0 }, turn, now)).toEqual({ left: after, since: now })
  })

  test('without a clock there is nothing to count', () => {
    expect(startClocks(NONE, 2, 5)).toBeNull()
    expect(nextClocks(NONE, null, { before: [0], after: [1], moved: 0 }, 5)).toBeNull()
    expect(deadlineOf(null, [0])).toBeNull()
    expect(ranOut(null, [0], 5)).toEqual([])
  })

  test('moving and taking back again and again never adds time', () => {
    let clocks: Clocks | null = { left: [60_000, 60_000], since: 0 }
    for (let now = 100; now < 10_000; now += 200) {
      clocks = nextClocks(LIVE, clocks, { before: [0, 1], after: [1], moved: 0, undoable: true }, now)
      clocks = nextClocks(LIVE, clocks, { before: [1], after: [0, 1], undone: { seat: 0, made: now } }, now + 100)
    }
    expect(clocks).toEqual({ left: [60_000 - 10_000, 60_000 - 10_000], since: 10_000 })
  })
})

describe('who runs out, and when', () => {
  const clocks = { left: [5_000, 2_000, 9_000], since: 1_000 }
  // biome-ignore format: a table
  const cases: readonly (readonly [readonly number[], number | null, number, readonly number[]])[] = [
    [[0, 1], 3_000, 2_999, []],
    [[0, 1], 3_000, 3_000, [1]],
    [[0, 2], 6_000, 10_000, [0, 2]],
    [[], null, 99_000, []],
  ]
  test.each(cases)('of %j: the first at %j; at %d: %j', (running, deadline, now, late) => {
    expect(deadlineOf(clocks, running)).toBe(deadline)
    expect(ranOut(clocks, running, now)).toEqual(late)
  })

  // biome-ignore format: a table
  const back: readonly (readonly [string, ClockRule, number, number])[] = [
    ['live, out of time: what the move has earned that was made for them', LIVE, 0, 5_000],
    ['live without an increment, out of time: nothing', { ...LIVE, incrementMs: 0 }, 0, 0],
    ['live, with time left: what is left', LIVE, 2_000, 2_000],
    ['days: those of the question that is asked now', DAYS, 0, 3 * DAY],
  ]
  test.each(back)('back, %s', (_what, rule, left, then) => {
    expect(resumed(rule, { left: [left, 7], since: 1 }, 0)).toEqual({ left: [then, 7], since: 1 })
  })

  test('whoever is played for owes no time', () => {
    expect(stopped({ left: [-800, 7], since: 1 }, 0)).toEqual({ left: [0, 7], since: 1 })
    expect(stopped({ left: [800, 7], since: 1 }, 0)).toEqual({ left: [800, 7], since: 1 })
  })
})

describe('a holiday', () => {
  // biome-ignore format: a table
  const cases: readonly (readonly [number, number, number, number, number])[] = [
    // from, until, the clock runs since, now, given back
    [10, 20, 0, 5, 0],
    [10, 20, 0, 15, 5],
    [10, 20, 0, 30, 10],
    [10, 20, 12, 30, 8],
    [10, 20, 25, 30, 0],
  ]
  test.each(cases)('from %d until %d, running from %d to %d, gives back %d', (from, until, since, now, rest) => {
    expect(restOf({ from, until }, since, now)).toBe(rest)
  })

  test('the clock stands until its end and runs from there', () => {
    const holidays = new Map([[0, { from: 10, until: 100 }]])
    expect(deadlineWith({ left: [30, 95], since: 20 }, [0], holidays, 20)).toBe(130)
    expect(deadlineWith({ left: [30, 95], since: 20 }, [0, 1], holidays, 20)).toBe(115)
    expect(deadlineWith({ left: [30, 95], since: 120 }, [0], holidays, 120)).toBe(150)
    expect(deadlineWith({ left: [30, 95], since: 20 }, [], holidays, 20)).toBeNull()
  })
})

describe('at a table', () => {
  let now = 1_000_000_000_000
  let server: TestTables
  beforeAll(async () => {
    const games = [new URL('../engine/toys/omens.ts', import.meta.url).href]
    server = await startTables({}, { now: () => now, games })
  })

  const open = async (clock: ClockRule, game = 'wonders-duel') => {
    const [ada, ben] = await guests(server, 2)
    const { body } = await ada.post<{ table: { id: string }; invite: string }>('/api/tables', {
      ...{ game, seats: ['me', 'open'], clock },
    })
    await ben.post(`/api/invites/${body.invite}`, {})
    const { id } = body.table
    const [a, b] = await watchAll(server, id, [ada, ben])
    const first = a.sight(id)?.waiting[0] ?? 0
    return { id, late: first === 0 ? ada : ben, seat: first, a, b, clients: [a, b] as const }
  }
  const rowOf = (id: string) =>
    server.database.db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const seatsChanged = async (id: string) => {
    const rows = await server.database.db.selectFrom('entry').selectAll().where('table_id', '=', id).execute()
    return rows.filter(({ kind }) => kind === 'seat').map(({ seat, data }) => ({ seat, ...data }))
  }

  test('live: time runs out, the bot makes the move that was due, and the person comes back to no time', async () => {
    const { id, late, seat, a } = await open({ kind: 'live', baseMs: 60_000, incrementMs: 0 })
    expect((await rowOf(id)).deadline).toBe(now + 60_000)
    now += 60_001
    await a.until(() => a.card(id)?.seats[seat].standIn)
    expect(await seatsChanged(id)).toMatchObject([{ seat, standIn: 'sensible', why: 'time' }])
    // The bot has moved for the late one.
    await eventually(async () => (await rowOf(id)).moves > 0)
    const move = await late.post<{ code: string }>(`/api/tables/${id}/moves`, {
      ...{ action: 'x', expect: (await rowOf(id)).log, key: newKey() },
    })
    expect(move.body.code).toBe('stand-in')
    const back = await late.post(`/api/tables/${id}/return`)
    expect(back.status).toBe(200)
    await a.until(() => !a.card(id)?.seats[seat].standIn)
    expect((await rowOf(id)).clocks?.left[seat]).toBe(0)
    expect((await late.post<{ code: string }>(`/api/tables/${id}/return`)).body.code).toBe('no-stand-in')
  })

  test('nobody comes back before the bot has made the move that was due', async () => {
    const { id, late, seat, a } = await open({ kind: 'live', baseMs: 60_000, incrementMs: 5_000 })
    // The bots have much to do elsewhere.
    const release = await server.database.lock(`answer:${id}:${seat}`)
    now += 60_001
    await a.until(() => a.card(id)?.seats[seat].standIn)
    for (let tries = 0; tries < 3; tries++) {
      expect((await late.post<{ code: string }>(`/api/tables/${id}/return`)).body.code).toBe('owed')
    }
    expect(await seatsChanged(id)).toHaveLength(1)
    const { context, rooms } = server.tables
    await rooms.at(id, async room => {
      const { legal } = JSON.parse(await context.engine.look(id, seat))
      await play(context, room, seat, legal[0], { expect: room.row.log }, 'bot')
    })
    expect((await late.post(`/api/tables/${id}/return`)).status).toBe(200)
    expect((await rowOf(id)).clocks?.left[seat]).toBe(5_000)
    // What the bot has played stays played.
    const undo = await late.post<{ code: string }>(`/api/tables/${id}/undo`, {
      ...{ expect: (await rowOf(id)).log, key: newKey() },
    })
    expect(undo.body.code).toBe('undo-nothing')
    await release?.()
  })

  test('whoever is late cannot move, though nobody has looked at the clock yet', async () => {
    const { id, late, seat } = await open({ kind: 'live', baseMs: 60_000, incrementMs: 0 })
    const sight = (await late.get<{ legal: string[]; version: number }>(`/api/tables/${id}/sight`)).body
    now += 60_001
    const sent = { action: sight.legal[0], expect: sight.version, key: newKey() }
    const { body } = await late.post<{ code: string }>(`/api/tables/${id}/moves`, sent)
    expect(body.code).toBe('stand-in')
    expect((await seatsChanged(id)).at(0)).toMatchObject({ seat, why: 'time' })
  })

  describe('in a rated game', () => {
    const LIVE_MINUTE: ClockRule = { kind: 'live', baseMs: 60_000, incrementMs: 0 }
    const changesOf = async (id: string) => {
      const rows = await server.database.db
        .selectFrom('rating_change')
        .select(['user_id', 'place'])
        .where('table_id', '=', id)
        .execute()
      return new Map(rows.map(({ user_id, place }) => [user_id, place]))
    }

    test('of two the other one wins, and it is rated', async () => {
      const [ada, ben] = await members(server, 2)
      const id = await begin(server, omens, { seats: [ada, ben], clock: LIVE_MINUTE, started: now, rated: true })
      const clients = await watchAll(server, id, [ada, ben])
      for (const client of clients) {
        const expect = client.sight(id)?.version ?? 0
        const { version } = await client.ask('act', { table: id, action: 'bid 1', expect, key: newKey() })
        for (const one of clients) await one.until(() => one.sight(id)?.version === version)
      }
      const seat = clients[0].sight(id)?.waiting[0] ?? 0
      now += 60_001
      const card = await clients[0].until(client => client.card(id)?.status === 'over' && client.card(id))
      expect(card.outcome).toEqual({ reason: 'time', winners: [1 - seat] })
      const [winner, loser] = seat === 1 ? [ada, ben] : [ben, ada]
      expect(await changesOf(id)).toEqual(
        new Map([
          [winner.id, 1],
          [loser.id, 2],
        ]),
      )
      expect(card.seats.map(one => one.rated)).toEqual(
        [0, 1].map(one => ({ before: 1500, after: one === seat ? 1395 : 1605 })),
      )
      expect((await (seat === 0 ? ada : ben).post<{ code: string }>(`/api/tables/${id}/return`)).body.code).toBe('over')
    })

    test('before everybody has moved it is broken off, and nobody has lost', async () => {
      const [ada, ben] = await members(server, 2)
      const id = await begin(server, wondersDuel, { seats: [ada, ben], clock: LIVE_MINUTE, started: now, rated: true })
      const clients = await watchAll(server, id, [ada, ben])
      expect(clients[0].card(id)?.abortable).toBe(true)
      now += 60_001
      const card = await clients[0].until(client => client.card(id)?.status === 'over' && client.card(id))
      expect(card.outcome).toEqual({ reason: 'abandoned', winners: [] })
      expect((await changesOf(id)).size).toBe(0)
    })

    test('where both run out in the same moment nobody wins', async () => {
      const [ada, ben] = await members(server, 2)
      const id = await begin(server, omens, { seats: [ada, ben], clock: LIVE_MINUTE, started: now, rated: true })
      await server.database.db.updateTable('seat').set({ moved: true }).where('table_id', '=', id).execute()
      const [a] = await watchAll(server, id, [ada])
      now += 60_001
      const card = await a.until(client => client.card(id)?.status === 'over' && client.card(id))
      expect(card.outcome).toEqual({ reason: 'time', winners: [] })
      expect((await changesOf(id)).size).toBe(0)
    })

    test('among three a bot plays on, for good, and whoever ran out is rated as one who resigned', async () => {
      const three = await members(server, 3)
      const id = await begin(server, omens, { seats: three, clock: LIVE_MINUTE, started: now, rated: true })
      const clients = await watchAll(server, id, three)
      for (const client of clients) {
        const expect = client.sight(id)?.version ?? 0
        const { version } = await client.ask('act', { table: id, action: 'bid 1', expect, key: newKey() })
        for (const one of clients) await one.until(() => one.sight(id)?.version === version)
      }
      await clients[0].until(client => client.card(id)?.abortable === undefined)
      const seat = clients[0].sight(id)?.waiting[0] ?? 0
      now += 60_001
      await clients[0].until(client => client.card(id)?.seats[seat].resigned)
      expect(await seatsChanged(id)).toMatchObject([{ seat, why: 'time', resigned: true }])
      expect((await three[seat].post<{ code: string }>(`/api/tables/${id}/return`)).body.code).toBe('resigned')
      const others = [0, 1, 2].filter(one => one !== seat)
      await three[others[0]].post(`/api/tables/${id}/resign`)
      await clients[0].until(client => client.card(id)?.status === 'over')
      expect(await changesOf(id)).toEqual(
        new Map([
          [three[others[1]].id, 1],
          [three[others[0]].id, 2],
          [three[seat].id, 3],
        ]),
      )
    })
  })

  test('by correspondence: nothing happens within the days, and a bot plays after them', async () => {
    const { id, a, seat, clients } = await open({ kind: 'days', days: 1 })
    now += DAY - 5_000
    await moveOnce(id, clients)
    const { clocks, deadline } = await rowOf(id)
    expect(clocks?.since).toBe(now)
    expect(deadline).toBe(now + (clocks?.left[a.sight(id)?.waiting[0] ?? 0] ?? 0))
    expect(await seatsChanged(id)).toEqual([])
    now += DAY + 1
    await a.until(() => a.card(id)?.seats.some(({ standIn }) => standIn))
    expect((await seatsChanged(id))[0]).toMatchObject({ why: 'time' })
    expect(seat).toBeTypeOf('number')
  })

  test('by correspondence: on holiday the clock stands, and runs on afterwards', async () => {
    const { id, a, seat, late } = await open({ kind: 'days', days: 1 })
    const begun = now
    const holiday = { holiday_from: begun + DAY / 2, holiday_until: begun + 10 * DAY }
    await server.database.db.updateTable('profile').set(holiday).where('user_id', '=', late.id).execute()
    // Past the deadline, in the middle of the holiday: half a day is left after it.
    now = begun + 3 * DAY
    await eventually(async () => (await rowOf(id)).deadline === begun + 10.5 * DAY)
    expect((await rowOf(id)).clocks?.left[seat]).toBe(DAY / 2)
    // Looked at again within it, nothing is given twice.
    await server.database.db.updateTable('game_table').set({ deadline: now }).where('id', '=', id).execute()
    now = begun + 5 * DAY
    await eventually(async () => (await rowOf(id)).deadline === begun + 10.5 * DAY)
    now = begun + 10.5 * DAY + 1
    await a.until(() => a.card(id)?.seats[seat].standIn)
    expect(await seatsChanged(id)).toMatchObject([{ seat, why: 'time' }])
  })

  test('by correspondence: all at the table see that somebody is on holiday', async () => {
    const { id, a, seat, late } = await open({ kind: 'days', days: 1 })
    expect(a.card(id)?.seats[seat].holiday).toBeUndefined()
    const holiday = { holiday_from: now, holiday_until: now + 5 * DAY }
    await server.database.db.updateTable('profile').set(holiday).where('user_id', '=', late.id).execute()
    server.accounts.forget(late.id)
    await a.until(() => a.card(id)?.seats[seat].holiday?.until === now + 5 * DAY)
  })

  test('an undo gains no time', async () => {
    const [ada, ben] = await guests(server, 2)
    const clock: ClockRule = { kind: 'live', baseMs: 60_000, incrementMs: 5_000 }
    const id = await begin(server, omens, { seats: [ada, ben], clock, started: now })
    const [a] = await watchAll(server, id, [ada, ben])
    now += 1_000
    const { version } = await a.ask('act', { table: id, action: 'bid 1', expect: 0, key: newKey() })
    expect((await rowOf(id)).clocks?.left).toEqual([64_000, 59_000])
    now += 7_000
    await a.ask('undo', { table: id, expect: version, key: newKey() })
    expect((await rowOf(id)).clocks).toEqual({ left: [52_000, 52_000], since: now })
  })
})
