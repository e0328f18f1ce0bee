// A map of somebody's own, drawn: on the usual coasts where it can be, else as discs and ways; and the usual one again.

import { createMareNostrum, MAP, type MapData } from '@tabularium/mare-nostrum'
import { afterEach, expect, test } from 'vitest'
import { discsFor } from './discs.ts'
import { HAS_COASTS, isOnMap, PLACES, shape, usualShape, WAYS } from './geometry.ts'
import { drawOn, drawUsual } from './on-map.ts'
import { PROVINCES, SEAS } from './places.ts'

afterEach(drawUsual)

const draw = (map: MapData): void => drawOn(createMareNostrum(map), discsFor(map, usualShape))
const extra = { name: 'britannia', caravans: [], markets: 0, cities: [], temples: 0, borders: ['gallia'], seas: [] }
const provinces = MAP.provinces.map(one =>
  one.name === 'gallia' ? { ...one, borders: [...one.borders, 'britannia'] } : one,
)

test('other names: the usual coasts', () => {
  const named = MAP.provinces.map((one, i) => (i === 0 ? { ...one, names: { en: 'Gaul' } } : one))
  draw({ ...MAP, name: 'mine', provinces: named })
  expect([HAS_COASTS, WAYS]).toEqual([true, []])
})

test('a place more: discs, a way for each border, everything clear of everything', () => {
  draw({ ...MAP, name: 'mine', provinces: [...provinces, extra] })
  expect(HAS_COASTS).toBe(false)
  expect([PROVINCES.length, SEAS.length, PLACES.length]).toEqual([30, 9, 39])
  expect(WAYS.filter(({ kind }) => kind === 'land').map(({ id }) => id)).toContain('britannia gallia')
  for (const [i, one] of PLACES.entries()) {
    for (const other of PLACES.slice(0, i)) {
      const [dx, dy] = [one.anchor[0] - other.anchor[0], one.anchor[1] - other.anchor[1]]
      expect(Math.hypot(dx, dy)).toBeGreaterThan(75)
    }
  }
  drawUsual()
  expect([HAS_COASTS, isOnMap('britannia'), shape('gallia').land]).toEqual([true, false, true])
})

test('places stand where the data say', () => {
  const placed = [...provinces, extra].map((one, i) => ({
    ...one,
    at: [10 * (i % 6), 10 * Math.floor(i / 6)] as const,
  }))
  draw({
    ...MAP,
    name: 'mine',
    provinces: placed,
    seas: MAP.seas.map((sea, i) => ({ ...sea, at: [10 * i, 60] as const })),
  })
  const [first, second] = [placed[0].name, placed[1].name].map(name => shape(name).anchor)
  expect(first[0]).toBeLessThan(second[0])
  expect(shape(SEAS[0]).anchor[1]).toBeGreaterThan(shape('britannia').anchor[1])
})
