// What is fair between people: somebody is called back to a table that fills, a rated game tells what it has changed, an
// offer to play again can be seen and declined.

import { expect, test } from './fixtures.ts'
import { lowerTab, member, memberAt, open, personAt, playBeside, seated, stranger } from './online.ts'
import { prompt, turn } from './table.ts'

const LIVE = { kind: 'live', baseMs: 600_000, incrementMs: 10_000 }

test('whoever sits down calls the owner back, on whichever page of the site', async ({ visit }) => {
  const { page, go } = await visit()
  const ada = await personAt(page)
  await go('/online')
  await page.getByText('You have no tables yet').waitFor()
  const { table } = await open(ada, { visibility: 'open', clock: LIVE })
  // Somebody is called whom the server knows on this page, not on the last one, nor on one that is still on its way.
  let known = false
  page.on('framenavigated', () => {
    known = false
  })
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      known ||= String(payload).includes('"news":"mine"')
    }),
  )
  await go('/rules/wonders-duel')
  await page.reload()
  await expect.poll(() => known).toBe(true)
  const bea = await stranger('Bea')
  await bea.ask('POST', `/tables/${table.id}/join`, {})
  await page.getByText('Bea sat down: 7 Wonders Duel is starting.').waitFor()
  await expect.poll(() => page.title()).toMatch(/^● Bea sat down/)
  await page.getByRole('link', { name: 'Online one table is waiting for you' }).first().waitFor()
  await page.getByRole('button', { name: 'Go to the table' }).click()
  await page.waitForURL(`**/table/${table.id}`)
  await page.locator('.duel').waitFor()
  await expect.poll(() => page.getByText('Bea sat down').count()).toBe(0)
})

test('a rated game: what giving up means, what it has changed, and a rematch that is declined', async ({ visit }) => {
  const { page } = await visit()
  const [ada, bea] = [await memberAt(page), await member('Bea')]
  const id = await seated([ada, bea], { clock: LIVE, rated: true })
  await page.goto(`/table/${id}`)
  await turn(page)
  const itself = async () => {
    await lowerTab(page, /^Table/).click()
    await page.getByText('Game options').click()
  }
  await itself()
  await page.getByRole('button', { name: 'Abort the game' }).click()
  await prompt(page).getByText('nobody loses, and ratings do not change').waitFor()
  await prompt(page).getByRole('button', { name: 'Cancel' }).click()

  await playBeside(id, [ada, bea], 8)
  await page.getByRole('button', { name: 'Resign' }).click()
  await prompt(page).getByText('You will lose this game.').waitFor()
  await prompt(page).getByRole('button', { name: 'Resign' }).click()
  await prompt(page).getByText('Your rating: 1500 → 1395').waitFor()
  await prompt(page).getByText('−105').waitFor()
  await expect
    .poll(() => page.locator('.seat-strip-rating').allTextContents())
    .toEqual([expect.stringContaining('1395−105'), expect.stringContaining('1605+105')])

  await bea.ask('POST', `/tables/${id}/rematch`, {})
  await expect.poll(() => prompt(page).textContent()).toContain('Bea offers a rematch.')
  await prompt(page).getByRole('button', { name: 'Accept rematch' }).waitFor()
  await prompt(page).getByRole('button', { name: 'Decline', exact: true }).click()
  await prompt(page).getByRole('button', { name: 'Rematch' }).waitFor()
  const offers = async () => (await bea.ask<{ offers: unknown[] }>('GET', `/tables/${id}`)).offers
  await expect.poll(offers).toEqual([])

  await prompt(page).getByRole('button', { name: 'Rematch' }).click()
  await prompt(page).getByText('Rematch offered.').waitFor()
  await prompt(page).getByRole('button', { name: 'Withdraw offer' }).click()
  await prompt(page).getByRole('button', { name: 'Rematch' }).waitFor()
})

test('the replay of a game holds its record against what this browser saw when the table began', async ({ visit }) => {
  const { page } = await visit()
  const [ada, bea] = [await personAt(page), await stranger('Bea')]
  const id = await seated([ada, bea])
  await page.goto(`/table/${id}`)
  await turn(page)
  await ada.ask('POST', `/tables/${id}/resign`, {})
  const doubt = page.getByRole('alert').filter({ hasText: 'a different hash from the one this page saw' })
  const verify = async () => {
    await page.goto(`/game/${id}`)
    await page.locator('.duel').waitFor()
    await page.getByRole('button', { name: 'Result' }).click()
    await page.getByRole('button', { name: 'Verify' }).click()
  }
  await verify()
  await page.locator('.verify-good').getByText(/./).first().waitFor()
  expect(await doubt.count()).toBe(0)

  // As if the server had shown another one then.
  await page.evaluate(() => {
    const key = 'tabularium.promises'
    const kept = localStorage.getItem(key) ?? ''
    localStorage.setItem(key, kept.replace(/"commitment":"[0-9a-f]{64}"/, `"commitment":"${'0'.repeat(64)}"`))
  })
  await verify()
  await page.locator('.verify-bad').getByText(/./).first().waitFor()
  expect(await doubt.count()).toBe(1)
})

test('a long war has days for a move and counts for nothing; its table is created without scrolling', async ({
  visit,
}) => {
  const { page, go } = await visit()
  await page.setViewportSize({ width: 1280, height: 720 })
  await go('/online/new/assyrian-wars')
  // A first game is the short war, its rules are folded away, and the table is created without scrolling.
  const scenario = (name: RegExp) => page.getByRole('radio', { name })
  await expect.poll(() => scenario(/^The Two Rivers/).isChecked()).toBe(true)
  expect(await page.locator('.new-more .new-option').first().isVisible()).toBe(false)
  const create = await page.getByRole('button', { name: 'Create the table' }).boundingBox()
  expect((create?.y ?? 0) + (create?.height ?? 720)).toBeLessThanOrEqual(720)
  // A number of players and a scenario that do not go together cannot be chosen.
  await page.getByRole('button', { name: '5', exact: true }).click()
  await expect.poll(() => scenario(/^Campaign/).isChecked()).toBe(true)
  await scenario(/^The Two Rivers/).check()
  await page.getByRole('button', { name: '3', exact: true, pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Correspondence', pressed: true }).waitFor()
  await page.getByText('You will not be notified').waitFor()
  await page.getByText('Rated games are for players with an account.').waitFor()
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.waitForURL(/\/table\//)
  await page.getByText('3 days per move').waitFor()
  await page
    .locator('.waiting-seats')
    .getByText(/Assyria/)
    .waitFor()
  await page
    .getByText(/The Two Rivers/)
    .first()
    .waitFor()
})
