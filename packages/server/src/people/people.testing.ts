// What tests of people, ratings and notices put into a database: persons and tables in a few words.

import { randomUUID } from 'node:crypto'
import type { Outcome } from '@tabularium/kernel'
import type { Kysely } from 'kysely'
import type { ClockRule, ProfileRow, Schema, SeatRow, Status } from '../database/schema.ts'
import { newTableId } from '../ids.ts'

type Db = Kysely<Schema>

export interface TestPerson {
  readonly guest?: boolean
  readonly verified?: boolean
  readonly profile?: Partial<Pick<ProfileRow, 'language' | 'moderator' | 'banned_until' | 'mail' | 'created' | 'seen'>>
}

/** Their id is their name. */
export async function addPerson(db: Db, name: string, given: TestPerson = {}): Promise<string> {
  const time = new Date(1_000)
  await db
    .insertInto('user')
    .values({
      id: name,
      name,
      email: `${name.toLowerCase()}@example.org`,
      emailVerified: given.verified ?? true,
      image: null,
      isAnonymous: given.guest ?? false,
      createdAt: time,
      updatedAt: time,
    })
    .execute()
  await db
    .insertInto('profile')
    .values({
      user_id: name,
      language: 'en',
      theme: 'auto',
      preferences: '{}',
      moderator: false,
      banned_until: null,
      mail: true,
      holiday_from: null,
      holiday_until: null,
      created: 1_000,
      seen: 2_000,
      ...given.profile,
    })
    .execute()
  return name
}

/** A person by id, a bot by `bot:`, or a seat in full. */
export type TestSeat = string | Partial<SeatRowPart>
type SeatRowPart = Pick<SeatRow, 'user_id' | 'name' | 'bot' | 'stand_in' | 'resigned' | 'left_mu' | 'left_sigma'>

export interface TestTable {
  readonly id?: string
  readonly game?: string
  readonly status?: Status
  readonly visibility?: 'open' | 'private'
  readonly owner?: string
  readonly rated?: boolean
  readonly clock?: ClockRule
  readonly ended?: number
  readonly waiting?: number
  readonly deadline?: number
  readonly outcome?: Outcome
}

export async function addTable(db: Db, seats: readonly TestSeat[], given: TestTable = {}): Promise<string> {
  const id = given.id ?? newTableId()
  const status = given.status ?? 'over'
  await db
    .insertInto('game_table')
    .values({
      id,
      game: given.game ?? 'wonders-duel',
      rules: 1,
      options: '{}',
      status,
      visibility: given.visibility ?? 'open',
      owner: given.owner ?? null,
      rated: given.rated ?? true,
      clock: JSON.stringify(given.clock ?? { kind: 'none' }),
      created: 1_000,
      started: 1_000,
      ended: given.ended ?? (status === 'over' ? 5_000 : null),
      touched: 5_000,
      seed: null,
      commitment: null,
      setup: null,
      log: 0,
      moves: 0,
      waiting: given.waiting ?? 0,
      clocks: null,
      deadline: given.deadline ?? null,
      outcome: given.outcome ? JSON.stringify(given.outcome) : null,
      aside: null,
      rematch: null,
    })
    .execute()
  await db
    .insertInto('seat')
    .values(seats.map((seat, i) => seatRow(id, i, seat)))
    .execute()
  return id
}

function seatRow(table_id: string, seat: number, given: TestSeat) {
  const empty = { user_id: null, name: null, bot: null, stand_in: null, resigned: false }
  const part =
    typeof given !== 'string'
      ? { ...empty, ...given }
      : given.startsWith('bot:')
        ? { ...empty, name: given.slice(4), bot: given.slice(4) }
        : { ...empty, user_id: given, name: given }
  return { table_id, seat, ...part, orders: '[]' }
}

export async function addChat(
  db: Db,
  table: string,
  user: string,
  text: string,
  room: 'players' | 'spectators' = 'players',
): Promise<number> {
  const row = { table_id: table, room, user_id: user, name: user, text, time: 3_000, hidden: false }
  return (await db.insertInto('chat').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Moves as the log keeps them. */
export async function addMoves(db: Db, table: string, moves: readonly (readonly [number, string])[]): Promise<void> {
  await db
    .insertInto('entry')
    .values(
      moves.map(([seat, action], i) => ({
        table_id: table,
        number: i + 1,
        kind: 'move' as const,
        seat,
        action,
        answers: [],
        at_move: null,
        by: 'person' as const,
        data: null,
        key: randomUUID(),
        time: 1_000 + i,
      })),
    )
    .execute()
}
