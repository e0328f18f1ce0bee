// A process that is told to end: what it owed is done by another at once, not when it is missed.

import { wondersDuel } from '@tabularium/wonders-duel'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { freshPostgres, openForTest } from '../database/database.testing.ts'
import {
  ask,
  begin,
  codeOf,
  connect,
  entriesOf,
  eventually,
  type Guest,
  guests,
  moveOnce,
  newKey,
  startTables,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

const HOUR = 3_600_000
/** Nobody is missed while it stands still. */
let time = Date.now()
let ending: TestTables
let staying: TestTables
let people: readonly Guest[]

/** Somebody holds locks: the process that looks after clocks. */
const isLed = async (): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory'`.execute(ending.database.db)
  return rows.length > 0
}

/** Somebody moves there: the first time threads are started for it, which takes long on a busy machine. */
const grows = (id: string, made: number): Promise<void> =>
  vi.waitFor(async () => expect((await entriesOf(staying.database, id)).length).toBeGreaterThan(made), {
    timeout: 100_000,
    interval: 50,
  })

beforeAll(async () => {
  const url = await freshPostgres()
  const start = async (botMs: number) =>
    startTables({}, { database: await openForTest({ url }), now: () => time, botDelays: { botMs, orderMs: botMs } })
  ending = await start(HOUR)
  await eventually(isLed, 'somebody who looks after clocks')
  staying = await start(0)
  people = await guests(ending, 2)
})

test('a bot that is about to move moves at another process, a clock runs out there, and sockets are sent there', async () => {
  const clock = { kind: 'live', baseMs: 60_000, incrementMs: 0 } as const
  const timed = await begin(ending, wondersDuel, { seats: people, clock, started: time })
  const id = await begin(ending, wondersDuel, { seats: [people[0], 'sensible'] })
  const [ada] = await watchAll(ending, id, people.slice(0, 1))
  const isPausing = () => (ending.tables.rooms.open(id)?.answering.size ?? 0) > 0
  // One of the first moves is the bot's.
  while (!isPausing()) await moveOnce(id, [ada])
  const made = (await entriesOf(ending.database, id)).length
  await ending.tables.handOver()
  await grows(id, made)
  expect((await entriesOf(staying.database, id))[made].by).toBe('bot')
  time += 60_001
  await grows(timed, 0)
  expect(await ada.closed).toBe(1001)
  expect(await codeOf(connect(ending, people[0]))).toBe('503')
})

test('what is still asked of it is done, and what follows is left to the other', async () => {
  const id = await begin(ending, wondersDuel, { seats: [people[0], 'sensible'] })
  const sight = async () =>
    (await ask<{ legal: string[]; version: number }>(ending, people[0], `/api/tables/${id}/sight`)).body
  let last = await sight()
  while (last.legal.length > 0) {
    const move = { action: last.legal[0], expect: last.version, key: newKey() }
    expect((await ask(ending, people[0], `/api/tables/${id}/moves`, move)).status).toBe(200)
    last = await sight()
  }
  await ending.close()
  await grows(id, last.version)
})
