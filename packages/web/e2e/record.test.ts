// The record of a long game: thousands of moves, of which only what is seen is in the page; by keys, by search, and for
// those who listen.

import type { Page } from 'playwright-core'
import { lateMarch } from '../bench/late.ts'
import { recordOf } from '../gallery/records.ts'
import { expect, test } from './fixtures.ts'
import { seedGame } from './seed-games.ts'
import { turn } from './table.ts'

const SEATS = Array.from({ length: 5 }, () => 'Ada').join(' | ')

const rows = (page: Page) => page.locator('.record-list li')
/** More than this is not seen at once on any screen. */
const MANY = 120

async function sit(page: Page): Promise<void> {
  await page.goto(`/play/${await seedGame(page, lateMarch().record)}`)
  await turn(page)
  await rows(page).first().waitFor()
}

/** What the row with the focus is to somebody who listens: which of how many. */
const focusedPlace = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement?.closest('li')
    return [Number(row?.ariaPosInSet), Number(row?.ariaSetSize)]
  })

test('of thousands of moves only those seen are in the page, and each says which of how many it is', async ({
  visit,
}) => {
  const { page } = await visit()
  await sit(page)
  expect(await rows(page).count()).toBeLessThan(MANY)
  expect(await rows(page).first().getAttribute('aria-posinset')).toBe('1')
  const size = Number(await rows(page).first().getAttribute('aria-setsize'))
  expect(size).toBeGreaterThan(2000)

  // The whole way down: the set-up is there, under a heading, and the newest is not.
  const list = page.locator('.record-list')
  const toEnd = () =>
    list.evaluate(box => {
      box.scrollTop = box.scrollHeight
      return [...box.querySelectorAll('li')].at(-1)?.ariaPosInSet
    })
  await expect.poll(toEnd).toBe(String(size))
  expect(await rows(page).count()).toBeLessThan(MANY)
  await expect.poll(() => list.getByText('·', { exact: true }).count()).toBe(1)
  await list.evaluate(box => {
    box.scrollTop = box.scrollHeight / 2
  })
  await expect.poll(() => page.locator('.record-section').count()).toBeGreaterThan(0)
})

test('arrows go from line to line beyond what is drawn, and round the ends', async ({ visit }) => {
  const { page } = await visit()
  await sit(page)
  await page.locator('.record-list button').first().focus()
  const [first, size] = await focusedPlace(page)
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await focusedPlace(page))[0]).toBe(size)
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await focusedPlace(page))[0]).toBe(first)
  for (let n = 0; n < 60; n++) await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await focusedPlace(page))[0]).toBeGreaterThan(first + 55)
  // Scrolled away, the line keeps the focus, and the next arrow goes on from there.
  const [at] = await focusedPlace(page)
  await page.locator('.record-list').evaluate(box => {
    box.scrollTop = box.scrollHeight / 2
  })
  await expect.poll(() => page.locator('.record-list li[aria-posinset="1"]').count()).toBe(0)
  expect((await focusedPlace(page))[0]).toBe(at)
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await focusedPlace(page))[0]).toBeLessThan(at)
  expect((await focusedPlace(page))[0]).toBeGreaterThan(at - 4)
})

test('a search finds a move of long ago, and its line shows the position', async ({ visit }) => {
  const { page } = await visit()
  await sit(page)
  await page.locator('.record-list').evaluate(box => {
    box.scrollTop = box.scrollHeight
  })
  await expect.poll(() => page.locator('.record-list li[aria-posinset="1"]').count()).toBe(0)
  const old = (await page.locator('.record-text > span').nth(-8).textContent()) ?? ''
  await page.locator('.record-tools input').fill(old)
  const first = rows(page)
    .filter({ has: page.locator('.record-text') })
    .first()
  await expect.poll(async () => ((await first.textContent()) ?? '').includes(old)).toBe(true)
  expect(Number(await first.getAttribute('aria-posinset'))).toBeLessThan(3)
  await first.locator('button').first().click()
  await page.waitForURL(/move=\d+/)
  await page.locator('.record-list [aria-current=step]').waitFor()
})

test('in the replay the move that is shown is in sight, wherever it is', async ({ visit }) => {
  const { page } = await visit()
  const id = await seedGame(page, recordOf('campaign', undefined, SEATS, 'assyrian-wars'))
  await page.goto(`/replay/${id}?move=3000&seat=none`)
  const line = page.locator('.move-list [aria-current=step]')
  await line.waitFor({ timeout: 60_000 })
  await expect.poll(() => line.isVisible()).toBe(true)
  const inSight = () =>
    line.evaluate(one => {
      const box = one.closest('ol')?.getBoundingClientRect()
      const { top, bottom } = one.getBoundingClientRect()
      return box !== undefined && top >= box.top && bottom <= box.bottom
    })
  await expect.poll(inSight).toBe(true)
  expect(await page.locator('.move-list li').count()).toBeLessThan(MANY)
  await page.keyboard.press('Home')
  await page.waitForURL(/move=0/)
  await expect.poll(inSight).toBe(true)
  await page.keyboard.press('End')
  await expect.poll(inSight).toBe(true)
})
