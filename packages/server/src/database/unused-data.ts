// Sets of data of somebody's own that no table plays on are thrown away, a while after they were stored.

import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

const KEPT_MS = 2 * 86_400_000

export async function dropUnusedData(db: Kysely<Schema>, now: number): Promise<void> {
  await sql`
    delete from data_set d where created < ${now - KEPT_MS}
    and not exists (select 1 from game_table t where t.data is not null and t.data->>'hash' = d.hash)`.execute(db)
}
