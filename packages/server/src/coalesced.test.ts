import { expect, test } from 'vitest'
import { coalesced, eachOf, partsOf } from './coalesced.ts'

test('what is asked for while it runs is done once more, and a failure is told', async () => {
  const runs: PromiseWithResolvers<void>[] = []
  const failures: unknown[] = []
  const ask = coalesced(
    () => {
      const run = Promise.withResolvers<void>()
      runs.push(run)
      return run.promise
    },
    error => failures.push(error),
  )
  ask()
  ask()
  ask()
  expect(runs).toHaveLength(1)
  runs[0]?.reject(new Error('no'))
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await expect.poll(() => failures.map(String)).toEqual(['Error: no'])
  ask()
  await expect.poll(() => runs.length).toBe(3)
})

test('everything is done once, so many at a time, and in parts', async () => {
  let now = 0
  let most = 0
  const done: number[] = []
  await eachOf([1, 2, 3, 4, 5], 2, async item => {
    most = Math.max(most, ++now)
    await Promise.resolve()
    now--
    done.push(item)
  })
  expect([done.sort(), most]).toEqual([[1, 2, 3, 4, 5], 2])
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(partsOf([], 2)).toEqual([])
})
