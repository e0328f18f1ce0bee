// Rules that can be searched and linked, a lesson to its end, and today's position solved.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitPuzzles } from '@tabularium/bots/puzzle'
import { answer, type Stand, solution } from '@tabularium/bots/puzzle-solve'
import { replay, type State } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import type { Page } from 'playwright-core'
import { indexOf } from '../src/learn/days.ts'
import { puzzleOf } from '../src/learn/puzzles.ts'
import { expect, test } from './fixtures.ts'
import { lit, moveByPointer, turn } from './table.ts'

test('the rules are searched by word and by number, and every paragraph has a link', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/rules/wonders-duel')
  const search = page.getByRole('searchbox', { name: 'Search the rules' })
  await search.fill('extra turn')
  await page
    .getByRole('status')
    .getByText(/^\d+ rules$/)
    .waitFor()
  await search.fill('6.2')
  await page
    .getByRole('heading', { name: /A turn/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Copy link to § 6.2' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe('/rules/wonders-duel/6.2')
  await search.fill('qwertyuiop')
  await page.getByText(/No rule or card mentions/).waitFor()

  await page.goto(link)
  const heading = page.getByRole('heading', { name: /A turn/ })
  await expect.poll(() => heading.evaluate(element => element === document.activeElement)).toBe(true)
})

test('the introduction shows positions move by move, and an example can be played', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/learn')
  await page.locator('a[href="/rules/glory-to-rome/introduction"]').click()
  await page.getByRole('heading', { level: 1, name: 'Glory to Rome in ten minutes' }).waitFor()
  const example = page.locator('.example').first()
  // A picture is drawn when it comes into view: the real board, not to be touched.
  await example.scrollIntoViewIfNeeded()
  await expect.poll(() => example.locator('.example-picture [inert]').count()).toBe(1)
  await example.getByRole('button', { name: 'Next move' }).click()
  await example.getByText(/^After move 1 of \d+$/).waitFor()
  await page.getByRole('link', { name: 'All the rules', exact: true }).click()
  await page.locator('#rule-4 .example').first().waitFor()

  await go('/rules/glory-to-rome/example/BX-02')
  const note = page.locator('#prompt')
  await note.getByText(/^You move for everyone here/).waitFor()
  for (let move = 0; move < 5; move++) await note.getByRole('button', { name: /^Show me/ }).click()
  await note.getByText('Just as in the example.').waitFor()
  await note.getByRole('button', { name: 'Start over' }).click()
  await page.locator('.rome button[data-piece][aria-pressed]').first().waitFor()
  await note.getByRole('link', { name: 'Back to the rules' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/rules/glory-to-rome/7')
})

test('an example on a map shows the part it is about, one about resources no map', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/rules/mare-nostrum/introduction')
  const chain = page.getByRole('region', { name: 'Example: A chain of triremes' })
  await chain.scrollIntoViewIfNeeded()
  await chain.locator('.mare-map-name', { hasText: 'Cyrenaica' }).waitFor()
  const trade = page.getByRole('region', { name: 'Example: A whole trade phase' })
  await trade.scrollIntoViewIfNeeded()
  await expect.poll(() => trade.locator('.mare-still-empires > li').count()).toBe(3)
  expect(await trade.locator('.mare-map').count()).toBe(0)
})

test('a card has a page of its own', async ({ visit }) => {
  const { page, go } = await visit({ language: 'pl' })
  await go('/rules/wonders-duel/card/the-sphinx')
  await page.getByRole('heading', { level: 1, name: /Sfinks/ }).waitFor()
  await expect.poll(() => page.title()).toMatch(/Sfinks/)
})

/** Walks through a lesson, doing what each step asks, and plays on from its end. */
async function walk(page: Page, act: () => Promise<void>, asked: () => Promise<boolean>): Promise<void> {
  const on = page.getByRole('button', { name: 'Play on from here' })
  const next = page.getByRole('button', { name: /^Next/ })
  const note = page.locator('#prompt')
  await note.getByText(/^Step 1 of \d+$/).waitFor()
  for (let step = 1; step < 100; step++) {
    await note.getByText(new RegExp(`^Step ${step} of`)).waitFor()
    await note.getByRole('heading').waitFor()
    if ((await on.count()) > 0) break
    if (await asked()) await act()
    else await next.click()
  }
  await on.click()
  await page.waitForURL(/\/play\//)
  await turn(page)
}

test('a lesson is played to its end and goes on as a game', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/learn')
  const lessons = page.getByRole('region', { name: '7 Wonders Duel' })
  await lessons.getByRole('link', { name: 'Start' }).first().click()
  await page.waitForURL('/learn/wonders-duel/first-game')
  await walk(
    page,
    () => moveByPointer(page, target => target.click()),
    async () => (await lit(page).count()) > 0,
  )
})

test.for([
  ['first-game', 'Your first game'],
  ['functions', 'Structures at work'],
])('the lesson %s of Glory to Rome is walked through with the list of actions', async ([id, title], { visit }) => {
  const { page, go } = await visit()
  await go('/learn')
  const lessons = page.getByRole('region', { name: 'Glory to Rome' })
  const entry = lessons
    .locator('.learn-lesson')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await entry.getByRole('link', { name: 'Start' }).click()
  await page.waitForURL(`/learn/glory-to-rome/${id}`)
  const choices = page.locator('.stage-side button[data-notation]:not([aria-disabled])')
  await walk(
    page,
    () => choices.first().click(),
    async () => (await choices.count()) > 0,
  )
  // Come back, and the lesson is done.
  await go('/learn')
  await entry.getByText('done').waitFor()
})

const DAY = '2026-11-15'
const PUZZLES = join(import.meta.dirname, '..', '..', 'wonders-duel', 'puzzles.txt')

test('today’s position is solved, and stays marked', async ({ visit }) => {
  const { page, context, go } = await visit()
  await context.clock.setFixedTime(new Date(`${DAY}T12:00:00`))
  const texts = splitPuzzles(readFileSync(PUZZLES, 'utf8'))
  if (!Array.isArray(texts)) throw new Error('the puzzles cannot be read')
  const { record, turns } = puzzleOf(texts[indexOf(DAY, texts.length)])
  const game = wondersDuel as never
  const state: State = replay(game, record)
  let stand: Stand<State> = { state, seat: wondersDuel.waiting(state as never)[0], turns, moves: 4 }
  await go('/puzzle')
  const act = (notation: string) => page.locator(`[data-notation="${notation}"]`).click()

  const legal = page.locator('[data-notation]:not([aria-disabled])')
  await legal.first().waitFor()
  const best = solution(game, stand)[0].action
  const all = await legal.evaluateAll(lines => lines.map(line => line.getAttribute('data-notation') ?? ''))
  const bad = all.find(notation => {
    const action = wondersDuel.actions.parse(notation)
    return action && !answer(game, stand, action).wins
  })
  if (bad !== undefined) {
    await act(bad)
    await page.getByText('Not this one.').waitFor()
    await page.getByRole('button', { name: /Try again/ }).click()
  }
  await page.getByRole('button', { name: /Hint/ }).click()
  await page.getByText(/^How it ends:/).waitFor()

  for (let notation: string | undefined = best; notation !== undefined; notation = solution(game, stand)[0]?.action) {
    const action = wondersDuel.actions.parse(notation)
    if (!action) throw new Error(notation)
    await act(notation)
    stand = answer(game, stand, action).stand
    if (wondersDuel.waiting(stand.state as never).length === 0) break
    await page.getByText(/^Right\./).waitFor()
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'November 15, 2026, solved' }).waitFor()
})
