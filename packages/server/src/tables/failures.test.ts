import { expect, test, vi } from 'vitest'
import { troubled } from '../trouble.ts'
import { logged } from './failures.ts'

test.each([
  ['an error', new Error('the disk is full'), 'Error: the disk is full'],
  [
    'what could not be stored',
    troubled('not-stored'),
    'Error: The move could not be stored and was not made. Try again.',
  ],
  ['something that was refused', troubled('stale'), undefined],
  ['a table that is set aside', troubled('aside'), undefined],
])('%s', (_, error, why) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  expect(logged({ log }, 'a clock did nothing', { table: 't1' })(error)).toBeUndefined()
  expect(log.error.mock.calls).toEqual(why === undefined ? [] : [[{ table: 't1', why }, 'a clock did nothing']])
})
