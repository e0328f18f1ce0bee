// The drawing against the game's data: what touches on the map is what is next to each other by the rules, every name
// stands in its own place, and nothing that stands on the map lies on something else.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '@tabularium/kernel/languages'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { MAP } from '@tabularium/mare-nostrum/rules'
import { describe, expect, test } from 'vitest'
import { contains, distance, type Point, SIZE, shape } from './geometry.ts'
import { type Box, boxesAtSea, boxesOnLand, COUNTER, overlap, ROWS } from './layout.ts'

/** The most that pieces are larger than the map where names are written. */
const LARGEST = 1.12

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

describe.each(LANGUAGES)('in %s', language => {
  const moved = ([left, top, right, bottom]: Box, [x, y]: Point): Box => [left + x, top + y, right + x, bottom + y]
  const onLand = MAP.provinces.flatMap(({ name, caravans, markets, cities, temples }) =>
    boxesOnLand({
      id: name,
      name: mareNostrum.text.dictionaries[language][`province.${name}`],
      controlled: true,
      slots: caravans.length + markets + cities.length + temples,
      counters: [COUNTER.width, COUNTER.single],
    }).map(box => ({ name, box: moved(box, shape(name).anchor) })),
  )
  const atSea = MAP.seas.flatMap(({ name }) => {
    const { anchor, units, turned } = shape(name)
    const [label, counters] = boxesAtSea(
      {
        name: mareNostrum.text.dictionaries[language][`sea.${name}.short`],
        controlled: false,
        slots: 0,
        counters: [COUNTER.width],
      },
      turned,
    )
    const below = units ? ([units[0], units[1] - ROWS.unitsAtSea] as const) : anchor
    // A turned name runs free of the boxes around it, which its own would cut.
    return [...(turned === 0 ? [{ name, box: moved(label, anchor) }] : []), { name, box: moved(counters, below) }]
  })
  const all = [...onLand, ...atSea]

  test('Macedonia and Thracia stand apart where pieces are drawn larger than the map', () => {
    const [a, b] = ['macedonia', 'thracia'].map(place =>
      onLand
        .filter(({ name }) => name === place)
        .map(({ box }) => {
          const [x, y] = shape(place).anchor
          const [left, top, right, bottom] = box
          const grown = (n: number, from: number) => from + (n - from) * LARGEST
          return [grown(left, x), grown(top, y), grown(right, x), grown(bottom, y)] as const
        }),
    )
    expect(a.some(one => b.some(other => overlap(one, other)))).toBe(false)
  })

  test('nothing that stands on the map lies on something of another place', () => {
    const clashes = all.flatMap((a, i) =>
      all.slice(i + 1).flatMap(b => (a.name !== b.name && overlap(a.box, b.box) ? [pair(a.name, b.name)] : [])),
    )
    expect(clashes).toEqual([])
  })

  test('all of it is in sight at the default zoom', () => {
    const out = all.filter(
      ({ box: [left, top, right, bottom] }) => left < 0 || top < 0 || right > SIZE.width || bottom > SIZE.height,
    )
    expect(out).toEqual([])
  })
})

test('the shapes are small to load', () => {
  const text = readFileSync(join(import.meta.dirname, 'map.gen.ts'))
  expect(text.length).toBeLessThan(60_000)
  expect(gzipSync(text).length).toBeLessThan(20_000)
})
