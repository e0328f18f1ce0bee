// Work spread over all cores. Jobs are small and independent; their answers are kept by number, so that the outcome does
// not depend on how many threads there were.

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { createCalls } from '@tabularium/protocol/calls'

/** What a worker sends back for one job. */
export type WorkerAnswer<R> =
  | { readonly id: number; readonly result: R }
  | { readonly id: number; readonly error: Thrown }

/** An error on its way between threads: with its stack, which names the line of the game's source. */
export interface Thrown {
  readonly message: string
  readonly stack: string
}

export const thrown = (error: unknown): Thrown => {
  const message = error instanceof Error ? error.message : String(error)
  return { message, stack: (error instanceof Error && error.stack) || message }
}

const errorOf = ({ message, stack }: Thrown): Error => Object.assign(new Error(message), { stack })

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
  const busy = async (worker: Worker): Promise<void> => {
    const calls = createCalls()
    worker.on('error', error => calls.failAll(() => error))
    // A thread that ends without an error (process.exit) would leave its job waiting for ever.
    worker.on('exit', code => calls.failAll(() => new Error(`a thread ended with code ${code} before it had answered`)))
    worker.on('message', (answer: WorkerAnswer<R>) => {
      if ('error' in answer) calls.reject(answer.id, errorOf(answer.error))
      else calls.resolve(answer.id, answer.result)
    })
    while (next < jobs.length) {
      const number = next++
      const result = await calls.ask<R>(undefined, id => worker.postMessage({ id, job: jobs[number] }))
      results[number] = result
      done(result, number)
    }
  }
  try {
    await Promise.all(workers.map(busy))
    return results
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
}
