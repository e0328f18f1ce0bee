// Talk at a table: players among themselves, two of them in private, spectators among themselves; after the game everybody
// reads both rooms, and what was private stays so.

import type { Seat } from '@tabularium/kernel'
import type { ChatLine } from '@tabularium/protocol'
import type { Selectable } from 'kysely'
import type { Person } from '../accounts/accounts.ts'
import { partsOf } from '../coalesced.ts'
import type { ChatRow } from '../database/schema.ts'
import { CHATS } from '../limits.ts'
import { troubled } from '../trouble.ts'
import type { TableContext } from './context.ts'
import { mayPlay } from './lobby.ts'
import { type Room, seatOf } from './room.ts'

export type ChatChannel = ChatRow['room']

const SHOWN = 200
/** How many tables are looked at with one query. */
const ASKED_AT_ONCE = 500

const lineOf = ({ id, room, user_id, name, text, time, to_seat }: Selectable<ChatRow>): ChatLine => ({
  id,
  room,
  ...(user_id && { by: user_id }),
  name,
  text,
  time,
  ...(to_seat !== null && { to: to_seat }),
})

/** Spectators could tell players what to do: while the game lasts, neither reads the other. */
export function mayRead(table: Room, person: string | undefined, room: ChatChannel): boolean {
  const { status } = table.row
  if (status === 'over') return true
  return (room === 'players') === isAmongPlayers(table, person)
}

/** A line, and whom it is meant for where that is one person alone. */
export interface Said {
  readonly line: ChatLine
  readonly toUser: string | null
}

/** Whether this line is for this person: what is meant for one of them, that one reads, and whoever said it. */
export const isFor = (table: Room, person: string | undefined, { line, toUser }: Said): boolean =>
  line.to === undefined
    ? mayRead(table, person, line.room)
    : person !== undefined && (line.by === person || toUser === person)

/** Whoever opened a table without sitting there talks with those who come; once the game runs, they only watch. */
const isAmongPlayers = (table: Room, person: string | undefined): boolean =>
  seatOf(table, person) !== undefined || (table.row.status === 'open' && table.row.owner === person)

/** Those who do not want to read this person. */
export async function deafTo(context: TableContext, person: string): Promise<ReadonlySet<string>> {
  const rows = await context.database.db
    .selectFrom('relation')
    .select('user_id')
    .where('other_id', '=', person)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

async function mutedBy(context: TableContext, person: string | undefined): Promise<ReadonlySet<string>> {
  if (person === undefined) return new Set()
  const rows = await context.database.db
    .selectFrom('relation')
    .select('other_id')
    .where('user_id', '=', person)
    .execute()
  return new Set(rows.map(({ other_id }) => other_id))
}

/** The last lines that this person may read, of those that came after one they know. */
export async function linesFor(
  context: TableContext,
  table: Room,
  person: string | undefined,
  after = 0,
): Promise<readonly ChatLine[]> {
  const rooms = (['players', 'spectators'] as const).filter(room => mayRead(table, person, room))
  const muted = await mutedBy(context, person)
  const rows = await context.database.db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table.id)
    .where('hidden', '=', false)
    .where('id', '>', after)
    .where(({ or, and, eb }) =>
      or([
        and([eb('to_seat', 'is', null), eb('room', 'in', rooms)]),
        and([eb('to_seat', 'is not', null), or([eb('to_user', '=', person ?? ''), eb('user_id', '=', person ?? '')])]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows
    .filter(({ user_id }) => user_id === null || !muted.has(user_id))
    .reverse()
    .map(lineOf)
}

/** The last line at each of these tables, where there is one. */
export async function lastLines(
  { database }: TableContext,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, number>()
  for (const some of partsOf(tables, ASKED_AT_ONCE)) {
    const rows = await database.db
      .selectFrom('chat')
      .select(({ fn }) => ['table_id', fn.max('id').as('id')])
      .where('table_id', 'in', some)
      .where('hidden', '=', false)
      .groupBy('table_id')
      .execute()
    for (const { table_id, id } of rows) last.set(table_id, Number(id))
  }
  return last
}

export interface Speech {
  readonly room: ChatChannel
  readonly text: string
  readonly to?: Seat | undefined
}

/** Whether players may talk alone there and sign deals: not where two play for their ratings, nor where the host said no. */
export const mayTalkApart = ({ row, seats }: Pick<Room, 'row' | 'seats'>): boolean =>
  row.talk && !(row.rated && seats.length === 2)

/** In private one player talks to another. */
function mustBeTwo(table: Room, person: string, room: ChatChannel, to: Seat): void {
  const other = table.seats[to]
  const seated = seatOf(table, person)
  if (!mayTalkApart(table)) throw troubled('forbidden')
  if (room !== 'players' || !seated || !other?.user_id || other.seat === seated.seat) throw troubled('forbidden')
}

/** Not too much at once, whichever way it is said. */
export function mayTalk(context: TableContext, person: string): void {
  if (context.limits.take(`chat ${person}`, CHATS) > 0) throw troubled('too-many')
}

/** Says it to the room; every process tells its own. */
export async function say(
  context: TableContext,
  table: Room,
  person: Person,
  { room, text, to }: Speech,
): Promise<number> {
  mayPlay(context, person)
  if (!mayRead(table, person.id, room)) throw troubled('forbidden')
  if (to !== undefined) mustBeTwo(table, person.id, room, to)
  const { id } = await context.database.db
    .insertInto('chat')
    .values({
      table_id: table.id,
      room,
      to_seat: to ?? null,
      to_user: (to !== undefined && table.seats[to]?.user_id) || null,
      user_id: person.id,
      name: person.name,
      text,
      time: context.now(),
      hidden: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.database.notify('chat', `${table.id}:${id}`)
  return id
}

/** What moderators have taken out at these tables. */
export const hiddenAt = (
  context: TableContext,
  tables: readonly string[],
): Promise<{ table_id: string; id: number }[]> =>
  tables.length === 0
    ? Promise.resolve([])
    : context.database.db
        .selectFrom('chat')
        .select(['table_id', 'id'])
        .where('table_id', 'in', tables)
        .where('hidden', '=', true)
        .execute()

async function chatLine(context: TableContext, id: number, hidden: boolean): Promise<Said | undefined> {
  const row = await context.database.db
    .selectFrom('chat')
    .selectAll()
    .where('id', '=', id)
    .where('hidden', '=', hidden)
    .executeTakeFirst()
  return row && { line: lineOf(row), toUser: row.to_user }
}

export const lineById = (context: TableContext, id: number): Promise<Said | undefined> => chatLine(context, id, false)

/** For whom it was: nobody reads it any more. */
export const hiddenLine = (context: TableContext, id: number): Promise<Said | undefined> => chatLine(context, id, true)
