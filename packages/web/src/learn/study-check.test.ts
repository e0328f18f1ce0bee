// Studies that come from elsewhere: whatever is wrong is answered with a code, a sentence and a line, and never thrown.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProblem } from '@tabularium/kernel'
import { STUDY_LIMITS, STUDY_PROBLEMS, textIn } from '@tabularium/kernel/study'
import { describe, expect, test } from 'vitest'
import { playableStudy } from './study-make.ts'

const TEXT = readFileSync(join(import.meta.dirname, 'studies', 'first-turns.en.txt'), 'utf8')
const LINES = TEXT.split('\n')

/** The line of a text, counted from 1; the last one, where the second chapter has it too. */
const lineOf = (line: string): number => LINES.lastIndexOf(line) + 1

const changed = (line: string, other: string): string => LINES.with(lineOf(line) - 1, other).join('\n')

test('a whole study is taken', async () => {
  expect(isProblem(await playableStudy(TEXT))).toBe(false)
  expect(isProblem(await playableStudy(`\uFEFF${TEXT.replaceAll('\n', '\r\n')}`))).toBe(false)
})

describe('what is wrong is told with its line', () => {
  test.each([
    ['nothing at all', '', 'study-problem.begin', 1],
    ['a page', '<script>alert(1)</script>', 'study-problem.begin', 1],
    ['a newer format', 'tabularium-study: 99\n', 'study-problem.newer', 1],
    ['no chapter', 'tabularium-study: 1\nname: x\n', 'study-problem.no-chapter', 2],
    [
      'a game that nobody knows',
      changed('| game: wonders-duel', '| game: nothing'),
      'study-problem.game',
      lineOf('| game: wonders-duel'),
    ],
    [
      'a branch that leaves itself',
      changed('branch 1 after 14:', 'branch 1 after 1/1:'),
      'study-problem.branch',
      lineOf('branch 1 after 14:'),
    ],
    [
      'an answer that is not possible',
      changed('question: build baths', 'question: build nothing'),
      'study-problem.illegal',
      lineOf('question: build baths') - 3,
    ],
  ])('%s', async (_what, text, key, line) => {
    expect(await playableStudy(text)).toMatchObject({ problem: expect.any(String), line, message: { key } })
  })

  test.each([
    ['a move of the record', '| 1 build stable > garrison', '| 1 build stable > nothing'],
    ['a move that was not possible', '| 0 build glassworks', '| 0 build lumber-yard'],
    [
      'a move of a branch',
      '| 0 wonder the-temple-of-artemis baths > apothecary, wood-reserve',
      '| 0 build moneylender',
    ],
    ['the set-up', LINES.find(line => line.startsWith('| setup')) ?? '', '| setup > law'],
  ])('%s', async (_what, line, other) => {
    expect(await playableStudy(changed(line, other))).toMatchObject({ problem: expect.any(String), line: lineOf(line) })
  })

  test('the moves of another game', async () => {
    const text = TEXT.replaceAll('| game: wonders-duel', '| game: glory-to-rome')
    expect(isProblem(await playableStudy(text))).toBe(true)
  })
})

test('more than is read is refused before it is looked at', async () => {
  const text = `${TEXT}\n${'|'.repeat(STUDY_LIMITS.bytes)}`
  expect(await playableStudy(text)).toMatchObject({ message: { key: 'study-problem.large' } })
})

test('branches of branches as deep as they may be are played', async () => {
  const draft = [
    ...['tabularium-study: 1', '', 'chapter: Deep', 'record:'],
    ...LINES.slice(LINES.indexOf('| tabularium: 1'), LINES.indexOf('| 0 build lumber-yard')),
    ...['| 0 build lumber-yard', 'branch 1 after 0:', '| 0 build clay-pool'],
  ]
  // Each branch is the same move again, of another seat: the form is right, the second cannot be played.
  const deep = Array.from({ length: STUDY_LIMITS.branches - 1 }, (_, i) => [
    `branch ${i + 2} after ${i + 1}/1:`,
    '| 1 build clay-pool',
  ]).flat()
  expect(await playableStudy([...draft, ...deep, ''].join('\n'))).toMatchObject({ line: draft.length + 2 })
  const more = [`branch ${STUDY_LIMITS.branches + 1} after 0:`, '| 0 build quarry']
  expect(await playableStudy([...draft, ...deep, ...more, ''].join('\n'))).toMatchObject({
    message: { key: 'study-problem.many-branches' },
  })
})

test('signs of a page stay letters', async () => {
  const study = await playableStudy(TEXT.replace('name: Three questions of the first age', 'name: <b>x</b>'))
  if (isProblem(study)) throw new Error(study.problem)
  expect(textIn(study.name, 'en')).toBe('<b>x</b>')
})

test('the example of the description can be played', async () => {
  const doc = readFileSync(join(import.meta.dirname, '../../../../docs/studies.md'), 'utf8')
  const example = /```\n(tabularium-study: 1\n[\s\S]*?)```/.exec(doc)?.[1] ?? ''
  const study = await playableStudy(example)
  if (isProblem(study)) throw new Error(`${study.line}: ${study.problem}`)
  expect(study.chapters[0].annotations).toHaveLength(3)
})

test('the description names every code', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../../../docs/studies.md'), 'utf8')
  expect(STUDY_PROBLEMS.filter(key => !doc.includes(`\`${key}\``))).toEqual([])
})
