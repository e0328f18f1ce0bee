// Ratings: how strong a person is thought to be at a game (Weng and Lin's Bayesian model), and how sure that is. A game
// is rated once, in the transaction that ends it.

import type { Outcome } from '@tabularium/kernel'
import type { Selectable, Transaction } from 'kysely'
import { rate } from 'openskill'
import { bradleyTerryFull } from 'openskill/models'
import type { GameTableRow, Schema, SeatRow } from './database/schema.ts'

export interface Strength {
  readonly mu: number
  readonly sigma: number
}

/** Everybody before the first rated game. */
export const NEWCOMER: Strength = { mu: 25, sigma: 25 / 3 }

/** Chosen so that a newcomer is shown as 1500 and stands about where other ladders put one. */
const CENTRE = 1500
const SCALE = 40

export interface Shown {
  readonly rating: number
  /** Half the width of a 95% interval. */
  readonly within: number
}

export const shownRating = ({ mu, sigma }: Strength): Shown => ({
  rating: Math.round(CENTRE + (mu - NEWCOMER.mu) * SCALE),
  within: Math.round(1.96 * sigma * SCALE),
})

export interface Finisher {
  /** Has resigned, or a bot plays the seat in the end. */
  readonly out: boolean
}

/**
 * The place of each seat, 1 for the first; equals share one. Winners come first, then the others by their points where
 * there are any. Whoever is out comes last, whatever the bot in the seat has achieved.
 */
export function placesOf(outcome: Outcome, seats: readonly Finisher[]): readonly number[] {
  const standing = (seat: number): readonly [number, number] => {
    if (seats[seat].out) return [2, 0]
    if (outcome.winners.includes(seat)) return [0, 0]
    return [1, -(outcome.totals?.[seat] ?? 0)]
  }
  const standings = seats.map((_, seat) => standing(seat))
  const before = (a: readonly [number, number], b: readonly [number, number]) =>
    a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])
  return standings.map(own => 1 + standings.filter(other => before(other, own)).length)
}

export interface Rated extends Strength {
  readonly place: number
}

/** What each is thought to be after a game with these places. */
export function rated(players: readonly Rated[]): readonly Strength[] {
  const teams = players.map(({ mu, sigma }) => [{ mu, sigma }])
  // Every pair is compared: with the model that only looks at the order, a tie would lift whoever comes behind it.
  const after = rate(teams, { rank: players.map(player => player.place), model: bradleyTerryFull })
  return after.map(([{ mu, sigma }]) => ({ mu, sigma }))
}

export interface RatingChange {
  readonly seat: number
  readonly user: string
  readonly place: number
  /** As shown: before and after the game. */
  readonly before: number
  readonly after: number
}

type EndedTable = Pick<Selectable<GameTableRow>, 'id' | 'game' | 'rated'>
type EndedSeat = Pick<Selectable<SeatRow>, 'seat' | 'user_id' | 'stand_in' | 'resigned'>

/** Those to be rated in the order of their seats; undefined: the game does not count. */
function finishers(table: EndedTable, seats: readonly EndedSeat[], outcome: Outcome) {
  if (!table.rated || seats.length < 2) return undefined
  const ordered = [...seats].sort((a, b) => a.seat - b.seat)
  const people = ordered.flatMap(({ user_id }) => user_id ?? [])
  // A bot's seat, an account that is gone, or one person twice: nothing is measured.
  if (people.length < seats.length || new Set(people).size < people.length) return undefined
  const ends = ordered.map(({ resigned, stand_in }) => ({ out: resigned || stand_in !== null }))
  // Nobody has won: ended by agreement. Nobody was there any more: bots have played each other.
  if (outcome.winners.length === 0 || ends.every(end => end.out)) return undefined
  const places = placesOf(outcome, ends)
  return ordered.map(({ seat }, i) => ({ seat, user: people[i], place: places[i] }))
}

/** Rates a table that ends now. Answers what has changed by seat; nothing where the game does not count. */
export async function rateTable(
  trx: Transaction<Schema>,
  table: EndedTable,
  seats: readonly EndedSeat[],
  outcome: Outcome,
  now: number,
): Promise<readonly RatingChange[]> {
  const players = finishers(table, seats, outcome)
  if (!players) return []
  const { game } = table
  // Always in the same order: two tables that end at once do not wait for each other in a circle.
  const users = players.map(player => player.user).sort()
  await trx
    .insertInto('rating')
    .values(users.map(user_id => ({ user_id, game, ...NEWCOMER, games: 0, wins: 0, time: now })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const rows = await trx
    .selectFrom('rating')
    .select(['user_id', 'mu', 'sigma', 'games', 'wins'])
    .where('game', '=', game)
    .where('user_id', 'in', users)
    .orderBy('user_id')
    .forUpdate()
    .execute()
  const known = await trx.selectFrom('rating_change').select('user_id').where('table_id', '=', table.id).execute()
  if (known.length > 0) return []
  const held = new Map(rows.map(row => [row.user_id, row]))
  const before = players.map(player => {
    const row = held.get(player.user)
    if (!row) throw new Error(`no rating of ${player.user} at ${game} to lock`)
    return { ...player, ...row }
  })
  const after = rated(before)
  const changed = before.map((player, i) => ({ ...player, ...after[i] })).sort((a, b) => (a.user < b.user ? -1 : 1))
  for (const { user, mu, sigma, games, wins, place } of changed) {
    await trx
      .updateTable('rating')
      .set({ mu, sigma, games: games + 1, wins: place === 1 ? wins + 1 : wins, time: now })
      .where('user_id', '=', user)
      .where('game', '=', game)
      .execute()
  }
  await trx
    .insertInto('rating_change')
    .values(
      changed.map(({ user, mu, sigma, place }) => ({
        user_id: user,
        game,
        table_id: table.id,
        mu,
        sigma,
        place,
        time: now,
      })),
    )
    .execute()
  return before.map((player, i) => ({
    seat: player.seat,
    user: player.user,
    place: player.place,
    before: shownRating(player).rating,
    after: shownRating(after[i]).rating,
  }))
}
