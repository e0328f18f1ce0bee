// A Swiss of four people at four devices, from the announcement to the last standing; one of them at a phone.

import type { TournamentSight } from '@tabularium/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { axeFindings, faultsOf, settled } from './layout-checks.ts'
import { memberAt, type Person } from './online.ts'

const standing = (page: Page) => page.getByRole('table').getByRole('row')
const toTable = (page: Page) => page.locator('.panel-lit').getByRole('link', { name: 'To the table' })

async function fine(page: Page, what: string): Promise<void> {
  await settled(page)
  expect(await faultsOf(page), what).toEqual([])
  expect(await axeFindings(page), what).toEqual([])
}

test('four people enter, play three rounds, and the standings are right', async ({ visit }) => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dora']
  const pages: Page[] = []
  const people: Person[] = []
  for (const name of names) {
    const { page } = await visit({ size: name === 'Ben' ? 'phone' : 'laptop' })
    people.push(await memberAt(page, name))
    pages.push(page)
  }
  const [ada, ben] = pages

  await ada.goto('/tournaments/new/wonders-duel')
  await ada.getByRole('textbox', { name: 'Name' }).fill('Saturday <b>Swiss</b>')
  await ada.getByRole('spinbutton', { name: 'Rounds', exact: true }).fill('3')
  await ada.getByRole('spinbutton', { name: 'Break between rounds, in seconds' }).fill('0')
  await ada.getByRole('group', { name: 'Rated' }).getByRole('button').last().click()
  await fine(ada, 'the form')
  await ada.getByRole('button', { name: 'Announce' }).click()
  await ada.waitForURL(/\/tournament\/[a-z2-7]{16}$/)
  await ada.getByRole('heading', { name: 'Saturday <b>Swiss</b>' }).waitFor()
  const path = new URL(ada.url()).pathname
  const id = path.split('/')[2]

  // One after the other: their numbers are the order in which they enter.
  for (const [i, page] of pages.entries()) {
    if (page !== ada) await page.goto(path)
    await page.getByRole('button', { name: 'Enter', exact: true }).click()
    await page.getByRole('button', { name: 'Withdraw' }).waitFor()
    expect(await standing(page).count()).toBe(i + 2)
  }
  await ada.getByRole('button', { name: 'Start' }).click()
  for (const page of pages) await toTable(page).waitFor()
  await fine(ada, 'a round')
  await fine(ben, 'a round on a phone')

  for (let round = 1; round <= 3; round++) {
    await ada.getByRole('heading', { name: `Round ${round}`, exact: true }).waitFor()
    const open = async () => {
      const { games } = await people[0].ask<TournamentSight>('GET', `/tournaments/${id}`)
      return games.filter(game => game.round === round && game.table !== undefined && !game.points)
    }
    await expect.poll(async () => (await open()).length).toBe(2)
    for (const game of await open()) {
      const loser = Math.max(...game.players)
      // The first time at the table itself, by whoever has the phone.
      if (round === 1 && loser === 1) await toTable(ben).tap()
      await expect
        .poll(() =>
          people[loser].ask('POST', `/tables/${game.table}/resign`, {}).then(
            () => 'resigned',
            (error: Error) => error.message,
          ),
        )
        .toBe('resigned')
    }
  }
  await ben.goto(path)
  for (const page of [ada, ben]) {
    await page.getByText('Finished').waitFor()
    const rows = (await standing(page).allInnerTexts()).slice(1)
    for (const [i, name] of names.entries()) expect(rows[i]).toContain(name)
    const points = await page.locator('.cup-points').allInnerTexts()
    expect(points.map(text => text.trim())).toEqual(['3', '2', '1', '0'])
  }
  await fine(ada, 'the end')
  await fine(ben, 'the end on a phone')
  await ada.goto('/tournaments')
  await ada.getByRole('button', { name: 'Finished' }).click()
  await ada.getByRole('link', { name: 'Saturday <b>Swiss</b>' }).first().waitFor()
  await fine(ada, 'the list')
})
