// The players of the house: the bots' levels under their names, with ratings of their own and their results against
// people. No rating of a person is touched by either.

import { type Level, levelOf, levelsOf } from '@tabularium/bots/levels'
import { MEASURED } from '@tabularium/bots/measured'
import type { Outcome } from '@tabularium/kernel'
import type { HousePlayer } from '@tabularium/protocol'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { GAMES } from '../engine/games.ts'
import type { SeatInfo } from './rows.ts'

/** The weakest level of a game stands here; the others above it by what their matches have shown. */
const WEAKEST = 1000

/** Undefined: nobody has matched the bots of this game. */
function ratingOf(game: string, { spec }: Level): number | undefined {
  const measured = Object.hasOwn(MEASURED, game) ? MEASURED[game] : []
  const rating = measured.find(one => one.spec === spec)?.rating
  return rating === undefined ? undefined : WEAKEST + rating - Math.min(...measured.map(one => one.rating))
}

/** The house's ladder of every game, from strong to weak. */
export async function houseLadders(db: Kysely<Schema>): Promise<Record<string, HousePlayer[]>> {
  const rows = await db.selectFrom('house_result').selectAll().execute()
  return Object.fromEntries(
    [...GAMES.keys()].map(game => [
      game,
      [...levelsOf(game)].reverse().map(level => {
        const rating = ratingOf(game, level)
        const { games = 0, wins = 0 } = rows.find(row => row.game === game && row.level === level.id) ?? {}
        return { level: level.id, ...(rating !== undefined && { rating }), games, wins }
      }),
    ]),
  )
}

/** Notes how bots did against people, within what ends the game. */
export async function noteHouseResults(
  trx: Transaction<Schema>,
  game: string,
  seats: readonly Pick<SeatInfo, 'seat' | 'user_id' | 'bot'>[],
  { winners }: Outcome,
): Promise<void> {
  if (seats.every(({ user_id }) => user_id === null)) return
  const results = seats.flatMap(({ seat, bot }) => {
    const level = bot === null ? undefined : levelOf(bot, game)?.id
    return level === undefined ? [] : [{ game, level, games: 1, wins: winners.includes(seat) ? 1 : 0 }]
  })
  // In the same order everywhere, lest two games that end at once wait for each other.
  for (const result of results.sort((a, b) => (a.level < b.level ? -1 : 1))) {
    await trx
      .insertInto('house_result')
      .values(result)
      .onConflict(conflict =>
        conflict.columns(['game', 'level']).doUpdateSet({
          games: sql<number>`house_result.games + 1`,
          wins: sql<number>`house_result.wins + excluded.wins`,
        }),
      )
      .execute()
  }
}
