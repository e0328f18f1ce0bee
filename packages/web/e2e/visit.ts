// Somebody opens the page: a browser of their own with nothing in it yet, chance that is the same at every run, and
// any error on the way fails the test.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { launch } from './browser.ts'

export const SIZES = { laptop: [1440, 900], phone: [390, 844], small: [320, 640] } as const
export type Size = keyof typeof SIZES

export interface Wish {
  readonly size?: Size
  /** What stands in the settings besides language and theme. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly language?: 'en' | 'pl' | 'ru'
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
const QUICK = { pace: 0, motion: 'off', level: 'pupil', name: 'Ada' }

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

const WORKER = /\/(?:assets\/)?worker[^/]*\.(?:js|ts)(?:\?.*worker_file.*)?$/

interface Script {
  readonly status: number
  readonly headers: Record<string, string>
  readonly text: string
}

const scripts = new Map<string, Script>()

/** Asked of the server once: its name changes with what is in it. */
async function fetched(route: Route): Promise<Script> {
  const url = route.request().url()
  const known = scripts.get(url)
  if (known) return known
  const answer = await route.fetch()
  const script = { status: answer.status(), headers: answer.headers(), text: await answer.text() }
  if (answer.ok()) scripts.set(url, script)
  return script
}

/** A browser of their own. What goes wrong on the page is added to `problems`. */
export async function visitor(browser: Browser, wish: Wish, problems: string[]): Promise<Visit> {
  const { size = 'laptop', language = 'en', theme = 'light', installed = false, seed = 1 } = wish
  const [width, height] = SIZES[size]
  const { address = inject('address') } = wish
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
  context.setDefaultTimeout(10_000)
  const chosen = { ...QUICK, language, theme, ...wish.settings }
  await context.addInitScript(kept => {
    if (!location.protocol.startsWith('http')) return
    if (localStorage.getItem('tabularium.settings') === null) localStorage.setItem('tabularium.settings', kept)
  }, JSON.stringify(chosen))
  if (!installed) {
    let starts = 0
    await context.route(WORKER, async route => {
      const { text, ...rest } = await fetched(route)
      await route.fulfill({ ...rest, body: chance(seed * 7919 + starts++) + text })
    })
  }
  const watch = (page: Page) => {
    page.on('pageerror', error => problems.push(error.message))
    page.on('console', message => {
      const { type, text } = { type: message.type(), text: message.text() }
      if ((type === 'error' || type === 'warning') && !text.includes('blocked by Playwright')) problems.push(text)
    })
  }
  context.on('page', watch)
  const page = await context.newPage()
  return {
    page,
    context,
    async go(path) {
      await page.goto(path)
      await page.locator('main > :not([aria-busy=true])').first().waitFor()
    },
  }
}

interface World {
  readonly browser: Browser
  readonly visit: (wish?: Wish) => Promise<Visit>
  /** What went wrong so far; a test that expects something takes it out. */
  readonly problems: string[]
}

const pictures = join(import.meta.dirname, '..', '..', '..', '.test', 'page')

export const test = base.extend<World>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other
    async ({}, use) => {
      const browser = await launch()
      await use(browser)
      await browser.close()
    },
    // Files that one process serves share it: a visitor's window has nothing of another's.
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other
  problems: async ({}, use) => use([]),
  visit: async ({ browser, task, problems }, use) => {
    const visits: Visit[] = []
    await use(async (wish = {}) => {
      const visit = await visitor(browser, wish, problems)
      visits.push(visit)
      return visit
    })
    if (task.result?.state === 'fail') {
      mkdirSync(pictures, { recursive: true })
      for (const [i, { page }] of visits.entries()) {
        const name = task.name.replace(/[^\p{L}\d]+/gu, '-')
        if (!page.isClosed()) await page.screenshot({ path: join(pictures, `${name}-${i}.png`) }).catch(() => {})
      }
    }
    await Promise.all(visits.map(({ context }) => context.close()))
    expect(problems, 'errors of the page').toEqual([])
  },
})

export { expect }
