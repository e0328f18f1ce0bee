import { expect, test } from 'vitest'
import { restBefore, restInRow } from './pace.ts'

const usual = { pace: 900, turnedUp: false, row: 1 }

test.each([
  ['a plain move', usual, 900],
  ['at once is at once, whatever was turned up', { ...usual, pace: 0, turnedUp: true }, 0],
  ['a card that was turned up lies open for a while', { ...usual, turnedUp: true }, 1800],
  ['a shorter one for those who like it quick', { ...usual, pace: 100, turnedUp: true }, 300],
  ['the sixth in a row goes faster', { ...usual, row: 6 }, 450],
  ['the thirteenth faster still', { ...usual, row: 13 }, 225],
])('%s', (_, situation, ms) => {
  expect(restBefore(situation)).toBe(ms)
})

const row = { pace: 900, since: 0, shown: 0, unshown: 1 }

test.each([
  ['a short row has all the time', { ...row, shown: 2, unshown: 3 }, Number.POSITIVE_INFINITY],
  ['a long one is shown within two paces', { ...row, unshown: 36 }, 50],
  ['of which some are over', { ...row, since: 900, shown: 20, unshown: 18 }, 50],
  ['what comes later comes at once', { ...row, since: 5000, shown: 40, unshown: 2 }, 0],
])('%s', (_, situation, ms) => {
  expect(restInRow(situation)).toBe(ms)
})
