// A table as it is stored: its row, its people, its log, and what the engine needs to bring it back.

import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { OfferRow } from '../database/schema.ts'
import { EngineError, type StoredTable } from '../engine/engine.ts'
import { dataTextOf } from './data-rows.ts'
import { isOwnMove, keyOf, type Logged, movesOf, ordersOf, seatChange, takebacksOf } from './log.ts'
import { readableRow, UNREADABLE } from './row-validation.ts'
import type { SeatInfo, TableRow } from './rows.ts'
import { seatsOf } from './table-card.ts'

export interface LoadedTable {
  readonly row: TableRow
  readonly seats: readonly SeatInfo[]
  readonly offers: readonly Selectable<OfferRow>[]
}

/** Without the log: enough for a card. */
export const loadTable = async (database: Pick<Database, 'db'>, id: string): Promise<LoadedTable | undefined> =>
  (await loadTables(database, [id])).get(id)

/** Those that are there. */
export async function loadTables(
  database: Pick<Database, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LoadedTable>> {
  const { db } = database
  const rows = await db.selectFrom('game_table').selectAll().where('id', 'in', ids).execute()
  if (rows.length === 0) return new Map()
  const seated = await seatsOf(database, rows)
  const offered = Map.groupBy(
    await db.selectFrom('offer').selectAll().where('table_id', 'in', ids).execute(),
    ({ table_id }) => table_id,
  )
  const loaded = new Map<string, LoadedTable>()
  for (const row of rows) {
    const seats = seated.get(row.id) ?? []
    const sound = readableRow(row, seats)
    if (sound !== row) {
      // Moderators find it in their list.
      const aside = { status: 'aside', aside: UNREADABLE, deadline: null } as const
      await db.updateTable('game_table').set(aside).where('id', '=', row.id).where('status', '!=', 'aside').execute()
    }
    // An offer to take back or to end lapses with the next entry.
    const offers = (offered.get(row.id) ?? []).filter(({ kind, log }) => kind === 'rematch' || log === row.log)
    loaded.set(row.id, { row: sound, seats, offers })
  }
  return loaded
}

export interface LoadedLog {
  readonly stored: StoredTable
  /** Keys of the last commands, with the number each has. */
  readonly keys: ReadonlyMap<string, number>
  readonly entries: readonly Logged[]
}

/** So many commands are remembered, in case they come again. */
export const KEYS_KEPT = 64

/** The log and what follows from it. The table must have begun. */
export async function loadLog(
  { db }: Pick<Database, 'db'>,
  row: TableRow,
  seats: readonly SeatInfo[],
): Promise<LoadedLog> {
  const entries = await db
    .selectFrom('entry')
    .select(['number', 'kind', 'seat', 'action', 'answers', 'at_move', 'data', 'by', 'key'])
    .where('table_id', '=', row.id)
    .orderBy('number')
    .execute()
  const snapshot = await db
    .selectFrom('snapshot')
    .select(['moves', 'state', 'rules', 'number'])
    .where('table_id', '=', row.id)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  const data = row.data && (await dataTextOf(db, row.data.hash))
  if (row.data && data === undefined) throw new EngineError('diverged', 'the data of the table are missing')
  const moves = movesOf(entries)
  const last = entries.at(-1)?.number ?? 0
  const gap = entries.some(({ number }, place) => number !== place + 1)
  // Where another process has stored more by now, the row that was read says less.
  const short = last < row.log || (last === row.log && moves.length !== row.moves)
  if (gap || short) throw new EngineError('diverged', 'entries of the log are missing')
  // What was taken back since may reach behind it.
  const cut = entries.some(({ kind, number, at_move }) => {
    return snapshot && number > snapshot.number && kind !== 'move' && at_move !== null && at_move < snapshot.moves
  })
  const usable = snapshot && !cut && snapshot.rules === row.rules && snapshot.moves <= moves.length
  return {
    entries,
    keys: new Map(
      entries.slice(-KEYS_KEPT).flatMap(({ seat, key, number }) => (key ? [[keyOf(seat, key), number]] : [])),
    ),
    stored: {
      id: row.id,
      game: row.game,
      rules: row.rules,
      options: row.options,
      seats: seats.map(seat => seat.name ?? seat.bot ?? String(seat.seat + 1)),
      seed: row.seed ?? '',
      ...(row.shares && { shares: row.shares, takebacks: takebacksOf(entries) }),
      number: entries.at(-1)?.number ?? 0,
      setup: row.setup ?? [],
      moves,
      ...(row.data && data && { data: { hash: row.data.hash, text: data } }),
      ...(usable && { snapshot: { moves: snapshot.moves, state: snapshot.state } }),
    },
  }
}

/** The log knows better who plays a seat than the seat's row, which follows it. */
export const seatsAfter = (seats: readonly SeatInfo[], entries: readonly Logged[]): SeatInfo[] =>
  seats.map(info => {
    const change = seatChange(entries, info.seat)
    return {
      ...info,
      moved: info.moved || entries.some(entry => entry.seat === info.seat && isOwnMove(entry)),
      orders: [...ordersOf(entries, info.seat)],
      ...(change && { stand_in: change.standIn, resigned: change.resigned === true }),
    }
  })
