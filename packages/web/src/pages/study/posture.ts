// Where one stands in a study, in the address and out of it.

import { isPlace, readPlace, type Study, type StudyPlace, sayPlace } from '@tabularium/kernel/study'

export interface StudyPosture {
  /** Counted from 0. */
  readonly chapter: number
  readonly at: StudyPlace
}

/** Where a chapter begins. */
export const beginningOf = ({ chapters }: Study, chapter: number): StudyPosture => ({
  chapter,
  at: { branch: 0, moves: chapters[chapter].start },
})

/** From the address; what it does not say, or says wrongly, is the beginning. */
export function postureIn(search: string, study: Study): StudyPosture {
  const params = new URLSearchParams(search)
  const chapter = Number(/^\d{1,3}$/.exec(params.get('chapter') ?? '')?.[0] ?? 1) - 1
  if (!study.chapters[chapter]) return beginningOf(study, 0)
  const at = readPlace(params.get('at') ?? '')
  return at && isPlace(study.chapters[chapter], at) ? { chapter, at } : beginningOf(study, chapter)
}

export const postureQuery = ({ chapter, at }: StudyPosture): string => `chapter=${chapter + 1}&at=${sayPlace(at)}`
