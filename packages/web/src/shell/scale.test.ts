import { expect, test } from 'vitest'
import { rowsOf, stepsTo } from './scale.ts'

test.each([
  [0, [0, 1]],
  [2, [0, 1, 2]],
  [7, [0, 2, 4, 6]],
  [30, [0, 10, 20, 30]],
  [68, [0, 20, 40, 60]],
  [100, [0, 50, 100]],
])('up to %i: lines at %j', (high, lines) => expect(stepsTo(high)).toEqual(lines))

test.each([
  [0, [0]],
  [3, [0, 1, 2, 3]],
  [10, [0, 3, 6, 9, 10]],
])('%i moves in at most four rows: %j', (moves, rows) => expect(rowsOf(moves, 4)).toEqual(rows))

test('a long game has a table that can be read, down to its last move', () => {
  const rows = rowsOf(400)
  expect(rows.length).toBeLessThan(30)
  expect(rows.at(-1)).toBe(400)
})
