import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Ask,
  answerName,
  type Chance,
  chanceFrom,
  FastChance,
  firstChance,
  kth,
  kthPiece,
  RecordingChance,
  ScriptedChance,
  size,
  sum,
} from './chance.ts'
import { ProblemError } from './problem.ts'

const CARD: Ask = { what: 'card', names: ['altar', 'baths', 'circus', 'forum'] }
const DIE: Ask = { what: 'die', names: [] }

const bitsOf = (bag: number): number[] => Array.from({ length: 32 }, (_, bit) => bit).filter(bit => (bag >>> bit) & 1)
const bags = fc.oneof(fc.integer(), fc.constantFrom(0, 1, -1, 1 << 31, 0x7fffffff))
const counts = fc.array(fc.nat({ max: 4 }), { maxLength: 12 })
/** Every piece written out: [2, 0, 1] is 0, 0, 2. */
const piecesOf = (list: readonly number[]): number[] => list.flatMap((n, i) => Array.from({ length: n }, () => i))

describe('bags', () => {
  test('size and kth count the bits in their order', () => {
    fc.assert(
      fc.property(bags, bag => {
        const bits = bitsOf(bag)
        expect(size(bag)).toBe(bits.length)
        expect(bits.map((_, k) => kth(bag, k))).toEqual(bits)
      }),
      { seed: 1, numRuns: 1000 },
    )
  })

  test('sum and kthPiece count the pieces in their order', () => {
    fc.assert(
      fc.property(counts, list => {
        const pieces = piecesOf(list)
        expect(sum(list)).toBe(pieces.length)
        expect(pieces.map((_, k) => kthPiece(list, k))).toEqual(pieces)
      }),
      { seed: 2, numRuns: 1000 },
    )
  })

  test('a chance made from numbers asks for one among as many as there are, and answers with the item', () => {
    fc.assert(
      fc.property(bags, counts, fc.integer({ min: 1, max: 9 }), fc.nat(), (bag, list, n, number) => {
        const asked: number[] = []
        const chance = chanceFrom(below => {
          asked.push(below)
          return number % below
        })
        const bits = bitsOf(bag)
        const pieces = piecesOf(list)
        if (bits.length > 0) expect(chance.draw(CARD, bag)).toBe(bits[number % bits.length])
        else expect(() => chance.draw(CARD, bag)).toThrow("chance was asked for 'card' out of nothing")
        if (pieces.length > 0) expect(chance.deal(CARD, list)).toBe(pieces[number % pieces.length])
        else expect(() => chance.deal(CARD, list)).toThrow("chance was asked for 'card' out of nothing")
        expect(chance.below(DIE, n)).toBe(number % n)
        expect(asked).toEqual([bits.length, pieces.length, n].filter(Boolean))
      }),
      { seed: 3, numRuns: 500 },
    )
  })

  test('the first chance takes the first there is', () => {
    expect(firstChance.draw(CARD, 0b1100)).toBe(2)
    expect(firstChance.deal(CARD, [0, 3, 1])).toBe(1)
    expect(firstChance.below(DIE, 6)).toBe(0)
  })

  test('an answer is written by its name, or by its number where there is none', () => {
    expect(answerName(CARD, 2)).toBe('circus')
    expect(answerName(DIE, 2)).toBe('2')
  })
})

describe('the fast generator', () => {
  // Computed by a second program, from the description of the hash and of sfc32.
  test.each([
    [0, [3452217730, 1210533689, 2540288559, 1801101228], [1, 0, 2, 4, 5, 2, 3, 0]],
    [1, [549580836, 277719000, 3499805970, 3868413587], [3, 0, 5, 2, 4, 2, 4, 0]],
    [-1, [3622256333, 2206023155, 2148777321, 3154847160], [3, 1, 1, 5, 3, 2, 2, 0]],
    ['Żółw', [1381471416, 814671482, 3237321550, 2119080087], [0, 3, 4, 4, 3, 2, 2, 1]],
  ])('seed %o: the same numbers on every machine', (seed, raw, dice) => {
    const chance = new FastChance(seed)
    expect(raw.map(() => chance.next())).toEqual(raw)
    expect(dice.map(() => chance.number(6))).toEqual(dice)
  })

  const some = (chance: FastChance) => Array.from({ length: 50 }, () => chance.next())

  test('a new seed starts it again', () => {
    const chance = new FastChance(7)
    const first = some(chance)
    expect(some(chance)).not.toEqual(first)
    chance.reseed(7)
    expect(some(chance)).toEqual(first)
    chance.reseed('7')
    expect(some(chance)).toEqual(first)
    chance.reseed(8)
    expect(some(chance)).not.toEqual(first)
  })

  test('draws what is there, dice as well as cards, from end to end', () => {
    fc.assert(
      fc.property(fc.integer(), bags, counts, fc.integer({ min: 1, max: 2 ** 32 }), (seed, bag, list, n) => {
        const chance = new FastChance(seed)
        if (bag === 0) expect(() => chance.draw(CARD, bag)).toThrow("'card' out of nothing")
        else expect(bitsOf(bag)).toContain(chance.draw(CARD, bag))
        if (sum(list) === 0) expect(() => chance.deal(CARD, list)).toThrow("'card' out of nothing")
        else expect(list[chance.deal(CARD, list)]).toBeGreaterThan(0)
        const number = chance.below(DIE, n)
        expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true)
      }),
      { seed: 4, numRuns: 500 },
    )
    expect(() => new FastChance(0).below(DIE, 0)).toThrow("'die' out of nothing")
  })

  test('reaches every answer about as often as every other', () => {
    const chance = new FastChance(1)
    const seen = [0, 0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 70_000; i++) seen[chance.below(DIE, 7)]++
    const distance = seen.reduce((all, n) => all + (n - 10_000) ** 2 / 10_000, 0)
    expect(distance).toBeLessThan(22.46) // the 99.9 % point of chi-square, six degrees of freedom
  })
})

describe('a script', () => {
  test('answers in its order and says what nobody asked for', () => {
    const script = new ScriptedChance(['forum', '5', 'baths', '0'])
    expect(script.draw(CARD, 0b1001)).toBe(3)
    expect(script.below(DIE, 6)).toBe(5)
    expect(script.atEnd).toBe(false)
    expect(script.unused).toEqual(['baths', '0'])
    expect(script.deal(CARD, [1, 2, 0, 0])).toBe(1)
    expect(script.deal(DIE, [1, 0])).toBe(0)
    expect(script.atEnd).toBe(true)
    expect(script.unused).toEqual([])
  })

  const draw = (bag: number) => (chance: Chance) => chance.draw(CARD, bag)
  const deal = (list: readonly number[]) => (chance: Chance) => chance.deal(CARD, list)
  const below = (n: number) => (chance: Chance) => chance.below(DIE, n)
  test.each<[readonly string[], (chance: Chance) => number, string]>([
    [[], draw(0b1111), "an answer to 'card' is missing"],
    [[], below(6), "an answer to 'die' is missing"],
    [['taberna'], draw(0b1111), "'taberna' is no answer to 'card'"],
    [['Altar'], draw(0b1111), "'Altar' is no answer to 'card'"],
    [['0'], draw(0b1111), "'0' is no answer to 'card'"],
    [['length'], deal([1, 1]), "'length' is no answer to 'card'"],
    [['altar'], draw(0b1110), "'altar' cannot be drawn for 'card' here"],
    [['circus'], deal([1, 1, 0]), "'circus' cannot be drawn for 'card' here"],
    [['forum'], deal([1, 1, 1]), "'forum' cannot be drawn for 'card' here"],
    [['6'], below(6), "'6' cannot be drawn for 'die' here"],
    [['-1'], below(6), "'-1' is no answer to 'die'"],
    [['1.5'], below(6), "'1.5' is no answer to 'die'"],
    [['1e0'], below(6), "'1e0' is no answer to 'die'"],
    [['05'], below(6), "'05' is no answer to 'die'"],
    [[''], below(6), "'' is no answer to 'die'"],
    [['99999999999'], below(2 ** 32), "'99999999999' is no answer to 'die'"],
    [['4294967296'], below(2 ** 32), "'4294967296' cannot be drawn for 'die' here"],
    [['32'], chance => chance.draw(DIE, -1), "'32' cannot be drawn for 'die' here"],
  ])('%o: an error that says what does not fit', (answers, ask, why) => {
    const script = new ScriptedChance(answers)
    expect(() => ask(script)).toThrow(ProblemError)
    expect(() => ask(new ScriptedChance(answers))).toThrow(why)
  })

  test('the highest answers are answers too', () => {
    expect(new ScriptedChance(['4294967295']).below(DIE, 2 ** 32)).toBe(2 ** 32 - 1)
    expect(new ScriptedChance(['31']).draw(DIE, 1 << 31)).toBe(31)
  })

  test('where it ends, another source takes over, if there is one', () => {
    const script = new ScriptedChance(['baths', 'forum', '5'], firstChance)
    expect([script.draw(CARD, 0b1111), script.deal(CARD, [1, 1, 1, 1]), script.below(DIE, 6)]).toEqual([1, 3, 5])
    expect([script.draw(CARD, 0b1100), script.deal(CARD, [0, 1]), script.below(DIE, 6)]).toEqual([2, 1, 0])
  })
})

describe('a recording', () => {
  const questions = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('draw' as const), bag: fc.integer({ min: 1, max: 15 }) }),
      fc.record({
        kind: fc.constant('deal' as const),
        list: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
      }),
      fc.record({ kind: fc.constant('below' as const), n: fc.integer({ min: 1, max: 9 }) }),
    ),
    { maxLength: 6 },
  )
  type Question = typeof questions extends fc.Arbitrary<(infer Q)[]> ? Q : never
  const put = (chance: Chance, question: Question): number => {
    switch (question.kind) {
      case 'draw':
        return chance.draw(CARD, question.bag)
      case 'deal':
        return chance.deal(CARD, question.list)
      case 'below':
        return chance.below(DIE, question.n)
    }
  }

  test('hands its list over move by move, and the lists are scripts that answer the same', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(questions, { maxLength: 6 }), (seed, moves) => {
        const source = new FastChance(seed)
        const recording = new RecordingChance(new FastChance(seed))
        const lists: (readonly string[])[] = []
        const answers = moves.map(asked => {
          const given = asked.map(question => put(recording, question))
          lists.push(recording.taken())
          return given
        })
        expect(answers).toEqual(moves.map(asked => asked.map(question => put(source, question))))
        expect(recording.taken()).toEqual([])
        for (const [i, asked] of moves.entries()) {
          const script = new ScriptedChance(lists[i])
          expect(asked.map(question => put(script, question))).toEqual(answers[i])
          expect(script.unused).toEqual([])
        }
      }),
      { seed: 5, numRuns: 200 },
    )
  })

  test('a list that was handed over does not grow', () => {
    const recording = new RecordingChance(firstChance)
    recording.draw(CARD, 0b0110)
    const first = recording.taken()
    const none = recording.taken()
    recording.below(DIE, 6)
    expect([first, none, recording.taken()]).toEqual([['baths'], [], ['0']])
  })

  test('says who learns the answer, as it was asked', () => {
    const heard: unknown[] = []
    const source: Chance = {
      draw: (...asked) => heard.push(asked),
      deal: (...asked) => heard.push(asked),
      below: (...asked) => heard.push(asked),
    }
    for (const chance of [new RecordingChance(source), new ScriptedChance([], source)]) {
      heard.length = 0
      chance.draw(CARD, 3, 0b01)
      chance.deal(CARD, [1, 2], 0b10)
      chance.below(DIE, 6, 0b11)
      expect(heard).toEqual([
        [CARD, 3, 0b01],
        [CARD, [1, 2], 0b10],
        [DIE, 6, 0b11],
      ])
    }
  })

  test('an error of the source leaves no answer behind', () => {
    const recording = new RecordingChance(firstChance)
    expect(() => recording.draw(CARD, 0)).toThrow('out of nothing')
    expect(recording.taken()).toEqual([])
  })
})
