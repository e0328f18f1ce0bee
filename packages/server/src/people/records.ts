// The records of somebody's finished games, read from the log. A running game has none to show: it holds secrets.

import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { dataTextsOf } from '../tables/data-rows.ts'
import { entriesOf, recordText } from '../tables/record-text.ts'

type Db = Kysely<Schema>

/** So many games are in memory at once. */
const BATCH = 20

export interface RecordLine {
  readonly table: string
  readonly game: string
  readonly ended: number
  readonly record: string
}

/** Every finished game of a person, the oldest first, a few at a time. */
export async function* recordsOf(db: Db, person: string, batch = BATCH): AsyncGenerator<RecordLine> {
  const mine = await db
    .selectFrom('game_table as table')
    .select('table.id')
    .where('table.status', '=', 'over')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seat')
          .select('seat.seat')
          .whereRef('seat.table_id', '=', 'table.id')
          .where('seat.user_id', '=', person),
      ),
    )
    .orderBy('table.ended')
    .orderBy('table.id')
    .execute()
  for (let at = 0; at < mine.length; at += batch) {
    const ids = mine.slice(at, at + batch).map(row => row.id)
    const tables = await db.selectFrom('game_table').selectAll().where('id', 'in', ids).execute()
    const seats = await db
      .selectFrom('seat')
      .select(['table_id', 'seat', 'name', 'bot'])
      .where('table_id', 'in', ids)
      .execute()
    const entries = await entriesOf(db, ids)
    const texts = await dataTextsOf(
      db,
      tables.flatMap(({ data }) => (data ? [data.hash] : [])),
    )
    for (const id of ids) {
      const table = tables.find(row => row.id === id)
      if (!table) continue
      const ofTable = <T extends { readonly table_id: string }>(rows: readonly T[]) =>
        rows.filter(row => row.table_id === id)
      yield {
        table: id,
        game: table.game,
        ended: table.ended ?? 0,
        record: recordText(
          table,
          ofTable(seats),
          ofTable(entries),
          table.data ? texts.get(table.data.hash) : undefined,
        ),
      }
    }
  }
}
