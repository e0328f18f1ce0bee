import { expect, test } from 'vitest'
import type { Job } from './jobs.ts'
import { inThreads } from './pool.ts'

/** A thread that answers with the number of its job, and does something else with the third. */
const threadThat = (third: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ from }) => {
        if (from === 2) { ${third} } else parentPort.postMessage(from)
      })`)}`,
  )

async function answersOf(file: URL, threads: number): Promise<readonly number[]> {
  let given = 0
  const answers: number[] = []
  const next = () => (given < 6 ? ({ from: given++ } as Job) : undefined)
  await inThreads<number>(file, threads, next, answer => answers.push(answer))
  return answers
}

test.each([1, 3])('answers come in the order of the jobs, with %s threads', async threads => {
  expect(await answersOf(threadThat('setTimeout(() => parentPort.postMessage(from), 20)'), threads)).toEqual([
    0, 1, 2, 3, 4, 5,
  ])
})

test.each([
  ['throws', "throw new Error('out of cards')", 'out of cards'],
  ['ends', 'process.exit(3)', 'a thread ended with code 3 before it had answered'],
])('a thread that %s does not leave the others waiting', async (_, third, says) => {
  await expect(answersOf(threadThat(third), 2)).rejects.toThrow(says)
})
