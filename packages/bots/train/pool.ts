// Threads that take jobs one after another; answers are handed on in the order of the jobs, so that what comes of them
// does not depend on how many threads there are.

import { Worker } from 'node:worker_threads'
import type { Job as TrainerJob } from './jobs.ts'

/** One answer to one job. A thread that ends without an error (process.exit) would leave its job waiting for ever. */
function ask<R>(worker: Worker, job: unknown): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    const ended = (code: number): void =>
      settle(() => reject(new Error(`a thread ended with code ${code} before it had answered`)))
    const failed = (error: unknown): void => settle(() => reject(error))
    const answered = (answer: R): void => settle(() => resolve(answer))
    const settle = (then: () => void): void => {
      worker.off('message', answered).off('error', failed).off('exit', ended)
      then()
    }
    worker.on('message', answered).on('error', failed).on('exit', ended)
    worker.postMessage(job)
  })
}

/** Asks `next` for jobs until it has none; `done` is told each answer in the order in which the jobs were given. */
export async function inThreads<R, Job = TrainerJob>(
  file: URL,
  threads: number,
  next: () => Job | undefined,
  done: (answer: R, job: Job) => void,
): Promise<void> {
  const waiting = new Map<number, { readonly answer: R; readonly job: Job }>()
  let given = 0
  let told = 0
  const run = async (worker: Worker): Promise<void> => {
    for (;;) {
      const job = next()
      if (job === undefined) return
      const number = given++
      const answer = await ask<R>(worker, job)
      waiting.set(number, { answer, job })
      for (let first = waiting.get(told); first !== undefined; first = waiting.get(told)) {
        waiting.delete(told++)
        done(first.answer, first.job)
      }
    }
  }
  const workers = Array.from({ length: threads }, () => new Worker(file))
  try {
    await Promise.all(workers.map(run))
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
}
