// Every page as people see it: three languages, laptops, phone, small phone and text at 200%, two themes. Nothing cut,
// nothing covered, nothing untranslated, nothing out of its box, and nothing serious for axe. In short: visual-pages.test.ts and visual-tables.test.ts.

import { LANGUAGES } from '@tabularium/kernel/languages'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { DIALOGS, ONLINE, PAGES, type Scene, TABLES, TABS } from '../gallery/scenes.ts'
import { WINDOWS } from '../gallery/windows.ts'
import { expect, test } from './fixtures.ts'
import { axeFindings, coveredIn, faultsOf, scrollsDown, settled, speak } from './layout-checks.ts'
import { moderatorAt, reported, toModeration } from './moderators.ts'
import { reach } from './reach.ts'
import { startTestServer } from './test-server.ts'
import { lookers } from './visual.ts'

type Extent = readonly [width: number, height: number]

const KEPT = 'tabularium.settings'

const at = lookers()

/** The page of this size with English chosen, at the scene. */
async function open(size: 'laptop' | 'phone', scene: Scene): Promise<Page> {
  const { page, seed } = at(size)
  await page.evaluate(key => {
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: 'en' }))
  }, KEPT)
  await resize(page, WINDOWS[size])
  await reach(page, scene, seed)
  await settled(page)
  return page
}

async function resize(page: Page, [width, height]: Extent): Promise<void> {
  await page.setViewportSize({ width, height })
  await settled(page)
}

async function look(page: Page, sizes: readonly Extent[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await resize(page, size)
    for (const language of LANGUAGES) {
      await speak(page, language)
      await settled(page)
      const faults = [...(await faultsOf(page)), ...(await coveredIn(page))]
      found.push(...faults.map(fault => `${language} ${size.join('×')}: ${fault}`))
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
  return [...light, ...(await axeFindings(page, { rules: ['color-contrast'] })).map(finding => `dark: ${finding}`)]
}

describe.each(Object.entries({ ...PAGES, ...TABLES, ...ONLINE, ...DIALOGS }))('%s', (name, scene) => {
  test('on a laptop and at 200%', async () => {
    const page = await open('laptop', scene)
    if (name in TABLES) expect(await scrollsDown(page), 'scrolls down by').toBe(0)
    expect(await axeInBothThemes(page)).toEqual([])
    expect(
      await look(
        page,
        name in TABLES ? [WINDOWS.laptop, WINDOWS.close, WINDOWS.twice] : [WINDOWS.laptop, WINDOWS.twice],
      ),
    ).toEqual([])
  })

  test('on phones', async () => {
    const page = await open('phone', scene)
    expect(await look(page, [WINDOWS.phone, WINDOWS.small])).toEqual([])
  })
})

test.each(Object.entries(TABS))('%s of a table on phones', async (_, scene) => {
  const page = await open('phone', scene)
  expect(await axeInBothThemes(page)).toEqual([])
  expect(await look(page, [WINDOWS.phone, WINDOWS.small])).toEqual([])
})

test('a first visit on a laptop and on phones', async ({ visit }) => {
  for (const [size, sizes] of [
    ['laptop', [WINDOWS.laptop, WINDOWS.twice]],
    ['phone', [WINDOWS.phone, WINDOWS.small]],
  ] as const) {
    const { page } = await visit({ size })
    await page.goto('/')
    await page.locator('.home-what').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await look(page, sizes)).toEqual([])
  }
})

test('what moderators see on a laptop and on phones', async ({ visit }) => {
  const server = await startTestServer()
  await reported(server)
  for (const [size, sizes] of [
    ['laptop', [WINDOWS.laptop, WINDOWS.twice]],
    ['phone', [WINDOWS.phone, WINDOWS.small]],
  ] as const) {
    const { page } = await visit({ size, address: server.address })
    await moderatorAt(server, page)
    await toModeration(page)
    expect(await look(page, sizes)).toEqual([])
    expect(await axeInBothThemes(page)).toEqual([])
  }
})
