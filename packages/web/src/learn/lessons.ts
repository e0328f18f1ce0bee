// The lessons there are, by game, and how far this person has come in each. Kept in the browser.

import type { Lesson } from '@tabularium/kernel'
import { GAMES, gameEntry } from '../games.ts'

/** The lessons of one game; none where there is no such game. */
export const loadLessons = async (game: string): Promise<readonly Lesson[]> =>
  (await (await gameEntry(game)?.reading())?.loadLessons?.()) ?? []

/** What there is to learn a game from. */
export interface Shelf {
  readonly game: string
  readonly lessons: readonly Lesson[]
  /** Whether its rules have an introduction. */
  readonly introduced: boolean
}

/** In the order of the games; none for a game that has nothing. */
export const loadShelves = async (): Promise<readonly Shelf[]> =>
  (
    await Promise.all(
      GAMES.map(async ({ id, reading }): Promise<Shelf> => {
        const { loadExamples } = await reading()
        return { game: id, lessons: await loadLessons(id), introduced: loadExamples !== undefined }
      }),
    )
  ).filter(({ lessons, introduced }) => introduced || lessons.length > 0)

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
