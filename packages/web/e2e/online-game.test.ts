// Two people far from each other play a game: a link, a name, and both are playing. What happens on the way
// (a line that breaks, a move taken back, talk) and after the end (scores, the proof, another game).

import type { WebSocketRoute } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import {
  asked,
  inviteFriend,
  log,
  lowerTab,
  moveFromList,
  personAt,
  playBeside,
  say,
  seated,
  stranger,
  strip,
  tableIn,
} from './online.ts'
import { board, movesMade, prompt, turn } from './table.ts'

/** Whoever comes for the first time, and has no name yet. */
const NAMELESS = { settings: { name: '' } }

declare global {
  interface Window {
    clicks: number
    leads: string[]
  }
}

test('a link, a game to its end, and another', async ({ visit }) => {
  const [host, friend] = [await visit(), await visit(NAMELESS)]
  for (const { context } of [host, friend]) {
    await context.addInitScript(() => {
      const kept = Number(sessionStorage.getItem('clicks') ?? 0)
      window.clicks = kept
      addEventListener('click', () => sessionStorage.setItem('clicks', String(++window.clicks)), true)
    })
  }
  const pages = [host.page, friend.page] as const
  await host.go('/')
  const link = await inviteFriend(host.page)
  const hash = (await host.page.locator('.chance-text code').textContent()) ?? ''
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  await friend.go(new URL(link).pathname)
  await friend.page.getByRole('textbox', { name: 'Your name' }).fill('Bea')
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  for (const page of pages) await page.locator('.duel').waitFor()
  // The host goes to the page for a friend and opens the table; the friend types a name and sits down.
  expect(await Promise.all(pages.map(page => page.evaluate(() => window.clicks)))).toEqual([2, 1])
  const id = tableIn(host.page)
  expect(tableIn(friend.page)).toBe(id)
  const names = await strip(host.page)
  expect(names.toSorted()).toEqual(['Ada', 'Bea'])

  // Whose move it is stands in the title too.
  const first = await asked(pages)
  const second = first === host.page ? friend.page : host.page
  if (!first) throw new Error('nobody is asked')
  await expect.poll(() => first.title()).toMatch(/^● Your move – /)
  await expect.poll(() => second.title()).toMatch(/^(Ada|Bea) – /)

  // The second to choose takes two wonders in a row: until then the first of them can be given back.
  await moveFromList(first)
  await expect.poll(() => asked(pages)).toBe(second)
  await moveFromList(second)
  for (const page of pages) await expect.poll(() => movesMade(page)).toBe(2)
  await second.getByRole('button', { name: 'Undo' }).click()
  for (const page of pages) await expect.poll(() => movesMade(page)).toBe(1)

  // What is said is text, whatever is in it.
  const words = '<b>Good</b> luck 🏛️ & <img src=x onerror=alert(1)>'
  await lowerTab(first, /^Table/).click()
  await say(first, words)
  await log(first).getByText(words).waitFor()
  await lowerTab(second, 'Table, 1 new message').click()
  await log(second).getByText(words).waitFor()
  expect(await log(second).locator('img').count()).toBe(0)
  await say(second, 'Same to you')
  await log(first).getByText('Same to you').waitFor()
  for (const page of pages) await lowerTab(page, 'Log').click()

  // The middle of the game while nobody looks on; its end, whenever it comes, on their pages.
  for (const page of pages) await page.goto('/about')
  const people = [await personAt(host.page), await personAt(friend.page, 'Bea')]
  let moves = 1 + (await playBeside(id, people, 58))
  for (const page of pages) await page.goto(`/table/${id}`)
  for (let page = await asked(pages); page; page = await asked(pages)) {
    await moveFromList(page)
    moves++
  }
  expect(moves).toBeGreaterThan(10)
  for (const page of pages) await expect.poll(() => movesMade(page)).toBe(moves)

  for (const page of pages) {
    await prompt(page).getByRole('button', { name: 'Scores' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('.scores').waitFor()
    await dialog.getByRole('button', { name: 'Verify' }).click()
    await dialog.getByText('Every move is legal, the result is correct, and the seed matches its hash.').waitFor()
    await dialog.getByText(hash).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
  // Both pages have added to the chance.
  const record = await (await host.page.request.get(`/api/tables/${id}/record`)).text()
  expect(record).toMatch(/^shares: [0-9a-f]{64} [0-9a-f]{64}$/m)
  await host.page.getByRole('button', { name: 'Rematch' }).click()
  await friend.page.getByRole('button', { name: 'Accept rematch' }).click()
  for (const page of pages) await page.waitForURL(url => !url.pathname.endsWith(id))
  expect(tableIn(host.page)).toBe(tableIn(friend.page))
  for (const page of pages) await expect.poll(() => strip(page)).toEqual(names.toReversed())
  await expect.poll(() => asked(pages)).toBe(second)
})

test('a line that breaks is mended; what happened meanwhile is there', async ({ visit, problems }) => {
  const { page, context } = await visit()
  const [ada, bea] = [await personAt(page), await stranger('Bea')]
  const id = await seated([ada, bea])
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/api\/socket$/, socket => {
    socket.connectToServer()
    lines.push(socket)
  })
  await page.goto(`/table/${id}`)
  await turn(page)
  await page.evaluate(() => {
    window.leads = []
    const note = () => window.leads.push(document.querySelector('.prompt b')?.textContent ?? '')
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

  // A short break is nobody's business.
  await moveFromList(page)
  const [line] = lines
  await line.close()
  await playBeside(id, [bea], 3)
  await expect.poll(() => movesMade(page)).toBe(4)
  await turn(page)
  await moveFromList(page)
  expect(lines).toHaveLength(2)
  expect(await page.evaluate(() => window.leads)).not.toContain('No connection.')

  // A long one is told, and nothing can be done until it is over.
  await context.setOffline(true)
  await prompt(page).getByText('No connection.').waitFor()
  expect(await board(page).locator('button[aria-pressed]').count()).toBe(0)
  await playBeside(id, [ada], 1)
  await context.setOffline(false)
  await expect.poll(() => movesMade(page)).toBe(6)
  await expect.poll(() => prompt(page).textContent()).not.toContain('No connection.')
  expect(problems.splice(0).filter(problem => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
