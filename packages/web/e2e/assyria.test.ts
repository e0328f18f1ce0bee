// Assyrian Wars as people play it: alone over all powers, with keys, with the mouse on cards and map, and on a phone.

import type { Page } from 'playwright-core'
import { type PositionName, positionOf } from '../gallery/positions.ts'
import { recordOf } from '../gallery/records.ts'
import { expect, test } from './fixtures.ts'
import { settled } from './layout-checks.ts'
import { seedGame } from './seed-games.ts'
import { movesMade, turn } from './table.ts'

/** The campaign for one, who runs every power. */
async function begin(page: Page, go: (path: string) => Promise<void>, press: 'click' | 'tap' = 'click'): Promise<void> {
  await go('/new/assyrian-wars')
  await page.getByText('1', { exact: true }).first()[press]()
  await page.getByText('Campaign, 722–605 BC')[press]()
  await page.getByRole('button', { name: 'Start', exact: true })[press]()
  await turn(page)
  await page.locator('.board.aw').first().waitFor()
}

/** Until cards may be played: supply is paid. */
async function toCards(page: Page): Promise<void> {
  const pay = page.locator('.aw-action-panel [data-notation=pay-supply]')
  const said = () => page.locator('.prompt-say').textContent()
  while ((await pay.count()) > 0) {
    const before = await said()
    await pay.first().tap()
    await expect.poll(said).not.toBe(before)
  }
  await page.locator('.aw-cards .piece-legal').first().waitFor()
}

/** The same campaign where cards may be played: a game that is read is sooner there than one that is set up. */
async function sitAtCards(page: Page): Promise<void> {
  await page.goto(`/play/${await seedGame(page, recordOf('campaign-media', 1, 'Ada', 'assyrian-wars'))}`)
  await page.locator('.aw-cards .piece-legal').first().waitFor()
}

/** Until all of the map is seen. */
async function zoomOut(page: Page): Promise<void> {
  const detail = () => page.locator('.east').getAttribute('data-detail')
  for (let n = 0; n < 8 && (await detail()) !== 'far'; n++) {
    await page.keyboard.press('-')
    await settled(page)
  }
  await expect.poll(detail).toBe('far')
}

/** Sits down at the first position of a kind. */
async function sit(page: Page, name: PositionName): Promise<void> {
  await page.goto(`/play/${await seedGame(page, positionOf(name))}`)
  await turn(page)
  await page.locator('.board.aw').first().waitFor()
}

test('the short war is offered first, and who plays what is said before the game, by the scenario', async ({
  visit,
}) => {
  const { page, go } = await visit()
  await go('/new/assyrian-wars')
  await expect.poll(() => page.locator('.new-seat').allTextContents()).toEqual(['ASAssyria', 'BABabylonia', 'ELElam'])
  await page.getByText('Campaign, 722–605 BC').click()
  await expect
    .poll(() => page.locator('.new-seat').allTextContents())
    .toEqual(['ASAssyria', 'EGEgypt and Babylonia', 'MEMedia and Elam'])
})

test('a card is played for its points, an army sets out; where it cannot go says why, and it goes a step', async ({
  visit,
}) => {
  const { page } = await visit()
  await sitAtCards(page)
  const home = page.locator('.aw-cards [data-piece="card.hc-as-king"]')
  await home.click()
  await page.locator('.aw-uses [data-notation="ap hc-as-king"]').click()
  await expect.poll(() => page.locator('.aw-purse dd').first().textContent()).toBe('6')
  await page.locator('#actions [data-notation="march k-sargon"]').click()
  const goal = page.locator('[data-stop=kalhu]').first()
  await page.locator('.aw-fan').waitFor()
  await settled(page)
  await page.locator('[data-stop=tushpa]').first().press('Enter')
  await page.locator('.prompt-refused').waitFor()
  await expect.poll(() => page.locator('.prompt-say p').textContent()).toMatch(/Tushpa|path|war/i)
  await page.keyboard.press('Escape')
  const made = await movesMade(page)
  // What it costs is hatched before it is paid, and hollow after.
  await goal.press('Enter')
  await page.locator('.aw-purse .aw-ap-planned').first().waitFor()
  await page.locator('.aw-ticket [data-march=kalhu]').click()
  await expect.poll(() => movesMade(page)).not.toBe(made)
  await page.locator('.aw-purse .aw-ap-spent').first().waitFor()
})

test('all cards of a hand are seen at once, until one is played', async ({ visit }) => {
  const { page } = await visit()
  await sit(page, 'awAct')
  const cards = page.locator('.aw-cards .aw-card-face')
  const list = await page.locator('.aw-cards').boundingBox()
  const boxes = await Promise.all((await cards.all()).map(card => card.boundingBox()))
  expect(boxes.length).toBeGreaterThanOrEqual(7)
  for (const box of boxes) {
    expect(box && list && box.x >= list.x && box.x + box.width <= list.x + list.width).toBe(true)
    expect(box && list && box.y + box.height <= list.y + list.height).toBe(true)
  }
  await cards.first().click()
  await page.locator('.aw-uses [data-notation^="ap "]').click()
  await expect.poll(() => cards.count()).toBeLessThan(boxes.length)
})

test('units are built from the board: beside the hand, and at the place they come to', async ({ visit }) => {
  const { page } = await visit()
  await sit(page, 'awAct')
  const made = await movesMade(page)
  await page.locator('.aw-action-panel [data-piece=build]').click()
  await page.locator('.aw-action-panel [data-notation*="-li-"]').first().click()
  await page.locator('.aw-action-panel [data-notation^="at "]').first().click()
  await expect.poll(() => movesMade(page)).toBeGreaterThan(made)
  const then = await movesMade(page)
  // A city of one's own, without an army.
  await page.locator('[data-stop=kalhu]').first().press('Enter')
  await page.locator('.aw-place summary').first().click()
  await page.locator('.aw-place [data-notation*="-li-"]').first().click()
  await expect.poll(() => movesMade(page)).toBeGreaterThan(then)
})

test('an army that has not set out yet may stay after all', async ({ visit }) => {
  const { page } = await visit()
  await sit(page, 'awAct')
  const fan = page.locator('.aw-fan')
  await page.locator('#actions [data-notation^="march "]').first().click()
  await fan.waitFor()
  await page.keyboard.press('u')
  await fan.waitFor({ state: 'detached' })
  await page.locator('.aw-cards .piece-legal').first().waitFor()
})

test('losses are taken at one go', async ({ visit }) => {
  const { page } = await visit()
  await sit(page, 'awLosses')
  const made = await movesMade(page)
  await page.locator('.aw-action-panel [data-notation=rest]').click()
  await expect.poll(() => movesMade(page)).toBeGreaterThan(made)
  // One move for all of them: what they were stands beside it.
  const line = page.locator('.record-list button').filter({ has: page.getByText(String(made + 1), { exact: true }) })
  await expect.poll(() => line.textContent()).toMatch(/hit|loses|rout/)
})

test('a card may be played in answer, or not: the key that ends does so', async ({ visit }) => {
  const { page } = await visit({ language: 'pl' })
  await sit(page, 'awReact')
  await page.locator('.aw-cards .piece-legal').first().waitFor()
  const made = await movesMade(page)
  await page.keyboard.press('e')
  await expect.poll(() => movesMade(page)).toBeGreaterThan(made)
})

test('an army is carried over the map: where it can go is lit, and nowhere else it is set down', async ({ visit }) => {
  const { page } = await visit()
  await sitAtCards(page)
  await zoomOut(page)
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`nothing is drawn at ${selector}`)
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const made = await movesMade(page)
  const [x, y] = await middle('[data-stack=nineveh] .east-carried')
  const carryTo = async (to: readonly [number, number]) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 12, y + 12, { steps: 3 })
    await page.locator('.chart-world .east-is-lit').nth(3).waitFor()
    await page.mouse.move(...to, { steps: 4 })
  }
  // Put down on the open sea it is where it was, and nothing was done.
  await carryTo(await middle('[data-stop=med-cyprus]'))
  await page.mouse.up()
  await page.locator('.aw-fan').waitFor({ state: 'detached' })
  expect(await movesMade(page)).toBe(made)
  await carryTo(await middle('[data-stop=kalhu] .east-sign'))
  await page.mouse.up()
  // It set out, and went.
  await expect.poll(() => movesMade(page)).toBe(made + 2)
})

test('an army is taken by a touch on its place; the place touched next shows its ticket, and touched again it is gone to', async ({
  visit,
}) => {
  const { page } = await visit()
  await sitAtCards(page)
  await zoomOut(page)
  const made = await movesMade(page)
  await page.locator('[data-stop=nineveh]').first().click()
  const kalhu = page.locator('[data-stop=kalhu]').first()
  const ticket = page.locator('.aw-ticket')
  await kalhu.hover()
  await ticket.waitFor()
  expect(await ticket.getByRole('button').count()).toBe(0)
  await kalhu.click()
  await ticket.getByRole('button').waitFor()
  expect(await movesMade(page)).toBe(made)
  // A unit is left behind before anybody marches.
  const plate = page.locator('.aw-fan p')
  const before = await plate.textContent()
  await page.locator('.aw-tile').first().click()
  await expect.poll(() => plate.textContent()).not.toBe(before)
  await kalhu.click()
  await expect.poll(() => movesMade(page)).toBe(made + 3)
})

test('the ticket covers neither the way, the goal nor who may come', async ({ visit }) => {
  const { page } = await visit()
  await sit(page, 'awAct')
  const armies = page.locator('[data-stack] .east-carried')
  await armies.first().waitFor()
  const from = await page.locator('[data-stack]:has(.east-carried)').first().getAttribute('data-stack')
  await page.locator(`[data-stop=${from}]`).first().press('Enter')
  const lit = page.locator('.east-place:has(.east-is-lit)')
  await lit.nth(1).waitFor()
  const goals = await lit.evaluateAll(list => list.slice(0, 4).map(one => one.getAttribute('data-stop') ?? ''))
  for (const goal of goals) {
    await page.locator(`[data-stop=${goal}]`).first().press('Enter')
    const box = await page.locator('.aw-ticket').boundingBox()
    const site = await page.locator(`[data-stop=${goal}] .east-sign`).first().boundingBox()
    if (!box || !site) throw new Error(`no ticket for ${goal}`)
    const [x, y] = [site.x + site.width / 2, site.y + site.height / 2]
    expect(x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height, goal).toBe(true)
  }
})

test('before a battle every answer says what it comes to, and each stands once', async ({ visit }) => {
  const { page } = await visit()
  await sit(page, 'awEvade')
  const answers = page.locator('.aw-answer')
  await answers.nth(2).waitFor()
  const notations = await page
    .locator('[data-notation]:not(#actions *)')
    .evaluateAll(list => list.map(one => one.getAttribute('data-notation')))
  expect(new Set(notations).size).toBe(notations.length)
  await expect.poll(() => answers.first().locator('.aw-outcome i').count()).toBeGreaterThan(0)
  const made = await movesMade(page)
  await page.keyboard.press('d')
  await expect.poll(() => movesMade(page)).toBeGreaterThan(made)
})

test('the first impulses are played with keys alone', async ({ visit }) => {
  const { page, go } = await visit({ seed: 6 })
  await begin(page, go)
  // An army that sets out is no move of the record yet.
  const stands = async () => `${await movesMade(page)} ${await page.locator('.prompt-say').textContent()}`
  const refused = page.locator('.prompt-refused')
  for (let n = 0; n < 6; n++) {
    await page.locator('.prompt-legal, .prompt-refused').first().waitFor()
    // A window that passed by itself meanwhile: what was pressed came too late.
    if ((await refused.count()) > 0) await page.keyboard.press('Escape')
    await turn(page)
    await settled(page)
    const before = await stands()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect.poll(stands).not.toBe(before)
  }
  expect(await movesMade(page)).toBeGreaterThan(3)
})

test('on a phone a card is played with a finger, and the countries have a page of their own', async ({ visit }) => {
  const { page, go } = await visit({ size: 'phone', seed: 5 })
  await begin(page, go, 'tap')
  await toCards(page)
  await page.locator('.aw-cards .piece-legal').first().tap()
  await page.locator('.aw-uses [data-notation^="ap "]').first().tap()
  await page.locator('.tabs button').nth(1).tap()
  await page.locator('.aw-tracks').waitFor()
  await expect.poll(() => page.locator('.aw-camps tbody tr').count()).toBeGreaterThan(7)
  // What was begun can be left again.
  await page.locator('.tabs button').first().tap()
  const builds = page.locator('.aw-action-panel [data-notation^="build "]')
  await page.locator('.aw-action-panel [data-piece=build]').tap()
  await builds.first().waitFor()
  await page.locator('.prompt-back').tap()
  await builds.first().waitFor({ state: 'detached' })
})

test('on a low phone what may be done with a card stands above the tabs, and so does the end of the impulse', async ({
  visit,
}) => {
  const { page } = await visit({ size: 'small' })
  await sit(page, 'awAct')
  const tabs = await page.locator('.tabs').boundingBox()
  const isSeen = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return box !== null && tabs !== null && box.height > 30 && box.y + box.height <= tabs.y
  }
  await expect.poll(() => isSeen('.aw-works .map-do')).toBe(true)
  await page.locator('.aw-cards .piece-legal').first().tap()
  await page.locator('.aw-uses .map-do').first().scrollIntoViewIfNeeded()
  await expect.poll(() => isSeen('.aw-uses .map-do')).toBe(true)
  // The card has the sheet for itself.
  expect(await page.locator('.aw-cards').isVisible()).toBe(false)
  await page.locator('.aw-uses [data-notation^="ap "]').first().tap()
  await expect.poll(() => isSeen('.map-ends .map-do')).toBe(true)
})
