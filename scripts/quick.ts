// `npm run test:quick`: types, style, and the tests that import what changed since main, in an answer within a minute.

import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bin, CHECKS, ends } from './checks.ts'
import { inTime, isTestFile, relatedTests } from './related.ts'
import { guessedDuration } from './sequence.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** What the tests may take together, by their last run: two processes share it, beside the types. */
const BUDGET_MS = 40_000
/** What a file of tests takes to be loaded. */
const LOADING_MS = 400

const git = (...args: readonly string[]): readonly string[] => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Where this work left main; on main itself, what is not committed counts. */
const [base = 'HEAD'] = [...git('merge-base', 'HEAD', 'origin/main'), ...git('merge-base', 'HEAD', 'main')]
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]

/** Tests in browsers take longer than a minute. */
const files = git('ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx').filter(
  file => existsSync(join(root, file)) && !(isTestFile(file) && file.startsWith('packages/web/e2e/')),
)
const offers = new Map(
  globSync('packages/*/package.json', { cwd: root }).map(file => [file.split('/')[1], JSON.parse(read(file)).exports]),
)

/** How long each file of tests took when it last ran. */
const remembered = new Map<string, number>()
for (const file of globSync('node_modules/.vite/vitest/*/results.json', { cwd: root })) {
  const { projects = {} } = JSON.parse(read(file)) as {
    projects?: Record<string, { files: Record<string, { duration: number }> }>
  }
  for (const { files } of Object.values(projects)) {
    for (const [test, { duration }] of Object.entries(files)) remembered.set(test, duration)
  }
}
/** Before the first run: servers are slow to start, and the rest is quicker than its length says. */
const guess = (test: string): number => {
  const { size } = statSync(join(root, test))
  return guessedDuration(`/${test}`, test.startsWith('packages/server/') ? size : size / 10)
}
const durationOf = (test: string): number => LOADING_MS + (remembered.get(test) ?? guess(test))

const related = relatedTests(new Map(files.map(file => [file, read(file)])), offers, changed)
const { taken, left } = inTime(related, durationOf, BUDGET_MS)

const projects = ['unit', 'served', 'apart', 'plain'].map(name => `--project=${name}`)
const waiting = [
  ...(taken.length === 0 ? [] : [() => ends(bin('vitest'), 'run', ...projects, ...taken)]),
  CHECKS.arrows,
  CHECKS['format and lint'],
  CHECKS['types of the page'],
  CHECKS.types,
]
const most = waiting.length

/** Two cores, two at a time. */
let failed = 0
const next = async (): Promise<void> => {
  for (let run = waiting.shift(); run; run = waiting.shift()) if (!(await run())) failed++
}
await Promise.all([next(), next()])
console.log(`${taken.length} files of tests for ${changed.length} changed files`)
if (left.length > 0) {
  const named = left.slice(0, 5).join(', ')
  console.log(`${left.length} more would take longer than a minute: npm test (${named}${left.length > 5 ? ', …' : ''})`)
}
console.log(`${most - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
