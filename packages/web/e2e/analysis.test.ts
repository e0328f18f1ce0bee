// Looking back at a finished game: every decision judged in the page's own worker, marks, better moves, skill and luck; tried
// again from there; and kept, so that nothing is judged twice.

import type { Page } from 'playwright-core'
import { recordOf } from '../gallery/records.ts'
import { part } from '../src/boards/map/part.testing.ts'
import { expect, SIZES, test } from './fixtures.ts'
import { axeFindings, faultsOf, settled, speak } from './layout-checks.ts'
import { personAt, playBeside, seated, stranger } from './online.ts'
import { prompt, takeRecord, turn } from './table.ts'

/** Short, and played at random: there is enough to blame. */
const RECORD = recordOf('end-military', undefined, 'Ania | Bartek')

const analyse = (page: Page) => page.getByRole('button', { name: 'Analyse', exact: true }).click()
const graph = (page: Page) => page.getByRole('slider', { name: 'Winning chance' })
const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' })
/** How it is looked at in the end; in all of these ways in the long checks. */
const LOOKS = part(
  [
    ['phone', 'light', 'ru'],
    ['phone', 'dark', 'pl'],
    ['laptop', 'light', 'en'],
    ['laptop', 'dark', 'de'],
  ] as const,
  4,
)

const isDone = (page: Page) => verdict(page).getByText('Every decision judged').waitFor({ timeout: 90_000 })

test('a game is analysed, read by its marks, tried again, and not judged a second time', async ({ visit }) => {
  const { page } = await visit()
  const id = await takeRecord(page, RECORD)
  await analyse(page)
  await graph(page).waitFor()
  await isDone(page)

  // From mistake to mistake, by key and by button: mark, loss, a better move.
  await page.keyboard.press('Home')
  await page.keyboard.press(']')
  await expect.poll(() => graph(page).getAttribute('aria-valuetext')).toMatch(/(inaccuracy|mistake|blunder), \w+ −\d+%/)
  await verdict(page).getByText('best move').waitFor()
  const chances = await verdict(page).getByRole('listitem').locator('> b').allTextContents()
  expect(chances.length).toBeGreaterThan(1)
  const [best, ...others] = chances.map(text => Number.parseInt(text, 10))
  for (const chance of others) expect(chance).toBeLessThan(best)
  await expect
    .poll(() =>
      verdict(page)
        .getByText(/Better: /)
        .count(),
    )
    .toBe(1)
  expect(await page.locator('.move-list .mark-line').count()).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Next mistake' }).click()

  // What is shown adds up.
  const parts = page.locator('.skill-luck-steps b')
  const [start, own, rest, luck, result] = (await parts.allTextContents()).map(text =>
    Number.parseInt(text.replace('−', '-'), 10),
  )
  expect(start + own + rest + luck).toBe(result)
  expect([0, 100]).toContain(result)

  await verdict(page).getByRole('button', { name: 'Try again here' }).click()
  await page.waitForURL(/\/play\//)
  await turn(page)
  await expect.poll(() => prompt(page).textContent()).toContain('Your move.')

  // The worker starts anew with the page: what it knows at once, it has read.
  await page.goto(`/replay/${id}`)
  await analyse(page)
  await isDone(page)
  expect(await verdict(page).getByRole('button', { name: 'Stop' }).count()).toBe(0)

  // Everything has its place.
  await page.keyboard.press('Home')
  await page.keyboard.press(']')
  await page.locator('.verdict-best').waitFor()
  for (const [size, theme, language] of LOOKS) {
    const [width, height] = SIZES[size]
    await page.setViewportSize({ width, height })
    await speak(page, language)
    await page.evaluate(chosen => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    await settled(page)
    expect(await faultsOf(page), `${size} ${theme} ${language}`).toEqual([])
    expect(await axeFindings(page), `${size} ${theme} ${language}`).toEqual([])
  }
})

test('leaving stops the work, and what was found is kept', async ({ visit }) => {
  const { page } = await visit()
  const id = await takeRecord(page, recordOf('end-blue', undefined, 'Ania | Bartek'))
  await analyse(page)
  await verdict(page)
    .getByText(/Going deeper: \d+ of/)
    .waitFor()
  await page.goto('/about')
  await page.goto(`/replay/${id}`)
  await analyse(page)
  // The quick look is not taken again.
  await verdict(page)
    .getByText(/Going deeper|Every decision/)
    .waitFor()
  await verdict(page).getByRole('button', { name: 'Stop' }).click()
  await verdict(page)
    .getByText(/^Stopped at/)
    .waitFor()
})

test('a finished online game is analysed once on the server, for all who open it', async ({ visit }) => {
  const { page } = await visit()
  const [ada, bea] = [await personAt(page), await stranger('Gaius')]
  const id = await seated([ada, bea], { visibility: 'open' })
  await playBeside(id, [ada, bea], 12)
  await bea.ask('POST', `/tables/${id}/resign`, {})
  await page.goto(`/game/${id}`)
  await analyse(page)
  await verdict(page).getByText('Analysed once on the server').waitFor({ timeout: 90_000 })
  await page.keyboard.press('End')
  await verdict(page)
    .getByText(/as played/)
    .waitFor()

  // Somebody who is nobody there reads the same.
  const other = await visit({ size: 'phone' })
  await other.page.goto(`/game/${id}`)
  await analyse(other.page)
  await verdict(other.page).getByText('Analysed once on the server').waitFor()
})

test('a game that goes on is not analysed', async ({ visit }) => {
  const { page } = await visit()
  await takeRecord(page, recordOf('end-military', 12, 'Ania | Bartek'))
  const button = page.getByRole('button', { name: /^Analyse/ })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  expect(await button.textContent()).toContain('Only a finished game can be analysed.')
})
