// Two people who know each other: they follow, one challenges the other by name, they play a move, write, and meet in a
// club. On a desk and on a phone, and axe finds nothing serious.

import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { axeFindings, faultsOf, settled } from './layout-checks.ts'
import { memberAt, moveFromList } from './online.ts'
import { movesMade, turn } from './table.ts'

async function inOrder(page: Page): Promise<void> {
  await settled(page)
  expect(await faultsOf(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
}

test('two people follow, challenge, play, write and share a club', async ({ visit, problems }) => {
  const [desk, phone] = [await visit(), await visit({ size: 'phone', settings: { name: 'Bea' } })]
  const mark = crypto.randomUUID().slice(0, 6)
  await memberAt(desk.page, `Ada${mark}`)
  const bea = await memberAt(phone.page, `Bea${mark}`)

  // By name, and friends once both follow.
  await desk.page.goto('/people')
  await desk.page.getByLabel('Find a player by name').fill(`bea${mark}`)
  await desk.page.getByRole('button', { name: 'Open' }).click()
  await desk.page.waitForURL(`**/@Bea${mark}`)
  await desk.page.getByRole('button', { name: 'Follow', exact: true }).click()
  await desk.page.getByRole('button', { name: 'Unfollow' }).waitFor()
  await inOrder(desk.page)
  await phone.page.goto(`/@ada${mark}`)
  await phone.page.getByRole('button', { name: 'Follow', exact: true }).click()
  await phone.page.goto('/people')
  await phone.page.getByRole('link', { name: `Ada${mark}` }).waitFor()
  await inOrder(phone.page)

  await desk.page.getByRole('link', { name: 'Challenge', exact: true }).click()
  await desk.page.getByRole('heading', { name: `Challenge Bea${mark}` }).waitFor()
  await desk.page.getByRole('button', { name: 'You', exact: true }).click()
  await desk.page.getByRole('button', { name: 'Send the challenge' }).click()
  await desk.page.getByRole('button', { name: 'Withdraw' }).waitFor()
  await phone.page.getByRole('button', { name: 'Accept' }).click()
  await phone.page.waitForURL(/\/table\/[a-z2-7]{16}$/)
  await desk.page.goto(phone.page.url())
  await turn(desk.page)
  await moveFromList(desk.page)
  await expect.poll(() => movesMade(desk.page)).toBeGreaterThan(0)

  await desk.page.goto(`/messages/to/${bea.id}`)
  await desk.page.getByLabel('Your message').fill('Well <b>played</b>!')
  await desk.page.getByRole('button', { name: 'Send' }).click()
  await desk.page.waitForURL(/\/messages\/[a-z2-7]{16}$/)
  await phone.page.goto('/messages')
  await phone.page.getByText('1 unread').waitFor()
  await inOrder(phone.page)
  await phone.page.getByRole('link', { name: `Ada${mark}` }).click()
  await phone.page.getByText('Well <b>played</b>!').waitFor()
  await inOrder(phone.page)

  await desk.page.goto('/clubs')
  await desk.page.getByLabel('Name', { exact: true }).fill(`Club ${mark}`)
  await desk.page.getByLabel(/^Name in the address/).fill(`club-${mark}`)
  await desk.page.getByRole('button', { name: 'Found it' }).click()
  await desk.page.getByRole('heading', { name: `Club ${mark}`, level: 1 }).waitFor()
  await inOrder(desk.page)
  await phone.page.goto(`/club/club-${mark}`)
  await phone.page.getByRole('button', { name: 'Join' }).click()
  await phone.page.getByRole('link', { name: 'Create a table' }).waitFor()
  await inOrder(phone.page)
  expect(problems).toEqual([])
})
