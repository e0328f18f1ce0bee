import { describe, expect, test } from 'vitest'
import { ago } from './ago.ts'

const MINUTE = 60_000

describe('how long ago', () => {
  test.each([
    ['en', 0, 'now'],
    ['en', 59_999, 'now'],
    ['en', 5 * MINUTE, '5 minutes ago'],
    ['en', 60 * MINUTE, '1 hour ago'],
    ['en', 26 * 60 * MINUTE, 'yesterday'],
    ['pl', 3 * MINUTE, '3 minuty temu'],
    ['pl', 5 * 60 * MINUTE, '5 godzin temu'],
    ['ru', 21 * MINUTE, '21 минуту назад'],
    ['ru', 2 * 24 * 60 * MINUTE, 'позавчера'],
    ['en', -MINUTE, 'now'],
  ] as const)('%s, %i ms: %s', (language, past, words) => {
    expect(ago(1_000_000_000_000 - past, language, 1_000_000_000_000)).toBe(words)
  })
})
