// Before the tests: where a test fails because a record cannot be played again, its message says what to do about that.

import { afterEach } from 'vitest'

const HINT =
  'A record or puzzle does not replay. If the rules were changed on purpose: CONTRIBUTING.md, "When the rules change".'

/** The kernel's sentences on a record that parts from the rules (problem.ts). */
const PARTS =
  /nobody asked for '|an answer to '.*' is missing|' is no answer to '|cannot be drawn for '|is not legal here/

interface Failure {
  message: string
  readonly diff?: string | undefined
}

export function hint(failures: readonly Failure[]): void {
  for (const failure of failures) {
    if (PARTS.test(`${failure.message} ${failure.diff ?? ''}`)) failure.message += `\n${HINT}`
  }
}

afterEach(({ task }) => hint(task.result?.errors ?? []))
