// How a lesson is walked through.

import type { Locator, Page } from 'playwright-core'
import { turn } from './table.ts'

/** Walks through a lesson, doing what each step asks, to its last words. */
export async function walk(page: Page, act: () => Promise<void>, asked: () => Promise<boolean>): Promise<void> {
  const on = page.getByRole('button', { name: 'Play on from here' })
  const next = page.getByRole('button', { name: /^Next/ })
  const note = page.locator('#prompt')
  await note.getByText(/^Step 1 of \d+$/).waitFor()
  for (let step = 1; step < 100; step++) {
    await note.getByText(new RegExp(`^Step ${step} of`)).waitFor()
    await note.getByRole('heading').waitFor()
    if ((await on.count()) > 0) return
    if (await asked()) await act()
    else await next.click()
  }
}

/** What a lesson offers in its list of actions. */
export const listed = (page: Page): Locator => page.locator('.stage-side button[data-notation]:not([aria-disabled])')

/** Goes on from the last words as a game. */
export async function playOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/play\//)
  await turn(page)
}
