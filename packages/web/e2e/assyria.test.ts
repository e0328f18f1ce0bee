// Assyrian Wars as people play it: alone over all powers, with keys, with the mouse on cards and map, and on a phone.

import type { Page } from 'playwright-core'
import { movesMade, turn } from './table.ts'
import { expect, test } from './visit.ts'

/** A game for one, who runs every power. */
async function begin(page: Page, go: (path: string) => Promise<void>, press: 'click' | 'tap' = 'click'): Promise<void> {
  await go('/new/assyrian-wars')
  await page.getByText('1', { exact: true }).first()[press]()
  await page.getByRole('button', { name: 'Start', exact: true })[press]()
  await turn(page)
  await page.locator('.aw').waitFor()
}

/** Until cards may be played: supply is paid. */
async function toCards(page: Page, press: 'click' | 'tap' = 'click'): Promise<void> {
  const pay = page.locator('.aw-desk [data-notation=pay-supply]')
  const said = () => page.locator('.prompt-say').textContent()
  while ((await pay.count()) > 0) {
    const before = await said()
    await pay.first()[press]()
    await expect.poll(said).not.toBe(before)
  }
  await page.locator('.aw-cards .aw-legal').first().waitFor()
}

test('who plays what is said before the game, by the scenario', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/new/assyrian-wars')
  await expect
    .poll(() => page.locator('.new-seat').allTextContents())
    .toEqual(['ASAssyria', 'EGEgypt and Babylonia', 'MEMedia and Elam'])
})

test('a card is played for its points, an army sets out from its place and goes a step', async ({ visit }) => {
  const { page, go } = await visit({ seed: 5 })
  await begin(page, go)
  await toCards(page)
  const home = page.locator('.aw-cards [data-piece="card.hc-as-king"]')
  await home.click()
  await page.locator('.aw-uses [data-notation="ap hc-as-king"]').click()
  await expect.poll(() => page.locator('.aw-purse dd').first().textContent()).toBe('6')
  await page.locator('#actions [data-notation="march k-sargon"]').click()
  const step = page.locator('.aw-desk [data-notation^="to "]')
  await step.first().waitFor()
  const made = await movesMade(page)
  // What it costs is hatched before it is paid, and hollow after.
  await step.first().hover()
  await page.locator('.aw-purse .aw-ap-planned').first().waitFor()
  await step.first().click()
  await expect.poll(() => movesMade(page)).not.toBe(made)
  await page.locator('.aw-purse .aw-ap-spent').first().waitFor()
})

test('where an army cannot go says why, with its rule', async ({ visit }) => {
  const { page, go } = await visit({ seed: 5 })
  await begin(page, go)
  await toCards(page)
  await page.locator('#actions [data-notation="march k-sargon"]').click()
  await page.locator('.aw-desk [data-notation^="to "]').first().waitFor()
  await page.locator('[data-stop=tushpa]').first().press('Enter')
  await page.locator('.prompt-refused').waitFor()
  expect(await page.locator('.prompt-say p').textContent()).toMatch(/Tushpa|path|war/i)
})

test('the first impulses are played with keys alone', async ({ visit }) => {
  const { page, go } = await visit({ seed: 6 })
  await begin(page, go)
  for (let n = 0; n < 25 && (await turn(page)); n++) {
    const before = await movesMade(page)
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect.poll(() => movesMade(page), { timeout: 10_000 }).not.toBe(before)
  }
  expect(await movesMade(page)).toBeGreaterThan(20)
})

test('on a phone a card is played with a finger, and the countries have a page of their own', async ({ visit }) => {
  const { page, go } = await visit({ size: 'phone', seed: 5 })
  await begin(page, go, 'tap')
  await toCards(page, 'tap')
  await page.locator('.aw-cards .aw-legal').first().tap()
  await page.locator('.aw-uses [data-notation^="ap "]').first().tap()
  await page.locator('.tabs button').nth(1).tap()
  await page.locator('.aw-tracks').waitFor()
  expect(await page.locator('.aw-camps tbody tr').count()).toBeGreaterThan(7)
})
