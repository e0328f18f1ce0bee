// Saved games outlive the tab that played them, and the page works offline.

import { expect, test } from './fixtures.ts'
import { speak } from './layout-checks.ts'
import { lines, movesMade, prompt, sitAt, turn } from './table.ts'

test('a tab that dies in the middle of a game loses nothing', async ({ visit }) => {
  const { page, context } = await visit()
  await sitAt(page, 'end-science', 12)
  await lines(page).first().click()
  await expect.poll(() => movesMade(page)).toBeGreaterThan(13)
  await turn(page)
  const cards = await page.locator('.duel').getByRole('group').allInnerTexts()
  const made = await movesMade(page)
  // No farewell: the renderer is gone at once.
  await page.goto('chrome://crash').catch(() => {})
  await page.close()

  const again = await context.newPage()
  await again.goto('/')
  await again.getByRole('link', { name: 'Your move' }).click()
  await turn(again)
  expect(await movesMade(again)).toBe(made)
  expect(await again.locator('.duel').getByRole('group').allInnerTexts()).toEqual(cards)
  await lines(again).first().click()
  await expect.poll(() => movesMade(again)).toBeGreaterThan(made)
})

test('a second window looks on while the first one plays, and takes over when it closes', async ({ visit }) => {
  const { page, context } = await visit()
  await sitAt(page, 'end-science', 12)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.locator('.duel').waitFor()
  await prompt(other).getByText('This game is open in another window.').waitFor()
  expect(await lines(other).count()).toBe(0)
  await lines(page).first().click()
  await expect.poll(() => movesMade(page)).toBeGreaterThan(13)
  await expect.poll(() => movesMade(other)).toBe(await movesMade(page))
  await page.close()
  await turn(other)
  await lines(other).first().waitFor()
})

const ROUTES = [
  '/',
  '/new/wonders-duel',
  '/rules/wonders-duel',
  '/rules/wonders-duel/6.2',
  '/learn',
  '/puzzle',
  '/settings',
  '/about',
]

test('after the first visit everything works without a network', async ({ visit, problems }) => {
  const { page, context, go } = await visit({ installed: true })
  await go('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    // What was asked for before it stood is kept by then too.
    while ((await caches.keys()).length === 0) await new Promise(wake => setTimeout(wake, 50))
  })
  await page
    .getByRole('button', { name: /^Play a bot/ })
    .first()
    .click()
  await turn(page)
  await context.setOffline(true)
  const table = page.url()
  await page.reload()
  await turn(page)
  const made = await movesMade(page)
  await lines(page).first().click()
  await expect.poll(() => movesMade(page)).toBeGreaterThan(made)
  for (const route of ROUTES) {
    await page.goto(route)
    await page.locator('main h1, main .duel').first().waitFor({ state: 'attached' })
  }
  await page.goto(table)
  await turn(page)
  await speak(page, 'ru')
  await expect.poll(() => prompt(page).textContent()).toMatch(/[а-я]{3}/)
  await page.reload()
  await expect.poll(() => prompt(page).textContent()).toMatch(/[а-я]{3}/)
  // Who somebody is, the page asks the server in vain.
  expect(problems.splice(0).filter(problem => !/ERR_INTERNET_DISCONNECTED .*\/api\//.test(problem))).toEqual([])
})
