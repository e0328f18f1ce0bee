import { createCipheriv, createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Ask } from './chance.ts'
import { pledgeOf } from './pledge.ts'
import { commitmentOf, isSeed, keyOf, NO_SHARE, newSeed, StreamChance, takebacksBefore, WITHHELD } from './stream.ts'

/** Words the cipher gives instead of its own, where a test needs those that hardly ever come. */
const forced = vi.hoisted(() => ({ words: [] as number[] }))
afterEach(() => {
  forced.words = []
})
vi.mock('@noble/ciphers/chacha.js', async original => {
  const real = await original<typeof import('@noble/ciphers/chacha.js')>()
  const chacha20: typeof real.chacha20 = (key, nonce, data, output, counter) => {
    const stream = real.chacha20(key, nonce, data, output, counter)
    const words = forced.words.splice(0, 16)
    const writer = new DataView(stream.buffer, stream.byteOffset)
    for (const [i, word] of words.entries()) writer.setUint32(4 * i, word, true)
    return stream
  }
  return { ...real, chacha20 }
})

const ZERO = '0'.repeat(64)
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const DIE: Ask = { what: 'die', names: [] }
const CARD: Ask = { what: 'card', names: [] }

/** The stream as its description says, with the cipher and the arithmetic of other hands. */
function* reference(seed: string, move: number): Generator<number, never> {
  const nonce = Buffer.alloc(16) // the counter, then the 12 bytes of the nonce
  nonce.writeUInt32LE(move, 4)
  const cipher = createCipheriv('chacha20', Buffer.from(seed, 'hex'), nonce)
  for (;;) {
    const block = cipher.update(Buffer.alloc(64))
    for (let at = 0; at < 64; at += 4) yield block.readUInt32LE(at)
  }
}
const drawn = (words: Iterator<number>, n: number): number => {
  if (n === 1) return 0
  const limit = 4_294_967_296n - (4_294_967_296n % BigInt(n))
  for (;;) {
    const word = BigInt(words.next().value)
    if (word < limit) return Number(word % BigInt(n))
  }
}

const at = (seed: string, move: number): StreamChance => {
  const stream = new StreamChance(seed)
  stream.move(move)
  return stream
}
/** Below 2^32 every word counts, as it comes. */
const words = (stream: StreamChance, n: number) => Array.from({ length: n }, () => stream.below(DIE, 2 ** 32))
const hex = (list: readonly number[]) => list.map(word => word.toString(16).padStart(8, '0')).join(' ')

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex'))
const moves = fc.oneof(fc.nat({ max: 100 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }))

describe('the stream', () => {
  test('RFC 8439, appendix A.1, vectors 1 and 2: the zero key, blocks 0 and 1', () => {
    const stream = new StreamChance(ZERO)
    expect(hex(words(stream, 16))).toBe(
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
        '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    )
    expect(hex(words(stream, 16))).toBe(
      'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
        '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    )
  })

  test('RFC 8439, appendix A.1, vector 3: a key that ends in 1, block 1', () => {
    expect(hex(words(new StreamChance(`${'0'.repeat(62)}01`), 32).slice(16))).toBe(
      '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 ' +
        'bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
    )
  })

  test('every seed and move: the words of another ChaCha20, over many blocks', () => {
    fc.assert(
      fc.property(seeds, moves, fc.integer({ min: 1, max: 100 }), (seed, move, n) => {
        const other = reference(seed, move)
        expect(words(at(seed, move), n)).toEqual(Array.from({ length: n }, () => other.next().value))
      }),
      { seed: 1, numRuns: 200 },
    )
  })

  test('every question: the answer its description says', () => {
    const bounds = fc.oneof(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 2 ** 32 }),
      fc.integer({ min: 2 ** 31 - 2, max: 2 ** 31 + 2 }),
    )
    fc.assert(
      fc.property(seeds, moves, fc.array(bounds, { minLength: 1, maxLength: 40 }), (seed, move, ns) => {
        const stream = at(seed, move)
        const other = reference(seed, move)
        for (const n of ns) expect(stream.below(DIE, n)).toBe(drawn(other, n))
      }),
      { seed: 2, numRuns: 200 },
    )
  })

  test('a move, however high its number, does not depend on what was asked before it', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.tuple(moves, fc.nat({ max: 40 })), { minLength: 1, maxLength: 6 }),
        (seed, asked) => {
          const stream = new StreamChance(seed)
          for (const [move, n] of asked) {
            stream.move(move)
            expect(words(stream, n)).toEqual(words(at(seed, move), n))
          }
        },
      ),
      { seed: 3, numRuns: 100 },
    )
  })

  test('a fresh stream stands at the set-up, which is move 0', () => {
    expect(words(new StreamChance(SEED), 20)).toEqual(words(at(SEED, 0), 20))
    expect(words(at(SEED, 0), 20)).not.toEqual(words(at(SEED, 1), 20))
  })

  test.each([
    [0, [1, 5, 5, 2, 2, 0], [11, 5, 11, 31], [0, 1, 0, 2]],
    [1, [4, 3, 4, 4, 5, 0], [0, 31, 0, 31], [0, 2, 2, 1]],
    [2, [2, 0, 0, 1, 3, 2], [5, 3, 3, 31], [1, 2, 2, 0]],
  ])('fixed draws of move %i: dice, then cards, then pieces', (move, dice, cards, pieces) => {
    const stream = at(SEED, move)
    const bag = 0b1000_0000_0000_0000_0000_1000_0010_1001 | 0
    expect(dice.map(() => stream.below(DIE, 6))).toEqual(dice)
    expect(cards.map(() => stream.draw(CARD, bag))).toEqual(cards)
    expect(pieces.map(() => stream.deal(CARD, [2, 1, 3]))).toEqual(pieces)
  })
})

describe('a number without bias', () => {
  const TOP = 2 ** 32
  test.each([
    { n: 3, bound: TOP - 1 },
    { n: 5, bound: TOP - 1 },
    { n: 6, bound: TOP - 4 },
    { n: 2 ** 31 + 1, bound: 2 ** 31 + 1 },
    { n: TOP - 1, bound: TOP - 1 },
  ])('below $n: $bound and all words over it are passed over', ({ n, bound }) => {
    forced.words = [bound, TOP - 1, bound, bound - 1, bound, 1, 0, n - 1]
    const stream = new StreamChance(SEED)
    expect([1, 2, 3, 4].map(() => stream.below(DIE, n))).toEqual([n - 1, 1 % n, 0, n - 1])
  })

  test('a run of words to pass over goes on in the next block', () => {
    forced.words = [...Array.from({ length: 35 }, () => TOP - 1), 7]
    expect(new StreamChance(SEED).below(DIE, 5)).toBe(2)
  })

  test.each([2, 4, 2 ** 16, 2 ** 31, TOP])('below %d, a power of two, no word is passed over', n => {
    forced.words = [TOP - 1, 0]
    const stream = new StreamChance(SEED)
    expect([stream.below(DIE, n), stream.below(DIE, n)]).toEqual([n - 1, 0])
  })

  test('a question with one answer takes no word', () => {
    const stream = new StreamChance(ZERO)
    expect(stream.below(DIE, 1)).toBe(0)
    expect(stream.draw(CARD, 0b1000)).toBe(3)
    expect(stream.draw(CARD, 1 << 31)).toBe(31)
    expect(stream.deal(CARD, [0, 0, 1])).toBe(2)
    expect(hex(words(stream, 1))).toBe('ade0b876')
  })

  test.each([0, -1, 1.5, TOP + 1, Number.NaN])('nothing is below %d', n => {
    expect(() => new StreamChance(SEED).below(DIE, n)).toThrow(n < 1 ? "'die' out of nothing" : `draw below ${n}`)
  })

  test('an empty bag is an error that names the question', () => {
    expect(() => new StreamChance(SEED).draw(CARD, 0)).toThrow("'card' out of nothing")
    expect(() => new StreamChance(SEED).deal(CARD, [0, 0])).toThrow("'card' out of nothing")
  })

  /** The 99.9 % points of chi-square by degrees of freedom: a fixed seed either stays under them or never will. */
  const LIMIT: Readonly<Record<number, number>> = { 2: 13.82, 4: 18.47, 5: 20.52, 6: 22.46 }
  const THROWS = 42_000
  test.each<[string, readonly number[], (stream: StreamChance) => number]>([
    ['a die of six', [1, 1, 1, 1, 1, 1], stream => stream.below(DIE, 6)],
    ['a die of seven', [1, 1, 1, 1, 1, 1, 1], stream => stream.below(DIE, 7)],
    ['a bag of five', [1, 0, 1, 0, 0, 1, 1, 0, 0, 1], stream => stream.draw(CARD, 0b10_0110_0101)],
    ['pieces, some alike', [1, 4, 0, 2], stream => stream.deal(CARD, [1, 4, 0, 2])],
  ])('%s: each answer as often as it should be', (_, weights, ask) => {
    const counts = weights.map(() => 0)
    const stream = new StreamChance(SEED)
    for (let move = 0; move < THROWS / 10; move++) {
      stream.move(move)
      for (let i = 0; i < 10; i++) counts[ask(stream)]++
    }
    const total = weights.reduce((a, b) => a + b)
    let distance = 0
    for (const [i, weight] of weights.entries()) {
      const expected = (THROWS * weight) / total
      if (weight === 0) expect(counts[i]).toBe(0)
      else distance += (counts[i] - expected) ** 2 / expected
    }
    expect(counts.reduce((a, b) => a + b)).toBe(THROWS)
    expect(distance).toBeLessThan(LIMIT[weights.filter(Boolean).length - 1])
  })
})

describe('seed and commitment', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

  test('the commitment of a fixed seed', () => {
    const fixed = '5df5890530bfcf39984fabc48667383408933e595fb7e3b5b34b57e3752e2a89'
    expect(commitmentOf(ZERO)).toBe(fixed)
  })

  test('every seed: the SHA-256 of its description', () => {
    fc.assert(
      fc.property(seeds, seed => {
        expect(commitmentOf(seed)).toBe(sha256(`tabularium commitment 1:${seed}`))
      }),
      { seed: 4 },
    )
  })

  test('a new seed is a seed, and another each time', () => {
    const some = Array.from({ length: 20 }, newSeed)
    expect(some.every(isSeed)).toBe(true)
    expect(new Set(some).size).toBe(20)
  })

  test.each(['', 'ab', ZERO.slice(1), `${ZERO}0`, `${ZERO}\n`, ` ${ZERO.slice(1)}`, 'A'.repeat(64), 'g'.repeat(64)])(
    "'%s' is no seed",
    text => {
      expect(isSeed(text)).toBe(false)
      expect(() => new StreamChance(text)).toThrow('a key is 64 hexadecimal digits')
    },
  )
})

describe('chance that nobody chooses', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const terms = { table: 'k3v9', game: 'omens', rules: 2, options: { tie: 'shared', deck: 'long' }, seats: 3 }
  const commitment = commitmentOf(ZERO, terms)

  test('the commitment is bound to table, game, rules, options and seats', () => {
    const lines = ['tabularium commitment 2', 'k3v9', 'omens', '2', 'deck=long tie=shared', '3', ZERO, '']
    expect(commitment).toBe(sha256(lines.join('\n')))
    const others = [
      commitmentOf(ZERO),
      commitmentOf('1'.repeat(64), terms),
      commitmentOf(ZERO, { ...terms, table: 'k3v8' }),
      commitmentOf(ZERO, { ...terms, game: 'omen' }),
      commitmentOf(ZERO, { ...terms, rules: 1 }),
      commitmentOf(ZERO, { ...terms, options: { deck: 'short', tie: 'shared' } }),
      commitmentOf(ZERO, { ...terms, seats: 2 }),
    ]
    expect(new Set([commitment, ...others]).size).toBe(8)
    expect(commitmentOf(ZERO, { ...terms, options: { deck: 'long', tie: 'shared' } })).toBe(commitment)
  })

  test('the key comes from the seed and every share, each at its seat', () => {
    const [a, b] = ['a'.repeat(64), 'b'.repeat(64)]
    const key = keyOf(commitment, ZERO, [a, NO_SHARE, b])
    expect(key).toBe(sha256(['tabularium key 2', commitment, ZERO, a, 'none', b, ''].join('\n')))
    const others = [
      keyOf(commitment, ZERO, [b, NO_SHARE, a]),
      keyOf(commitment, ZERO, [a, WITHHELD, b]),
      keyOf(commitment, ZERO, [a, b, NO_SHARE]),
      keyOf(commitment, a, [a, NO_SHARE, b]),
    ]
    expect(new Set([key, ...others]).size).toBe(5)
    expect(pledgeOf(a)).toBe(sha256(`tabularium share 2:${a}`))
  })

  test.each([
    { takebacks: [], move: 5, count: 0 },
    { takebacks: [4], move: 4, count: 0 },
    { takebacks: [4], move: 5, count: 1 },
    { takebacks: [4, 4, 4], move: 5, count: 3 },
    { takebacks: [5, 8], move: 7, count: 1 },
    { takebacks: [8, 5], move: 7, count: 2 },
    { takebacks: [0], move: 0, count: 0 },
  ])('after the take-backs to $takebacks move $move is drawn the $count. time anew', ({ takebacks, move, count }) => {
    expect(takebacksBefore(takebacks, move)).toBe(count)
  })

  test('a move after a take-back draws other numbers', () => {
    const drawn = (takebacks: number) => {
      const stream = new StreamChance(ZERO)
      stream.move(7, takebacks)
      return Array.from({ length: 20 }, () => stream.below({ what: 'die', names: [] }, 1000))
    }
    expect(drawn(0)).not.toEqual(drawn(1))
    expect(drawn(1)).toEqual(drawn(1))
  })
})
