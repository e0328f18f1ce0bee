// From a word to a player, with what a game's own players need: `random`, `sensible`, `mcts:1000`. Knows no game itself, so
// that a page loads only the players of the game it plays.

import type { Game, Options, Problem } from '@tabularium/kernel'
import type { Bot, Budget } from './bot.ts'
import { mctsBot } from './mcts.ts'
import type { NetEncoder } from './net/encoder.ts'
import { netBot } from './net/net-bot.ts'
import { randomBot } from './random.ts'
import { PLAIN, type SearchSetting, type Tuning } from './tuning.ts'

/** What was written for one game; what is absent does not exist yet. */
export interface Players {
  sensible?(game: Game, seed: string | number): Bot
  careless?(game: Game, seed: string | number): Bot
  tuning?(game: Game): Tuning
  /** What an analysis is told, where that is not what the search is: it needs chances of winning, not only the better move. */
  judging?(game: Game): Tuning
  plan?(game: Game, setting: SearchSetting): Bot
  /** What a trained network is told of the game. */
  readonly encoder?: NetEncoder
}

export const BOT_KINDS: readonly { readonly name: string; readonly what: string }[] = [
  { name: 'random', what: 'plays any legal move at random' },
  { name: 'sensible', what: 'hand-written; looks one move ahead' },
  { name: 'careless', what: 'like sensible, but misjudges moves; some games only' },
  { name: 'mcts', what: 'tree search; mcts:1000 searches 1000 iterations per move, mcts:500ms half a second' },
  { name: 'net', what: 'tree search with a trained network; net:1000, net:500ms; some games only' },
  { name: 'plan', what: 'plays out sensible’s best moves; plan:100 does so 100 times per move; some games only' },
]

const ITERATIONS = 1000
const MOST_ITERATIONS = 100_000_000
const MOST_MS = 3_600_000

const kinds = BOT_KINDS.map(({ name, what }) => `${name} (${what})`).join('; ')

/** The budget after the colon, or undefined where it cannot be read. */
function parseBudget(text: string): Budget | undefined {
  const [, digits, ms] = /^([1-9]\d{0,8})(ms)?$/.exec(text) ?? []
  const amount = Number(digits)
  if (ms) return amount <= MOST_MS ? { ms: amount } : undefined
  return amount <= MOST_ITERATIONS ? { iterations: amount } : undefined
}

/** What a bot may need besides its name. */
export interface PlayerNeeds {
  /** The file of the game's trained network. */
  readonly weights?: Uint8Array | undefined
  /** What the table plays with, where that is known before the first question. */
  readonly options?: Options | undefined
}

/** A bot for one seat of one game: `random`, `careless`, `sensible`, `mcts`, `mcts:1000`, `mcts:500ms`, `net:1000`, `plan:100`. */
export function playerOf(
  players: Players,
  spec: string,
  game: Game,
  seed: string | number,
  needs: PlayerNeeds = {},
): Bot | Problem {
  if (spec === 'random') return randomBot(seed)
  const [kind, text = String(ITERATIONS), ...rest] = spec.split(':')
  const isAbsent = (kind === 'plan' && !players.plan) || (kind === 'net' && !players.encoder)
  if (spec === 'sensible' || spec === 'careless' || isAbsent) {
    const others = ['random', ...(spec !== 'sensible' && players.sensible ? ['sensible'] : []), 'mcts']
    const made = spec === 'sensible' || spec === 'careless' ? players[spec]?.(game, seed) : undefined
    return made ?? { problem: `there is no bot '${spec}' for ${game.id} yet; there are: ${others.join(', ')}` }
  }
  if (kind !== 'mcts' && kind !== 'plan' && kind !== 'net')
    return { problem: `there is no bot '${spec}'; there are: ${kinds}` }
  const budget = rest.length > 0 ? undefined : parseBudget(text)
  if (!budget) {
    return {
      problem: `'${spec}': after '${kind}:' comes a number of iterations from 1 to ${MOST_ITERATIONS}, or of milliseconds from 1 to ${MOST_MS} with 'ms' after it; there are: ${kinds}`,
    }
  }
  const setting = { name: spec, budget, seed, tuning: players.tuning?.(game) ?? PLAIN }
  if (kind === 'plan' && players.plan) return players.plan(game, setting)
  if (kind === 'net' && players.encoder) return netBot(game, players.encoder, setting, needs)
  return mctsBot(game, setting)
}
