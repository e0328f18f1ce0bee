// Many games between bots: who sits where in which game, and what came of it. Every game follows from the seed and its
// number alone, so that games can be spread over any number of workers and played again one by one.

import { type Config, FastChance, type Game, isProblem, type Problem, type Seat } from '@tabularium/kernel'
import type { Bot } from './bot.ts'
import { makeBot } from './make.ts'
import { type Match, playGame } from './match.ts'
import { type Interval, ratings, wilson } from './rating.ts'

export interface Pairing {
  /** From 0. */
  readonly number: number
  /** The bot in each seat. */
  readonly bots: readonly string[]
}

/** All ways to fill the seats with bots, order apart: each bot at most once where there are enough of them, and not only one
 *  kind of them where several have room. */
function lineUps(bots: readonly string[], seats: number): string[][] {
  const again = bots.length < seats
  const fill = (from: number, left: number): string[][] =>
    left === 0
      ? [[]]
      : bots.slice(from).flatMap((bot, i) => fill(from + i + (again ? 0 : 1), left - 1).map(rest => [bot, ...rest]))
  const all = fill(0, seats)
  return bots.length < 2 || seats < 2 ? all : all.filter(lineUp => new Set(lineUp).size > 1)
}

/** `games` games in all: every line-up in turn, and from one round to the next everybody one seat further. */
export function pairings(bots: readonly string[], games: number, seats: number): readonly Pairing[] {
  const all = lineUps([...new Set(bots)], seats)
  return Array.from({ length: games }, (_, number) => {
    const lineUp = all[number % all.length]
    const shift = Math.floor(number / all.length) % seats
    return { number, bots: lineUp.map((_bot, seat) => lineUp[(seat + shift) % seats]) }
  })
}

const makeBotByName: BotMaker = (spec, game, seed) => makeBot(spec, game, seed)

/** Who makes the bots of an arena: `makeBot`, or somebody who knows programs besides. */
export type BotMaker = (spec: string, game: Game, seed: string, config: Config) => Bot | Problem

/** Plays one game of an arena. */
export async function playPairing(
  game: Game,
  config: Config,
  { number, bots }: Pairing,
  seed: string | number,
  most?: number,
  make: BotMaker = makeBotByName,
): Promise<Match | Problem> {
  const players: Bot[] = []
  for (const [seat, spec] of bots.entries()) {
    const bot = make(spec, game, `${seed}/${number}/${seat}`, config)
    if (isProblem(bot)) return bot
    players.push(bot)
  }
  return playGame(game, config, players, `${seed}/${number}`, most)
}

export interface Played {
  /** The bot in each seat. */
  readonly bots: readonly string[]
  /** None: unfinished. */
  readonly winners: readonly Seat[]
}

export interface StandingsRow {
  /** Seats taken: a bot that sits at a table twice counts twice. */
  readonly games: number
  readonly wins: number
  /** Shared wins. */
  readonly draws: number
  /** Wins and half the draws, of all games; and between what it lies, with 95 per cent certainty. */
  readonly winRate: number
  readonly low: number
  readonly high: number
  /** Elo scale: `random` has 0, or, where it does not play, the mean is 0. */
  readonly rating: number
}

export interface Tally {
  readonly games: number
  /** Games broken off without a winner. They count as played by everybody and won by nobody. */
  readonly unfinished: number
  readonly bots: Readonly<Record<string, StandingsRow>>
}

/** The order of the games makes no difference. */
export function tally(played: readonly Played[]): Tally {
  const names = [...new Set(played.flatMap(({ bots }) => bots))].sort()
  const rows = names.map(() => ({ games: 0, wins: 0, draws: 0 }))
  const beat = names.map(() => names.map(() => 0))
  for (const { bots, winners } of played) {
    const players = bots.map(name => names.indexOf(name))
    for (const [seat, player] of players.entries()) {
      const row = rows[player]
      row.games++
      if (!winners.includes(seat)) continue
      if (winners.length === 1) row.wins++
      else row.draws++
      // Losers of the same game tell nothing about each other.
      for (const [otherSeat, other] of players.entries()) {
        if (other === player) continue
        beat[player][other] += winners.includes(otherSeat) ? 0.5 : 1
      }
    }
  }
  const anchor = names.indexOf('random')
  const rated = ratings(beat, anchor < 0 ? undefined : anchor)
  const standings = rows.map(({ games, wins, draws }, i): StandingsRow => {
    const won = wins + draws / 2
    return { games, wins, draws, winRate: won / games, ...wilson(won, games), rating: rated[i] }
  })
  const unfinished = played.filter(({ winners }) => winners.length === 0).length
  return { games: played.length, unfinished, bots: Object.fromEntries(names.map((name, i) => [name, standings[i]])) }
}

const RESAMPLES = 200

/** Between what each rating lies with 95 per cent certainty: the same games drawn again and again with replacement (bootstrap). */
export function ratingIntervals(
  played: readonly Played[],
  seed: string | number = 'intervals',
): Readonly<Record<string, Interval>> {
  const chance = new FastChance(seed)
  const found: Record<string, number[]> = {}
  for (let i = 0; i < RESAMPLES; i++) {
    const again = played.map(() => played[chance.number(played.length)])
    for (const [name, { rating }] of Object.entries(tally(again).bots)) (found[name] ??= []).push(rating)
  }
  const at = (list: readonly number[], share: number): number =>
    list[Math.min(list.length - 1, Math.floor(share * list.length))]
  return Object.fromEntries(
    Object.entries(found).map(([name, list]) => {
      const sorted = list.toSorted((a, b) => a - b)
      return [name, { low: at(sorted, 0.025), high: at(sorted, 0.975) }]
    }),
  )
}
