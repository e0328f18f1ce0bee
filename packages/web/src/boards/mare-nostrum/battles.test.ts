// What a battle would bring, as the board tells it before the dice fall.

import { scene } from '@tabularium/mare-nostrum/scene'
import { expect, test } from 'vitest'
import { battlesAhead, meeting, meetingsAt, moved, percents } from './battles.ts'

const WAR = {
  at: 'turn R',
  players: { R: { legions: 'latium*3' }, C: { control: 'italia', legions: 'italia*2', fortresses: 'italia' } },
} as const

test.each([
  ['thirds add up', [1 / 3, 1 / 3, 1 / 3], [34, 33, 33]],
  ['the largest rest is rounded up', [0.004, 0.006, 0.99], [0, 1, 99]],
  ['a sure thing', [1, 0, 0, 0], [100, 0, 0, 0]],
])('hundredths: %s', (_, shares, expected) => {
  expect(percents(shares)).toEqual(expected)
})

test('a battle is told with the dice of both sides, and its ends add up', () => {
  const s = moved(scene(WAR), 0, 'latium', 'italia', 2)
  const { own, other, odds } = meeting(s, 0, 1, 'italia')
  expect([own.dice, own.modifier, other.dice, other.points]).toEqual([2, 1, 2, 5])
  expect(odds.first + odds.second + odds.both + odds.neither).toBeCloseTo(1, 12)
})

test('more legions are more likely to stay', () => {
  const left = (n: number) => {
    const { first, both } = meeting(moved(scene(WAR), 0, 'latium', 'italia', n), 0, 1, 'italia').odds
    return first + both
  }
  expect(left(3)).toBeGreaterThan(left(2))
  expect(left(2)).toBeGreaterThan(left(1))
})

test('battles ahead are where both stand, and nowhere else', () => {
  const s = scene(WAR)
  expect(battlesAhead(s, 0)).toEqual([])
  const there = moved(s, 0, 'latium', 'italia', 1)
  expect(battlesAhead(there, 0).map(({ place, foe }) => [place, foe])).toEqual([['italia', 1]])
  expect(meetingsAt(there, 2, 'italia')).toEqual([])
  expect(s.legions).toEqual(scene(WAR).legions)
})
