// The moderators' page: tables whose rules failed are listed with the reason, and the game goes on when the rules do.

import { LANGUAGES } from '@tabularium/kernel/languages'
import { begin } from '../../server/src/tables/tables.testing.ts'
import { wondersDuel } from '../../wonders-duel/src/index.ts'
import { expect, test } from './fixtures.ts'
import { axeFindings, faultsOf, settled, speak } from './layout-checks.ts'
import { moderatorAt, reported, toModeration } from './moderators.ts'
import { personAt, playBeside, stranger } from './online.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
test.beforeAll(async () => {
  server = await startTestServer()
})

test('reports over several pages: forth and back, each from its top, and what comes up when some are decided', async ({
  visit,
  problems,
}) => {
  const { address, database, accounts } = server
  const { page } = await visit({ size: 'phone', address })
  const judge = await personAt(page, 'Cato')
  const [by, about] = [await stranger('Marcus', address), await stranger('Lucretia', address)]
  const [first, full] = [5, 100]
  const rows = Array.from({ length: 2 * full }, (_, i) => ({
    ...{ by_user: by.id, about_user: null, table_id: null, chat_id: null, reason: 'other', state: 'open' as const },
    ...{ text: `Complaint ${i + 1}`, time: Date.now() - 1000 * (2 * full - i), handled_by: null, decision: null },
    ...(i < first && { about_user: about.id }),
  }))
  await database.db.insertInto('report').values(rows).execute()
  await database.db.updateTable('profile').set({ moderator: true }).where('user_id', '=', judge.id).execute()
  accounts.forget(judge.id)

  await page.goto('/moderation')
  const shown = page.locator('.report-text')
  const pages = page.getByRole('navigation', { name: 'Pages of reports' })
  const turnTo = async (name: string, number: number, complaint: string) => {
    await pages.getByRole('button', { name }).click()
    await pages.getByText(`Page ${number}`).waitFor()
    if (complaint !== '') await page.getByText(complaint, { exact: true }).waitFor()
    // Whoever turns the page reads it from the top.
    await expect.poll(() => page.getByRole('heading', { name: 'Reports' }).evaluate(isInSight)).toBe(true)
  }
  await expect.poll(() => shown.count()).toBe(full)
  expect(await shown.first().textContent()).toBe('Complaint 1')
  await turnTo('Next', 2, `Complaint ${full + 1}`)
  await expect.poll(() => shown.count()).toBe(full)
  await turnTo('Next', 3, '')
  await page.getByText('No more reports.').waitFor()
  const found: string[] = []
  for (const language of LANGUAGES.toReversed()) {
    await speak(page, language)
    await settled(page)
    found.push(...(await faultsOf(page)).map(fault => `${language}: ${fault}`))
  }
  await turnTo('Previous', 2, `Complaint ${full + 1}`)
  for (const theme of ['light', 'dark']) {
    await page.evaluate(chosen => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    await settled(page)
    found.push(...(await axeFindings(page)).map(finding => `${theme}: ${finding}`))
  }
  expect(found).toEqual([])
  await turnTo('Previous', 1, 'Complaint 1')
  await page
    .getByRole('region', { name: /^Report / })
    .first()
    .getByRole('button', { name: 'Confirm' })
    .click()
  // The next page's first moves up.
  await page.getByText(`Complaint ${full + 1}`, { exact: true }).waitFor()
  await expect.poll(() => shown.count()).toBe(full)
  await page.getByText('Decided', { exact: true }).click()
  await expect.poll(() => shown.allTextContents()).toEqual(['Complaint 1'])
  await expect.poll(() => pages.count()).toBe(0)
  expect(problems).toEqual([])
})

/** At every size: visual.long.test.ts. */
test('reports of every kind on a laptop', async ({ visit }) => {
  const own = await startTestServer()
  await reported(own)
  const { page } = await visit({ size: 'laptop', language: 'pl', theme: 'dark', address: own.address })
  await moderatorAt(own, page)
  await toModeration(page)
  await settled(page)
  expect(await faultsOf(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
})

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

test('a moderator resumes a game that was set aside; where the rules still fail it stays', async ({
  visit,
  problems,
}) => {
  const { address, database, accounts } = server
  const { page } = await visit({ size: 'phone', address })
  const judge = await personAt(page, 'Cato')
  const players = [await stranger('Marcus', address), await stranger('Lucretia', address)]
  const ids: string[] = []
  for (const moves of [3, 4]) {
    const id = await begin(server, wondersDuel, { seats: players, visibility: 'private' })
    await playBeside(id, players, moves)
    ids.push(id)
  }
  const aside = {
    status: 'aside',
    aside: 'move 2: nobody may discard the forum now, which is not on the table',
  } as const
  await database.db.updateTable('game_table').set(aside).where('id', 'in', ids).execute()
  // The rules of today do not play the second one's log.
  const second = database.db.updateTable('entry').where('table_id', '=', ids[1]).where('number', '=', 2)
  await second.set({ action: 'discard forum' }).execute()
  for (const id of ids) await database.notify('tables', id)
  await database.db.updateTable('profile').set({ moderator: true }).where('user_id', '=', judge.id).execute()
  accounts.forget(judge.id)

  await page.goto('/moderation')
  const tables = page.getByRole('region', { name: /Marcus, Lucretia/ })
  await expect.poll(() => tables.count()).toBe(2)
  await page.getByText(aside.aside).first().waitFor()
  const found: string[] = []
  for (const language of LANGUAGES.toReversed()) {
    await speak(page, language)
    await settled(page)
    found.push(...(await faultsOf(page)).map(fault => `${language}: ${fault}`))
  }
  for (const theme of ['light', 'dark']) {
    await page.evaluate(chosen => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    await settled(page)
    found.push(...(await axeFindings(page)).map(finding => `${theme}: ${finding}`))
  }
  expect(found).toEqual([])

  const resume = (id: string) =>
    tables
      .filter({ has: page.locator(`[href="/table/${id}"]`) })
      .getByRole('button')
      .click()
  await resume(ids[0])
  await page.getByText('Game resumed.').waitFor()
  await expect.poll(() => tables.count()).toBe(1)
  expect(await playBeside(ids[0], players, 1)).toBe(1)
  await resume(ids[1])
  await page.getByRole('alert').getByText('This game is paused').waitFor()
  // What the rules say this time.
  await page.getByRole('blockquote').filter({ hasNotText: aside.aside }).waitFor()
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')])
})
