// Accounts in the middle of a game: a guest signs up and plays on from the same seat, comes back by password and by
// passkey, and whoever leaves for good has given up.

import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { moveFromList, personAt, playBeside, seated, strip } from './online.ts'
import { movesMade, prompt, turn } from './table.ts'

const EMAIL = 'ada.lovelace@example.org'
const PASSWORD = 'correct horse battery'
const OTHER_PASSWORD = 'staple and battery'

async function signOut(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).first().click()
}

/** At the table, in the first seat, and asked. */
async function atMove(page: Page, id: string): Promise<void> {
  await page.goto(`/table/${id}`)
  await turn(page)
  await expect.poll(() => strip(page)).toEqual(['Ada', 'Bea'])
  await page.getByRole('region', { name: 'Your city' }).getByText('Ada').waitFor()
}

test('a guest signs up, signs in again, and leaves for good, while the game goes on', async ({ visit, problems }) => {
  const [{ page, context }, rival] = [await visit(), await visit({ settings: { name: 'Bea' } })]
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
  const [ada, bea] = [await personAt(page), await personAt(rival.page, 'Bea')]
  const id = await seated([ada, bea])
  await rival.go(`/table/${id}`)
  await atMove(page, id)

  await page.goto('/account')
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: /^Remove: / }).waitFor()
  await atMove(page, id)
  await moveFromList(page)
  await expect.poll(() => movesMade(rival.page)).toBe(1)

  // To anybody else the table is not there.
  await signOut(page)
  await page.goto(`/table/${id}`)
  await page.getByRole('heading', { name: 'Table not found' }).waitFor()

  await playBeside(id, [bea], 3)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await atMove(page, id)

  await signOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await atMove(page, id)
  await moveFromList(page)

  // Another password: this browser stays, with it alone one comes in from now on.
  await page.goto('/account')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password changed.').waitFor()
  await signOut(page)
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password').fill(OTHER_PASSWORD)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await page.getByText('Your account has been deleted.').waitFor()
  // Whoever leaves for good has given up: Bea has won.
  expect(await turn(rival.page)).toBe(false)
  await expect.poll(() => strip(rival.page)).toEqual(['Deleted player', 'Bea'])
  await expect.poll(() => prompt(rival.page).textContent()).toContain('You win. Resignation.')
  // What was asked for just before somebody signed out is answered after it.
  expect(problems.splice(0).filter(problem => !problem.includes('401'))).toEqual([])
})
