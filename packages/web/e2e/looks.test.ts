// Every page once, each in another language, size and theme: nothing cut, nothing untranslated, nothing out of its box,
// and nothing serious for axe. All of them in all of these: looks.long.test.ts.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { launch } from './browser.ts'
import { axeFindings, faultsOf, scrollsDown, settled } from './look.ts'
import { type Ids, keepGames, ONLINE, PAGES, type Scene, TABLES, TABS } from './scenes.ts'
import { expect, SIZES, type Visit, visitor } from './visit.ts'

const LANGUAGES = ['ru', 'pl', 'en']
const THEMES = ['light', 'dark']
/** What is looked at on a device, in turn. The laptop's second window shows everything twice as large. */
const WINDOWS = [
  ['laptop', SIZES.laptop],
  ['phone', SIZES.phone],
  ['laptop', [1280, 720]],
  ['phone', SIZES.small],
  ['laptop', [720, 450]],
] as const

type Device = (typeof WINDOWS)[number][0]

const problems: string[] = []
const visits = new Map<Device, Visit & { readonly ids: Ids }>()
let browser: Browser

beforeAll(async () => {
  browser = await launch()
  for (const size of ['laptop', 'phone'] as const) {
    const visit = await visitor(browser, { size }, problems)
    visits.set(size, { ...visit, ids: await keepGames(visit.page) })
  }
})

afterAll(async () => {
  await browser?.close()
  expect(problems, 'errors of the page').toEqual([])
})

const SCENES: readonly [string, Scene, (typeof WINDOWS)[number], string, string][] = [
  ...Object.entries({ ...PAGES, ...TABLES, ...ONLINE }).map(
    ([name, scene], i) => [name, scene, WINDOWS[i % 5], LANGUAGES[i % 3], THEMES[i % 2]] as const,
  ),
  ...Object.entries(TABS).map(
    ([name, scene], i) => [name, scene, WINDOWS[1 + 2 * (i % 2)], LANGUAGES[i % 3], THEMES[i % 2]] as const,
  ),
].map(([name, scene, window, language, theme]) => [
  `${name}: ${window[1].join('×')}, ${language}, ${theme}`,
  scene,
  window,
  language,
  theme,
])

test.each(SCENES)('%s', async (name, scene, [device, [width, height]], language, theme) => {
  const visit = visits.get(device)
  if (!visit) throw new Error(`nobody looks at a ${device}`)
  const { page, ids } = visit
  await page.setViewportSize({ width, height })
  await page.evaluate(
    chosen => {
      const key = 'tabularium.settings'
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...chosen }))
    },
    { language, theme },
  )
  // Whoever was somebody in the scene before would bring along what they chose there.
  await page.context().clearCookies()
  await scene(page, ids)
  await settled(page)
  expect(await faultsOf(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  if (width >= 1280 && name.split(':')[0] in TABLES) expect(await scrollsDown(page), 'scrolls down by').toBe(0)
})
