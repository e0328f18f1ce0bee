// Replays: steps, jumps, other eyes, the graph, a link that holds the game, branching off, and the proof.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { recordOf } from '../gallery/records.ts'
import { toFragment } from '../src/table/share.ts'
import { expect, test } from './fixtures.ts'
import { prompt, takeRecord, turn } from './table.ts'

const RECORD = recordOf('end-science', undefined, 'Ania | Bartek')
const now = (page: Page) => page.getByRole('region', { name: 'Playback' }).getByRole('status')
const stands = (page: Page, words: string) => now(page).getByText(words, { exact: true }).waitFor()

test('a replay is stepped through, jumped in, and seen with other eyes', async ({ visit }) => {
  const { page } = await visit()
  await takeRecord(page, RECORD)
  await stands(page, 'Setup')
  await page.getByRole('button', { name: 'Next move' }).click()
  await stands(page, 'Move 1 of 60')
  await page.keyboard.press('ArrowRight')
  await stands(page, 'Move 2 of 60')
  await page.getByRole('button', { name: 'Previous move' }).click()
  await stands(page, 'Move 1 of 60')
  await page.getByRole('button', { name: 'To the end' }).click()
  await stands(page, 'Move 60 of 60')
  await page.keyboard.press('Home')
  await stands(page, 'Setup')

  await page.getByRole('combobox', { name: 'Jump to' }).selectOption('Age II')
  await page.getByRole('group', { name: /^Age II:/ }).waitFor()
  await page.getByRole('searchbox', { name: 'Search the moves' }).fill('Law')
  await page.getByRole('button', { name: /takes the progress token Law/ }).click()
  await expect.poll(() => now(page).textContent()).toContain('Law')

  await page.getByRole('combobox', { name: 'View as' }).selectOption('Bartek')
  await page.getByRole('region', { name: 'Your city' }).getByText('Bartek').waitFor()
  await page.getByRole('combobox', { name: 'View as' }).selectOption('Spectator')
  await expect.poll(() => page.getByRole('region', { name: 'Your city' }).count()).toBe(0)
  expect(page.url()).toContain('seat=none')
})

test('the graph is read and walked with keys', async ({ visit }) => {
  const { page } = await visit()
  await takeRecord(page, RECORD)
  const graph = page.getByRole('slider', { name: /Points/ })
  await graph.focus()
  await page.keyboard.press('End')
  await expect.poll(() => graph.getAttribute('aria-valuetext')).toMatch(/^Move 60 of 60: Ania \d+, Bartek \d+$/)
  await page.keyboard.press('PageDown')
  await stands(page, 'Move 50 of 60')
  await page.keyboard.press('ArrowLeft')
  await stands(page, 'Move 49 of 60')
  await page.getByRole('button', { name: 'Coins', exact: true }).click()
  await page.getByRole('slider', { name: /Coins/ }).waitFor()
})

test('a link to a position opens it for somebody who has never been here', async ({ visit }) => {
  const { page } = await visit()
  const id = await takeRecord(page, RECORD)
  await page.goto(`/replay/${id}?move=29&seat=1`)
  await stands(page, 'Move 29 of 60')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied. It contains the whole game and opens at move 29.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await visit({ language: 'pl' })
  await other.page.goto(link)
  await other.page.getByText('Ruch 29 z 60', { exact: true }).waitFor()
  await other.page.getByRole('region', { name: 'Twoje miasto' }).getByText('Bartek').waitFor()
})

test('a replay is saved as the record it is', async ({ visit }) => {
  const { page } = await visit()
  await takeRecord(page, RECORD)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save record' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('wonders-duel-Ania-Bartek.tabularium.txt')
  expect(readFileSync(await download.path(), 'utf8')).toBe(RECORD)
})

test('a game branches off and is played on', async ({ visit }) => {
  const { page } = await visit()
  const id = await takeRecord(page, RECORD)
  await page.goto(`/replay/${id}?move=12`)
  await stands(page, 'Move 12 of 60')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/play\//)
  await turn(page)
  await expect.poll(() => prompt(page).textContent()).toContain('Your move.')
  await page.getByRole('button', { name: /^Build Stable/ }).click()
  await page
    .getByText(/Ania builds Stable/)
    .first()
    .waitFor()
})

test('a good record proves itself; a tampered one says what is wrong', async ({ visit }) => {
  const { page } = await visit()
  const verified = async (record: string): Promise<readonly string[]> => {
    const packed = await toFragment(record)
    if (!('fragment' in packed)) throw new Error(packed.problem)
    await page.goto('/about')
    await page.goto(`/replay#${packed.fragment}`)
    await page.getByRole('button', { name: 'Result', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Verify' }).click()
    await dialog.locator('.verify-good p, .verify-bad p:not(.verify-busy)').first().waitFor()
    return await dialog.getByRole('status').locator('p').allTextContents()
  }
  expect(await verified(RECORD)).toEqual([
    expect.stringContaining('Every move is legal, the result is correct, and the seed matches its hash.'),
  ])
  const otherSeed = RECORD.replace(/^seed: 3e/m, 'seed: 4e')
  expect((await verified(otherSeed)).join()).toContain('The draws do not match the seed')
  const otherResult = RECORD.replace('winners 0', 'winners 1')
  expect((await verified(otherResult)).join()).toContain('The result is wrong')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Русский/ }).click()
  await page.getByRole('button', { name: 'Результат', exact: true }).click()
  await page.getByRole('button', { name: 'Проверить' }).click()
  await page.getByText(/^Результат неверен\. Вместо «science; winners 1» должно быть «science; winners 0»\.$/).waitFor()
  await page.getByRole('button', { name: /English/ }).evaluate((button: HTMLElement) => button.click())
  const otherMove = await toFragment(RECORD.replace('0 build altar', '0 build theater'))
  await page.goto(`/replay#${'fragment' in otherMove ? otherMove.fragment : ''}`)
  await page.getByRole('heading', { name: 'This record cannot be read' }).waitFor()
  await page.getByText('Line 21: Unexpected random result: “wood-reserve, guard-tower”.').waitFor()
  await page.getByRole('button', { name: /Polski/ }).click()
  await page.getByText('Wiersz 21: Zbędny wynik losowania: „wood-reserve, guard-tower”.').waitFor()
})
