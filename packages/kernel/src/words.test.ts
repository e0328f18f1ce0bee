import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language, type Message } from './text.ts'
import { omens } from './toy/index.ts'
import { speakerOf } from './words.ts'

/** All that a table can say by itself. */
const SAID: readonly Message[] = [
  { key: 'table.stale', args: { expected: 3, moves: 5 } },
  { key: 'table.unknown-action', args: { action: 'fly away' } },
  { key: 'table.over' },
  { key: 'table.not-your-turn' },
  { key: 'table.not-legal' },
  { key: 'table.undo-too-late' },
  { key: 'table.undo-nothing' },
]

describe("the kernel's words", () => {
  test.each(SAID)('$key: in every language, and not the same', message => {
    const spoken = LANGUAGES.map(language => speakerOf(omens, language)(message))
    expect(new Set(spoken).size).toBe(LANGUAGES.length)
    for (const words of spoken) {
      expect(words).not.toBe(message.key)
      expect(words).not.toMatch(/[{}]/)
      for (const figure of Object.values(message.args ?? {})) expect(words).toContain(String(figure))
    }
  })

  test.each<[Language, number, string]>([
    ['en', 1, 'The position has changed: you saw 1 move, there are 7.'],
    ['en', 2, 'The position has changed: you saw 2 moves, there are 7.'],
    ['pl', 1, 'Sytuacja się zmieniła: widziano 1 ruch, jest ich 7.'],
    ['pl', 3, 'Sytuacja się zmieniła: widziano 3 ruchy, jest ich 7.'],
    ['pl', 5, 'Sytuacja się zmieniła: widziano 5 ruchów, jest ich 7.'],
    ['ru', 1, 'Позиция изменилась: вы видели 1 ход, а теперь их 7.'],
    ['ru', 3, 'Позиция изменилась: вы видели 3 хода, а теперь их 7.'],
    ['ru', 5, 'Позиция изменилась: вы видели 5 ходов, а теперь их 7.'],
  ])('%s: %i moves seen', (language, expected, words) => {
    expect(speakerOf(omens, language)({ key: 'table.stale', args: { expected, moves: 7 } })).toBe(words)
  })

  test("the game's words are there too, with the players' names, and they win", () => {
    const say = speakerOf(omens, 'en', ['Ania'])
    expect(say({ key: 'event.passed', args: { player: { seat: 0 } } })).toBe('Ania passes.')
    const own = { ...omens.text.dictionaries.en, 'table.over': 'Night has fallen.' }
    const game = { ...omens, text: { ...omens.text, dictionaries: { ...omens.text.dictionaries, en: own } } }
    expect(speakerOf(game, 'en')({ key: 'table.over' })).toBe('Night has fallen.')
    expect(speakerOf(omens, 'en')({ key: 'table.over' })).toBe('The game is over.')
  })
})
