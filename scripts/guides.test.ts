// docs/adding-a-game.md and docs/adding-a-language.md are true: in a copy of the project to which a game and two languages
// were added as the pages say, all fits in, has sound types, and the languages are spoken.

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@tabularium/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ONE_THREAD } from './checks.ts'
import { add, BLOCKS, clear, completeLanguages, follow, put, ROOT } from './guide.testing.ts'
import { begin, gapsOf, languagesOf } from './language-words.ts'

/** Codes that no language has: one that is translated, and one that is begun. */
const CODE = 'qps'
const BEGUN = 'qqq'

/** Letters with accents, outside the arguments and forms of a message. */
function accented(text: string): string {
  let depth = 0
  return Array.from(text, sign => {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    return depth === 0 ? ({ a: 'å', e: 'ë', o: 'ø', u: 'ü' }[sign] ?? sign) : sign
  }).join('')
}

let copy = ''
beforeAll(() => {
  copy = follow()
})
afterAll(clear)

const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })

function checkStyle(paths: ReadonlySet<string>): void {
  const biome = [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'check', `--config-path=${ROOT}`]
  const { stdout, stderr, status } = run(...biome, '--vcs-enabled=false', '--error-on-warnings', ...paths)
  expect(status, stdout + stderr).toBe(0)
  expect(stdout).toContain(`Checked ${paths.size} files`)
}

/** Of the tests those of words, which a language must not break by being there, and those of the page. */
const TESTS = ['packages/*/src/text/*.test.ts', 'packages/web/src/**/*.test.ts']

/** What is wrong with the types, line by line: both pages share the one long run. */
function typeErrors(): readonly string[] {
  const config = {
    extends: join(ROOT, 'packages/web/tsconfig.json'),
    files: globSync(TESTS, { cwd: copy }),
    include: ['packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx'],
    exclude: ['packages/*/src/**/*.test.ts', 'packages/*/src/**/*.gallery.tsx'],
  }
  put(copy, 'tsconfig.copy.json', JSON.stringify(config))
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const { stdout, stderr, status } = run(tsc, '--noEmit', ONE_THREAD, '--pretty', 'false', '-p', 'tsconfig.copy.json')
  if (status !== 0 && stdout === '') throw new Error(stderr)
  return stdout.split('\n').filter(line => line !== '')
}

test('who follows docs/adding-a-game.md writes in the style of the project', () => {
  checkStyle(new Set(BLOCKS.map(({ path }) => path)))
})

describe('who then follows docs/adding-a-language.md', () => {
  let errors: readonly string[] = []
  beforeAll(() => {
    begin(copy, CODE, accented)
    begin(copy, BEGUN)
    completeLanguages(copy)
    errors = typeErrors()
  })

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

  const isOfGame = (line: string): boolean => BLOCKS.some(({ path }) => line.startsWith(`${path}(`))

  test('has sound types in the files of the game', () => {
    expect(errors.filter(isOfGame)).toEqual([])
  })

  test('has sound types in all others', () => {
    expect(errors.filter(line => !isOfGame(line))).toEqual([])
  })

  test('hears the program speak it', () => {
    const { stdout, stderr } = run('packages/cli/src/main.ts', 'games', '--language', CODE)
    expect(stderr).toBe('')
    expect(stdout).toContain(accented('Glory to Rome'))
  })
})

describe('who follows docs/adding-a-game.md once more', () => {
  test('has another game', () => {
    const another = (text: string) => text.replaceAll('templum', 'sphaera').replaceAll('Templum', 'Sphaera')
    add(copy, another)
    const paths = new Set(BLOCKS.filter(({ kind }) => kind === 'diff').map(({ path }) => path))
    checkStyle(paths)
    for (const path of paths) {
      const text = readFileSync(join(copy, path), 'utf8')
      const lines = (id: string) => text.split('\n').filter(line => line.includes(id))
      expect(lines('sphaera'), path).toEqual(lines('templum').map(another))
      expect(lines('templum'), path).not.toEqual([])
    }
  })

  test('is told which file has not what the page changes', () => {
    put(copy, 'packages/bots/src/make.ts', '')
    expect(() => add(copy)).toThrow(/docs\/adding-a-game\.md changes packages\/bots\/src\/make\.ts .* 0 times/)
  })
})
