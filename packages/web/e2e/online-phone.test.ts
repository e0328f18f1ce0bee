// A phone, from the link to the end: sitting down, moving with a finger, talking, giving up.

import { expect, test } from './fixtures.ts'
import { faultsOf, settled } from './layout-checks.ts'
import { log, open, playBeside, say, stranger } from './online.ts'
import { moveByPointer, prompt, turn } from './table.ts'

test('a game on a phone: by a link, with a finger, with talk, given up', async ({ visit }) => {
  const { page, go } = await visit({ size: 'phone', settings: { name: '' } })
  const bea = await stranger('Bea')
  const { table, invite } = await open(bea, { seats: ['open', 'me'] })
  const fine = async (what: string) => {
    await settled(page)
    expect(await faultsOf(page), what).toEqual([])
  }
  await go(`/join/${invite}`)
  await page.getByRole('heading', { name: 'Bea invites you to play 7 Wonders Duel' }).waitFor()
  await fine('the invitation')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.getByRole('button', { name: 'Sit down' }).tap()
  await page.waitForURL(`**/table/${table.id}`)
  await turn(page)
  await fine('the first move')

  for (let n = 0; n < 3; n++) {
    await turn(page)
    await moveByPointer(page, target => target.tap())
    await playBeside(table.id, [bea], 3)
  }
  await bea.ask('POST', `/tables/${table.id}/chat`, { room: 'players', text: 'Are you on the train? 🚆' })
  const tabs = page.getByRole('navigation', { name: 'Views' })
  await tabs.getByRole('button', { name: 'Table, 1 new message' }).tap()
  await log(page).getByText('Are you on the train? 🚆').waitFor()
  await say(page, 'Yes, <i>home</i>')
  await log(page).getByText('Yes, <i>home</i>').waitFor()
  await fine('talk')
  // Seen is seen.
  await tabs.getByRole('button', { name: 'Board' }).tap()
  await tabs.getByRole('button', { name: 'Table', exact: true }).tap()

  await page.getByText('Game options').tap()
  await page.getByRole('button', { name: 'Resign' }).tap()
  await prompt(page).getByText('You will lose this game.').waitFor()
  await fine('asked again')
  await prompt(page).getByRole('button', { name: 'Resign' }).tap()
  expect(await turn(page)).toBe(false)
  await fine('the end')
  await prompt(page).getByRole('button', { name: 'Scores' }).tap()
  await page.getByRole('dialog').getByText('No scoring: the game ended early.').waitFor()
  await fine('the scores')
})
