// Glory to Rome as people play it: set up, its last rounds with the mouse and with keys, and around one screen, where a
// curtain falls between the hands.

import type { Locator, Page } from 'playwright-core'
import { recordOf } from '../gallery/records.ts'
import { expect, test } from './fixtures.ts'
import { playOn, prompt, sitAt, takeRecord, turn } from './table.ts'

const lit = (page: Page) => page.locator('.rome button[data-piece][aria-pressed]')
const chosen = (page: Page) => page.locator('.rome button[data-piece][aria-pressed=true]')
const buttons = (page: Page) => page.locator('.rome-inspector .rome-do:not([aria-disabled])')

/** A hand's reach: where the piece has moved on by then, it looks again. */
const REACH = { timeout: 2000 }

/** Chooses a lit piece on the board and presses the first button that does something with it; where nothing is lit, the
 *  tile that ends the decision. */
async function move(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  const end = page.locator('.rome [data-piece=end]')
  await page.locator('.rome').locator('button[data-piece][aria-pressed], [data-piece=end]').first().waitFor()
  if ((await lit(page).count()) === 0) return await press(end)
  // A rival's strip opens where something in it can be chosen, and what is below it gives way: a touch may miss.
  await expect
    .poll(
      async () => {
        if ((await chosen(page).count()) === 0) await press(lit(page).first()).catch(() => undefined)
        return await chosen(page).count()
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  await press(buttons(page).first())
  await expect.poll(() => chosen(page).count()).toBe(0)
}

test('a game is set up for two, and another is played to its end with the mouse', async ({ visit }) => {
  const { page, go } = await visit({ seed: 5 })
  await go('/new/glory-to-rome')
  await page.getByText('simplified first game').click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const click = () => move(page, target => target.click(REACH))
  for (let n = 0; n < 4 && (await turn(page)); n++) await click()
  await sitAt(page, 'end-sites', 440, 'Ada | careless', 'glory-to-rome')
  expect(await playOn(page, click)).toBeGreaterThan(3)
  await prompt(page).getByRole('button', { name: 'Scores' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await dialog.getByText('Every move is legal, the result is correct, and the seed matches its hash.').waitFor()
})

test('the full game is played to its end with keys alone', async ({ visit }) => {
  const { page } = await visit({ seed: 6 })
  await sitAt(page, 'end-sites', 440, 'Ada | careless', 'glory-to-rome')
  const { keyboard } = page
  const made = () => page.locator('.record-list li').count()
  await playOn(page, async () => {
    const before = await made()
    await keyboard.press('1')
    await keyboard.press('Enter')
    await expect.poll(made).toBeGreaterThan(before)
  })
  await prompt(page).getByRole('link', { name: 'Replay' }).waitFor()
})

test('on a phone a turn is taken with a finger', async ({ visit }) => {
  const { page } = await visit({ size: 'phone' })
  await sitAt(page, 'end-sites', 300, 'Ada | careless', 'glory-to-rome')
  const before = await page.locator('.bar-brief').textContent()
  for (let n = 0; n < 12 && (await turn(page)); n++) await move(page, target => target.tap(REACH))
  await expect.poll(() => page.locator('.bar-brief').textContent()).not.toBe(before)
})

test('around one screen a curtain hides the hands, and no hand is on the page behind it', async ({ visit }) => {
  const { page } = await visit()
  const id = await takeRecord(page, recordOf('end-sites', 0, 'Ada | Bea', 'glory-to-rome'))
  await page.goto(`/play/${id}`)
  const curtain = page.getByRole('alertdialog')
  const hand = page.locator('.rome-hand')
  // Nobody is at the table yet: whose turn it is looks first.
  await curtain.waitFor()
  expect(await hand.count()).toBe(0)
  const first = (await curtain.getByRole('heading').textContent())?.includes('Ada') ? 'Ada' : 'Bea'
  await curtain.getByRole('button').click()
  await hand.waitFor()
  const mine = await hand.textContent()
  // The leader thinks; the other one leads the next round.
  await page.getByRole('button', { name: 'Think: draw cards' }).first().click()
  await curtain.waitFor()
  expect(await hand.count()).toBe(0)
  expect(await curtain.getByRole('heading').textContent()).not.toContain(first)
  for (const name of mine?.match(/Senate|Temple|Vomitorium|Wall|Basilica/g) ?? []) {
    expect(await page.locator('main').textContent()).not.toContain(name)
  }
  await curtain.getByRole('button').click()
  await hand.waitFor()
  expect(await hand.textContent()).not.toBe(mine)
})

for (const language of ['en', 'ru'] as const) {
  test(`no card of a starting hand covers another, on a laptop and a small one: ${language}`, async ({ visit }) => {
    const { page } = await visit({ language })
    await sitAt(page, 'end-sites', 0, 'Ada | careless', 'glory-to-rome')
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
    ]) {
      await page.setViewportSize({ width, height })
      const cards = page.locator('.rome-hand .rome-card')
      await expect
        .poll(async () => {
          const boxes = await Promise.all((await cards.all()).map(card => card.boundingBox()))
          return boxes.map((box, i) => {
            const next = boxes[i + 1]
            return box !== null && (next === undefined || (next !== null && box.x + box.width <= next.x))
          })
        })
        .toEqual([true, true, true, true, true])
    }
  })
}

/** So many moves of the record bring Ada to a choice in which she may think, with cards for more than the width of a phone. */
const THINKS = 62

/** How far a card reaches under the column. */
async function reachUnder(card: Locator, column: Locator): Promise<number> {
  const [one, edge] = [await card.boundingBox(), await column.boundingBox()]
  if (!one || !edge) throw new Error('a card or the column is not drawn')
  return one.x + one.width - edge.x
}

test('on a phone a card that the keys come to is in sight, and the way to the column moves nothing', async ({
  visit,
}) => {
  const { page } = await visit({ size: 'phone' })
  await sitAt(page, 'end-sites', THINKS, 'Ada | careless', 'glory-to-rome')
  const column = page.locator('.rome-held-more')
  await column.getByRole('button').first().waitFor()
  const cards = page.locator('.rome-hand .rome-card')
  const count = await cards.count()
  expect(count).toBeGreaterThan(3)
  await cards.first().focus()
  const row = page.locator('.rome-hand')
  for (let i = 1; i < count; i++) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => cards.nth(i).evaluate(card => card === document.activeElement)).toBe(true)
    await expect.poll(() => reachUnder(cards.nth(i), column), { message: `card ${i}` }).toBeLessThanOrEqual(0)
  }
  await cards.first().focus()
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  await column.getByRole('button').first().focus()
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
})

test('on a phone cards go behind the edge of what can be done without them, and the last comes out whole', async ({
  visit,
}) => {
  const { page } = await visit({ size: 'phone' })
  await sitAt(page, 'end-sites', THINKS, 'Ada | careless', 'glory-to-rome')
  const column = page.locator('.rome-held-more')
  await column.getByRole('button').first().waitFor()
  const cards = page.locator('.rome-hand .rome-card')
  const under = (card: Locator) => reachUnder(card, column)
  expect(await under(cards.nth(1))).toBeGreaterThan(0)
  // A card is cut off at a line, as by the end of the row, not by a button on top of it.
  const drawn = await column.evaluate(element => {
    const { backgroundImage, borderLeftStyle } = getComputedStyle(element)
    return { backgroundImage, borderLeftStyle }
  })
  expect(drawn).toEqual({ backgroundImage: 'none', borderLeftStyle: 'solid' })
  await page.locator('.rome-hand').evaluate(row => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
  await expect.poll(() => under(cards.last())).toBeLessThanOrEqual(0)
})
