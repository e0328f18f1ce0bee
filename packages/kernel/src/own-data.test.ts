// Data of somebody's own as text: read within limits, with every fault in its place, and named by their hash.

import { describe, expect, test } from 'vitest'
import { readJson } from './data-reader.ts'
import { canonical, DATA_LIMITS } from './own-data.ts'
import { dataHash } from './pledge.ts'

const faultOf = (text: string) => {
  const read = readJson(text)
  return 'faults' in read ? read.faults[0] : undefined
}

describe('what cannot be read is said with its place', () => {
  test.each([
    ['', 'the text is cut off', 1, 1],
    ['{"a": 1,\n "b": }', 'here a value should stand', 2, 7],
    ['{"a": [1, 2}', "here ',' or ']' should stand", 1, 12],
    ['{"a": 1\n"b": 2}', "here ',' or '}' should stand", 2, 1],
    ['{"a": 1} x', 'here the JSON should be over', 1, 10],
    ['{"a": 1, "a": 2}', "the field 'a' stands twice", 1, 10],
    ['{"__proto__": 1}', "no field can be called '__proto__'", 1, 2],
    ['["a\nb"]', 'the text in quotation marks does not end', 1, 2],
    ['["\\u202egnp"]', 'texts hold no control characters, no { and } and no <', 1, 2],
    ['["{count}"]', 'texts hold no control characters, no { and } and no <', 1, 2],
    ['[1e99]', 'figures go up to 1000000', 1, 2],
    ['[01]', 'here a value should stand', 1, 2],
    [`${'['.repeat(40)}`, 'nested deeper than 12 levels', 1, 14],
    [`[${'0,'.repeat(DATA_LIMITS.list)}0]`, 'a list of more than 1000 entries', 1, 2002],
    [`["${'a'.repeat(601)}"]`, 'a text longer than 600 letters', 1, 2],
  ])('%j', (text, why, line, column) => {
    expect(faultOf(text)).toEqual({ path: [], why, line, column })
  })

  test('more values or bytes than any game needs', () => {
    const lists = Array.from({ length: 50 }, () => Array.from({ length: 900 }, () => 0))
    expect(faultOf(JSON.stringify(lists))?.why).toBe('more than 40000 values')
    expect(faultOf(`"${'a'.repeat(DATA_LIMITS.bytes)}"`)?.why).toBe('the file is larger than 400 kB')
  })
})

test('a path leads to its line and column; one that leads nowhere, as far as it goes', () => {
  const read = readJson('{\n  "a": [\n    1,\n    {"b": 2}\n  ]\n}\n')
  if ('faults' in read) throw new Error('cannot be read')
  const places = read.locate([['a', 1, 'b'], ['a', 0], ['a', 7], ['c']].map(path => ({ path, why: '' })))
  expect(places.map(({ line, column }) => [line, column])).toEqual([
    [4, 6],
    [3, 5],
    [2, 3],
    [1, 1],
  ])
})

test('blanks and the order of fields change neither text nor hash', () => {
  const [a, b] = ['{"b": [1, {"d": "x", "c": null}], "a": -0.5}', '{"a":-0.5,\n"b":[1,{"c":null,"d":"x"}]}'].map(
    text => {
      const read = readJson(text)
      return 'faults' in read ? '' : canonical(read.value)
    },
  )
  expect(a).toBe('{"a":-0.5,"b":[1,{"c":null,"d":"x"}]}')
  expect(b).toBe(a)
  expect(dataHash(a)).toBe(dataHash(b))
})
