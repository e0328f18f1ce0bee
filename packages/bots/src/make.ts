// From a word to a player: `random`, `sensible`, `mcts:1000`.

import { gloryToRome } from '@tabularium/glory-to-rome'
import type { Game, Problem } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import type { Bot, Budget } from './bot.ts'
import { mctsBot } from './mcts.ts'
import { randomBot } from './random.ts'
import { CARELESS, sensibleGloryToRome } from './sensible/glory-to-rome.ts'
import { sensibleWondersDuel } from './sensible/wonders-duel.ts'
import { tuneGloryToRome } from './tuning/glory-to-rome.ts'
import { tuneWondersDuel } from './tuning/wonders-duel.ts'
import { PLAIN, type Tuning } from './tuning.ts'

export const BOT_KINDS: readonly { readonly name: string; readonly what: string }[] = [
  { name: 'random', what: 'any legal move, each alike' },
  { name: 'sensible', what: 'a hand-written player that looks one move ahead' },
  { name: 'careless', what: 'the same, but it misjudges moves; for some games' },
  { name: 'mcts', what: 'tree search; mcts:1000 thinks for 1000 iterations a move, mcts:500ms for half a second' },
]

const SENSIBLE: Readonly<Record<string, (seed: string | number) => Bot>> = {
  [gloryToRome.id]: seed => sensibleGloryToRome(seed) as Bot,
  [wondersDuel.id]: seed => sensibleWondersDuel(seed) as Bot,
}

const CARELESS_ONES: Readonly<Record<string, (seed: string | number) => Bot>> = {
  [gloryToRome.id]: seed => sensibleGloryToRome(seed, CARELESS) as Bot,
}

const TUNINGS: Readonly<Record<string, Tuning>> = {
  [gloryToRome.id]: tuneGloryToRome as Tuning,
  [wondersDuel.id]: tuneWondersDuel as Tuning,
}

const ITERATIONS = 1000
const MOST_ITERATIONS = 100_000_000
const MOST_MS = 3_600_000

const kinds = BOT_KINDS.map(({ name, what }) => `${name} (${what})`).join('; ')

/** The budget after `mcts:`, or undefined where it cannot be read. */
function parseBudget(text: string): Budget | undefined {
  const [, digits, ms] = /^([1-9]\d{0,8})(ms)?$/.exec(text) ?? []
  const amount = Number(digits)
  if (ms) return amount <= MOST_MS ? { ms: amount } : undefined
  return amount <= MOST_ITERATIONS ? { iterations: amount } : undefined
}

/** A bot for one seat of one game: `random`, `careless`, `sensible`, `mcts`, `mcts:1000`, `mcts:500ms`. */
export function makeBot(spec: string, game: Game, seed: string | number): Bot | Problem {
  if (spec === 'random') return randomBot(seed)
  if (spec === 'sensible' || spec === 'careless') {
    const makers = spec === 'sensible' ? SENSIBLE : CARELESS_ONES
    const make = Object.hasOwn(makers, game.id) ? makers[game.id] : undefined
    const others = ['random', ...(spec === 'careless' && Object.hasOwn(SENSIBLE, game.id) ? ['sensible'] : []), 'mcts']
    return make?.(seed) ?? { problem: `there is no bot '${spec}' for ${game.id} yet; there are: ${others.join(', ')}` }
  }
  const [kind, text = String(ITERATIONS), ...rest] = spec.split(':')
  if (kind !== 'mcts') return { problem: `there is no bot '${spec}'; there are: ${kinds}` }
  const budget = rest.length > 0 ? undefined : parseBudget(text)
  if (!budget) {
    return {
      problem: `'${spec}': after 'mcts:' comes a number of iterations from 1 to ${MOST_ITERATIONS}, or of milliseconds from 1 to ${MOST_MS} with 'ms' after it; there are: ${kinds}`,
    }
  }
  const tuning = Object.hasOwn(TUNINGS, game.id) ? TUNINGS[game.id] : PLAIN
  return mctsBot(game, { name: spec, budget, seed, tuning })
}
