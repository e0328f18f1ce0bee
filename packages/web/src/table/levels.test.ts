import { makeBot } from '@tabularium/bots'
import { isProblem } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { expect, test } from 'vitest'
import { FIRST_LEVEL, LEVELS, levelById, levelOf } from './levels.ts'

test('every level is a bot that can be made, and each beat the one before it', () => {
  expect(LEVELS).toHaveLength(5)
  for (const [i, { id, spec, measured, rating }] of LEVELS.entries()) {
    expect(isProblem(makeBot(spec, wondersDuel, 1))).toBe(false)
    expect(levelOf(spec)).toBe(LEVELS[i])
    expect(levelById(id)).toBe(LEVELS[i])
    expect(measured.games).toBeGreaterThanOrEqual(60)
    // Not by luck: the whole interval lies above one half.
    expect(measured.low).toBeGreaterThan(0.5)
    if (i === 0) continue
    expect(measured.against).toBe(LEVELS[i - 1].spec)
    expect(rating).toBeGreaterThan(LEVELS[i - 1].rating)
  }
  expect(levelById(FIRST_LEVEL)).toBeDefined()
  expect(levelOf('random')).toBeUndefined()
})
