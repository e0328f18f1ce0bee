// From a word to a player, with what a game's own players need: `random`, `sensible`, `mcts:1000`. Knows no game itself, so
// that a page loads only the players of the game it plays.

import { type Game, isProblem, type Options, type Problem } from '@tabularium/kernel'
import type { Bot, Budget } from './bot.ts'
import { carelessBot, MOST_CARELESS } from './careless.ts'
import { type CharacterId, type Characters, type Likes, splitSpec } from './character.ts'
import { heuristicBot, type Scoring, scoreWithLikes } from './heuristic-bot.ts'
import { mctsBot } from './mcts.ts'
import type { NetEncoder } from './net/encoder.ts'
import { netBot } from './net/net-bot.ts'
import { randomBot } from './random.ts'
import { PLAIN, type SearchSetting, type Tuning } from './tuning.ts'

/** What was written for one game; what is absent does not exist yet. */
export interface Players {
  sensible?(game: Game, seed: string | number): Bot
  careless?(game: Game, seed: string | number): Bot
  /** What a beginner's mistakes and a character's likings are measured by. */
  scoring?(game: Game, seed: string | number): Scoring
  readonly characters?: Characters
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
  { name: 'careless', what: 'like sensible, with mistakes; careless:60 makes more of them than careless:20' },
  { name: 'mcts', what: 'tree search; mcts:1000 searches 1000 iterations per move, mcts:500ms half a second' },
  { name: 'net', what: 'tree search with a trained network; net:1000, net:500ms; some games only' },
  { name: 'plan', what: 'plays out sensible’s best moves; plan:100 does so 100 times per move; some games only' },
]

const ITERATIONS = 1000
const MOST_ITERATIONS = 100_000_000
const MOST_MS = 3_600_000

const kinds = BOT_KINDS.map(({ name, what }) => `${name} (${what})`).join('; ')

/** A budget as specs have it (`1000`, `500ms`), or undefined where it cannot be read. */
export function parseBudget(text: string): Budget | undefined {
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

function likesOf({ characters = {} }: Players, spec: string, character: string, game: Game): Likes | Problem {
  const likes = Object.hasOwn(characters, character) ? characters[character as CharacterId] : undefined
  if (likes) return likes
  const known = Object.keys(characters)
  const others = known.length === 0 ? 'there are none' : `there are: ${known.join(', ')}`
  return { problem: `'${spec}': ${game.id} has no character '${character}'; ${others}` }
}

/** How careless, in percent; undefined where that cannot be read. */
function parsePercent(text: string): number | undefined {
  const percent = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN
  return percent <= MOST_CARELESS ? percent : undefined
}

/** A bot for one seat of one game: `random`, `sensible`, `careless:40`, `mcts`, `mcts:1000`, `mcts:500ms`, `net:1000`, `plan:100`;
 *  all but `random` with a character too: `mcts:1000+warrior`. */
export function playerOf(
  players: Players,
  spec: string,
  game: Game,
  seed: string | number,
  needs: PlayerNeeds = {},
): Bot | Problem {
  const { plain, character } = splitSpec(spec)
  if (plain === 'random' && character === undefined) return randomBot(seed)
  const likes = character === undefined ? undefined : likesOf(players, spec, character, game)
  if (likes !== undefined && isProblem(likes)) return likes
  const [kind, text = String(ITERATIONS), ...rest] = plain.split(':')
  const isAbsent = (kind === 'plan' && !players.plan) || (kind === 'net' && !players.encoder)
  if (plain === 'sensible' || kind === 'careless' || isAbsent) {
    const others = ['random', ...(plain !== 'sensible' && players.sensible ? ['sensible'] : []), 'mcts']
    const made = isAbsent ? undefined : byHeuristic(players, { spec, plain, likes }, game, seed)
    return made ?? { problem: `there is no bot '${spec}' for ${game.id} yet; there are: ${others.join(', ')}` }
  }
  if ((kind !== 'mcts' && kind !== 'plan' && kind !== 'net') || plain === 'random')
    return { problem: `there is no bot '${spec}'; there are: ${kinds}` }
  const budget = rest.length > 0 ? undefined : parseBudget(text)
  if (!budget) {
    return {
      problem: `'${spec}': after '${kind}:' comes a number of iterations from 1 to ${MOST_ITERATIONS}, or of milliseconds from 1 to ${MOST_MS} with 'ms' after it; there are: ${kinds}`,
    }
  }
  const setting = {
    name: spec,
    budget,
    seed,
    tuning: { ...(players.tuning?.(game) ?? PLAIN), ...(likes && { likes }) },
  }
  if (kind === 'plan' && players.plan) return players.plan(game, setting)
  if (kind === 'net' && players.encoder) return netBot(game, players.encoder, setting, needs)
  return mctsBot(game, setting)
}

interface Wanted {
  readonly spec: string
  readonly plain: string
  readonly likes: Likes | undefined
}

/** `sensible` and `careless`, with a character or without. */
function byHeuristic(
  players: Players,
  { spec, plain, likes }: Wanted,
  game: Game,
  seed: string | number,
): Bot | Problem | undefined {
  const scoring = players.scoring?.(game, seed)
  if (plain === 'sensible' && likes && scoring) return heuristicBot(spec, game, scoreWithLikes(scoring, likes), seed, 0)
  if (plain === 'sensible') return players.sensible?.(game, seed)
  if (plain === 'careless' && !likes) return players.careless?.(game, seed)
  if (!scoring) return undefined
  const percent = parsePercent(plain.slice('careless:'.length))
  if (percent === undefined)
    return { problem: `'${spec}': after 'careless:' comes a number of percent from 1 to ${MOST_CARELESS}` }
  return carelessBot(game, scoring, { name: spec, seed, percent, likes })
}
