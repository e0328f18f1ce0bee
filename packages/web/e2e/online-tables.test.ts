// Several tables at once: the next one that waits, a lobby that shows what somebody looks for, and games to watch.

import { expect, test } from './fixtures.ts'
import {
  lowerTab,
  member,
  moveFromList,
  open,
  personAt,
  playBeside,
  seated,
  stranger,
  strip,
  tableIn,
} from './online.ts'
import { movesMade, prompt, turn } from './table.ts'

test('the next table that waits is one click away', async ({ visit }) => {
  const { page } = await visit()
  const [ada, bea] = [await personAt(page), await stranger('Bea')]
  const [first, second] = [await seated([ada, bea]), await seated([ada, bea])]
  await page.goto('/online')
  await page.getByRole('heading', { name: 'Your tables 2 waiting for you' }).waitFor()
  await page.goto('/')
  await page.getByText('2 online games are waiting for you').waitFor()
  await page.goto(`/table/${second}`)
  await turn(page)
  await expect.poll(() => page.title()).toMatch(/^● Your move – Ada – Bea/)
  await moveFromList(page)
  await expect.poll(() => page.title()).toMatch(/^Ada – Bea/)
  await page.getByRole('link', { name: 'Next table' }).click()
  await page.waitForURL(`**/table/${first}`)
  await turn(page)
  await expect.poll(() => page.title()).toMatch(/^● Your move – /)
  await moveFromList(page)
  // Nothing waits any more, until Bea has chosen at the other table.
  await expect.poll(() => page.getByRole('link', { name: 'Next table' }).count()).toBe(0)
  await playBeside(second, [bea], 3)
  await page.getByRole('link', { name: 'Next table' }).click()
  await page.waitForURL(`**/table/${second}`)
})

test('the lobby shows what somebody looks for, and remembers it', async ({ visit }) => {
  const { page, go } = await visit()
  const lives = { kind: 'live', baseMs: 600_000, incrementMs: 10_000 }
  const wishes = {
    Quintus: { clock: lives },
    Rufus: { clock: { kind: 'days', days: 3 }, rated: false },
    Silvia: { clock: lives, rated: false, game: 'glory-to-rome', seats: ['me', 'open', 'open'] },
  }
  // Rated tables are opened by people with an account.
  for (const [name, wish] of Object.entries(wishes)) await open(await member(name), { visibility: 'open', ...wish })
  await go('/online')
  const section = page.getByRole('region', { name: 'Open tables' })
  const shown = async () => {
    const rows = await section.getByRole('listitem').allTextContents()
    return Object.keys(wishes).filter(name => rows.some(row => row.includes(name)))
  }
  const filter = page.getByRole('group', { name: 'Filters' })
  const only = (label: string, value: string) => filter.getByLabel(label).selectOption(value)
  await expect.poll(shown).toEqual(['Quintus', 'Rufus', 'Silvia'])
  await only('Game', 'glory-to-rome')
  await expect.poll(shown).toEqual(['Silvia'])
  await only('Game', '')
  await only('Time', 'days')
  await expect.poll(shown).toEqual(['Rufus'])
  await only('Time', 'live')
  await only('Rated', 'yes')
  await expect.poll(shown).toEqual(['Quintus'])
  await page.reload()
  await expect.poll(shown).toEqual(['Quintus'])
})

test('anybody may watch an open game, and look at it again when it is over', async ({ visit }) => {
  const { page, go } = await visit()
  const [ada, bea] = [await stranger('Flavia'), await stranger('Gaius')]
  const id = await seated([ada, bea], { visibility: 'open' })
  await playBeside(id, [ada, bea], 4)
  await go('/online')
  await page.getByRole('listitem').filter({ hasText: 'Flavia' }).getByRole('link', { name: 'Watch' }).click()
  await page.locator('.duel').waitFor()
  expect(tableIn(page)).toBe(id)
  expect(await movesMade(page)).toBe(4)
  await playBeside(id, [ada, bea], 8)
  await expect.poll(() => movesMade(page)).toBe(12)
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await lowerTab(page, 'Table').click()
  await page.getByText('At the table').click()
  await page.getByText('1 spectator.').waitFor()

  await bea.ask('POST', `/tables/${id}/resign`, {})
  expect(await turn(page)).toBe(false)
  await expect.poll(() => strip(page)).toEqual(['Flavia', 'Gaius'])
  await prompt(page).getByRole('link', { name: 'Replay' }).click()
  await page.waitForURL(`**/game/${id}**`)
  await page.locator('.duel').waitFor()
  await page.goto(`/game/${id}?move=7`)
  await expect.poll(() => page.locator('main').textContent()).toContain('Flavia')
  await expect.poll(() => page.locator('.duel').count()).toBe(1)
})
