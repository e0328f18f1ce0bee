// Moves everything of a guest to an account, or removes a person's traces: each in one transaction.

import { DELETED } from '@tabularium/protocol'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { dropUnusedData } from '../database/unused-data.ts'
import { NEWCOMER } from '../ratings.ts'
import { withdrawHandles } from './handles.ts'

/**
 * All that was the guest's becomes the account's. Where both have one of a kind (notes on a table, a rating), the
 * account's stays. A seat at a table where the account sits too stays the guest's: nobody may see two hands. Keys do not
 * move: who made the guest's tokens, and in which browsers it wanted to be told, is not known.
 */
export async function moveAll(db: Kysely<Schema>, guest: string, account: string): Promise<void> {
  await db.transaction().execute(async step => {
    await sql`
      update seat set user_id = ${account} where user_id = ${guest}
      and table_id not in (select table_id from seat where user_id = ${account})`.execute(step)
    await step.updateTable('game_table').set({ owner: account }).where('owner', '=', guest).execute()
    await step.updateTable('invite').set({ used_by: account }).where('used_by', '=', guest).execute()
    await step.updateTable('chat').set({ user_id: account }).where('user_id', '=', guest).execute()
    await dropKeys(step, guest)
    await step.updateTable('chat').set({ to_user: account }).where('to_user', '=', guest).execute()
    await step.updateTable('report').set({ by_user: account }).where('by_user', '=', guest).execute()
    await step.updateTable('report').set({ about_user: account }).where('about_user', '=', guest).execute()
    await sql`
      update note set user_id = ${account} where user_id = ${guest}
      and table_id not in (select table_id from note where user_id = ${account})`.execute(step)
    await sql`
      update relation r set user_id = ${account} where user_id = ${guest} and other_id <> ${account}
      and not exists (select 1 from relation o
        where o.user_id = ${account} and o.other_id = r.other_id and o.kind = r.kind)`.execute(step)
    await sql`
      update relation r set other_id = ${account} where other_id = ${guest} and user_id <> ${account}
      and not exists (select 1 from relation o
        where o.other_id = ${account} and o.user_id = r.user_id and o.kind = r.kind)`.execute(step)
    await sql`
      update tournament_player set user_id = ${account} where user_id = ${guest} and tournament_id not in
      (select tournament_id from tournament_player where user_id = ${account})`.execute(step)
    await step.updateTable('tournament').set({ director: account }).where('director', '=', guest).execute()
    // A rating is the sum of its games: it moves with all of them, or not at all.
    const games = sql`select game from rating where user_id = ${account}`
    await sql`
      update rating_change set user_id = ${account} where user_id = ${guest} and game not in (${games})
      and table_id not in (select table_id from rating_change where user_id = ${account})`.execute(step)
    await sql`update rating set user_id = ${account} where user_id = ${guest} and game not in (${games})`.execute(step)
    // A new account begins as the guest had set things up; a ban stays with the person.
    await sql`
      insert into profile (user_id, language, theme, preferences, mail, created, seen)
      select ${account}, language, theme, preferences, mail, created, seen from profile where user_id = ${guest}
      on conflict (user_id) do nothing`.execute(step)
    await sql`
      update profile set banned_until = g.banned_until from profile g
      where profile.user_id = ${account} and g.user_id = ${guest}
      and g.banned_until > coalesce(profile.banned_until, 0)`.execute(step)
  })
}

/** Revokes what lets somebody act or listen as this person besides the sessions: tokens and push subscriptions, and passkeys
 *  where the password was reset by mail. */
export async function dropKeys(
  db: Kysely<Schema>,
  id: string,
  passkeys: 'passkeys' | undefined = undefined,
): Promise<void> {
  await db.deleteFrom('token').where('user_id', '=', id).execute()
  await db.deleteFrom('push').where('user_id', '=', id).execute()
  if (passkeys) await sql`delete from passkey where "userId" = ${id}`.execute(db)
}

/**
 * The account and all that is known of the person is gone. Games and what was said stay, without a name, as long as
 * somebody else can read it; clubs that they led alone get another leader, or end with their last member. Whatever else
 * refers to the person goes or forgets them with the row of the user (`on delete`).
 */
export async function removeAll(db: Kysely<Schema>, id: string, now: number): Promise<void> {
  await db.transaction().execute(async step => {
    // Those who play on in a rated game are measured against what this one was worth.
    await sql`
      update seat set left_mu = coalesce(r.mu, ${NEWCOMER.mu}), left_sigma = coalesce(r.sigma, ${NEWCOMER.sigma})
      from game_table t left join rating r on r.user_id = ${id} and r.game = t.game
      where t.id = seat.table_id and t.rated and t.status in ('playing', 'aside') and seat.user_id = ${id}`.execute(
      step,
    )
    await step.updateTable('seat').set({ user_id: null, name: DELETED }).where('user_id', '=', id).execute()
    await step.updateTable('chat').set({ user_id: null, name: DELETED }).where('user_id', '=', id).execute()
    await withdrawHandles(step, id, now)
    // What nobody reads any more: the other side is gone too, or has thrown it away.
    await sql`
      delete from conversation where (a_user = ${id} and (b_user is null or b_cleared >= last))
      or (b_user = ${id} and (a_user is null or a_cleared >= last))`.execute(step)
    await leaveClubs(step, id)
    // Links that were mailed and not yet used.
    await sql`delete from verification where value = ${id}`.execute(step)
    await step.deleteFrom('user').where('id', '=', id).execute()
  })
}

/** The eldest officer or member leads on; a club without anybody else ends. */
export async function leaveClubs(db: Kysely<Schema>, id: string): Promise<void> {
  const clubs = await db
    .deleteFrom('club_member')
    .where('user_id', '=', id)
    .where('role', '<>', 'asked')
    .returning('club_id')
    .execute()
  for (const { club_id } of clubs) await needsLeader(db, club_id)
}

/** The club is gone; what only its members saw is not shown to everybody for that. */
export async function endClub(db: Kysely<Schema>, club: string): Promise<void> {
  await db.updateTable('game_table').set({ visibility: 'private' }).where('club_id', '=', club).execute()
  await db.deleteFrom('club').where('id', '=', club).execute()
}

/** A club has a leader as long as it has members. */
export async function needsLeader(db: Kysely<Schema>, club: string): Promise<void> {
  const next = await db
    .selectFrom('club_member')
    .select(['user_id', 'role'])
    .where('club_id', '=', club)
    .where('role', '<>', 'asked')
    .orderBy(sql`case role when 'leader' then 0 when 'officer' then 1 else 2 end`)
    .orderBy('since')
    .orderBy('user_id')
    .executeTakeFirst()
  if (!next) await endClub(db, club)
  else if (next.role !== 'leader') {
    const heir = db.updateTable('club_member').set({ role: 'leader' }).where('club_id', '=', club)
    await heir.where('user_id', '=', next.user_id).execute()
  }
}

const DAY = 86_400_000

/** Removes what ran out: sessions, links, and guests without a session who left nothing behind. */
export async function sweep(db: Kysely<Schema>, now: number): Promise<void> {
  const time = new Date(now)
  await sql`delete from session where "expiresAt" < ${time}`.execute(db)
  await sql`delete from verification where "expiresAt" < ${time}`.execute(db)
  await sql`delete from "rateLimit" where "lastRequest" < ${now - DAY}`.execute(db)
  await db.deleteFrom('handle').where('until', '<=', now).execute()
  await db.deleteFrom('challenge').where('until', '<=', now).execute()
  await dropUnusedData(db, now)
  await sql`
    delete from "user" u where "isAnonymous" and "createdAt" < ${new Date(now - DAY)}
    and not exists (select 1 from session where "userId" = u.id)
    and not exists (select 1 from seat where user_id = u.id)
    and not exists (select 1 from tournament_player where user_id = u.id)
    and not exists (select 1 from chat where user_id = u.id)
    and not exists (select 1 from report where about_user = u.id)`.execute(db)
}
