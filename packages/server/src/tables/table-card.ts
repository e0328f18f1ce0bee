// What is told of a table besides the game: its card, from rows, for one reader.

import { wishOf } from '@tabularium/bots/levels'
import type { Seat } from '@tabularium/kernel'
import type { Offer, SeatCard, TableCard } from '@tabularium/protocol'
import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { OfferRow } from '../database/schema.ts'
import { shownMu } from '../ratings.ts'
import { isRevealing, revealUntil } from './chance-shares.ts'
import { seatsIn } from './log.ts'
import { readableRow } from './row-validation.ts'
import type { SeatInfo, TableRow } from './rows.ts'

/** What only those know who serve the table now. */
export interface Attendance {
  readonly online: readonly Seat[]
  readonly spectators: number
}

export const NOBODY: Attendance = { online: [], spectators: 0 }

export async function seatsOf(
  { db }: Pick<Database, 'db'>,
  tables: readonly { readonly id: string; readonly game: string }[],
): Promise<Map<string, SeatInfo[]>> {
  const found = new Map<string, SeatInfo[]>(tables.map(({ id }) => [id, []]))
  if (tables.length === 0) return found
  const rows = await db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .leftJoin('user', 'user.id', 'seat.user_id')
    .leftJoin('rating', join =>
      join.onRef('rating.user_id', '=', 'seat.user_id').onRef('rating.game', '=', 'game_table.game'),
    )
    .leftJoin('rating_change as change', join =>
      join.onRef('change.table_id', '=', 'seat.table_id').onRef('change.user_id', '=', 'seat.user_id'),
    )
    .selectAll('seat')
    .select(['user.name as person_name', 'user.isAnonymous as guest', 'rating.mu', 'rating.sigma'])
    .select(['change.mu_before', 'change.mu as mu_after'])
    .where('seat.table_id', 'in', [...found.keys()])
    .orderBy('seat.seat')
    .execute()
  for (const row of rows) found.get(row.table_id)?.push(row)
  return found
}

function seatCard(info: SeatInfo, game: string, live: Attendance): SeatCard {
  const { seat, name, user_id, person_name, guest, mu, bot, stand_in, resigned, pledge, share } = info
  const { mu_before, mu_after } = info
  const shown = name ?? person_name
  return {
    seat,
    ...(shown && { name: shown }),
    ...(user_id && {
      person: {
        id: user_id,
        name: person_name ?? shown ?? '',
        guest: guest === true,
        ...(mu !== null && { rating: shownMu(mu) }),
      },
    }),
    ...(bot && { bot: wishOf(bot, game) }),
    ...(stand_in && { standIn: true }),
    ...(resigned && { resigned: true }),
    ...(live.online.includes(seat) && { online: true }),
    ...(pledge && { pledge }),
    ...(share && { share }),
    ...(mu_before !== null && mu_after !== null && { rated: { before: shownMu(mu_before), after: shownMu(mu_after) } }),
  }
}

const offerCard = ({ kind, by_seat, moves, agreed }: Selectable<OfferRow>): Offer => ({
  kind,
  by: by_seat,
  ...(moves !== null && { moves }),
  agreed: [...seatsIn(agreed)],
})

export interface CardParts {
  readonly row: TableRow
  readonly seats: readonly SeatInfo[]
  readonly offers?: readonly Selectable<OfferRow>[]
  readonly live?: Attendance
  readonly now: number
}

/** Whether everybody has made a move of their own. */
export const haveAllMoved = (seats: readonly Pick<SeatInfo, 'moved'>[]): boolean => seats.every(({ moved }) => moved)

export const withMoved = (seats: readonly SeatInfo[], those: readonly Seat[]): SeatInfo[] =>
  seats.map(info => (those.includes(info.seat) ? { ...info, moved: true } : info))

/** A rated game that has begun, before everybody has moved: it can be broken off, and nobody has lost. */
export const isAbortable = ({ rated, status }: TableRow, seats: readonly SeatInfo[]): boolean =>
  rated && status === 'playing' && !haveAllMoved(seats)

/** For how long nobody's time ran since the last entry: with that clocks begin to run, unless they were given time back. */
const stoodStill = ({ clock, status, clocks, touched }: TableRow): number =>
  clocks && clock.kind === 'live' && status === 'playing' ? clocks.since - touched : 0

/** The same for everybody but for `mine` and `orders`: nothing of the game's secrets is in a row's public part. */
export function cardOf({ row, seats, offers = [], live = NOBODY, now }: CardParts, reader?: string): TableCard {
  const own = reader === undefined ? undefined : seats.find(({ user_id }) => user_id === reader)
  const { clocks } = row
  return {
    id: row.id,
    game: row.game,
    options: { ...row.options },
    status: row.status,
    visibility: row.visibility,
    ...(row.talk && !(row.rated && seats.length === 2) && { talk: true }),
    ...(row.club_id && { club: row.club_id }),
    rated: row.rated,
    clock: row.clock,
    seats: seats.map(seat => seatCard(seat, row.game, live)),
    ...(row.owner && { owner: row.owner }),
    created: row.created,
    ...(row.started !== null && { started: row.started }),
    ...(row.ended !== null && { ended: row.ended }),
    touched: row.touched,
    moves: row.moves,
    waiting: [...seatsIn(row.waiting)],
    ...(row.deadline !== null && { deadline: row.deadline }),
    ...(clocks && { clocks: { left: [...clocks.left], since: clocks.since, now } }),
    ...(stoodStill(row) > 0 && { away: stoodStill(row) }),
    ...(row.commitment && { commitment: row.commitment }),
    ...(isRevealing(row, seats, now) && { revealing: revealUntil(row) }),
    ...(row.outcome && {
      outcome: {
        reason: row.outcome.reason,
        winners: [...row.outcome.winners],
        ...(row.outcome.totals && { totals: [...row.outcome.totals] }),
      },
    }),
    ...(isAbortable(row, seats) && { abortable: true }),
    ...(row.aside && { aside: row.aside }),
    ...(row.tournament && { tournament: row.tournament }),
    ...(row.rematch && { rematch: row.rematch }),
    ...(row.data && { data: { ...row.data, parts: [...row.data.parts] } }),
    offers: offers.map(offerCard),
    spectators: live.spectators,
    ...(own && { mine: own.seat, orders: Array.isArray(own.orders) ? [...own.orders] : [] }),
  }
}

/** Who looks, and the clubs they are in. */
export interface TableReader {
  readonly id: string
  readonly clubs: readonly string[]
}

/** Whether this person may know of the table at all. */
export function maySee(row: TableRow, seats: readonly SeatInfo[], reader: TableReader | undefined): boolean {
  if (row.visibility === 'open' && (row.club_id === null || reader?.clubs.includes(row.club_id))) return true
  return reader !== undefined && (row.owner === reader.id || seats.some(seat => seat.user_id === reader.id))
}

/** Cards of many tables, for lists. */
export async function cardsOf(
  database: Pick<Database, 'db'>,
  rows: readonly TableRow[],
  now: number,
  reader?: string,
): Promise<TableCard[]> {
  const seats = await seatsOf(database, rows)
  return rows.map(stored => {
    const sitting = seats.get(stored.id) ?? []
    // One that makes no sense must not take the whole list along.
    return cardOf({ row: readableRow(stored, sitting), seats: sitting, now }, reader)
  })
}
