// A turn of Assyrian Wars played as briefly as one can, by mouse, keys or finger.

import type { Locator, Page } from 'playwright-core'
import { expect } from './fixtures.ts'
import { coveredIn, faultsOf, settled } from './layout-checks.ts'
import { turn } from './table.ts'

export type Press = (target: Locator) => Promise<void>

export const said = (page: Page): Promise<string | null> => page.locator('.prompt-say').textContent()
/** All that the table tells: a press changes something of it, be it only who has how many points left. */
export const standing = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.textContent ?? '')
const round = async (page: Page): Promise<string> =>
  (await page.locator('.bar-title, .bar-status').allTextContents()).join(' ')

/** Answers what is asked as briefly as one can: the first card for its points, then the end; a question by its first answer. */
export async function answer(page: Page, press: Press): Promise<void> {
  const ends = page.locator('.map-ends .map-do:not([aria-disabled])')
  const answers = page.locator('.aw-answer, .map-buttons .map-do')
  if ((await ends.count()) > 0) return press(ends.first())
  if ((await answers.count()) > 0) return press(answers.first())
  // Cards first: an impulse ends when one was played.
  await press(page.locator('.aw-cards .piece-legal').first())
  const use = page.locator('.aw-uses .map-do').first()
  // What was asked may have passed by itself meanwhile, and the card with it.
  await press(use).catch(async error => {
    if (await use.isVisible()) throw error
  })
}

/** Plays until the bar tells another turn, or the game is over; says how often somebody was asked. */
export async function toNextTurn(
  page: Page,
  move: () => Promise<void>,
  look?: (n: number) => Promise<void>,
): Promise<number> {
  const first = /Turn (\d+)/.exec(await round(page))?.[1]
  for (let n = 0; ; n++) {
    if (n > 150) throw new Error(`the turn does not end: ${await said(page)}`)
    // Pressed too late: a window passed by itself meanwhile.
    await page.locator('.prompt-legal, .prompt-refused, .prompt-over').first().waitFor()
    if ((await page.locator('.prompt-refused').count()) > 0) await page.keyboard.press('Escape')
    if (!(await turn(page)) || /Turn (\d+)/.exec(await round(page))?.[1] !== first) return n
    await look?.(n)
    await untilChanged(page, move)
  }
}

/** A press on what is just being replaced does nothing: then one presses again, as people do. */
export async function untilChanged(page: Page, move: () => Promise<void>): Promise<void> {
  // Lists follow the board a frame later.
  await settled(page)
  const before = await standing(page)
  for (let pressed = 1; ; pressed++) {
    await move()
    const changed = expect.poll(() => standing(page), { timeout: 8_000 }).not.toBe(before)
    if (pressed === 4) return changed
    if (
      await changed.then(
        () => true,
        () => false,
      )
    )
      return
  }
}

export const whole = async (page: Page): Promise<void> => {
  await settled(page)
  expect(await coveredIn(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])
}
