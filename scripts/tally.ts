// What a run of the tests comes to: a test that was skipped and a file that did not run count as failed, for they show
// nothing.

export interface FileReport {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages?: readonly string[]
  }[]
}

export interface Tally {
  readonly passed: number
  readonly failed: number
  /** What failed, one line each: the last lines of a long run name it. */
  readonly notes: readonly string[]
}

/** `files` are all that should have run; `clean` says whether the runner itself ended well. */
export function tally(reports: readonly FileReport[], files: readonly string[], clean: boolean): Tally {
  const notes: string[] = []
  let passed = 0
  let failed = 0
  for (const { name, status, assertionResults } of reports) {
    for (const { status: how, fullName, failureMessages = [] } of assertionResults) {
      if (how === 'passed') {
        passed++
        continue
      }
      failed++
      const why = failureMessages[0]?.split('\n')[0]
      notes.push(how === 'failed' ? `${fullName} (${name}): ${why}` : `not run: ${fullName} (${name})`)
    }
    // A file that cannot be loaded has no tests to fail, and fails all the same.
    if (assertionResults.length === 0) {
      failed++
      notes.push(status === 'failed' ? `could not be loaded: ${name}` : `no tests: ${name}`)
    }
  }
  const seen = new Set(reports.map(({ name }) => name))
  for (const file of files) {
    if (seen.has(file)) continue
    failed++
    notes.push(`did not run: ${file}`)
  }
  // An error outside of any test.
  if (!clean && failed === 0) {
    failed++
    notes.push('the run ended with an error outside of the tests')
  }
  return { passed, failed, notes }
}
