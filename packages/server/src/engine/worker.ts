// One worker of the engine: takes jobs in batches, does them in order and answers in batches. Before each job it writes
// down the job's number where the server can read it, so that one that never ends is known.

import { parentPort, workerData } from 'node:worker_threads'
import { createEngineTables, engineErrorOf } from './engine-tables.ts'
import { gamesWith } from './games.ts'
import type { EngineTables, Job, JobResult, WorkerData } from './messages.ts'

/** Answers are not held back longer than this for the rest of their batch. */
const HOLD_MS = 5

const { running, games } = workerData as WorkerData
const port = parentPort
if (!port) throw new Error('this is a worker of the engine')

const tables: EngineTables = createEngineTables(await gamesWith(games))

function answer({ number, verb, args }: Job): JobResult {
  Atomics.store(running, 0, number)
  try {
    // The verb and its arguments were put together by the engine.
    const value = (tables[verb] as (...args: readonly unknown[]) => unknown)(...args)
    return value === undefined ? { number } : { number, value }
  } catch (error) {
    const { code, message } = engineErrorOf(error)
    return { number, error: { code, message } }
  } finally {
    Atomics.store(running, 0, 0)
  }
}

port.on('message', (jobs: readonly Job[]) => {
  let answers: JobResult[] = []
  let since = performance.now()
  for (const job of jobs) {
    answers.push(answer(job))
    const now = performance.now()
    if (now - since < HOLD_MS) continue
    port.postMessage(answers)
    answers = []
    since = now
  }
  if (answers.length > 0) port.postMessage(answers)
})
port.postMessage([])
