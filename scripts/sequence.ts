// The order of the test files: the longest first, so that no process is left with one of them when the others are done.
// How long a file takes is known from the last run (Vitest keeps that beside node_modules/.vite).

import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Before the first run: short files that play whole games, start processes or look at every page. */
const LONG =
  /\/(?:game|faults|assyria|visual-\w+|online-game|online-visual|dev|gallery|heartbeat|kill|main|auth|security|pglite|table-loading|covering)\.test\.ts$/

/** Milliseconds, where nothing is recorded: about one for each byte of the source. */
export const guessedDuration = (file: string, bytes: number): number => (LONG.test(file) ? 60_000 : bytes)

/** Projects whose files share processes run one after the other: a process without work for its own project ends. */
const PROJECTS: readonly string[] = ['page', 'served', 'plain', 'apart']

const project = (file: TestSpecification): number => PROJECTS.indexOf(file.project.name)
const group = (file: TestSpecification): number => file.project.config.sequence.groupOrder

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = new Map(
      files.map(file => [
        file,
        this.ctx.cache.getTestSpecificationResult(file)?.duration ??
          guessedDuration(file.moduleId, statSync(file.moduleId).size),
      ]),
    )
    const duration = (file: TestSpecification): number => durations.get(file) ?? 0
    return files.toSorted((a, b) => group(a) - group(b) || project(a) - project(b) || duration(b) - duration(a))
  }
}
