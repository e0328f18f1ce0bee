// `npm run test:quick`: types, style, and the unit tests of what changed since main; an answer within a minute.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = (name: string): string => join(root, 'node_modules', '.bin', name)

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

const runs: readonly (readonly [string, readonly string[]])[] = [
  [bin('tsc'), ['--noEmit']],
  [bin('tsc'), ['--noEmit', '-p', 'packages/web']],
  [bin('biome'), ['check', '--error-on-warnings', '.']],
  [process.execPath, ['scripts/arrows.ts']],
  ...(tests.size === 0
    ? []
    : ([[bin('vitest'), ['run', '--project=unit', '--project=apart', '--project=plain', ...tests]]] as const)),
]

/** Two cores, two at a time. */
const waiting = [...runs]
let failed = 0
const next = async (): Promise<void> => {
  for (let run = waiting.pop(); run; run = waiting.pop()) {
    const [command, args] = run
    const status = await new Promise(done => {
      spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
        .once('error', () => done(1))
        .once('close', done)
    })
    if (status !== 0) failed++
  }
}
await Promise.all([next(), next()])
console.log(`${tests.size} files of tests for ${changed.length} changed files`)
console.log(`${runs.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
