// The map's drawing: every place of the data lies on it, and names cover neither each other nor places, in every language.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { LANGUAGES } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { type Box, boxAt, CLOSE, lengthIn, settle, spotsOf } from '../map/label-placement.ts'
import { allOf, fit, held, zoomed } from '../map/viewport.ts'
import { N } from './facts.ts'
import { drawn, isOnMap, NAMED, nextTo, OPENING, pointOf, ROADS, radiusOf, SHEET, scaleFor } from './geometry.ts'
import { layoutAt, linesIn } from './label-layout.ts'
import { LAND } from './map.gen.ts'
import { writtenAp } from './prices.ts'
import { landIn } from './water.ts'

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
  const areas = N.areas.map(id => {
    const name = String(dictionary[`area.${id}`])
    return { id, name, label: name, level: 0, printed: 0, field: [], inside: [] }
  })
  const waters = N.zones.map(id => ({ id, name: String(dictionary[`sea.${id}`]) }))
  const layout = layoutAt({ areas, waters, piles: [] }, OPENING)
  const piece = SHEET.pieceScale(OPENING)
  test('all are written at the scale the map opens at', () => {
    expect(N.areas.filter(id => !layout.names.has(id))).toEqual([])
    expect(N.zones.filter(id => !layout.waters.has(id))).toEqual([])
  })
  test('stand beside their place, not far from it', () => {
    const far = [...layout.names].filter(([id, { box }]) => {
      const [x, y] = pointOf(id).map(n => n / piece)
      return Math.hypot(Math.max(box[0] - x, x - box[2], 0), Math.max(box[1] - y, y - box[3], 0)) > 40
    })
    expect(far.map(([id]) => id)).toEqual([])
  })
  test('of waters lie on water', () => {
    const dry = [...layout.waters].filter(([, { box }]) => landIn(box.map(n => n * piece) as unknown as Box) > 0.25)
    expect(dry.map(([id]) => id)).toEqual([])
  })
})

describe('finding a spot', () => {
  const request = { at: [0, 0], radius: 10, forms: [{ width: 40, height: 16, cost: 0 }], rings: CLOSE } as const
  const item = (id: string, taken: readonly Box[] = [], worth?: number) => ({
    id,
    spots: spotsOf(request, { taken, lines: [] }),
    worth,
  })
  test('where there is room it is to the right', () => {
    const spot = settle([item('x')]).get('x')
    expect([Math.sign(spot?.dx ?? 0), spot?.dy]).toEqual([1, 0])
  })
  test('something in the way: to the left', () => {
    expect(Math.sign(settle([item('x', [[10, -20, 90, 20]])]).get('x')?.dx ?? 0)).toBe(-1)
  })
  test('what finds no room is left out if it can be spared, and stands if not', () => {
    const everywhere: Box = [-300, -300, 300, 300]
    expect(settle([item('x', [everywhere], 1)]).has('x')).toBe(false)
    expect(settle([item('x', [everywhere])]).has('x')).toBe(true)
  })
  test('a line is measured where it lies in a box', () => {
    expect(
      lengthIn(
        [0, 0, 10, 10],
        [
          [-5, 5],
          [25, 5],
        ],
      ),
    ).toBeCloseTo(10)
    expect(
      lengthIn(
        [0, 0, 10, 10],
        [
          [-5, 15],
          [25, 15],
        ],
      ),
    ).toBe(0)
  })
})

test('long names of waters are written in two lines of like length', () => {
  expect(linesIn('Zatoka Kraju Nadmorskiego', 2)).toEqual(['Zatoka Kraju', 'Nadmorskiego'])
  expect(linesIn('Zatoka Issos', 1)).toEqual(['Zatoka Issos'])
})

test('there is water in the sea and in the ancient gulf, land between the rivers', () => {
  const at = (id: string): Box => boxAt(pointOf(id), 12, 12)
  expect([landIn(at('med-cyprus')), landIn(at('nineveh'))]).toEqual([0, 1])
  expect(landIn(at('gulf-sealand'))).toBe(0)
})

test('prices in fractions', () => {
  expect([2, 0.5, 1.5, 1 / 3, 4 / 3, 0.25].map(writtenAp)).toEqual(['2', '½', '1½', '⅓', '1⅓', '¼'])
})

describe('moving and zooming', () => {
  const viewport = { width: 800, height: 500 }
  test('the whole map is the least, and what is drawn the most that is seen', () => {
    const all = fit(viewport, allOf(SHEET))
    expect(held(SHEET, { k: 0.01, x: 0, y: 0 }, viewport).k).toBeCloseTo(all.k)
    expect(held(SHEET, { k: 99, x: 0, y: 0 }, viewport).k).toBe(SHEET.most)
    expect(held(SHEET, { k: 2, x: 9999, y: 9999 }, viewport)).toEqual({ k: 2, x: 600, y: 600 })
  })
  test('the point under the finger stays where it is', () => {
    const view = { k: 1.6, x: -400, y: -300 }
    const nearer = zoomed(SHEET, view, 1.5, [300, 200], viewport)
    const under = ({ k, x, y }: typeof view) => [(300 - x) / k, (200 - y) / k].map(n => n.toFixed(3))
    expect(under(nearer)).toEqual(under(view))
  })
  test('names keep their size on the screen', () => {
    expect(SHEET.pieceScale(OPENING) * OPENING).toBeGreaterThanOrEqual(1)
    expect(SHEET.pieceScale(4) * 4).toBeLessThanOrEqual(1.5)
    for (const k of [0.4, 0.8, 1.3, 1.9, 2.6]) expect(SHEET.pieceScale(k)).toBe(SHEET.pieceScale(scaleFor(k)))
    expect(SHEET.detailOf(NAMED - 0.01)).toBe('far')
    expect(SHEET.detailOf(NAMED)).toBe('near')
  })
})
