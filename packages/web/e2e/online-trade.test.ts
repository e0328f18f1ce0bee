// Three people far from each other trade in Mare Nostrum, and somebody watches. Until all offers are in, no byte depends on
// what another has put up: at two tables alike but for the first one's offer, everybody else is told the same.

import { mareNostrum } from '../../mare-nostrum/src/index.ts'
import { begin, seedOf } from '../../server/src/tables/testing.ts'
import { type Given, startGiven } from './given.ts'
import { asked, framesOf, type Person, personAt } from './online.ts'
import { expect, test, type Visit } from './visit.ts'

const SEED = seedOf('three at a market')
const TOKEN = 'token 3'
const MANY = 3

let server: Given
test.beforeAll(async () => {
  server = await startGiven()
})

type Page = Visit['page']

/** Lifts so many resources, from the first column or from the last, and puts them up. */
async function putUp(page: Page, from: 'first' | 'last'): Promise<readonly string[]> {
  const held = page.locator('.mare-held')
  const offer = page.locator('[data-offer]')
  await offer.waitFor()
  const count = await held.count()
  const lifted: string[] = []
  for (let i = 0; lifted.length < MANY && i < count; i++) {
    const one = held.nth(from === 'first' ? i : count - 1 - i)
    await one.click()
    lifted.push((await one.getAttribute('data-piece'))?.replace('good.', '') ?? '')
  }
  await expect.poll(() => offer.getAttribute('aria-disabled')).toBeNull()
  await offer.click()
  await offer.waitFor({ state: 'detached' })
  return lifted
}

/** What is told of the game: without the table's name and the time, and without who comes and goes. */
const plain = (frames: readonly string[], id: string): readonly string[] =>
  frames
    .filter(frame => frame.includes(id) && !/^\{"news":"(?:mine|presence)"/.test(frame))
    .map(frame => frame.replaceAll(id, 'ID').replace(/\b\d{13}\b/g, 'TIME'))

const ready = (page: Page) => page.locator('.mare-offers-hidden li', { hasText: 'ready' })

test('nobody is told of an offer before all are in, and then everybody', async ({ visit }) => {
  const { address } = server
  const visits: Visit[] = []
  for (let i = 0; i < 4; i++) visits.push(await visit({ address }))
  const pages = visits.map(({ page }) => page)
  const frames = visits.map(framesOf)
  const people: Person[] = []
  for (const [i, name] of ['Ada', 'Bea', 'Cid'].entries()) people.push(await personAt(pages[i], name))
  const [ada, bea, cid, watching] = pages

  /** To the moment before the last offer: what was told to each page, and what the first one has put up. */
  const trade = async (from: 'first' | 'last') => {
    const id = await begin(server, mareNostrum, { seats: people, seed: SEED })
    const before = frames.map(({ length }) => length)
    for (const page of pages) {
      await page.goto(`/table/${id}`)
      await page.locator('.mare').waitFor()
    }
    const leader = await asked([ada, bea, cid])
    await leader?.locator(`.mare-desk [data-notation="${TOKEN}"]`).click()
    const offered = await putUp(ada, from)
    for (const page of [bea, cid, watching]) await expect.poll(() => ready(page).count()).toBe(1)
    await putUp(bea, 'first')
    for (const page of [ada, cid, watching]) await expect.poll(() => ready(page).count()).toBe(2)
    return { offered, told: frames.map((list, i) => plain(list.slice(before[i]), id)) }
  }
  const one = await trade('last')
  const two = await trade('first')
  expect(two.offered).toHaveLength(MANY)
  expect(new Set(one.offered)).not.toEqual(new Set(two.offered))
  for (const seat of [1, 2, 3]) {
    expect(two.told[seat].length).toBeGreaterThan(2)
    expect(two.told[seat]).toEqual(one.told[seat])
  }
  // Only the owner is told: of the offer, and of what is left.
  expect(two.told[0]).not.toEqual(one.told[0])
  const told = (seat: number) => two.told[seat].join('\n')
  for (const seat of [0, 1, 2]) expect(told(seat)).toContain(`"seat":${seat},"`)
  expect(told(3)).not.toContain('"own"')

  // The last one is in: all lie open, to the spectator as well, and the leader takes first.
  const before = frames.map(({ length }) => length)
  await putUp(cid, 'first')
  for (const [seat, page] of pages.entries()) {
    await page.locator('.mare-offers:not(.mare-offers-hidden)').waitFor()
    const open = frames[seat].slice(before[seat]).join('\n')
    for (const piece of two.offered) expect(open).toContain(piece)
  }
  let takes = 0
  for (let page = await asked([ada, bea, cid]); page; page = await asked([ada, bea, cid])) {
    const take = page.locator('.mare-take[data-notation]')
    if ((await take.count()) === 0) break
    const first = take.first()
    const notation = await first.getAttribute('data-notation')
    await first.click()
    await page.locator(`.mare-take[data-notation="${notation}"]`).waitFor({ state: 'detached' })
    takes++
  }
  expect(takes).toBeGreaterThan(2)

  // Who has most evens out with who has least: only these two learn what was given.
  const since = frames.map(({ length }) => length)
  await bea.locator('.mare-held[aria-pressed]').last().click()
  const gift = bea.locator('.mare-desk [data-notation^=gift]')
  const [, given] = (await gift.getAttribute('data-notation'))?.split(' ') ?? []
  await gift.click()
  for (const page of pages) await expect.poll(() => page.locator('.bar').textContent()).toMatch(/phase 3/)
  const news = frames.map((list, i) => list.slice(since[i]).join('\n'))
  for (const seat of [1, 2]) expect(news[seat]).toContain(`"piece":"${given}"`)
  for (const seat of [0, 3]) expect(news[seat]).not.toContain(given)
  await watching.locator('.mare-lower-watched').waitFor()
  await expect.poll(() => watching.locator('.mare-camp').count()).toBe(3)
})
