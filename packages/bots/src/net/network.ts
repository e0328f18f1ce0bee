// The network: the sum of the active features' rows, ReLU, a hidden layer, ReLU; from there what each seat may expect
// and how likely each move is. All parameters lie in one flat list, in training as floats, in play as whole numbers.

import type { NetEncoder } from './encoder.ts'

export interface NetShape {
  readonly features: number
  readonly mostActive: number
  readonly moveRows: number
  readonly seats: number
  /** Of the first and of the second layer; both even. */
  readonly width: number
  readonly hidden: number
}

export const shapeOf = (
  { features, mostActive, moveRows, seats }: Pick<NetEncoder, 'features' | 'mostActive' | 'moveRows' | 'seats'>,
  width: number,
  hidden: number,
): NetShape => ({ features, mostActive, moveRows, seats, width, hidden })

/** Where each part begins in the flat list. A matrix stands row by row: a row of `first` and `second` for each input. */
export interface Layout {
  readonly first: number
  readonly firstBias: number
  readonly second: number
  readonly secondBias: number
  /** A row of `hidden` for each seat but the one that decides: its own logit is 0. */
  readonly value: number
  readonly valueBias: number
  /** A row of `hidden` for each row that moves are made of. */
  readonly move: number
  readonly moveBias: number
  readonly size: number
}

export function layoutOf({ features, moveRows, seats, width, hidden }: NetShape): Layout {
  let size = 0
  const part = (n: number): number => {
    size += n
    return size - n
  }
  return {
    first: part(features * width),
    firstBias: part(width),
    second: part(width * hidden),
    secondBias: part(hidden),
    value: part((seats - 1) * hidden),
    valueBias: part(seats - 1),
    move: part(moveRows * hidden),
    moveBias: part(moveRows),
    size,
  }
}

// Whole numbers: a weight of the first layer counts 128ths, every other weight and bias 512ths. What a layer gives on
// counts 128ths again and stops at 4,095 (32.0), so that every sum fits into 32 bits.
export const FIRST_SCALE = 128
export const SCALE = 512
export const MOST_ACTIVATION = 4095
const MOST_WEIGHT = 2047
const MOST_SUM = 32767

/** Two sums of the first layer share 32 bits: no weight of it may be so large that one of them could overflow. */
export const firstLimit = ({ mostActive }: NetShape): number => Math.floor(MOST_SUM / (mostActive + 1)) / FIRST_SCALE
export const LIMIT = MOST_WEIGHT / SCALE

/** The parameters as whole numbers. */
export function quantise(shape: NetShape, floats: Float32Array): Int16Array {
  const { second } = layoutOf(shape)
  const most = firstLimit(shape) * FIRST_SCALE
  return Int16Array.from(floats, (x, i) => {
    const [scale, limit] = i < second ? [FIRST_SCALE, most] : [SCALE, MOST_WEIGHT]
    return Math.max(-limit, Math.min(limit, Math.round(x * scale)))
  })
}
