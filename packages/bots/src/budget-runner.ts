// Runs a search within its budget: in one go where nobody watches, else in slices, reporting progress after each.

import type { Action, View } from '@tabularium/kernel'
import type { Budget, Question } from './bot.ts'

/** How many iterations pass between two looks at the clock. */
const CLOCK_EVERY = 16

/** How long one slice of search lasts when somebody watches. */
const SLICE_MS = 25

/** A search: its answer gets better with every iteration. */
export interface Search<A extends Action> {
  /** False: there is nothing left to find out. */
  iterate(): boolean
  best(): A
  /** What may be expected from the best move, from 0 to 1. */
  value(): number
}

/** Iterates until the budget is spent; at least once. */
export function runWithBudget<V extends View, A extends Action>(
  budget: Budget,
  question: Question<V, A>,
  search: Search<A>,
): A | Promise<A> {
  const { signal } = question
  const started = performance.now()
  const most = budget.iterations ?? Number.POSITIVE_INFINITY
  const spent = (made: number): number => {
    const time = budget.ms === undefined ? 0 : (performance.now() - started) / budget.ms
    return Math.min(1, Math.max(made / most, time))
  }
  let made = 0
  let share = 0
  const slice = (until: number): void => {
    do {
      const end = made + Math.min(CLOCK_EVERY, most - made)
      let more = true
      while (more && made < end) {
        more = search.iterate()
        made++
      }
      share = more ? spent(made) : 1
    } while (share < 1 && (until === Number.POSITIVE_INFINITY || performance.now() < until))
  }

  if (!question.progress && !signal) {
    slice(Number.POSITIVE_INFINITY)
    return search.best()
  }
  return (async () => {
    for (;;) {
      slice(performance.now() + SLICE_MS)
      question.progress?.({ iterations: made, share, best: search.best().notation, value: search.value() })
      if (share >= 1 || signal?.aborted) return search.best()
      await new Promise(resolve => setTimeout(resolve, 0))
      if (signal?.aborted) return search.best()
    }
  })()
}
