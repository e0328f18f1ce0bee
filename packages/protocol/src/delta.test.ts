import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applied, type Delta, difference } from './delta.ts'

const sent = (delta: Delta | undefined): Delta | undefined => delta && JSON.parse(JSON.stringify(delta))
/** The value after, as somebody gets it who has the one before and is sent the change. */
const told = (before: unknown, after: unknown): unknown => {
  const delta = sent(difference(before, after))
  return delta === undefined ? before : applied(before, delta)
}

const KEYS = ['a', 'b', '__proto__', 'constructor', '-', '0', '1', 'length', '']
const json = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    fc.constantFrom<unknown>(null, true, false, 0, 1, 2, '', 'a', 'toString'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc
      .array(fc.tuple(fc.constantFrom(...KEYS), tie('value')), { maxLength: 5 })
      .map(pairs => JSON.parse(`{${pairs.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`).join()}}`)),
  ),
})).value

/** A value and another that shares parts with it, as a position does with the next. */
const pair = fc.oneof(
  fc.tuple(json, json),
  fc.tuple(json, json, json).map(([a, b, c]) => [
    { a, b, list: [a, b] },
    { a, b: c, list: [a, c, b] },
  ]),
  fc.tuple(fc.array(json), fc.nat(), fc.nat(), fc.array(json)).map(([list, at, count, more]) => {
    const after = list.slice()
    after.splice(at % (list.length + 1), count % 3, ...more)
    return [list, after]
  }),
)

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('any two values', () => {
  test('the change, sent and applied, gives the value after, and leaves the one before as it was', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const kept = copy(before)
        expect(isDeepStrictEqual(told(before, copy(after)), after)).toBe(true)
        expect(isDeepStrictEqual(before, kept)).toBe(true)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })

  test('equal values have no change', () => {
    fc.assert(
      fc.property(json, value => {
        expect(difference(value, copy(value))).toBeUndefined()
      }),
      { seed: 2 },
    )
  })

  test('different values have one', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        expect(difference(before, after) === undefined).toBe(isDeepStrictEqual(before, after))
      }),
      { seed: 3 },
    )
  })

  test('never much longer than the value after', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const length = JSON.stringify(difference(before, after) ?? 0).length
        expect(length).toBeLessThanOrEqual(2 * (JSON.stringify(before).length + JSON.stringify(after).length) + 20)
      }),
      { seed: 4 },
    )
  })

  test('what anybody could send is applied or refused, and never changes a prototype', () => {
    fc.assert(
      fc.property(json, json, (before, delta) => {
        try {
          applied(before, delta as Delta)
        } catch (error) {
          expect(String(error)).toContain('the change does not fit')
        }
        expect(({} as { a?: unknown }).a).toBeUndefined()
        expect(Object.getPrototypeOf({})).toBe(Object.prototype)
      }),
      { numRuns: 2000, seed: 5 },
    )
  })
})

describe('how changes are written', () => {
  test.each<[string, unknown, unknown, string | undefined]>([
    ['a key', { a: 1, b: 2 }, { a: 1, b: 3 }, '{"b":[3]}'],
    ['a new key', { a: 1 }, { a: 1, b: [2] }, '{"b":[[2]]}'],
    ['a key gone', { a: 1, b: 2 }, { a: 1 }, '{"b":[]}'],
    ['deep inside', { a: [{ b: 1, c: 2 }, 5] }, { a: [{ b: 1, c: 3 }, 5] }, '{"a":{"0":{"c":[3]}}}'],
    ['one figure of a row', [1, 2, 3, 4, 5, 6], [1, 2, 9, 4, 5, 6], '{"2":[9]}'],
    ['most of a row', [1, 2, 3], [4, 5, 3], '[[4,5,3]]'],
    ['one more', ['a'], ['a', 'b'], '[0,1,0,"b"]'],
    ['one in the middle less', ['a', 'b', 'c'], ['a', 'c'], '[0,1,1]'],
    ['one in front more', ['b', 'c'], ['a', 'b', 'c'], '[0,0,0,"a"]'],
    ['one changed and one more', [{ n: 1, m: 2 }, 7], [{ n: 1, m: 3 }, 7, 8], '[{"0":{"m":[3]}},2,0,8]'],
    ['all gone', [1, 2], [], '[[]]'],
    ['nothing stays', { a: 1, b: 2 }, { a: 2, b: 3 }, '[{"a":2,"b":3}]'],
    ['a key that is undefined is none', { a: 1, b: undefined }, { a: 1 }, undefined],
    ['a list for an object', { 0: 'a' }, ['a'], '[["a"]]'],
    ['null', { a: null }, { a: {} }, '[{"a":{}}]'],
    ['the same', [1, { a: 2 }], [1, { a: 2 }], undefined],
  ])('%s', (_, before, after, text) => {
    const delta = difference(before, after)
    expect(delta && JSON.stringify(delta)).toBe(text)
    expect(told(before, after)).toEqual(after)
  })
})

describe('what is shared', () => {
  test('all that did not change is the same object', () => {
    const before = { same: { deep: [1] }, list: [{ a: 1 }, { b: [1, 2, 3] }, { c: 1 }], n: 1 }
    const after = { same: { deep: [1] }, list: [{ a: 1 }, { b: [1, 2, 4] }, { c: 1 }, { d: 1 }], n: 2 }
    const got = told(before, after) as typeof before
    expect(got).toEqual(after)
    expect(got.same).toBe(before.same)
    expect(got.list[0]).toBe(before.list[0])
    expect(got.list[1]).not.toBe(before.list[1])
    expect(got.list[2]).toBe(before.list[2])
  })

  test('an element taken out of a list leaves the others as they are', () => {
    const before = [{ a: 1 }, { b: 1 }, { c: 1 }]
    const got = told(before, [{ a: 1 }, { c: 1 }]) as unknown[]
    expect(got[0]).toBe(before[0])
    expect(got[1]).toBe(before[2])
  })
})

test.each<[string, unknown, unknown, string]>([
  ['a key nobody has', { a: 1 }, { b: { c: [1] } }, "there is no 'b'"],
  ['a key to take away that nobody has', { a: 1 }, { b: [] }, "there is no 'b'"],
  ['an inherited key', {}, { toString: { a: [1] } }, "there is no 'toString'"],
  ['keys of a number', 5, { a: [1] }, 'there are no keys to change'],
  ['keys of null', null, { a: [1] }, 'there are no keys to change'],
  ['a place past the end', [1], { 1: [2] }, "there is no place '1'"],
  ['no place', [1], { length: [0] }, "there is no place 'length'"],
  ['a place written oddly', [1, 2], { '01': [0] }, "there is no place '01'"],
  ['a place to take away', [1], { 0: [] }, 'nothing can be taken away here'],
  ['everything to take away', [1], [], 'nothing can be taken away here'],
  ['more gone than there are', [1], [0, 0, 2], 'the list is not that long'],
  ['before the first', [1], [0, -1, 0], 'the list is not that long'],
  ['half a splice', [1], [0, 1], 'the list is not that long'],
  ['a list for an object', { a: 1 }, [0, 0, 0], 'there is no list'],
  ['changes that are none', [1], ['x', 0, 0], 'it is no change of places'],
  ['a number', { a: 1 }, { a: 5 }, 'it is no change'],
  ['null', { a: 1 }, null, 'it is no change'],
])('a change that does not fit is refused: %s', (_, before, delta, why) => {
  expect(() => applied(before, delta as Delta)).toThrow(`the change does not fit: ${why}`)
})
