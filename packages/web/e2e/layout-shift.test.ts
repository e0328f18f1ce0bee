// Nothing jumps: while moves are made, every part of the table stays where it is, and Tab has few stops.

import { expect, test } from './fixtures.ts'
import { places, watchShifts } from './layout-shift.ts'
import { lines, lit, moveByPointer, movesMade, sitAt, turn } from './table.ts'

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
  // Its panel, with what can be done, stays as long as it is chosen: also when something else is refused.
  const panel = page.getByRole('complementary', { name: 'Details' })
  const shown = await panel.filter({ has: page.locator('.duel-large-chosen') }).textContent()
  await page.locator('#actions [aria-disabled]').last().click({ force: true })
  await page.locator('.prompt-refused').waitFor()
  expect(await places(page), 'a refusal').toEqual(before)
  await page.mouse.move(0, 0)
  expect(await page.locator('.duel button[data-piece][aria-pressed=true]').count()).toBe(1)
  expect(await panel.filter({ has: page.locator('.duel-large-chosen') }).textContent()).toBe(shown)
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
