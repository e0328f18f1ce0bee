import { describe, expect, it } from 'vitest'
import { cut, movementsOf, nextDivisions, orderAfter } from './divisions.ts'

const all = (...members: readonly number[]) => members.map(member => ({ member, rating: 1500 }))

describe('who rises and falls', () => {
  const cases: readonly [string, readonly (readonly number[])[], number, readonly number[]][] = [
    [
      'two and two of two divisions',
      [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
      2,
      [1, 2, 5, 6, 3, 4, 7, 8],
    ],
    [
      'one and one of three',
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      1,
      [1, 2, 4, 3, 5, 7, 6, 8, 9],
    ],
    [
      'never more than half of a division',
      [
        [1, 2, 3, 4, 5, 6],
        [7, 8, 9],
      ],
      3,
      [1, 2, 3, 4, 5, 7, 6, 8, 9],
    ],
    ['nobody where there is one division', [[3, 1, 2]], 2, [3, 1, 2]],
    ['nobody before the first season', [], 2, []],
  ]
  it.each(cases)('%s', (_, tables, movers, order) => {
    expect(orderAfter(tables, movers)).toEqual(order)
  })

  it('is shown at the places where it happens', () => {
    expect(movementsOf([4, 4, 3], 2)).toEqual([
      [undefined, undefined, 'down', 'down'],
      ['up', 'up', undefined, 'down'],
      ['up', undefined, undefined],
    ])
  })
})

describe('an order is cut into divisions', () => {
  const order = (n: number) => Array.from({ length: n }, (_, i) => i)
  const cases: readonly [number, readonly number[]][] = [
    [0, []],
    [4, [4]],
    [6, [6]],
    [8, [8]],
    [9, [6, 3]],
    [14, [6, 8]],
    [15, [6, 6, 3]],
  ]
  it.each(cases)('%d members', (members, sizes) => {
    expect(cut(order(members), { size: 6, least: 3 }).map(({ length }) => length)).toEqual(sizes)
  })
})

describe('the next season', () => {
  const sizes = { size: 4, least: 3 }
  const tables = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ]
  const cases: readonly [string, Parameters<typeof nextDivisions>[1], readonly (readonly number[])[]][] = [
    [
      'with all of the last',
      all(1, 2, 3, 4, 5, 6, 7, 8),
      [
        [1, 2, 3, 5],
        [4, 6, 7, 8],
      ],
    ],
    [
      'a place that is free falls to the best of those who would fall',
      all(1, 3, 4, 5, 6, 7, 8),
      [
        [1, 3, 5, 4],
        [6, 7, 8],
      ],
    ],
    [
      'newcomers begin at the bottom, the strongest of them first',
      [
        ...all(1, 2, 3, 4, 5, 6, 7, 8),
        { member: 9, rating: 1400 },
        { member: 10, rating: 1900 },
        { member: 11, rating: 1600 },
      ],
      [
        [1, 2, 3, 5],
        [4, 6, 7, 8],
        [10, 11, 9],
      ],
    ],
  ]
  it.each(cases)('%s', (_, active, divisions) => {
    const found = nextDivisions(tables, active, 1, sizes)
    expect(found.map(division => new Set(division))).toEqual(divisions.map(division => new Set(division)))
  })

  it('the first: by rating', () => {
    const members = [1500, 1800, 1400, 1700, 1600, 1300, 1900].map((rating, member) => ({ member, rating }))
    expect(nextDivisions([], members, 1, sizes)).toEqual([
      [6, 1, 3, 4],
      [0, 2, 5],
    ])
  })
})
