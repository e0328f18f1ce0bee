// A network at work, in whole numbers alone: the same answer on every machine. The first layer's sums are kept from one
// position to the next and changed by the features that differ; the moves' logits are computed for legal moves alone.

import type { Action, Seat } from '@tabularium/kernel'
import type { NetEncoder } from './encoder.ts'
import { layoutOf, MOST_ACTIVATION, type NetShape } from './network.ts'

/** Logits count in 2^-16; tables are looked up by the 256th. */
const TO_256THS = 8
const BIAS_SHIFT = 7
const ACTIVATION_SHIFT = 9

/** e^-x by 256ths of x, from multiplications alone: `Math.exp` may differ in its last bit from engine to engine. */
const DECAYS = 4096
const DECAY = new Float64Array(DECAYS)
{
  const x = -1 / 256
  const step = 1 + x * (1 + (x / 2) * (1 + (x / 3) * (1 + (x / 4) * (1 + x / 5))))
  DECAY[0] = 1
  for (let i = 1; i < DECAYS; i++) DECAY[i] = DECAY[i - 1] * step
}

/** Makes shares that add up to 1 out of the logits `out[0..n)`, each a whole number of 2^-16. */
export function softmax(out: Float64Array, n: number): void {
  let most = out[0]
  for (let i = 1; i < n; i++) if (out[i] > most) most = out[i]
  let sum = 0
  for (let i = 0; i < n; i++) {
    const less = (most - out[i]) >> TO_256THS
    out[i] = less < DECAYS ? DECAY[less] : 0
    sum += out[i]
  }
  for (let i = 0; i < n; i++) out[i] /= sum
}

export interface Forward {
  /** Looks at the position with these features, each named once, as `seat` sees it: sums are kept for each seat. */
  see(features: Uint16Array, n: number, seat: Seat): void
  /** What the seat that decides and the others after it may expect of the position seen last: shares that add up to 1. Where
   *  fewer sit at the table than the net has seats, `present` says how many. */
  value(out: Float64Array, present?: number): void
  /** The logit of a move in the position seen last; `here` is a row that it has in this position alone. */
  logit(action: number, here?: number): number
}

export function newForward<A extends Action>(
  shape: NetShape,
  weights: Int16Array,
  encoder: Pick<NetEncoder<never, A>, 'rowsOf'>,
  actions: readonly A[],
): Forward {
  const { width, hidden, seats, moveRows, features: featureCount } = shape
  const at = layoutOf(shape)
  const half = width / 2
  const pair = (i: number): number => (weights[i] + (weights[i + 1] << 16)) | 0
  // Two columns in one number: added as one, read apart. The low one borrows from the high one where it is negative.
  const first = Int32Array.from({ length: featureCount * half }, (_, i) => pair(at.first + 2 * i))
  const bias = Int32Array.from({ length: half }, (_, i) => pair(at.firstBias + 2 * i))
  const second = Int32Array.from(weights.subarray(at.second, at.secondBias))
  const secondBias = Int32Array.from(weights.subarray(at.secondBias, at.value), b => b << BIAS_SHIFT)
  const valueRows = Int32Array.from(weights.subarray(at.value, at.valueBias))
  const valueBias = Int32Array.from(weights.subarray(at.valueBias, at.move), b => b << BIAS_SHIFT)
  const move = Int32Array.from(weights.subarray(at.move, at.moveBias))
  const moveBias = Int32Array.from(weights.subarray(at.moveBias, at.size), b => b << BIAS_SHIFT)

  const rowA = new Int16Array(actions.length)
  const rowB = new Int16Array(actions.length).fill(-1)
  for (const action of actions) {
    const [a, b = -1] = encoder.rowsOf(action)
    rowA[action.id] = a
    rowB[action.id] = b
  }

  const bySeat = Array.from({ length: seats }, () => ({
    sums: Int32Array.from(bias),
    features: new Uint16Array(shape.mostActive),
    n: 0,
    active: new Uint8Array(featureCount),
  }))
  const wanted = new Int32Array(featureCount)
  let stamp = 0
  const gone = new Int32Array(shape.mostActive)
  const come = new Int32Array(shape.mostActive)
  const live = new Int32Array(width)
  const activation = new Int32Array(width)
  const out = new Int32Array(hidden)
  const dots = new Int32Array(moveRows)
  const dotStamp = new Int32Array(moveRows)

  /** Adds the rows of `come` and takes away those of `gone`, several at a time. */
  const change = (sums: Int32Array, comes: number, goes: number): void => {
    let i = 0
    let j = 0
    for (; i + 1 < comes && j + 1 < goes; i += 2, j += 2) {
      const a = come[i]
      const b = come[i + 1]
      const c = gone[j]
      const d = gone[j + 1]
      for (let k = 0; k < half; k++) sums[k] = sums[k] + first[a + k] + first[b + k] - first[c + k] - first[d + k]
    }
    for (; i + 3 < comes; i += 4) {
      const a = come[i]
      const b = come[i + 1]
      const c = come[i + 2]
      const d = come[i + 3]
      for (let k = 0; k < half; k++) sums[k] = sums[k] + first[a + k] + first[b + k] + first[c + k] + first[d + k]
    }
    for (; i < comes; i++) {
      const a = come[i]
      for (let k = 0; k < half; k++) sums[k] = sums[k] + first[a + k]
    }
    for (; j + 3 < goes; j += 4) {
      const a = gone[j]
      const b = gone[j + 1]
      const c = gone[j + 2]
      const d = gone[j + 3]
      for (let k = 0; k < half; k++) sums[k] = sums[k] - first[a + k] - first[b + k] - first[c + k] - first[d + k]
    }
    for (; j < goes; j++) {
      const a = gone[j]
      for (let k = 0; k < half; k++) sums[k] = sums[k] - first[a + k]
    }
  }

  /** The second layer; inputs that are 0 are left out. */
  const think = (sums: Int32Array): void => {
    let n = 0
    for (let k = 0; k < half; k++) {
      const both = sums[k]
      const low = (both << 16) >> 16
      const high = (both - low) >> 16
      if (low > 0) {
        live[n] = 2 * k * hidden
        activation[n++] = low < MOST_ACTIVATION ? low : MOST_ACTIVATION
      }
      if (high > 0) {
        live[n] = (2 * k + 1) * hidden
        activation[n++] = high < MOST_ACTIVATION ? high : MOST_ACTIVATION
      }
    }
    for (let j = 0; j < hidden; j += 4) {
      let a = secondBias[j]
      let b = secondBias[j + 1]
      let c = secondBias[j + 2]
      let d = secondBias[j + 3]
      for (let i = 0; i < n; i++) {
        const x = activation[i]
        const o = live[i] + j
        a = (a + Math.imul(x, second[o])) | 0
        b = (b + Math.imul(x, second[o + 1])) | 0
        c = (c + Math.imul(x, second[o + 2])) | 0
        d = (d + Math.imul(x, second[o + 3])) | 0
      }
      out[j] = active(a)
      out[j + 1] = active(b)
      out[j + 2] = active(c)
      out[j + 3] = active(d)
    }
  }

  const dot = (rows: Int32Array, row: number, start: number): number => {
    let sum = start
    const o = row * hidden
    for (let j = 0; j < hidden; j++) sum = (sum + Math.imul(out[j], rows[o + j])) | 0
    return sum
  }

  const dotOfMove = (row: number): number => {
    if (dotStamp[row] !== stamp) {
      dotStamp[row] = stamp
      dots[row] = dot(move, row, moveBias[row])
    }
    return dots[row]
  }

  return {
    see(features, n, seat) {
      stamp = (stamp + 1) | 0
      const { sums, features: before, n: had, active: isActive } = bySeat[seat]
      for (let i = 0; i < n; i++) wanted[features[i]] = stamp
      let goes = 0
      for (let i = 0; i < had; i++) {
        const feature = before[i]
        if (wanted[feature] === stamp) continue
        isActive[feature] = 0
        gone[goes++] = feature * half
      }
      let comes = 0
      for (let i = 0; i < n; i++) {
        const feature = features[i]
        before[i] = feature
        if (isActive[feature] !== 0) continue
        isActive[feature] = 1
        come[comes++] = feature * half
      }
      bySeat[seat].n = n
      change(sums, comes, goes)
      think(sums)
    },
    value(shares, present = seats) {
      shares[0] = 0
      for (let other = 1; other < present; other++) shares[other] = dot(valueRows, other - 1, valueBias[other - 1])
      softmax(shares, present)
    },
    logit(action, here = -1) {
      const b = rowB[action]
      return dotOfMove(rowA[action]) + (b < 0 ? 0 : dotOfMove(b)) + (here < 0 ? 0 : dotOfMove(here))
    },
  }
}

/** The activation of a sum of the second layer: a ReLU with an upper limit. */
const active = (sum: number): number => {
  const x = sum >> ACTIVATION_SHIFT
  return x <= 0 ? 0 : x < MOST_ACTIVATION ? x : MOST_ACTIVATION
}
