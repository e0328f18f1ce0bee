// Lessons to their ends by the list of actions; those of 7 Wonders Duel and Mare Nostrum on the board: learn.test.ts.

import { test } from './fixtures.ts'
import { listed, playOn, walk } from './lessons.ts'

test('the lesson of Assyrian Wars is walked through with the list of actions', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/learn/assyrian-wars/two-rivers')
  await walk(
    page,
    () => listed(page).first().click(),
    async () => (await listed(page).count()) > 0,
  )
})

test.for([
  ['first-game', 'Your first game'],
  ['functions', 'Structures at work'],
])('the lesson %s of Glory to Rome is walked through with the list of actions', async ([id, title], { visit }) => {
  const { page, go } = await visit()
  await go('/learn')
  const lessons = page.getByRole('region', { name: 'Glory to Rome' })
  const entry = lessons
    .locator('.learn-lesson')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await entry.getByRole('link', { name: 'Start' }).click()
  await page.waitForURL(`/learn/glory-to-rome/${id}`)
  await walk(
    page,
    () => listed(page).first().click(),
    async () => (await listed(page).count()) > 0,
  )
  await playOn(page)
  // Come back, and the lesson is done.
  await go('/learn')
  await entry.getByText('done').waitFor()
})
