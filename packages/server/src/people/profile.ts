// What anybody may know of a person: ratings, finished games, a place on the ladder.

import type { Seat } from '@tabularium/kernel'
import type { GameLine, LadderLine, ProfileCard } from '@tabularium/protocol'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { NEWCOMER, shownMu, shownRating } from '../ratings.ts'
import { peopleTrouble } from './trouble.ts'

type Db = Kysely<Schema>

export const GAMES_A_PAGE = 25
export const LADDER_LENGTH = 100
/** With fewer rated games a rating is not shown on the ladder. */
export const LADDER_GAMES = 3

/**
 * Whether the reader may know when somebody is here: those who sit or sat at a table with them. Everybody else is kept
 * out, since whoever was blocked can come back as a guest in a moment, or as nobody.
 */
async function hasPlayedWith(db: Db, id: string, reader: string): Promise<boolean> {
  const shared = await db
    .selectFrom('seat')
    .innerJoin('seat as own', 'own.table_id', 'seat.table_id')
    .select('seat.table_id')
    .where('seat.user_id', '=', id)
    .where('own.user_id', '=', reader)
    .limit(1)
    .executeTakeFirst()
  return shared !== undefined
}

/** A person as `reader` sees them; undefined: nobody reads. */
export async function profileOf(db: Db, id: string, reader: string | undefined, now: number): Promise<ProfileCard> {
  const user = await db
    .selectFrom('user')
    .leftJoin('profile', 'profile.user_id', 'user.id')
    .select(['user.id', 'user.name', 'user.isAnonymous', 'user.createdAt', 'profile.created', 'profile.seen'])
    .select('profile.here_until')
    .where('user.id', '=', id)
    .executeTakeFirst()
  if (!user) throw peopleTrouble('no-person')
  const ratings = await db.selectFrom('rating').selectAll().where('user_id', '=', id).orderBy('game').execute()
  const relations =
    reader === undefined
      ? []
      : await db
          .selectFrom('relation')
          .select(['user_id', 'kind'])
          .where(({ and, or, eb }) =>
            or([
              and([eb('user_id', '=', reader), eb('other_id', '=', id)]),
              and([eb('user_id', '=', id), eb('other_id', '=', reader)]),
            ]),
          )
          .execute()
  const relation = relations.find(row => row.user_id === reader)?.kind
  const isBlocked = relations.some(row => row.user_id === id && row.kind === 'block')
  const tells = reader === id || (reader !== undefined && !isBlocked && (await hasPlayedWith(db, id, reader)))
  const since = user.created ?? user.createdAt.getTime()
  return {
    id: user.id,
    name: user.name,
    guest: user.isAnonymous === true,
    since,
    seen: tells ? (user.seen ?? since) : since,
    online: tells && (user.here_until ?? 0) > now,
    ratings: ratings.map(({ game, mu, sigma, games, wins }) => ({
      game,
      ...shownRating({ mu, sigma }),
      games,
      wins,
    })),
    ...(relation && { relation }),
  }
}

export interface GamesAsked {
  readonly game?: string | undefined
  /** Ended before this time. */
  readonly before?: number | undefined
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
    .where('table.status', '=', 'over')
    .where('table.ended', 'is not', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('table.visibility', '=', 'open'),
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
    .$if(asked.game !== undefined, query => query.where('table.game', '=', asked.game ?? ''))
    .$if(asked.before !== undefined, query => query.where('table.ended', '<', asked.before ?? 0))
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

type OutcomeLine = NonNullable<GameLine['outcome']>

const plainOutcome = ({
  reason,
  winners,
  totals,
}: {
  readonly reason: string
  readonly winners: readonly Seat[]
  readonly totals?: readonly number[]
}): OutcomeLine => ({ reason, winners: [...winners], ...(totals && { totals: [...totals] }) })

/** Who sat where, by table. */
async function seatsOf(db: Db, tables: readonly string[]): Promise<Map<string, GameLine['seats']>> {
  const found = new Map<string, GameLine['seats']>()
  if (tables.length === 0) return found
  const rows = await db
    .selectFrom('seat')
    .select(['table_id', 'user_id', 'name', 'bot'])
    .where('table_id', 'in', tables)
    .orderBy('table_id')
    .orderBy('seat')
    .execute()
  for (const { table_id, user_id, name, bot } of rows) {
    const list = found.get(table_id) ?? []
    list.push({ name: name ?? bot ?? '', ...(user_id && { person: user_id }), ...(bot && { bot }) })
    found.set(table_id, list)
  }
  return found
}

/** The strongest at a game. Guests and those who are banned do not stand there. */
export async function ladderOf(db: Db, game: string, now: number): Promise<LadderLine[]> {
  const rows = await db
    .selectFrom('rating')
    .innerJoin('user', 'user.id', 'rating.user_id')
    .leftJoin('profile', 'profile.user_id', 'rating.user_id')
    .select(['rating.user_id', 'user.name', 'rating.mu', 'rating.sigma', 'rating.games', 'rating.wins'])
    .where('rating.game', '=', game)
    .where('rating.games', '>=', LADDER_GAMES)
    .where('user.isAnonymous', 'is not', true)
    .where(({ or, eb }) => or([eb('profile.banned_until', 'is', null), eb('profile.banned_until', '<=', now)]))
    .orderBy('rating.mu', 'desc')
    .orderBy('rating.sigma')
    .orderBy('rating.user_id')
    .limit(LADDER_LENGTH)
    .execute()
  const shown = rows.map(shownRating)
  return rows.map(({ user_id, name, games, wins }, i) => ({
    // Who is shown with the same rating has the same place.
    place: 1 + shown.findIndex(({ rating }) => rating === shown[i].rating),
    id: user_id,
    name,
    ...shown[i],
    games,
    wins,
  }))
}
