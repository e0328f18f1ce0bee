// `npm test`: types, style, lockfile, then every test; the last line counts them all.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const report = join(root, '.test', 'vitest.json')
const only = process.argv.slice(2)

let passed = 0
let failed = 0

function check(what: string, holds: boolean): void {
  if (holds) passed++
  else failed++
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`)
}

const bin = (name: string): string => join(root, 'node_modules', '.bin', name)
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(bin(command), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

check(`Node ${process.version} comes from the lockfile`, process.version.startsWith('v24.'))
if (only.length === 0) {
  check('types (tsc)', run('tsc', ['--noEmit']))
  check('types of the page (tsc)', run('tsc', ['--noEmit', '-p', 'packages/web']))
  check('format and lint (biome)', run('biome', ['check', '--error-on-warnings', '.']))
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  check('the lockfile names no download address', !/"resolved": "https?:/.test(lock))
  const sync = spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    stdio: 'ignore',
  })
  check('the lockfile agrees with every package.json', sync.status === 0)
}

mkdirSync(dirname(report), { recursive: true })
rmSync(report, { force: true })
run('vitest', [
  'run',
  '--project=unit',
  '--project=apart',
  '--project=page',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...only,
])
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  // A file that cannot be loaded has no tests to fail, and fails all the same.
  const broken = testResults.filter((file: { status: string; assertionResults: unknown[] }) => {
    return file.status === 'failed' && file.assertionResults.length === 0
  }).length
  failed += numFailedTests + broken
  if (numPassedTests + numFailedTests === 0 || (numFailedTestSuites > 0 && numFailedTests + broken === 0)) failed++
} catch {
  check('the tests ran to the end', false)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
