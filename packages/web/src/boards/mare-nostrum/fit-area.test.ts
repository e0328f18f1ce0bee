// "Fit" shows where something can be done and what has changed, and neither seas nor deserts beside it.

import { expect, test } from 'vitest'
import type { Places } from '../map/places.ts'
import type { Area } from '../map/viewport.ts'
import { fitAreaOf } from './fit-area.ts'
import { shape } from './geometry.ts'
import { coveredWith, PROVINCES, SEAS } from './places.ts'
import { ALL } from './sheet.ts'

const covered = coveredWith(3)
const lands = PROVINCES.filter(place => !covered.has(place))
const inPlay = new Set([...lands, ...SEAS])
const places = { has: (id: string) => inPlay.has(id), wholeOf: (id: string) => id.split('/')[0] } as Places

const shown = (lit: readonly string[], recent: readonly string[] = [], home = 'latium'): Area =>
  fitAreaOf({
    places,
    lands,
    lit: new Map(lit.map(id => [id, ''])),
    recent: new Set(recent),
    home: home === '' ? undefined : home,
  })

const holds = ([left, top, right, bottom]: Area, place: string): boolean => {
  const [x, y] = shape(place).anchor
  return x > left && x < right && y > top && y < bottom
}
const sizeOf = ([left, top, right, bottom]: Area): number => (right - left) * (bottom - top)

test.each<readonly [string, readonly string[], readonly string[], readonly string[], readonly string[]]>([
  [
    'a march, and what changed',
    ['italia', 'gallia'],
    ['macedonia'],
    ['italia', 'gallia', 'macedonia', 'latium'],
    ['garamantia', 'cilicia'],
  ],
  ['a slot is in its province', ['numidia/gold'], [], ['numidia', 'latium'], ['garamantia', 'creta']],
  [
    'seas to sail in',
    ['mare-tyrrhenum', 'mare-sardum'],
    [],
    ['mare-tyrrhenum', 'mare-sardum', 'latium'],
    ['libya', 'cilicia', 'dacia'],
  ],
  ['a desert that can be taken', ['phasania'], [], ['phasania', 'latium'], ['dacia', 'cilicia']],
  [
    'only what changed',
    [],
    ['achaia', 'mare-ionium'],
    ['achaia', 'mare-ionium', 'latium'],
    ['phasania', 'germania', 'cilicia'],
  ],
])('%s', (_, lit, recent, within, beside) => {
  const area = shown(lit, recent)
  expect(within.filter(place => !holds(area, place))).toEqual([])
  expect(beside.filter(place => holds(area, place))).toEqual([])
})

test('of places at the edge of the map, no more than what stands there', () => {
  for (const place of [...lands, ...SEAS]) {
    expect(sizeOf(shown([place], [], '')), place).toBeLessThan(sizeOf(ALL) / 6)
  }
})

test('where nothing is asked on the map and nothing has changed: all lands in play, and no others', () => {
  for (const area of [shown([]), shown([], [], '')]) {
    expect(lands.filter(place => !holds(area, place))).toEqual([])
    expect(['babylonia'].filter(place => holds(area, place))).toEqual([])
  }
})
