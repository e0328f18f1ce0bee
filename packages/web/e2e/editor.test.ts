// The editor of one's own data: a place is moved, something is broken and its fault named, undone, tried by bots, saved and played;
// a card is typed in; a game goes on from a position of a study.

import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'
import { axeFindings, faultsOf } from './layout-checks.ts'

test('a map is edited, checked, tried, saved as a file and played', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/train/editor/mare-nostrum')
  const sound = page.getByText('No faults: it can be played.')
  await sound.waitFor()

  const gallia = page.locator('[data-place="gallia"]')
  const before = await gallia.getAttribute('transform')
  const box = await gallia.locator('.editor-place-dot').boundingBox()
  if (!box) throw new Error('the place is not drawn')
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 45, box.y + 35, { steps: 4 })
  await page.mouse.up()
  expect(await gallia.getAttribute('transform')).not.toBe(before)
  // The whole drag is one step; by keyboard the place goes on from there.
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await gallia.getAttribute('transform')).toBe(before)
  await gallia.focus()
  await page.keyboard.press('Shift+ArrowRight')
  expect(await gallia.getAttribute('transform')).not.toBe(before)

  // A market more than there are pieces: the fault says so, and a press leads to its field.
  await page.keyboard.press('Enter')
  const markets = page.getByRole('spinbutton', { name: 'Markets' })
  await markets.fill('30')
  const fault = page
    .locator('.editor-faults li button')
    .filter({ hasText: /markets?/ })
    .first()
  await fault.waitFor()
  await page.getByRole('button', { name: 'Set-ups' }).click()
  await fault.click()
  await markets.waitFor()
  await page.keyboard.press('Control+z')
  await sound.waitFor()

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('moved')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save file' }).click()
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'mare-nostrum', name: 'moved' })

  await page.getByRole('button', { name: 'Trial', exact: true }).click()
  await page.getByRole('spinbutton', { name: 'Games' }).fill('2')
  await page.getByRole('combobox', { name: 'Bots' }).selectOption('random')
  await page.getByRole('button', { name: 'Start the trial' }).click()
  await page.getByText('2 of 2').waitFor()
  expect(await page.locator('.editor-outcome tbody tr').count()).toBe(3)
  expect(await axeFindings(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Play with it' }).click()
  await page.getByRole('radio', { name: /^moved/ }).waitFor()
})

test('cards are typed in a row each, and what was edited is there the next time', async ({ visit }) => {
  const { page, go } = await visit({ size: 'phone' })
  await go('/train/editor/assyrian-wars')
  await page.getByText('No faults: it can be played.').waitFor()
  await page.getByRole('button', { name: 'Cards' }).click()
  await page.getByText('0 of 88 cards replaced').waitFor()
  const cell = (row: number, field: string) => page.locator(`#editor-deck-${row}-${field} input`)
  await cell(0, 'title').fill('Tyre breaks away')
  await cell(0, 'title').press('Enter')
  expect(await cell(1, 'title').evaluate(one => one === document.activeElement)).toBe(true)
  await cell(1, 'effect').fill('draw draw=two')
  await page
    .getByText('1 fault', { exact: true })
    .or(page.getByText(/^\d+ faults$/))
    .waitFor()
  await cell(1, 'effect').fill('draw draw=2 discard=1')
  await page.getByText('No faults: it can be played.').waitFor()
  await page.getByText('2 of 88 cards replaced').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Cards' }).click()
  await page.getByText('2 of 88 cards replaced').waitFor()
  expect(await cell(1, 'effect').inputValue()).toBe('draw draw=2 discard=1')
})
