// A trained network as it is kept in a file: a line of JSON that says what it was made for and from, then the weights as
// whole numbers of 16 bits. And the search that plays with it.

import type { Action, Game, Options, Problem, Seat, State, View } from '@tabularium/kernel'
import { PLAIN, type Tuning } from '../tuning.ts'
import type { NetEncoder } from './encoder.ts'
import { newForward, softmax } from './forward.ts'
import { layoutOf, type NetShape } from './network.ts'

const FORMAT = 1

export interface NetHeader {
  readonly format: typeof FORMAT
  readonly game: string
  /** The rules' and the encoder's versions and the options it was trained with: it plays with no others. */
  readonly rules: number
  readonly encoder: number
  readonly options: Options
  readonly shape: NetShape
  /** How it was made: generations, games of self-play in all, the sources' commit, the seed. */
  readonly generation: number
  readonly games: number
  readonly commit: string
  readonly seed: string
}

export interface Net {
  readonly header: NetHeader
  readonly weights: Int16Array
}

const NEWLINE = 10

/** The header as a line, padded to a multiple of four bytes, then the numbers, the low byte first. */
export function packNumbers(header: unknown, numbers: Int16Array | Float32Array): Uint8Array {
  const text = JSON.stringify(header)
  const line = new TextEncoder().encode(`${text}${' '.repeat((4 - ((text.length + 1) % 4)) % 4)}\n`)
  const bytes = new Uint8Array(line.length + numbers.byteLength)
  bytes.set(line)
  const view = new DataView(bytes.buffer, line.length)
  for (let i = 0; i < numbers.length; i++) {
    if (numbers.BYTES_PER_ELEMENT === 2) view.setInt16(2 * i, numbers[i], true)
    else view.setFloat32(4 * i, numbers[i], true)
  }
  return bytes
}

export function unpackNumbers(
  bytes: Uint8Array,
  bytesEach: 2 | 4,
): { header: unknown; numbers: Int16Array | Float32Array } {
  const end = bytes.indexOf(NEWLINE)
  const header: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))))
  const view = new DataView(bytes.buffer, bytes.byteOffset + end + 1, bytes.byteLength - end - 1)
  const length = Math.floor(view.byteLength / bytesEach)
  const numbers = bytesEach === 2 ? new Int16Array(length) : new Float32Array(length)
  for (let i = 0; i < length; i++)
    numbers[i] = bytesEach === 2 ? view.getInt16(2 * i, true) : view.getFloat32(4 * i, true)
  return { header, numbers }
}

export const packNet = ({ header, weights }: Net): Uint8Array => packNumbers(header, weights)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isHeader = (value: unknown): value is NetHeader =>
  isObject(value) &&
  'shape' in value &&
  isObject(value.shape) &&
  'options' in value &&
  isObject(value.options) &&
  'format' in value

/** The net in a file, or what is wrong with it for this game. */
export function unpackNet(bytes: Uint8Array, game: Game, encoder: NetEncoder): Net | Problem {
  let unpacked: ReturnType<typeof unpackNumbers> | undefined
  try {
    unpacked = unpackNumbers(bytes, 2)
  } catch {
    // A file without a readable header holds no net, as is said below.
  }
  if (!unpacked || !isHeader(unpacked.header)) return { problem: 'the file holds no net' }
  const { header } = unpacked
  const { shape } = header
  const weights = unpacked.numbers as Int16Array
  if (header.format !== FORMAT) return { problem: `the net has format ${header.format}, not ${FORMAT}` }
  if (header.game !== game.id) return { problem: `the net plays ${header.game}, not ${game.id}` }
  if (header.rules !== game.rules) return { problem: `the net knows rules ${header.rules}, not ${game.rules}` }
  const { features, moveRows, seats, mostActive } = encoder
  const fits =
    header.encoder === encoder.version &&
    shape.features === features &&
    shape.moveRows === moveRows &&
    shape.seats === seats &&
    shape.mostActive === mostActive &&
    shape.width % 2 === 0 &&
    shape.hidden % 4 === 0
  if (!fits) return { problem: 'the net reads positions in another way than this program' }
  if (weights.length !== layoutOf(shape).size) return { problem: 'the file of the net is cut short' }
  return { header, weights }
}

/** Whether a net was trained for a table with these options. */
export const playsWith = ({ header }: Net, { setUpOptions }: NetEncoder, options: Options): boolean =>
  Object.entries(header.options).every(([name, value]) => setUpOptions.includes(name) || options[name] === value)

/** The weight of the net's prior for a move: 0.8 won 331 games of 600 against 1.2, at 150 iterations. */
const EXPLORATION = 0.8

/** A search that asks the net in the place of playing out or, where the encoder wants it, at the end of a short playout. */
export function tuneByNet<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  encoder: NetEncoder<S, A>,
  { header, weights }: Net,
  plain: Partial<Tuning<S, A>>,
): Tuning<S, A> {
  const { shape } = header
  const forward = newForward(shape, weights, encoder, game.actions.all)
  const features = new Uint16Array(shape.mostActive)
  const here = new Uint16Array(game.actions.all.length)
  const shares = new Float64Array(shape.seats)
  const look = (s: S, seat: Seat): void => forward.see(features, encoder.encode(s, seat, features), seat)
  /** How likely each move is in the position looked at. */
  const weigh = (s: S, seat: Seat, legal: readonly A[], n: number, priors: Float64Array): void => {
    encoder.rowsHere?.(s, seat, legal, n, here)
    for (let i = 0; i < n; i++) priors[i] = forward.logit(legal[i].id, encoder.rowsHere && here[i])
    softmax(priors, n)
    if (encoder.isVain) for (let i = 0; i < n; i++) if (encoder.isVain(legal[i])) priors[i] = 0
  }
  const expect = (s: S, seat: Seat, expected: Float64Array): void => {
    const seats = encoder.seatsOf?.(s) ?? shape.seats
    forward.value(shares, seats)
    for (let i = 0; i < seats; i++) expected[(seat + i) % seats] = shares[i]
  }
  const likes: Tuning<S, A>['policy'] = (s, seat, legal, n, priors) => {
    look(s, seat)
    weigh(s, seat, legal, n, priors)
  }
  const { isJudged } = encoder
  const reward = encoder.reward ?? plain.reward
  const tuning: Tuning<S, A> = {
    untried: PLAIN.untried,
    bias: PLAIN.bias,
    exploration: encoder.exploration ?? EXPLORATION,
    ...(reward && { reward }),
    ...(encoder.isEnding && { isEnding: encoder.isEnding }),
  }
  if (isJudged && plain.playout) {
    return {
      ...tuning,
      playout: plain.playout,
      policy: (encoder.hasPlainPolicy && plain.policy) || likes,
      estimate(s, _, expected) {
        if (!isJudged(s)) return false
        const [seat] = game.waiting(s)
        look(s, seat)
        expect(s, seat, expected)
        return true
      },
    }
  }
  return {
    ...tuning,
    evaluate(s, seat, legal, n, priors, expected) {
      look(s, seat)
      weigh(s, seat, legal, n, priors)
      expect(s, seat, expected)
    },
  }
}
