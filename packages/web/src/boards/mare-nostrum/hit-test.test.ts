// What a finger means and where an arrow leads, and views that stay on the map.

import { describe, expect, test } from 'vitest'
import { arrowTarget, nearestSpot, spotOfPoint } from '../map/hit-test.ts'
import { fit, held, zoomed } from '../map/viewport.ts'
import { contains, PLACES, SIZE, shape } from './geometry.ts'
import { nextTo, slotSpot, spotOfPlace } from './hit-test.ts'
import { ALL, SHEET } from './sheet.ts'

describe('a finger', () => {
  const creta = shape('creta').anchor
  const lit = [spotOfPlace('creta'), spotOfPlace('judea')]

  test.each([
    ['on a lit place means it', creta, 24, 'creta'],
    ['near a small one means it', [creta[0], creta[1] + 20], 24, 'creta'],
    ['too far from all means none', shape('gallia').anchor, 24, undefined],
    ['with a mouse must be nearer', [creta[0], creta[1] + 20], 5, undefined],
  ] as const)('%s', (_, at, reach, meant) => {
    expect(nearestSpot(lit, at, reach)).toBe(meant)
  })

  test('between a province and its slot means the slot', () => {
    const at = slotSpot('nubia', 0, 2, 1)
    expect(contains(shape('nubia'), at)).toBe(true)
    expect(nearestSpot([spotOfPlace('nubia'), spotOfPoint('nubia/0', at, 8)], at, 24)).toBe('nubia/0')
  })
})

describe('arrows', () => {
  const go = (key: string, from: string) =>
    arrowTarget(
      key,
      shape(from).anchor,
      nextTo(from).map(id => ({ id, at: shape(id).anchor })),
    )

  test.each([
    ['ArrowLeft', 'africa', 'numidia'],
    ['ArrowRight', 'cyrenaica', 'aegyptus'],
    ['ArrowDown', 'macedonia', 'achaia'],
    ['ArrowUp', 'libya', 'mare-africum'],
    ['ArrowUp', 'germania', undefined],
    ['Enter', 'latium', undefined],
  ] as const)('%s from %s leads to %s', (key, from, to) => {
    expect(go(key, from)).toBe(to)
  })

  test('reach every place from every other', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
    for (const { id } of PLACES) {
      const reached = new Set([id])
      for (const at of reached) for (const key of keys) reached.add(go(key, at) ?? at)
      expect([id, reached.size]).toEqual([id, PLACES.length])
    }
  })
})

describe('a view', () => {
  const viewport = { width: 900, height: 600 }

  test('of all shows all', () => {
    const { k, x, y } = fit(viewport, ALL)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + k * SIZE.width).toBeLessThanOrEqual(900)
    expect(y + k * SIZE.height).toBeLessThanOrEqual(600)
  })

  test.each([
    ['far off the map', { k: 2, x: 9999, y: -9999 }],
    ['too small', { k: 0.01, x: 0, y: 0 }],
    ['too large', { k: 99, x: 0, y: 0 }],
  ])('%s is set right', (_, view) => {
    const { k, x, y } = held(SHEET, view, viewport)
    expect(k).toBeGreaterThanOrEqual(fit(viewport, ALL).k)
    expect(k).toBeLessThanOrEqual(4)
    expect(x - k * SIZE.beyondX).toBeLessThanOrEqual(0)
    expect(y - k * SIZE.beyondY).toBeLessThanOrEqual(0)
    expect(x + k * (SIZE.width + SIZE.beyondX)).toBeGreaterThanOrEqual(900)
    expect(y + k * (SIZE.height + SIZE.beyondY)).toBeGreaterThanOrEqual(600)
  })

  test('zooms around the point that is held', () => {
    const before = fit(viewport, ALL)
    const at = [400, 320] as const
    const after = zoomed(SHEET, before, 1.5, at, viewport)
    expect(after.k).toBeCloseTo(before.k * 1.5)
    expect((at[0] - after.x) / after.k).toBeCloseTo((at[0] - before.x) / before.k)
    expect((at[1] - after.y) / after.k).toBeCloseTo((at[1] - before.y) / before.k)
  })
})
