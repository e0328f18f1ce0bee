// The player with a trained network, and the plain search that plays in its place where no network fits.

import { type Game, isProblem, type Options, type Problem, sayOptions, type View } from '@tabularium/kernel'
import type { Bot, Budget, Fallback } from '../bot.ts'
import { mctsBot } from '../mcts.ts'
import { PLAIN, type SearchSetting, type Tuning } from '../tuning.ts'
import type { NetEncoder } from './encoder.ts'
import { type Net, playsWith, tuneByNet, unpackNet } from './net.ts'

/** The plain search gets so many times the iterations where the encoder does not say, and is weaker all the same. A limit in
 *  time stays what it is. */
export const PLAIN_ITERATIONS = 4

interface Ready {
  readonly net: Net
  readonly tuning: Tuning
}

/** By the file: bots of one thread share the weights and the sums, since what a net says depends on the position alone. */
const ready = new WeakMap<Uint8Array, Ready | Problem>()

function readyNet(game: Game, encoder: NetEncoder, file: Uint8Array, plain: Tuning): Ready | Problem {
  if (encoder.knows?.(game) === false)
    return { problem: `the network knows another ${game.id} than the one played here` }
  const before = ready.get(file)
  if (before) return before
  const net = unpackNet(file, game, encoder)
  const made = isProblem(net) ? net : { net, tuning: tuneByNet(game, encoder, net, plain) }
  ready.set(file, made)
  return made
}

const plainBudget = ({ iterations, ms }: Budget, times: number): Budget => ({
  ...(iterations !== undefined && { iterations: Math.ceil(times * iterations) }),
  ...(ms !== undefined && { ms }),
})

const specOf = ({ iterations, ms }: Budget): string => `mcts:${iterations ?? `${ms}ms`}`

/** How a search plays with the network, where one fits; else why not. */
export function netTuning(
  game: Game,
  encoder: NetEncoder,
  plain: Tuning,
  { weights, options }: { readonly weights?: Uint8Array | undefined; readonly options: Options },
): Tuning | Problem {
  if (weights === undefined) return { problem: `there is no trained network for ${game.id} here` }
  const found = readyNet(game, encoder, weights, plain)
  if (isProblem(found)) return found
  return playsWith(found.net, encoder, options)
    ? found.tuning
    : { problem: `the network knows ${sayOptions(found.net.header.options)}, not ${sayOptions(options)}` }
}

/** `setting.tuning` is that of the plain search, which plays where no network fits. */
export function netBot(
  game: Game,
  encoder: NetEncoder,
  setting: SearchSetting,
  { weights, options }: { readonly weights?: Uint8Array | undefined; readonly options?: Options | undefined },
): Bot {
  const found: Ready | Problem =
    weights === undefined
      ? { problem: `there is no trained network for ${game.id} here` }
      : readyNet(game, encoder, weights, setting.tuning ?? PLAIN)
  let fallback: Fallback | undefined
  let player: Bot | undefined

  const fallBack = (because: Fallback['because'], why: string): Bot => {
    const budget = plainBudget(setting.budget, encoder.plainIterations ?? PLAIN_ITERATIONS)
    fallback = { spec: specOf(budget), because, why }
    return mctsBot(game, { ...setting, budget })
  }

  const sitDown = (played: Options): Bot => {
    if (isProblem(found)) return fallBack('net', found.problem)
    const { net, tuning } = found
    const likes = setting.tuning?.likes
    return playsWith(net, encoder, played)
      ? mctsBot(game, { ...setting, tuning: likes ? { ...tuning, likes } : tuning })
      : fallBack('options', `the network knows ${sayOptions(net.header.options)}, not ${sayOptions(played)}`)
  }

  if (options) player = sitDown(options)
  return {
    name: setting.name,
    get fallback() {
      return fallback
    },
    choose(question) {
      player ??= sitDown(encoder.optionsOf(question.view as View))
      return player.choose(question)
    },
  }
}
