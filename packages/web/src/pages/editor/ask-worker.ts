// The way to the editor's worker: one that answers while somebody types, and one for each trial, which ends when it is stopped.

import type { Answer, DataGame, Fault, Question, TrialGame, TrialPlan } from './questions.ts'

const startWorker = (): Worker =>
  new Worker(new URL('./editor-worker.ts', import.meta.url), { type: 'module', name: 'editor' })

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>()

function failAll(why: string): void {
  for (const { reject } of waiting.values()) reject(new Error(why))
  waiting.clear()
  worker?.terminate()
  worker = undefined
}

function opened(): Worker {
  if (worker) return worker
  const made = startWorker()
  made.addEventListener('message', ({ data: { id, answer } }: MessageEvent<{ id: number; answer: Answer }>) => {
    waiting.get(id)?.resolve(answer)
    waiting.delete(id)
  })
  made.addEventListener('error', event => failAll(event.message))
  worker = made
  return made
}

async function ask(question: Question): Promise<Answer> {
  const id = ++last
  const answer = await new Promise<Answer>((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    opened().postMessage({ id, question })
  })
  if (answer.answer === 'failed') throw new Error(answer.why)
  return answer
}

/** What is wrong with a set of data, and where. */
export async function faultsOf(game: DataGame, data: unknown): Promise<readonly Fault[]> {
  const answer = await ask({ ask: 'check', game, data })
  return answer.answer === 'faults' ? answer.faults : []
}

interface Listener {
  game(game: TrialGame): void
  end(faults: readonly Fault[]): void
}

/** Plays, and tells of each game; the answer stops it at once. */
export function playTrial(game: DataGame, plan: TrialPlan, { game: heard, end }: Listener): () => void {
  const own = startWorker()
  const stop = () => own.terminate()
  const over = (faults: readonly Fault[]) => {
    stop()
    end(faults)
  }
  own.addEventListener('error', event => over([{ path: [], why: event.message }]))
  own.addEventListener('message', ({ data: { answer } }: MessageEvent<{ answer: Answer }>) => {
    if (answer.answer === 'game') heard(answer)
    else if (answer.answer === 'faults') over(answer.faults)
    else if (answer.answer === 'failed') over([{ path: [], why: answer.why }])
    else if (answer.answer === 'end') over([])
  })
  own.postMessage({ id: 0, question: { ask: 'trial', game, ...plan } satisfies Question })
  return stop
}
