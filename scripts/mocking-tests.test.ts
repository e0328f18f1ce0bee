import { expect, test } from 'vitest'
import { isMocking } from './mocking-tests.ts'

// Written so that this file itself does not look like one that mocks.
const vi = ['v', 'i'].join('')

test.each([
  [`${vi}.mock('./words.ts')`, true],
  [`${vi}.stubGlobal('fetch', ask)`, true],
  [`${vi}.useFakeTimers()`, true],
  [`${vi}.resetModules()`, true],
  [`const heard = ${vi}.fn()`, false],
  [`import { expect, ${vi} } from 'vitest'`, false],
  [`expect(na${vi}.mock)`, false],
])('%s: a process of its own: %s', (source, apart) => {
  expect(isMocking(source)).toBe(apart)
})
