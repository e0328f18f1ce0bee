// Glory to Rome as people play it: set up, its last rounds with the mouse and with keys, and around one screen, where a
// curtain falls between the hands.

import type { Locator, Page } from 'playwright-core'
import { recordOf } from '../gallery/records.ts'
import { expect, test } from './fixtures.ts'
import { movesMade, playOn, prompt, sitAt, takeRecord, turn } from './table.ts'

const lit = (page: Page) => page.locator('.rome button[data-piece][aria-pressed]')
const chosen = (page: Page) => page.locator('.rome button[data-piece][aria-pressed=true]')
const buttons = (page: Page) => page.locator('.rome-inspector .rome-do:not([aria-disabled])')

/** A hand's reach: where the piece has moved on by then, it looks again. */
const REACH = { timeout: 2000 }

/** Chooses a lit piece on the board and presses the first button that does something with it; where nothing is lit, the
 *  tile that ends the decision. */
async function move(page: Page, press: (target: Locator, within?: typeof REACH) => Promise<void>): Promise<void> {
  const end = page.locator('.rome [data-piece=end]')
  await page.locator('.rome').locator('button[data-piece][aria-pressed], [data-piece=end]').first().waitFor()
  if ((await lit(page).count()) === 0) return await press(end)
  // A rival's strip opens where something in it can be chosen, and what is below it gives way: a touch may miss.
  await expect
    .poll(
      async () => {
        if ((await chosen(page).count()) === 0) await press(lit(page).first(), REACH).catch(() => undefined)
        return await chosen(page).count()
      },
      { timeout: 60_000 },
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
  const click = () => move(page, (target, within) => target.click(within))
  for (let n = 0; n < 4 && (await turn(page)); n++) await click()
  await sitAt(page, 'end-sites', 440, 'Ada | careless', 'glory-to-rome')
  expect(await playOn(page, click)).toBeGreaterThan(3)
  await prompt(page).getByRole('button', { name: 'Scores' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await dialog.getByText('Every move is legal, the result is correct, and the seed matches its hash.').waitFor()
})

/** Runs in the page: an option of a game that the device keeps. */
const keptOption = ([game, option]: readonly [string, string]): Promise<string | undefined> =>
  new Promise((done, fail) => {
    const asked = indexedDB.open('tabularium')
    asked.onerror = () => fail(asked.error)
    asked.onsuccess = () => {
      const read = asked.result.transaction('games').objectStore('games').get(game)
      read.onerror = () => fail(read.error)
      read.onsuccess = () => {
        asked.result.close()
        done(read.result?.options?.[option])
      }
    }
  })

test('who begins is decided by the card names of the reader’s language, unless another is chosen', async ({
  visit,
}) => {
  const { page, go } = await visit({ language: 'pl' })
  const names = (value: string) =>
    page.locator('.new-option label').filter({ hasText: value }).locator('[name=alphabet]')
  const begun = async () => {
    await page.getByRole('button', { name: 'Zacznij', exact: true }).click()
    await page.waitForURL(/\/play\//)
    const id = new URL(page.url()).pathname.split('/')[2]
    return page.evaluate(keptOption, [id, 'alphabet'] as const)
  }
  for (const form of ['/online/new/glory-to-rome', '/new/glory-to-rome']) {
    await go(form)
    await expect.poll(() => names('polskie').isChecked()).toBe(true)
  }
  expect(await begun()).toBe('pl')
  await go('/new/glory-to-rome')
  await page.locator('.new-more summary').click()
  await names('rosyjskie').check()
  expect(await begun()).toBe('ru')
})

test('the full game is played to its end with keys alone', async ({ visit }) => {
  const { page } = await visit({ seed: 6 })
  await sitAt(page, 'end-sites', 440, 'Ada | careless', 'glory-to-rome')
  const { keyboard } = page
  const made = () => movesMade(page)
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
  for (let n = 0; n < 12 && (await turn(page)); n++) await move(page, (target, within) => target.tap(within))
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
  await curtain.getByRole('button').first().click()
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
  await curtain.getByRole('button').first().click()
  await hand.waitFor()
  expect(await hand.textContent()).not.toBe(mine)
})

const LAPTOPS = [
  [1440, 900],
  [1280, 720],
] as const

/** Runs in the page: what lies over something else in a camp, or hangs out of its part. */
function coveredInCamps(): string[] {
  const found: string[] = []
  for (const part of document.querySelectorAll<HTMLElement>('.rome-part')) {
    const around = part.getBoundingClientRect()
    // A place in a row may shrink: what is drawn in it does not.
    const groups = [
      [...part.querySelectorAll('.rome-disc, .rome-tile')],
      ...[...part.querySelectorAll('.rome-lots, .rome-structure')].map(({ children }) => [...children]),
    ]
    for (const group of groups) {
      const shown = group.filter(one => one.checkVisibility() && !one.matches('.visually-hidden, .key'))
      const boxes = shown.map(one => one.getBoundingClientRect())
      for (const [i, a] of boxes.entries()) {
        const name = `${part.dataset.zone}: ${shown[i].className || shown[i].tagName} ${i}`
        if (a.right > around.right + 1 || a.bottom > around.bottom + 1) found.push(`${name} hangs out`)
        const over = boxes.findIndex(
          (b, j) =>
            j > i && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
        )
        if (over > i) found.push(`${name} lies under ${over}`)
      }
    }
  }
  return found
}

/** A rival with clients of all six roles and a stockpile of all materials; four rivals. */
const FULL_CAMPS = {
  en: ['end-forum', 210, 'careless | Ada'],
  ru: ['players-5', 240, 'Ada | careless | careless | careless | careless'],
} as const

for (const language of ['en', 'ru'] as const) {
  test(`no card covers another in a starting hand, nothing else in a camp, on a laptop and a small one: ${language}`, async ({
    visit,
  }) => {
    const { page } = await visit({ language })
    await sitAt(page, 'end-sites', 0, 'Ada | careless', 'glory-to-rome')
    for (const [width, height] of LAPTOPS) {
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
    const [file, moves, seats] = FULL_CAMPS[language]
    await sitAt(page, file, moves, seats, 'glory-to-rome')
    await page.locator('.rome-structure').first().waitFor()
    for (const [width, height] of LAPTOPS) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => page.evaluate(coveredInCamps)).toEqual([])
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
