// The lessons there are, and how far this person has come in each. Kept in the browser.

import type { Lesson } from '@tabularium/wonders-duel/lessons'

export type { Lesson, Step } from '@tabularium/wonders-duel/lessons'

export const loadLessons = async (): Promise<readonly Lesson[]> =>
  (await import('@tabularium/wonders-duel/lessons')).LESSONS

const KEY = 'tabularium.lessons'

/** The step somebody stopped at, by lesson; as many as there are steps: done. */
export type Progress = Readonly<Record<string, number>>

export function progress(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, step]) => Number.isInteger(step) && step >= 0))
  } catch {
    return {}
  }
}

export function keepProgress(lesson: string, step: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...progress(), [lesson]: step }))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
