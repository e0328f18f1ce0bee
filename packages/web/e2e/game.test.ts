// A whole game against a bot with the mouse, from the home page to the replay, and the last turns of one with a finger. With
// keys alone: keys.test.ts.

import { expect, test } from './fixtures.ts'
import { moveByPointer, playOn, prompt, sitAt, turn } from './table.ts'

test('a whole game with the mouse, from the home page to the replay', async ({ visit }) => {
  const { page, go } = await visit({ seed: 1 })
  await go('/')
  await page
    .getByRole('button', { name: /^Play a bot/ })
    .first()
    .click()
  // The hash of the seed stands there before the first move, and is the one that is shown at the end.
  await page.getByText('Fairness').click()
  const hash = await page.locator('.chance-text code').textContent()
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  await page.getByText('Fairness').click()
  const moves = await playOn(page, () => moveByPointer(page, target => target.click()))
  expect(moves).toBeGreaterThan(10)
  await prompt(page).getByRole('button', { name: 'Scores' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await dialog.getByText('Every move is legal, the result is correct, and the seed matches its hash.').waitFor()
  await dialog.getByText(hash ?? '').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await prompt(page).getByRole('link', { name: 'Replay' }).click()
  await page.waitForURL(/\/replay\//)
  await page.getByRole('region', { name: 'Playback' }).waitFor()
})

test('a game begins and ends with a finger', async ({ visit }) => {
  const { page, go } = await visit({ size: 'phone', seed: 2 })
  await go('/')
  await page
    .getByRole('button', { name: /^Play a bot/ })
    .first()
    .tap()
  await turn(page)
  await moveByPointer(page, target => target.tap())
  // Few cards are left in the last age.
  await sitAt(page, 'end-points', 54)
  const moves = await playOn(page, () => moveByPointer(page, target => target.tap()))
  expect(moves).toBeGreaterThan(2)
  const row = page.getByRole('dialog').getByRole('row').first()
  const scores = prompt(page).getByRole('button', { name: 'Scores' })
  // A touch while the last cards still come to rest may miss: then once more.
  const open = async () => {
    if (!(await row.isVisible())) await scores.tap({ timeout: 1000 }).catch(() => undefined)
    return await row.isVisible()
  }
  await expect.poll(open).toBe(true)
})
