// Who is paired with whom, against a search through all ways to pair a few, and by its promises for many.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, fits, type Pair, pairsOf, type Seeker, widthOf } from './pairing.ts'

const NOW = 1_000_000
const seeker = (person: string, rating: number, waited = 0, more: Partial<Seeker> = {}): Seeker => ({
  ...{ person, game: 'wonders-duel', pace: 'live', rating, since: NOW - waited * 1000 },
  ...more,
})
const named = (pairs: readonly Pair<Seeker>[]): readonly string[] =>
  pairs
    .map(pair =>
      pair
        .map(({ person }) => person)
        .sort()
        .join(''),
    )
    .sort()

describe('given those who wait, when they are paired', () => {
  // biome-ignore format: a table
  const CASES: readonly (readonly [title: string, seekers: readonly Seeker[], pairs: readonly string[]])[] = [
    ['nobody', [], []],
    ['one alone waits', [seeker('a', 1500)], []],
    ['two alike', [seeker('a', 1500), seeker('b', 1500)], ['ab']],
    ['nearest first', [seeker('a', 1500), seeker('b', 1600), seeker('c', 1610), seeker('d', 1490)], ['ad', 'bc']],
    ['too far apart at first', [seeker('a', 1500), seeker('b', 1651)], []],
    ['a second later it is wide enough', [seeker('a', 1500, 1), seeker('b', 1651)], ['ab']],
    ['after a minute and a half anybody will do', [seeker('a', 500, 90), seeker('b', 2900)], ['ab']],
    ['who has waited longer goes first', [seeker('a', 1500), seeker('b', 1500, 60), seeker('c', 1520)], ['ab']],
    ['another game', [seeker('a', 1500), seeker('b', 1500, 0, { game: 'glory-to-rome' })], []],
    ['another pace', [seeker('a', 1500), seeker('b', 1500, 0, { pace: 'slow' })], []],
    ['a clock set back harms nobody', [seeker('a', 1500, -600), seeker('b', 1500)], ['ab']],
  ]
  test.each(CASES)('%s', (_, seekers, pairs) => {
    expect(named(pairsOf(seekers, NOW))).toEqual(pairs)
  })

  test('who does not want to play together is not paired', () => {
    const [a, b, c] = [seeker('a', 1500), seeker('b', 1500), seeker('c', 1600)]
    const apart = (one: Seeker, other: Seeker) => one.person + other.person === 'ab'
    expect(named(pairsOf([a, b], NOW, apart))).toEqual([])
    expect(named(pairsOf([a, b, c], NOW, apart))).toHaveLength(1)
  })
})

/** All ways to pair some of them. */
function matchings(of: readonly Seeker[]): Pair<Seeker>[][] {
  const [first, ...rest] = of
  if (!first) return [[]]
  return [
    ...matchings(rest),
    ...rest.flatMap(other => {
      if (!fits(first, other, NOW)) return []
      return matchings(rest.filter(one => one !== other)).map(pairs => [[first, other] as const, ...pairs])
    }),
  ]
}

const partner = (pairs: readonly Pair<Seeker>[], one: Seeker): Seeker | undefined => {
  const pair = pairs.find(both => both.includes(one))
  return pair?.find(other => other !== one)
}

/** Two who would both have been better off with each other than with whom they got. */
function deserters(of: readonly Seeker[], pairs: readonly Pair<Seeker>[]): readonly string[] {
  const cost = (one: Seeker): number => {
    const other = partner(pairs, one)
    return other ? distance(one, other, NOW) : Number.POSITIVE_INFINITY
  }
  return of.flatMap((a, at) =>
    of
      .slice(at + 1)
      .filter(b => fits(a, b, NOW) && distance(a, b, NOW) < Math.min(cost(a), cost(b)))
      .map(b => a.person + b.person),
  )
}

const crowd = (least: number, most: number) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 600, max: 2600 }), fc.integer({ min: 0, max: 120_000 })), {
      ...{ minLength: least, maxLength: most },
      // All distances are different: then there is one best way.
      selector: ([rating, waited]) => `${rating} ${waited}`,
    })
    .map(all => all.map(([rating, waited], i) => seeker(`p${i}`, rating, waited / 1000)))

test('of all ways to pair a few it is the one that no two would leave for each other', () => {
  fc.assert(
    fc.property(crowd(2, 7), of => {
      const costs = of.flatMap((a, at) => of.slice(at + 1).map(b => distance(a, b, NOW)))
      fc.pre(new Set(costs).size === costs.length)
      const sound = matchings(of).filter(pairs => deserters(of, pairs).length === 0)
      expect(sound).toHaveLength(1)
      expect(named(pairsOf(of, NOW))).toEqual(named(sound[0]))
    }),
    { numRuns: 150 },
  )
})

test('of two hundred nobody is paired twice, nor too far away, and nobody is left who could be paired', () => {
  fc.assert(
    fc.property(crowd(200, 200), of => {
      const pairs = pairsOf(of, NOW)
      const paired = pairs.flat()
      expect(new Set(paired.map(({ person }) => person)).size).toBe(paired.length)
      for (const [a, b] of pairs)
        expect(Math.abs(a.rating - b.rating)).toBeLessThanOrEqual(Math.max(widthOf(a, NOW), widthOf(b, NOW)))
      expect(deserters(of, pairs)).toEqual([])
    }),
    { numRuns: 5 },
  )
})
