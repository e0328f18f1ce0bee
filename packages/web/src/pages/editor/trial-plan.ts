// What a trial is asked for, and what is heard of it.

import type { Options } from '@tabularium/kernel'

export interface TrialPlan {
  readonly game: string
  /** The data, as a file has them. */
  readonly text: string
  readonly seats: number
  /** Those that are not the game's first values. */
  readonly options: Options
  /** Who sits in every seat: `sensible`, `random`. */
  readonly bots: string
  readonly games: number
  readonly seed: string
}

/** One game of a trial; `fault`: what the rules threw. */
export interface TrialGame {
  readonly number: number
  readonly reason: string
  readonly winners: readonly number[]
  readonly actions: number
  readonly fault?: string
}

export type Answer =
  | ({ readonly answer: 'game' } & TrialGame)
  | { readonly answer: 'refused'; readonly why: string }
  | { readonly answer: 'end' }

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
