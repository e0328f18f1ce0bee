// A real browser for the tests: the one the machine has, or one that is installed now. It is looked for, installed and
// tried once, before any test begins; whoever comes meanwhile waits.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(name => `/usr/bin/${name}`)

/** The same engine without windows and what belongs to them: tests take a sixth less processor time in it. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'

const PLAYWRIGHT = join(dirname(fileURLToPath(import.meta.resolve('playwright-core/package.json'))), 'cli.js')

/** Windows of the browser's own for its address line: each would be a process that loads pages nobody sees. */
const NOBODY_SEES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI']

/** A process kept ready for the page that may be opened next: with many windows that come and go most were for nothing. */
const NOBODY_TAKES = ['SpareRendererForSitePerProcess']

/** What Playwright turns off so that tests are steady: of two such lists Chromium takes the last. */
const UNSTEADY = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
]

/** Set for whole runs: no test looks at a pixel, and drawing them takes an eighth of the processor time. Without memory for
 *  what is drawn a browser lays out, hits, animates and paints as ever, and leaves it at that. A single file is drawn,
 *  so that there is a picture of what failed. */
export const UNDRAWN = 'TABULARIUM_UNDRAWN'
export const isUndrawn = process.env[UNDRAWN] !== undefined

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isUndrawn ? ['--force-gpu-mem-available-mb=0'] : []),
  `--disable-features=${[...UNSTEADY, ...NOBODY_SEES, ...NOBODY_TAKES].join()}`,
]

/** One of a user's at a time: two installations at once are in each other's way. What another user has left behind in a
 *  folder for all (root, say) nobody else can remove: each has a lock of their own. */
export const lockOf = (user: number | undefined): string => join(tmpdir(), `tabularium-browser-${user ?? 'all'}.lock`)
const LOCK = lockOf(process.getuid?.())
const LOCK_MS = 500

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Who holds the lock; undefined: nobody who lives. */
function holder(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'))
    return isAlive(pid) ? pid : undefined
  } catch {
    // Just made, and not written yet.
    return existsSync(lock) ? -1 : undefined
  }
}

/** Does the work while nobody else does. */
export async function alone<T>(work: () => Promise<T>, lock = LOCK, pauseMs = LOCK_MS): Promise<T> {
  for (let empty = 0; ; ) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const pid = holder(lock)
    empty = pid === -1 ? empty + 1 : 0
    // Its process has died, or died before it could say who it was.
    if (pid === undefined || empty > 20) rmSync(lock, { recursive: true, force: true })
    else await sleep(pauseMs)
  }
  try {
    writeFileSync(join(lock, 'pid'), String(process.pid))
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Whether a page can be opened in it. */
async function works(path: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath: path, args: ARGS })
    await (await browser.newPage()).close()
    await browser.close()
    return true
  } catch (error) {
    console.error(`${path} does not start: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    return false
  }
}

export interface Ways {
  /** Browsers that may be there, the one that is asked for first. */
  readonly places: readonly (string | undefined)[]
  /** Ways to get one, in order; each says whether it may have worked. */
  readonly installs: readonly (() => boolean)[]
  works(path: string): Promise<boolean>
}

/** The first that works, after as few installations as it takes. */
export async function firstThatWorks({ places, installs, works }: Ways): Promise<string | undefined> {
  const tried = new Set<string>()
  for (const install of [() => true, ...installs]) {
    if (!install()) continue
    for (const path of places) {
      if (path === undefined || path === '' || tried.has(path) || !existsSync(path)) continue
      tried.add(path)
      if (await works(path)) return path
    }
  }
  return undefined
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0

function fromPackages(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.error('tabularium: installing Chromium for the tests (once)…')
  const apt = (...args: string[]) => run('apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300', ...args)
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name)
  if (!apt('update') || !install('chromium')) return false
  // Not every release has it, and the tests do without.
  install('chromium-headless-shell')
  return true
}

function fromPlaywright(): boolean {
  console.error('tabularium: letting Playwright download Chromium for the tests (once)…')
  return run(process.execPath, PLAYWRIGHT, 'install', 'chromium')
}

export const NO_BROWSER =
  'no Chromium on this machine, and none could be installed: install one, or set CHROMIUM to its path'

/** Where a browser is that works; it is installed where there is none. Whoever asks again in this run is told at once. */
export async function readyBrowser(): Promise<string> {
  const known = process.env[TRIED]
  if (known !== undefined && existsSync(known)) return known
  const path = await alone(() =>
    firstThatWorks({
      places: [process.env.CHROMIUM, ...SYSTEM, chromium.executablePath()],
      installs: [fromPackages, fromPlaywright],
      works,
    }),
  )
  if (path === undefined) throw new Error(NO_BROWSER)
  process.env[TRIED] = path
  const isQuicker = !process.env.CHROMIUM && existsSync(WITHOUT_WINDOWS) && (await works(WITHOUT_WINDOWS))
  process.env[QUICKEST] = isQuicker ? WITHOUT_WINDOWS : path
  return path
}

/** Tell the processes of one run which browser was tried, and which of those that work is the quickest. */
const TRIED = 'TABULARIUM_BROWSER'
const QUICKEST = 'TABULARIUM_QUICKEST_BROWSER'

/** A browser as people have it. */
export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await readyBrowser(), args: ARGS })

/** A browser for tests of pages. It may be one that shows no notices. */
export async function launchQuickest(): Promise<Browser> {
  const known = await readyBrowser()
  return chromium.launch({ executablePath: process.env[QUICKEST] ?? known, args: ARGS })
}
