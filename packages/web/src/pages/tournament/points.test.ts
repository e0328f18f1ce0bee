import { expect, test } from 'vitest'
import { pointsText, timeText } from './points.ts'

test.each([
  [0, '0'],
  [0.5, '½'],
  [1, '1'],
  [2.5, '2½'],
  [2.75, '2¾'],
  [10.25, '10¼'],
])('%d is written %s', (points, text) => {
  expect(pointsText(points)).toBe(text)
})

test('a day is named where it is another', () => {
  const now = Date.UTC(2026, 2, 15, 12)
  expect(timeText(now + 3_600_000, 'en', now)).not.toMatch(/Mar/)
  expect(timeText(now + 3 * 86_400_000, 'en', now)).toMatch(/Mar/)
})
