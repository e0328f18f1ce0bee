// Online: a link works once; the lobby follows what happens elsewhere; notices are shown.

import type { Page } from 'playwright-core'
import { launch } from './browser.ts'
import { expect, test, visitor } from './fixtures.ts'

/** Opens a table for a friend and returns the link that was copied. */
async function invite(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Play online with friends' }).click()
  await page.getByRole('button', { name: 'Create the table and copy the link' }).click()
  await page.waitForURL(/\/table\/[a-z2-7]{16}$/)
  await page.getByText('Link copied').waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a link seats one person; a used or unknown one says so', async ({ visit, problems }) => {
  const [host, friend, late] = [await visit(), await visit(), await visit()]
  await host.go('/')
  const link = await invite(host.page)
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  await friend.page.waitForURL(/\/table\//)
  for (const address of [link, '/join/aaaaaaaaaaaaaaaaaaaaaa']) {
    await late.page.goto(address)
    await late.page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor()
  }
  // The browser itself reports the two answers that say so.
  expect(problems.splice(0)).toEqual([expect.stringContaining('404'), expect.stringContaining('404')])
})

test('the lobby follows what happens elsewhere, and a seat is one click away', async ({ visit }) => {
  const [host, guest] = [await visit({ settings: { name: 'Drusilla' } }), await visit({ settings: { name: 'Marek' } })]
  await guest.go('/online?game=glory-to-rome')
  // Tables of others may be open; the one of this test is not yet.
  const open = guest.page.getByRole('region', { name: 'Open tables' })
  await open.locator('ul, .panel-empty').first().waitFor()
  expect(await open.getByText('Drusilla').count()).toBe(0)
  await host.go('/online/new/glory-to-rome')
  await host.page.getByRole('button', { name: '2', exact: true }).click()
  await host.page.getByRole('button', { name: 'Create the table' }).click()
  await host.page.waitForURL(/\/table\//)
  const row = guest.page.getByRole('listitem').filter({ hasText: 'Drusilla' })
  await row.getByRole('button', { name: 'Sit down' }).click()
  await guest.page.waitForURL(/\/table\//)
  await guest.page.goto('/online')
  await guest.page.getByRole('region', { name: 'Glory to Rome: Drusilla, Marek' }).waitFor()
})

test('a notice is shown while nobody looks at the table', async ({ problems, onTestFinished }) => {
  // The quickest browser may have none.
  const browser = await launch()
  onTestFinished(() => browser.close())
  const { page, context, go } = await visitor(browser, { installed: true }, problems)
  await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write'])
  await go('/about')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const devtools = await context.newCDPSession(page)
  const found = new Promise<string>(resolve =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const note = { kind: 'your-move', title: 'Your move', body: '7 Wonders Duel', url: '/table/abcdefghijklmnop' }
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await found,
    data: JSON.stringify(note),
  })
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype
      const notes = await getNotifications.call(await navigator.serviceWorker.ready)
      return notes.map(({ title, body, data }) => ({ title, body, data }))
    })
  await expect.poll(shown).toEqual([{ title: note.title, body: note.body, data: note.url }])
})
