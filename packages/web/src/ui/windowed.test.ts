import { describe, expect, test } from 'vitest'
import { neighbours, placed, rowsSeen } from './windowed.ts'

/** Rows of 10, but every third of 30. */
const heightOf = (index: number): number => (index % 3 === 2 ? 30 : 10)

describe('the rows that are seen', () => {
  test.each([
    { what: 'at the top', top: 0, height: 50, seen: [0, 3] },
    { what: 'a row that is cut off counts', top: 5, height: 50, seen: [0, 4] },
    { what: 'further down', top: 100, height: 40, seen: [6, 9] },
    { what: 'above the top, as room beyond is asked for', top: -40, height: 60, seen: [0, 2] },
    { what: 'below the end, the last one', top: 9000, height: 60, seen: [29, 30] },
    { what: 'in a box without height, one', top: 100, height: 0, seen: [6, 7] },
  ])('$what', ({ top, height, seen }) => expect(rowsSeen(30, heightOf, top, height)).toEqual(seen))

  test('of nothing are none', () => expect(rowsSeen(0, heightOf, 0, 100)).toEqual([0, 0]))
})

describe('rows in their places', () => {
  test('what is left out is as high as it would be', () => {
    const rows = placed(30, heightOf, [6, 7, 3])
    expect(rows).toEqual([
      { index: 3, gap: 50, after: 0 },
      { index: 6, gap: 40, after: 0 },
      { index: 7, gap: 0, after: 380 },
    ])
    expect(rows.reduce((sum, { index, gap, after }) => sum + gap + heightOf(index) + after, 0)).toBe(500)
  })

  test('each once, and none that is not there', () => {
    expect(placed(4, heightOf, [1, -1, 1, 4]).map(({ index }) => index)).toEqual([1])
    expect(placed(0, heightOf, [0])).toEqual([])
  })
})

test.each([
  { index: 5, found: [5, 6, 2] },
  { index: 0, found: [0, 1, 9] },
  { index: 9, found: [9, 0, 8] },
  { index: 2, found: [2, 5, 1] },
  { index: -1, found: [] },
])('from row $index an arrow leads to its neighbours, over headings and round the ends', ({ index, found }) => {
  expect(neighbours(index, 10, row => row === 3 || row === 4)).toEqual(found)
})
