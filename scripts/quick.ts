// `npm run test:quick`: types, style, and the unit tests of what changed since main; an answer within a minute.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bin, CHECKS, ends } from './checks.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const git = (...args: readonly string[]): readonly string[] => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** Where this work left main; on main itself, what is not committed counts. */
const [base = 'HEAD'] = [...git('merge-base', 'HEAD', 'origin/main'), ...git('merge-base', 'HEAD', 'main')]
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]

/** Tests of servers and browsers are no unit tests. */
const isUnit = (file: string): boolean => !/^packages\/(server\/|web\/e2e\/)/.test(file)

const tests = new Set(
  changed
    .filter(file => /\.tsx?$/.test(file) && isUnit(file))
    .map(file => (file.endsWith('.test.ts') ? file : file.replace(/\.tsx?$/, '.test.ts')))
    .filter(file => existsSync(join(root, file))),
)

const projects = ['unit', 'apart', 'plain'].map(name => `--project=${name}`)
const waiting = [
  ...(tests.size === 0 ? [] : [() => ends(bin('vitest'), 'run', ...projects, ...tests)]),
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
console.log(`${tests.size} files of tests for ${changed.length} changed files`)
console.log(`${most - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
