import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Message } from './text.ts'
import { omens } from './toy/index.ts'
import { speakerOf } from './words.ts'

/** All that a table can say by itself. */
const SAID: readonly Message[] = [
  { key: 'table.stale' },
  { key: 'table.unknown-action', args: { action: 'fly away' } },
  { key: 'table.over' },
  { key: 'table.not-your-turn' },
  { key: 'table.not-legal' },
  { key: 'table.undo-too-late' },
  { key: 'table.undo-nothing' },
  { key: 'table.elsewhere' },
  { key: 'table.stopped' },
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

  test("the game's words are there too, with the players' names, and they win", () => {
    const say = speakerOf(omens, 'en', ['Ania'])
    expect(say({ key: 'event.passed', args: { player: { seat: 0 } } })).toBe('Ania passes.')
    const own = { ...omens.text.dictionaries.en, 'table.over': 'Night has fallen.' }
    const game = { ...omens, text: { ...omens.text, dictionaries: { ...omens.text.dictionaries, en: own } } }
    expect(speakerOf(game, 'en')({ key: 'table.over' })).toBe('Night has fallen.')
    expect(speakerOf(omens, 'en')({ key: 'table.over' })).toBe('The game is over.')
  })
})
