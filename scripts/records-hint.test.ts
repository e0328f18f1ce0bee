import { expect, test } from 'vitest'
import { hint } from './records-hint.ts'

test.each([
  ["move 25: nobody asked for 'archery-range'", undefined, true],
  ['expected [ … ] to deeply equal []', `+ "why": "move 3: an answer to 'card' is missing"`, true],
  ["move 3: 'build palace' is not legal here (cost, rule 5.1)", undefined, true],
  ['expected 5 to be 4', '- 4\n+ 5', false],
])('%s %s: %s', (message, diff, isTold) => {
  const failure = { message, diff }
  hint([failure])
  expect(failure.message.includes('CONTRIBUTING.md')).toBe(isTold)
})
