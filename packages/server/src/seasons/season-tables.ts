// The tables of seasons: of the one that runs as its games stand now, of those that are over as they ended.

import { SEASON_LINES, type SeasonCard, type SeasonLine, type SeasonTable } from '@tabularium/protocol'
import { type Kysely, sql } from 'kysely'
import type { Seasons } from '../config.ts'
import type { Schema } from '../database/schema.ts'
import { peopleTrouble } from '../people/trouble.ts'
import { type Season, seasonAt, seasonBefore, seasonNamed } from './calendar.ts'
import { honoursOf, writeHonours } from './honours.ts'
import { BEST_GAMES, seasonOrder } from './season-points.ts'

type Db = Kysely<Schema>

/** So many seasons are listed at a time. */
export const SEASONS_A_PAGE = 24
/** A game that ends in a season's last moments is rated a little later. */
const GRACE_MS = 60_000

const lengthFor = ({ usual, games }: Seasons, game: string) => {
  const length = Object.hasOwn(games, game) ? games[game] : usual
  return length === 'off' ? undefined : length
}

/** What everybody has of a season by its games. Whoever is banned at that time does not stand there. */
async function talliesOf(db: Db, game: string, { begins, until }: Season, now: number) {
  const { rows } = await sql<{ user: string; name: string; points: number; games: number; wins: number }>`
    select r.user_id as user, u.name, coalesce(sum(r.points) filter (where r.n <= ${sql.lit(BEST_GAMES)}), 0)::float8 as points,
      count(*)::float8 as games, (count(*) filter (where r.place = 1))::float8 as wins
    from (
      select s.user_id, s.points, s.place, row_number() over (partition by s.user_id order by s.points desc) as n
      from rated_game g join rated_seat s on s.rated_game = g.number
      where g.game = ${game} and g.time >= ${begins} and g.time < ${until} and s.user_id is not null
    ) r
    join "user" u on u.id = r.user_id
    left join profile p on p.user_id = r.user_id
    where u."isAnonymous" is not true and coalesce(p.banned_until, 0) <= ${now}
    group by r.user_id, u.name`.execute(db)
  return seasonOrder(rows)
}

const storedSeasons = (db: Db, game: string) => db.selectFrom('season').selectAll().where('game', '=', game)

const cardOf = ({ season, begins, until }: Season, final: boolean): SeasonCard => ({ season, begins, until, final })

/** The season that runs, and those that are over, the newest first. */
export async function seasonsOf(
  db: Db,
  seasons: Seasons,
  game: string,
  before: string | undefined,
  now: number,
): Promise<SeasonCard[]> {
  const length = lengthFor(seasons, game)
  const earlier = before === undefined ? undefined : seasonNamed(before)
  const rows = await storedSeasons(db, game)
    .$if(earlier !== undefined, query => query.where('until', '<', earlier?.until ?? 0))
    .orderBy('until', 'desc')
    .orderBy('season')
    .limit(SEASONS_A_PAGE)
    .execute()
  const past = rows.map(row => cardOf(row, true))
  if (length === undefined || before !== undefined) return past
  const running = seasonAt(length, now)
  // For a moment after its end a season waits for its last games.
  const last = seasonBefore(length, running)
  const open = [running, ...(now < last.until + 2 * GRACE_MS ? [last] : [])]
  return [
    ...open.filter(one => !past.some(({ season }) => season === one.season)).map(one => cardOf(one, false)),
    ...past,
  ]
}

export async function seasonTableOf(
  db: Db,
  seasons: Seasons,
  game: string,
  name: string,
  page: number,
  now: number,
): Promise<SeasonTable> {
  const from = page * SEASON_LINES
  const stored = await storedSeasons(db, game).where('season', '=', name).executeTakeFirst()
  if (stored) {
    const rows = await db
      .selectFrom('season_place as p')
      .innerJoin('user', 'user.id', 'p.user_id')
      .select(['p.user_id as user', 'user.name', 'p.place', 'p.points', 'p.games', 'p.wins'])
      .where('p.game', '=', game)
      .where('p.season', '=', name)
      .orderBy('p.place')
      .orderBy('p.user_id')
      .offset(from)
      .limit(SEASON_LINES)
      .execute()
    return {
      ...cardOf(stored, true),
      ...{ game, players: stored.players, lines: rows.map(lineOf), pages: pagesOf(stored.players) },
    }
  }
  const season = seasonNamed(name)
  const length = lengthFor(seasons, game)
  if (!season || season.length !== length || season.begins > now) throw peopleTrouble('no-season')
  const all = await talliesOf(db, game, season, now)
  return {
    ...cardOf(season, false),
    ...{
      game,
      players: all.length,
      lines: all.slice(from, from + SEASON_LINES).map(lineOf),
      pages: pagesOf(all.length),
    },
  }
}

const pagesOf = (players: number): number => Math.max(1, Math.ceil(players / SEASON_LINES))

interface Placed {
  readonly user: string
  readonly name: string
  readonly place: number
  readonly points: number
  readonly games: number
  readonly wins: number
}

const lineOf = ({ user, points, ...rest }: Placed): SeasonLine => ({
  ...{ id: user, name: rest.name, place: rest.place, points: points / 100, games: rest.games, wins: rest.wins },
})

/** Writes the final tables of all seasons of a game that are over, with what they bring honour for. Each once. */
export async function closeSeasons(db: Db, seasons: Seasons, game: string, now: number): Promise<void> {
  const length = lengthFor(seasons, game)
  if (length === undefined) return
  const known = await storedSeasons(db, game).orderBy('until', 'desc').executeTakeFirst()
  const first = await db
    .selectFrom('rated_game')
    .select('time')
    .where('game', '=', game)
    .$if(known !== undefined, query => query.where('time', '>=', known?.until ?? 0))
    .orderBy('time')
    .executeTakeFirst()
  if (!first) return
  for (let season = seasonAt(length, first.time); season.until + GRACE_MS <= now; ) {
    if (season.until > (known?.until ?? 0)) await closeSeason(db, game, season, now)
    season = seasonAt(length, season.until)
  }
}

async function closeSeason(db: Db, game: string, season: Season, now: number): Promise<void> {
  await db.transaction().execute(async trx => {
    const tallies = await talliesOf(trx, game, season, now)
    const { season: name, begins, until } = season
    if (tallies.length === 0) return
    const made = await trx
      .insertInto('season')
      .values({ game, season: name, begins, until, players: tallies.length })
      .onConflict(conflict => conflict.doNothing())
      .returning('season')
      .executeTakeFirst()
    if (!made) return
    const rows = tallies.map(({ user, place, points, games, wins }) => ({
      ...{ game, season: name, user_id: user, place, points, games, wins },
    }))
    for (let i = 0; i < rows.length; i += 1_000) {
      await trx
        .insertInto('season_place')
        .values(rows.slice(i, i + 1_000))
        .execute()
    }
    const placed = tallies.map(({ user, place }) => ({ user, place }))
    const about = { kind: 'season', ref: `${game} ${name}`, game, name, time: until } as const
    await writeHonours(trx, honoursOf(placed, tallies.length), { ...about, players: tallies.length })
  })
}
