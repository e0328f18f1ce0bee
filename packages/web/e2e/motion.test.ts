// What moves on a table moves because of a move, ends by itself or with the next press, and never where somebody wants calm.

import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { lines, sitAt } from './table.ts'

declare global {
  interface Window {
    /** What was animated, and what of it changed. */
    animated: { readonly thing: string; readonly changes: readonly string[] }[]
  }
}

/** Takes down every animation that is begun, and lets it last as long as the test likes. */
const watchMotion = (page: Page, rate: number) =>
  page.evaluate(speed => {
    window.animated = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options)
      animation.playbackRate = speed
      const changes = [...new Set((frames as Keyframe[]).flatMap(frame => Object.keys(frame)))]
      window.animated.push({ thing: this.classList[0] ?? '', changes })
      return animation
    }
  }, rate)

const running = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelectorAll('.motion').length +
      document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )

/** The motion layer is fetched when the page has nothing else to do, and stands when it is idle again. */
async function staged(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/movements-/.test(name)),
  )
  await page.evaluate(async () => {
    const idle = () => new Promise(done => requestIdleCallback(done))
    await new Promise(done => setTimeout(done, 200))
    await idle()
    await idle()
  })
}

test('a card goes to its city and then nothing moves; only transforms and opacity change', async ({ visit }) => {
  const { page } = await visit({ settings: { motion: 'auto' } })
  await sitAt(page, 'end-science', 12)
  await staged(page)
  await watchMotion(page, 1)
  await lines(page).first().click()
  await expect.poll(() => page.evaluate(() => window.animated.map(({ thing }) => thing))).toContain('motion-thing')
  await expect.poll(() => running(page)).toBe(0)
  const changes = await page.evaluate(() => [...new Set(window.animated.flatMap(one => one.changes))].toSorted())
  expect(changes).toEqual(['offset', 'opacity', 'transform'])
})

test('the next press ends it', async ({ visit }) => {
  const { page } = await visit({ settings: { motion: 'auto', pace: 60_000 } })
  await sitAt(page, 'end-science', 12)
  await staged(page)
  await watchMotion(page, 0.001)
  await lines(page).first().click()
  await page.locator('.motion').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Shift')
  await expect.poll(() => running(page)).toBe(0)
})

test('where somebody wants calm nothing moves', async ({ visit }) => {
  const { page } = await visit({ settings: { motion: 'off' } })
  await sitAt(page, 'end-science', 12)
  await watchMotion(page, 1)
  const [before] = await page.locator('.record-number').allTextContents()
  await lines(page).first().click()
  await expect.poll(async () => (await page.locator('.record-number').allTextContents())[0]).not.toBe(before)
  expect(await page.evaluate(() => window.animated)).toEqual([])
})
