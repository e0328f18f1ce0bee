// Ratings: how strong a person is thought to be at a game (Weng and Lin's Bayesian model), and how sure that is. A game
// is rated once, in the transaction that ends it.

import { isTableEnd, type Outcome, type Seat } from '@tabularium/kernel'
import type { Selectable, Transaction } from 'kysely'
import { rate } from 'openskill'
import { bradleyTerryFull } from 'openskill/models'
import type { GameTableRow, Schema, SeatRow } from './database/schema.ts'
import { seasonPoints } from './seasons/season-points.ts'

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

/** As `shownRating` rounds it. */
export const shownMu = (mu: number): number => shownRating({ ...NEWCOMER, mu }).rating

export interface Finisher {
  /** Has resigned, left for good, or run out of time. */
  readonly out: boolean
  /** Could have come back, and a bot plays the seat in the end. */
  readonly away?: boolean
}

type FinishRank = readonly [part: number, points: number]

const isBefore = (a: FinishRank, b: FinishRank): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])

/**
 * The place of each seat, 1 for the first; equals share one. Winners come first, then the others by their points where
 * there are any. Whoever is out comes last, whatever the bot in the seat has achieved. A bot wins nothing for somebody
 * who is only away: such a seat shares the place of the best who stayed.
 */
export function placesOf(outcome: Outcome, seats: readonly Finisher[]): readonly number[] {
  const reached = seats.map(({ out }, seat): FinishRank => {
    if (out) return [2, 0]
    return outcome.winners.includes(seat) ? [0, 0] : [1, -(outcome.totals?.[seat] ?? 0)]
  })
  const stayed = reached.filter((_, seat) => !seats[seat].away)
  const best = stayed.reduce<FinishRank>((first, next) => (isBefore(next, first) ? next : first), [2, 0])
  const standings = reached.map((own, seat) => (seats[seat].away && isBefore(own, best) ? best : own))
  return standings.map(own => 1 + standings.filter(other => isBefore(other, own)).length)
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

/** So long a game is remembered between two people. */
export const PAIR_MS = 30 * 86_400_000

/**
 * How much a game counts for each who played it. The n-th rated game that two people play with each other within thirty
 * days counts one n-th; with more people at the table, each has the mean over the others. `known[i][j]`: how many such
 * games these two have behind them.
 */
export const weightsOf = (known: readonly (readonly number[])[]): readonly number[] =>
  known.map((games, own) => {
    const parts = games.filter((_, other) => other !== own).map(before => 1 / (1 + before))
    return parts.reduce((sum, part) => sum + part, 0) / parts.length
  })

/** A part of the way from what somebody was thought to be to what the game alone would make of them. */
export const partly = (before: Strength, after: Strength, weight: number): Strength => ({
  mu: before.mu + weight * (after.mu - before.mu),
  sigma: before.sigma + weight * (after.sigma - before.sigma),
})

export interface RatingChange {
  readonly seat: Seat
  readonly user: string
  readonly place: number
  /** As shown: before and after the game. */
  readonly before: number
  readonly after: number
}

type EndedTable = Pick<Selectable<GameTableRow>, 'id' | 'game' | 'rated'>
type EndedSeat = Pick<
  Selectable<SeatRow>,
  'seat' | 'user_id' | 'bot' | 'stand_in' | 'resigned' | 'left_mu' | 'left_sigma'
>

interface Player {
  readonly seat: Seat
  /** Undefined: the account is gone since, and `left` says what it was worth. */
  readonly user: string | undefined
  readonly left: Strength | undefined
  readonly place: number
}

const leftOf = ({ left_mu: mu, left_sigma: sigma }: EndedSeat): Strength | undefined =>
  mu === null || sigma === null ? undefined : { mu, sigma }

/** Those to be rated in the order of their seats; undefined: the game does not count. */
function finishers(table: EndedTable, seats: readonly EndedSeat[], outcome: Outcome): readonly Player[] | undefined {
  if (!table.rated || seats.length < 2) return undefined
  const ordered = [...seats].sort((a, b) => a.seat - b.seat)
  const people = ordered.flatMap(({ user_id }) => user_id ?? [])
  // A bot's seat, or one person twice: nothing is measured.
  if (ordered.some(seat => seat.user_id === null && (seat.bot !== null || !leftOf(seat)))) return undefined
  if (new Set(people).size < people.length) return undefined
  const ends = ordered.map(({ user_id, resigned, stand_in }) => {
    const out = resigned || user_id === null
    // Where somebody gave up or ran out of time, it was not a bot that won.
    return { out, away: !out && stand_in !== null && !isTableEnd(outcome.reason) }
  })
  // Nobody has won: ended by agreement, or broken off. Nobody was there any more: bots have played each other.
  if (outcome.winners.length === 0 || ends.every(end => end.out || end.away)) return undefined
  const places = placesOf(outcome, ends)
  return ordered.map((seat, i) => ({
    seat: seat.seat,
    user: seat.user_id ?? undefined,
    left: leftOf(seat),
    place: places[i],
  }))
}

/** Whether each seat has made a move of its own, and nobody plays without an account. */
async function isEarnest(trx: Transaction<Schema>, table: string, players: readonly Player[]): Promise<boolean> {
  const moved = await trx
    .selectFrom('entry')
    .select('seat')
    .distinct()
    .where('table_id', '=', table)
    .where('kind', '=', 'move')
    .where('by', 'in', ['person', 'order'])
    .execute()
  if (players.some(({ seat }) => !moved.some(row => row.seat === seat))) return false
  const users = players.flatMap(({ user }) => user ?? [])
  const guests = trx.selectFrom('user').select('id').where('id', 'in', users).where('isAnonymous', '=', true)
  return (await guests.executeTakeFirst()) === undefined
}

/** How many rated games of the last thirty days each two of these have had with each other. */
async function gamesBetween(
  trx: Transaction<Schema>,
  game: string,
  players: readonly Player[],
  now: number,
): Promise<readonly (readonly number[])[]> {
  const users = players.flatMap(({ user }) => user ?? [])
  const rows = await trx
    .selectFrom('rating_change as own')
    .innerJoin('rating_change as other', 'other.table_id', 'own.table_id')
    .select(['own.user_id as one', 'other.user_id as two'])
    .select(({ fn }) => fn.countAll<number | string>().as('games'))
    .where('own.game', '=', game)
    .where('own.user_id', 'in', users)
    .where('other.user_id', 'in', users)
    .where('own.time', '>', now - PAIR_MS)
    .groupBy(['own.user_id', 'other.user_id'])
    .execute()
  return players.map(one =>
    players.map(two => Number(rows.find(row => row.one === one.user && row.two === two.user)?.games ?? 0)),
  )
}

/** The log of games, from which all ratings can be computed again (ratings-again.ts). */
async function writeGame(
  trx: Transaction<Schema>,
  { id: table_id, game }: EndedTable,
  players: readonly (Player & Strength)[],
  weights: readonly number[],
  time: number,
): Promise<void> {
  const { number } = await trx
    .insertInto('rated_game')
    .values({ table_id, game, time })
    .returning('number')
    .executeTakeFirstOrThrow()
  const points = seasonPoints(players, weights)
  await trx
    .insertInto('rated_seat')
    .values(
      players.map(({ seat, user = null, place, mu, sigma }, i) => ({
        ...{ rated_game: number, seat, user_id: user, place, mu, sigma, weight: weights[i], points: points[i] },
      })),
    )
    .execute()
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
  if (!players || !(await isEarnest(trx, table.id, players))) return []
  const { game } = table
  // Always in the same order: two tables that end at once do not wait for each other in a circle.
  const users = players.flatMap(player => player.user ?? []).sort()
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
    const strength = player.user === undefined ? player.left : held.get(player.user)
    if (!strength) throw new Error(`no rating of ${player.user} at ${game} to lock`)
    return { ...player, mu: strength.mu, sigma: strength.sigma }
  })
  const alone = rated(before)
  // Read after the rows are locked: games of the same people that ended meanwhile are among them.
  const weights = weightsOf(await gamesBetween(trx, game, players, now))
  const after = before.map((player, i) => partly(player, alone[i], weights[i]))
  const changed = before
    .flatMap(({ user, place, seat, mu }, i) =>
      user === undefined ? [] : { user, place, seat, mu_before: mu, ...after[i] },
    )
    .sort((a, b) => (a.user < b.user ? -1 : 1))
  for (const { user, mu, sigma, place } of changed) {
    const { games = 0, wins = 0 } = held.get(user) ?? {}
    await trx
      .updateTable('rating')
      .set({ mu, sigma, games: games + 1, wins: place === 1 ? wins + 1 : wins, time: now })
      .where('user_id', '=', user)
      .where('game', '=', game)
      .execute()
  }
  await writeGame(trx, table, before, weights, now)
  await trx
    .insertInto('rating_change')
    .values(
      changed.map(({ user, seat: _, ...rest }) => ({ user_id: user, game, table_id: table.id, ...rest, time: now })),
    )
    .execute()
  return changed
    .map(({ seat, user, place, mu, mu_before }) => ({
      seat,
      user,
      place,
      before: shownMu(mu_before),
      after: shownMu(mu),
    }))
    .sort((a, b) => a.seat - b.seat)
}
