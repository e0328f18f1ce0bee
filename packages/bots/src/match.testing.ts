// Matches for tests of bots in one game: bots are made by their names, seated, and their wins counted.

import {
  type Action,
  type Config,
  completeOptions,
  FastChance,
  type Game,
  isProblem,
  legalList,
  type Options,
  type Seat,
  type State,
  type View,
} from '@tabularium/kernel'
import type { Bot } from './bot.ts'
import { makeBot } from './make.ts'
import { type Match, playGame } from './match.ts'

export interface Matches<S extends State, V extends View, A extends Action> {
  /** Options as given, the others as usual. */
  optionsOf(given: Readonly<Record<string, string>>): Options
  botOf(spec: string, seed: string): Bot
  /** A game of these bots, by seat. */
  play(specs: readonly string[], config: Config, seed: string | number): Promise<Match>
  /** How often a bot on these seats, in a game each, won against others of one kind; shared wins count in part. */
  wins(spec: string, against: string, config: Config, seats: readonly Seat[]): Promise<number>
  /** What a bot does as long as it is the same seat's turn to choose, up to so many moves. */
  moves(bot: Bot<V, A>, s: S, most: number): string[]
}

/** The seat that moves on from game to game. */
export const roundTable = (seats: number, games: number): readonly Seat[] =>
  Array.from({ length: games }, (_, i) => i % seats)

export function matchesOf<S extends State, V extends View, A extends Action>(tried: Game<S, V, A>): Matches<S, V, A> {
  const game: Game = tried

  const botOf = (spec: string, seed: string): Bot => {
    const bot = makeBot(spec, game, seed)
    if ('problem' in bot) throw new Error(bot.problem)
    return bot
  }
  const play = (specs: readonly string[], config: Config, seed: string | number): Promise<Match> =>
    playGame(
      game,
      config,
      specs.map((spec, seat) => botOf(spec, `${seed}/${seat}`)),
      seed,
    )

  return {
    botOf,
    play,
    optionsOf(given) {
      const options = completeOptions(game.options, given)
      if (isProblem(options)) throw new Error(options.problem)
      return options
    },
    async wins(spec, against, config, seats) {
      let won = 0
      for (const [i, mine] of seats.entries()) {
        const specs = Array.from({ length: config.seats }, (_, seat) => (seat === mine ? spec : against))
        const { result } = await play(specs, config, i)
        if (result.winners.includes(mine)) won += 1 / result.winners.length
      }
      return won
    },
    moves(bot, s, most) {
      const made: string[] = []
      const [seat] = tried.waiting(s)
      while (made.length < most && tried.waiting(s)[0] === seat) {
        const legal = legalList(tried, s, seat)
        const action = bot.choose({ view: tried.view(s, seat), seat, legal })
        if (action instanceof Promise) throw new Error('it thinks for too long')
        made.push(action.notation)
        tried.apply(s, seat, action, new FastChance('scene'))
      }
      return made
    },
  }
}
