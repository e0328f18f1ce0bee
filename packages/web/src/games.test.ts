// What the lists of games say of each other: the page, its worker and the list that command and server play from.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES as PLAYED } from '@tabularium/bots/games'
import { LANGUAGES, type Message } from '@tabularium/kernel'
import { describe, expect, test, vi } from 'vitest'
import { GAMES } from './games.ts'
import { RULES } from './table/rules.ts'

// Boards ask for the settings when they are drawn; there is no window here.
vi.mock('./settings.ts', () => ({ settings: () => ({}), useSettings: () => ({}) }))

test('the page, the worker and the server have the same games', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(PLAYED.map(({ id }) => id))
  expect(Object.keys(RULES)).toEqual(PLAYED.map(({ id }) => id))
})

/** The key of a message, and of those inside it. */
function keysOf({ key, args = {} }: Message): readonly string[] {
  const inside = Object.values(args).flatMap(arg => (typeof arg !== 'object' ? [] : Array.isArray(arg) ? arg : [arg]))
  return [key, ...inside.flatMap(arg => ('key' in arg ? keysOf(arg) : []))]
}

/** The keys in the sources of a board, as what they may look like: `card.${name}` is any card's name. */
function askedBy(folder: string): readonly RegExp[] {
  const sources = readdirSync(folder)
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const found = [...sources.matchAll(/\bkey: (?:'([a-z-]+\.[\w.-]+)'|`([a-z-]+\.[^`]+)`)/g)]
  const forms = found.map(([, whole = '', pattern = whole]) =>
    pattern
      .split(/\$\{(?:[^{}]|\{[^}]*\})*\}/)
      .map(part => part.replaceAll('.', '\\.'))
      .join('.+'),
  )
  return [...new Set(forms)].map(form => new RegExp(`^${form}$`))
}

describe.each(GAMES.map(entry => ({ entry, id: entry.id })))('$id', ({ entry, id }) => {
  test('is what it says of itself', async () => {
    const [{ game }, board, read] = await Promise.all([
      RULES[id](),
      entry.load(),
      entry.reading().then(reading => reading.loadGame()),
    ])
    expect(board.game).toBe(game)
    expect(read).toBe(game)
    expect(entry).toMatchObject({ id: game.id, seats: game.seats })
    for (const option of [...(entry.main ?? []), ...Object.keys(entry.first ?? {})]) {
      expect(game.options).toHaveProperty(option)
    }
    for (const [option, value] of Object.entries(entry.first ?? {})) {
      expect(game.options[option].values).toContain(value)
    }
    for (const language of LANGUAGES) {
      expect(entry.words[language].name).toBe(game.text.dictionaries[language]['game.name'])
    }
  })

  test('says of itself whether it has cards', async () => {
    expect(entry.cards === true).toBe((await entry.reading()).loadThings !== undefined)
  })

  test('has the lesson it begins with, and words for it', async () => {
    const lessons = (await (await entry.reading()).loadLessons?.()) ?? []
    const ids = lessons.map(lesson => lesson.id)
    if (entry.lesson === undefined) expect(ids, 'about.ts has no `lesson`').toEqual([])
    else expect(ids).toContain(entry.lesson)
    for (const language of LANGUAGES) {
      expect(entry.words[language].name).not.toBe('')
      expect(entry.words[language].text).not.toBe('')
      expect(entry.words[language].lesson !== undefined, `words.${language}.lesson in about.ts`).toBe(
        entry.lesson !== undefined,
      )
    }
  })

  test('has words for every piece an action can be about, in every language', async () => {
    const { game, pieceOf, namePiece, details } = await entry.load()
    const pieces = new Set(game.actions.all.map(pieceOf))
    const keys = new Set([...pieces].flatMap(piece => keysOf(namePiece(piece))))
    if (details) keys.add(details.key)
    const missing = LANGUAGES.flatMap(language =>
      [...keys].filter(key => !Object.hasOwn(game.text.dictionaries[language], key)).map(key => `${language}: ${key}`),
    )
    expect(missing).toEqual([])
  })

  test('has the words that its board asks for, in every language', async () => {
    const { game } = await entry.load()
    const asked = askedBy(join(import.meta.dirname, 'boards', entry.id))
    const missing = LANGUAGES.flatMap(language => {
      const keys = Object.keys(game.text.dictionaries[language])
      return asked.filter(form => !keys.some(key => form.test(key))).map(form => `${language}: ${form.source}`)
    })
    expect(missing).toEqual([])
    expect(asked.length).toBeGreaterThan(1)
  })
})
