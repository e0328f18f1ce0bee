// Finished games by what is asked of them: of one person, or of all that are public.

import type { GAME_RESULTS, GameLine, PublicGame, RatingPoint } from '@tabularium/protocol'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { personByHandle } from '../accounts/handles.ts'
import type { Schema } from '../database/schema.ts'
import { NEWCOMER, shownMu } from '../ratings.ts'
import { GAMES_A_PAGE, plainOutcome, seatsOf } from './profile.ts'
import { peopleTrouble } from './trouble.ts'

type Db = Kysely<Schema>

export interface GameFilter {
  readonly game?: string | undefined
  readonly from?: number | undefined
  readonly until?: number | undefined
  readonly rated?: 'yes' | 'no' | undefined
  /** `key=value`. */
  readonly option?: string | undefined
  /** Ended before this time: the next page. */
  readonly before?: number | undefined
}

export type GameResult = (typeof GAME_RESULTS)[number]

const winners = sql`coalesce("table".outcome->'winners', '[]'::jsonb)`

/** How the game ended for a seat, as SQL asks it. */
export function resultIs(result: GameResult, seat: RawBuilder<unknown>): RawBuilder<boolean> {
  if (result === 'none') return sql`jsonb_array_length(${winners}) = 0`
  const won = sql`${winners} @> to_jsonb(${seat})`
  if (result === 'lost') return sql`(jsonb_array_length(${winners}) > 0 and not ${won})`
  return sql`(${won} and jsonb_array_length(${winners}) ${result === 'won' ? sql`= 1` : sql`> 1`})`
}

/** What a finished game (`"table"`) must be. */
export function filtersOf({ game, from, until, rated, option, before }: GameFilter): RawBuilder<boolean>[] {
  const [key, value] = option?.split('=') ?? []
  return [
    sql<boolean>`"table".status = 'over' and "table".ended is not null`,
    ...(game !== undefined ? [sql<boolean>`"table".game = ${game}`] : []),
    ...(from !== undefined ? [sql<boolean>`"table".ended >= ${from}`] : []),
    ...(until !== undefined ? [sql<boolean>`"table".ended <= ${until}`] : []),
    ...(rated !== undefined ? [sql<boolean>`"table".rated = ${rated === 'yes'}`] : []),
    ...(key !== undefined ? [sql<boolean>`"table".options->>${key} = ${value}`] : []),
    ...(before !== undefined ? [sql<boolean>`"table".ended < ${before}`] : []),
  ]
}

/** Somebody else, or a bot, sat there. */
export const satThere = (who: string): RawBuilder<boolean> =>
  who === 'bot'
    ? sql`exists (select 1 from seat o where o.table_id = "table".id and o.bot is not null)`
    : sql`exists (select 1 from seat o where o.table_id = "table".id and o.user_id = ${who})`

export interface GamesAsked extends GameFilter {
  /** Who else sat there: somebody by id, or `bot`. */
  readonly with?: string | undefined
  readonly result?: GameResult | undefined
}

/** A person's finished games, the newest first. Games at private tables are listed only for those who sat there. */
export async function gamesOf(
  db: Db,
  id: string,
  reader: string | undefined,
  asked: GamesAsked = {},
): Promise<GameLine[]> {
  const person = await db.selectFrom('user').select('id').where('id', '=', id).executeTakeFirst()
  if (!person) throw peopleTrouble('no-person')
  const rows = await db
    .selectFrom('seat')
    .innerJoin('game_table as table', 'table.id', 'seat.table_id')
    .leftJoin('rating_change as change', join =>
      join.onRef('change.table_id', '=', 'table.id').onRef('change.user_id', '=', 'seat.user_id'),
    )
    .select(['table.id', 'table.game', 'table.ended', 'table.moves', 'table.rated', 'table.outcome', 'seat.seat'])
    .select('change.mu')
    .select(({ selectFrom }) =>
      selectFrom('rating_change as earlier')
        .select('earlier.mu')
        .whereRef('earlier.user_id', '=', 'change.user_id')
        .whereRef('earlier.game', '=', 'change.game')
        .where(
          sql<boolean>`(earlier.time, earlier.table_id) < (${sql.ref('change.time')}, ${sql.ref('change.table_id')})`,
        )
        .orderBy('earlier.time', 'desc')
        .orderBy('earlier.table_id', 'desc')
        .limit(1)
        .as('mu_before'),
    )
    .where('seat.user_id', '=', id)
    .where(({ and }) => and(filtersOf(asked)))
    .$if(asked.with !== undefined, query => query.where(satThere(asked.with ?? '')))
    .$if(asked.result !== undefined, query => query.where(resultIs(asked.result ?? 'none', sql`seat.seat`)))
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('table.visibility', '=', 'open'), eb('table.club_id', 'is', null)]),
        ...(reader === undefined
          ? []
          : [
              exists(
                selectFrom('seat as own')
                  .select('own.seat')
                  .whereRef('own.table_id', '=', 'table.id')
                  .where('own.user_id', '=', reader),
              ),
            ]),
      ]),
    )
    .orderBy('table.ended', 'desc')
    // With ties: games that ended in the same moment stay on one page, since the next begins before that moment.
    .fetch(GAMES_A_PAGE, 'with ties')
    .execute()
  const seats = await seatsOf(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => ({
    id: row.id,
    game: row.game,
    seats: seats.get(row.id) ?? [],
    seat: row.seat,
    ended: row.ended ?? 0,
    moves: row.moves,
    rated: row.rated,
    ...(row.outcome && { outcome: plainOutcome(row.outcome) }),
    ...ratingPart(row.mu, row.mu_before),
  }))
}

/** The rating after a game and by how much it changed, as both are shown. */
function ratingPart(mu: number | null, before: number | null): Pick<GameLine, 'rating' | 'change'> {
  if (mu === null) return {}
  const rating = shownMu(mu)
  return { rating, change: rating - shownMu(before ?? NEWCOMER.mu) }
}

export interface PublicAsked extends GameFilter {
  readonly player?: string | undefined
  readonly with?: string | undefined
  readonly result?: GameResult | undefined
}

/** Public games of everybody, the newest first. */
export async function publicGames(db: Db, asked: PublicAsked, now: number): Promise<PublicGame[]> {
  const filters = [sql<boolean>`"table".visibility = 'open' and "table".club_id is null`, ...filtersOf(asked)]
  const known = async (name: string): Promise<string> => {
    const id = await personByHandle(db, name, now)
    if (id === undefined) throw peopleTrouble('no-person')
    return id
  }
  if (asked.player !== undefined) {
    const result = asked.result ? sql`and ${resultIs(asked.result, sql`p.seat`)}` : sql``
    filters.push(sql<boolean>`exists (select 1 from seat p
      where p.table_id = "table".id and p.user_id = ${await known(asked.player)} ${result})`)
  }
  if (asked.with !== undefined) filters.push(satThere(await known(asked.with)))
  return gamesWhere(db, filters)
}

/** Public games in which somebody of a club sat, the newest first. */
export const clubGames = (db: Db, club: string): Promise<PublicGame[]> =>
  gamesWhere(db, [
    sql<boolean>`"table".visibility = 'open' and "table".club_id is null`,
    ...filtersOf({}),
    sql<boolean>`exists (select 1 from seat p join club_member m on m.user_id = p.user_id
      where p.table_id = "table".id and m.club_id = ${club} and m.role <> 'asked')`,
  ])

async function gamesWhere(db: Db, filters: readonly RawBuilder<boolean>[]): Promise<PublicGame[]> {
  const rows = await db
    .selectFrom('game_table as table')
    .select(['table.id', 'table.game', 'table.ended', 'table.moves', 'table.rated', 'table.outcome'])
    .where(({ and }) => and([...filters]))
    .orderBy('table.ended', 'desc')
    .fetch(GAMES_A_PAGE, 'with ties')
    .execute()
  const seats = await seatsOf(
    db,
    rows.map(row => row.id),
  )
  return rows.map(({ id, game, ended, moves, rated, outcome }) => ({
    id,
    game,
    seats: seats.get(id) ?? [],
    ended: ended ?? 0,
    moves,
    rated,
    ...(outcome && { outcome: plainOutcome(outcome) }),
  }))
}

/** So many points make a line; more are thinned out. */
export const MOST_POINTS = 200

/** How somebody's rating at a game went, the oldest first. */
export async function ratingsOverTime(db: Db, id: string, game: string): Promise<RatingPoint[]> {
  const { rows } = await sql<{ time: number; mu: number }>`
    select time::float8 as time, mu from (
      select time, mu, row_number() over (order by time, table_id) as n, count(*) over () as total
      from rating_change where user_id = ${id} and game = ${game}
    ) r where n = total or n % greatest(1, (total / ${sql.lit(MOST_POINTS)} + 1)) = 0 or total <= ${sql.lit(MOST_POINTS)}
    order by n`.execute(db)
  return rows.map(({ time, mu }) => ({ time, rating: shownMu(mu) }))
}
