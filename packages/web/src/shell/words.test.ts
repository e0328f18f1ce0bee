// Every word of the shell, of the replay, of online tables and of what can be wrong with a record stands in three
// languages, with the same arguments and all plural forms.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROBLEMS } from '@tabularium/kernel'
import { LANGUAGES, speaker } from '@tabularium/kernel/text'
import { expect, test, vi } from 'vitest'
import type { Area } from '../words.ts'

vi.mock('../words.ts', () => ({ area: (dictionaries: unknown) => ({ dictionaries }) }))

const { shellWords } = await import('./words.ts')
const { scoresWords } = await import('./scores-words.ts')
const { replayWords } = await import('../pages/replay/words.ts')
const { onlineWords } = await import('../online/words.ts')
const { accountWords } = await import('../online/account-words.ts')
const { commonWords } = await import('../online/common-words.ts')
const { decisionWords } = await import('../online/decision-words.ts')
const { joinWords } = await import('../online/join-words.ts')
const { ladderWords } = await import('../online/ladder-words.ts')
const { lobbyWords } = await import('../online/lobby-words.ts')
const { moderationWords } = await import('../online/moderation-words.ts')
const { newTableWords } = await import('../online/new-table-words.ts')
const { profileWords } = await import('../online/profile-words.ts')
const { troubleWords } = await import('../online/trouble-words.ts')
const { problemWords } = await import('../table/problem-words.ts')

const argsOf = (words: string): string[] =>
  [...new Set([...words.matchAll(/\{([a-z]\w*)\s*[,}]/g)].map(([, name]) => name))].sort()

const AREAS: readonly (readonly [string, Pick<Area, 'dictionaries'>])[] = [
  ['shell', shellWords],
  ['scores', scoresWords],
  ['replay', replayWords],
  ['online', onlineWords],
  ['account', accountWords],
  ['online pages', commonWords],
  ['decisions', decisionWords],
  ['invitations', joinWords],
  ['ladder', ladderWords],
  ['lobby', lobbyWords],
  ['moderation', moderationWords],
  ['new tables', newTableWords],
  ['profiles', profileWords],
  ['troubles', troubleWords],
  ['problems', problemWords],
]

test.each(AREAS)('%s: the same keys and arguments in every language', (_, { dictionaries }) => {
  const keys = Object.keys(dictionaries.en)
  expect(keys.length).toBeGreaterThan(8)
  for (const language of LANGUAGES) {
    const words = dictionaries[language]
    expect(Object.keys(words).sort()).toEqual(keys.toSorted())
    for (const key of keys)
      expect([language, key, argsOf(words[key])]).toEqual([language, key, argsOf(dictionaries.en[key])])
  }
})

test.each(AREAS)('%s: every message can be said of any number', (_, { dictionaries }) => {
  for (const language of LANGUAGES) {
    const say = speaker(language, dictionaries[language])
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const [key, words] of Object.entries(dictionaries[language])) {
      for (const n of [1, 2, 5, 21, 22]) {
        const args = Object.fromEntries(argsOf(words).map(name => [name, n]))
        expect(say({ key, args })).not.toMatch(/[{}]|undefined/)
      }
      expect(words).not.toContain('!')
      if (words.includes('plural,'))
        for (const form of forms) expect([key, words]).toEqual([key, expect.stringContaining(`${form} {`)])
    }
  }
})

test('no message has a skeleton: the page is built without what reads them', () => {
  const packages = join(import.meta.dirname, '..', '..', '..')
  const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: packages })
  expect(sources.length).toBeGreaterThan(500)
  const skeleton = /\{\s*\w+\s*,\s*(?:number|date|time)\s*,\s*::/
  expect('{n, number, ::currency/EUR}').toMatch(skeleton)
  expect(sources.filter(file => skeleton.test(readFileSync(join(packages, file), 'utf8')))).toEqual([
    'web/src/shell/words.test.ts',
  ])
})

test('everything the kernel can find wrong has words', () => {
  expect(Object.keys(problemWords.dictionaries.en)).toEqual(
    expect.arrayContaining(PROBLEMS.map(key => `problem.${key}`)),
  )
})
