import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maximumWeightMatching, perfectMatching } from './matching.ts'

type Weights = readonly (readonly number[])[]
const weightIn = (weights: Weights) => (a: number, b: number) => weights[a][b]

/** All matchings, tried one by one. */
function best(weights: Weights, left: readonly number[] = weights.map((_, i) => i)): number {
  const [first, ...rest] = left
  if (first === undefined) return 0
  return rest.reduce(
    (most, other) => {
      const weight = weights[first][other]
      if (weight <= 0) return most
      const others = rest.filter(one => one !== other)
      return Math.max(most, weight + best(weights, others))
    },
    best(weights, rest),
  )
}

const total = (weights: Weights, mates: readonly number[]): number =>
  mates.reduce((sum, mate, v) => sum + (mate > v ? weights[v][mate] : 0), 0)

const graph = (most: number, heaviest: number): fc.Arbitrary<Weights> =>
  fc.integer({ min: 1, max: most }).chain(count =>
    fc
      .array(
        fc.oneof(
          { weight: 1, arbitrary: fc.constant(0) },
          { weight: 2, arbitrary: fc.integer({ min: 1, max: heaviest }) },
        ),
        {
          minLength: count * count,
          maxLength: count * count,
        },
      )
      .map(flat =>
        Array.from({ length: count }, (_, a) =>
          Array.from({ length: count }, (_, b) => (a === b ? 0 : flat[Math.min(a, b) * count + Math.max(a, b)])),
        ),
      ),
  )

test.each([
  ['small weights, many equal', 8, 3, 4_000],
  ['weights of all sizes', 8, 1_000, 2_000],
  ['weights as pairings have them', 7, 2 ** 47, 2_000],
  ['more vertices', 10, 6, 300],
])('no other matching weighs more: %s', (_, most, heaviest, numRuns) => {
  fc.assert(
    fc.property(graph(most, heaviest), weights => {
      const mates = maximumWeightMatching(weights.length, weightIn(weights))
      for (const [v, mate] of mates.entries()) {
        if (mate === -1) continue
        expect(mates[mate]).toBe(v)
        expect(weights[v][mate]).toBeGreaterThan(0)
      }
      expect(total(weights, mates)).toBe(best(weights))
    }),
    { numRuns },
  )
})

/** The same, where nobody may be left over. */
function bestPerfect(weights: Weights, left: readonly number[] = weights.map((_, i) => i)): number {
  const [first, ...rest] = left
  if (first === undefined) return 0
  return rest.reduce((most, other) => {
    const weight = weights[first][other]
    if (weight <= 0) return most
    const others = rest.filter(one => one !== other)
    return Math.max(most, weight + bestPerfect(weights, others))
  }, Number.NEGATIVE_INFINITY)
}

test.each([
  ['small weights, many equal', 8, 3, 4_000],
  ['weights of all sizes', 8, 1_000, 3_000],
  ['weights as pairings have them', 8, 2 ** 49, 3_000],
  ['more vertices', 10, 9, 500],
])(
  'nobody is left over where that is possible, and no other such matching weighs more: %s',
  (_, most, heaviest, numRuns) => {
    fc.assert(
      fc.property(graph(most, heaviest), weights => {
        const mates = perfectMatching(weights.length, weightIn(weights))
        const expected = bestPerfect(weights)
        expect(mates === undefined).toBe(expected === Number.NEGATIVE_INFINITY)
        if (!mates) return
        for (const [v, mate] of mates.entries()) expect(mates[mate]).toBe(v)
        expect(total(weights, mates)).toBe(expected)
      }),
      { numRuns },
    )
  },
)

test('blossoms within blossoms are opened again', () => {
  // Two triangles and a way between them; the ends can only be matched through both.
  const edges: readonly (readonly [number, number, number])[] = [
    ...([
      [0, 1, 9],
      [0, 2, 8],
      [1, 2, 10],
      [0, 3, 5],
      [3, 4, 4],
      [0, 5, 3],
    ] as const),
    ...([
      [1, 6, 7],
      [6, 7, 5],
    ] as const),
  ]
  const weights = Array.from({ length: 8 }, () => Array<number>(8).fill(0))
  for (const [a, b, weight] of edges) weights[a][b] = weights[b][a] = weight
  expect(total(weights, maximumWeightMatching(8, weightIn(weights)))).toBe(best(weights))
})

test('nobody at all', () => {
  expect(maximumWeightMatching(0, () => 1)).toEqual([])
  expect(maximumWeightMatching(1, () => 1)).toEqual([-1])
})
