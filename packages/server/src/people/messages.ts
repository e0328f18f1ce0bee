// Messages between two people. Each side reads its own conversations and nobody else's; what a side throws away is gone for
// it, and when both have, for good.

import type { ConversationCard, Inbox, MessageCard } from '@tabularium/protocol'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Person } from '../accounts/accounts.ts'
import { withPersonLocked } from '../database/person-lock.ts'
import type { ConversationRow, Schema } from '../database/schema.ts'
import { newTableId } from '../ids.ts'
import { MESSAGES, MESSAGES_OF_NEW } from '../limits.ts'
import type { TableContext } from '../tables/context.ts'
import { mayPlay } from '../tables/lobby.ts'
import { contactOf, mustBeWelcome, mustHaveAccount } from './follows.ts'
import { tellPerson } from './personal-news.ts'
import { peopleTrouble, troubled } from './trouble.ts'

type Db = Kysely<Schema>
type Conversation = Selectable<ConversationRow>

const DAY = 86_400_000
/** So long an account counts as new. */
export const NEW_MS = 7 * DAY
/** People that one may begin to write to in a day. */
export const BEGUN_A_DAY = 30
export const BEGUN_A_DAY_OF_NEW = 5
/** Until the other has answered, nobody is written to more often. */
export const MOST_UNANSWERED = 5
export const CONVERSATIONS_A_PAGE = 30
export const MESSAGES_A_PAGE = 50

type Side = 'a' | 'b'
const other = (side: Side): Side => (side === 'a' ? 'b' : 'a')
const sideOf = (row: Pick<Conversation, 'a_user' | 'b_user'>, me: string): Side => (row.a_user === me ? 'a' : 'b')
const clearedBy = (row: Conversation, side: Side): number => (side === 'a' ? row.a_cleared : row.b_cleared)
const readBy = (row: Conversation, side: Side): number => (side === 'a' ? row.a_read : row.b_read)

/** One of my own; of others' it is not even said that there are any. */
async function mine(db: Db, me: string, id: string): Promise<Conversation> {
  const row = await db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('a_user', '=', me), eb('b_user', '=', me)]))
    .executeTakeFirst()
  if (!row) throw peopleTrouble('no-conversation')
  return row
}

/** New accounts are slower: whoever makes many of them gains little. */
function mayWrite(context: TableContext, person: Person): void {
  const isNew = context.now() - person.since < NEW_MS
  const rule = isNew ? MESSAGES_OF_NEW : MESSAGES
  if (context.limits.take(`messages ${person.id}`, rule) > 0) throw troubled('too-many')
}

async function mustNotBeginTooMany(db: Db, person: Person, now: number): Promise<void> {
  const { count } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('begun_by', '=', person.id)
    .where('created', '>', now - DAY)
    .executeTakeFirstOrThrow()
  const most = now - person.since < NEW_MS ? BEGUN_A_DAY_OF_NEW : BEGUN_A_DAY
  if (Number(count) >= most) throw peopleTrouble('too-many-conversations')
}

/** Nobody is talked at: after a few messages in a row without an answer it is the other's turn. */
async function mustBeAnswered(db: Db, id: string, side: Side): Promise<void> {
  const last = await db
    .selectFrom('message')
    .select('side')
    .where('conversation_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST_UNANSWERED)
    .execute()
  if (last.length < MOST_UNANSWERED || last.some(row => row.side !== side)) return
  const answered = db.selectFrom('message').select('id').where('conversation_id', '=', id)
  if (await answered.where('side', '=', other(side)).limit(1).executeTakeFirst()) return
  throw peopleTrouble('unanswered')
}

export interface Sent {
  readonly conversation: string
  readonly message: MessageCard
}

export async function write(context: TableContext, person: Person, to: string, text: string): Promise<Sent> {
  mustHaveAccount(person)
  mayPlay(context, person)
  const { db } = context.database
  await contactOf(db, to)
  await mustBeWelcome(db, person.id, to)
  mayWrite(context, person)
  const now = context.now()
  const [a_user, b_user] = person.id < to ? [person.id, to] : [to, person.id]
  const side: Side = a_user === person.id ? 'a' : 'b'
  const sent = await withPersonLocked(db, person.id, async trx => {
    const pair = trx.selectFrom('conversation').selectAll().where('a_user', '=', a_user).where('b_user', '=', b_user)
    if (!(await pair.executeTakeFirst())) {
      await mustNotBeginTooMany(trx, person, now)
      await trx
        .insertInto('conversation')
        .values({ id: newTableId(), a_user, b_user, begun_by: person.id, created: now, last: 0, touched: now })
        // The other one may have begun it at the same moment.
        .onConflict(conflict => conflict.columns(['a_user', 'b_user']).doNothing())
        .execute()
    }
    const conversation = await pair.forUpdate().executeTakeFirstOrThrow()
    await mustBeAnswered(trx, conversation.id, side)
    const { id } = await trx
      .insertInto('message')
      .values({ conversation_id: conversation.id, side, text, time: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('conversation')
      .set({ last: id, touched: now, [`${side}_read`]: id })
      .where('id', '=', conversation.id)
      .execute()
    const wasUnread = conversation.last > readBy(conversation, other(side))
    return { id, conversation: conversation.id, isFirst: !wasUnread }
  })
  if (!(await isMuted(db, to, person.id))) {
    await tellPerson(context.database, to, { about: 'message', by: { id: person.id, name: person.name } })
    // One word for all that wait unread.
    if (sent.isFirst) context.notices.written({ person: to, by: person.name, conversation: sent.conversation })
  }
  return { conversation: sent.conversation, message: { id: sent.id, mine: true, text, time: now } }
}

async function isMuted(db: Db, person: string, by: string): Promise<boolean> {
  const row = await db
    .selectFrom('relation')
    .select('kind')
    .where('user_id', '=', person)
    .where('other_id', '=', by)
    .executeTakeFirst()
  return row !== undefined
}

interface ConversationsAsked {
  readonly id?: string | undefined
  readonly with?: string | undefined
  /** Touched before this time: the next page. */
  readonly before?: number | undefined
}

/** Mine, the newest first; those with somebody I have muted or blocked count no unread messages. */
export async function conversationsOf(db: Db, me: string, asked: ConversationsAsked): Promise<ConversationCard[]> {
  const { rows } = await sql<{
    id: string
    touched: number
    other_id: string | null
    name: string | null
    handle: string | null
    unread: number
    last_id: number | null
    last_side: Side | null
    last_text: string | null
    last_time: number | null
    side: Side
  }>`
    select c.id, c.touched::float8 as touched, c.side, u.id as other_id, u.name, h.handle,
      case when exists (select 1 from relation r where r.user_id = ${me} and r.other_id = u.id) then 0
        else (select count(*)::int from message m where m.conversation_id = c.id and m.id > greatest(c.read, c.cleared)
          and m.side <> c.side and not m.hidden) end as unread,
      l.id::float8 as last_id, l.side as last_side, l.text as last_text, l.time::float8 as last_time
    from (
      select id, touched, last, 'a' as side, b_user as other_id, a_read as read, a_cleared as cleared
        from conversation where a_user = ${me}
      union all
      select id, touched, last, 'b', a_user, b_read, b_cleared from conversation where b_user = ${me}
    ) c
    left join "user" u on u.id = c.other_id
    left join handle h on h.user_id = u.id and h.until is null
    left join lateral (select * from message m where m.conversation_id = c.id and m.id > c.cleared and not m.hidden
      order by m.id desc limit 1) l on true
    where c.last > c.cleared
      and (${asked.id ?? null}::text is null or c.id = ${asked.id ?? null})
      and (${asked.with ?? null}::text is null or c.other_id = ${asked.with ?? null})
      and (${asked.before ?? null}::bigint is null or c.touched < ${asked.before ?? null})
    order by c.touched desc, c.id
    fetch first ${sql.lit(CONVERSATIONS_A_PAGE)} rows with ties`.execute(db)
  return rows.map(row => ({
    id: row.id,
    ...(row.other_id && {
      with: { id: row.other_id, name: row.name ?? '', ...(row.handle && { handle: row.handle }) },
    }),
    unread: row.unread,
    touched: row.touched,
    ...(row.last_id !== null && {
      last: {
        id: row.last_id,
        mine: row.last_side === row.side,
        text: row.last_text ?? '',
        time: row.last_time ?? 0,
      },
    }),
  }))
}

/** A page of one of my conversations, the newest first. */
export async function messagesOf(db: Db, me: string, id: string, before?: number): Promise<MessageCard[]> {
  const row = await mine(db, me, id)
  const side = sideOf(row, me)
  const found = await db
    .selectFrom('message')
    .select(['id', 'side', 'text', 'time'])
    .where('conversation_id', '=', id)
    .where('hidden', '=', false)
    .where('id', '>', clearedBy(row, side))
    .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(MESSAGES_A_PAGE)
    .execute()
  return found.map(message => ({
    id: message.id,
    mine: message.side === side,
    text: message.text,
    time: message.time,
  }))
}

/** I have read it up to this message. */
export async function markRead(db: Db, me: string, id: string, to: number): Promise<void> {
  const row = await mine(db, me, id)
  const column = `${sideOf(row, me)}_read` as const
  await db
    .updateTable('conversation')
    .set({ [column]: Math.max(readBy(row, sideOf(row, me)), Math.min(to, row.last)) })
    .where('id', '=', id)
    .execute()
}

/** Thrown away on my side; when nobody is left who could read it, for good. */
export async function clear(db: Db, me: string, id: string): Promise<void> {
  const row = await mine(db, me, id)
  const side = sideOf(row, me)
  const gone = other(side)
  const nobody = (gone === 'a' ? row.a_user : row.b_user) === null
  await db
    .updateTable('conversation')
    .set({ [`${side}_cleared`]: row.last, [`${side}_read`]: row.last })
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('message')
    .where('conversation_id', '=', id)
    .where('id', '<=', nobody ? row.last : Math.min(row.last, clearedBy(row, gone)))
    .execute()
  if (nobody) await db.deleteFrom('conversation').where('id', '=', id).execute()
}

/** Takes back one of my own messages, on both sides. */
export async function takeBack(db: Db, me: string, message: number): Promise<void> {
  const { rows } = await sql`
    delete from message m using conversation c where m.id = ${message} and c.id = m.conversation_id
    and ((m.side = 'a' and c.a_user = ${me}) or (m.side = 'b' and c.b_user = ${me})) returning m.id`.execute(db)
  if (rows.length === 0) throw peopleTrouble('no-message')
}

/** What waits for somebody. */
export async function inboxOf(db: Db, me: string, now: number): Promise<Inbox> {
  const { rows } = await sql<Inbox>`
    select (select count(*)::int from (
        select 1 from conversation c where ((c.a_user = ${me} and c.last > c.a_read) or (c.b_user = ${me} and c.last > c.b_read))
          and not exists (select 1 from relation r where r.user_id = ${me}
            and r.other_id = case when c.a_user = ${me} then c.b_user else c.a_user end)
          and exists (select 1 from message m where m.conversation_id = c.id and not m.hidden
            and m.side = case when c.a_user = ${me} then 'b' else 'a' end
            and m.id > case when c.a_user = ${me} then c.a_read else c.b_read end)
        limit 100) u) as unread,
      (select count(*)::int from challenge where to_user = ${me} and until > ${now}) as challenges`.execute(db)
  return rows[0]
}

/** A message to me, for a report: who wrote it, and what. */
export async function messageTo(db: Db, me: string, id: number): Promise<{ readonly by: string | null; text: string }> {
  const { rows } = await sql<{ by: string | null; text: string }>`
    select case when m.side = 'a' then c.a_user else c.b_user end as by, m.text
    from message m join conversation c on c.id = m.conversation_id
    where m.id = ${id} and not m.hidden
    and ((m.side = 'b' and c.a_user = ${me} and m.id > c.a_cleared) or (m.side = 'a' and c.b_user = ${me} and m.id > c.b_cleared))`.execute(
    db,
  )
  if (rows.length === 0) throw peopleTrouble('no-message')
  return rows[0]
}
