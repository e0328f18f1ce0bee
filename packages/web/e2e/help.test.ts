// Help while playing against bots: a hint in three steps, a take-back past what the bot answered, and a coach who stops a blunder.
// At tables online there is none of it.

import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { personAt, seated, stranger } from './online.ts'
import { lines, movesMade, prompt, sitAt, turn } from './table.ts'

const says = (page: Page, what: string | RegExp) => expect.poll(() => prompt(page).textContent()).toMatch(what)
const button = (page: Page, name: string) => prompt(page).getByRole('button', { name })

test('a hint tells where, what and why; the move is taken back with the bot’s answer', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/new/wonders-duel')
  await page.getByLabel(/^Winning chances/).check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await turn(page)
  await prompt(page)
    .getByRole('img', { name: /^Winning chances: .*\d+%, .*\d+%$/ })
    .waitFor()

  await button(page, 'Hint').click()
  await says(page, /Look at this: /)
  expect(await page.locator('.duel button[data-piece][aria-pressed=true]').count()).toBe(1)
  await page.keyboard.press('i')
  await says(page, /Draft|Choose|Take/)
  const hinted = await page.locator('#actions [data-hinted]').getAttribute('data-notation')
  await page.keyboard.press('i')
  const why = page.getByRole('dialog', { name: /^Why / })
  await why.waitFor()
  const chances = (await why.getByRole('listitem').locator('> b').allTextContents()).map(text =>
    Number.parseInt(text, 10),
  )
  expect(chances.length).toBeGreaterThan(1)
  expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  await page.keyboard.press('Escape')
  await button(page, 'Play it').click()

  // The bot answers; both moves are taken back.
  await expect.poll(() => movesMade(page)).toBeGreaterThan(1)
  await turn(page)
  await page.keyboard.press('Shift+U')
  await expect.poll(() => movesMade(page)).toBe(0)
  expect(await lines(page).evaluateAll(all => all.map(one => one.getAttribute('data-notation')))).toContain(hinted)
  const saved = await page.evaluate(
    () =>
      new Promise(resolve => {
        const opening = indexedDB.open('tabularium')
        opening.onsuccess = () => {
          const asked = opening.result.transaction('games').objectStore('games').getAll()
          asked.onsuccess = () => resolve(asked.result[0].helped)
        }
      }),
  )
  expect(saved).toEqual(['chances', 'hint', 'takeback'])
})

test('a bot with a character is seen at the table, and tells what it expects after its move', async ({ visit }) => {
  const { page } = await visit({ settings: { level: 'tribune' } })
  await page.goto('/new/wonders-duel')
  await page.getByLabel('Character').selectOption('warrior')
  await page.getByLabel(/^What bots expect/).check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await turn(page)
  await page.locator('.duel-who-name', { hasText: 'Camilla' }).locator('.seat-face img').waitFor()
  const expectation = prompt(page).getByRole('img', { name: /^Bots expect to win: Camilla \d+%$/ })
  expect(await expectation.count()).toBe(0)
  await lines(page).first().click()
  await turn(page)
  await expectation.waitFor()
})

test('a coach stops a blunder, and lets it pass on a second word', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'end-military', 19)
  await button(page, 'Hint').waitFor()
  for (const step of [/Look at this/, /Build Tavern/]) {
    await page.keyboard.press('i')
    await says(page, step)
  }
  await page.keyboard.press('i')
  await page.getByLabel('Coach: warns you before a blunder').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const altar = lines(page).and(page.locator('[data-notation="build altar"]'))
  await altar.click()
  await says(page, /Are you sure\? Build Altar would lower your chances from \d+% to \d+%\.Better: Build Tavern\./)
  await button(page, 'Think again').click()
  expect(await movesMade(page)).toBe(19)
  await altar.click()
  await button(page, 'Play it anyway').click()
  await expect.poll(() => movesMade(page)).toBeGreaterThan(19)
})

test('at a table online nobody is helped', async ({ visit }) => {
  const { page } = await visit()
  const [ada, bea] = [await personAt(page), await stranger('Gaius')]
  const id = await seated([ada, bea], {})
  await page.goto(`/table/${id}`)
  await page.locator('.prompt-legal, .prompt-wait').waitFor()
  await page.keyboard.press('i')
  await page.keyboard.press('Shift+U')
  expect(await page.locator('.help-hint, .help-takeback, .help-chances').count()).toBe(0)
  expect(await prompt(page).textContent()).not.toContain('Hint')
})
