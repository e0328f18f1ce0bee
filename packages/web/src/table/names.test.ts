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
  const [a, b] = namesOf([bot, bot], polish)
  expect(a).not.toBe(b)
})
