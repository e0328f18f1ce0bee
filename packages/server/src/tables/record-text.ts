// The text of a finished game's record, from the log: the same to the byte, whoever asks for it in whatever way.

import { FORMAT, fitRecord, isProblem, type Options, writeRecord } from '@tabularium/kernel'
import type { Kysely, Selectable } from 'kysely'
import type { GameTableRow, Schema, SeatRow } from '../database/schema.ts'
import { GAMES } from '../engine/games.ts'
import { type Logged, movesOf, standInsOf, takebacksOf } from './log.ts'

type OverTable = Pick<
  Selectable<GameTableRow>,
  'id' | 'status' | 'game' | 'rules' | 'options' | 'commitment' | 'seed' | 'shares' | 'setup' | 'outcome' | 'data'
>
type NamedSeat = Pick<Selectable<SeatRow>, 'seat' | 'name' | 'bot'>

/** What a record says of the log. */
export const entriesOf = (db: Kysely<Schema>, tables: readonly string[]) =>
  db
    .selectFrom('entry')
    .select(['table_id', 'number', 'kind', 'seat', 'action', 'answers', 'at_move', 'data', 'by'])
    .where('table_id', 'in', tables)
    .orderBy('table_id')
    .orderBy('number')
    .execute()

/** The database does not keep the order of the options; the game has one. */
function orderedOptions({ game, options }: Pick<OverTable, 'game' | 'options'>): Options {
  const names = Object.keys(GAMES.get(game)?.options ?? {})
  const place = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.fromEntries(Object.entries(options).sort(([a], [b]) => place(a) - place(b)))
}

/** Seed included. A running game has no record to show: it holds secrets. `data`: the text of the data it was played on. */
export function recordText(
  table: OverTable,
  seats: readonly NamedSeat[],
  entries: readonly Logged[],
  data?: string,
): string {
  if (table.status !== 'over')
    throw new Error(`the record of table ${table.id} is asked for while it is ${table.status}`)
  const played = {
    format: FORMAT,
    game: table.game,
    rules: table.rules,
    options: orderedOptions(table),
    ...(table.data && { data: { hash: table.data.hash, ...(data !== undefined && { text: data }) } }),
    seats: [...seats].sort((a, b) => a.seat - b.seat).map(({ name, bot, seat }) => name ?? bot ?? String(seat + 1)),
    ...(table.shares && { table: table.id, shares: table.shares, takebacks: takebacksOf(entries) }),
    ...(table.commitment !== null && { commitment: table.commitment }),
    ...(table.seed !== null && { seed: table.seed }),
    standIns: standInsOf(entries, seats).map(({ move }) => move),
    ...(table.outcome && { result: table.outcome }),
    setup: table.setup ?? [],
    moves: movesOf(entries),
  }
  const game = GAMES.get(table.game)
  const fitted = game && fitRecord(game, played)
  return writeRecord(fitted === undefined || isProblem(fitted) ? played : fitted)
}
