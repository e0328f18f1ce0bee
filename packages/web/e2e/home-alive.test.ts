// Where people meet: two who seek find each other from the home page, and a lone visitor finds the house playing.

import { expect, test } from './fixtures.ts'
import { axeFindings, faultsOf, settled } from './layout-checks.ts'
import { strip, tableIn } from './online.ts'
import { startTestServer } from './test-server.ts'

test('two who seek the same find each other, one at a desk and one with a phone, who plays a bot meanwhile', async ({
  visit,
}) => {
  const { address } = await startTestServer()
  const desk = await visit({ address, settings: { name: 'Ada' } })
  const phone = await visit({ address, size: 'phone', settings: { name: 'Bea' } })
  await phone.go('/')
  const find = phone.page.getByRole('region', { name: 'Find an opponent' })
  await find.getByRole('button', { name: /^Fast/ }).tap()
  await find.getByRole('button', { name: 'Find a game' }).tap()
  await find.getByText('Looking for an opponent.').waitFor()
  await find.getByRole('button', { name: /^Play .* meanwhile$/ }).tap()
  await phone.page.waitForURL(/\/play\//)

  await desk.go('/')
  const own = desk.page.getByRole('region', { name: 'Find an opponent' })
  await own.getByRole('button', { name: /^Fast/ }).click()
  await own.getByText('One person is waiting.').waitFor()
  await own.getByRole('button', { name: 'Find a game' }).click()
  await desk.page.waitForURL(/\/table\/[a-z2-7]{16}$/)
  // Whoever plays meanwhile is called, and not torn away.
  await phone.page.getByText(/Opponent found: Ada|your game is starting/).waitFor()
  await phone.page.getByRole('button', { name: 'Go to the table' }).tap()
  await phone.page.waitForURL(/\/table\/[a-z2-7]{16}$/)
  expect(tableIn(phone.page)).toBe(tableIn(desk.page))
  await expect.poll(async () => (await strip(desk.page)).toSorted()).toEqual(['Ada', 'Bea'])
})

test('a lone visitor finds a game of the house to watch and players of the house to play, and nothing is empty', async ({
  visit,
}) => {
  const { address } = await startTestServer()
  for (const size of ['phone', 'laptop'] as const) {
    const { page, go } = await visit({ address, size })
    await go('/')
    const now = page.getByRole('region', { name: /^Now playing/ })
    await now.locator('.duel-mini').waitFor()
    expect(await now.getByText('house', { exact: true }).count()).toBe(2)
    await settled(page)
    expect(await faultsOf(page), size).toEqual([])
    expect(await axeFindings(page), size).toEqual([])
    if (size === 'phone') continue
    const house = page.getByRole('region', { name: /^House players/ })
    await house
      .getByRole('button', { name: /^Play / })
      .last()
      .click()
    await page.waitForURL(/\/table\/[a-z2-7]{16}$/)
    await page.getByText('Take one of the wonders on offer.').waitFor()
  }
})
