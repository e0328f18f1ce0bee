import { expect, test } from 'vitest'
import { indexPuzzles } from '../../scripts/puzzle-index.ts'
import { PUZZLES } from './puzzle-index.gen.ts'
import { puzzleAt } from './puzzle-of-day.ts'

test('the index says what the puzzles are: if not, run scripts/puzzle-index.ts', () => {
  expect(PUZZLES).toBe(indexPuzzles().join(''))
})

test('a day has the age, the seat and the turns of its puzzle', () => {
  const [first, second] = indexPuzzles()
  for (const [day, line] of [
    ['2026-01-01', first],
    ['2026-01-02', second],
  ]) {
    const { age, seat, turns } = puzzleAt(day)
    expect(`${age}${seat}${turns}`).toBe(line)
  }
})
