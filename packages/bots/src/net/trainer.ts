// Teaching a network: AdamW with a one-cycle rate, in plain loops over flat arrays. The same samples and the same seed
// give the same weights on every machine but for what `Math.exp` and `Math.log` differ by.

import { FastChance } from '@tabularium/kernel'
import { FIRST_SCALE, firstLimit, LIMIT, layoutOf, MOST_ACTIVATION, type NetShape } from './network.ts'
import { NO_ROW, ONE, ROWS, type Samples } from './samples.ts'

export interface TrainerSetting {
  readonly epochs: number
  readonly batch: number
  /** The highest rate of the cycle. */
  readonly rate: number
  readonly decay: number
  /** How much of the value's target is what came of the game; the rest is what the search expected. */
  readonly resultShare: number
  /** The weight of the moves' cross entropy beside the value's. */
  readonly moveWeight: number
  readonly seed: string
}

export const TRAINER: TrainerSetting = {
  epochs: 5,
  batch: 1024,
  rate: 0.003,
  decay: 0.01,
  resultShare: 0.7,
  moveWeight: 0.5,
  seed: '1',
}

/** Random weights, scaled (as He initialisation does) so that sums keep their variance from layer to layer. */
export function newWeights(shape: NetShape, seed: string): Float32Array {
  const chance = new FastChance(seed)
  const at = layoutOf(shape)
  const weights = new Float32Array(at.size)
  const fill = (from: number, to: number, spread: number): void => {
    for (let i = from; i < to; i++) weights[i] = (chance.next() * 2 ** -31 - 1) * spread
  }
  fill(at.first, at.firstBias, Math.sqrt(3 / (shape.mostActive / 2)))
  fill(at.second, at.secondBias, Math.sqrt(6 / shape.width))
  fill(at.value, at.valueBias, 0.1)
  fill(at.move, at.moveBias, 0.1)
  return weights
}

export interface Losses {
  readonly value: number
  readonly moves: number
  /** Top-1 accuracy: the share of positions in which the net's favourite is the move that was tried most. */
  readonly agreed: number
}

/** Where each position's features and moves begin. */
export interface Index {
  readonly features: Uint32Array
  readonly moves: Uint32Array
}

export function indexOf({ featureCounts, moveCounts }: Samples): Index {
  const starts = (counts: Uint16Array): Uint32Array => {
    const list = new Uint32Array(counts.length + 1)
    for (let i = 0; i < counts.length; i++) list[i + 1] = list[i] + counts[i]
    return list
  }
  return { features: starts(featureCounts), moves: starts(moveCounts) }
}

const MOST = MOST_ACTIVATION / FIRST_SCALE

export interface GradientPass {
  /** Adds the gradient of one position, and says what it lost. */
  learn(position: number, gradient: Float32Array): Losses
  /** What it loses, without a gradient. */
  test(position: number): Losses
}

/** The forward and backward pass of one position. */
export function newGradientPass(
  shape: NetShape,
  weights: Float32Array,
  samples: Samples,
  index: Index,
  { resultShare, moveWeight }: TrainerSetting,
): GradientPass {
  const { width, hidden, seats } = shape
  const at = layoutOf(shape)
  const one = new Float64Array(width)
  const two = new Float64Array(hidden)
  const oneBack = new Float64Array(width)
  const twoBack = new Float64Array(hidden)
  const shares = new Float64Array(seats)
  let logits = new Float64Array(64)

  const forward = (position: number): void => {
    for (let k = 0; k < width; k++) one[k] = weights[at.firstBias + k]
    for (let i = index.features[position]; i < index.features[position + 1]; i++) {
      const row = at.first + samples.features[i] * width
      for (let k = 0; k < width; k++) one[k] += weights[row + k]
    }
    for (let j = 0; j < hidden; j++) two[j] = weights[at.secondBias + j]
    for (let k = 0; k < width; k++) {
      const x = (one[k] = one[k] <= 0 ? 0 : one[k] < MOST ? one[k] : MOST)
      if (x === 0) continue
      const row = at.second + k * hidden
      for (let j = 0; j < hidden; j++) two[j] += x * weights[row + j]
    }
    for (let j = 0; j < hidden; j++) two[j] = two[j] <= 0 ? 0 : two[j] < MOST ? two[j] : MOST
  }

  const dot = (row: number): number => {
    let sum = 0
    for (let j = 0; j < hidden; j++) sum += two[j] * weights[row + j]
    return sum
  }

  const moveLogit = (row: number): number =>
    row === NO_ROW ? 0 : weights[at.moveBias + row] + dot(at.move + row * hidden)

  const softmax = (out: Float64Array, n: number): void => {
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < n; i++) if (out[i] > most) most = out[i]
    let sum = 0
    for (let i = 0; i < n; i++) sum += out[i] = Math.exp(out[i] - most)
    for (let i = 0; i < n; i++) out[i] /= sum
  }

  const isAbsent = (position: number, seat: number): boolean => {
    const i = position * seats + seat
    return samples.results[i] === 0 && samples.expected[i] === 0
  }

  const target = (position: number, seat: number): number => {
    const i = position * seats + seat
    return (resultShare * samples.results[i] + (1 - resultShare) * samples.expected[i]) / ONE
  }

  /** Backpropagation through one output row over the second layer: the row's gradient, and what goes back to the layer. */
  const sendBack = (row: number, slope: number, gradient: Float32Array): void => {
    for (let j = 0; j < hidden; j++) {
      gradient[row + j] += slope * two[j]
      twoBack[j] += slope * weights[row + j]
    }
  }

  const run = (position: number, gradient: Float32Array | undefined): Losses => {
    forward(position)
    twoBack.fill(0)
    shares[0] = 0
    for (let other = 1; other < seats; other++)
      shares[other] = isAbsent(position, other)
        ? Number.NEGATIVE_INFINITY
        : weights[at.valueBias + other - 1] + dot(at.value + (other - 1) * hidden)
    softmax(shares, seats)
    let value = 0
    for (let seat = 0; seat < seats; seat++) {
      const wanted = target(position, seat)
      value -= wanted * Math.log(shares[seat] + 1e-12)
      if (gradient === undefined || seat === 0) continue
      const slope = shares[seat] - wanted
      gradient[at.valueBias + seat - 1] += slope
      sendBack(at.value + (seat - 1) * hidden, slope, gradient)
    }

    const from = index.moves[position]
    const n = index.moves[position + 1] - from
    if (logits.length < n) logits = new Float64Array(2 * n)
    const { moveRows, moveShares } = samples
    for (let i = 0; i < n; i++) {
      logits[i] = 0
      for (let k = 0; k < ROWS; k++) logits[i] += moveLogit(moveRows[ROWS * (from + i) + k])
    }
    softmax(logits, n)
    let moves = 0
    let liked = 0
    let tried = 0
    for (let i = 0; i < n; i++) {
      const wanted = moveShares[from + i] / ONE
      moves -= wanted * Math.log(logits[i] + 1e-12)
      if (logits[i] > logits[liked]) liked = i
      if (moveShares[from + i] > moveShares[from + tried]) tried = i
      if (gradient === undefined) continue
      const slope = moveWeight * (logits[i] - wanted)
      for (let k = 0; k < ROWS; k++) {
        const row = moveRows[ROWS * (from + i) + k]
        if (row === NO_ROW) continue
        gradient[at.moveBias + row] += slope
        sendBack(at.move + row * hidden, slope, gradient)
      }
    }
    if (gradient !== undefined) backward(position, gradient)
    return { value, moves, agreed: liked === tried ? 1 : 0 }
  }

  const backward = (position: number, gradient: Float32Array): void => {
    for (let j = 0; j < hidden; j++) {
      if (two[j] <= 0 || two[j] >= MOST) twoBack[j] = 0
      gradient[at.secondBias + j] += twoBack[j]
    }
    for (let k = 0; k < width; k++) {
      const x = one[k]
      oneBack[k] = 0
      if (x <= 0 || x >= MOST) continue
      const row = at.second + k * hidden
      let sum = 0
      for (let j = 0; j < hidden; j++) {
        gradient[row + j] += x * twoBack[j]
        sum += weights[row + j] * twoBack[j]
      }
      oneBack[k] = sum
      gradient[at.firstBias + k] += sum
    }
    for (let i = index.features[position]; i < index.features[position + 1]; i++) {
      const row = at.first + samples.features[i] * width
      for (let k = 0; k < width; k++) gradient[row + k] += oneBack[k]
    }
  }

  return { learn: (position, gradient) => run(position, gradient), test: position => run(position, undefined) }
}

const BETA_1 = 0.9
const BETA_2 = 0.999
const EPSILON = 1e-8
/** The rate rises for this share of the steps, then falls to nothing. */
const RISE = 0.2

/** The rate after this share of the steps, as a share of the highest. */
export const cycle = (done: number): number =>
  done < RISE
    ? 0.04 + (0.96 * done) / RISE
    : 0.5 * (1 + Math.cos((Math.PI * (done - RISE)) / (1 - RISE))) * 0.999 + 0.001

export interface Epoch {
  readonly epoch: number
  readonly trained: Losses
  /** Of positions that were never trained on. */
  readonly tested: Losses
}

/** Every so many-th run of positions is kept apart to test on: a run is about a game, whose positions are much alike. */
const RUN = 64
const TEST_EVERY = 40
const isTest = (position: number): boolean => Math.floor(position / RUN) % TEST_EVERY === TEST_EVERY - 1

const mean = (sums: { value: number; moves: number; agreed: number }, n: number): Losses => ({
  value: sums.value / Math.max(1, n),
  moves: sums.moves / Math.max(1, n),
  agreed: sums.agreed / Math.max(1, n),
})

/** Trains the weights in place. */
export function train(
  shape: NetShape,
  weights: Float32Array,
  samples: Samples,
  setting: TrainerSetting,
  tell: (epoch: Epoch) => void,
): void {
  const index = indexOf(samples)
  const pass = newGradientPass(shape, weights, samples, index, setting)
  const { second } = layoutOf(shape)
  const most = firstLimit(shape)
  const gradient = new Float32Array(weights.length)
  const mean1 = new Float32Array(weights.length)
  const mean2 = new Float32Array(weights.length)
  const chance = new FastChance(setting.seed)
  const positions = samples.featureCounts.length
  const tests: number[] = []
  const order: number[] = []
  for (let i = 0; i < positions; i++) (isTest(i) ? tests : order).push(i)
  const steps = setting.epochs * Math.ceil(order.length / setting.batch)
  let step = 0

  const update = (batch: number): void => {
    const rate = setting.rate * cycle(step / steps)
    step++
    const unbias1 = 1 / (1 - BETA_1 ** step)
    const unbias2 = 1 / (1 - BETA_2 ** step)
    const keep = 1 - rate * setting.decay
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i] / batch
      gradient[i] = 0
      const m = (mean1[i] = BETA_1 * mean1[i] + (1 - BETA_1) * g)
      const v = (mean2[i] = BETA_2 * mean2[i] + (1 - BETA_2) * g * g)
      const moved = weights[i] * keep - (rate * m * unbias1) / (Math.sqrt(v * unbias2) + EPSILON)
      const limit = i < second ? most : LIMIT
      weights[i] = moved > limit ? limit : moved < -limit ? -limit : moved
    }
  }

  for (let epoch = 1; epoch <= setting.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = chance.number(i + 1)
      const held = order[i]
      order[i] = order[j]
      order[j] = held
    }
    const trained = { value: 0, moves: 0, agreed: 0 }
    for (let from = 0; from < order.length; from += setting.batch) {
      const to = Math.min(order.length, from + setting.batch)
      for (let i = from; i < to; i++) {
        const lost = pass.learn(order[i], gradient)
        trained.value += lost.value
        trained.moves += lost.moves
        trained.agreed += lost.agreed
      }
      update(to - from)
    }
    const tested = { value: 0, moves: 0, agreed: 0 }
    for (const position of tests) {
      const lost = pass.test(position)
      tested.value += lost.value
      tested.moves += lost.moves
      tested.agreed += lost.agreed
    }
    tell({ epoch, trained: mean(trained, order.length), tested: mean(tested, tests.length) })
  }
}
