// Proof that the way from nothing to a player works: games of a plain search with itself, a small network taught by them,
// and its policy alone, without any search, against moves at random.

import { type Action, type Config, FastChance, type Game, type State, type View } from '@tabularium/kernel'
import { playGame } from '../match.ts'
import { mctsBot } from '../mcts.ts'
import { randomBot } from '../random.ts'
import { wilson } from '../rating.ts'
import type { Tuning } from '../tuning.ts'
import { type NetEncoder, seatsOfGame } from './encoder.ts'
import { type Net, tuneByNet } from './net.ts'
import { quantise, shapeOf } from './network.ts'
import { newSampleWriter } from './samples.ts'
import { SELF_PLAY, selfPlay, WITHOUT_NET } from './self-play.ts'
import { type Epoch, newWeights, TRAINER, train } from './trainer.ts'

export interface VerifySetting {
  /** Of self-play, and of the search's iterations for each of its moves. */
  readonly games: number
  readonly iterations: number
  readonly epochs: number
  /** Of the layers. */
  readonly width: number
  readonly hidden: number
  /** Games against `random`. */
  readonly matches: number
  readonly seed: string
}

export const VERIFY: VerifySetting = {
  games: 300,
  iterations: 100,
  epochs: 6,
  width: 32,
  hidden: 16,
  matches: 200,
  seed: '1',
}

export interface Verified {
  readonly positions: number
  readonly epochs: readonly Epoch[]
  /** The share of the games won against `random`, and its 95% interval. */
  readonly won: number
  readonly low: number
  readonly high: number
}

export async function verify<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  encoder: NetEncoder<S, A>,
  tuning: Tuning<S, A>,
  setting: VerifySetting,
): Promise<Verified> {
  const { games, iterations, width, hidden, matches, seed } = setting
  const config: Config = { seats: seatsOfGame(encoder, 0), options: encoder.options }
  const writer = newSampleWriter(encoder.seats)
  for (let i = 0; i < games; i++)
    selfPlay(game, config, encoder, { ...SELF_PLAY, ...WITHOUT_NET, tuning, iterations }, `${seed}/${i}`, writer)
  const positions = writer.size

  const shape = shapeOf(encoder, width, hidden)
  const weights = newWeights(shape, seed)
  const epochs: Epoch[] = []
  train(shape, weights, writer.take(), { ...TRAINER, batch: 128, epochs: setting.epochs, seed }, epoch =>
    epochs.push(epoch),
  )

  const net: Net = {
    header: {
      format: 1,
      game: game.id,
      rules: game.rules,
      encoder: encoder.version,
      options: encoder.options,
      shape,
      generation: 0,
      games,
      commit: '',
      seed,
    },
    weights: quantise(shape, weights),
  }
  // Of the plain search no more than how it counts: the network's own policy is on trial.
  const taught = tuneByNet(game, encoder, net, tuning.reward ? { reward: tuning.reward } : {})
  const chance = new FastChance(seed)
  let won = 0
  for (let i = 0; i < matches; i++) {
    const mine = i % config.seats
    const bots = Array.from({ length: config.seats }, (_, seat) =>
      seat === mine
        ? mctsBot(game, { name: 'net:1', budget: { iterations: 1 }, seed: chance.next(), tuning: taught })
        : randomBot<V, A>(chance.next()),
    )
    const { winners } = (await playGame(game, config, bots, `${seed}/match/${i}`)).result
    if (winners.includes(mine)) won += 1 / winners.length
  }
  return { positions, epochs, won: won / matches, ...wilson(won, matches) }
}
