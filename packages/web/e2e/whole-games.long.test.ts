// The two map games at length, by mouse, by keys alone and with a finger on a phone: a turn of the campaign of five, a turn of a
// war, Mare Nostrum to its end; nothing is cut off, nothing covered, and axe finds nothing on the way.

import type { Locator, Page } from 'playwright-core'
import { answer, toNextTurn, whole } from './assyria-play.ts'
import { expect, test } from './fixtures.ts'
import { axeFindings } from './layout-checks.ts'
import { playTo } from './mare-play.ts'
import { sitAt, turn } from './table.ts'

const click = (target: Locator) => target.click()
const tap = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded()
  await target.tap()
}

/** What ends, the first answer, or the first card's first use. */
async function answerByKeys(page: Page): Promise<void> {
  const shown = (selector: string) => page.locator(selector).first().isVisible()
  if (await shown('.map-ends .map-do:not([aria-disabled])')) return page.keyboard.press('e')
  if (await shown('.aw-answer, .map-buttons .map-do')) return page.keyboard.press('d')
  await page.keyboard.press('1')
  await page.keyboard.press('d')
}

const WAYS = [
  { way: 'the mouse', size: 'laptop', move: (page: Page) => answer(page, click) },
  { way: 'keys alone', size: 'laptop', move: answerByKeys },
  { way: 'a finger', size: 'phone', move: (page: Page) => answer(page, tap) },
] as const

test.for(WAYS)('a turn of the campaign of five is played with $way', async ({ way, size, move }, { visit }) => {
  const { page, go } = await visit({ size, seed: 4, lists: 'at-first' })
  await go('/new/assyrian-wars')
  await page.getByText('Campaign, 722–605 BC').click()
  await page.getByText('5', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await turn(page)
  const asked = await toNextTurn(
    page,
    () => move(page),
    async n => {
      if (n === 0) expect(await axeFindings(page, { some: true })).toEqual([])
      if (n % 8 === 0) await whole(page)
    },
  )
  expect(asked, way).toBeGreaterThan(6)
})

test('a turn is ended with a finger; nothing is cut off or covered on the way', async ({ visit }) => {
  const { page } = await visit({ size: 'phone' })
  await sitAt(page, 'two-rivers-gathering', 120, 'Ada | careless', 'assyrian-wars')
  await toNextTurn(
    page,
    () => answer(page, tap),
    async n => {
      if (n % 4 === 0) await whole(page)
      if (n === 0) expect(await axeFindings(page, { some: true })).toEqual([])
    },
  )
})

test('a turn of a war is ended with keys alone', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'two-rivers-gathering', 120, 'Ada | careless', 'assyrian-wars')
  expect(await toNextTurn(page, () => answerByKeys(page))).toBeGreaterThan(1)
})

/** More than the longest game of three takes. */
const MOST = 1200

test.for([
  ['laptop', click],
  ['phone', tap],
] as const)('Mare Nostrum is played to its end on a %s', { timeout: 900_000 }, async ([size, press], { visit }) => {
  const { page, go } = await visit({ size, seed: 3 })
  await go('/new/mare-nostrum')
  await press(page.getByRole('button', { name: 'Start', exact: true }))
  // On a phone a place to build at may lie under the sheet: there the first game does without.
  const played = await playTo(page, { last: 100, most: MOST, builds: size === 'laptop' }, press)
  expect(played).toBeGreaterThan(20)
  await page.locator('.prompt-over').waitFor()
  await whole(page)
})

test('Mare Nostrum is played to its end with keys alone', { timeout: 900_000 }, async ({ visit }) => {
  const { page, go } = await visit({ seed: 4 })
  await go('/new/mare-nostrum')
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  const made = () => page.locator('.record .panel-note').textContent()
  for (let n = 0; await turn(page); n++) {
    if (n > MOST) throw new Error('the game does not end')
    const before = await made()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await made()) !== before || (await page.locator('.prompt-over').count()) > 0)
      .toBe(true)
  }
  await whole(page)
})
