// The drawing against the game's data: what touches on the map is what is next to each other by the rules, and every name
// stands in its own place.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MAP } from '@tabularium/mare-nostrum/rules'
import { describe, expect, test } from 'vitest'
import { contains, distance, shape } from './geometry.ts'

const PLAYERS = Object.keys(MAP.tables)

const pair = (a: string, b: string): string => [a, b].sort().join(' – ')
const sorted = (pairs: Iterable<string>): readonly string[] => [...new Set(pairs)].sort()

/** How much of their outlines two places share, by the corners that are drawn. */
function shared(): ReadonlyMap<string, number> {
  const owners = new Map<string, string[]>()
  const places = [...MAP.provinces, ...MAP.seas].map(({ name }) => name)
  for (const place of places) {
    for (const ring of shape(place).rings) {
      ring.forEach((corner, i) => {
        const edge = pair(String(corner), String(ring[(i + 1) % ring.length]))
        owners.set(edge, [...(owners.get(edge) ?? []), place])
      })
    }
  }
  const lengths = new Map<string, number>()
  for (const [edge, of] of owners) {
    if (of.length !== 2) continue
    const [a, b] = edge.split(' – ').map(corner => corner.split(',').map(Number))
    const both = pair(of[0], of[1])
    lengths.set(both, (lengths.get(both) ?? 0) + Math.hypot(a[0] - b[0], a[1] - b[1]))
  }
  return lengths
}

const drawn = shared()
const isSea = (place: string): boolean => MAP.seas.some(({ name }) => name === place)

/** Pairs that touch in the drawing, of which so many are seas. */
const touching = (seas: number, covered: readonly string[]): readonly string[] =>
  sorted(
    [...drawn.keys()].filter(both => {
      const ends = both.split(' – ')
      return ends.filter(isSea).length === seas && !ends.some(end => covered.includes(end))
    }),
  )

describe.each(PLAYERS)('with %s players', players => {
  const { covered } = MAP.tables[players]
  const provinces = MAP.provinces.filter(({ name }) => !covered.includes(name))

  test('land borders are drawn as the rules have them', () => {
    const ruled = provinces.flatMap(({ name, borders }) =>
      borders.filter(other => !covered.includes(other)).map(other => pair(name, other)),
    )
    expect(touching(0, covered)).toEqual(sorted(ruled))
  })

  test('coasts are drawn as the rules have them', () => {
    const ruled = provinces.flatMap(({ name, seas }) => seas.map(sea => pair(name, sea)))
    expect(touching(1, covered)).toEqual(sorted(ruled))
  })
})

test('seas meet as the rules have it', () => {
  expect(touching(2, [])).toEqual(
    sorted(MAP.seas.flatMap(({ name, neighbours }) => neighbours.map(other => pair(name, other)))),
  )
})

test('borders and coasts can be seen', () => {
  const short = [...drawn].filter(([both, length]) => length < 8 && both.split(' – ').filter(isSea).length < 2)
  expect(short).toEqual([])
})

test('the straits are water', () => {
  const across = (a: string, b: string): number =>
    Math.min(
      ...shape(a)
        .rings.flat()
        .map(corner => distance(shape(b), corner)),
    )
  expect(across('thracia', 'asia')).toBeGreaterThan(1)
  expect(across('italia', 'sicilia')).toBeGreaterThan(1)
})

test('every name stands in its own place, and so do units that stand apart', () => {
  const places = [...MAP.provinces, ...MAP.seas].map(({ name }) => shape(name))
  const outside = places.filter(
    place => !contains(place, place.anchor) || (place.units && !contains(place, place.units)),
  )
  expect(outside.map(({ id }) => id)).toEqual([])
})

test('the shapes are small to load', () => {
  const text = readFileSync(join(import.meta.dirname, 'map.gen.ts'))
  expect(text.length).toBeLessThan(60_000)
  expect(gzipSync(text).length).toBeLessThan(21_000)
})
