// Whom somebody follows, and who is welcome to write to them. Friends follow each other.

import type { Contact, FOLLOW_LISTS, FollowPage } from '@tabularium/protocol'
import { type Kysely, sql } from 'kysely'
import type { Person } from '../accounts/accounts.ts'
import { withPersonLocked } from '../database/person-lock.ts'
import type { Schema } from '../database/schema.ts'
import { peopleTrouble, troubled } from './trouble.ts'

type Db = Kysely<Schema>

/** The most people somebody may follow. */
export const MOST_FOLLOWED = 500
export const FOLLOWS_A_PAGE = 50

/** What is for people who can be found again. */
export function mustHaveAccount(person: Person): void {
  if (person.guest) throw troubled('account-only', 'This is for players with an account.')
}

/** Somebody with an account, and what lists say of them. */
export async function contactOf(db: Db, id: string): Promise<Contact> {
  const row = await db
    .selectFrom('user')
    .leftJoin('handle', join => join.onRef('handle.user_id', '=', 'user.id').on('handle.until', 'is', null))
    .select(['user.id', 'user.name', 'handle.handle'])
    .where('user.id', '=', id)
    .where('user.isAnonymous', 'is not', true)
    .executeTakeFirst()
  if (!row) throw peopleTrouble('no-person')
  return { id: row.id, name: row.name, ...(row.handle && { handle: row.handle }) }
}

/** Whether one of two has blocked the other. */
export async function areApart(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from relation where kind = 'block'
    and ((user_id = ${one} and other_id = ${other}) or (user_id = ${other} and other_id = ${one}))
    limit 1`.execute(db)
  return rows.length > 0
}

export async function isFollowing(db: Db, person: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('follow')
    .select('time')
    .where('user_id', '=', person)
    .where('other_id', '=', other)
    .executeTakeFirst()
  return row !== undefined
}

export const areFriends = async (db: Db, one: string, other: string): Promise<boolean> =>
  (await isFollowing(db, one, other)) && (await isFollowing(db, other, one))

/**
 * Whether `from` may write to `to` or challenge them. Why not is one answer for all reasons: nobody learns from it that
 * they are blocked.
 */
export async function mustBeWelcome(db: Db, from: string, to: string): Promise<void> {
  if (from === to) throw peopleTrouble('yourself')
  if (await areApart(db, from, to)) throw peopleTrouble('not-welcome')
  const row = await db.selectFrom('profile').select('contact').where('user_id', '=', to).executeTakeFirst()
  const contact = row?.contact ?? 'all'
  if (contact === 'all') return
  if (contact === 'none' || !(await isFollowing(db, to, from))) throw peopleTrouble('not-welcome')
}

export async function follow(db: Db, person: string, other: string, on: boolean, now: number): Promise<void> {
  if (person === other) throw peopleTrouble('yourself')
  if (!on) {
    await db.deleteFrom('follow').where('user_id', '=', person).where('other_id', '=', other).execute()
    return
  }
  await contactOf(db, other)
  if (await areApart(db, person, other)) throw peopleTrouble('not-welcome')
  await withPersonLocked(db, person, async trx => {
    const { count } = await trx
      .selectFrom('follow')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('user_id', '=', person)
      .where('other_id', '<>', other)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_FOLLOWED) throw peopleTrouble('too-many-followed')
    await trx
      .insertInto('follow')
      .values({ user_id: person, other_id: other, time: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
}

interface FollowsAsked {
  readonly list: (typeof FOLLOW_LISTS)[number]
  readonly after?: string | undefined
}

/** One of the three lists, by name; `after` is the last id of the page before. */
export async function followsOf(db: Db, me: string, asked: FollowsAsked, now: number): Promise<FollowPage> {
  const followers = asked.list === 'followers'
  const [own, others] = followers ? (['other_id', 'user_id'] as const) : (['user_id', 'other_id'] as const)
  const back = sql<boolean>`exists (select 1 from follow b
    where b.user_id = ${sql.ref('follow.other_id')} and b.other_id = ${sql.ref('follow.user_id')})`
  const rows = await db
    .selectFrom('follow')
    .innerJoin('user', 'user.id', `follow.${others}`)
    .leftJoin('profile', 'profile.user_id', 'user.id')
    .leftJoin('handle', join => join.onRef('handle.user_id', '=', 'user.id').on('handle.until', 'is', null))
    .select(['user.id', 'user.name', 'handle.handle', 'follow.time', 'profile.here_until'])
    .select(back.as('friend'))
    .where(`follow.${own}`, '=', me)
    .$if(asked.list === 'friends', query => query.where(back))
    .$if(asked.after !== undefined, query => query.where('user.id', '>', asked.after ?? ''))
    .orderBy('user.id')
    .limit(FOLLOWS_A_PAGE + 1)
    .execute()
  const page = rows.slice(0, FOLLOWS_A_PAGE)
  return {
    people: page.map(({ id, name, handle, time, here_until, friend }) => ({
      id,
      name,
      ...(handle && { handle }),
      friend,
      online: friend && (here_until ?? 0) > now,
      time,
    })),
    ...(rows.length > FOLLOWS_A_PAGE && { next: page[page.length - 1].id }),
  }
}
