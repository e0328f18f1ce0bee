import { expect, test } from 'vitest'
import { tallyOf } from './trial-tally.ts'

const game = (number: number, winners: readonly number[], actions = 100) => ({
  ...{ number, reason: 'titles', winners, actions },
})

test('wins are shared, faults are apart, and an uneven seat is told', () => {
  const played = [
    ...Array.from({ length: 18 }, (_, i) => game(i, [0], 100 + i)),
    game(18, [0, 1], 90),
    game(19, [1], 300),
    { ...game(20, []), reason: 'fault', fault: 'no such place' },
  ]
  const { games, seats, lengths, ends, faults } = tallyOf(played, 2)
  expect(games).toBe(20)
  expect(seats.map(({ wins, uneven }) => [wins, uneven])).toEqual([
    [18.5, 'strong'],
    [1.5, 'weak'],
  ])
  expect(lengths).toEqual([90, 109, 300])
  expect(ends).toEqual([['titles', 20]])
  expect(faults).toEqual([['no such place', 1]])
})

test('of few games nothing is said', () => {
  expect(tallyOf([game(0, [0]), game(1, [0])], 2).seats.map(({ uneven }) => uneven)).toEqual([undefined, undefined])
  expect(tallyOf([], 2).lengths).toEqual([0, 0, 0])
})
