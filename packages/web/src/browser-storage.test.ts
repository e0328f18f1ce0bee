import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNamed, storedEntries, storedJson, storedList, storedText, storeJson, storeText } from './browser-storage.ts'

const isText = (one: unknown): one is string => typeof one === 'string'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what is stored is found again, and forgotten', () => {
  expect(storeJson('a', { b: 1 })).toBe(true)
  expect(storedJson('a')).toEqual({ b: 1 })
  expect(storedEntries('a')).toEqual([['b', 1]])
  storeJson('a', undefined)
  expect(storedText('a')).toBeUndefined()
})

test.each<[what: string, text: string, found: readonly string[]]>([
  ['no JSON', '[1', []],
  ['no list', '{"a":"b"}', []],
  ['a list with something else in it', '["a",1,null,"b"]', ['a', 'b']],
])('%s', (_, text, found) => {
  storeText('list', text)
  expect(storedList('list', isText)).toEqual(found)
})

test.each([['null'], ['3'], ['no JSON']])('%s has no entries', text => {
  storeText('a', text)
  expect(storedEntries('a')).toEqual([])
})

test('pairs are told from other lists', () => {
  expect([['a', 1], ['a'], [1, 'a'], 'ab', null].map(isNamed)).toEqual([true, false, false, false, false])
})

test('a browser that keeps nothing finds nothing and says so, and nobody fails', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  expect(storeJson('a', 1)).toBe(false)
  expect(storeText('a', undefined)).toBe(false)
  expect(storedJson('a')).toBeUndefined()
  expect(storedList('a', isText)).toEqual([])
})
