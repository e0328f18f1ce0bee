// Studies from what there is: a record, the text of one, a new game.

import { type Game, type GameRecord, isProblem, type Problem, readRecord } from '@tabularium/kernel'
import { bareRecord, isStudyText, readStudy, type Study, type StudyChapter } from '@tabularium/kernel/study'
import { gameEntry } from '../games.ts'
import { checkStudy } from './study-check.ts'

/** A chapter with nothing said yet. */
export const chapterOf = (record: GameRecord, start = 0): StudyChapter => ({
  ...{ name: {}, lesson: false, start, record: bareRecord(record), branches: [], annotations: [] },
})

export const studyOf = (record: GameRecord, start = 0): Study => ({
  ...{ name: {}, by: '', chapters: [chapterOf(record, start)] },
})

/** From the text of a study, or of a record. What is neither is told as a study. */
export function studyFromText(text: string): Study | Problem {
  const whole = text.replace(/^\uFEFF/, '')
  if (isStudyText(whole) || !whole.startsWith('tabularium:')) return readStudy(whole)
  const record = readRecord(whole)
  return isProblem(record) ? record : studyOf(record)
}

const loadGame = async (id: string): Promise<Game | undefined> => (await gameEntry(id)?.reading())?.loadGame()

/** The same, played from end to end: for what comes from elsewhere. */
export async function playableStudy(text: string): Promise<Study | Problem> {
  const study = studyFromText(text)
  return isProblem(study) ? study : ((await checkStudy(study, text, loadGame)) ?? study)
}
