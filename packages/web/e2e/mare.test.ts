// Mare Nostrum as people play it: the first round with the mouse on the map, with keys alone, and on a phone; what is
// paid is proposed, and every text is whole in its box.

import type { Locator, Page } from 'playwright-core'
import { launch } from './browser.ts'
import { axeFindings, faultsOf, scrollsDown, settled } from './look.ts'
import { recordOf, sitAt, turn } from './table.ts'
import { expect, test, visitor, type Wish } from './visit.ts'

const BOTS = 'Ada | random | random | random | random'
const RECORD = 'end-cards'
/** So far into it that there is something to see, and not so far that it takes long. */
const EARLY = 330
/** Heroes, wonders and the Pyramids. */
const CARDS = 23

const round = async (page: Page): Promise<number> => {
  const status = await page.locator('.bar-status, .bar-brief').allTextContents()
  return Number(/\d+/.exec(status.find(text => /\d/.test(text)) ?? '')?.[0] ?? 0)
}

const desk = (page: Page): Locator => page.locator('.mare-desk')
const litPlaces = (page: Page): Locator =>
  page.locator(
    '.mare-map .mare-map-place [data-stop]:not([aria-disabled]), .mare-map [data-stop].mare-map-place:not([aria-disabled])',
  )

type Press = (target: Locator) => Promise<void>

/** Touches the name of a lit place. */
async function touchMap(page: Page, touch: (x: number, y: number) => Promise<void>): Promise<void> {
  const id = await litPlaces(page).first().getAttribute('data-stop')
  const box = await page.locator(`.mare-map-block [data-pick="${id}"]`).first().boundingBox()
  if (!box) throw new Error(`${id} is not on the map`)
  await touch(box.x + box.width / 2, box.y + Math.min(9, box.height / 2))
}

/** One decision by what stands on the board. `built`: the menu was used already. Says whether it was used now. */
async function decide(page: Page, press: Press, built: boolean): Promise<boolean> {
  const offer = page.locator('[data-offer]')
  if ((await offer.count()) > 0) {
    const held = page.locator('.mare-held')
    for (let i = 0; (await offer.getAttribute('aria-disabled')) === 'true' && i < (await held.count()); i++)
      await press(held.nth(i))
    await press(offer)
    return false
  }
  const pay = page.locator('[data-pay]')
  if ((await pay.count()) > 0) {
    // A set is proposed.
    expect(await pay.getAttribute('aria-disabled')).toBeNull()
    await press(pay)
    return false
  }
  const tool = page.locator('.mare-item[aria-pressed]:not([data-piece="build.card"])')
  if (!built && (await tool.count()) > 0) {
    await press(tool.first())
    await touchMap(page, (x, y) => page.mouse.click(x, y))
    return true
  }
  const [take, end, choice, held] = [
    page.locator('.mare-take[data-notation]'),
    desk(page).locator('[data-piece=end]'),
    desk(page).locator('[data-notation]'),
    page.locator('.mare-held[aria-pressed]'),
  ]
  if ((await take.count()) > 0) await press(take.first())
  else if ((await end.count()) > 0) await press(end.first())
  else {
    if ((await choice.count()) === 0) await press(held.first())
    await press(choice.first())
  }
  return false
}

async function playRound(page: Page, press: Press): Promise<number> {
  let made = 0
  let built = false
  while ((await turn(page)) && (await round(page)) < 2) {
    const before = await page.locator('.prompt-say').textContent()
    if (await decide(page, press, built)) {
      built = true
      await page.locator('[data-pay]').waitFor()
    }
    made++
    // The table answers in its own time.
    await expect
      .poll(
        async () =>
          (await page.locator('.prompt-say').textContent()) !== before ||
          (await page.locator('.prompt-over').count()) > 0,
        {
          timeout: 10_000,
        },
      )
      .toBe(true)
      .catch(() => undefined)
    if (made > 40) throw new Error('the first round does not end')
  }
  return made
}

test('a game is set up for three and the first round is played with the mouse', async ({ visit }) => {
  const { page, go } = await visit({ seed: 3 })
  await go('/new/mare-nostrum')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  expect(await playRound(page, target => target.click({ timeout: 4000 }))).toBeGreaterThan(3)
  expect(await round(page)).toBe(2)
})

test('the first round is played with keys alone', async ({ visit }) => {
  const { page, go } = await visit({ seed: 4 })
  await go('/new/mare-nostrum')
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  const made = () => page.locator('.record .panel-note').textContent()
  for (let n = 0; n < 80 && (await turn(page)) && (await round(page)) < 2; n++) {
    const before = await made()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect.poll(made, { timeout: 10_000 }).not.toBe(before)
  }
  expect(await round(page)).toBe(2)
})

/** How far a kept game of five has come when the first seat last does such a thing within its first moves. */
function before(action: RegExp): number {
  const lines = recordOf(RECORD, undefined, BOTS, 'mare-nostrum').split('\n')
  const moves = lines.slice(lines.indexOf('moves:') + 2)
  const found = moves.slice(0, EARLY).findLastIndex(line => line.startsWith('0 ') && action.test(line.slice(2)))
  if (found < 0) throw new Error(`nobody does ${action} in ${RECORD}`)
  return found
}

const sit = (page: Page, action: RegExp) => sitAt(page, RECORD, before(action), BOTS, 'mare-nostrum')

test('legions march one by one from the province in hand, and go back by undo', async ({ visit }) => {
  const { page } = await visit()
  await sit(page, /^march/)
  const source = page.locator('.mare-map [data-stop]:not([aria-disabled])').first()
  await source.press('Enter')
  const way = desk(page).locator('[data-notation^=march]')
  await way.first().waitFor()
  const notation = await way.first().getAttribute('data-notation')
  const newest = () => page.locator('.record-number').first().textContent()
  const at = await newest()
  await way.first().click()
  await expect.poll(newest).not.toBe(at)
  await page.keyboard.press('u')
  // Everything is as before: the same province, the same way.
  await page.locator(`#actions [data-notation="${notation}"]`).waitFor()
  await expect.poll(newest).toBe(at)
})

test('what cannot be built says why, in figures', async ({ visit }) => {
  const { page } = await visit()
  await sit(page, /^(?:caravan|fortress|legion|trireme)/)
  await page.locator('.mare-item.mare-no:not([data-piece="build.card"])').last().press('Enter')
  await page.locator('.prompt-refused').waitFor()
  expect(await page.locator('.prompt-say p').textContent()).toMatch(/\d|no |not /)
})

test('on a phone a build is chosen, placed and paid with a finger', async ({ visit }) => {
  const { page } = await visit({ size: 'phone' })
  await sit(page, /^(?:caravan|fortress|legion|trireme)/)
  await page.locator('.mare-item[aria-pressed]').first().tap()
  await desk(page).locator('.mare-buttons [data-notation]').first().tap()
  await page.locator('[data-pay]').tap()
  await page.locator('.mare-menu').waitFor()
  await page.locator('.tabs button').nth(1).tap()
  expect(await page.locator('.mare-camp').count()).toBe(5)
})

/** Moments, each in another size, language and theme. */
const MOMENTS: readonly (readonly [string, RegExp, Wish])[] = [
  ['an offer', /^offer/, { language: 'pl', theme: 'dark' }],
  ['a build', /^(?:caravan|fortress|legion|trireme)/, { language: 'ru' }],
  ['a payment', /^pay/, { language: 'en', theme: 'dark', size: 'phone' }],
  ['a take', /^take/, { language: 'ru', size: 'phone' }],
  ['a march', /^march/, { language: 'pl', size: 'small' }],
  ['a name', /^name/, { language: 'ru', size: 'small', theme: 'dark' }],
]

test.each(MOMENTS)('%s is whole and readable', async (_, action, wish) => {
  const problems: string[] = []
  const browser = await launch()
  try {
    const { page } = await visitor(browser, wish, problems)
    await sit(page, action)
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    if (wish.size === undefined) expect(await scrollsDown(page), 'scrolls down by').toBe(0)
  } finally {
    await browser.close()
  }
  expect(problems, 'errors of the page').toEqual([])
})

test('the rules and the page of every card can be read in three languages', async ({ visit }) => {
  for (const language of ['en', 'pl', 'ru'] as const) {
    const { page, go } = await visit({ language })
    await go('/rules/mare-nostrum')
    const cards = page.locator('.rules-tiles a')
    await cards.first().waitFor()
    expect(await cards.count()).toBe(CARDS)
    expect(await faultsOf(page)).toEqual([])
    await cards.nth(8).click()
    await page.locator('.rules-thing h1').waitFor()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    expect(await axeFindings(page)).toEqual([])
  }
})
