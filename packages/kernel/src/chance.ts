// Chance is a player: the rules ask it for every die and every card, at the moment somebody learns the answer.
// A bag has no order; the k-th item is the k-th in catalogue order, so that the same numbers mean the same on every machine.

import { ProblemError, problem } from './problem.ts'
import type { Seats } from './seat.ts'

/** One question the rules put to chance: a constant of the module that asks it. */
export interface Ask {
  /** What is asked, in a word or two: `age-1 card`, `die`. */
  readonly what: string
  /** The names of the answers; where empty, the answer is written as its number. */
  readonly names: readonly string[]
}

/** `to` says who learns the answer; absent: everybody. It changes no draw, only what may be told of it. */
export interface Chance {
  /** One of the set bits of `bag`, each alike. */
  draw(ask: Ask, bag: number, to?: Seats): number
  /** One of the pieces, `counts[i]` of which are alike. */
  deal(ask: Ask, counts: readonly number[], to?: Seats): number
  /** A whole number from 0 to `n` - 1. */
  below(ask: Ask, n: number, to?: Seats): number
}

export const answerName = (ask: Ask, answer: number): string => ask.names[answer] ?? String(answer)

/** How many bits are set. */
export function size(bag: number): number {
  bag -= (bag >>> 1) & 0x55555555
  bag = (bag & 0x33333333) + ((bag >>> 2) & 0x33333333)
  return Math.imul((bag + (bag >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** For each byte: how many bits are set, and where the k-th of them is. */
const SIZE8 = Uint8Array.from({ length: 256 }, (_, byte) => size(byte))
const KTH8 = Uint8Array.from({ length: 256 * 8 }, (_, i) => {
  let byte = i >> 3
  for (let k = i & 7; k > 0; k--) byte &= byte - 1
  return byte === 0 ? 0 : 31 - Math.clz32(byte & -byte)
})

/** The position of the k-th set bit, counted from 0. */
export function kth(bag: number, k: number): number {
  let low = 0
  for (;;) {
    const byte = (bag >>> low) & 255
    const n = SIZE8[byte]
    if (k < n) return low + KTH8[(byte << 3) | k]
    k -= n
    low += 8
  }
}

export const sum = (counts: readonly number[]): number => {
  let total = 0
  for (let i = 0; i < counts.length; i++) total += counts[i]
  return total
}

/** The kind that the k-th piece is of. */
export function kthPiece(counts: readonly number[], k: number): number {
  let i = 0
  while (k >= counts[i]) k -= counts[i++]
  return i
}

const empty = (ask: Ask): never => {
  throw new Error(`chance was asked for '${ask.what}' out of nothing`)
}

/** A chance whose every answer comes from one source of uniform numbers. */
export const chanceFrom = (below: (n: number) => number): Chance => ({
  draw: (ask, bag) => (bag === 0 ? empty(ask) : kth(bag, below(size(bag)))),
  deal(ask, counts) {
    const total = sum(counts)
    return total === 0 ? empty(ask) : kthPiece(counts, below(total))
  },
  below: (ask, n) => (n < 1 ? empty(ask) : below(n)),
})

/** Always gives the first possible answer: for perft tables and pictures that must not depend on a seed. */
export const firstChance: Chance = chanceFrom(() => 0)

/** A 32-bit hash of a text; another `salt` gives another hash. */
function hash(text: string, salt: number): number {
  let h = salt
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193 ^ (salt & 0xfffe))
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return h ^ (h >>> 15)
}

/** A small fast generator (sfc32) for searches and simulations. Not for live tables: its future can be worked out. */
export class FastChance implements Chance {
  private a = 0
  private b = 0
  private c = 0
  private counter = 0

  constructor(seed: number | string) {
    this.reseed(seed)
  }

  /** Starts again from a seed; the same seed gives the same answers on every machine. */
  reseed(seed: number | string): void {
    const text = String(seed)
    this.a = hash(text, 0x811c9dc5)
    this.b = hash(text, 0x9e3779b9)
    this.c = hash(text, 0x85ebca6b)
    this.counter = 1
    for (let i = 0; i < 12; i++) this.next()
  }

  /** 32 random bits, as a whole number from 0. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0
    return t >>> 0
  }

  /** A whole number from 0 to n - 1. The 32 bits are scaled, not divided: off by less than n in 2^32. */
  number(n: number): number {
    return Math.floor(this.next() * n * 2 ** -32)
  }

  draw(ask: Ask, bag: number): number {
    if (bag === 0) empty(ask)
    return kth(bag, this.number(size(bag)))
  }

  deal(ask: Ask, counts: readonly number[]): number {
    const total = sum(counts)
    if (total === 0) empty(ask)
    return kthPiece(counts, this.number(total))
  }

  below(ask: Ask, n: number): number {
    if (n < 1) empty(ask)
    return this.number(n)
  }
}

/** The canonical form of a number below 2^32 (no leading zeros): two different texts are never the same record. */
const NUMBER = /^(?:0|[1-9]\d{0,9})$/

/** Reads answers from a list of names, and objects to one that cannot be. Behind replays and scripted tests. */
export class ScriptedChance implements Chance {
  private at = 0
  private readonly answers: readonly string[]
  private readonly rest: Chance | undefined

  /** When the script has run out `rest` takes over; without it, a further question is an error. */
  constructor(answers: readonly string[], rest?: Chance) {
    this.answers = answers
    this.rest = rest
  }

  draw(ask: Ask, bag: number, to?: Seats): number {
    if (this.atEnd && this.rest) return this.rest.draw(ask, bag, to)
    return this.take(ask, answer => answer < 32 && ((bag >>> answer) & 1) === 1)
  }

  deal(ask: Ask, counts: readonly number[], to?: Seats): number {
    if (this.atEnd && this.rest) return this.rest.deal(ask, counts, to)
    return this.take(ask, answer => counts[answer] > 0)
  }

  below(ask: Ask, n: number, to?: Seats): number {
    if (this.atEnd && this.rest) return this.rest.below(ask, n, to)
    return this.take(ask, answer => answer < n)
  }

  get atEnd(): boolean {
    return this.at >= this.answers.length
  }

  /** The answers nobody asked for. */
  get unused(): readonly string[] {
    return this.answers.slice(this.at)
  }

  private take(ask: Ask, possible: (answer: number) => boolean): number {
    const name = this.answers[this.at++]
    if (name === undefined) throw new ProblemError(problem('answer-missing', { what: ask.what }))
    const answer = ask.names.length > 0 ? ask.names.indexOf(name) : NUMBER.test(name) ? Number(name) : -1
    if (answer < 0) throw new ProblemError(problem('answer-none', { text: name, what: ask.what }))
    if (!possible(answer)) throw new ProblemError(problem('answer-impossible', { text: name, what: ask.what }))
    return answer
  }
}

/** Hands every question on and writes down the answers, one list per move. */
export class RecordingChance implements Chance {
  private list: string[] = []
  private readonly source: Chance

  constructor(source: Chance) {
    this.source = source
  }

  draw(ask: Ask, bag: number, to?: Seats): number {
    const answer = this.source.draw(ask, bag, to)
    this.list.push(answerName(ask, answer))
    return answer
  }

  deal(ask: Ask, counts: readonly number[], to?: Seats): number {
    const answer = this.source.deal(ask, counts, to)
    this.list.push(answerName(ask, answer))
    return answer
  }

  below(ask: Ask, n: number, to?: Seats): number {
    const answer = this.source.below(ask, n, to)
    this.list.push(answerName(ask, answer))
    return answer
  }

  /** The answers since the last call; the list never changes any more. */
  taken(): readonly string[] {
    if (this.list.length === 0) return NONE
    const list = this.list
    this.list = []
    return list
  }
}

const NONE: readonly string[] = []
