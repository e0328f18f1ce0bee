// The tables of the two map games: what is asked, told and counted is in sight at every size and in every language, nothing lies
// over it, and the map has the most of the screen.

import { LANGUAGES } from '@tabularium/kernel/languages'
import type { Page } from 'playwright-core'
import { type GameName, recordNamed } from '../gallery/games.ts'
import { recordOf } from '../gallery/records.ts'
import { WINDOWS } from '../gallery/windows.ts'
import { part } from '../src/boards/map/part.testing.ts'
import { expect, test } from './fixtures.ts'
import { coveredIn, faultsOf, settled, speak } from './layout-checks.ts'
import { seedGame } from './seed-games.ts'
import { turn } from './table.ts'

const FIVE = { aw: 'Ada | careless | careless | careless | careless', mare: 'Ada | random | random | random | random' }

/** Those with the longest words; all of them in the long checks. */
const LOOKED_AT = part(LANGUAGES, 2, 1)

async function open(page: Page, record: string, shown = '.prompt-legal, .prompt-over'): Promise<void> {
  await page.goto(`/play/${await seedGame(page, record)}`)
  await page.locator(shown).first().waitFor()
  await settled(page)
}

/** Runs in the page: which of these cannot be seen, whole and uncovered, where they stand. */
const outOfSight = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(wanted => {
    const found = [...document.querySelectorAll(wanted)].filter(one => one.checkVisibility())
    if (found.length === 0) return [`nothing is ${wanted}`]
    return found.flatMap(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const corners = [
        [left + 3, top + 3],
        [right - 3, bottom - 3],
        [(left + right) / 2, (top + bottom) / 2],
      ]
      const isSeen = corners.every(([x, y]) => {
        const on = document.elementFromPoint(x, y)
        return on !== null && (one.contains(on) || on.contains(one))
      })
      return isSeen ? [] : [one.textContent?.trim().slice(0, 40) ?? '']
    })
  }, selector)

/** Everywhere: nothing cut, nothing covered, and these in sight. */
async function expectInSight(page: Page, selector: string, about: string): Promise<void> {
  await settled(page)
  expect(await outOfSight(page, selector), about).toEqual([])
  expect([...(await coveredIn(page)), ...(await faultsOf(page))], about).toEqual([])
}

test.for([
  ['awPolitics', '.aw-action-panel :is([data-notation], [data-piece])'],
  ['awEvade', '.aw-answer'],
  ['awAct', '.aw-card-face'],
  ['mareBattle', '.mare-odds-ends li'],
  ['awLosses', '.aw-action-panel-island [data-notation]'],
] as const)('on the smallest laptop all of %s is in sight, in every language', async ([game, wanted], { visit }) => {
  const { page } = await visit({ lists: 'at-first' })
  const [width, height] = WINDOWS.close
  await page.setViewportSize({ width, height })
  await open(page, recordNamed(game))
  for (const language of LOOKED_AT) {
    await speak(page, language)
    await expectInSight(page, wanted, language)
  }
})

test.for([
  ['assyrian-wars', 'campaign', FIVE.aw],
  ['mare-nostrum', 'end-cards', FIVE.mare],
] as const)('at the end of %s the table of points is whole', async ([game, name, seats], { visit }) => {
  const { page } = await visit({ lists: 'at-first' })
  await open(page, recordOf(name, undefined, seats, game), '.prompt-over')
  for (const language of LOOKED_AT) {
    await speak(page, language)
    await expectInSight(page, '.island .scores :is(thead, tbody, tfoot) :is(th:not(:first-child), td)', language)
  }
})

test('at the end of Mare Nostrum the provinces of the winner are not covered', async ({ visit }) => {
  const { page } = await visit({ lists: 'at-first' })
  await open(page, recordOf('end-cards', undefined, FIVE.mare, 'mare-nostrum'), '.prompt-over')
  // Egypt.
  for (const place of ['Aegyptus', 'Nubia', 'Cyrenaica']) {
    const { x, y, width, height } = (await page.locator('.mare-map .chart-name', { hasText: place }).boundingBox()) ?? {
      ...{ x: 0, y: 0, width: 0, height: 0 },
    }
    const island = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('.island, .island-tab, .bar')?.className ?? '',
      [x + width / 2, y + height / 2] as const,
    )
    expect(width, place).toBeGreaterThan(0)
    expect(island, place).toBe('')
  }
})

test('a hand that is empty, or in the way of a battle, is folded', async ({ visit }) => {
  const { page } = await visit({ lists: 'at-first' })
  const hand = page.locator('.island-hand')
  await open(page, recordNamed('awAct'))
  await hand.waitFor()
  await open(page, recordNamed('awEvade'))
  await page.locator('.aw-answer').first().waitFor()
  expect(await hand.count()).toBe(0)
  // Opened by hand it stays.
  await page.keyboard.press('h')
  await hand.waitFor()
})

test('the keyboard goes to the map by M, and the overview of keys tells so', async ({ visit }) => {
  const { page } = await visit({ lists: 'at-first' })
  await open(page, recordNamed('awAct'))
  await page.keyboard.press('m')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.chart [data-stop]') !== null))
    .toBe(true)
  await page.keyboard.press('?')
  const keys = page.locator('.keys dt')
  await keys.first().waitFor()
  expect(await keys.allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('M'), expect.stringContaining('!')]),
  )
})

/** What stands over a map on a phone, from above and from below. */
const freeOfMap = (page: Page) =>
  page.evaluate(() => {
    const edge = (selector: string, side: 'top' | 'bottom') =>
      [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect()[side])
    const map = document.querySelector('.chart')?.getBoundingClientRect()
    const head = Math.max(...edge('.play-over-map > .prompt', 'bottom'))
    return { map: map?.height ?? 0, free: Math.min(...edge('.map-sheet, .tabs', 'top')) - head }
  })

test.for([
  ['awAct', 0.45],
  ['awIntercept', 0.35],
  ['mareBuild', 0.35],
  ['mareMarch', 0.4],
  ['mareTake', 0.3],
] as const satisfies readonly (readonly [GameName, number])[])(
  'on a phone the map fills the screen, and %s leaves enough of it free',
  async ([game, share], { visit }) => {
    const { page } = await visit({ size: 'phone' })
    await open(page, recordNamed(game))
    const [, height] = WINDOWS.phone
    expect((await freeOfMap(page)).map).toBeGreaterThan(0.9 * height)
    // What is asked may have its facts a moment later than its words.
    await expect.poll(async () => (await freeOfMap(page)).free).toBeGreaterThan(share * height)
    expect([...(await coveredIn(page)), ...(await faultsOf(page))]).toEqual([])
  },
)

test('on a phone a march is ordered from its ticket, whoever may intercept it', async ({ visit }) => {
  const { page } = await visit({ size: 'phone' })
  await open(page, recordNamed('awAct'))
  const stop = (place: string) => page.locator(`[data-stop=${place}]`).first()
  await stop('ashur').press('Enter')
  await page.locator('.east-place:has(.east-is-lit)').nth(1).waitFor({ state: 'attached' })
  await stop('sippar').press('Enter')
  await page.locator('.aw-ticket-comers li').nth(1).waitFor()
  for (const language of LOOKED_AT) {
    await speak(page, language)
    await expectInSight(page, '.aw-ticket-foot .button, .aw-ticket-who', language)
  }
  // Who goes is folded away, and opens.
  expect(await page.locator('.aw-fan').count()).toBe(0)
  await page.locator('.aw-ticket-who').tap()
  await page.locator('.aw-fan .aw-tile').first().tap()
  await expect.poll(() => page.locator('.aw-tile-stays').count()).toBe(1)
  await page.locator('[data-march]').tap()
  await page.locator('.aw-ticket').waitFor({ state: 'detached' })
})

test('on a phone a recap shows the dice in the sheet, and nothing that cannot be done', async ({ visit }) => {
  const { page } = await visit({ size: 'phone', settings: { recap: 'always', motion: 'off', pace: 0 } })
  await open(page, recordOf('end-cards', 181, FIVE.mare, 'mare-nostrum'), '.recap-bar')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  for (let n = 0; n < 8 && (await page.locator('.map-sheet .mare-battle').count()) === 0; n++) {
    await page.keyboard.press('ArrowRight')
    await settled(page)
  }
  expect(await page.locator('.map-sheet .mare-battle').count()).toBeGreaterThan(0)
  expect(await page.locator('.map-sheet .mare-menu').count()).toBe(0)
  expect([...(await coveredIn(page)), ...(await faultsOf(page))]).toEqual([])
  await page.keyboard.press('Escape')
  expect(await turn(page)).toBe(true)
})

test('on a phone every tab has its name in one line, in every language', async ({ visit }) => {
  const { page } = await visit({ size: 'phone' })
  for (const game of ['awAct', 'mareBuild'] as const) {
    await open(page, recordNamed(game))
    for (const language of LOOKED_AT) {
      await speak(page, language)
      await settled(page)
      const heights = await page
        .locator('.tabs button > span')
        .evaluateAll(names => names.map(name => name.getBoundingClientRect().height))
      expect(Math.max(...heights), `${game} ${language}`).toBeLessThan(24)
    }
  }
})
