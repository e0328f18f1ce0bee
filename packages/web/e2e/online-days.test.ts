// Games by correspondence: days for a move, at a server whose time the test sets. Whoever lets them pass is played for by
// a bot, and takes the seat back when they come. And what a live table says when time was given back.

import { expect, test } from './fixtures.ts'
import { moveFromList, personAt, playBeside, seated, stranger } from './online.ts'
import { prompt, turn } from './table.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const DAY = 86_400_000
let passed = 0
let server: TestServer

test.beforeAll(async () => {
  server = await startTestServer(() => Date.now() + passed)
})

test('days pass, a bot takes over, and the seat is taken back', async ({ visit }) => {
  const { address } = server
  const { page } = await visit({ address })
  const [ada, bea] = [await personAt(page), await stranger('Bea', address)]
  const id = await seated([ada, bea], { clock: { kind: 'days', days: 3 } })
  await page.goto('/online')
  await page
    .getByRole('region', { name: '7 Wonders Duel: Ada, Bea' })
    .getByText(/3 days/)
    .first()
    .waitFor()
  await page.goto(`/table/${id}`)
  await turn(page)
  const clock = page.locator('.seat-strip-asked').getByRole('timer')
  await expect.poll(() => clock.textContent()).toMatch(/2 d 23 h|3 d 0 h/)

  passed += 2 * DAY
  await page.reload()
  await turn(page)
  await expect.poll(() => clock.textContent()).toMatch(/23 h 59\smin|1 d 0 h/)
  passed += DAY
  await prompt(page).getByText('A bot is playing for you.').waitFor()
  await page.getByTitle('Ada: a bot is playing').waitFor()
  // Its move is not told as if it were hers.
  await page.locator('.record').getByText('A bot played for Ada.').first().waitFor()
  await page.getByRole('button', { name: 'Take my seat back' }).click()
  await expect.poll(() => prompt(page).textContent()).not.toContain('A bot is playing for you.')
  await page.getByTitle('Ada: here').waitFor()
  await playBeside(id, [bea], 3)
  await turn(page)
  await moveFromList(page)
})

test('the server was away: the clocks stood still, and the table says so once', async ({ visit }) => {
  const { address, database } = server
  const { page } = await visit({ address, size: 'phone' })
  const id = await seated([await personAt(page), await stranger('Bea', address)], {
    clock: { kind: 'live', baseMs: 600_000, incrementMs: 0 },
  })
  await page.goto(`/table/${id}`)
  await turn(page)
  const table = database.db.selectFrom('game_table').select(['clocks', 'touched']).where('id', '=', id)
  const { clocks, touched } = await table.executeTakeFirstOrThrow()
  const later = JSON.stringify({ ...clocks, since: touched + 95_000 })
  await database.db.updateTable('game_table').set({ clocks: later }).where('id', '=', id).execute()
  await database.notify('tables', id)
  const told = page.getByText('The clocks were paused for 1:35')
  await told.waitFor()
  expect(await page.locator('.seat-strip-asked').getByRole('timer').textContent()).toContain('10:00')
  await database.notify('tables', id)
  await expect.poll(() => told.count()).toBe(1)
})
