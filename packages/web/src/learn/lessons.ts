// The lessons there are, by game, and how far this person has come in each. Kept in the browser.

import type { Lesson } from '@tabularium/kernel'
import { storedEntries, storeJson } from '../browser-storage.ts'
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
  const isStep = (entry: readonly [string, unknown]): entry is readonly [string, number] =>
    Number.isInteger(entry[1]) && Number(entry[1]) >= 0
  return Object.fromEntries(storedEntries(KEY).filter(isStep))
}

export function keepProgress(lesson: Lesson, step: number): void {
  storeJson(KEY, { ...progress(), [placeOf(lesson)]: step })
}
