// What is wrong with a record, in the reader's language. The words are loaded when something is.

import type { Problem } from '@tabularium/kernel'
import { lazy, Suspense } from 'react'

const Words = lazy(async () => {
  const { problemWords } = await import('../table/problem-words.ts')
  return {
    default: function Words({ problem, message }: Problem) {
      const t = problemWords.use()
      return message && problemWords.has(message.key) ? t(message.key, message.args) : problem
    },
  }
})

/** Without its line: that is told by whoever shows it. */
export const RecordProblem = ({ problem, message }: Problem) => (
  <Suspense>
    <Words problem={problem} {...(message && { message })} />
  </Suspense>
)
