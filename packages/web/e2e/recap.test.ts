// What others did since one's move, as people look at it: it opens by itself, is watched, stepped through, skipped and played
// again; on a desktop and on a phone, on a table and on a map; without motion step by step.

import type { Page } from 'playwright-core'
import { part } from '../src/boards/map/part.testing.ts'
import { expect, test, type VisitOptions } from './fixtures.ts'
import { axeFindings, faultsOf, settled } from './layout-checks.ts'
import { personAt, playBeside, seated, stranger } from './online.ts'
import { moveByPointer, sitAt, turn } from './table.ts'

const BAR = '.recap-bar'
const now = (page: Page) => page.locator(`${BAR} .recap-n`)
const step = async (page: Page) => Number(await now(page).textContent())
const steps = (page: Page) => page.locator('.recap-line').count()
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** They have moved three times, the pawn among it. */
const duel = (page: Page) => sitAt(page, 'end-points', 32)
/** Legions, triremes and a title were lost; bots that choose in secret wait as long as this person does. */
const mare = (page: Page) => sitAt(page, 'end-cards', 181, 'Ada | random | random | random | random', 'mare-nostrum')

const moving: VisitOptions = { settings: { recap: 'always', motion: 'auto', pace: 0 } }
const still: VisitOptions = { settings: { recap: 'always', motion: 'off', pace: 0 } }

/** `sitAt` waits for the question, in whose place the recap stands. */
const sit = async (page: Page, go: (page: Page) => Promise<void>): Promise<void> => {
  const sat = go(page)
  await page.locator(BAR).waitFor()
  await page.keyboard.press('Escape')
  await sat
  await page.keyboard.press('w')
  await page.locator(BAR).waitFor()
}

test('it opens by itself, plays to its end, and Escape leads to the move', async ({ visit }) => {
  const { page } = await visit({ settings: { recap: 'always', recapPace: 'quick', motion: 'auto', pace: 0 } })
  await sit(page, duel)
  // What touches this person comes first in the list, with the numbers of the order.
  await expect.poll(() => page.locator('.recap-line .recap-n').allTextContents()).toEqual(['3', '1', '2'])
  await expect.poll(() => page.locator('.recap-steps h3').allTextContents()).toEqual(['Affects you', 'Elsewhere'])
  // At each moment the board shows the position of the step.
  await expect.poll(() => page.locator('.recap-piece-now').count()).toBeGreaterThan(0)
  expect(await page.locator('.duel [data-piece][aria-pressed]').count(), 'nothing can be chosen meanwhile').toBe(0)
  await expect.poll(() => step(page)).toBe(3)
  // It has ended.
  await expect.poll(() => control(page, 'Play').count()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await turn(page)).toBe(true)
  expect(await page.locator('.duel [data-piece][aria-pressed]').count()).toBeGreaterThan(0)
  // What was seen stays marked.
  await expect.poll(() => page.locator('.recap-piece-touched').count()).toBeGreaterThan(0)
})

test('keys step through it, and W plays it again', async ({ visit }) => {
  const { page } = await visit(moving)
  await sit(page, duel)
  await page.keyboard.press('End')
  await expect.poll(() => step(page)).toBe(3)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => step(page)).toBe(2)
  await page.keyboard.press('Home')
  await expect.poll(() => step(page)).toBe(1)
  expect(await control(page, 'Play').count(), 'stepping holds it').toBe(1)
  await page.keyboard.press('Space')
  await expect.poll(() => control(page, 'Pause').count()).toBe(1)
  await page.keyboard.press('Escape')
  await turn(page)
  await page.keyboard.press('w')
  await page.locator(BAR).waitFor()
  expect(await step(page)).toBe(1)
  await page.locator('.recap-line').first().click()
  await expect.poll(() => step(page)).toBe(3)
  await page.getByRole('button', { name: 'Your move' }).click()
  expect(await turn(page)).toBe(true)
})

test('on a map arrows and numbers stand where it happened, until the next move', async ({ visit }) => {
  const { page } = await visit(moving)
  await sit(page, mare)
  await expect.poll(() => steps(page)).toBeGreaterThan(4)
  await page.keyboard.press('Home')
  await expect.poll(() => page.locator('.recap-mark-now').count()).toBe(1)
  expect(await page.locator('.recap-arrow-coming').count()).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await expect.poll(() => page.locator('.recap-arrow-coming').count()).toBe(0)
  expect(await page.locator('.recap-edges path').count(), 'what touched this person').toBeGreaterThan(0)
  expect(await page.locator('.recap-ghost').count(), 'what was lost').toBeGreaterThan(0)
  expect(await page.locator('.recap-balance').textContent()).toContain('−1 legion')
  await page.keyboard.press('Escape')
  await turn(page)
  expect(await page.locator('.recap-arrow-seen').count(), 'marks stay').toBeGreaterThan(0)
})

/** Either game on either screen; all four pairs in the long checks. */
const SCREENS = (['phone', 'laptop'] as const).flatMap((size, row) =>
  part([duel, mare], 2, row).map(go => [size, go] as const),
)

test.for(SCREENS)('without motion it waits for each step (%s %#)', async ([size, go], { visit }) => {
  const { page } = await visit({ ...still, size })
  await sit(page, go)
  expect(await step(page)).toBe(1)
  expect(await control(page, 'Play').count()).toBe(1)
  expect(await page.locator('.recap-arrow-grows').count()).toBe(0)
  await control(page, 'Next step').click()
  await expect.poll(() => step(page)).toBe(2)
  await settled(page)
  expect(await faultsOf(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await turn(page)).toBe(true)
})

test('whoever wants none is asked at once, and may still look', async ({ visit }) => {
  const { page } = await visit({ settings: { recap: 'never' } })
  await duel(page)
  expect(await page.locator(BAR).count()).toBe(0)
  await page.getByRole('button', { name: /^Recap/ }).click()
  await page.locator(BAR).waitFor()
})

test('after a move it tells what came since, and of nobody else’s doing', async ({ visit }) => {
  const { page } = await visit({ settings: { recap: 'never' } })
  await duel(page)
  await moveByPointer(page, target => target.click())
  await turn(page)
  await page.getByRole('button', { name: /^Recap/ }).click()
  await page.locator(BAR).waitFor()
  // The list follows the bar.
  await page.locator('.recap-line b').first().waitFor()
  const told = await page.locator('.recap-line b').allTextContents()
  expect(told.filter(text => text.startsWith('Ada'))).toEqual([])
  // Nothing is marked any more of what was told before.
  await page.keyboard.press('End')
  await expect.poll(() => step(page)).toBe(told.length)
})

test('a table where people have days for a move opens with it, once', async ({ visit }) => {
  const { page } = await visit(still)
  const [ada, bea] = [await personAt(page), await stranger('Bea')]
  const id = await seated([ada, bea], { clock: { kind: 'days', days: 3 } })
  // One wonder is Ada's to draft, then two are Bea's, and the first of the next four.
  await playBeside(id, [ada, bea], 4)
  await page.goto(`/table/${id}`)
  await page.locator(BAR).waitFor()
  // The list follows the board a frame later.
  await expect
    .poll(() => page.locator('.recap-line b').allTextContents())
    .toEqual([expect.stringMatching(/^Bea /), expect.stringMatching(/^Bea /), expect.stringMatching(/^Bea /)])
  await page.keyboard.press('Escape')
  await turn(page)
  await page.reload()
  await turn(page)
  await page.getByRole('button', { name: /^Recap/ }).waitFor()
})
