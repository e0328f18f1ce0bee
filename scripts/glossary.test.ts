// The glossaries of the games and docs/terms.md say the same words.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Glossary } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../packages/bots/src/games.ts'

const ROOT = join(import.meta.dirname, '..')
const PAGE = readFileSync(join(ROOT, 'docs', 'terms.md'), 'utf8')

const glossaryOf = async (game: string): Promise<Glossary> =>
  ((await import(join(ROOT, 'packages', game, 'src/glossary/index.ts'))) as { readonly GLOSSARY: Glossary }).GLOSSARY

/** Upper and lower case are a matter of where a word stands. */
const plain = (word: string): string => word.toLowerCase()

/** The words of a cell: parted by commas, semicolons or strokes, without what is said of them in brackets. */
const wordsIn = (cell: string): readonly string[] =>
  cell
    .replace(/\([^)]*\)/g, '')
    .split(/[,;/]/)
    .map(word => plain(word.trim()))
    .filter(Boolean)

const partOf = (title: string): string => PAGE.split(new RegExp(`^## ${title}.*\n`, 'm'))[1]?.split('\n## ')[0] ?? ''

type Row = readonly [english: readonly string[], polish: readonly string[], russian: readonly string[]]

/** The rows of a game's table: English, Polish, Russian. */
const rowsOf = (title: string): readonly Row[] =>
  [...partOf(title).matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|/gm)]
    .slice(1)
    .map(([, ...cells]) => cells.map(wordsIn) as unknown as Row)

/** `a, b = A, B, c = C`: as many German words as English ones stand before each sign. */
function germanOf(title: string): ReadonlyMap<string, string> {
  const [, line = ''] = new RegExp(`^\\| ${title} \\| (.+) \\|$`, 'm').exec(partOf('German')) ?? []
  const found = new Map<string, string>()
  const [first, ...rest] = line.split(' = ')
  let english = wordsIn(first)
  for (const part of rest) {
    const words = wordsIn(part)
    english.forEach((word, i) => void found.set(word, words[i]))
    english = words.slice(english.length)
  }
  return found
}

/** What the page calls each game. */
const TITLES: readonly (readonly [id: string, title: string])[] = [
  ['wonders-duel', '7 Wonders Duel'],
  ['glory-to-rome', 'Glory to Rome'],
  ['mare-nostrum', 'Mare Nostrum'],
  ['assyrian-wars', 'Assyrian Wars'],
]

test('every game with a table of terms has a glossary', () => {
  expect(TITLES.map(([id]) => id).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted())
})

/** Terms of the glossaries that the page leaves out: nobody asks how to translate them. By id. */
const BESIDE_THE_PAGE: Readonly<Record<string, string>> = {
  'wonders-duel':
    'city draft discard cost coin buy brown grey blue green yellow red track capital military-supremacy scientific-supremacy civilian-victory points',
  'glory-to-rome':
    'role material rubble wood brick stone marble leader play action hand-limit camp value completed function demand',
  'mare-nostrum': 'pyramids',
  'assyrian-wars': 'camp city capital river-path mountain-path desert-path factor reduced regular mercenary king',
}

describe.each(TITLES)('%s', (id, title) => {
  test('says the words of docs/terms.md', async () => {
    const glossary = await glossaryOf(id)
    const terms = async (language: 'en' | 'pl' | 'ru' | 'de') => (await glossary.words(language)).terms
    const [english, polish, russian, german] = [
      await terms('en'),
      await terms('pl'),
      await terms('ru'),
      await terms('de'),
    ]
    const rows = rowsOf(title)
    const inGerman = germanOf(title)
    const unlike: string[] = []
    const unknown: string[] = []
    let compared = 0
    for (const term of Object.keys(glossary.rules)) {
      const word = plain(english[term].word)
      const held = (said: string, allowed: readonly (string | undefined)[]) => {
        compared += 1
        if (!allowed.includes(plain(said))) unlike.push(`${word}: ‘${said}’, docs/terms.md: ${allowed.join(', ')}`)
      }
      let known = inGerman.has(word)
      for (const [names, inPolish, inRussian] of rows) {
        const at = names.indexOf(word)
        if (at < 0) continue
        known = true
        // Where a cell has more words than the English one, any of them will do.
        held(polish[term].word, inPolish.length === names.length ? [inPolish[at]] : inPolish)
        held(russian[term].word, inRussian.length === names.length ? [inRussian[at]] : inRussian)
      }
      if (inGerman.has(word)) held(german[term].word, [plain(inGerman.get(word) ?? '')])
      if (!known) unknown.push(term)
    }
    expect(unlike).toEqual([])
    expect(compared).toBeGreaterThan(30)
    // A term whose English word changed is in no row any more: either it changes there too, or it leaves the page.
    expect(unknown.join(' ')).toBe(BESIDE_THE_PAGE[id])
  })
})
