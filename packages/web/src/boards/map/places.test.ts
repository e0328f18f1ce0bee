// Which place a pointer means and where keys lead, on a small map of three places and two slots.

import { describe, expect, test } from 'vitest'
import { spotOfPoint } from './hit-test.ts'
import { litParts, litPlaces, meantAt, nextLit, type Places, walkTarget } from './places.ts'
import type { Point } from './viewport.ts'

const POINTS: Readonly<Record<string, Point>> = {
  west: [0, 0],
  east: [100, 0],
  south: [0, 100],
  sunk: [300, 300],
  'west/1': [-4, 20],
  'west/2': [4, 20],
}

const places: Places = {
  has: id => id in POINTS && id !== 'sunk' && !id.includes('/'),
  wholeOf: id => id.split('/')[0],
  pointOf: id => POINTS[id],
  spotOf: (id, k) => spotOfPoint(id, POINTS[id], 5 / k),
  nextTo: id => (id === 'west' ? ['east', 'south', 'sunk'] : ['west']),
  around: ([x, y]) => [x - 1, y - 1, x + 1, y + 1],
  areaOf: id => [POINTS[id][0], POINTS[id][1], POINTS[id][0], POINTS[id][1]],
  reach: { touch: 24, mouse: 5 },
}

const lights = (...ids: readonly string[]) => new Map(ids.map(id => [id, '']))
/** What a pointer touches, as an element of the drawing. */
const drawn = (pick: string | undefined) => ({ closest: () => pick && { dataset: { pick } } }) as unknown as Element

describe('a pointer', () => {
  test.each([
    { on: 'west', lit: [], at: [0, 0], meant: 'west', means: 'the place it touches, lit or not' },
    { on: 'west/1', lit: ['west/1'], at: [-4, 20], meant: 'west/1', means: 'a lit slot' },
    { on: 'west/1', lit: ['west'], at: [-4, 20], meant: 'west', means: 'the place of a slot that is not lit' },
    { on: 'west', lit: ['east'], at: [80, 0], meant: 'east', means: 'what is lit near it before what it touches' },
    { on: 'west', lit: ['east'], at: [60, 0], meant: 'west', means: 'nothing lit that is too far' },
    { on: 'sunk', lit: [], at: [300, 300], meant: undefined, means: 'nothing that is out of play' },
    { on: undefined, lit: [], at: [50, 50], meant: undefined, means: 'nothing where nothing is' },
  ] as const)('means $means', ({ on, lit, at, meant }) => {
    expect(meantAt(places, lights(...lit), 1, drawn(on), at, 'touch')).toBe(meant)
  })

  test('of a mouse must be nearer, and nearer still where the map is large', () => {
    const near = (at: Point, k: number, pointer: string) =>
      meantAt(places, lights('east'), k, drawn(undefined), at, pointer)
    expect(near([80, 0], 1, 'touch')).toBe('east')
    expect(near([80, 0], 1, 'mouse')).toBeUndefined()
    expect(near([91, 0], 1, 'mouse')).toBe('east')
    expect(near([91, 0], 2, 'mouse')).toBeUndefined()
  })

  test('may mean what lies closest where nothing is touched', () => {
    const stray = { ...places, strayAt: () => 'south' }
    expect(meantAt(stray, lights(), 1, drawn(undefined), [50, 50], 'mouse')).toBe('south')
    expect(meantAt(stray, lights(), 1, drawn('west'), [50, 50], 'mouse')).toBe('west')
  })
})

describe('keys', () => {
  test.each([
    ['ArrowRight', 'west', [], 'east'],
    ['ArrowDown', 'west', [], 'south'],
    ['ArrowDown', 'west', ['west/2'], 'west/2'],
    ['ArrowUp', 'west/2', ['west/2'], 'west'],
    ['ArrowLeft', 'west/2', ['west/1', 'west/2'], 'west/1'],
    ['ArrowLeft', 'west', [], undefined],
  ] as const)('%s from %s with %j lit', (key, from, lit, to) => {
    expect(walkTarget(places, lights(...lit), key, from, 1)).toBe(to)
  })

  test('go round the lit places from left to right', () => {
    const lit = lights('east', 'west/2', 'sunk', 'west/1')
    expect(litPlaces(places, lit)).toEqual(['east', 'west'])
    expect(litParts(places, lit)).toEqual(['west/2', 'west/1'])
    expect(nextLit(places, lit, undefined)).toBe('west')
    expect(nextLit(places, lit, 'west')).toBe('east')
    expect(nextLit(places, lit, 'east')).toBe('west')
    expect(nextLit(places, lights(), 'east')).toBeUndefined()
  })
})
