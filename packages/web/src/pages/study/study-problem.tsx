// What is wrong with a study, in the reader's language, with its line.

import type { Problem } from '@tabularium/kernel'
import { RecordProblem } from '../../frame/record-problem.tsx'
import { studyProblemWords } from './problem-words.ts'
import { studyWords } from './words.ts'

export function StudyProblem({ problem, line, message }: Problem) {
  const t = studyWords.use()
  const say = studyProblemWords.use()
  return (
    <>
      {line !== undefined && `${t('problem.line', { line })} `}
      {message && studyProblemWords.has(message.key) ? (
        say(message.key, message.args)
      ) : (
        <RecordProblem problem={problem} {...(message && { message })} />
      )}
    </>
  )
}
