// `npm test`: a browser and the page, then every test, types, style and lockfile; the last line counts them all. A test
// that was skipped and a file that did not run have failed.

import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readyBrowser, UNDRAWN } from '../packages/web/e2e/browser.ts'
import { bin, CHECKS, ends, ONE_THREAD } from './checks.ts'
import { type FileReport, tally } from './tally.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const only = process.argv.slice(2)

const SYNC = ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error']

const PLENTY = 6 * 1024 ** 3

/** These wait for servers and browsers much of their time. */
const WAITING = ['page', 'served']
/** These never wait: they take what the others leave of the processor, and so does what is checked without a test. */
const BUSY = ['unit', 'plain', 'apart']
/** As `nice` counts: where both want the processor, these have a third of what the others have. */
const BEHIND = 5

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
  // The tests of the page want it, and would build it themselves while all else waits.
  const page = ends(process.execPath, 'scripts/build.ts', '--quiet')
  try {
    await browser
  } catch (error) {
    check(error instanceof Error ? error.message : String(error), false)
    end()
  }
  check('the page is built', await page)
  const waiting = vitest(WAITING)
  // For this process and all that it starts from now on.
  setPriority(BEHIND)
  const checks = {
    'types (tsc)': CHECKS.types(ONE_THREAD),
    'types of the page (tsc)': CHECKS['types of the page'](ONE_THREAD),
    'format and lint (biome)': CHECKS['format and lint'](),
    'the lockfile agrees with every package.json': ends('npm', ...SYNC),
  }
  for (const [what, holds] of Object.entries(checks)) check(what, await holds)
  const busy = vitest(BUSY)
  count([await busy, await waiting], testFiles())
} else {
  await browser
  count([await vitest([...WAITING, ...BUSY])], [])
}
end()

interface Run {
  readonly clean: boolean
  /** Undefined: it did not come to its end. */
  readonly reports?: readonly FileReport[]
}

/** The tests of these projects. */
async function vitest(projects: readonly string[]): Promise<Run> {
  const report = join(root, '.test', `vitest-${projects[0]}.json`)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const env = {
    // With the browser that was found.
    ...process.env,
    // Many processes load the same sources: what one has compiled, the next finds.
    NODE_COMPILE_CACHE: join(root, '.test', 'compiled'),
    TMPDIR: temporary(),
    ...(only.length === 0 && { [UNDRAWN]: '1' }),
  }
  const chosen = projects.map(name => `--project=${name}`)
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...only]
  const child = spawn(bin('vitest'), args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const clean = await new Promise<boolean>(done => {
    child.once('error', () => done(false))
    child.once('close', code => done(code === 0))
  })
  try {
    return { clean, reports: JSON.parse(readFileSync(report, 'utf8')).testResults }
  } catch {
    return { clean }
  }
}

function count(runs: readonly Run[], files: readonly string[]): void {
  for (const { reports } of runs) if (!reports) check('the tests ran to the end', false)
  const all = runs.flatMap(({ reports = [] }) => reports)
  const counted = tally(
    all,
    files,
    runs.every(({ clean }) => clean),
  )
  for (const note of counted.notes) console.log(`FAIL ${note}`)
  // Passed, but only when it was tried once more.
  for (const { status, fullName, failureMessages = [] } of all.flatMap(({ assertionResults }) => assertionResults)) {
    if (status === 'passed' && failureMessages.length > 0)
      console.log(`AGAIN ${fullName}: ${failureMessages[0].split('\n')[0]}`)
  }
  passed += counted.passed
  failed += counted.failed
}

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
