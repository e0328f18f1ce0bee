// What fits stands beside islands and windows alike, and a part of a map shows no ground beyond what is played on.

import { expect, test } from 'vitest'
import { type Area, clearOf, fit, held, type Sheet, type Viewport, within } from './viewport.ts'

const SHEET: Sheet = {
  width: 1000,
  height: 800,
  beyondX: 200,
  beyondY: 200,
  most: 4,
  initial: 1,
  pieceScale: () => 1,
  detailOf: () => '',
}
const LAPTOP: Viewport = { width: 1280, height: 720, free: [64, 76, 1280, 720], clear: [64, 76, 826, 583] }

/** What of the map is seen in the clear part. */
const seenIn = (viewport: Viewport, { k, x, y }: { k: number; x: number; y: number }): Area => {
  const [left, top, right, bottom] = clearOf(viewport)
  return [(left - x) / k, (top - y) / k, (right - x) / k, (bottom - y) / k]
}

test('an area fits beside a window, and in all that is free once the window is gone', () => {
  const area: Area = [300, 300, 500, 400]
  const [left, top, right, bottom] = seenIn(LAPTOP, fit(LAPTOP, area))
  expect(left).toBeLessThanOrEqual(300)
  expect(top).toBeLessThanOrEqual(300)
  expect(right).toBeGreaterThanOrEqual(500)
  expect(bottom).toBeGreaterThanOrEqual(400)
  const { free = [0, 0, 0, 0] } = LAPTOP
  expect(fit({ ...LAPTOP, clear: free }, area).k).toBeGreaterThan(fit(LAPTOP, area).k)
})

test('a window does not change how small the map may become', () => {
  const smallest = (viewport: Viewport) => held(SHEET, { k: 0.01, x: 0, y: 0 }, viewport).k
  const { free, ...rest } = LAPTOP
  expect(smallest(LAPTOP)).toBe(smallest({ ...rest, ...(free && { free }) }))
})

test.each<readonly [string, Area, Area]>([
  ['at the edge of what is played on, nothing beyond it', [990, 790, 991, 791], [0, 0, 1000, 800]],
  ['at the other edge', [0, 0, 1, 1], [0, 0, 1000, 800]],
])('%s', (_, about, all) => {
  const seen = seenIn(LAPTOP, within(LAPTOP, fit(LAPTOP, about, 0, 1.2), all))
  expect(seen[0]).toBeGreaterThanOrEqual(all[0] - 0.001)
  expect(seen[1]).toBeGreaterThanOrEqual(all[1] - 0.001)
  expect(seen[2]).toBeLessThanOrEqual(all[2] + 0.001)
  expect(seen[3]).toBeLessThanOrEqual(all[3] + 0.001)
  expect(seen[0]).toBeLessThanOrEqual(about[0])
  expect(seen[2]).toBeGreaterThanOrEqual(about[2] - 0.001)
})

test('what is smaller than the clear part lies in its middle', () => {
  const [left, , right] = seenIn(LAPTOP, within(LAPTOP, { k: 1, x: 0, y: 0 }, [100, 100, 300, 200]))
  expect((left + right) / 2).toBeCloseTo(200)
})
