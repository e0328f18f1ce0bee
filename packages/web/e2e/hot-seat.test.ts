// Tables with two people, with none, and what a person at a table may expect: reasons, rules, undo, a look back.

import { recordOf } from '../gallery/records.ts'
import { expect, test } from './fixtures.ts'
import { seedGame } from './seed-games.ts'
import { board, lines, lit, movesMade, prompt, sitAt, turn } from './table.ts'

test('two people share a screen', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/new/wonders-duel?who=people')
  await page.getByRole('textbox', { name: /Name/ }).last().fill('Bea')
  await page.getByRole('button', { name: 'Start' }).click()
  await turn(page)
  await expect.poll(() => prompt(page).textContent()).toContain('Ada, your move.')
  await lines(page).first().click()
  await expect.poll(() => prompt(page).textContent()).toContain('Bea, your move.')
  await page.getByRole('region', { name: 'Your city' }).getByText('Bea').waitFor()
})

test('bots are watched: paused, moved by one, made faster', async ({ visit }) => {
  const { page, go } = await visit({ settings: { pace: 1500 } })
  await go('/new/wonders-duel?who=bots')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  // Another pair, whose game will soon be over.
  await page.goto(`/play/${await seedGame(page, recordOf('end-points', 54, 'mcts:4 | mcts:4'))}`)
  await page.getByRole('button', { name: 'Pause' }).click()
  await prompt(page).getByText('Paused.').waitFor()
  const paused = await movesMade(page)
  await page.getByRole('button', { name: 'One move' }).click()
  await expect.poll(() => movesMade(page)).toBe(paused + 1)
  await prompt(page).getByText('Paused.').waitFor()
  await page.getByRole('group', { name: 'Speed' }).getByRole('button', { name: 'fast' }).click()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.locator('.prompt-over').waitFor()
})

test('what cannot be done says why, in figures, with its rule', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'end-science', 12)
  // What is not possible can be pressed all the same: it answers.
  const press = { force: true }
  await page.getByRole('button', { name: /^Build The Appian Way with Stable/ }).click(press)
  await expect.poll(() => prompt(page).textContent()).toMatch(/Not possible\. .*10 coins in all; you have 3 coins\./)
  await page.keyboard.press('Escape')
  await board(page)
    .getByRole('button', { name: /^Quarry/ })
    .click(press)
  await expect.poll(() => prompt(page).textContent()).toMatch(/Not possible\./)
  await prompt(page).getByRole('link', { name: /6\.2/ }).click()
  await page.getByRole('complementary', { name: /Rule/ }).waitFor()
  await page.keyboard.press('Escape')
})

test('a move is taken back while nobody has seen more', async ({ visit }) => {
  const { page } = await visit()
  // Bea takes two wonders in a row.
  await sitAt(page, 'end-science', 1, 'Ada | Bea')
  await page.getByRole('button', { name: /^Take The Sphinx/ }).click()
  await expect.poll(() => movesMade(page)).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => movesMade(page)).toBe(1)
  await page.getByRole('button', { name: /^Take The Sphinx/ }).waitFor()
})

test('a line of the record shows the position after it, and the keyboard walks from there', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'end-science', 12)
  await page.getByRole('button', { name: /^11 .*builds Altar/ }).click()
  await expect.poll(() => prompt(page).textContent()).toContain('Move 11 of 12.')
  expect(await lit(page).count()).toBe(0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => prompt(page).textContent()).toContain('Move 10 of 12.')
  await page.keyboard.press('Escape')
  await expect.poll(() => prompt(page).textContent()).toContain('Your move.')
})

test('asked to, the table asks again before what cannot be taken back', async ({ visit }) => {
  const { page } = await visit({ settings: { confirm: true } })
  await sitAt(page, 'end-science', 12)
  await page.getByRole('button', { name: /^Build Clay Pool/ }).click()
  await expect.poll(() => prompt(page).textContent()).toContain('Are you sure?')
  await page.keyboard.press('Escape')
  await expect.poll(() => prompt(page).textContent()).toContain('Your move.')
  await page.getByRole('button', { name: /^Build Clay Pool/ }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page
    .getByText(/Ada builds Clay Pool/)
    .first()
    .waitFor()
})

test('the language changes in the middle of a game, and the game goes on', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'end-science', 12)
  await board(page)
    .getByRole('button', { name: /^Guard Tower/ })
    .click()
  await page.getByRole('button', { name: /Polski/ }).click()
  await expect.poll(() => prompt(page).textContent()).toContain('Twój ruch.')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl')
  // The card is still in hand.
  await expect.poll(() => page.locator('.duel [data-piece][aria-pressed=true]').count()).toBe(1)
  await page.getByRole('button', { name: /Русский/ }).click()
  await expect.poll(() => prompt(page).textContent()).toContain('Ваш ход.')
  await page.keyboard.press('b')
  await page
    .getByText(/Ada строит бесплатно: Сторожевая башня/)
    .first()
    .waitFor()
})

test('the record goes on with the game after a look back', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'end-science', 42)
  const list = page.locator('.record-list')
  const down = () => list.evaluate(box => box.scrollTop)
  await list.evaluate(box => box.scrollTo(0, box.scrollHeight))
  await page.locator('.record-list button').last().click()
  await page.locator('.prompt-past').waitFor()
  expect(await down()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect.poll(down).toBe(0)
})
