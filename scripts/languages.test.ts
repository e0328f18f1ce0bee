// Languages are listed in one place, and each of them is whole. (scripts/guides.test.ts adds one that nobody speaks.)

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { isWordsFile, parse, tablesIn } from './language-tables.ts'
import { gapsOf, withRows } from './language-words.ts'

const ROOT = join(import.meta.dirname, '..')

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(file => /\.tsx?$/.test(file) && !/\/(?:node_modules|dist)\//.test(file))

/** Codes that are no languages of the program: alphabets that the rules sort by, editions of a rulebook. */
const RULES = /glory-to-rome\/src\/(?:data\/alphabet|state|setup)\.ts$|mare-nostrum\/src\/(?:data\/editions|state)\.ts$/

const CODE = `['"](?:${LANGUAGES.join('|')})['"]`
/** Two codes in a row, or a branch for one of the others. */
const LISTED = new RegExp(`${CODE}\\s*[,|]\\s*${CODE}|case ${CODE}:`)

/** Every language in a word of its own: without them a file has no table with a row for each. */
const NAMED = LANGUAGES.map(language => new RegExp(`\\b${language}\\b`))

function listsLanguages(file: string): boolean {
  const code = readFileSync(join(ROOT, file), 'utf8')
  if (LISTED.test(code)) return true
  if (!NAMED.every(name => name.test(code))) return false
  const tables = tablesIn(parse(file, code), LANGUAGES)
  return tables.some(({ rows }) => rows.length === LANGUAGES.length)
}

test('nothing but the one list and files of words lists languages', () => {
  const files = [...sourcesIn('packages'), ...sourcesIn('scripts')]
  expect(files.length).toBeGreaterThan(1000)
  // Tests may name the languages of their examples.
  const code = files.filter(file => !isWordsFile(file) && !/\.test\.ts$/.test(file) && !RULES.test(file))
  expect(code.filter(listsLanguages)).toEqual(['packages/kernel/src/languages.ts'])
})

test.each(LANGUAGES)('%s is whole, and nothing in it waits for a translation', language => {
  expect(gapsOf(ROOT, language)).toEqual([])
})

describe('what is copied from English', () => {
  const added = (code: string) => withRows('x.ts', code, ['en', 'pl'], 'de', words => words)

  test.each([
    [
      'a row of texts',
      "area({ en: { a: 'A' }, pl: { a: 'B' } })",
      "area({ en: { a: 'A' }, pl: { a: 'B' }, /* to be translated */ de: { a: 'A' } })",
    ],
    [
      'a text of its own',
      "const t = { en: 'A', pl: 'B' }",
      "const t = { en: 'A', pl: 'B', /* to be translated */ de: 'A' }",
    ],
    [
      'what is imported',
      "import { en } from './en.ts'\nimport { pl } from './pl.ts'\nuse({ en, pl })",
      "import { en } from './en.ts'\nimport { pl } from './pl.ts'\nimport { de } from './de.ts'\nuse({ en, pl, de })",
    ],
    [
      'a constant',
      "const en = { a: 'A' }\nconst pl: Words = { a: 'B' }\nuse({ en, pl })",
      "const en = { a: 'A' }\nconst pl: Words = { a: 'B' }\n\n/* to be translated */\nconst de: Words = { a: 'A' }\nuse({ en, pl, de })",
    ],
    [
      'a name of the language',
      'const t = { en: all.en, pl: all.pl }',
      'const t = { en: all.en, pl: all.pl, /* to be translated */ de: all.de }',
    ],
    ['nothing, where it is there', "const t = { en: 'A', de: 'C' }", "const t = { en: 'A', de: 'C' }"],
    [
      'nothing, where other things stand beside',
      "const t = { en: 'A', name: 'B' }",
      "const t = { en: 'A', name: 'B' }",
    ],
  ])('%s', (_, before, after) => expect(added(before)).toBe(after))
})
