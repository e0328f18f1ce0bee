import { expect, test } from 'vitest'
import { inWorkers } from './pool.ts'

/** A thread that answers with its job, and does something else with the third. */
const threadThat = (third: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, job }) => {
        if (job === 2) { ${third} } else parentPort.postMessage({ id, result: job })
      })`)}`,
  )

const resultsOf = (third: string) =>
  inWorkers<number, number>(threadThat(third), [0, 1, 2, 3, 4, 5], 2, () => undefined)

test('results come in the order of the jobs', async () => {
  const late = 'setTimeout(() => parentPort.postMessage({ id, result: job }), 20)'
  expect(await resultsOf(late)).toEqual([0, 1, 2, 3, 4, 5])
})

test.each([
  ['throws', "throw new Error('out of cards')", 'out of cards'],
  ['ends', 'process.exit(3)', 'a thread ended with code 3 before it had answered'],
])('a thread that %s does not leave the others waiting', async (_, third, says) => {
  await expect(resultsOf(third)).rejects.toThrow(says)
})
