// What the players' pages add to the chance: pledged, shown, and kept in the record.

import {
  commitmentOf,
  type GameRecord,
  openTable as keepTable,
  NO_SHARE,
  pledgeOf,
  readRecord,
  verify,
  WITHHELD,
} from '@tabularium/kernel'
import type { TableCard, TableWish, Trouble } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { isReady, isRevealing } from './chance-shares.ts'
import { commitAnew } from './start.ts'
import { eventually, type Guest, guests, seedOf, startTables, type TestTables } from './tables.testing.ts'

let server: TestTables
let ada: Guest
let ben: Guest
beforeAll(async () => {
  server = await startTables()
  ;[ada, ben] = await guests(server, 2)
})

const [ADAS, BENS] = [seedOf('ada'), seedOf('ben')]
const DUEL: TableWish = { game: 'wonders-duel', seats: ['me', 'open'], rated: false }

const at = (who: Guest, id: string, verb: string, body?: object) =>
  who.post<TableCard & Trouble>(`/api/tables/${id}/${verb}`, body)
const open = async (who: Guest, wish: object): Promise<TableCard> =>
  (await who.post<{ table: TableCard }>('/api/tables', { ...DUEL, ...wish })).body.table
const code = async (asked: ReturnType<typeof at>) => (await asked).body.code

/** Both resign or one does: the record is told. */
async function recordOf(id: string): Promise<GameRecord> {
  await at(ada, id, 'resign')
  const { text } = await eventually(async () => {
    const answer = await ada.get<string>(`/api/tables/${id}/record`)
    return answer.status === 200 && answer
  }, 'the record')
  const record = readRecord(text)
  if ('problem' in record) throw new Error(record.problem)
  return record
}

/** Ends that are not the rules' are the table's word: all else must hold. */
const findings = (record: GameRecord) => verify(wondersDuel, record)

describe('the commitment', () => {
  test('stands on the table from the moment it is opened, and stays', async () => {
    const { id, commitment } = await open(ada, {})
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    const begun = (await at(ben, id, 'join')).body
    expect(begun).toMatchObject({ status: 'playing', commitment })
    const record = await recordOf(id)
    const { rules, options, seed = '' } = record
    expect(commitmentOf(seed, { table: id, game: 'wonders-duel', rules, options, seats: 2 })).toBe(commitment)
    expect(record.shares).toEqual([NO_SHARE, NO_SHARE])
    expect(findings(record)).toEqual([])
  })
})

describe('shares', () => {
  test('are pledged at the seat, shown when all sit, and the game begins with the last', async () => {
    const { id, commitment } = await open(ada, { pledge: pledgeOf(ADAS) })
    expect(await code(at(ada, id, 'share', { share: ADAS }))).toBe('not-revealing')
    const full = (await at(ben, id, 'join', { pledge: pledgeOf(BENS) })).body
    expect(full).toMatchObject({ status: 'open', commitment, revealing: expect.any(Number) })
    expect(full.seats.map(seat => [seat.pledge, seat.share])).toEqual([
      [pledgeOf(ADAS), undefined],
      [pledgeOf(BENS), undefined],
    ])
    expect(await code(at(ben, id, 'share', { share: ADAS }))).toBe('not-pledged')
    const half = (await at(ben, id, 'share', { share: BENS })).body
    expect([half.status, half.seats[1].share]).toEqual(['open', BENS])
    // From the first share on nobody can choose what is drawn by coming, going or pledging.
    expect(await code(at(ben, id, 'leave'))).toBe('dealing')
    expect(await code(at(ada, id, 'seats', { seat: 1, wish: 'open' }))).toBe('dealing')
    expect(await code(at(ada, id, 'drop'))).toBe('dealing')
    expect(await code(at(ada, id, 'pledge', { pledge: pledgeOf(BENS) }))).toBe('dealing')
    expect((await at(ada, id, 'share', { share: ADAS })).body).toMatchObject({ status: 'playing', commitment })
    const record = await recordOf(id)
    expect(record).toMatchObject({ table: id, commitment, shares: [ADAS, BENS] })
    expect(findings(record)).toEqual([])
    expect(findings({ ...record, shares: [BENS, ADAS] })).toMatchObject([{ check: 'chance' }])
  })

  test('a pledge cannot be changed, and only whoever sits there can make it', async () => {
    const { id } = await open(ada, { pledge: pledgeOf(ADAS) })
    expect(await code(at(ada, id, 'pledge', { pledge: pledgeOf(BENS) }))).toBe('pledged')
    expect((await at(ada, id, 'pledge', { pledge: pledgeOf(ADAS) })).status).toBe(200)
    expect(await code(at(ben, id, 'pledge', { pledge: pledgeOf(BENS) }))).toBe('not-seated')
    expect(await code(at(ada, id, 'pledge', { pledge: 'AB' }))).toBe('bad-request')
    expect((await at(ben, id, 'join', { pledge: pledgeOf(BENS) })).body.seats[1].pledge).toBe(pledgeOf(BENS))
    expect((await at(ben, id, 'leave')).body.seats[1].pledge).toBeUndefined()
  })

  test('whoever plays again is asked for another', async () => {
    const { id } = await open(ada, { pledge: pledgeOf(ADAS) })
    await at(ben, id, 'join')
    await at(ada, id, 'share', { share: ADAS })
    await at(ada, id, 'resign')
    await at(ada, id, 'rematch')
    const { rematch = '' } = (await at(ben, id, 'rematch')).body
    const card = await eventually(async () => {
      const { body } = await ada.get<TableCard>(`/api/tables/${rematch}`)
      return body.commitment !== undefined && body
    }, 'the next table')
    expect(card.status).toBe('open')
    expect(card.seats.map(({ pledge }) => pledge)).toEqual([undefined, 'awaited'])
    await at(ada, rematch, 'pledge', { pledge: pledgeOf(BENS) })
    expect((await at(ada, rematch, 'share', { share: BENS })).body.status).toBe('playing')
  })
})

describe('whoever does not come', () => {
  const seat = (pledge: string | null, share: string | null = null, person: string | null = 'x') => ({
    ...{ user_id: person, bot: null, pledge, share },
  })
  const live = { kind: 'live', baseMs: 60_000, incrementMs: 0 } as const
  const days = { kind: 'days', days: 3 } as const

  // biome-ignore format: a table
  test.each([
    ['a free seat', live, 0, [seat('a'), seat(null, null, null)], false, false],
    ['nobody pledged', live, 0, [seat(null), seat(null)], false, true],
    ['all have shown', live, 0, [seat('a', 'A'), seat(null)], false, true],
    ['one has not yet', live, 14_999, [seat('a', 'A'), seat('b')], true, false],
    ['one has not, for too long', live, 15_000, [seat('a', 'A'), seat('b')], false, true],
    ['by correspondence there is more time', days, 59_999, [seat('a'), seat('b')], true, false],
    ['but not without end', days, 60_000, [seat('a'), seat('b')], false, true],
    ['one that is away is not waited for', live, 0, [seat('away'), seat('b', 'B')], false, true],
    ['one that kept its share back is not waited for', live, 0, [seat('spent'), seat('b', 'B')], false, true],
    ['a page is asked for its pledge', live, 4_999, [seat('awaited'), seat('b')], false, false],
    ['and does not answer', live, 5_000, [seat('awaited'), seat('b')], true, false],
    ['one that was asked comes too late', live, 0, [seat('awaited'), seat('b', 'B')], false, true],
  ] as const)('%s', (_, clock, passed, seats, revealing, ready) => {
    const row = { status: 'open', touched: 1000, clock } as const
    expect(isRevealing(row, seats, 1000 + passed)).toBe(revealing)
    expect(isReady(row, seats, 1000 + passed)).toBe(ready)
  })

  /** In the time of a test only a clock that is set on ends the wait. */
  const waitFor = async (id: string) => {
    const { db } = server.database
    const later = db.updateTable('game_table').set(eb => ({ touched: eb('touched', '-', 600_000) }))
    await later.where('id', '=', id).execute()
  }
  const cardOf = async (id: string) => (await ben.get<TableCard>(`/api/tables/${id}`)).body
  const pledgesOf = ({ seats }: TableCard) => seats.map(({ pledge }) => pledge)

  test('to show a pledged share: no game begins so, all is drawn anew, and that seat adds nothing', async () => {
    const { id, commitment } = await open(ada, { pledge: pledgeOf(ADAS) })
    await at(ben, id, 'join', { pledge: pledgeOf(BENS) })
    await at(ben, id, 'share', { share: BENS })
    await waitFor(id)
    const anew = await eventually(async () => {
      const card = await cardOf(id)
      return card.commitment !== commitment && card
    }, 'another seed')
    // Ben knew what would have been drawn, and so would the server: nothing of that is left.
    expect(anew.status).toBe('open')
    expect(pledgesOf(anew)).toEqual(['spent', 'awaited'])
    expect(anew.seats.map(({ share }) => share)).toEqual([undefined, undefined])
    expect(await code(at(ada, id, 'share', { share: ADAS }))).toBe('not-revealing')
    expect(await code(at(ada, id, 'pledge', { pledge: pledgeOf(ADAS) }))).toBe('pledged')
    const other = seedOf('ben once more')
    await at(ben, id, 'pledge', { pledge: pledgeOf(other) })
    const begun = (await at(ben, id, 'share', { share: other })).body
    expect(begun).toMatchObject({ status: 'playing', commitment: anew.commitment })
    const record = await recordOf(id)
    expect(record.shares).toEqual([NO_SHARE, other])
    expect(findings(record)).toEqual([])
  })

  test('nor does one begin with fewer when several keep theirs back', async () => {
    const { id, commitment } = await open(ada, { pledge: pledgeOf(ADAS) })
    await at(ben, id, 'join', { pledge: pledgeOf(BENS) })
    await waitFor(id)
    const begun = await eventually(async () => {
      const card = await cardOf(id)
      return card.status === 'playing' && card
    }, 'the game')
    // Nobody showed anything: the game begins with a seed that nobody had reason to choose.
    expect(begun.commitment).not.toBe(commitment)
    expect(pledgesOf(begun)).toEqual(['spent', 'spent'])
    expect((await recordOf(id)).shares).toEqual([NO_SHARE, NO_SHARE])
  })

  test('by correspondence pages that are open when the table fills pledge afresh; who is away adds nothing', async () => {
    const { id, commitment } = await open(ada, { pledge: pledgeOf(ADAS), clock: days })
    const full = (await at(ben, id, 'join', { pledge: pledgeOf(BENS) })).body
    expect([full.status, pledgesOf(full)]).toEqual(['open', ['awaited', pledgeOf(BENS)]])
    expect(await code(at(ben, id, 'share', { share: BENS }))).toBe('not-revealing')
    const { db } = server.database
    const later = db.updateTable('game_table').set(eb => ({ touched: eb('touched', '-', 10_000) }))
    await later.where('id', '=', id).execute()
    // Nobody waits for her any more, and his page is told that it is its turn.
    const revealing = await eventually(async () => {
      const card = await cardOf(id)
      return card.revealing !== undefined && pledgesOf(card)[0] !== 'awaited' && card
    }, 'the shares to be asked for')
    expect(pledgesOf(revealing)).toEqual(['away', pledgeOf(BENS)])
    const begun = (await at(ben, id, 'share', { share: BENS })).body
    expect(begun).toMatchObject({ status: 'playing', commitment })
    const record = await recordOf(id)
    expect(record.shares).toEqual([NO_SHARE, BENS])
    expect(findings(record)).toEqual([])
  })

  test('a record from when a game could begin without a pledged share verifies as before', async () => {
    const { id } = await open(ada, {})
    await at(ben, id, 'join')
    const { options, seats, seed = '', commitment = '', setup } = await recordOf(id)
    const old = keepTable(wondersDuel, {
      ...{ config: { seats: 2, options }, seats, seed, table: id, shares: [WITHHELD, BENS] },
    }).secretRecord()
    expect([old.shares, old.commitment]).toEqual([[WITHHELD, BENS], commitment])
    expect(old.setup).not.toEqual(setup)
    // It has no end yet; nothing else is found.
    expect(findings(old).map(({ check }) => check)).toEqual(['result'])
  })
})

describe('many tables that wait for shares', () => {
  test('keep no other from beginning', async () => {
    const days = { kind: 'days', days: 3 }
    const { id } = await open(ada, { seats: ['me', 'open'], clock: days, visibility: 'private' })
    const { db } = server.database
    // Pages that pledge and never show, by the hundred, and one that is as old as any and has nothing to wait for.
    await sql`
      insert into game_table (id, game, rules, options, visibility, owner, rated, clock, status, created, touched, seed,
        commitment, log, moves, waiting)
      select 'aaaaaaaaaaaaa' || (100 + n), game, rules, options, visibility, owner, rated, clock, status, created,
        touched, seed, commitment, log, moves, waiting
      from game_table, generate_series(1, 120) n where id = ${id}`.execute(db)
    await sql`
      insert into seat (table_id, seat, user_id, name, orders, resigned, pledge)
      select 'aaaaaaaaaaaaa' || (100 + n), seat, ${ada.id}, name, orders, resigned, ${pledgeOf(ADAS)}
      from seat, generate_series(1, 120) n where table_id = ${id}`.execute(db)
    await db.updateTable('seat').set({ user_id: ben.id }).where('table_id', '=', id).where('seat', '=', 1).execute()
    const begun = async () => (await ada.get<TableCard>(`/api/tables/${id}`)).body.status === 'playing'
    await eventually(begun, 'the game')
    const { rows } = await sql<{ status: string; tables: string }>`
      select status, count(*) as tables from game_table where id like 'aaaaaaaaaaaaa%' group by status`.execute(db)
    expect(rows.map(({ status, tables }) => [status, Number(tables)])).toEqual([['open', 120]])
    await db.deleteFrom('game_table').where('id', 'like', 'aaaaaaaaaaaaa%').execute()
  })
})

describe('a table from before', () => {
  test.each([
    ['without a seed', { seed: null, commitment: null }],
    ['of older rules', { rules: wondersDuel.rules - 1 }],
  ])('%s is committed to when the server starts, not when the shares are known', async (_, before) => {
    const { id } = await open(ada, { pledge: pledgeOf(ADAS) })
    await server.database.db.updateTable('game_table').set(before).where('id', '=', id).execute()
    await commitAnew(server.database)
    const { commitment } = (await at(ben, id, 'join', { pledge: pledgeOf(BENS) })).body
    await commitAnew(server.database)
    await at(ada, id, 'share', { share: ADAS })
    await commitAnew(server.database)
    expect((await at(ben, id, 'share', { share: BENS })).body).toMatchObject({ status: 'playing', commitment })
    const record = await recordOf(id)
    expect(record.commitment).toBe(commitment)
    expect(findings(record)).toEqual([])
  })
})

describe('a seat that comes free while shares are shown', () => {
  test('does not bind the others for ever', async () => {
    const { id } = await open(ada, { pledge: pledgeOf(ADAS) })
    await at(ben, id, 'join', { pledge: pledgeOf(BENS) })
    await at(ada, id, 'share', { share: ADAS })
    // An account that goes while it sits down somewhere.
    const { db } = server.database
    await db.updateTable('seat').set({ user_id: null }).where('table_id', '=', id).where('seat', '=', 1).execute()
    expect((await at(ada, id, 'leave')).body.status).toBe('dropped')
  })
})

describe('an account that goes while shares are shown', () => {
  test('gives its seat free, and all is drawn anew without blame', async () => {
    const [dora] = await guests(server, 1)
    const [doras, idas] = [seedOf('dora'), seedOf('ida')]
    const { id, commitment } = await open(ada, { pledge: pledgeOf(ADAS), seats: ['me', 'open'] })
    await at(dora, id, 'join', { pledge: pledgeOf(doras) })
    await at(dora, id, 'share', { share: doras })
    expect((await dora.send('DELETE', '/api/me', { confirm: true })).status).toBeLessThan(300)
    const { body } = await ada.get<TableCard>(`/api/tables/${id}`)
    expect(body.status).toBe('open')
    expect(body.commitment).not.toBe(commitment)
    expect(body.seats.map(({ pledge, person }) => [pledge, person?.id])).toEqual([
      ['awaited', ada.id],
      [undefined, undefined],
    ])
    await at(ada, id, 'pledge', { pledge: pledgeOf(idas) })
    await at(ben, id, 'join', { pledge: pledgeOf(BENS) })
    await at(ada, id, 'share', { share: idas })
    expect((await at(ben, id, 'share', { share: BENS })).body.status).toBe('playing')
    expect((await recordOf(id)).shares).toEqual([idas, BENS])
  })
})

describe('a take-back', () => {
  test('draws anew, and the record says so', async () => {
    const { id } = await open(ada, {})
    await at(ben, id, 'join')
    const move = async () => {
      for (const who of [ada, ben]) {
        const { body } = await who.get<{ version: number; legal: readonly string[] }>(`/api/tables/${id}/sight`)
        if (body.legal.length === 0) continue
        const moved = { action: body.legal[0], expect: body.version, key: `key-${body.version}-${who.id.slice(0, 4)}` }
        expect((await who.post(`/api/tables/${id}/moves`, moved)).status).toBe(200)
        return
      }
    }
    const seen = async () => JSON.stringify((await ada.get<{ view: unknown }>(`/api/tables/${id}/sight`)).body.view)
    for (let i = 0; i < 8; i++) await move()
    const before = await seen()
    await at(ada, id, 'takeback', { moves: 0 })
    await at(ben, id, 'offers', { kind: 'takeback', accept: true })
    for (let i = 0; i < 8; i++) await move()
    expect(await seen()).not.toBe(before)
    const record = await recordOf(id)
    expect(record.takebacks).toEqual([0])
    expect(findings(record)).toEqual([])
    expect(findings({ ...record, takebacks: [] })).toMatchObject([{ check: 'chance' }])
  })
})
