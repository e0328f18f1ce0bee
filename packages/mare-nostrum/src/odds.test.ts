// The arithmetic of battle against figures worked out by hand and by counting every fall of the dice. 4.2

import { describe, expect, test } from 'vitest'
import { expectedHits, hitChances, hitsOf, lossOf, oddsOf, type Side } from './odds.ts'

const PLAIN = [0.3333, 1.0, 1.6991, 2.3997, 3.1001, 3.8, 4.5, 5.2, 5.9]
const CAESAR = [0.5, 1.3889, 2.3009, 3.1998, 4.1001, 5.0, 5.9, 6.8, 7.7]
const PERICLES = [0.6667, 1.8056, 2.8981, 4.0, 5.1001, 6.2, 7.3, 8.4, 9.5]

describe.each([
  ['plain', 0, PLAIN],
  ['Caesar', 1, CAESAR],
  ['Pericles', 2, PERICLES],
] as const)('expected hits of 1 to 9 dice: %s (4.2)', (_, modifier, expected) => {
  test.each(expected.map((hits, i) => [i + 1, hits] as const))('%i dice: %f', (dice, hits) => {
    expect(expectedHits({ dice, modifier, points: 0 }).toFixed(4)).toBe(hits.toFixed(4))
  })

  test.each([1, 5, 9])('a fortress or Nebuchadnezzar is exactly one hit more, %i dice', dice => {
    const bare = expectedHits({ dice, modifier, points: 0 })
    expect(expectedHits({ dice, modifier, points: 5 })).toBeCloseTo(bare + 1, 12)
    expect(expectedHits({ dice, modifier, points: 10 })).toBeCloseTo(bare + 2, 12)
  })
})

test('two plain dice: 0, 1, 2 hits with 1/6, 2/3, 1/6', () => {
  const [none, one, two, ...more] = hitChances({ dice: 2, modifier: 0, points: 0 })
  expect(none).toBeCloseTo(1 / 6, 12)
  expect(one).toBeCloseTo(2 / 3, 12)
  expect(two).toBeCloseTo(1 / 6, 12)
  expect(more).toEqual([])
})

test('a fortress alone rolls nothing and deals one hit ()', () => {
  expect(hitChances({ dice: 0, modifier: 0, points: 5 })).toEqual([0, 1])
})

test.each([0, 1, 4, 5, 9, 10, 14, 15, 54])('hits of a sum of %i are counted in whole fives', sum => {
  expect([hitsOf(sum) * 5 <= sum, sum < (hitsOf(sum) + 1) * 5]).toEqual([true, true])
})

test.each([
  { units: 2, fortress: true, hits: 3, lost: 2, why: 'EX-24: legion and fortress, three hits, one cancelled' },
  { units: 3, fortress: false, hits: 1, lost: 1, why: 'EX-24: three legions, one hit' },
  { units: 1, fortress: true, hits: 2, lost: 1, why: 'DR-60: a lone fortress falls to the second hit' },
  { units: 1, fortress: true, hits: 1, lost: 0, why: 'DR-60: and stands the first' },
  { units: 3, fortress: true, hits: 2, lost: 1, why: 'DR-61: two legions and a fortress, two hits' },
  { units: 1, fortress: false, hits: 2, lost: 1, why: 'DR-55: a surplus hit is lost' },
  { units: 4, fortress: true, hits: 0, lost: 0, why: 'no hit is no loss, and cancels none' },
])('$why', ({ units, fortress, hits, lost }) => {
  expect(lossOf(units, fortress, hits)).toBe(lost)
})

/** Every fall of the dice, one by one. */
function counted(first: Side, second: Side): readonly number[] {
  const falls = (dice: number): readonly number[] =>
    dice === 0 ? [0] : falls(dice - 1).flatMap(sum => [1, 2, 3, 4, 5, 6].map(face => sum + face))
  const [a, b] = [falls(first.dice), falls(second.dice)]
  const results = [0, 0, 0, 0] // first, second, both, neither
  for (const x of a) {
    for (const y of b) {
      const secondLeft =
        second.units - lossOf(second.units, second.fortress, hitsOf(x + first.dice * first.modifier + first.points))
      const firstLeft =
        first.units - lossOf(first.units, first.fortress, hitsOf(y + second.dice * second.modifier + second.points))
      results[firstLeft > 0 ? (secondLeft > 0 ? 2 : 0) : secondLeft > 0 ? 1 : 3]++
    }
  }
  return results.map(count => count / a.length / b.length)
}

const legions = (n: number, modifier = 0): Side => ({ units: n, fortress: false, dice: n, modifier, points: 0 })

test.each([
  ['one against one', legions(1), legions(1)],
  [
    'three with Caesar against a legion and a fortress',
    legions(3, 1),
    { units: 2, fortress: true, dice: 1, modifier: 0, points: 5 },
  ],
  ['two against a lone fortress', legions(2), { units: 1, fortress: true, dice: 0, modifier: 0, points: 5 }],
  [
    'two against Pericles behind walls, with both heroes',
    legions(2),
    { units: 2, fortress: true, dice: 2, modifier: 2, points: 10 },
  ],
] as const)('odds: %s', (_, first, second) => {
  const odds = oddsOf(first, second)
  const [onlyFirst, onlySecond, both, neither] = counted(first, second)
  expect(odds.first).toBeCloseTo(onlyFirst, 12)
  expect(odds.second).toBeCloseTo(onlySecond, 12)
  expect(odds.both).toBeCloseTo(both, 12)
  expect(odds.neither).toBeCloseTo(neither, 12)
})
