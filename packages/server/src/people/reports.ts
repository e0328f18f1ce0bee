// Reports and what moderators decide on them. A report names somebody, a table or a line of the chat that the reporter
// can see; a decision is made once.

import { DELETED, type PersonalVerdict, type REPORT_REASONS, type ReportCard, type Verdict } from '@tabularium/protocol'
import { type Kysely, sql, type Transaction } from 'kysely'
import { guestName } from '../accounts/guests.ts'
import { withdrawHandles } from '../accounts/handles.ts'
import { withPersonLocked } from '../database/person-lock.ts'
import type { ReportRow, Schema } from '../database/schema.ts'
import { messageTo } from './messages.ts'
import { peopleTrouble, troubled } from './trouble.ts'

type Db = Kysely<Schema>

const DAY = 86_400_000
/** The most reports a day from one person; fewer for guests, as anybody can be many of them. */
export const REPORTS_A_DAY = 20
export const REPORTS_A_DAY_OF_GUESTS = 5
export const REPORTS_A_PAGE = 100
/** How long a warning is shown to the person warned. */
export const WARNING_DAYS = 90
/** The last moment a date can name. */
export const FOREVER = 8_640_000_000_000_000

interface Sight {
  /** Whether they can read the chat of the spectators, and that of the players. */
  readonly spectators: boolean
  readonly players: boolean
}

/** Whether somebody may see a table: an open one anybody, a private one those who sit there and who opened it. */
async function maySee(db: Db, table: string, reader: string): Promise<Sight | undefined> {
  const found = await db
    .selectFrom('game_table')
    .leftJoin('seat', join => join.onRef('seat.table_id', '=', 'game_table.id').on('seat.user_id', '=', reader))
    .leftJoin('club_member as m', join =>
      join.onRef('m.club_id', '=', 'game_table.club_id').on('m.user_id', '=', reader).on('m.role', '<>', 'asked'),
    )
    .select(['game_table.visibility', 'game_table.owner', 'game_table.status', 'seat.seat'])
    .select(['game_table.club_id', 'm.user_id as member'])
    .where('game_table.id', '=', table)
    .executeTakeFirst()
  if (!found) return undefined
  const { visibility, owner, status, seat } = found
  const seated = seat !== null
  const isShown = visibility === 'open' && (found.club_id === null || found.member !== null)
  if (!isShown && !seated && owner !== reader) return undefined
  // As it is read at the table: see `mayRead`.
  const among = seated || (status === 'open' && owner === reader)
  return { players: status === 'over' || among, spectators: status === 'over' || !among }
}

export interface NewReport {
  readonly about?: string | undefined
  readonly table?: string | undefined
  readonly chat?: number | undefined
  readonly message?: number | undefined
  readonly club?: string | undefined
  readonly reason: (typeof REPORT_REASONS)[number]
  readonly text: string
}

/** Files a report; the same one again is the one that stands already. */
export async function report(db: Db, by: string, given: NewReport, now: number, guest = false): Promise<number> {
  let { about, table } = given
  if (given.chat !== undefined) {
    const line = await db
      .selectFrom('chat')
      .select(['table_id', 'room', 'user_id', 'to_seat', 'to_user'])
      .where('id', '=', given.chat)
      .where('hidden', '=', false)
      .executeTakeFirst()
    const sight = line && (await maySee(db, line.table_id, by))
    if (!line || !sight) throw peopleTrouble('no-chat')
    // What was said in private is there for those two alone.
    const read = line.to_seat === null ? sight[line.room] : line.to_user === by || line.user_id === by
    if (!read) throw peopleTrouble('no-chat')
    // The line says whose it is and where: what else the report says of that must agree.
    if ((about ?? line.user_id) !== line.user_id || (table ?? line.table_id) !== line.table_id) {
      throw peopleTrouble('no-chat')
    }
    about = line.user_id ?? undefined
    table = line.table_id
  } else if (table !== undefined && !(await maySee(db, table, by))) throw troubled('no-table')
  let quote: string | undefined
  if (given.message !== undefined) {
    const { by: author, text } = await messageTo(db, by, given.message)
    if ((about ?? author) !== author || table !== undefined) throw peopleTrouble('no-message')
    about = author ?? undefined
    quote = text
  }
  if (given.club !== undefined) {
    const club = await db
      .selectFrom('club')
      .select(['name', 'description'])
      .where('id', '=', given.club)
      .executeTakeFirst()
    if (!club) throw peopleTrouble('no-club')
    // Whoever leads it answers for what stands on its page.
    about ??= await leaderOf(db, given.club, by)
    quote ??= `${club.name}: ${club.description}`
  }
  if (about === undefined && table === undefined && given.club === undefined) throw peopleTrouble('nothing-reported')
  if (about === by) throw peopleTrouble('yourself')
  if (about !== undefined) {
    const known = await db.selectFrom('user').select('id').where('id', '=', about).executeTakeFirst()
    if (!known) throw peopleTrouble('no-person')
  }
  return withPersonLocked(db, by, async trx => {
    const recent = await trx
      .selectFrom('report')
      .select(['id', 'about_user', 'table_id', 'chat_id', 'message_id', 'club_id', 'reason', 'state'])
      .where('by_user', '=', by)
      .where('time', '>', now - DAY)
      .execute()
    const same = recent.find(
      row =>
        row.state === 'open' &&
        row.about_user === (about ?? null) &&
        row.table_id === (table ?? null) &&
        row.chat_id === (given.chat ?? null) &&
        row.message_id === (given.message ?? null) &&
        row.club_id === (given.club ?? null) &&
        row.reason === given.reason,
    )
    if (same) return same.id
    if (recent.length >= (guest ? REPORTS_A_DAY_OF_GUESTS : REPORTS_A_DAY)) throw troubled('too-many')
    const { id } = await trx
      .insertInto('report')
      .values({
        by_user: by,
        about_user: about ?? null,
        table_id: table ?? null,
        chat_id: given.chat ?? null,
        message_id: given.message ?? null,
        quote: quote ?? null,
        club_id: given.club ?? null,
        reason: given.reason,
        text: given.text,
        time: now,
        state: 'open',
        handled_by: null,
        decision: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

async function leaderOf(db: Db, club: string, except: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('club_member')
    .select('user_id')
    .where('club_id', '=', club)
    .where('role', '=', 'leader')
    .where('user_id', '<>', except)
    .orderBy('since')
    .executeTakeFirst()
  return row?.user_id
}

const person = (id: string | null, name: string | null) => (id === null ? undefined : { id, name: name ?? '' })

/** Open reports come the oldest first, all about one person together; those that are done the newest first. */
export async function reports(db: Db, state: 'open' | 'done', page = 0): Promise<ReportCard[]> {
  // Those about somebody, or about a table, lie on one heap, whoever told of it and however often.
  const heap = sql`partition by coalesce(report.about_user, report.table_id, report.id::text)`
  const rows = await db
    .selectFrom('report')
    .leftJoin('user as by', 'by.id', 'report.by_user')
    .leftJoin('user as about', 'about.id', 'report.about_user')
    .leftJoin('chat', 'chat.id', 'report.chat_id')
    .leftJoin('user as to', 'to.id', 'chat.to_user')
    .selectAll('report')
    .select(['by.name as by_name', 'about.name as about_name'])
    .select(['chat.name as chat_name', 'chat.text as chat_text', 'chat.hidden as chat_hidden'])
    .select(['chat.to_seat', 'chat.to_user', 'to.name as to_name'])
    .select([sql<number>`min(report.id) over (${heap})`.as('first'), sql<number>`count(*) over (${heap})`.as('alike')])
    .where('report.state', '=', state)
    .$if(state === 'open', query => query.orderBy('first'))
    .orderBy('report.id', state === 'open' ? 'asc' : 'desc')
    .offset(page * REPORTS_A_PAGE)
    .limit(REPORTS_A_PAGE)
    .execute()
  return rows.map(row => {
    const by = person(row.by_user, row.by_name)
    const about = person(row.about_user, row.about_name)
    return {
      id: row.id,
      alike: Number(row.alike),
      ...(by && { by }),
      ...(about && { about }),
      ...(row.table_id && { table: row.table_id }),
      ...(row.chat_id !== null && {
        chat: {
          id: row.chat_id,
          name: row.chat_name ?? '',
          text: row.chat_text ?? '',
          hidden: row.chat_hidden ?? false,
          // Whom it was said to, where that was one person alone; an account that is gone has no name any more.
          ...(row.to_seat !== null && { to: person(row.to_user, row.to_name) ?? { name: DELETED } }),
        },
      }),
      ...(row.message_id !== null || (row.quote !== null && row.club_id === null)
        ? { message: { text: row.quote ?? '' } }
        : {}),
      ...(row.club_id && { club: row.club_id }),
      reason: row.reason,
      text: row.text,
      time: row.time,
      state: row.state,
      ...(row.handled_by && { handledBy: row.handled_by }),
      ...(row.decision && { decision: row.decision }),
    }
  })
}

/** What a decision has changed, for whoever holds it in memory. */
export type Moderated =
  | { readonly kind: 'none' }
  | { readonly kind: 'chat-hidden'; readonly table: string; readonly chat: number }
  | { readonly kind: 'person'; readonly person: string; readonly decision: PersonalVerdict }

const BANS: Readonly<Partial<Record<Verdict, number>>> = {
  'ban-day': DAY,
  'ban-week': 7 * DAY,
  'ban-forever': FOREVER,
}

/** Decides on a report. All of it happens, or nothing. */
export function decide(db: Db, moderator: string, id: number, decision: Verdict, now: number): Promise<Moderated> {
  return db.transaction().execute(async trx => {
    const row = await trx.selectFrom('report').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw peopleTrouble('no-report')
    if (row.state === 'done') throw peopleTrouble('report-handled')
    if (row.about_user === moderator) throw peopleTrouble('own-report')
    const moderated = await carryOut(trx, row, decision, now)
    await trx
      .updateTable('report')
      .set({ state: 'done', handled_by: moderator, decision })
      .where('id', '=', id)
      .execute()
    return moderated
  })
}

async function carryOut(
  trx: Transaction<Schema>,
  {
    about_user: about,
    chat_id: chat,
    message_id: message,
  }: Pick<ReportRow, 'about_user' | 'chat_id'> & {
    readonly message_id: number | null
  },
  decision: Verdict,
  now: number,
): Promise<Moderated> {
  if (decision === 'dismiss') return { kind: 'none' }
  if (decision === 'hide-chat') {
    if (message !== null) {
      await trx.updateTable('message').set({ hidden: true }).where('id', '=', message).execute()
      return { kind: 'none' }
    }
    if (chat === null) throw peopleTrouble('report-no-chat')
    const { table_id } = await trx
      .updateTable('chat')
      .set({ hidden: true })
      .where('id', '=', chat)
      .returning('table_id')
      .executeTakeFirstOrThrow()
    return { kind: 'chat-hidden', table: table_id, chat }
  }
  if (about === null) throw peopleTrouble('report-no-person')
  if (decision === 'rename') await rename(trx, about, now)
  const ban = BANS[decision]
  if (ban !== undefined) {
    const until = Math.min(FOREVER, now + ban)
    const { numUpdatedRows } = await trx
      .updateTable('profile')
      // A longer ban that stands is not made shorter.
      .set(({ fn, val }) => ({ banned_until: fn<number>('greatest', ['banned_until', val(until)]) }))
      .where('user_id', '=', about)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw peopleTrouble('report-no-person')
  }
  return { kind: 'person', person: about, decision }
}

/** A name drawn as for a guest, wherever the old one stands: tables and the chat keep copies. */
async function rename(trx: Transaction<Schema>, user: string, now: number): Promise<void> {
  const name = guestName()
  await withdrawHandles(trx, user, now)
  await trx.updateTable('user').set({ name, updatedAt: new Date() }).where('id', '=', user).execute()
  await trx.updateTable('seat').set({ name }).where('user_id', '=', user).execute()
  await trx.updateTable('chat').set({ name }).where('user_id', '=', user).execute()
}

export interface ModeratorWarning {
  readonly id: number
  readonly reason: string
  readonly decision: string
  readonly time: number
}

/** What moderators have decided about somebody lately. Not who reported it, nor in which words. */
export async function warningsOf(db: Db, user: string, now: number): Promise<ModeratorWarning[]> {
  const rows = await db
    .selectFrom('report')
    .select(['id', 'reason', 'decision', 'time'])
    .where('about_user', '=', user)
    .where('state', '=', 'done')
    .where('decision', '!=', 'dismiss')
    .where('time', '>', now - WARNING_DAYS * DAY)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return rows.map(row => ({ ...row, decision: row.decision ?? '' }))
}
