// The way to the worker of a trial.

import type { Answer, TrialGame, TrialPlan } from './trial-plan.ts'

interface Listener {
  game(game: TrialGame): void
  end(refused: string | undefined): void
}

/** Plays, and tells of each game; the answer stops it at once. */
export function playTrial(plan: TrialPlan, { game: heard, end }: Listener): () => void {
  const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module', name: 'trial' })
  const stop = () => worker.terminate()
  const over = (refused?: string) => {
    stop()
    end(refused)
  }
  worker.addEventListener('error', event => over(event.message))
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.answer === 'game') heard(data)
    else over(data.answer === 'refused' ? data.why : undefined)
  })
  worker.postMessage(plan)
  return stop
}
