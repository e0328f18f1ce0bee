// A small network of random weights, for tests that need one and not a good one.

import type { Game } from '@tabularium/kernel'
import type { NetEncoder } from './encoder.ts'
import type { NetHeader } from './net.ts'
import { quantise, shapeOf } from './network.ts'
import { newWeights } from './trainer.ts'

type EncoderFacts = Parameters<typeof shapeOf>[0] & Pick<NetEncoder, 'version' | 'options'>

export function untrainedNet(game: Game, encoder: EncoderFacts) {
  const shape = shapeOf(encoder, 16, 8)
  const header: NetHeader = {
    format: 1,
    game: game.id,
    rules: game.rules,
    encoder: encoder.version,
    options: encoder.options,
    shape,
    generation: 0,
    games: 0,
    commit: 'none',
    seed: '1',
  }
  return { header, weights: quantise(shape, newWeights(shape, 'untrained')) }
}
