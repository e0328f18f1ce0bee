// A real browser for the tests: the one the machine has, or one that is installed now. It is looked for, installed and
// tried once, before any test begins; whoever comes meanwhile waits.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { alone, firstThatWorks, lockOf } from '../../server/src/installed.testing.ts'

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
  const path = await alone(
    () =>
      firstThatWorks({
        places: [process.env.CHROMIUM, ...SYSTEM, chromium.executablePath()],
        installs: [fromPackages, fromPlaywright],
        works,
      }),
    lockOf('browser'),
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
