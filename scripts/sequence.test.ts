import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { guessedDuration, LongestFirst } from './sequence.ts'

const here = import.meta.filename

const specification = (
  project: string,
  groupOrder: number,
  duration?: number,
): TestSpecification & { duration?: number } =>
  ({ moduleId: here, project: { name: project, config: { sequence: { groupOrder } } }, duration }) as never

test('groups, then projects, then the longest of the last run first', async () => {
  const cache = {
    getTestSpecificationResult: (file: { duration?: number }) =>
      file.duration === undefined ? undefined : { duration: file.duration },
  }
  const files = [
    specification('apart', 1, 9_000_000),
    specification('page', 1, 1),
    specification('page', 1, 2),
    specification('unit', 0, 1),
    specification('unit', 0, 3),
    specification('unit', 0),
  ]
  const sorted = await new LongestFirst({ cache } as unknown as Vitest).sort(files)
  expect(sorted.map(file => files.indexOf(file as (typeof files)[number]))).toEqual([5, 4, 3, 2, 1, 0])
})

test('without a last run a file that plays whole games comes before a large one', () => {
  expect(guessedDuration('/packages/mare-nostrum/src/game.test.ts', 300)).toBeGreaterThan(
    guessedDuration('/packages/kernel/src/table.test.ts', 30_000),
  )
})
