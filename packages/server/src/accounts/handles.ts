// The names of accounts in addresses (/@name). Each is one account's alone; an old one leads to its owner for a while and
// cannot be taken by anybody else until then, so that nobody steps into another's place.

import { handleLook, handleOf } from '@tabularium/protocol'
import type { Kysely } from 'kysely'
import { withPersonLocked } from '../database/person-lock.ts'
import type { Schema } from '../database/schema.ts'
import { TroubleError } from '../trouble.ts'

type Db = Kysely<Schema>

/** So long an old name leads to its owner. */
export const OLD_NAME_MS = 30 * 86_400_000
/** Old names that are kept for one account: whoever changes on and on would keep all good names from others. */
export const MOST_OLD_NAMES = 5
/** After so many of the same name a number is drawn. */
const COUNTED = 20

const free = (db: Db, look: string, now: number) =>
  db.deleteFrom('handle').where('look', '=', look).where('until', '<=', now).execute()

/** Gives an account its name in the address: its own, or with a number where somebody has that. */
export async function claimHandle(db: Db, id: string, name: string, now: number): Promise<string | undefined> {
  const base = handleOf(name).slice(0, 24)
  for (let n = 1; n <= COUNTED + 3; n++) {
    const number = n <= COUNTED ? n : 1000 + Math.floor(Math.random() * 9_000_000)
    const handle = n === 1 ? base : `${base}_${number}`
    const look = handleLook(handle)
    await free(db, look, now)
    const made = await db
      .insertInto('handle')
      .values({ look, handle, user_id: id, until: null })
      .onConflict(conflict => conflict.doNothing())
      .returning('handle')
      .executeTakeFirst()
    if (made) return made.handle
    const own = await handleOfPerson(db, id)
    if (own !== undefined) return own
  }
  return undefined
}

/** Accounts from before there were names in addresses get theirs, the oldest first. */
export async function claimMissing(db: Db, now: number): Promise<void> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('isAnonymous', 'is not', true)
    .where('emailVerified', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('handle').select('look').whereRef('handle.user_id', '=', 'user.id'))),
    )
    .orderBy('createdAt')
    .execute()
  for (const { id, name } of rows) await claimHandle(db, id, name, now)
}

export async function handleOfPerson(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('handle')
    .select('handle')
    .where('user_id', '=', id)
    .where('until', 'is', null)
    .executeTakeFirst()
  return row?.handle
}

const trouble = (code: string, message: string) => new TroubleError(409, { code, message })

/** The name changes, and the address with it; the old one is kept for its owner. */
export const changeHandle = (db: Db, id: string, name: string, now: number): Promise<void> =>
  withPersonLocked(db, id, async trx => {
    const handle = handleOf(name)
    const look = handleLook(name)
    const own = await trx.selectFrom('handle').selectAll().where('user_id', '=', id).execute()
    const current = own.find(row => row.until === null)
    if (current?.look === look) {
      await trx.updateTable('handle').set({ handle }).where('look', '=', look).execute()
    } else {
      if (own.filter(row => row.until !== null && row.until > now).length >= MOST_OLD_NAMES) {
        throw trouble('too-many-names', 'You have changed your name too often lately.')
      }
      await free(trx, look, now)
      await trx.deleteFrom('handle').where('look', '=', look).where('user_id', '=', id).execute()
      await trx
        .updateTable('handle')
        .set({ until: now + OLD_NAME_MS })
        .where('user_id', '=', id)
        .where('until', 'is', null)
        .execute()
      const made = await trx
        .insertInto('handle')
        .values({ look, handle, user_id: id, until: null })
        .onConflict(conflict => conflict.doNothing())
        .returning('look')
        .executeTakeFirst()
      if (!made) throw trouble('name-taken', 'Somebody has this name, or one that looks like it.')
    }
    await trx
      .updateTable('user')
      .set({ name, updatedAt: new Date(now) })
      .where('id', '=', id)
      .execute()
  })

/** Takes the name from somebody, by order of a moderator or with the account: for a while it is nobody's. */
export const withdrawHandles = (db: Db, id: string, now: number) =>
  db
    .updateTable('handle')
    .set({ user_id: null, handle: '', until: now + OLD_NAME_MS })
    .where('user_id', '=', id)
    .execute()

/** Whose name it is, or was lately. */
export async function personByHandle(db: Db, handle: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('handle')
    .select('user_id')
    .where('look', '=', handleLook(handle))
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    .executeTakeFirst()
  return row?.user_id ?? undefined
}
