// The home page: games of this device, records in and out, and everything else one link away.

import { readFileSync } from 'node:fs'
import { recordOf } from '../gallery/records.ts'
import { expect, test } from './fixtures.ts'
import { movesMade, sitAt, takeRecord } from './table.ts'

test('a game is one click away, and no account between', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/')
  await expect.poll(() => page.title()).toContain('Tabularium')
  await page.getByText('Strategy games of the ancient world').waitFor()
  expect(await page.locator('#home-games').count(), 'a box for games that are not there').toBe(0)
  await page
    .getByRole('button', { name: /^Play a bot/ })
    .first()
    .click()
  await page.getByText('Take one of the wonders on offer.').waitFor()
})

test('the rules of every game, an account and the start of a game are one step away, and settings lead back', async ({
  visit,
}) => {
  const { page, go } = await visit()
  await page.setViewportSize({ width: 1280, height: 720 })
  await go('/')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign in', pressed: true }).waitFor()
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  // Of each game the introduction, the rules and the glossary.
  await expect.poll(() => page.locator('main a[href^="/rules/"]').count()).toBe(12)
  await page.locator('main a[href="/rules/mare-nostrum"]').click()
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Glory to Rome' }).waitFor()
  await go('/new/assyrian-wars')
  await page.locator('.new-option').first().waitFor()
  const start = await page.getByRole('button', { name: 'Start', exact: true }).boundingBox()
  expect((start?.y ?? 0) + (start?.height ?? 720)).toBeLessThanOrEqual(720)
  await sitAt(page, 'end-science', 12)
  const table = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(table)
})

test('a record comes in by file and goes out by file, unchanged', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/')
  const record = recordOf('end-military', undefined, 'Ania | Bartek')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a file' }).click(),
  ])
  await chooser.setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) })
  await page.waitForURL(/\/replay\//)
  await page.goto('/')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file: Ania vs Bartek' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toBe(record)
})

test('a record comes in by paste anywhere on the page', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/')
  await page.getByRole('button', { name: 'Paste' }).waitFor()
  await page.evaluate(text => navigator.clipboard.writeText(text), recordOf('end-points', undefined, 'Ania | Bartek'))
  await page.keyboard.press('Control+v')
  await page.waitForURL(/\/replay\//)
})

test('what is wrong with a record is told with its line', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/')
  const paste = async (record: string) => {
    await page.getByRole('button', { name: 'Paste' }).click()
    await page.getByRole('textbox', { name: 'Text of the record' }).fill(record)
    await page.getByRole('button', { name: 'Import' }).click()
    const told = await page.getByRole('dialog').getByRole('alert').textContent()
    await page.getByRole('button', { name: 'Cancel' }).click()
    return told
  }
  const record = recordOf('end-points')
  expect(await paste('hello\n')).toContain('This record cannot be read')
  expect(await paste(record.replace(/^0 build .*$/m, '0 build atlantis'))).toMatch(/Line \d+:/)
  expect(await paste(record.replace(/^seed: .*$/m, `seed: ${'0'.repeat(64)}`))).toMatch(/Line 7:/)
})

test('a game that waits stands first; a finished one can be deleted and brought back', async ({ visit }) => {
  const { page, go } = await visit()
  await takeRecord(page, recordOf('end-points', undefined, 'Ania | Bartek'))
  await sitAt(page, 'end-science', 12)
  // The same number of moves as the record at the table tells.
  expect(await movesMade(page)).toBe(12)
  await go('/')
  const games = page.getByRole('region', { name: /Your games/ })
  await games.getByText('one is waiting for you').waitFor()
  await games.getByText(/^move 12,/).waitFor()
  await games.getByRole('link', { name: 'Your move' }).waitFor()
  await games.getByRole('button', { name: 'Delete: Ania vs Bartek' }).click()
  await expect.poll(() => games.getByText('Ania vs Bartek').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await games.getByText('Ania vs Bartek').waitFor()
})

test('the bar with the start of a game lies on the ground of the page, in both themes', async ({ visit }) => {
  for (const theme of ['light', 'dark'] as const) {
    const { page, go } = await visit({ theme })
    await go('/new/glory-to-rome')
    const [bar, frame] = await page.locator('.new-go').evaluate(element => {
      const ground = getComputedStyle(element, '::before')
      const around = getComputedStyle(element.closest('.frame') ?? element)
      return [
        [ground.backgroundImage.replace(/, none$/, ''), ground.backgroundColor],
        [around.backgroundImage, getComputedStyle(document.body).backgroundColor],
      ]
    })
    expect(bar).toEqual(frame)
    expect(frame[0]).toContain('gradient')
  }
})
