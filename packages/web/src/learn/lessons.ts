// The lessons there are, by game, and how far this person has come in each. Kept in the browser.

import type { Lesson } from '@tabularium/kernel'
import { GAMES } from '../games.ts'

const SHELVES: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  'wonders-duel': async () => (await import('@tabularium/wonders-duel/lessons')).LESSONS,
  'glory-to-rome': async () => (await import('@tabularium/glory-to-rome/lessons')).LESSONS,
  'mare-nostrum': async () => (await import('@tabularium/mare-nostrum/lessons')).LESSONS,
  'assyrian-wars': async () => (await import('@tabularium/assyrian-wars/lessons')).LESSONS,
}

/** The lessons of one game; none where there is no such game. */
export const loadLessons = async (game: string): Promise<readonly Lesson[]> =>
  Object.hasOwn(SHELVES, game) ? SHELVES[game]() : []

/** The lessons of one game after the other, in the order of the games. */
export const loadAllLessons = async (): Promise<readonly (readonly Lesson[])[]> =>
  (await Promise.all(GAMES.map(({ id }) => loadLessons(id)))).filter(lessons => lessons.length > 0)

/** Where a lesson is, and the name its progress is kept under. */
export const placeOf = ({ game, id }: Lesson): string => `${game}/${id}`

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

export function keepProgress(lesson: Lesson, step: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...progress(), [placeOf(lesson)]: step }))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
