// A game against a bot with keys alone, from the home page on: each way to move twice; in the long checks to the replay.

import type { Locator } from 'playwright-core'
import { isWhole } from '../src/boards/map/part.testing.ts'
import { expect, test } from './fixtures.ts'
import { lit, movesMade, playOn, prompt, sitAt } from './table.ts'

test('a game with keys alone, from the home page', async ({ visit }) => {
  const { page, go } = await visit({ seed: 3 })
  await go('/')
  const { keyboard } = page
  const focused = () => page.locator(':focus')
  const chosen = page.locator('.duel [aria-pressed=true]')
  const tabTo = async (target: Locator) => {
    await target.waitFor()
    for (let n = 0; n < 60; n++) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`60 tabs do not reach ${target}`)
  }
  await tabTo(page.getByRole('button', { name: /^Play a bot/ }).first())
  await keyboard.press('Enter')

  const ways: readonly (() => Promise<void>)[] = [
    // A number chooses a piece and goes to its lines; Enter does the first.
    async () => {
      await keyboard.press('1')
      await keyboard.press('Enter')
    },
    // The list by its letter, then arrows.
    async () => {
      await keyboard.press('a')
      await keyboard.press('ArrowDown')
      await keyboard.press('ArrowUp')
      await keyboard.press('Enter')
    },
    // The board by Tab, its pieces by arrows, then the letter of a button.
    async () => {
      await keyboard.press('Escape')
      const cards = page.getByRole('group', { name: /the cards on the table/ })
      // Tokens, or cards of a city, are asked for elsewhere.
      if ((await cards.locator('button[aria-pressed]').count()) === 0) return await ways[0]()
      // Cards that are still being turned up take the focus along: then once more.
      const choose = async () => {
        if ((await chosen.count()) > 0) return true
        await tabTo(cards.locator('button[tabindex="0"]'))
        for (let n = 0; n < 20; n++) {
          const pressed = await focused().getAttribute('aria-pressed')
          if (pressed !== null) break
          await keyboard.press('ArrowDown')
        }
        await keyboard.press('Enter')
        return false
      }
      await expect.poll(choose, { interval: 300 }).toBe(true)
      await keyboard.press('s')
    },
    // The next lit piece, then the letter of what can be done with it.
    async () => {
      // Who begins an age is asked without pieces.
      if ((await lit(page).count()) === 0) return await ways[0]()
      const choose = async () => {
        if ((await chosen.count()) === 0) await keyboard.press(']')
        return await chosen.count()
      }
      await expect.poll(choose).toBeGreaterThan(0)
      const buttons = page.locator('.duel-inspector .duel-do:not([aria-disabled])')
      const keys = await buttons.evaluateAll(all => all.map(button => button.getAttribute('aria-keyshortcuts') ?? ''))
      await keyboard.press((keys.find(key => key !== 'W') ?? '').toLowerCase())
    },
  ]
  const made = () => movesMade(page)
  /** To the board by Tab takes dozens of keys: twice is enough. */
  const wayOf = (n: number) => (n >= 2 * ways.length && n % ways.length === 2 ? 3 : n % ways.length)
  const moveByKeys = async (n: number) => {
    const before = await made()
    await ways[wayOf(n)]()
    await expect.poll(made, { message: `way ${wayOf(n)} moves` }).toBeGreaterThan(before)
  }
  const moves = await playOn(page, moveByKeys, isWhole ? undefined : 2 * ways.length)
  expect(moves).toBeGreaterThanOrEqual(2 * ways.length)
  if (!isWhole) return
  await tabTo(prompt(page).getByRole('link', { name: 'Replay' }))
  await keyboard.press('Enter')
  await page.waitForURL(/\/replay\//)
})

test('all keys are told on demand: those of what is on the screen, and those of every table', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'rules-1/end-cities', 210, 'Ada | random | random', 'mare-nostrum')
  await page.keyboard.press('Shift+Slash')
  const told = page.locator('dialog .keys')
  const lines = () => told.locator('dl > div').allTextContents()
  await told.waitFor()
  expect(await lines()).toEqual(expect.arrayContaining([expect.stringMatching(/^TT?.*Leadership/)]))
  expect(await lines()).toEqual(expect.arrayContaining([expect.stringMatching(/^UU?undo/)]))
  await page.keyboard.press('Escape')
  await told.waitFor({ state: 'detached' })
  await page.keyboard.press('r')
  await page.locator('.rule-panel').first().waitFor()
})
