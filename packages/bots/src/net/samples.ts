// What self-play leaves to learn from: for each decision the active features, how often the search tried each move, what
// it expected, and what came of the game. Kept in blocks of plain arrays, so that any program can read them.

import type { NetEncoder } from './encoder.ts'

/** Positions, one after another. Shares and values count 65,535ths. */
export interface Samples {
  readonly seats: number
  readonly featureCounts: Uint16Array
  readonly features: Uint16Array
  readonly moveCounts: Uint16Array
  /** Three rows a move, `NO_ROW` in the place of those that it does not have. */
  readonly moveRows: Uint16Array
  readonly moveShares: Uint16Array
  /** Per position a value for each seat, from the one that decides on: what came of it, and what the search expected. A seat
   *  that is not at the table has neither. */
  readonly results: Uint16Array
  readonly expected: Uint16Array
}

export const NO_ROW = 65535
export const ROWS = 3
export const ONE = 65535

/** Gathers positions while games are played. */
export interface SampleWriter {
  add(sample: Sample): void
  readonly size: number
  /** All so far; begins anew. */
  take(): Samples
}

export interface Sample {
  readonly features: ArrayLike<number>
  readonly rows: ArrayLike<number>
  readonly shares: ArrayLike<number>
  readonly result: ArrayLike<number>
  readonly expected: ArrayLike<number>
}

export function newSampleWriter(seats: number): SampleWriter {
  let list: Sample[] = []
  return {
    add: sample => list.push(sample),
    get size() {
      return list.length
    },
    take() {
      const all = list
      list = []
      const join = (part: (sample: Sample) => ArrayLike<number>): Uint16Array => {
        let length = 0
        for (const sample of all) length += part(sample).length
        const joined = new Uint16Array(length)
        let at = 0
        for (const sample of all) {
          joined.set(part(sample), at)
          at += part(sample).length
        }
        return joined
      }
      const in65535ths = (part: (sample: Sample) => ArrayLike<number>): Uint16Array =>
        join(sample => Array.from(part(sample), x => Math.round(x * ONE)))
      return {
        seats,
        featureCounts: Uint16Array.from(all, sample => sample.features.length),
        features: join(sample => sample.features),
        moveCounts: Uint16Array.from(all, sample => sample.shares.length),
        moveRows: join(sample => sample.rows),
        moveShares: in65535ths(sample => sample.shares),
        results: in65535ths(sample => sample.result),
        expected: in65535ths(sample => sample.expected),
      }
    },
  }
}

const PARTS = [
  'featureCounts',
  'features',
  'moveCounts',
  'moveRows',
  'moveShares',
  'results',
  'expected',
] as const satisfies readonly (keyof Samples)[]
/** `TS2\n`, then the number of positions, features, moves and seats, four bytes each, then the parts in their order. */
const MAGIC = 0x0a325354
const HEADER = 5

export function packSamples(samples: Samples): Uint8Array {
  const head = Uint32Array.of(
    MAGIC,
    samples.featureCounts.length,
    samples.features.length,
    samples.moveShares.length,
    samples.seats,
  )
  const parts: readonly (Uint32Array | Uint16Array)[] = [head, ...PARTS.map(part => samples[part])]
  const size = parts.reduce((sum, part) => sum + part.byteLength, 0)
  const bytes = new Uint8Array(size + (size % 4))
  let at = 0
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}

/** Every whole block of a file; one that was cut off in the middle is left out. */
export function unpackSamples(file: Uint8Array): readonly Samples[] {
  // `slice` of a Node buffer shares its memory; of a plain array of bytes it copies, as `read` needs.
  const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const blocks: Samples[] = []
  let at = 0
  while (at + 4 * HEADER <= bytes.length && view.getUint32(at, true) === MAGIC) {
    const [n, features, moves, seats] = [1, 2, 3, 4].map(i => view.getUint32(at + 4 * i, true))
    const lengths = [n, features, n, ROWS * moves, moves, n * seats, n * seats]
    const size = lengths.reduce((sum, length) => sum + 2 * length, 4 * HEADER)
    if (at + size > bytes.length) break
    let part = at + 4 * HEADER
    const read = (length: number): Uint16Array => {
      const copy = bytes.slice(part, part + 2 * length)
      part += 2 * length
      return new Uint16Array(copy.buffer)
    }
    const [featureCounts, featureList, moveCounts, moveRows, moveShares, results, expected] = lengths.map(read)
    blocks.push({
      seats,
      featureCounts,
      features: featureList,
      moveCounts,
      moveRows,
      moveShares,
      results,
      expected,
    })
    at += size + (size % 4)
  }
  return blocks
}

const concat = (arrays: readonly Uint16Array[]): Uint16Array => {
  const all = new Uint16Array(arrays.reduce((sum, array) => sum + array.length, 0))
  let at = 0
  for (const array of arrays) {
    all.set(array, at)
    at += array.length
  }
  return all
}

export const joinSamples = (blocks: readonly Samples[]): Samples => ({
  seats: blocks[0]?.seats ?? 0,
  featureCounts: concat(blocks.map(b => b.featureCounts)),
  features: concat(blocks.map(b => b.features)),
  moveCounts: concat(blocks.map(b => b.moveCounts)),
  moveRows: concat(blocks.map(b => b.moveRows)),
  moveShares: concat(blocks.map(b => b.moveShares)),
  results: concat(blocks.map(b => b.results)),
  expected: concat(blocks.map(b => b.expected)),
})

/** The rows of a move as samples write them: its own, and the one it has in this position. */
export const sampledRows = (
  [first, second = NO_ROW]: ReturnType<NetEncoder['rowsOf']>,
  here = NO_ROW,
): readonly [number, number, number] => [first, second, here]
