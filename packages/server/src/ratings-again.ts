// All ratings computed again from the log of games: the same games in the same order lead to the same figures. What
// concerns somebody whose account is gone stands in the log as it was at that game.

import { type Kysely, sql } from 'kysely'
import type { Database } from './database/database.ts'
import type { Schema } from './database/schema.ts'
import { NEWCOMER, PAIR_MS, partly, rated, type Strength, weightsOf } from './ratings.ts'

export interface LoggedSeat extends Strength {
  /** Undefined: the account is gone. */
  readonly user: string | undefined
  readonly place: number
  readonly weight: number
  /** What a game of before the log led to. */
  readonly led: Strength | undefined
}

export interface LoggedGame {
  readonly table: string
  readonly game: string
  readonly whole: boolean
  readonly time: number
  /** In the order of the seats. */
  readonly seats: readonly LoggedSeat[]
}

export interface RatingFound extends Strength {
  readonly user: string
  readonly game: string
  readonly games: number
  readonly wins: number
  readonly time: number
}

export interface ChangeFound extends Strength {
  readonly user: string
  readonly table: string
  readonly game: string
  readonly before: number | undefined
  readonly place: number
  readonly time: number
}

const keyOf = (...parts: readonly string[]): string => parts.join(' ')

/** Plays the log over. `changed` hears of every change in its order; answers what everybody is thought to be in the end. */
export function createReplay(changed: (change: ChangeFound) => void) {
  const found = new Map<string, RatingFound>()
  const met = new Map<string, readonly number[]>()

  const between = ({ game, time }: LoggedGame, a: string, b: string): number => {
    const times = met.get(keyOf(game, a, b)) ?? []
    return times.filter(at => at > time - PAIR_MS).length
  }

  const weightsFor = (game: LoggedGame): readonly number[] => {
    const users = game.seats.flatMap(({ user }) => user ?? [])
    if (users.length < game.seats.length) return game.seats.map(({ weight }) => weight)
    return weightsOf(users.map(one => users.map(two => (one === two ? 0 : between(game, one, two)))))
  }

  const resultsOf = (game: LoggedGame, before: readonly Strength[]): readonly Strength[] => {
    if (!game.whole) return game.seats.map(({ led }, i) => led ?? before[i])
    const alone = rated(game.seats.map(({ place }, i) => ({ mu: before[i].mu, sigma: before[i].sigma, place })))
    const weights = weightsFor(game)
    return before.map((own, i) => partly(own, alone[i], weights[i]))
  }

  return {
    found: found as ReadonlyMap<string, RatingFound>,
    game(logged: LoggedGame): void {
      const { game, table, time, seats } = logged
      const before = seats.map(({ user, mu, sigma }): Strength => {
        if (user === undefined) return { mu, sigma }
        return found.get(keyOf(user, game)) ?? NEWCOMER
      })
      const results = resultsOf(logged, before)
      for (const [i, { user, place }] of seats.entries()) {
        if (user === undefined) continue
        const { mu, sigma } = results[i]
        const known = found.get(keyOf(user, game))
        const wins = (known?.wins ?? 0) + (place === 1 ? 1 : 0)
        found.set(keyOf(user, game), { user, game, mu, sigma, games: (known?.games ?? 0) + 1, wins, time })
        changed({ user, table, game, mu, sigma, before: before[i].mu, place, time })
        for (const other of seats) {
          if (other.user === undefined || other.user === user) continue
          const pair = keyOf(game, user, other.user)
          met.set(pair, [...(met.get(pair) ?? []).filter(at => at > time - PAIR_MS), time])
        }
      }
    },
  }
}

const ROWS = 1_000

/** The log, so many games at a time. */
async function* logged(db: Kysely<Schema>): AsyncGenerator<LoggedGame> {
  for (let after = 0; ; ) {
    const games = await db
      .selectFrom('rated_game')
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(ROWS)
      .execute()
    const last = games.at(-1)
    if (!last) return
    const seats = await db
      .selectFrom('rated_seat as s')
      .innerJoin('rated_game as g', 'g.number', 's.rated_game')
      .leftJoin('rating_change as c', join =>
        join.onRef('c.table_id', '=', 'g.table_id').onRef('c.user_id', '=', 's.user_id'),
      )
      .select(['s.rated_game', 's.user_id', 's.place', 's.mu', 's.sigma', 's.weight'])
      .select(['c.mu as led_mu', 'c.sigma as led_sigma'])
      .where('g.number', '>', after)
      .where('g.number', '<=', last.number)
      .orderBy('s.rated_game')
      .orderBy('s.seat')
      .execute()
    const byGame = Map.groupBy(seats, ({ rated_game }) => rated_game)
    for (const { number, table_id, game, whole, time } of games) {
      yield {
        ...{ table: table_id, game, whole, time },
        seats: (byGame.get(number) ?? []).map(({ user_id, place, mu, sigma, weight, led_mu, led_sigma }) => ({
          ...{ user: user_id ?? undefined, place, mu, sigma, weight },
          led: led_mu === null || led_sigma === null ? undefined : { mu: led_mu, sigma: led_sigma },
        })),
      }
    }
    after = last.number
  }
}

export interface Differing {
  readonly user: string
  readonly game: string
  /** A table: what a game there led to; absent: the rating itself. */
  readonly table?: string
}

export interface RatingsAgain {
  readonly games: number
  readonly ratings: number
  /** What stands in the database otherwise than the log says. */
  readonly differing: readonly Differing[]
}

type Figures = Strength & Pick<RatingFound, 'games' | 'wins'>

const isSame = (a: Figures, b: Figures): boolean =>
  a.mu === b.mu && a.sigma === b.sigma && a.games === b.games && a.wins === b.wins

/** Compares what is stored with what the log says; `write` makes it so. No game is rated meanwhile. */
export async function ratingsAgain({ db }: Pick<Database, 'db'>, write = false): Promise<RatingsAgain> {
  return await db.transaction().execute(async trx => {
    await sql`lock table rating in share row exclusive mode`.execute(trx)
    const stored = await trx.selectFrom('rating').selectAll().execute()
    const changes = await trx.selectFrom('rating_change').select(['user_id', 'table_id', 'mu', 'sigma']).execute()
    const led = new Map(changes.map(row => [keyOf(row.user_id, row.table_id), row]))
    const wrong: ChangeFound[] = []
    const replay = createReplay(change => {
      const known = led.get(keyOf(change.user, change.table))
      led.delete(keyOf(change.user, change.table))
      if (known && known.mu === change.mu && known.sigma === change.sigma) return
      wrong.push(change)
    })
    let games = 0
    for await (const game of logged(trx)) {
      replay.game(game)
      games += 1
    }
    const known = new Map(stored.map(row => [keyOf(row.user_id, row.game), row]))
    const right = [...replay.found.values()].filter(one => {
      const row = known.get(keyOf(one.user, one.game))
      return !row || !isSame(row, one)
    })
    // A rating without a game behind it, but for a row that was only locked for one.
    const unfounded = stored.filter(row => !replay.found.has(keyOf(row.user_id, row.game)) && row.games > 0)
    if (write) {
      for (const { user, game, mu, sigma, games: played, wins, time } of right) {
        const figures = { mu, sigma, games: played, wins, time }
        await trx
          .insertInto('rating')
          .values({ user_id: user, game, ...figures })
          .onConflict(conflict => conflict.columns(['user_id', 'game']).doUpdateSet(figures))
          .execute()
      }
      for (const { user, table, game, mu, sigma, before = null, place, time } of wrong) {
        const figures = { mu, sigma, mu_before: before, place, time }
        await trx
          .insertInto('rating_change')
          .values({ user_id: user, table_id: table, game, ...figures })
          .onConflict(conflict => conflict.columns(['user_id', 'table_id']).doUpdateSet(figures))
          .execute()
      }
      for (const { user_id, game } of unfounded) {
        await trx.deleteFrom('rating').where('user_id', '=', user_id).where('game', '=', game).execute()
      }
    }
    const differing: readonly Differing[] = [
      ...wrong.map(({ user, game, table }) => ({ user, game, table })),
      ...right.map(({ user, game }) => ({ user, game })),
      ...unfounded.map(({ user_id: user, game }) => ({ user, game })),
    ]
    return { games, ratings: replay.found.size, differing }
  })
}
