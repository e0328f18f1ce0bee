// The `visit` fixture: an empty browser context with deterministic chance; any error on the page fails the test. Contexts
// are reused after everything in them has been cleared.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@tabularium/kernel/languages'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { SIZES } from '../gallery/windows.ts'
import { isUndrawn, launchQuickest } from './browser.ts'

export { SIZES }
export type Size = keyof typeof SIZES

export interface VisitOptions {
  readonly size?: Size
  /** What stands in the settings besides language and theme. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Where lists stand in islands, those of actions and of moves are open; unless a test wants them as they are at first. */
  readonly lists?: 'open' | 'at-first'
  readonly language?: Language
  readonly theme?: 'light' | 'dark'
  /** Chance of the games; undefined with a service worker, which stands between. */
  readonly seed?: number
  /** With its service worker, as people have it. */
  readonly installed?: boolean
  /** Of a server of the test's own. */
  readonly address?: string
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens an address of the page and waits until it stands. */
  go(path: string): Promise<void>
}

/** Nothing waits and nothing moves: tests need not look on. */
const QUICK = { pace: 0, motion: 'off', level: 'pupil', name: 'Ada', recap: 'never', soundOffered: true }

/** A generator in place of the worker's own chance. Another number at every start, so that no two games share a name. */
const chance = (seed: number): string => `{
  let s = ${seed} | 0
  crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let i = 0; i < bytes.length; i++) {
      s = (s + 0x9e3779b9) | 0
      let t = s ^ (s >>> 16)
      t = Math.imul(t, 0x21f0aaad)
      t ^= t >>> 15
      t = Math.imul(t, 0x735a2d97)
      bytes[i] = t ^ (t >>> 15)
    }
    return array
  }
}
`

/** The script that a table's worker starts with, and what a page without an icon asks for. */
const WORKERS = ['*/assets/worker-*.js', '*/worker.ts?*worker_file*']
const ICON = '*/favicon.ico'
/** Anywhere at the page's address; this one draws nothing. */
const NOWHERE = '/robots.txt'

/** Text of the scripts of workers, asked of the server once: their names change with what is in them. */
const scripts = new Map<string, Promise<string>>()
const scriptAt = (url: string): Promise<string> => {
  const known = scripts.get(url) ?? fetch(url).then(answer => answer.text())
  scripts.set(url, known)
  return known
}

/** Puts a generator before the script of each worker. Only these scripts come from here: a route of Playwright's would
 *  take every request out of the browser and its cache. */
async function giveChance(session: CDPSession, next: () => string): Promise<void> {
  session.on('Fetch.requestPaused', async ({ requestId, request: { url } }) => {
    const isIcon = url.endsWith('/favicon.ico')
    const body = isIcon ? '' : next() + (await scriptAt(url))
    const responseHeaders = [{ name: 'content-type', value: 'text/javascript' }]
    await session
      .send('Fetch.fulfillRequest', {
        ...{ requestId, responseCode: isIcon ? 204 : 200, responseHeaders },
        body: Buffer.from(body).toString('base64'),
      })
      // Whoever asked has gone meanwhile.
      .catch(() => undefined)
  })
  await session.send('Fetch.enable', {
    patterns: [...WORKERS, ICON].map(urlPattern => ({ urlPattern })),
  })
}

/** Runs in the page. */
function keepSettings({ settings, lists }: { readonly settings: string; readonly lists: boolean }): void {
  const key = 'tabularium.settings'
  if (!location.protocol.startsWith('http') || localStorage.getItem(key) !== null) return
  localStorage.setItem(key, settings)
  for (const game of lists ? ['assyrian-wars', 'mare-nostrum'] : []) {
    for (const size of ['roomy', 'tight']) {
      localStorage.setItem(`tabularium.islands.${game}.${size}`, '{"actions":true,"record":true}')
    }
  }
}

/** A window that waits at the page's address for whoever comes, with nothing in it. */
interface Window {
  readonly page: Page
  readonly context: BrowserContext
  /** Makes it theirs. */
  enter(options: VisitOptions, problems: string[]): Promise<void>
  /** Takes out everything they left. */
  leave(): Promise<void>
}

type Kind = Required<Pick<VisitOptions, 'size' | 'language' | 'theme' | 'installed' | 'address'>>

const kindOf = ({
  size = 'laptop',
  language = 'en',
  theme = 'light',
  installed = false,
  address,
}: VisitOptions): Kind => ({
  ...{ size, language, theme, installed, address: address ?? inject('address') },
})

async function openWindow(browser: Browser, { size, language, theme, installed, address }: Kind): Promise<Window> {
  const [width, height] = SIZES[size]
  const touch = size !== 'laptop'
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: installed ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    colorScheme: theme,
    locale: language,
  })
  // Nothing waits for it where all goes well.
  context.setDefaultTimeout(30_000)
  let problems: string[] = []
  let starts = 0
  const watch = (page: Page) => {
    page.on('pageerror', error => problems.push(error.message))
    page.on('console', message => {
      const [type, text] = [message.type(), message.text()]
      if ((type === 'error' || type === 'warning') && !text.includes('blocked by Playwright'))
        problems.push(`${text} ${message.location().url}`)
    })
  }
  context.on('page', watch)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (!installed) await giveChance(session, () => chance(starts++))
  return {
    page,
    context,
    async enter({ settings, lists = 'open', seed = 1 }, theirs) {
      problems = theirs
      starts = seed * 7919
      await page.setViewportSize({ width, height })
      const chosen = { settings: JSON.stringify({ ...QUICK, language, theme, ...settings }), lists: lists === 'open' }
      // A service worker stands between from the first address on, which is the test's.
      if (installed) return void (await context.addInitScript(keepSettings, chosen))
      if (!page.url().startsWith('http')) await page.goto(NOWHERE)
      await page.evaluate(keepSettings, chosen)
    },
    async leave() {
      problems = []
      for (const other of context.pages()) if (other !== page) await other.close()
      await page.goto(NOWHERE)
      await page.evaluate(() => sessionStorage.clear())
      await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' })
      await context.clearCookies()
    },
  }
}

const visitAt = ({ page, context }: Pick<Window, 'page' | 'context'>): Visit => ({
  page,
  context,
  async go(path) {
    await page.goto(path)
    await page.locator('main > :not([aria-busy=true])').first().waitFor()
  },
})

/** A browser of their own. What goes wrong on the page is added to `problems`. */
export async function visitor(browser: Browser, options: VisitOptions, problems: string[]): Promise<Visit> {
  const window = await openWindow(browser, kindOf(options))
  await window.enter(options, problems)
  return visitAt(window)
}

/** Windows that were left clean, the newest last: a new one costs as much as the opening of a table. */
const clean: (readonly [kind: string, window: Window])[] = []
const MOST_CLEAN = 4

interface World {
  readonly browser: Browser
  readonly visit: (options?: VisitOptions) => Promise<Visit>
  /** What went wrong so far; a test that expects something takes it out. */
  readonly problems: string[]
}

const pictures = join(import.meta.dirname, '..', '..', '..', '.test', 'page')

export const test = base.extend<World>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other
    async ({}, use) => {
      const browser = await launchQuickest()
      await use(browser)
      await browser.close()
    },
    // Files that one process serves share it: a visitor's window has nothing of another's.
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other
  problems: async ({}, use) => use([]),
  visit: async ({ browser, task, problems }, use) => {
    const visits: { readonly kind: string; readonly window: Window; isTheirs: boolean }[] = []
    await use(async (options = {}) => {
      const kind = kindOf(options)
      const name = JSON.stringify(kind)
      const at = options.installed ? -1 : clean.findLastIndex(([kind]) => kind === name)
      const [[, window]] = at < 0 ? [[name, await openWindow(browser, kind)] as const] : clean.splice(at, 1)
      const visit = { kind: name, window, isTheirs: kind.installed }
      visits.push(visit)
      await window.enter(options, problems)
      return {
        ...visitAt(window),
        // Whoever takes the window itself in hand (scripts, routes, time, the network) keeps it.
        get context() {
          visit.isTheirs = true
          return window.context
        },
      }
    })
    const hasFailed = task.result?.state === 'fail'
    if (hasFailed && !isUndrawn) {
      mkdirSync(pictures, { recursive: true })
      for (const [i, { window }] of visits.entries()) {
        const name = task.name.replace(/[^\p{L}\d]+/gu, '-')
        await window.page.screenshot({ path: join(pictures, `${name}-${i}.png`) }).catch(() => {})
      }
    }
    for (const { kind, window, isTheirs } of visits) {
      if (hasFailed || isTheirs || window.page.isClosed()) await window.context.close()
      else {
        await window.leave()
        clean.push([kind, window])
      }
    }
    while (clean.length > MOST_CLEAN) await clean.shift()?.[1].context.close()
    expect(problems, 'errors of the page').toEqual([])
  },
})

export { expect }
