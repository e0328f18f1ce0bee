// Studies from what there is: a record, the text of one, a new game.

import { type GameRecord, isProblem, type Problem, readRecord } from '@tabularium/kernel'
import { bareRecord, isStudyText, readStudy, type Study, type StudyChapter } from '@tabularium/kernel/study'

/** A chapter with nothing said yet. */
export const chapterOf = (record: GameRecord, start = 0): StudyChapter => ({
  ...{ name: {}, lesson: false, start, record: bareRecord(record), branches: [], annotations: [] },
})

export const studyOf = (record: GameRecord, start = 0): Study => ({
  ...{ name: {}, by: '', chapters: [chapterOf(record, start)] },
})

/** From the text of a study, or of a record. */
export function studyFromText(text: string): Study | Problem {
  const whole = text.replace(/^\uFEFF/, '').trimStart()
  if (isStudyText(whole)) return readStudy(whole)
  const record = readRecord(whole)
  return isProblem(record) ? record : studyOf(record)
}
