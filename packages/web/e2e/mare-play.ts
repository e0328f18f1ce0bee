// Mare Nostrum played as briefly as one can, by mouse or finger.

import type { Locator, Page } from 'playwright-core'
import { expect } from './fixtures.ts'
import { settled } from './layout-checks.ts'
import { turn } from './table.ts'

/** Which round it is, as the bar tells. */
export const round = async (page: Page): Promise<number> => {
  const status = await page.locator('.bar-status, .bar-brief').allTextContents()
  return Number(/\d+/.exec(status.find(text => /\d/.test(text)) ?? '')?.[0] ?? 0)
}

export const actionPanel = (page: Page): Locator => page.locator('.mare-action-panel')
export const litPlaces = (page: Page): Locator =>
  page.locator(
    '.mare-map .mare-map-place [data-stop]:not([aria-disabled]), .mare-map [data-stop].mare-map-place:not([aria-disabled])',
  )

export type Press = (target: Locator) => Promise<void>

export interface Spot {
  readonly x: number
  readonly y: number
}

export async function middleOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the map`)
  return { x: box.x + box.width / 2, y: box.y + Math.min(9, box.height / 2) }
}

/** Where it is when the map has come to rest: what opens beside the map may move it. */
export async function resting(target: Locator): Promise<Spot> {
  let seen = await middleOf(target)
  for (;;) {
    await settled(target.page())
    const now = await middleOf(target)
    if (now.x === seen.x && now.y === seen.y) return now
    seen = now
  }
}

/** Touches the name of a lit place. */
async function touchMap(page: Page): Promise<void> {
  const id = await litPlaces(page).first().getAttribute('data-stop')
  const { x, y } = await resting(page.locator(`.chart-block [data-pick="${id}"]`).first())
  await page.mouse.click(x, y)
}

/** One decision by what stands on the board. `built`: the menu was used already. Says whether it was used now. */
async function decide(page: Page, press: Press, built: boolean): Promise<boolean> {
  const offer = page.locator('[data-offer]')
  if ((await offer.count()) > 0) {
    const held = page.locator('.mare-held')
    const kinds = await held.count()
    // One of each kind, then a second of each.
    for (let i = 0; (await offer.getAttribute('aria-disabled')) === 'true' && i < 4 * kinds; i++)
      await press(held.nth(i % kinds))
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
    await touchMap(page)
    return true
  }
  const [take, end, choice, held] = [
    page.locator('.mare-take[data-notation]'),
    page.locator('.mare-action-panel [data-piece=end], .map-sheet [data-piece=end]'),
    actionPanel(page).locator('[data-notation]'),
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

/** Plays until the bar tells this round, or the game is over, or so many decisions were made. */
export async function playTo(
  page: Page,
  { last, most, builds = true }: { readonly last: number; readonly most: number; readonly builds?: boolean },
  press: Press,
): Promise<number> {
  let made = 0
  let built = !builds
  while ((await turn(page)) && (await round(page)) < last) {
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
    if (made > most) throw new Error(`after ${made} decisions it is still round ${await round(page)}`)
  }
  return made
}
