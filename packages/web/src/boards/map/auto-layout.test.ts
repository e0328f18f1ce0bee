// Places of maps of somebody's own: each has its spot, the same every time, clear of the others and within its room.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LaidNode, layOutMap } from './auto-layout.ts'

const ROOM = { left: -100, top: 0, right: 1100, bottom: 800 }
const maps = fc.integer({ min: 1, max: 40 }).chain(n =>
  fc.record({
    nodes: fc.array(fc.option(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))), {
      minLength: n,
      maxLength: n,
    }),
    ways: fc.array(fc.tuple(fc.integer({ min: 0, max: n }), fc.integer({ min: 0, max: n })), { maxLength: 60 }),
  }),
)

test('any map: also where places are said to lie on one another, or lead nowhere', () => {
  fc.assert(
    fc.property(maps, ({ nodes, ways }) => {
      const places = nodes.map((at, i): LaidNode => ({ id: String(i), at: at ?? undefined }))
      const pairs = ways.map(([a, b]) => [String(a), String(b)] as const)
      const points = [...layOutMap(places, pairs, ROOM, 90).values()]
      expect(points).toHaveLength(nodes.length)
      expect([...layOutMap(places, pairs, ROOM, 90).values()]).toEqual(points)
      for (const [i, [x, y]] of points.entries()) {
        expect(x >= ROOM.left && x <= ROOM.right && y >= ROOM.top && y <= ROOM.bottom).toBe(true)
        for (const [ox, oy] of points.slice(0, i)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(20)
      }
    }),
    { numRuns: 60 },
  )
})

test('what the data say is kept, but for its measure', () => {
  const at = layOutMap(
    [
      { id: 'a', at: [0, 0] },
      { id: 'b', at: [2, 0] },
      { id: 'c', at: [1, 1] },
    ],
    [],
    ROOM,
    50,
  )
  expect([...at.values()]).toEqual([
    [-100, 100],
    [1100, 100],
    [500, 700],
  ])
})
