import { describe, expect, test } from 'vitest'
import { type FileReport, tally } from './tally.ts'

const file = (name: string, ...statuses: readonly string[]): FileReport => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, i) => ({ status, fullName: `${name} ${i}` })),
})

test('what failed is named with its file and its first reason', () => {
  const failed = { status: 'failed', fullName: 'a rule', failureMessages: ['Error: not so\n    at line 3'] }
  const { notes } = tally([{ name: 'a.test.ts', status: 'failed', assertionResults: [failed] }], [], false)
  expect(notes).toEqual(['a rule (a.test.ts): Error: not so'])
})

describe('what counts as failed', () => {
  // biome-ignore format: a table
  test.each([
    ['nothing', [file('a', 'passed', 'passed'), file('b', 'passed')], ['a', 'b'], true, 3, 0],
    ['a test that fails', [file('a', 'passed', 'failed')], ['a'], false, 1, 1],
    ['a skipped one', [file('a', 'passed', 'skipped')], ['a'], true, 1, 1],
    ['one still to be written', [file('a', 'todo')], ['a'], true, 0, 1],
    ['one that never began', [file('a', 'pending')], ['a'], true, 0, 1],
    ['a file that cannot be loaded', [{ ...file('a'), status: 'failed' }, file('b', 'passed')], ['a', 'b'], false, 1, 1],
    ['a file without tests', [file('a')], ['a'], true, 0, 1],
    ['a file that did not run', [file('a', 'passed')], ['a', 'b'], true, 1, 1],
    ['an error outside of the tests', [file('a', 'passed')], ['a'], false, 1, 1],
    ['nothing ran at all', [], ['a', 'b'], false, 0, 2],
  ] as const)('%s', (_, reports, files, clean, passed, failed) => {
    const counted = tally(reports, files, clean)
    expect([counted.passed, counted.failed]).toEqual([passed, failed])
    expect(counted.notes.length).toBe(failed)
  })
})
