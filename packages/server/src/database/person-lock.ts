// One thing at a time for one person, over all processes: what counts before it adds must not be done twice at once.

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Work in a transaction that holds the person's row: whoever else asks for it waits. */
export const withPersonLocked = <T>(
  db: Kysely<Schema>,
  person: string,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async trx => {
    await trx.selectFrom('user').select('id').where('id', '=', person).forNoKeyUpdate().executeTakeFirst()
    return await work(trx)
  })
