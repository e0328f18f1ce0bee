// Online: a link to a friend and both are playing; the lobby follows what happens elsewhere; accounts keep what guests
// have played; notices lead to the table.

import type { Page } from 'playwright-core'
import { expect, test } from './visit.ts'

/** Opens a table for a friend and returns the link that was copied. */
async function invite(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Play online with a friend' }).click()
  await page.getByRole('button', { name: 'Open the table and copy the link' }).click()
  await page.waitForURL(/\/table\/[a-z2-7]{16}$/)
  await page.getByText('The link is on the clipboard').waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill('correct horse battery')
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

test('a link to a friend, and both are playing', async ({ visit }) => {
  const [host, friend] = [await visit(), await visit({ language: 'pl', settings: { name: 'Marek' } })]
  await host.go('/')
  const link = await invite(host.page)
  await friend.page.goto(link)
  await friend.page.getByRole('heading', { name: 'Ada zaprasza do gry: 7 Cudów Świata: Pojedynek' }).waitFor()
  await friend.page.getByRole('button', { name: 'Usiądź do gry' }).click()
  await friend.page.waitForURL(/\/table\//)
  expect(new URL(friend.page.url()).pathname).toBe(new URL(host.page.url()).pathname)
  for (const { page } of [host, friend]) await page.locator('.duel').waitFor()
})

test('a link seats one person; a used or unknown one says so', async ({ visit, problems }) => {
  const [host, friend, late] = [await visit(), await visit(), await visit()]
  await host.go('/')
  const link = await invite(host.page)
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  await friend.page.waitForURL(/\/table\//)
  for (const address of [link, '/join/aaaaaaaaaaaaaaaaaaaaaa']) {
    await late.page.goto(address)
    await late.page.getByRole('heading', { name: 'This link leads nowhere' }).waitFor()
  }
  // The browser itself reports the two answers that say so.
  expect(problems.splice(0)).toEqual([expect.stringContaining('404'), expect.stringContaining('404')])
})

test('the lobby follows what happens elsewhere, and a seat is one click away', async ({ visit }) => {
  const [host, guest] = [await visit({ settings: { name: 'Livia' } }), await visit({ settings: { name: 'Marek' } })]
  await guest.go('/online?game=glory-to-rome')
  await guest.page.getByText('No open table fits').waitFor()
  await host.go('/online/new/glory-to-rome')
  await host.page.getByRole('button', { name: '2', exact: true }).click()
  await host.page.getByRole('button', { name: 'Open the table' }).click()
  await host.page.waitForURL(/\/table\//)
  const row = guest.page.getByRole('listitem').filter({ hasText: 'Livia' })
  await row.getByRole('button', { name: 'Sit down' }).click()
  await guest.page.waitForURL(/\/table\//)
  await guest.page.goto('/online')
  await guest.page.getByRole('region', { name: 'Glory to Rome: Livia, Marek' }).waitFor()
})

test('a guest who signs up keeps name and games, and finds them after signing in again', async ({
  visit,
  problems,
}) => {
  const { page, go } = await visit()
  await go('/')
  await invite(page)
  await page.goto('/account')
  await signUp(page, 'ada@example.org')
  await page.goto('/online')
  await page.getByRole('region', { name: '7 Wonders Duel: Ada, a free seat' }).waitFor()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Password').fill('wrong password')
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('E-mail and password do not fit.').waitFor()
  expect(problems.splice(0).every(problem => problem.includes('401'))).toBe(true)
  await page.getByLabel('Password').fill('correct horse battery')
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await page.goto('/online')
  await page.getByRole('region', { name: '7 Wonders Duel: Ada, a free seat' }).waitFor()
})

test('a passkey signs in without a password; the language goes along', async ({ visit }) => {
  const { page, context, go } = await visit()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await go('/account')
  await signUp(page, 'grace@example.org')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: /^Remove: / }).waitFor()
  const saved = page.waitForResponse(answer => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'PL' }).click()
  await saved
  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await page.getByRole('button', { name: 'EN' }).click()
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  // The account's language comes with it.
  await page.getByRole('button', { name: 'Wyloguj się' }).waitFor()
})

test('a deleted account is gone', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/account')
  await signUp(page, 'leaving@example.org')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Your account is deleted.').waitFor()
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Sign up or sign in' }).waitFor()
})

test('a notice is shown while nobody looks at the table', async ({ visit }) => {
  const { page, context, go } = await visit({ installed: true })
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
