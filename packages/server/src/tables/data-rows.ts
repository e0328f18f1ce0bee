// Sets of data of somebody's own as they are stored.

import type { Kysely, Selectable } from 'kysely'
import type { DataSetRow, Schema } from '../database/schema.ts'

type Db = Pick<Kysely<Schema>, 'selectFrom'>

export const dataSetOf = async (db: Db, hash: string): Promise<Selectable<DataSetRow> | undefined> =>
  await db.selectFrom('data_set').selectAll().where('hash', '=', hash).executeTakeFirst()

export const dataTextOf = async (db: Db, hash: string): Promise<string | undefined> =>
  (await db.selectFrom('data_set').select('text').where('hash', '=', hash).executeTakeFirst())?.text

/** A table is about to play on it: it is not thrown away meanwhile. */
export async function keepData(db: Kysely<Schema>, hash: string, now: number): Promise<void> {
  await db.updateTable('data_set').set({ created: now }).where('hash', '=', hash).execute()
}

/** The texts of several, by hash. */
export async function dataTextsOf(db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (hashes.length === 0) return new Map()
  const rows = await db.selectFrom('data_set').select(['hash', 'text']).where('hash', 'in', hashes).execute()
  return new Map(rows.map(({ hash, text }) => [hash, text]))
}
