// Chance for live tables: a ChaCha20 stream over a secret seed of 256 bits. The seed's hash is shown before the first
// move and the seed after the last, so that anyone can draw every card and die again and see that nobody chose them.
//
//   commitment  SHA-256 of the text "tabularium commitment 1:" followed by the seed in hexadecimal
//   stream      ChaCha20 (RFC 8439): key = seed, nonce = move number (32 bits, little-endian) and 8 zero bytes, counter 0;
//               the set-up is move 0, the first move is move 1
//   a number    below n: the next 32-bit little-endian word w with w < 2^32 - 2^32 mod n, taken mod n; n = 1 takes no word

import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Ask, type Chance, chanceFrom } from './chance.ts'
import type { Seats } from './seat.ts'

const SEED = /^[0-9a-f]{64}$/

export const isSeed = (text: string): boolean => SEED.test(text)

/** 256 bits from the operating system, in hexadecimal. */
export const newSeed = (): string => bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(32)))

export const commitmentOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`tabularium commitment 1:${seed}`)))

const BLOCK = new Uint8Array(64)

export class StreamChance implements Chance {
  readonly commitment: string
  private readonly key: Uint8Array
  private readonly nonce = new Uint8Array(12)
  private readonly moveNumber = new DataView(this.nonce.buffer)
  private readonly block = new Uint8Array(64)
  private readonly words = new DataView(this.block.buffer)
  private readonly source: Chance
  private counter = 0
  private at = 64

  constructor(seed: string) {
    if (!isSeed(seed)) throw new Error('a seed is 64 hexadecimal digits')
    this.key = hexToBytes(seed)
    this.commitment = commitmentOf(seed)
    this.source = chanceFrom(n => this.number(n))
  }

  /** The next questions belong to this move; its answers do not depend on how many questions came before it. */
  move(number: number): void {
    this.moveNumber.setUint32(0, number, true)
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
