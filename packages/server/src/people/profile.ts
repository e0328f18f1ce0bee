// What anybody may know of a person: ratings, finished games, a place on the ladder.

import type { Seat } from '@tabularium/kernel'
import type { GameLine, LadderLine, ProfileCard } from '@tabularium/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { shownRating } from '../ratings.ts'
import { honoursFor } from '../seasons/honours.ts'
import { isFollowing } from './follows.ts'
import { peopleTrouble } from './trouble.ts'

type Db = Kysely<Schema>

export const GAMES_A_PAGE = 25
export const LADDER_LENGTH = 100
/** With fewer rated games a rating is not shown on the ladder. */
export const LADDER_GAMES = 3

/**
 * Whether the reader may know when somebody is here: those who sit or sat at a table with them, and friends. Everybody else is kept
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
    .leftJoin('handle', join => join.onRef('handle.user_id', '=', 'user.id').on('handle.until', 'is', null))
    .select(['profile.here_until', 'handle.handle'])
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
  const following = reader !== undefined && (await isFollowing(db, reader, id))
  const follower = reader !== undefined && (await isFollowing(db, id, reader))
  const isKnown = async (by: string) => (following && follower) || (await hasPlayedWith(db, id, by))
  const tells = reader === id || (reader !== undefined && !isBlocked && (await isKnown(reader)))
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
      ...(games < LADDER_GAMES && { provisional: true }),
    })),
    honours: await honoursFor(db, id),
    ...(relation && { relation }),
    ...(user.handle && { handle: user.handle }),
    ...(following && { following }),
    ...(follower && { follower }),
  }
}

type OutcomeLine = NonNullable<GameLine['outcome']>

export const plainOutcome = ({
  reason,
  winners,
  totals,
}: {
  readonly reason: string
  readonly winners: readonly Seat[]
  readonly totals?: readonly number[]
}): OutcomeLine => ({ reason, winners: [...winners], ...(totals && { totals: [...totals] }) })

/** Who sat where, by table. */
export async function seatsOf(db: Db, tables: readonly string[]): Promise<Map<string, GameLine['seats']>> {
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
