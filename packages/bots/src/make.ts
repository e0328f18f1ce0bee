// From a word to a player of any game: for programs that have all games at hand.

import type { Game, Options, Problem } from '@tabularium/kernel'
import { type JudgeFor, judgeOf } from './analysis/index.ts'
import type { Bot } from './bot.ts'
import { weightsOf } from './net/weights.ts'
import { type Players, playerOf } from './player.ts'
import { players as assyrianWars } from './players/assyrian-wars.ts'
import { players as gloryToRome } from './players/glory-to-rome.ts'
import { players as mareNostrum } from './players/mare-nostrum.ts'
import { players as wondersDuel } from './players/wonders-duel.ts'

/** The bots written for each game; one that is not here has those that play any game. */
export const PLAYERS: Readonly<Record<string, Players>> = {
  'assyrian-wars': assyrianWars,
  'glory-to-rome': gloryToRome,
  'mare-nostrum': mareNostrum,
  'wonders-duel': wondersDuel,
}

const playersOf = (game: Game): Players => (Object.hasOwn(PLAYERS, game.id) ? PLAYERS[game.id] : {})

/** A bot for one seat of one game: `random`, `careless`, `sensible`, `mcts`, `mcts:1000`, `mcts:500ms`, `net:1000`,
 *  `plan:100`. Where a trained network is asked for, the table's options tell at once who plays in its place, if need be. */
export function makeBot(spec: string, game: Game, seed: string | number, options?: Options): Bot | Problem {
  const players = playersOf(game)
  const weights = /^net(?::|$)/.test(spec) && players.encoder ? weightsOf(game.id) : undefined
  return playerOf(players, spec, game, seed, { weights, options })
}

/** Who judges the decisions of a game in an analysis: its strongest player. */
export function makeJudge(game: Game, options: Options): JudgeFor {
  const players = playersOf(game)
  return judgeOf(players, game, { weights: players.encoder && weightsOf(game.id), options })
}
