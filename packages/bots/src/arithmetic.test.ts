import { describe, expect, it } from 'vitest'
import { decay, power, shares } from './arithmetic.ts'

describe('arithmetic', () => {
  it.each([
    [2, 0, 1],
    [2, 10, 1024],
    [0.5, 2, 0.25],
  ])('%d to the power of %d is %d', (base, n, expected) => {
    expect(power(base, n)).toBe(expected)
  })

  it.each([0, -0.001, -0.5, -1, -3, -8])('e to the power of %d is near enough', x => {
    expect(Math.abs(decay(x) - Math.exp(x))).toBeLessThan(0.002)
  })

  it('is nothing far down', () => {
    expect(decay(-1000)).toBe(0)
    expect(decay(-29)).toBeGreaterThanOrEqual(0)
  })

  it.each([
    { given: [1, 1, 1], spread: 2, expected: [1 / 3, 1 / 3, 1 / 3] },
    { given: [0, Math.log(3)], spread: 1, expected: [0.25, 0.75] },
    { given: [500, -500], spread: 1, expected: [1, 0] },
  ])('shares $given out', ({ given, spread, expected }) => {
    const out = Float64Array.from(given)
    shares(out, given.length, spread)
    for (const [i, share] of expected.entries()) expect(out[i]).toBeCloseTo(share, 2)
  })
})
