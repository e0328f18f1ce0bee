// Work spread over all cores. Jobs are small and independent; their answers are kept by number, so that the outcome does
// not depend on how many threads there were.

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What a worker sends back for one job. */
export type Answer<R> =
  | { readonly number: number; readonly result: R }
  | { readonly number: number; readonly error: string }

/** Hands jobs to worker threads, one at a time each, and returns their results in the order of the jobs. */
export async function inWorkers<J, R>(
  file: URL,
  jobs: readonly J[],
  threads: number | undefined,
  done: (result: R, number: number) => void,
): Promise<readonly R[]> {
  const count = Math.max(1, Math.min(threads ?? availableParallelism(), jobs.length))
  const results: R[] = []
  let next = 0
  const workers = Array.from({ length: count }, () => new Worker(file))
  const busy = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const send = () => {
        if (next === jobs.length) return resolve()
        const number = next++
        worker.postMessage({ number, job: jobs[number] })
      }
      worker.on('error', reject)
      worker.on('message', (answer: Answer<R>) => {
        if ('error' in answer) return reject(new Error(answer.error))
        results[answer.number] = answer.result
        done(answer.result, answer.number)
        send()
      })
      send()
    })
  try {
    await Promise.all(workers.map(busy))
    return results
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
}
