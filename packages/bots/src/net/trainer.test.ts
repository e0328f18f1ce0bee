import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, it } from 'vitest'
import { tuneWondersDuel } from '../tuning/wonders-duel.ts'
import { layoutOf, type NetShape } from './network.ts'
import { newSampleWriter, type Samples } from './samples.ts'
import { indexOf, newGradientPass, newWeights, TRAINER, type TrainerSetting, train } from './trainer.ts'
import { type VerifySetting, verify } from './verify.ts'
import { encoder } from './wonders-duel.ts'

/** As small as a network gets, with three seats, so that every part of it has more than one row. */
const SHAPE: NetShape = { features: 7, mostActive: 4, moveRows: 5, seats: 3, width: 6, hidden: 4 }
const NO_ROW = 65535

function samplesOf(): Samples {
  const writer = newSampleWriter(SHAPE.seats)
  writer.add({
    features: [0, 2, 5],
    rows: [0, NO_ROW, NO_ROW, 1, 3, 4, 4, NO_ROW, 2],
    shares: [0.5, 0.25, 0.25],
    result: [1, 0, 0],
    expected: [0.4, 0.4, 0.2],
  })
  writer.add({
    features: [1, 2, 6],
    rows: [2, NO_ROW, NO_ROW, 3, 3, 1],
    shares: [0.1, 0.9],
    result: [0, 0.5, 0.5],
    expected: [0.3, 0.1, 0.6],
  })
  // Two sit at the table: the third seat has neither result nor expectation.
  writer.add({
    features: [3, 4],
    rows: [],
    shares: [],
    result: [0, 1, 0],
    expected: [0.3, 0.7, 0],
  })
  return writer.take()
}

const POSITIONS = [0, 1, 2]

/** So small a step that a bend of a ReLU is met by few weights, so large that floats tell the difference. */
const STEP = 2 ** -9

describe('the gradient', () => {
  it('is the slope of the loss, weight by weight', () => {
    const samples = samplesOf()
    const weights = newWeights(SHAPE, 'slope')
    // Biases begin at 0, where half of the cells would be asleep.
    const at = layoutOf(SHAPE)
    for (let i = 0; i < weights.length; i++) weights[i] += i >= at.firstBias && i < at.second ? 0.4 : 0.05
    const setting: TrainerSetting = { ...TRAINER, resultShare: 0.6, moveWeight: 0.7 }
    const pass = newGradientPass(SHAPE, weights, samples, indexOf(samples), setting)
    const loss = (): number =>
      POSITIONS.reduce((sum, position) => {
        const { value, moves } = pass.test(position)
        return sum + value + setting.moveWeight * moves
      }, 0)
    const gradient = new Float32Array(weights.length)
    for (const position of POSITIONS) pass.learn(position, gradient)
    const slopes = Array.from(weights, (weight, i) => {
      weights[i] = weight + STEP
      const more = loss()
      weights[i] = weight - STEP
      const less = loss()
      weights[i] = weight
      return (more - less) / (2 * STEP)
    })
    expect(slopes.filter(slope => Math.abs(slope) > 0.01).length).toBeGreaterThan(weights.length / 3)
    for (const [i, slope] of slopes.entries()) expect(gradient[i], `weight ${i}`).toBeCloseTo(slope, 3)
  })
})

describe('training', () => {
  const trained = (seed: string) => {
    const weights = newWeights(SHAPE, 'same')
    const losses: number[] = []
    const setting = { ...TRAINER, epochs: 60, batch: 1, seed }
    train(SHAPE, weights, samplesOf(), setting, ({ trained }) => losses.push(trained.value + trained.moves))
    return { weights, losses }
  }

  it('gives the same weights for the same seed, and others for another', () => {
    expect(trained('a').weights).toEqual(trained('a').weights)
    expect(trained('a').weights).not.toEqual(trained('b').weights)
  })

  it('loses less and less', () => {
    const { losses } = trained('a')
    expect(losses.at(-1)).toBeLessThan(0.9 * losses[0])
  })
})

/** `npm run train -- wonders-duel verify`, made short. */
const SHORT: VerifySetting = {
  games: 30,
  iterations: 40,
  epochs: 4,
  width: 16,
  hidden: 8,
  matches: 40,
  seed: 'short',
}

describe('from nothing', () => {
  it('a small network comes to be that is stronger than moves at random, without any search', async () => {
    const { positions, epochs, won, low } = await verify(wondersDuel, encoder, tuneWondersDuel, SHORT)
    expect(positions).toBeGreaterThan(30 * 50)
    expect(epochs).toHaveLength(SHORT.epochs)
    expect(won).toBeGreaterThan(0.7)
    expect(low).toBeGreaterThan(0.5)
  })

  it('one that has learned nothing is not', async () => {
    const { low } = await verify(wondersDuel, encoder, tuneWondersDuel, { ...SHORT, games: 1, epochs: 0 })
    expect(low).toBeLessThan(0.5)
  })
})
