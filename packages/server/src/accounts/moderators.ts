// Moderators appointed by whoever runs the server: the command `tabularium moderator` grants and revokes the right.

import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

export interface Moderator {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Those appointed by the command; addresses in MODERATORS are moderators too. */
export const moderatorsOf = (db: Kysely<Schema>): Promise<Moderator[]> =>
  db
    .selectFrom('user')
    .innerJoin('profile', 'profile.user_id', 'user.id')
    .select(['user.id', 'user.name', 'user.email'])
    .where('profile.moderator', '=', true)
    .orderBy('user.email')
    .execute()

/** Gives or takes the right; undefined: there is no account with this address or id. Guests have none. */
export async function setModerator(
  { db, notify, process }: Pick<Database, 'db' | 'notify' | 'process'>,
  account: string,
  moderator: boolean,
): Promise<Moderator | undefined> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where(({ or, eb }) => or([eb('email', '=', account.toLowerCase()), eb('id', '=', account)]))
    .where('isAnonymous', 'is not', true)
    .executeTakeFirst()
  if (!found) return undefined
  const now = Date.now()
  await db
    .insertInto('profile')
    .values({
      ...{ user_id: found.id, language: 'en', theme: 'auto', preferences: '{}', mail: true },
      ...{ moderator, holiday_days: 0, holiday_year: 0, created: now, seen: now },
    })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ moderator }))
    .execute()
  // A server that runs on the same PostgreSQL hears of it.
  await notify('person', `${process} ${found.id}`)
  return found
}
