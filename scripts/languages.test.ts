// Languages are listed in one place, each of them is whole, and docs/adding-a-language.md is true: a language that nobody
// speaks, added as the page says to a copy of the project, has sound types and is spoken.

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@tabularium/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ONE_THREAD } from './checks.ts'
import { isWordsFile, parse, tablesIn } from './language-tables.ts'
import { begin, gapsOf, languagesOf, withRows } from './language-words.ts'

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

function listsLanguages(file: string): boolean {
  const code = readFileSync(join(ROOT, file), 'utf8')
  if (LISTED.test(code)) return true
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

/** Letters with accents, outside the arguments and forms of a message. */
function accented(text: string): string {
  let depth = 0
  return Array.from(text, sign => {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    return depth === 0 ? ({ a: 'å', e: 'ë', o: 'ø', u: 'ü' }[sign] ?? sign) : sign
  }).join('')
}

describe('who follows docs/adding-a-language.md', () => {
  /** Codes that no language has: one that is translated, and one that is begun. */
  const CODE = 'qps'
  const BEGUN = 'qqq'
  let copy = ''
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })

  beforeAll(() => {
    mkdirSync(join(ROOT, '.test'), { recursive: true })
    copy = mkdtempSync(join(ROOT, '.test', 'adding-a-language-'))
    // Of the tests those of words: a language must not break them by being there.
    const isNeeded = (path: string) =>
      /\/src\/text\/\w+\.test\.ts$/.test(path) ||
      !/\/(?:node_modules|dist|e2e|gallery|golden)$|\.(?:test|gallery)\.tsx?$/.test(path)
    mkdirSync(join(copy, 'node_modules', '@tabularium'), { recursive: true })
    for (const name of readdirSync(join(ROOT, 'packages'))) {
      cpSync(join(ROOT, 'packages', name), join(copy, 'packages', name), { recursive: true, filter: isNeeded })
      symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', '@tabularium', name))
      const own = join('packages', name, 'node_modules')
      if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(copy, own))
    }
    cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'))
    begin(copy, CODE, accented)
    begin(copy, BEGUN)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test('has all words, and the language in the list', () => {
    expect(languagesOf(copy)).toEqual([...LANGUAGES, CODE, BEGUN])
    expect(gapsOf(copy, CODE).filter(({ missing }) => missing.length > 0)).toEqual([])
  })

  test('is told what is still in English', () => {
    const gaps = gapsOf(copy, BEGUN)
    expect(gaps.filter(({ missing }) => missing.length > 0)).toEqual([])
    for (const [file, key] of [
      ['wonders-duel/src/about.ts', 'name'],
      ['wonders-duel/src/text/qqq.ts', 'card.baths'],
      ['wonders-duel/src/text/rules.qqq.ts', '1.1'],
      ['web/src/frame/words.ts', 'settings'],
      ['cli/src/words.ts', 'player'],
    ])
      expect(gaps.find(gap => gap.file === `packages/${file}`)?.marked, file).toContain(key)
  })

  test('has sound types', () => {
    const of = {
      extends: join(ROOT, 'packages/web/tsconfig.json'),
      include: ['packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx'],
    }
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(of))
    const { stdout, status } = run(join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', ONE_THREAD, '-p', copy)
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })

  test('hears the program speak it', () => {
    const { stdout, stderr } = run('packages/cli/src/main.ts', 'games', '--language', CODE)
    expect(stderr).toBe('')
    expect(stdout).toContain(accented('Glory to Rome'))
  })
})
