import { LANGUAGES } from '@tabularium/kernel'
import { describe, expect, it } from 'vitest'
import { WORDS, wordsOf } from './words.ts'

type Key = keyof typeof WORDS.en

const ARGUMENT = /\{(\w+)/g
const argumentsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(ARGUMENT)].map(([, name]) => name))].sort()

/** Any value fits any argument of our own words. */
const ARGS = {
  rule: '6.2', commitment: 'c0ffee', at: 1, moves: 2, seat: { seat: 0 }, best: 'draft x', value: 50, count: 3, file: 'f', why: 'w',
  word: 'w', bot: 'sensible', list: 'a, b', example: 'draft x', action: 'a', seed: 's', seats: 'Ania', end: 'e',
} // biome-ignore format: a table

describe.each(LANGUAGES)('%s', language => {
  it('has the words of every key, with the same arguments, and can say them', () => {
    const say = wordsOf(language, ['Ania'])
    expect(Object.keys(WORDS[language]).sort()).toEqual(Object.keys(WORDS.en).sort())
    for (const key of Object.keys(WORDS.en) as Key[]) {
      const needed = argumentsOf(WORDS.en[key]).filter(name => name in ARGS)
      for (const name of needed) expect(WORDS[language][key], key).toContain(`{${name}`)
      const said = say(key, ARGS)
      expect(said.trim(), key).not.toBe('')
      expect(said, key).not.toMatch(/[{}]/)
    }
  })
})
