// Every page as people see it: three languages, laptop, phone, small phone and text at 200%, two themes. Nothing cut,
// nothing untranslated, nothing out of its box, and nothing serious for axe.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { launch } from './browser.ts'
import { axeFindings, faultsOf, scrollsDown, settled } from './look.ts'
import { lit, recordOf, takeRecord } from './table.ts'
import { expect, SIZES, type Visit, visitor } from './visit.ts'

type Extent = readonly [width: number, height: number]
type Scene = (page: Page) => Promise<unknown>

const LANGUAGES = ['pl', 'ru', 'en'] as const
/** The window of a laptop whose browser shows everything twice as large. */
const TWICE: Extent = [720, 450]
const KEPT = 'tabularium.settings'

/** The games that are looked at, by their place in the address. */
const GAMES = {
  draft: recordOf('end-science', 4),
  early: recordOf('end-science', 12),
  late: recordOf('end-science', 42),
  science: recordOf('end-science'),
  points: recordOf('end-points'),
}
const ids = new Map<string, string>()

/** The same names on every device: chance is the same. */
const play = (game: keyof typeof GAMES, query = ''): string => `/play/${ids.get(game)}${query}`

const at =
  (path: string | (() => string), shown = 'main h1, main .duel'): Scene =>
  async page => {
    await page.goto(typeof path === 'string' ? path : path())
    await page.locator(shown).first().waitFor({ state: 'attached' })
  }

const PAGES: Readonly<Record<string, Scene>> = {
  home: at('/', '.home-game'),
  'a new game': at('/new/wonders-duel'),
  'a new game for two': at('/new/wonders-duel?who=people'),
  rules: at('/rules/wonders-duel'),
  'a card': at('/rules/wonders-duel/card/the-sphinx'),
  lessons: at('/learn'),
  settings: at('/settings'),
  about: at('/about'),
  'no page': at('/nowhere'),
}

/** These fit a laptop's window. */
const TABLES: Readonly<Record<string, Scene>> = {
  'the draft': at(() => play('draft'), '.prompt-legal'),
  'a turn': at(() => play('late'), '.prompt-legal'),
  'a card in hand': async page => {
    await at(() => play('late'), '.prompt-legal')(page)
    await lit(page).first().press('Enter')
  },
  'a refusal': async page => {
    await at(() => play('early'), '.prompt-legal')(page)
    await page.locator('.duel-place[aria-disabled]').first().press('Enter')
    await page.locator('.prompt-refused').waitFor()
  },
  'an earlier position': at(() => play('late', '?move=20'), '.prompt-past'),
  'the end': at(() => play('science'), '.prompt-over'),
  'the scores': async page => {
    await at(() => play('points'), '.prompt-over')(page)
    await page.locator('.prompt-buttons button').first().click()
    await page.locator('dialog table').waitFor()
  },
  'a replay': at(() => `/replay/${ids.get('science')}?move=30`, '.duel'),
  'a lesson': at('/learn/first-game'),
  'a puzzle': at('/puzzle/2026-11-15'),
}

/** The other pages of a table on a phone. */
const TABS: Readonly<Record<string, number>> = { cities: 1, actions: 2, record: 3 }

const problems: string[] = []
const visits = new Map<string, Visit>()
let browser: Browser

beforeAll(async () => {
  browser = await launch()
  for (const size of ['laptop', 'phone'] as const) {
    const visit = await visitor(browser, { size }, problems)
    visits.set(size, visit)
    for (const [game, record] of Object.entries(GAMES)) ids.set(`${size} ${game}`, await takeRecord(visit.page, record))
  }
})

afterAll(async () => {
  await browser?.close()
  expect(problems, 'errors of the page').toEqual([])
})

/** The page of this size with English chosen, at the scene. */
async function open(size: 'laptop' | 'phone', scene: Scene): Promise<Page> {
  const visit = visits.get(size)
  if (!visit) throw new Error(`nobody looks at a ${size}`)
  const { page } = visit
  for (const game of Object.keys(GAMES)) ids.set(game, ids.get(`${size} ${game}`) ?? '')
  await page.evaluate(key => {
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: 'en' }))
  }, KEPT)
  await resize(page, SIZES[size])
  await scene(page)
  await settled(page)
  return page
}

async function resize(page: Page, [width, height]: Extent): Promise<void> {
  await page.setViewportSize({ width, height })
  await settled(page)
}

/** By the control in the bar, which is there at every size, though a dialog may lie over it. */
async function speak(page: Page, language: string): Promise<void> {
  await page.locator(`.bar [lang=${language}]`).evaluate((button: HTMLElement) => button.click())
  await page.waitForFunction(wanted => document.documentElement.lang === wanted, language)
}

async function look(page: Page, sizes: readonly Extent[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await resize(page, size)
    for (const language of LANGUAGES) {
      await speak(page, language)
      await settled(page)
      found.push(...(await faultsOf(page)).map(fault => `${language} ${size.join('×')}: ${fault}`))
    }
  }
  return found
}

async function axeInBothThemes(page: Page): Promise<readonly string[]> {
  const light = await axeFindings(page)
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await settled(page)
  // Only colours differ.
  return [...light, ...(await axeFindings(page, ['color-contrast'])).map(finding => `dark: ${finding}`)]
}

describe.each(Object.entries({ ...PAGES, ...TABLES }))('%s', (name, scene) => {
  test('on a laptop and at 200%', async () => {
    const page = await open('laptop', scene)
    if (name in TABLES) expect(await scrollsDown(page), 'scrolls down by').toBe(0)
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await look(page, [SIZES.laptop, TWICE])).toEqual([])
  })

  test('on phones', async () => {
    const page = await open('phone', scene)
    expect(await look(page, [SIZES.phone, SIZES.small])).toEqual([])
  })
})

test.each(Object.entries(TABS))('%s of a table on phones', async (_, n) => {
  const page = await open(
    'phone',
    at(() => play('late'), '.prompt-legal'),
  )
  await page.locator('.tabs button').nth(n).click()
  expect(await axeInBothThemes(page)).toEqual([])
  expect(await look(page, [SIZES.phone, SIZES.small])).toEqual([])
})

test('a first visit on a laptop and on phones', async () => {
  for (const [size, sizes] of [
    ['laptop', [SIZES.laptop, TWICE]],
    ['phone', [SIZES.phone, SIZES.small]],
  ] as const) {
    const { page, context } = await visitor(browser, { size }, problems)
    await page.goto('/')
    await page.locator('.home-none').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await look(page, sizes)).toEqual([])
    await context.close()
  }
})
