// A real browser for the tests: the one the machine has, or one that is installed now.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const found = (): string | undefined =>
  [...PLACES, chromium.executablePath()].find(path => path !== undefined && path !== '' && existsSync(path))

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/** Where Chromium is; installs it from the system's packages, or else by Playwright, when there is none. */
export function browserPath(): string {
  const here = found()
  if (here) return here
  const root = process.getuid?.() === 0
  if (root && existsSync('/usr/bin/apt-get')) {
    console.error('installing Chromium for the tests (once)…')
    run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  }
  if (!found()) run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium')
  const installed = found()
  if (!installed) throw new Error('no Chromium on this machine, and none could be installed; set CHROMIUM to its path')
  return installed
}

/** Windows of the browser's own for its address line: each would be a process that loads pages nobody sees. */
const NOBODY_SEES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI']

/** What Playwright turns off so that tests are steady: of two such lists Chromium takes the last. */
const UNSTEADY = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
]

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...UNSTEADY, ...NOBODY_SEES].join()}`,
]

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: browserPath(), args: ARGS })
