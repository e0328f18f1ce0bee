// Studies as people meet them: one made from a new game, with a branch, marks and a question, shared by its link and answered
// elsewhere; and a puzzle of the endless ones.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPuzzleGames } from '@tabularium/bots/puzzles/text'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'

const play = async (page: Page, n = 0): Promise<string> => {
  const move = page.locator('.stage-board [data-notation]:not([aria-disabled]), .actions [data-notation]').nth(n)
  const notation = (await move.getAttribute('data-notation')) ?? ''
  await move.click()
  return notation
}

test('a study is written, shared as a link and answered by somebody else', async ({ visit }) => {
  const ada = await visit()
  const { page } = ada
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await ada.go('/study')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByLabel('Comment').fill('<b>Eight</b> wonders, **four** of them here.')
  const first = await play(page)
  await page.getByText('Move 1', { exact: true }).waitFor()
  await page.getByLabel('Comment').fill('The best of them.')
  await page.getByRole('button', { name: 'Previous move' }).click()
  await page.getByText('Setup', { exact: true }).waitFor()
  expect(await play(page, 1)).not.toBe(first)
  await page.getByText('Branch', { exact: true }).waitFor()
  await page.getByLabel('Comment').fill('Not so good: it costs more.')
  await page.getByRole('button', { name: 'Previous move' }).click()
  await page.getByText('Setup', { exact: true }).waitFor()
  await page.getByText('Circle', { exact: true }).click()
  await page.locator('.stage-board [data-piece^="wonder."]').first().click()
  await page.locator('.board-mark').waitFor()
  await page.locator('summary').filter({ hasText: 'Question' }).click()
  await page.locator('.study-check input').first().check()
  await page.getByLabel(/^Lesson/).check()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText(/link.*copied|copied/i).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const marcus = await visit()
  await marcus.go(link.slice(new URL(link).origin.length))
  const note = marcus.page.locator('.study-note')
  // What looks like HTML is text.
  await note.getByText('<b>Eight</b> wonders,').waitFor()
  expect(await marcus.page.locator('.board-mark').count()).toBe(1)
  await play(marcus.page, 1)
  await note.getByText('Not so good: it costs more.').waitFor()
  await play(marcus.page)
  await note.getByText('Right!').waitFor()
  await note.getByText('The best of them.').waitFor()
})

test('a puzzle is missed, then another solved in a row of its own', async ({ visit }) => {
  const file = join(import.meta.dirname, '..', '..', 'glory-to-rome', 'puzzles', '0.txt')
  const games = readPuzzleGames(readFileSync(file, 'utf8'))
  if ('problem' in games) throw new Error(games.problem)
  const [missed, solved] = games.flatMap(({ puzzles }) => puzzles)
  const { page, go } = await visit()
  const answer = async (action: string) => page.locator(`[data-notation="${action}"]`).first().click()
  await go(`/puzzles/glory-to-rome/all/${missed.id}`)
  await answer(missed.choices[1].action)
  await page.getByText('Not this one.').waitFor()
  await go(`/puzzles/glory-to-rome/all/${solved.id}`)
  await answer(solved.choices[0].action)
  await page.getByText('Right!').waitFor()
  await page.getByText('1 in a row').waitFor()
  await page.getByRole('button', { name: /Next puzzle/ }).click()
  await page.getByRole('heading', { name: 'Find the best move' }).waitFor()
})
