// What speaks of a place stands beside it.

import { expect, test } from 'vitest'
import { alongLine, placeCallout } from './callout-placement.ts'
import { lengthIn } from './label-placement.ts'
import type { Area, Point } from './viewport.ts'

const FREE: Area = [0, 0, 800, 600]
const SIZE: Point = [300, 200]
const around = ([x, y]: Point, by: number): Area => [x - by, y - by, x + by, y + by]
const meets = (a: Area, b: Area) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
const boxAt = ([x, y]: Point): Area => [x, y, x + SIZE[0], y + SIZE[1]]

test.each([
  { id: 'in the middle', to: [400, 300] as Point },
  { id: 'in a corner', to: [20, 580] as Point },
  { id: 'at the right edge', to: [790, 300] as Point },
])('it covers neither the place nor the way, and stays inside: $id', ({ to }) => {
  const way = alongLine([400, 20], to, 10)
  const hard = [around(to, 24), ...way]
  const box = boxAt(placeCallout({ free: FREE, size: SIZE, to, hard, soft: [] }))
  expect(box[0] >= 0 && box[1] >= 0 && box[2] <= 800 && box[3] <= 600).toBe(true)
  expect(hard.some(one => meets(one, box))).toBe(false)
})

test('it stands near, and rather where nothing else stands', () => {
  const to: Point = [400, 300]
  const near = boxAt(placeCallout({ free: FREE, size: SIZE, to, hard: [around(to, 20)], soft: [] }))
  expect(Math.min(Math.abs(near[0] - 400), Math.abs(near[2] - 400))).toBeLessThan(60)
  const left: Area = [0, 0, 400, 600]
  const right = boxAt(placeCallout({ free: FREE, size: SIZE, to, hard: [around(to, 20)], soft: [left] }))
  expect(right[0]).toBeGreaterThanOrEqual(400)
})

test('the line to it rather runs over no name and no counter', () => {
  const to: Point = [400, 300]
  const free = { free: FREE, size: SIZE, to, hard: [around(to, 20)], soft: [] }
  const [x] = placeCallout(free)
  const beside: Area = x > 400 ? [405, 200, 415, 400] : [385, 200, 395, 400]
  const box = boxAt(placeCallout({ ...free, aside: [beside] }))
  const end: Point = [Math.max(box[0], Math.min(box[2], 400)), Math.max(box[1], Math.min(box[3], 300))]
  expect(lengthIn(beside, [to, end])).toBe(0)
})

test('where there is no room for it, it begins at the edge', () => {
  expect(placeCallout({ free: [10, 10, 100, 100], size: SIZE, to: [50, 50], hard: [], soft: [] })).toEqual([10, 10])
})
