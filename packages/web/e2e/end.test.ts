// The moment at the end of a game: who won and how, in a picture and three lines, over the board that has decided it.

import { expect, test } from './fixtures.ts'
import { moveByPointer, playOn, sitAt } from './table.ts'

test('a game that ends before one’s eyes ends in a scene, which is put away', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'end-points', 60)
  await playOn(page, () => moveByPointer(page, target => target.click()))
  const scene = page.locator('.end-scene')
  await scene.locator('.picture').waitFor()
  const [won, how, figures] = await scene.locator('b, span:not(.seat), small').allTextContents()
  expect(won).toMatch(/win/)
  expect(how).not.toBe('')
  expect(figures).toMatch(/moves/)
  // What comes then stays within reach.
  await expect.poll(() => page.locator('.prompt-buttons').getByRole('link').first().isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await scene.waitFor({ state: 'detached' })
})

test('a finished game that is opened again shows its board at once', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'end-science', 200)
  await page.locator('.prompt-over').waitFor()
  expect(await page.locator('.end-scene').count()).toBe(0)
})
