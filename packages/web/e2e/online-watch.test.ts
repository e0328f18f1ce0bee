// Games with secrets, as a player and a spectator see them on their pages: hands, talk, offers and cards face down. That no
// byte tells more is shown beside the sockets: wire-secrets.test.ts of the server.

import type { Sight } from '@tabularium/protocol'
import type { Page } from 'playwright-core'
import { type AwView, assyrianWars } from '../../assyrian-wars/src/index.ts'
import { gloryToRome } from '../../glory-to-rome/src/index.ts'
import { mareNostrum } from '../../mare-nostrum/src/index.ts'
import { findBattle, TWO_RIVERS } from '../../server/src/tables/battle.testing.ts'
import { begin, seedOf } from '../../server/src/tables/tables.testing.ts'
import { expect, test } from './fixtures.ts'
import { log, lowerTab, moveBeside, type Person, personAt, playBeside, say, stranger } from './online.ts'
import { lines, movesMade, prompt } from './table.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let bea: Person
let cid: Person
test.beforeAll(async () => {
  server = await startTestServer()
  bea = await stranger('Bea', server.address)
  cid = await stranger('Cid', server.address)
})

const first = ([one]: readonly string[]): string => one

test('Glory to Rome: a player has a hand, a spectator none, and each talks with their own', async ({ visit }) => {
  const { address } = server
  const [{ page }, { page: watching }] = [await visit({ address }), await visit({ address })]
  const ada = await personAt(page)
  const id = await begin(server, gloryToRome, { seats: [ada, bea], seed: seedOf('secrets of the page') })
  for (const one of [page, watching]) {
    await one.goto(`/table/${id}`)
    await one.locator('.rome').waitFor()
    await lowerTab(one, /^Table/).click()
  }
  expect(await page.locator('.rome-hand').count()).toBe(1)
  expect(await watching.locator('.rome-hand').count()).toBe(0)
  await say(page, 'between us players')
  await say(watching, 'over their shoulders')
  await log(page).getByText('between us players').waitFor()
  await log(watching).getByText('over their shoulders').waitFor()
  await playBeside(id, [ada, bea], 6)
  for (const one of [page, watching]) {
    await lowerTab(one, 'Log').click()
    await expect.poll(() => movesMade(one)).toBe(6)
    await lowerTab(one, /^Table/).click()
  }
  expect(await log(page).textContent()).not.toContain('over their shoulders')
  expect(await log(watching).textContent()).not.toContain('between us players')
  await ada.ask('POST', `/tables/${id}/resign`, {})
  for (const one of [page, watching]) await prompt(one).getByRole('button', { name: 'Scores' }).waitFor()
})

/** Lifts so many resources and puts them up. */
async function putUp(page: Page, many: number): Promise<void> {
  const offer = page.locator('[data-offer]')
  await offer.waitFor()
  for (let i = 0; i < many; i++) await page.locator('.mare-held').nth(i).click()
  await expect.poll(() => offer.getAttribute('aria-disabled')).toBeNull()
  await offer.click()
  await offer.waitFor({ state: 'detached' })
}

test('Mare Nostrum: offers stay hidden until all are in, then goods are taken, and a gift stays between two', async ({
  visit,
}) => {
  const MANY = 3
  const { address } = server
  const [{ page }, { page: watching }] = [await visit({ address }), await visit({ address })]
  const ada = await personAt(page)
  // The second seat leads this market, and gives at its end.
  const id = await begin(server, mareNostrum, { seats: [bea, ada, cid], seed: seedOf('three at a market') })
  for (const one of [page, watching]) {
    await one.goto(`/table/${id}`)
    await one.locator('.board.mare').first().waitFor()
  }
  const areReady = async (count: number) => {
    for (const one of [page, watching])
      await expect.poll(() => one.locator('.mare-offers-hidden li', { hasText: 'ready' }).count()).toBe(count)
  }
  await page.locator(`.mare-action-panel [data-notation="token ${MANY}"]`).click()
  await page.locator('[data-offer]').waitFor()
  for (let i = 0; i < MANY; i++) await moveBeside(id, bea, first)
  await areReady(1)
  await putUp(page, MANY)
  await areReady(2)
  for (let i = 0; i < MANY; i++) await moveBeside(id, cid, first)
  for (const one of [page, watching]) await one.locator('.mare-offers:not(.mare-offers-hidden)').waitFor()

  const take = page.locator('.mare-take[data-notation]')
  const gift = page.locator('.mare-action-panel [data-notation^=gift]')
  const held = page.locator('.mare-held[aria-pressed]')
  const othersTake = async () => {
    for (const other of [bea, cid, bea]) {
      const { legal } = await other.ask<Sight>('GET', `/tables/${id}/sight`)
      if (legal.some(action => action.startsWith('take '))) await moveBeside(id, other, first)
    }
  }
  let takes = 0
  for (;;) {
    await othersTake()
    await take.or(held).first().waitFor()
    if ((await take.count()) === 0) break
    const notation = await take.first().getAttribute('data-notation')
    await take.first().click()
    await page.locator(`.mare-take[data-notation="${notation}"]`).waitFor({ state: 'detached' })
    takes++
  }
  expect(takes).toBeGreaterThan(1)
  await held.last().click()
  await gift.click()
  for (const one of [page, watching]) await expect.poll(() => one.locator('.bar').textContent()).toMatch(/phase 3/)
  const told = (one: Page) => one.locator('.record-list').getByText(/gives/).first().textContent()
  expect(await told(page)).not.toContain('a resource')
  expect(await told(watching)).toContain('a resource')
  await watching.locator('.mare-lower-watched').waitFor()
  await expect.poll(() => watching.locator('.mare-camp').count()).toBe(3)
})

test('Assyrian Wars: a battle card lies face down for the spectator until it is turned up', async ({ visit }) => {
  const { seed, moves, seat, cards } = findBattle()
  const { address } = server
  const [{ page }, { page: watching }] = [await visit({ address }), await visit({ address })]
  const ada = await personAt(page)
  const people = [bea, cid].toSpliced(seat, 0, ada)
  const id = await begin(server, assyrianWars, { seats: people, seed, options: TWO_RIVERS })
  for (const [by, action] of moves) await moveBeside(id, people[by], () => action)
  for (const one of [page, watching]) {
    await one.goto(`/table/${id}`)
    await one.locator('.board.aw').first().waitFor()
  }
  const line = lines(page).and(page.locator(`[data-notation="${cards[1]}"]`))
  await line.click()
  await line.waitFor({ state: 'detached' })
  const fought = watching.locator('.aw-fought')
  await fought.getByText('card face down').waitFor()
  const seen = async () => (await bea.ask<Sight>('GET', `/tables/${id}/sight`)).view as AwView
  for (let view = await seen(); Object.keys(view.laid).length > 0; view = await seen())
    await moveBeside(id, people[view.waiting[0]], () => 'pass')
  await fought.getByText('battle card').first().waitFor()
})
