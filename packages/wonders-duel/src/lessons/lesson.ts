// A lesson is a record with words: a real game, stopped where there is something to say. The board knows nothing of it.

import type { Language, Seat } from '@tabularium/kernel'

/** One idea, told in the position after so many moves of the record. */
export interface Step {
  readonly id: string
  readonly at: number
  /** What the learner is asked to do, the record's own move among it; `any`: a free choice. Absent: only words. */
  readonly expects?: readonly string[] | 'any'
  /** The thing to look at, as the dictionaries name it: `card.baths`. */
  readonly light?: string
  /** The paragraph that says more. */
  readonly rule: string
}

/** The words of a step, with **bold** for what is to be done. */
export interface Note {
  readonly title: string
  readonly text: string
}

export interface Lesson {
  readonly id: string
  readonly game: string
  /** Where the learner sits. */
  readonly seat: Seat
  /** Minutes, about. */
  readonly minutes: number
  readonly record: string
  readonly steps: readonly Step[]
  readonly title: Readonly<Record<Language, string>>
  readonly notes: Readonly<Record<Language, Readonly<Record<string, Note>>>>
}
