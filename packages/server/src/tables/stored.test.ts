// Tables that nobody plays at just now: rows that make no sense are set aside, and what slept leaves nothing behind. And
// those that are looked at: whoever only looks holds up nobody.

import type { TableCard } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTurn } from './room.ts'
import {
  ask,
  begin,
  codeOf,
  connect,
  eventually,
  type Guest,
  guests,
  newKey,
  playOn,
  startTables,
  statusOf,
  type TestTables,
  watchAll,
  whoIsAsked,
} from './tables.testing.ts'

let server: TestTables
let people: readonly Guest[]
let ahead = 0
beforeAll(async () => {
  server = await startTables({}, { now: () => Date.now() + ahead })
  people = await guests(server, 2)
})

/** A table with six moves, asleep: no room, nothing in the engine. */
async function asleep(): Promise<string> {
  const clock = { kind: 'live', baseMs: 21_600_000, incrementMs: 0 } as const
  const id = await begin(server, wondersDuel, { seats: people, clock, started: Date.now() + ahead })
  const clients = await watchAll(server, id, people)
  await playOn(id, clients, 6)
  for (const client of clients) await client.close()
  ahead += 130_000
  await eventually(() => server.tables.rooms.open(id) === undefined)
  return id
}

describe('rows that make no sense', () => {
  test.each<[string, string]>([
    ['options', `update game_table set options = '[1]'`],
    ['options of numbers', `update game_table set options = '{"a": 1}'`],
    ['a clock', `update game_table set clock = '"fast"'`],
    ['clocks', `update game_table set clocks = '{"left": "all", "since": 1}'`],
    ['clocks of another table', `update game_table set clocks = '{"left": [1, 2, 3], "since": 1}'`],
    ['a set-up', `update game_table set setup = '{}'`],
    ['a set-up of another game', `update game_table set setup = '["nonsense"]'`],
    ['a seed', `update game_table set seed = 'nonsense'`],
    ['an outcome', `update game_table set outcome = '{"reason": 1}'`],
    ['orders', `update seat set orders = '{}'`],
    ['a seat too few', `delete from seat where seat = 1 and true`],
    ['an entry too few', `delete from entry where number = 2`],
    ['the last entry', `delete from entry where number = 6`],
    ['a move without an action', `update entry set action = null where number = 6`],
    ['a move nobody can make', `update entry set action = 'nonsense' where number = 3`],
    ['a move of nobody', `update entry set seat = 7 where number = 3`],
    ['a game nobody knows', `update game_table set game = 'chess'`],
  ])('%s: the table is set aside, and everybody else plays on', async (_, statement) => {
    const [ada] = people
    const [id, other] = [await asleep(), await begin(server, wondersDuel, { seats: people })]
    const column = statement.includes('game_table') ? 'id' : 'table_id'
    const where = statement.includes(' where ') ? 'and' : 'where'
    await sql.raw(`${statement} ${where} ${column} = '${id}'`).execute(server.database.db)
    for (const path of ['/api/tables/mine', '/api/lobby?status=playing', '/api/lobby']) {
      expect((await ada.get(path)).status, path).toBe(200)
    }
    const { status, body } = await ada.get<{ code: string }>(`/api/tables/${id}/sight`)
    // To whoever has no seat there any more the table may be another's.
    expect([status, body.code]).toEqual([409, 'aside'])
    expect(await statusOf(server.database, id)).toBe('aside')
    expect((await ada.get<TableCard>(`/api/tables/${id}`)).body).toMatchObject({
      status: 'aside',
      aside: expect.any(String),
    })
    expect((await ada.get(`/api/tables/${other}/sight`)).status).toBe(200)
    await server.database.db.updateTable('profile').set({ moderator: true }).where('user_id', '=', ada.id).execute()
    server.accounts.forget(ada.id)
    const listed = await ada.get<TableCard[]>('/api/moderation/tables')
    expect(listed.body.map(card => card.id)).toContain(id)
    await sql`delete from game_table`.execute(server.database.db)
  })

  test.each(['null', '{"state": null}', '{"of": 1, "state": {}}', '[]'])(
    'a snapshot of %s is not needed',
    async state => {
      const id = await asleep()
      await server.database.db
        .insertInto('snapshot')
        .values({ table_id: id, number: 6, moves: 6, rules: wondersDuel.rules, state })
        .execute()
      expect((await people[0].get(`/api/tables/${id}/sight`)).status).toBe(200)
    },
  )
})

test('a table whose players are gone leaves the engine', async () => {
  const [gone, left] = await guests(server, 2)
  const id = await begin(server, wondersDuel, { seats: [gone, left] })
  const clients = await watchAll(server, id, [gone, left])
  await playOn(id, clients, 2)
  for (const client of clients) await client.close()
  expect((await gone.send('DELETE', '/api/me')).status).toBe(204)
  ahead += 130_000
  await eventually(() => server.tables.rooms.size === 0)
  await eventually(() => server.tables.context.engine.tables === 0)
})

describe('whoever only looks', () => {
  /** Somebody has the table's turn until let go. */
  async function hold(id: string): Promise<() => void> {
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    const room = await server.tables.rooms.find(id)
    void server.tables.rooms.at(id, () => held)
    await eventually(() => room.busy)
    return release
  }

  test('waits behind those who play', async () => {
    const id = await begin(server, wondersDuel, { seats: people })
    const room = await server.tables.rooms.find(id)
    const release = await hold(id)
    const order: string[] = []
    const turn = (name: string, urgent: boolean) =>
      inTurn(server.tables.context, room, async () => void order.push(name), urgent)
    const all = [turn('look', false), turn('look again', false), turn('move', true), turn('undo', true)]
    release()
    await Promise.all(all)
    expect(order).toEqual(['move', 'undo', 'look', 'look again'])
  })

  test('at an earlier position needs no turn', async () => {
    const id = await begin(server, wondersDuel, { seats: people })
    const clients = await watchAll(server, id, [...people, undefined])
    await playOn(id, clients.slice(0, 2), 5)
    const release = await hold(id)
    const seen = await Promise.all([0, 3, 5, 3].map(move => clients[2].ask('at', { table: id, move })))
    release()
    expect(seen.map(({ moves }) => moves)).toEqual([0, 3, 5, 3])
    expect(seen[1]).toEqual(seen[3])
    for (const client of clients) await client.close()
  })

  test('costs a player none of the time that their move waited', async () => {
    const clock = { kind: 'live', baseMs: 600_000, incrementMs: 0 } as const
    const id = await begin(server, wondersDuel, { seats: people, clock, started: Date.now() + ahead })
    const clients = await watchAll(server, id, people)
    const asked = whoIsAsked(id, clients)
    if (!asked) throw new Error('nobody is asked')
    const { mover, sight } = asked
    const release = await hold(id)
    const done = mover.ask('act', { table: id, action: sight.legal[0], expect: 0, key: newKey() })
    const room = await server.tables.rooms.find(id)
    await eventually(() => room.queue.some(({ urgent }) => urgent))
    ahead += 300_000
    release()
    await done
    expect(Math.min(...(room.row.clocks?.left ?? [0]))).toBeGreaterThan(500_000)
    for (const client of clients) await client.close()
  })

  test('at whole games without end is told to wait, over all sockets of an address', async () => {
    const strict = await startTables({ RATE_LIMIT: 'on' }, { database: server.database, now: () => 1 })
    const id = await begin(server, wondersDuel, { seats: people })
    const clients = await Promise.all(Array.from({ length: 5 }, () => connect(strict)))
    const codes = await Promise.all(
      clients.flatMap(client => Array.from({ length: 55 }, () => codeOf(client.ask('watch', { table: id })))),
    )
    expect(codes.filter(code => code === undefined)).toHaveLength(240)
    expect(codes.filter(code => code === 'too-many')).toHaveLength(35)
    await strict.close()
  })
})

test('what somebody says counts, whichever way they say it', async () => {
  const strict = await startTables({ RATE_LIMIT: 'on' }, { database: server.database, now: () => 1 })
  const id = await begin(server, wondersDuel, { seats: people })
  const [ada] = people
  const client = await connect(strict, ada)
  const line = { room: 'players', text: 'salve' } as const
  const said: unknown[] = []
  for (let n = 0; n < 6; n++) said.push((await ask(strict, ada, `/api/tables/${id}/chat`, line)).status)
  for (let n = 0; n < 4; n++) said.push(await codeOf(client.ask('chat', { table: id, ...line })))
  said.push((await ask(strict, ada, `/api/tables/${id}/chat`, line)).status)
  expect(said).toEqual([200, 200, 200, 200, 200, 200, undefined, undefined, 'too-many', 'too-many', 429])
  await strict.close()
})
