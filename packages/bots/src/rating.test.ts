import { describe, expect, it } from 'vitest'
import { expectedShare, ratings, wilson } from './rating.ts'

describe('wilson', () => {
  // Reference values: statsmodels, proportion_confint(method='wilson').
  it.each([
    { won: 8, games: 10, low: 0.4902, high: 0.9433 },
    { won: 0, games: 10, low: 0, high: 0.2775 },
    { won: 10, games: 10, low: 0.7225, high: 1 },
    { won: 50, games: 100, low: 0.4038, high: 0.5962 },
    { won: 85, games: 100, low: 0.7672, high: 0.9069 },
    { won: 0, games: 0, low: 0, high: 1 },
  ])('$won of $games lies between $low and $high', ({ won, games, low, high }) => {
    const interval = wilson(won, games)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })
})

describe('ratings', () => {
  it.each([
    { share: 0.5, gap: 0 },
    { share: 0.64, gap: 99.95 },
    { share: 0.75, gap: 190.85 },
    { share: 10 / 11, gap: 400 },
  ])('a share of $share is a gap of $gap', ({ share, gap }) => {
    const won = share * 1000
    const [a, b] = ratings(
      [
        [0, won],
        [1000 - won, 0],
      ],
      undefined,
      0,
    )
    expect(a - b).toBeCloseTo(gap, 1)
    expect(a + b).toBeCloseTo(0, 6)
    expect(expectedShare(a, b)).toBeCloseTo(share, 6)
  })

  it('puts three players on one scale, from games of two pairs', () => {
    const [a, b, c] = ratings(
      [
        [0, 75, 0],
        [25, 0, 75],
        [0, 25, 0],
      ],
      2,
      0,
    )
    expect([a, b, c].map(Math.round)).toEqual([382, 191, 0])
  })

  it('of a player who never lost are finite, and higher the more games there were', () => {
    const unbeaten = (games: number) =>
      ratings(
        [
          [0, games],
          [0, 0],
        ],
        1,
      )[0]
    // Half a game is lent to each side: 10.5 to 0.5.
    expect(unbeaten(10)).toBeCloseTo(400 * Math.log10(21), 4)
    expect(unbeaten(100)).toBeGreaterThan(unbeaten(10))
  })
})
