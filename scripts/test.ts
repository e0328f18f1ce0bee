// `npm test`: a browser, types, style, lockfile, then every test; the last line counts them all. A test that was skipped
// and a file that did not run have failed.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readyBrowser } from '../packages/web/e2e/browser.ts'
import { bin, CHECKS, ends } from './checks.ts'
import { tally } from './tally.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const report = join(root, '.test', 'vitest.json')
const only = process.argv.slice(2)

const SYNC = ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error']

const PLENTY = 6 * 1024 ** 3

let passed = 0
let failed = 0

function check(what: string, holds: boolean): void {
  if (holds) passed++
  else failed++
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`)
}

check(`Node ${process.version} comes from the lockfile`, process.version.startsWith('v24.'))
// Before anything else that takes long: without a browser there is no use in going on.
const browser = readyBrowser()
browser.catch(() => undefined)
if (only.length === 0) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  check('the lockfile names no download address', !/"resolved": "https?:/.test(lock))
  const checks = {
    'types (tsc)': CHECKS.types(),
    'types of the page (tsc)': CHECKS['types of the page'](),
    'format and lint (biome)': CHECKS['format and lint'](),
    'the lockfile agrees with every package.json': ends('npm', ...SYNC),
    // The tests of the page want it, and would build it themselves while all else waits.
    'the page is built': ends(process.execPath, 'scripts/build.ts', '--quiet'),
  }
  try {
    await browser
  } catch (error) {
    check(error instanceof Error ? error.message : String(error), false)
    end()
  }
  for (const [what, holds] of Object.entries(checks)) check(what, await holds)
}
await browser

mkdirSync(dirname(report), { recursive: true })
rmSync(report, { force: true })
const tests = [
  'run',
  '--project=unit',
  '--project=served',
  '--project=apart',
  '--project=plain',
  '--project=page',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...only,
]
const env = {
  ...process.env,
  // Many processes load the same sources: what one has compiled, the next finds.
  NODE_COMPILE_CACHE: join(root, '.test', 'compiled'),
  TMPDIR: temporary(),
}
const { status } = spawnSync(bin('vitest'), tests, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
try {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const counted = tally(testResults, only.length === 0 ? testFiles() : [], status === 0)
  for (const note of counted.notes) console.log(`FAIL ${note}`)
  passed += counted.passed
  failed += counted.failed
} catch {
  check('the tests ran to the end', false)
}
end()

/**
 * Databases of a thousand files each are made and thrown away all the time: where there is memory enough they never
 * touch a disk.
 */
function temporary(): string {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (Math.min(freemem(), bavail * bsize) > PLENTY) return memory
  } catch {
    // No such folder on this system.
  }
  return tmpdir()
}

/** Every file of tests but those of the long checks. */
function testFiles(): readonly string[] {
  const below = ['packages', 'scripts'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(root, folder, file)),
  )
  return below.filter(
    file => file.endsWith('.test.ts') && !file.endsWith('.long.test.ts') && !file.includes('node_modules'),
  )
}

function end(): never {
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
