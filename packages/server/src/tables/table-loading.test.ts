// Tables that sleep, servers that start again, rules that fail: the log is the truth, and everything comes back from it.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { omens } from '@tabularium/kernel/toy'
import type { TableCard } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshPglite, openForTest } from '../database/database.testing.ts'
import type { Database } from '../database/database.ts'
import { game as endless, SECRET } from '../engine/toys/endless.ts'
import {
  ask,
  begin,
  codeOf,
  entriesOf,
  eventually,
  type Guest,
  members,
  moveOnce,
  newKey,
  playOn,
  startTables,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

const GAMES = ['omens', 'endless'].map(name => new URL(`../engine/toys/${name}.ts`, import.meta.url).href)

let database: Database
let server: TestTables
let people: readonly Guest[]
let ahead = 0
const start = (env = {}) => startTables(env, { database, games: GAMES, now: () => Date.now() + ahead })
beforeAll(async () => {
  database = await openForTest({ folder: await freshPglite() })
  server = await start({ ENGINE_LIMIT_MS: '400' })
  people = await members(server, 5)
})
const restart = async () => {
  await server.close()
  server = await start({ ENGINE_LIMIT_MS: '400' })
}

const rowOf = (id: string) =>
  database.db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const post = (who: Guest, id: string, verb: string, body: object = {}) =>
  ask<TableCard>(server, who, `/api/tables/${id}/${verb}`, body)
const appoint = async (who: Guest) => {
  // Their profile is made with the first question.
  await ask(server, who, '/api/me')
  await database.db.updateTable('profile').set({ moderator: true }).where('user_id', '=', who.id).execute()
  server.accounts.forget(who.id)
}
/** What everybody sees, byte for byte. */
const sights = async (id: string, seats: number) => {
  const seen: string[] = []
  for (const who of [...people.slice(0, seats), undefined])
    seen.push((await ask(server, who, `/api/tables/${id}/sight`)).text)
  return seen
}

describe('sleep', () => {
  test('the engine forgets a table that nobody moves at; the next move brings it back', async () => {
    const id = await begin(server, gloryToRome, { seats: people.slice(0, 3) })
    const clients = await watchAll(server, id, people.slice(0, 3))
    await playOn(id, clients, 10)
    const before = await sights(id, 3)
    ahead += 61_000
    await eventually(() => server.tables.rooms.loadedInEngine === 0)
    // Watchers stay, and what they are told next fits what they have.
    await playOn(id, clients, 5)
    expect(clients.map(client => client.sight(id)?.version)).toEqual([15, 15, 15])
    expect((await sights(id, 3)).map(text => JSON.parse(text))).toMatchObject([
      ...clients.map(client => client.sight(id)),
      { version: 15 },
    ])
    expect(before).not.toEqual(await sights(id, 3))
    for (const client of clients) await client.close()
    ahead += 121_000
    await eventually(() => server.tables.rooms.size === 0)
  })
})

describe('a new start on the same database', () => {
  test('goes on with every table, the same to the byte, and to an end', async () => {
    const duel = await begin(server, wondersDuel, { seats: people.slice(0, 2) })
    const rome = await begin(server, gloryToRome, { seats: people.slice(0, 4), rated: true })
    const augurs = await begin(server, omens, { seats: people.slice(0, 3) })
    await playOn(duel, await watchAll(server, duel, people.slice(0, 2)), 21)
    await post(people[0], duel, 'takeback', { moves: 14 })
    await post(people[1], duel, 'offers', { kind: 'takeback', accept: true })
    const romans = await watchAll(server, rome, people.slice(0, 4))
    await playOn(rome, romans, 30)
    await post(people[3], rome, 'resign')
    await eventually(async () => (await rowOf(rome)).waiting !== 8)
    const [first] = await watchAll(server, augurs, people.slice(0, 1))
    await first.ask('act', { table: augurs, action: 'bid 2', expect: 0, key: newKey() })
    await first.ask('undo', { table: augurs, expect: 1, key: newKey() })
    await first.ask('act', { table: augurs, action: 'bid 1', expect: 2, key: newKey() })
    const before = [await sights(duel, 2), await sights(rome, 4), await sights(augurs, 3)]
    expect(JSON.parse(before[0][0])).toMatchObject({ moves: 14, version: 22 })
    expect(JSON.parse(before[2][0])).toMatchObject({ moves: 1, version: 3 })

    await restart()
    expect([await sights(duel, 2), await sights(rome, 4), await sights(augurs, 3)]).toEqual(before)
    const clients = await watchAll(server, duel, people.slice(0, 2))
    await playOn(duel, clients)
    await eventually(async () => (await rowOf(duel)).status === 'over')
    const card = (await ask<TableCard>(server, people[0], `/api/tables/${rome}`)).body
    expect(card.seats[3]).toMatchObject({ standIn: true, resigned: true })
    const [again] = await watchAll(server, augurs, people.slice(1, 2))
    await again.ask('act', { table: augurs, action: 'bid 0', expect: 3, key: newKey() })
  })

  describe('finds tables as they were left, and', () => {
    const sent = { action: 'bid 1', expect: 0, key: newKey() }
    const ids = { moved: '', asked: '', late: '' }
    beforeAll(async () => {
      ids.moved = await begin(server, omens, { seats: people.slice(0, 2) })
      expect((await post(people[0], ids.moved, 'moves', sent)).body).toEqual({ version: 1 })
      ids.asked = await begin(server, gloryToRome, {
        seats: ['sensible', people[0]],
        started: Date.now() - 3_600_000,
      })
      const started = Date.now() + ahead - 3_600_000
      const clock = { kind: 'live', baseMs: 60_000, incrementMs: 0 } as const
      ids.late = await begin(server, wondersDuel, { seats: people.slice(0, 2), clock, started })
      await restart()
    })

    test('remembers the keys of commands', async () => {
      expect((await post(people[0], ids.moved, 'moves', sent)).body).toEqual({ version: 1 })
      expect(await entriesOf(database, ids.moved)).toHaveLength(1)
    })

    test('lets a bot answer that was asked when the old process died', async () => {
      await eventually(async () => (await rowOf(ids.asked)).moves > 0)
    })

    test('ends the time that ran out meanwhile', async () => {
      await eventually(async () => (await entriesOf(database, ids.late))[0]?.kind === 'seat')
    })
  })
})

describe('snapshots', () => {
  /** Nobody has it open any more: whoever asks next opens it from the database. */
  const forget = async (id: string) => {
    ahead += 130_000
    await eventually(() => server.tables.rooms.open(id) === undefined)
  }

  test('a long game is opened from one, and one of another course is ignored', async () => {
    const id = await begin(server, gloryToRome, { seats: people.slice(0, 2) })
    const clients = await watchAll(server, id, people.slice(0, 2))
    await playOn(id, clients, 130)
    for (const client of clients) await client.close()
    const kept = await eventually(() =>
      database.db.selectFrom('snapshot').selectAll().where('table_id', '=', id).executeTakeFirst(),
    )
    expect(kept.moves).toBeGreaterThanOrEqual(100)
    expect(kept.moves).toBeLessThan(130)
    const before = await sights(id, 2)
    await restart()
    expect(await sights(id, 2)).toEqual(before)

    // Another deal in the snapshot shows: so it is what the table was opened from.
    const { of, state } = kept.state as { of: string; state: { round: number } }
    const put = (changed: object) =>
      database.db
        .updateTable('snapshot')
        .set({ state: JSON.stringify(changed) })
        .where('table_id', '=', id)
        .execute()
    await forget(id)
    await put({ of, state: { ...state, round: state.round + 1_000 } })
    expect(JSON.parse((await sights(id, 2))[0]).view.round).toBeGreaterThan(1_000)
    await forget(id)
    await put({ of: 'another course', state: { ...state, round: state.round + 1_000 } })
    expect(await sights(id, 2)).toEqual(before)
  })

  test('after a takeback behind it the moves count, not the snapshot', async () => {
    // Of four, so that it is long.
    const id = await begin(server, gloryToRome, { seats: [people[0], 'sensible', 'sensible', 'sensible'] })
    const [a] = await watchAll(server, id, people.slice(0, 1))
    while ((a.sight(id)?.moves ?? 0) < 115) {
      await a.until(client => (client.sight(id)?.legal.length ?? 0) > 0)
      await moveOnce(id, [a])
    }
    await eventually(() => database.db.selectFrom('snapshot').selectAll().where('table_id', '=', id).executeTakeFirst())
    const wanted = await a.ask('at', { table: id, move: 40 })
    await post(people[0], id, 'takeback', { moves: 40 })
    await restart()
    const [again] = await watchAll(server, id, people.slice(0, 1))
    const past = await again.ask('at', { table: id, move: 40 })
    expect(past).toEqual(wanted)
    expect(again.sight(id)?.moves ?? 0).toBeLessThan(115)
  })
})

describe('a process that died between two writes', () => {
  const lose = (id: string, part: object = {}) =>
    database.db
      .updateTable('game_table')
      .set({ status: 'playing', outcome: null, ended: null, waiting: 0, touched: 0, ...part })
      .where('id', '=', id)
      .execute()

  const ids = { played: '', resigned: '', lagging: '' }
  let ended: Awaited<ReturnType<typeof rowOf>>
  beforeAll(async () => {
    const seats = people.slice(0, 2)
    ids.played = await begin(server, wondersDuel, { seats, rated: true })
    await playOn(ids.played, await watchAll(server, ids.played, seats))
    ended = await eventually(async () => {
      const row = await rowOf(ids.played)
      return row.status === 'over' && row
    })
    ids.resigned = await begin(server, wondersDuel, { seats })
    await post(people[1], ids.resigned, 'resign')
    ids.lagging = await begin(server, omens, { seats })
    await post(people[0], ids.lagging, 'moves', { action: 'bid 1', expect: 0, key: newKey() })
    await post(people[1], ids.lagging, 'moves', { action: 'bid 0', expect: 1, key: newKey() })
    await server.close()
    await lose(ids.played)
    await lose(ids.resigned)
    const behind = database.db.updateTable('game_table').set({ log: 1, moves: 1, waiting: 2 })
    await behind.where('id', '=', ids.lagging).execute()
    server = await start({ ENGINE_LIMIT_MS: '400' })
  })

  test('the last move is stored, the end is not: it is ended, by the rules', async () => {
    const id = ids.played
    await eventually(async () => (await rowOf(id)).status === 'over')
    expect((await rowOf(id)).outcome).toEqual(ended.outcome)
    const rated = await database.db.selectFrom('rating_change').selectAll().where('table_id', '=', id).execute()
    expect(rated).toHaveLength(2)
  })

  test('the same in the middle of the process’s life, with the table awake', async () => {
    const id = await begin(server, omens, { seats: people.slice(0, 2) })
    const clients = await watchAll(server, id, people.slice(0, 2))
    await playOn(id, clients)
    await eventually(async () => (await rowOf(id)).status === 'over')
    await lose(id)
    await database.notify('tables', id)
    await eventually(async () => (await rowOf(id)).status === 'over')
  })

  test('somebody resigned, the end is not stored: nobody plays on', async () => {
    await eventually(async () => (await rowOf(ids.resigned)).status === 'over')
    expect((await rowOf(ids.resigned)).outcome).toMatchObject({ reason: 'resigned', winners: [0] })
  })

  test('the standing lags behind the log: the log counts', async () => {
    const id = ids.lagging
    expect((await post(people[1], id, 'moves', { action: 'bid 0', expect: 1, key: newKey() })).status).toBe(409)
    const move = { action: 'mark north-west', expect: 2, key: newKey() }
    expect((await post(people[0], id, 'moves', move)).body).toEqual({ version: 3 })
    expect(await rowOf(id)).toMatchObject({ log: 3, moves: 3 })
  })
})

describe('rules that fail', () => {
  const think = async (seats: number) => {
    const id = await begin(server, endless, { seats: people.slice(0, seats) })
    const clients = await watchAll(server, id, people.slice(0, seats))
    const asked = clients[0].sight(id)?.waiting[0] ?? 0
    const code = codeOf(clients[asked].ask('act', { table: id, action: 'think senator', expect: 0, key: newKey() }))
    return { id, clients, asked, code }
  }

  // biome-ignore format: a table
  const cases: readonly (readonly [string, number])[] = [
    ['never come back', 2],
    ['throw', 4],
    ['throw when somebody looks', 5],
  ]
  test.each(cases)('that %s set their table aside, and the rest plays on', async (_what, seats) => {
    const other = await begin(server, wondersDuel, { seats: people.slice(0, 2) })
    const players = await watchAll(server, other, people.slice(0, 2))
    await playOn(other, players, 2)
    const { id, clients, asked, code } = await think(seats)
    const going = playOn(other, players, 6)
    expect(await code).toBe('aside')
    expect(await going).toBe(6)
    for (const client of clients) await client.until(() => client.card(id)?.status === 'aside')
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'aside', log: 0, deadline: null })
    expect(row.aside).toBeTruthy()
    expect(await entriesOf(database, id)).toEqual([])
    const sent = { action: 'think senator', expect: 0, key: newKey() }
    expect((await post(people[asked], id, 'moves', sent)).body).toMatchObject({ code: 'aside' })
    // The card and the chat are still there; what the rules said of their trouble is not told.
    const [later] = await watchAll(server, id, [people[asked]])
    expect(later.card(id)).toMatchObject({ status: 'aside', waiting: expect.any(Array) })
    expect([...clients, later].flatMap(client => client.received).join()).not.toContain(SECRET)
    expect((await post(people[asked], id, 'chat', { room: 'players', text: 'what now?' })).status).toBe(200)
  })
})

describe('a record that the rules of today do not play', () => {
  test('is reported and never changed', async () => {
    const id = await begin(server, wondersDuel, { seats: people.slice(0, 2) })
    await playOn(id, await watchAll(server, id, people.slice(0, 2)), 12)
    await server.close()
    await database.db
      .updateTable('entry')
      .set({ action: 'discard forum' })
      .where('table_id', '=', id)
      .where('number', '=', 3)
      .execute()
    const before = await entriesOf(database, id)
    server = await start({ ENGINE_LIMIT_MS: '400' })
    expect((await ask(server, people[0], `/api/tables/${id}/sight`)).body).toMatchObject({ code: 'aside' })
    expect((await rowOf(id)).aside).toMatch(/move 3/)
    expect((await rowOf(id)).status).toBe('aside')
    expect(await entriesOf(database, id)).toEqual(before)
  })
  test('goes on where a moderator takes it up again, and no clock has run meanwhile', async () => {
    const clock = { kind: 'live', baseMs: 60_000, incrementMs: 0 } as const
    const id = await begin(server, wondersDuel, { seats: people.slice(0, 2), clock, started: Date.now() + ahead })
    await playOn(id, await watchAll(server, id, people.slice(0, 2)), 4)
    await server.close()
    const third = database.db.updateTable('entry').where('table_id', '=', id).where('number', '=', 3)
    const { action } = (await entriesOf(database, id))[2]
    await third.set({ action: 'discard forum' }).execute()
    server = await start({ ENGINE_LIMIT_MS: '400' })
    await ask(server, people[0], `/api/tables/${id}/sight`)
    expect((await rowOf(id)).status).toBe('aside')
    const { clocks } = await rowOf(id)
    const reopen = (who: Guest) => ask<TableCard>(server, who, `/api/moderation/tables/${id}/reopen`, {})
    expect((await reopen(people[0])).status).toBe(403)
    await appoint(people[4])
    // Still as it was: at once aside again.
    expect((await reopen(people[4])).body).toMatchObject({ code: 'aside' })
    expect((await rowOf(id)).status).toBe('aside')
    ahead += 3_600_000
    await third.set({ action }).execute()
    expect((await reopen(people[4])).body.status).toBe('playing')
    const row = await rowOf(id)
    expect(row.clocks?.left).toEqual(clocks?.left)
    expect(row.deadline).toBeGreaterThan(Date.now() + ahead)
    expect(await playOn(id, await watchAll(server, id, people.slice(0, 2)), 2)).toBe(2)
    // Of a game that goes on nothing changes, least of all what the clocks were given back.
    const before = await rowOf(id)
    const later = JSON.stringify({ ...before.clocks, since: (before.clocks?.since ?? 0) + 5_000 })
    await database.db.updateTable('game_table').set({ clocks: later }).where('id', '=', id).execute()
    expect((await reopen(people[4])).body.status).toBe('playing')
    expect(await rowOf(id)).toEqual({ ...before, clocks: JSON.parse(later) })
  })

  describe('goes on without those whose accounts were deleted meanwhile', () => {
    /** Three at a table that is set aside; the accounts of these seats are gone when it goes on. */
    const without = async (gone: readonly number[]): Promise<string> => {
      const three = await members(server, 3)
      const id = await begin(server, gloryToRome, { seats: three })
      // As where the rules fail.
      const aside = { status: 'aside', aside: 'x', deadline: null } as const
      await database.db.updateTable('game_table').set(aside).where('id', '=', id).execute()
      await database.notify('tables', id)
      for (const seat of gone) await server.accounts.remove(three[seat].id)
      await appoint(people[4])
      await ask(server, people[4], `/api/moderation/tables/${id}/reopen`, {})
      return id
    }
    const entriesFor = async (id: string) =>
      (await entriesOf(database, id)).map(({ kind, seat, data }) => ({ kind, seat, data }))
    const left = (seat: number) => ({
      ...{ kind: 'seat', seat, data: { standIn: 'sensible', why: 'left', resigned: true } },
    })

    test('one of three: a bot plays on', async () => {
      const asked = (await rowOf(await begin(server, gloryToRome, { seats: people.slice(0, 3) }))).waiting
      const seat = Math.log2(asked)
      const id = await without([seat])
      expect((await entriesFor(id))[0]).toEqual(left(seat))
      await eventually(async () => (await rowOf(id)).moves > 0)
      expect((await rowOf(id)).status).toBe('playing')
    })

    test('two of three: the third has won', async () => {
      const id = await without([0, 1])
      expect(await rowOf(id)).toMatchObject({ status: 'over', outcome: { reason: 'resigned', winners: [2] } })
      expect((await entriesFor(id))[0]).toEqual(left(0))
    })

    test('all: nobody has', async () => {
      const id = await without([0, 1, 2])
      expect(await rowOf(id)).toMatchObject({ status: 'over', outcome: { reason: 'abandoned', winners: [] } })
    })

    test('one that goes on already, with a seat that nobody plays, is found', async () => {
      const three = await members(server, 3)
      const id = await begin(server, gloryToRome, { seats: three, started: Date.now() + ahead })
      const seat = Math.log2((await rowOf(id)).waiting)
      const empty = database.db.updateTable('seat').set({ user_id: null }).where('table_id', '=', id)
      await empty.where('seat', '=', seat).execute()
      ahead += 10_000
      await eventually(async () => (await rowOf(id)).moves > 0)
      expect((await entriesFor(id))[0]).toEqual(left(seat))
    })
  })
})
