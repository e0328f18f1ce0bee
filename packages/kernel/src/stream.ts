// Chance for live tables: a ChaCha20 stream over a secret key. Nobody can choose it. Whoever keeps the table draws a seed
// and shows a commitment to it when the table is opened; each player's page adds a share of its own, pledged before any
// share is shown. After the last move the seed is told, and anyone can draw every card and die again.
//
//   commitment  SHA-256 of these lines, each ended by a line feed: "tabularium commitment 2", the table's id, the game,
//               its rules' version, its options as a record writes them but sorted by name, the number of seats, the
//               seed in hexadecimal; at a table on data of somebody's own the first line is "tabularium commitment 3",
//               and the hash of the data stands before the seed
//   pledge      SHA-256 of the text "tabularium share 2:" followed by the share in hexadecimal
//   key         SHA-256 of these lines, each ended by a line feed: "tabularium key 2", the commitment, the seed, and for
//               each seat its share, or "none"; "withheld" in older records, where one was pledged and never shown
//   stream      ChaCha20 (RFC 8439): nonce = move number, number of take-backs before it (32 bits each, little-endian)
//               and 4 zero bytes, counter 0; the set-up is move 0, the first move is move 1
//   a number    below n: the next 32-bit little-endian word w with w < 2^32 - 2^32 mod n, taken mod n; n = 1 takes no word
//
// Records without a table's id are of the first kind: there the key is the seed, the commitment is SHA-256 of the text
// "tabularium commitment 1:" followed by the seed, and take-backs do not count.

import { chacha20 } from '@noble/ciphers/chacha.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { type Ask, type Chance, chanceFrom } from './chance.ts'
import { type Options, sayOptions } from './option.ts'
import { hashOf } from './pledge.ts'
import type { Seats } from './seat.ts'

const SEED = /^[0-9a-f]{64}$/

/** 256 bits in hexadecimal: a seed, a share, a commitment or a pledge. */
export const isSeed = (text: string): boolean => SEED.test(text)

/** 256 bits from the operating system, in hexadecimal. */
export const newSeed = (): string => bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(32)))

const linesOf = (...lines: readonly (string | number)[]): string => lines.map(line => `${line}\n`).join('')

/** What a commitment is bound to: a seed committed for one table cannot serve at another. */
export interface Terms {
  readonly table: string
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly seats: number
  /** The hash of data of somebody's own. */
  readonly data?: string | undefined
}

/** The hash to be shown before anybody sits down; without terms that of the first kind of records. */
export const commitmentOf = (seed: string, terms?: Terms): string =>
  terms
    ? hashOf(
        linesOf(
          `tabularium commitment ${terms.data === undefined ? 2 : 3}`,
          terms.table,
          terms.game,
          terms.rules,
          sayOptions(Object.fromEntries(Object.entries(terms.options).sort(([a], [b]) => (a < b ? -1 : 1)))),
          terms.seats,
          ...(terms.data === undefined ? [] : [terms.data]),
          seed,
        ),
      )
    : hashOf(`tabularium commitment 1:${seed}`)

/** What a seat added to the chance: 256 bits or nothing; in older records also a share that was pledged and never shown. */
export type Share = string
export const NO_SHARE: Share = 'none'
export const WITHHELD: Share = 'withheld'

export const isShare = (text: string): boolean => isSeed(text) || text === NO_SHARE || text === WITHHELD

/** The key of a table's stream: from the seed and every share, so that one honest page is enough. */
export const keyOf = (commitment: string, seed: string, shares: readonly Share[]): string =>
  hashOf(linesOf('tabularium key 2', commitment, seed, ...shares))

/**
 * How many take-backs lie before a move, where `takebacks` says of each, in order, how many moves it left. Those that
 * left the move standing came after it.
 */
export function takebacksBefore(takebacks: readonly number[], move: number): number {
  for (let i = takebacks.length; i > 0; i--) if (takebacks[i - 1] < move) return i
  return 0
}

const BLOCK = new Uint8Array(64)

export class StreamChance implements Chance {
  private readonly key: Uint8Array
  private readonly nonce = new Uint8Array(12)
  private readonly nonceWords = new DataView(this.nonce.buffer)
  private readonly block = new Uint8Array(64)
  private readonly words = new DataView(this.block.buffer)
  private readonly source: Chance
  private counter = 0
  private at = 64

  constructor(key: string) {
    if (!isSeed(key)) throw new Error('a key is 64 hexadecimal digits')
    this.key = hexToBytes(key)
    this.source = chanceFrom(n => this.number(n))
  }

  /** The next questions belong to this move; its answers do not depend on how many questions came before it. */
  move(number: number, takebacks = 0): void {
    this.nonceWords.setUint32(0, number, true)
    this.nonceWords.setUint32(4, takebacks, true)
    this.counter = 0
    this.at = 64
  }

  draw(ask: Ask, bag: number, to?: Seats): number {
    return this.source.draw(ask, bag, to)
  }

  deal(ask: Ask, counts: readonly number[], to?: Seats): number {
    return this.source.deal(ask, counts, to)
  }

  below(ask: Ask, n: number, to?: Seats): number {
    return this.source.below(ask, n, to)
  }

  private number(n: number): number {
    if (n === 1) return 0
    if (!Number.isInteger(n) || n > 2 ** 32) throw new Error(`chance cannot draw below ${n}`)
    const bound = 2 ** 32 - (2 ** 32 % n)
    let word = this.word()
    while (word >= bound) word = this.word()
    return word % n
  }

  private word(): number {
    if (this.at === 64) {
      chacha20(this.key, this.nonce, BLOCK, this.block, this.counter++)
      this.at = 0
    }
    const word = this.words.getUint32(this.at, true)
    this.at += 4
    return word
  }
}
