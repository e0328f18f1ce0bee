// The server goes away and comes back: live clocks stood still meanwhile, once, whoever comes back first.

import { omens } from '@tabularium/kernel/toy'
import { wondersDuel } from '@tabularium/wonders-duel'
import { pino } from 'pino'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addTables, DATABASES, freshPostgres, openForTest } from '../database/database.testing.ts'
import type { Database } from '../database/database.ts'
import type { ClockRule, Clocks, Status } from '../database/schema.ts'
import { createHeartbeat, type Heartbeat, runsFrom } from './heartbeat.ts'
import {
  ask,
  begin,
  eventually,
  type Guest,
  guests,
  newKey,
  startTables,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

const HOUR = 3_600_000
const GRACE = 15_000
const LIVE: ClockRule = { kind: 'live', baseMs: 60_000, incrementMs: 0 }
const rowOf = ({ db }: Database, id: string) =>
  db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('clocks run again', () => {
  // biome-ignore format: a table
  const cases: readonly (readonly [string, number, number])[] = [
    ['after a short time as long after the return', 4_000, 8_000],
    ['after a long time when every page has tried again', HOUR, HOUR + GRACE],
  ]
  test.each(cases)('%s', (_what, back, runs) => {
    expect(runsFrom(0, back)).toBe(runs)
  })
})

describe.each(DATABASES)('the heartbeat on $kind', ({ shared }) => {
  let database: Database
  const heartbeats: Heartbeat[] = []
  let now = 0
  /** By how much somebody has set the machine's clock. */
  let set = 0
  const setClock = (ms: number) => {
    set += ms
    now += ms
  }
  const start = async (): Promise<Heartbeat> => {
    const log = pino({ level: 'silent' })
    const clock = { now: () => now, steady: () => now - set }
    const heartbeat = await createHeartbeat(database, { ...clock, log, awayMs: 3_000 })
    heartbeats.push(heartbeat)
    return heartbeat
  }
  const put = async (id: string, clock: ClockRule, clocks: Clocks | null, status: Status = 'playing') => {
    await addTables(database, id)
    const deadline = clocks && clocks.since + clocks.left[0]
    const json = { clock: JSON.stringify(clock), clocks: clocks && JSON.stringify(clocks) }
    await database.db
      .updateTable('game_table')
      .set({ ...json, deadline, status })
      .where('id', '=', id)
      .execute()
  }

  // Nobody's heart beats unless the test lets it.
  beforeEach(async () => {
    database = await shared()
    now = 1_000_000_000_000
    set = 0
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(async () => {
    for (const heartbeat of heartbeats.splice(0)) await heartbeat.stop()
    vi.useRealTimers()
  })

  // biome-ignore format: a table
  const cases: readonly (readonly [string, ClockRule, Status, number, number])[] = [
    ['live, running before: all of it', LIVE, 'playing', -20_000, HOUR + GRACE],
    ['live, begun after the last sign of life: from then on', LIVE, 'playing', 700, HOUR + GRACE - 700],
    ['by correspondence: nothing', { kind: 'days', days: 1 }, 'playing', -20_000, 0],
    ['set aside: nothing, it stands still anyway', LIVE, 'aside', -20_000, 0],
    ['over: nothing', LIVE, 'over', -20_000, 0],
  ]
  test.each(cases)('gives back, %s', async (_what, clock, status, began, given) => {
    await start()
    const clocks = { left: [60_000, 50_000], since: now + began }
    await put('t', clock, clocks, status)
    now += HOUR
    await start()
    const row = await rowOf(database, 't')
    expect(row.clocks).toEqual({ ...clocks, since: clocks.since + given })
    expect(row.deadline).toBe(clocks.since + 60_000 + given)
  })

  const DAYS: ClockRule = { kind: 'days', days: 1 }

  test.each([
    ['back', -2 * HOUR],
    ['forwards', 40 * 24 * HOUR],
  ])('a clock that is set %s takes all clocks along, and once more when it is set right', async (_where, ms) => {
    const heartbeat = await start()
    const clocks = { left: [60_000], since: now - 10_000 }
    await put('live', LIVE, clocks)
    await put('days', DAYS, clocks)
    await put('aside', LIVE, clocks, 'aside')
    setClock(ms)
    await heartbeat.settle()
    // Ten seconds were gone, and are.
    const expected = () => ({ clocks: { left: [60_000], since: now - 10_000 }, deadline: now + 50_000 })
    expect([await rowOf(database, 'live'), await rowOf(database, 'days')]).toMatchObject([expected(), expected()])
    expect((await rowOf(database, 'aside')).clocks).toEqual(clocks)
    expect(heartbeat.since).toBe(now)
    await heartbeat.settle()
    // Somebody moves meanwhile.
    await put('moved', DAYS, { left: [60_000], since: now - 10_000 })
    setClock(-ms)
    await heartbeat.settle()
    for (const id of ['live', 'days', 'moved']) expect(await rowOf(database, id)).toMatchObject(expected())
  })

  test('a clock that is set is followed once, however many processes see it; tables wait as long as before', async () => {
    const both = [await start(), await start()]
    await put('t', DAYS, { left: [60_000], since: now })
    const { touched } = await rowOf(database, 't')
    setClock(HOUR)
    await Promise.all(both.map(one => one.settle()))
    now += 1_000
    await Promise.all([...both.map(one => one.settle()), start()])
    expect(await rowOf(database, 't')).toMatchObject({ clocks: { since: now - 1_000 }, touched: touched + HOUR })
  })

  test('a clock that is set while the database is out of reach: live clocks stood still, days have passed', async () => {
    const heartbeat = await start()
    const clocks = { left: [60_000], since: now }
    await put('live', LIVE, clocks)
    await put('days', DAYS, clocks)
    now += HOUR
    setClock(2 * HOUR)
    await heartbeat.settle()
    expect((await rowOf(database, 'live')).clocks?.since).toBe(clocks.since + 3 * HOUR + GRACE)
    expect((await rowOf(database, 'days')).clocks?.since).toBe(clocks.since + 2 * HOUR)
    expect(await heartbeat.awayBetween(clocks.since - 1, now + GRACE, 'live')).toBe(3 * HOUR + GRACE)
    expect(await heartbeat.awayBetween(clocks.since - 1, now + GRACE, 'days')).toBe(2 * HOUR)
  })

  test('a machine that slept has not set its clock: days have passed', async () => {
    const heartbeat = await start()
    const clocks = { left: [60_000], since: now }
    await put('days', DAYS, clocks)
    now += HOUR
    await heartbeat.settle()
    expect((await rowOf(database, 'days')).clocks).toEqual(clocks)
  })

  test('a row that cannot be read keeps nobody else from their time', async () => {
    const heartbeat = await start()
    await put('t', DAYS, { left: [60_000], since: now })
    await put('live', LIVE, { left: [60_000], since: now })
    await put('broken', LIVE, { left: [60_000], since: now })
    const clocks = JSON.stringify({ left: [60_000], since: 'soon' })
    await database.db.updateTable('game_table').set({ clocks }).where('id', '=', 'broken').execute()
    setClock(HOUR)
    await heartbeat.settle()
    expect((await rowOf(database, 't')).clocks?.since).toBe(now)
    now += HOUR
    await heartbeat.settle()
    expect((await rowOf(database, 'live')).clocks?.since).toBe(now + GRACE)
  })

  test('a clock that was set back while nobody was there is seen at the start; two machines that differ a little are not', async () => {
    await start()
    const clocks = { left: [60_000], since: now - 10_000 }
    await put('t', LIVE, clocks)
    setClock(-30_000)
    await start()
    expect((await rowOf(database, 't')).clocks).toEqual(clocks)
    setClock(-HOUR)
    await start()
    expect((await rowOf(database, 't')).clocks?.since).toBe(clocks.since - HOUR - 30_000)
  })

  test('gives nothing for the very first start, nor for a moment', async () => {
    const clocks = { left: [60_000], since: now - 20_000 }
    await put('t', LIVE, clocks)
    await start()
    now += 3_000
    await start()
    expect((await rowOf(database, 't')).clocks).toEqual(clocks)
  })

  test('gives once where two come back at the same time, and both know of it', async () => {
    const before = await start()
    const clocks = { left: [60_000], since: now }
    await put('t', LIVE, clocks)
    now += HOUR
    const back = await Promise.all([start(), start(), before.settle()])
    expect((await rowOf(database, 't')).clocks?.since).toBe(now + GRACE)
    expect([before.since, back[0].since, back[1].since]).toEqual([now + GRACE, now + GRACE, now + GRACE])
  })

  test('gives nothing where one of two is gone and the other lives', async () => {
    const gone = await start()
    const lives = await start()
    await gone.stop()
    const clocks = { left: [60_000], since: now }
    await put('t', LIVE, clocks)
    for (let second = 0; second < 8; second++) {
      now += 1_000
      await eventually(async () => {
        // A beat that is still on its way is not made twice.
        vi.advanceTimersByTime(1_000)
        const last = await database.db.selectFrom('service').selectAll().executeTakeFirstOrThrow()
        return last.until === now
      })
    }
    await start()
    expect((await rowOf(database, 't')).clocks).toEqual(clocks)
    expect(lives.since).toBe(1_000_000_000_000)
  })

  // biome-ignore format: a table
  const between: readonly (readonly [number, number, number])[] = [
    [1_000, 60_000, 7_000 + 30_000],
    [6_000, 60_000, 6_000 + 30_000],
    [6_000, 30_000, 6_000 + 10_000],
    [13_000, 19_000, 0],
    [51_000, 60_000, 0],
  ]
  test.each(between)('was away, from %d until %d, for %d', async (from, until, ms) => {
    const there = [
      [0, 5_000],
      [12_000, 20_000],
      [50_000, 60_000],
    ]
    await database.db
      .insertInto('service')
      .values(there.map(([since, end]) => ({ since, until: end })))
      .execute()
    now = 60_000
    expect(await (await start()).awayBetween(from, until, 'live')).toBe(ms)
    expect(await (await start()).awayBetween(from, until, 'days')).toBe(0)
  })
})

describe.each(DATABASES)('a server on $kind', ({ fresh }) => {
  let database: Database
  let server: TestTables
  let people: readonly Guest[]
  let now = 1_000_000_000_000
  const games = [new URL('../engine/toys/omens.ts', import.meta.url).href]
  const start = () => startTables({}, { database, games, now: () => now, awayMs: 3_000 })
  beforeAll(async () => {
    database = await fresh()
    server = await start()
    people = await guests(server, 2)
  })
  const play = (action: string, expected: number, who = people[0]) =>
    ask(server, who, `/api/tables/${id}/moves`, { action, expect: expected, key: newKey() })
  let id = ''
  const entries = (table: string) =>
    database.db.selectFrom('entry').selectAll().where('table_id', '=', table).orderBy('number').execute()

  test('that was stopped: nobody lost time, which the table is told until somebody moves; days have run', async () => {
    id = await begin(server, omens, { seats: people, clock: LIVE, started: now })
    const slow = await begin(server, wondersDuel, { seats: people, clock: { kind: 'days', days: 1 }, started: now })
    now += 2_000
    await server.close()
    now += 48 * HOUR
    server = await start()
    const [a] = await watchAll(server, id, people)
    const since = now - 2_000 + GRACE
    expect(a.card(id)).toMatchObject({ clocks: { left: [60_000, 60_000], since }, away: 48 * HOUR + GRACE })
    // Whoever looks after clocks has been here.
    await eventually(async () => (await entries(slow))[0]?.data)
    expect(await entries(id)).toEqual([])
    await play('bid 1', 0)
    expect((await rowOf(database, id)).clocks).toEqual({ left: [60_000, 60_000], since: now })
    expect((await ask<object>(server, people[0], `/api/tables/${id}`)).body).not.toHaveProperty('away')
  })

  test('that slept: a move at once costs nothing, and those who watch are told', async () => {
    id = await begin(server, omens, { seats: people, clock: LIVE, started: now })
    const [, b] = await watchAll(server, id, people)
    now += HOUR
    await play('bid 1', 0)
    expect((await rowOf(database, id)).clocks).toEqual({ left: [60_000, 60_000], since: now })
    now += HOUR
    await b.until(() => b.card(id)?.away === HOUR + GRACE)
    expect(await entries(id)).toHaveLength(1)
  })

  test('that was away between a move and its undo: nobody pays for it', async () => {
    id = await begin(server, omens, { seats: people, clock: LIVE, started: now })
    await play('bid 1', 0)
    now += HOUR
    await ask(server, people[0], `/api/tables/${id}/undo`, { expect: 1, key: newKey() })
    expect((await rowOf(database, id)).clocks).toEqual({ left: [60_000, 60_000], since: now })
  })

  test('whose clock was set: nobody runs out of days, and to undo costs no more than before', async () => {
    let set = 0
    const other = await startTables({}, { database, games, now: () => now + set, steady: () => now, awayMs: 3_000 })
    id = await begin(server, omens, { seats: people, clock: { kind: 'days', days: 1 }, started: now })
    await ask(other, people[0], `/api/tables/${id}/moves`, { action: 'bid 1', expect: 0, key: newKey() })
    set = 48 * HOUR
    const undone = await ask(other, people[0], `/api/tables/${id}/undo`, { expect: 1, key: newKey() })
    expect(undone.body).toEqual({ version: 2 })
    const { clocks, status } = await rowOf(database, id)
    expect([status, clocks]).toEqual(['playing', { left: [24 * HOUR, 24 * HOUR], since: now + set }])
    expect((await entries(id)).map(({ kind }) => kind)).toEqual(['move', 'undo'])
    set = 0
    await other.close()
  })

  test('that was away: nobody is thought absent for it', async () => {
    id = await begin(server, omens, { seats: people, clock: LIVE, started: now })
    now += HOUR
    const replaced = await ask<object>(server, people[0], `/api/tables/${id}/replace`, { seat: 1 })
    expect(replaced.body).toMatchObject({ code: 'present' })
  })
})

test('two processes without their database: whichever gives the time back, both count with it', async () => {
  const url = await freshPostgres()
  let now = 1_000_000_000_000
  const games = [new URL('../engine/toys/omens.ts', import.meta.url).href]
  const start = async () =>
    startTables({}, { database: await openForTest({ url }), games, now: () => now, awayMs: 3_000 })
  const [p, q] = [await start(), await start()]
  const people = await guests(p, 2)
  const id = await begin(p, omens, { seats: people, clock: LIVE, started: now })
  await watchAll(p, id, people)
  await watchAll(q, id, people)
  now += HOUR
  await p.tables.context.heartbeat.settle()
  const sent = { action: 'bid 1', expect: 0, key: newKey() }
  expect((await ask(q, people[0], `/api/tables/${id}/moves`, sent)).body).toEqual({ version: 1 })
  expect((await rowOf(p.database, id)).clocks).toEqual({ left: [60_000, 60_000], since: now })
})
