import { CHARACTER_IDS } from '@tabularium/bots/character'
import { LEVEL_IDS } from '@tabularium/bots/levels'
import { LANGUAGES } from '@tabularium/kernel'
import { mePatch } from '@tabularium/protocol'
import { describe, expect, test, vi } from 'vitest'
import type { WordsOf } from '../words.ts'

vi.mock('../words.ts', () => ({ area: (dictionaries: unknown) => ({ dictionaries }) }))

const { namesOf, personName } = await import('./names.ts')
const { levelWords } = await import('./words.ts')

const polish: WordsOf<typeof levelWords> = (key, args) =>
  levelWords.dictionaries.pl[key].replace('{n}', String((args as { n?: number } | undefined)?.n ?? ''))

describe('a name is said in the language of the reader', () => {
  test.each([
    ['Player', 'Gracz'],
    ['Игрок', 'Gracz'],
    ['Player 2', 'Gracz 2'],
    ['Игрок 3', 'Gracz 3'],
    ['Deleted player', 'Usunięte konto'],
    ['Ada', 'Ada'],
    ['Playerone', 'Playerone'],
  ])('%s: %s', (name, said) => expect(personName(name, polish)).toBe(said))
})

test.each(LANGUAGES)('nobody can take the name that the page gives to people who are gone: %s', language => {
  const name = levelWords.dictionaries[language]['seat.deleted']
  expect(mePatch.safeParse({ name: 'Ada' }).success).toBe(true)
  expect(mePatch.safeParse({ name }).success).toBe(false)
})

test('bots of one level can be told apart', () => {
  const bot = { name: 'x', bot: 'careless' }
  const [a, b] = namesOf([bot, bot], 'glory-to-rome', polish)
  expect(a).not.toBe(b)
})

test.each([
  ['sensible', 'wonders-duel', 'Kwestor'],
  ['sensible+warrior', 'wonders-duel', 'Kamilla'],
  // As a former level, with a character.
  ['mcts:300+scholar', 'wonders-duel', 'Tales'],
  // No level, and a character that the game does not have.
  ['mcts:7', 'wonders-duel', 'x'],
  ['sensible+patron', 'wonders-duel', 'Kwestor'],
])('%s in %s is called %s', (bot, game, name) => {
  expect(namesOf([{ name: 'x', bot }], game, polish)).toEqual([name])
})

test.each(LANGUAGES)('every level and every character has a name of its own: %s', language => {
  const words = levelWords.dictionaries[language]
  const names = [...LEVEL_IDS.map(id => words[`level.${id}`]), ...CHARACTER_IDS.map(id => words[`character.${id}`])]
  expect(names.every(name => name.length > 1)).toBe(true)
  expect(new Set(names).size).toBe(LEVEL_IDS.length + CHARACTER_IDS.length)
})
