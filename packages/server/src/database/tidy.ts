// What PostgreSQL does in the background and PGlite, having no background, does not: without it the write-ahead log and
// the rows that were overwritten would stay for ever.

import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Some forty thousand moves: half a second's work, and what has to be read again after a crash. */
const AFTER_BYTES = 32 * 1024 * 1024

/** True where so much was written since the last time that it was done again. */
export async function tidy(db: Kysely<Schema>, after = AFTER_BYTES): Promise<boolean> {
  const { rows } = await sql<{ written: string }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as written from pg_control_checkpoint()`.execute(db)
  if (Number(rows[0]?.written) < after) return false
  // First what frees the log: on a full disk there may be no room for the rest.
  await sql`checkpoint`.execute(db)
  await sql`vacuum (analyze)`.execute(db)
  await sql`checkpoint`.execute(db)
  return true
}
