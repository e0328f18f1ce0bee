// The records of somebody's finished games, read from the log. A running game has none to show: it holds secrets.

import { FORMAT, writeRecord } from '@tabularium/kernel'
import type { Kysely, Selectable } from 'kysely'
import type { GameTableRow, Schema, SeatRow } from '../database/schema.ts'
import { type Logged, movesOf, standInsOf, takebacksOf } from '../tables/log.ts'

type Db = Kysely<Schema>
type OverTable = Pick<
  Selectable<GameTableRow>,
  'id' | 'status' | 'game' | 'rules' | 'options' | 'commitment' | 'seed' | 'shares' | 'setup' | 'outcome'
>
type NamedSeat = Pick<Selectable<SeatRow>, 'seat' | 'name' | 'bot'>

/** The text of a finished game's record, seed included. */
export function recordText(table: OverTable, seats: readonly NamedSeat[], entries: readonly Logged[]): string {
  if (table.status !== 'over')
    throw new Error(`the record of table ${table.id} is asked for while it is ${table.status}`)
  return writeRecord({
    format: FORMAT,
    game: table.game,
    rules: table.rules,
    options: table.options,
    seats: [...seats].sort((a, b) => a.seat - b.seat).map(({ name, bot, seat }) => name ?? bot ?? `seat ${seat + 1}`),
    ...(table.shares && { table: table.id, shares: table.shares, takebacks: takebacksOf(entries) }),
    ...(table.commitment !== null && { commitment: table.commitment }),
    ...(table.seed !== null && { seed: table.seed }),
    standIns: standInsOf(entries, seats),
    ...(table.outcome && { result: table.outcome }),
    setup: table.setup ?? [],
    moves: movesOf(entries),
  })
}

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
    const entries = await db
      .selectFrom('entry')
      .select(['table_id', 'number', 'kind', 'seat', 'action', 'answers', 'at_move', 'data', 'by'])
      .where('table_id', 'in', ids)
      .orderBy('table_id')
      .orderBy('number')
      .execute()
    for (const id of ids) {
      const table = tables.find(row => row.id === id)
      if (!table) continue
      const ofTable = <T extends { readonly table_id: string }>(rows: readonly T[]) =>
        rows.filter(row => row.table_id === id)
      yield {
        table: id,
        game: table.game,
        ended: table.ended ?? 0,
        record: recordText(table, ofTable(seats), ofTable(entries)),
      }
    }
  }
}
