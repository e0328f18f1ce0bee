import { describe, expect, it, test } from 'vitest'
import { seasonAt, seasonBefore, seasonNamed } from './calendar.ts'
import { seasonOrder, seasonPoints, tallyOf } from './season-points.ts'

const at = (mu: number, place: number) => ({ mu, place })

describe('what a game is worth in its season', () => {
  const cases: readonly [string, Parameters<typeof seasonPoints>, readonly number[]][] = [
    [
      'a win against an equal',
      [
        [at(25, 1), at(25, 2)],
        [1, 1],
      ],
      [1000, 0],
    ],
    [
      'a draw of equals',
      [
        [at(25, 1), at(25, 1)],
        [1, 1],
      ],
      [500, 500],
    ],
    [
      'a win against somebody with 1600',
      [
        [at(25, 1), at(27.5, 2)],
        [1, 1],
      ],
      [1200, 0],
    ],
    [
      'a win against somebody with 1400',
      [
        [at(25, 1), at(22.5, 2)],
        [1, 1],
      ],
      [800, 0],
    ],
    [
      'never more than twenty',
      [
        [at(25, 1), at(99, 2)],
        [1, 1],
      ],
      [2000, 0],
    ],
    [
      'never less than two',
      [
        [at(25, 1), at(-9, 2)],
        [1, 1],
      ],
      [200, 0],
    ],
    [
      'the second game with the same, half',
      [
        [at(25, 2), at(25, 1)],
        [0.5, 0.5],
      ],
      [0, 500],
    ],
    [
      'of four by place',
      [
        [at(25, 3), at(25, 1), at(25, 2), at(25, 4)],
        [1, 1, 1, 1],
      ],
      [333, 1000, 667, 0],
    ],
    [
      'of three with a shared second place',
      [
        [at(25, 2), at(25, 1), at(25, 2)],
        [1, 1, 1],
      ],
      [250, 1000, 250],
    ],
  ]
  it.each(cases)('%s', (_, [players, weights], points) => {
    expect(seasonPoints(players, weights)).toEqual(points)
  })
})

test('the thirty best games count', () => {
  const games = Array.from({ length: 40 }, (_, i) => ({ points: 100 * (i % 2), won: i % 2 === 1 }))
  expect(tallyOf(games)).toEqual({ points: 2000, games: 40, wins: 20 })
  expect(tallyOf(Array.from({ length: 40 }, () => ({ points: 100, won: true }))).points).toBe(3000)
})

test('points, then wins, then fewer games; what is equal then shares a place', () => {
  const tally = (user: string, points: number, wins: number, games: number) => ({ user, points, wins, games })
  const order = seasonOrder([
    tally('e', 10, 1, 9),
    tally('d', 10, 1, 5),
    tally('c', 10, 1, 5),
    tally('b', 10, 2, 9),
    tally('a', 90, 1, 1),
  ])
  expect(order.map(({ user, place }) => [user, place])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 3],
    ['e', 5],
  ])
})

describe('the calendar', () => {
  const last = Date.UTC(2026, 11, 31, 23, 59, 59, 999)
  const cases = [
    ['month', last, '2026-12', Date.UTC(2026, 11), Date.UTC(2027, 0)],
    ['month', last + 1, '2027-01', Date.UTC(2027, 0), Date.UTC(2027, 1)],
    ['quarter', Date.UTC(2026, 4, 5), '2026-q2', Date.UTC(2026, 3), Date.UTC(2026, 6)],
    ['year', last, '2026', Date.UTC(2026, 0), Date.UTC(2027, 0)],
  ] as const
  it.each(cases)('a %s', (length, time, season, begins, until) => {
    expect(seasonAt(length, time)).toEqual({ season, begins, until })
    expect(seasonNamed(season)).toEqual({ season, begins, until, length })
    expect(seasonBefore(length, seasonAt(length, time)).until).toBe(begins)
  })
  it.each(['2026-q5', '2026-13', '26', '0999', '2026-', ''])('knows no season %j', name => {
    expect(seasonNamed(name)).toBeUndefined()
  })
})
