// Whom somebody does not want to read (mute) or to play with (block).

import type { Kysely } from 'kysely'
import { withPersonLocked } from '../database/person-lock.ts'
import type { RelationRow, Schema } from '../database/schema.ts'
import { peopleTrouble } from './trouble.ts'

type Db = Kysely<Schema>

/** The most relations a person may have: without a limit the list could be filled without end. */
export const MOST_RELATIONS = 500

export interface Relation {
  readonly id: string
  readonly name: string
  readonly kind: RelationRow['kind']
}

export const relationsOf = (db: Db, person: string): Promise<Relation[]> =>
  db
    .selectFrom('relation')
    .innerJoin('user', 'user.id', 'relation.other_id')
    .select(['user.id', 'user.name', 'relation.kind'])
    .where('relation.user_id', '=', person)
    .orderBy('user.name')
    .orderBy('user.id')
    .execute()

/** One relation to a person at a time: a new one takes the place of the old. */
export async function relate(db: Db, person: string, other: string, kind: RelationRow['kind'] | 'none'): Promise<void> {
  if (person === other) throw peopleTrouble('yourself')
  await withPersonLocked(db, person, async trx => {
    const known = await trx.selectFrom('user').select('id').where('id', '=', other).executeTakeFirst()
    if (!known) throw peopleTrouble('no-person')
    await trx.deleteFrom('relation').where('user_id', '=', person).where('other_id', '=', other).execute()
    if (kind === 'none') return
    const { count } = await trx
      .selectFrom('relation')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('user_id', '=', person)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_RELATIONS) throw peopleTrouble('too-many-relations')
    await trx
      .insertInto('relation')
      .values({ user_id: person, other_id: other, kind })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
}
