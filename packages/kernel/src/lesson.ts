// A lesson is a record with words: a real game, stopped where there is something to say. The board knows nothing of it.

import type { Seat } from './seat.ts'
import type { Language } from './text.ts'

/** One idea, told in the position after so many moves of the record. The first step's position is where the lesson
 *  begins: what was played before it is never shown. */
export interface Step {
  readonly id: string
  readonly at: number
  /** What the learner is asked to do, the record's own move among it; `any`: a free choice. Absent: only words. */
  readonly expects?: readonly string[] | 'any'
  /** The learner's moves that go with it: boards gather some decisions, and make the moves one after the other. */
  readonly followedBy?: readonly string[]
  /** The thing to look at, as the board names its pieces: `card.baths`. */
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
  /** Unique among the lessons of its game. */
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
