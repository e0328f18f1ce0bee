// The map's drawing: every place of the data lies on it, and names cover neither each other nor places, in every language.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { LANGUAGES } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { allOf, fit, held, zoomed } from '../map/pan-zoom.ts'
import { N } from './facts.ts'
import { drawn, isOnMap, NAMED, nextTo, OPENING, pointOf, ROADS, radiusOf, SHEET } from './geometry.ts'
import { NAME_HEIGHT, placeNames } from './labels.ts'
import { LAND } from './map.gen.ts'
import { type Box, boxAt, place, wordWidth } from './placing.ts'

const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

test('every area, sea zone and trade box lies on the map', () => {
  expect([...N.areas, ...N.zones, ...N.boxes].filter(id => !isOnMap(id))).toEqual([])
  expect(() => pointOf('atlantis')).toThrow('atlantis')
})

test('every path of the data is drawn once, by its terrain', () => {
  expect(ROADS.length).toBe(assyrianWarsPaths())
  expect(ROADS.find(({ id }) => id === 'nineveh hubushkia')?.terrain).toBe('mountain')
  expect(new Set(ROADS.map(({ id }) => id)).size).toBe(ROADS.length)
})
const assyrianWarsPaths = (): number => N.linked.reduce((sum, list) => sum + list.length, 0) / 2

test('no two places lie on each other', () => {
  const close = N.areas.flatMap((a, i) =>
    N.areas.slice(i + 1).filter(b => {
      const [[ax, ay], [bx, by]] = [pointOf(a), pointOf(b)]
      return Math.hypot(ax - bx, ay - by) * OPENING < radiusOf(a) + radiusOf(b)
    }),
  )
  expect(close).toEqual([])
})

test('a written line is read in steps of quarters', () => {
  expect(drawn('4 8 4-4,0 0 8 0', true)).toBe('M1 2L2 1zM0 0L2 0z')
  expect(drawn(LAND, true).startsWith('M1150 108L')).toBe(true)
})

test('the arrows lead along paths, and between ports and the sea', () => {
  expect(nextTo('nineveh')).toContain('kalhu')
  expect(nextTo('tyre').some(id => N.zones.includes(id))).toBe(true)
  expect(nextTo('med-tyre')).toContain('tyre')
})

describe.each(LANGUAGES)('names in %s', language => {
  const dictionary = assyrianWars.text.dictionaries[language]
  const areas = N.areas.map(id => ({ id, name: String(dictionary[`area.${id}`]) }))
  const at = (id: string) => pointOf(id).map(n => n * OPENING) as [number, number]
  const boxes = placeNames(areas).map(({ id, dx, dy }, i) => {
    const [x, y] = at(id)
    return { id, box: boxAt([x + dx, y + dy], wordWidth(areas[i].name), NAME_HEIGHT) }
  })
  test('cover no other name at the scale the map opens at', () => {
    const covered = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap(b => (meet(a.box, b.box) ? [`${a.id} ${b.id}`] : [])),
    )
    expect(covered).toEqual([])
  })
  test('cover no place', () => {
    const covered = boxes.flatMap(({ id, box }) =>
      N.areas.flatMap(other => {
        const r = radiusOf(other) - 1
        return meet(box, boxAt(at(other), 2 * r, 2 * r)) ? [`${id} ${other}`] : []
      }),
    )
    expect(covered).toEqual([])
  })
  test('stand beside their place, not far from it', () => {
    const far = boxes.filter(({ id, box }) => {
      const [x, y] = at(id)
      const dx = Math.max(box[0] - x, x - box[2], 0)
      const dy = Math.max(box[1] - y, y - box[3], 0)
      return Math.hypot(dx, dy) > 34
    })
    expect(far.map(({ id }) => id)).toEqual([])
  })
})

test('where there is room a name stands to the right', () => {
  const [one] = place([{ id: 'x', at: [0, 0], radius: 10, width: 40, height: 16 }], [], [])
  expect([Math.sign(one.dx), one.dy]).toEqual([1, 0])
  const [other] = place([{ id: 'x', at: [0, 0], radius: 10, width: 40, height: 16 }], [[10, -20, 90, 20]], [])
  expect(Math.sign(other.dx)).toBe(-1)
})

describe('moving and zooming', () => {
  const room = { width: 800, height: 500 }
  test('the whole map is the least, and what is drawn the most that is seen', () => {
    const all = fit(room, allOf(SHEET))
    expect(held(SHEET, { k: 0.01, x: 0, y: 0 }, room).k).toBeCloseTo(all.k)
    expect(held(SHEET, { k: 99, x: 0, y: 0 }, room).k).toBe(SHEET.most)
    expect(held(SHEET, { k: 2, x: 9999, y: 9999 }, room)).toEqual({ k: 2, x: 600, y: 600 })
  })
  test('the point under the finger stays where it is', () => {
    const view = { k: 1.6, x: -400, y: -300 }
    const nearer = zoomed(SHEET, view, 1.5, [300, 200], room)
    const under = ({ k, x, y }: typeof view) => [(300 - x) / k, (200 - y) / k].map(n => n.toFixed(3))
    expect(under(nearer)).toEqual(under(view))
  })
  test('names keep their size on the screen', () => {
    expect(SHEET.pieceScale(OPENING) * OPENING).toBeGreaterThanOrEqual(1)
    expect(SHEET.pieceScale(4) * 4).toBeLessThanOrEqual(1.3)
    expect(SHEET.detailOf(NAMED - 0.01)).toBe('far')
    expect(SHEET.detailOf(NAMED)).toBe('near')
  })
})
