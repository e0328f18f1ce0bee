// Nothing jumps: while moves are made, every part of the table stays where it is, and Tab has few stops.

import type { Page } from 'playwright-core'
import { lines, lit, moveByPointer, movesMade, sitAt, turn } from './table.ts'
import { expect, test } from './visit.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Parts and pieces: what a hand is on its way to. Words inside a part may be others after a move. */
const FIXED =
  '.panel, .prompt, .bar, .tabs, .prompt-undo, .duel-place, .duel-wonder, .duel-token-piece, .duel-offer, .duel-do'

/** Notes what the browser itself calls a shift, also right after a click. */
const watchShifts = (page: Page) =>
  page.evaluate(fixed => {
    window.shifts = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: readonly { node?: Node }[] }
        for (const { node } of sources) {
          if (node instanceof Element && node.isConnected && node.matches(fixed)) window.shifts.push(node.className)
        }
      }
    }).observe({ type: 'layout-shift' })
  }, FIXED)

const PARTS =
  '#prompt, #actions, #record, .duel-city, .duel-wonders, .duel-pyramid, .duel-side, .duel-inspector, .duel-goods'

const places = (page: Page) =>
  page.locator(PARTS).evaluateAll(parts =>
    parts.map(part => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return `${part.id || part.className.split(' ')[0]} ${[x, y, width, height].map(Math.round).join(' ')}`
    }),
  )

for (const size of ['laptop', 'phone'] as const) {
  test(`nothing jumps while moves are made on a ${size}`, async ({ visit }) => {
    const { page } = await visit({ size })
    await sitAt(page, 'end-science', 12)
    await watchShifts(page)
    const before = await places(page)
    for (let n = 0; n < 4; n++) {
      await moveByPointer(page, target => target.click())
      await turn(page)
      expect(await places(page)).toEqual(before)
    }
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })
}

test('choosing, refusing and looking back change no part’s place', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'end-science', 12)
  const before = await places(page)
  await lit(page).first().click()
  expect(await places(page), 'a card in hand').toEqual(before)
  await page.locator('#actions [aria-disabled]').first().click({ force: true })
  await page.locator('.prompt-refused').waitFor()
  expect(await places(page), 'a refusal').toEqual(before)
  await page.keyboard.press('Escape')
  await page.locator('.record-list button').nth(2).click()
  await page.locator('.prompt-past').waitFor()
  expect(await places(page), 'an earlier position').toEqual(before)
})

test('a table late in the game has few tab stops', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'end-science', 42)
  expect(await movesMade(page)).toBeGreaterThan(40)
  const stops = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a, button, input, select, [tabindex]')].filter(
          element => element.tabIndex >= 0 && element.checkVisibility(),
        ).length,
    )
  expect(await stops()).toBeLessThan(30)
  await lines(page).first().waitFor()
  // Inside a region arrows go on.
  const record = page.locator('.record-list button')
  await record.first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await record.nth(1).evaluate(element => element === document.activeElement)).toBe(true)
  expect(await stops()).toBeLessThan(30)
})
