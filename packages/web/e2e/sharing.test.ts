// A finished game goes out into the world: its short address opens the replay at a move, and another site shows the board.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { begin, seedOf } from '../../server/src/tables/tables.testing.ts'
import { wondersDuel } from '../../wonders-duel/src/index.ts'
import { expect, test } from './fixtures.ts'
import { playBeside, stranger } from './online.ts'
import { startTestServer } from './test-server.ts'

/** Another site, with one page. */
async function startSite(body: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, response) => {
    if (request.url !== '/') response.writeHead(204).end()
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><body>${body}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a position is shared by a short address, and as a board on another site', async ({ visit, problems }) => {
  const server = await startTestServer()
  const { address } = server
  const [ada, ben] = [await stranger('Ada', address), await stranger('Ben', address)]
  const id = await begin(server, wondersDuel, { seats: [ada, ben], seed: seedOf('out into the world') })
  await playBeside(id, [ada, ben], 6)
  await ada.ask('POST', `/tables/${id}/resign`, {})

  // Nobody who is signed in.
  const { page } = await visit({ address })
  await page.goto(`/g/${id}/4`)
  await page.getByText('Move 4 of 6', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Copy' }).first().click()
  await page.getByText('Link copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}/g/${id}/4`)
  const code = await dialog.getByRole('textbox', { name: 'Board for your site' }).inputValue()
  expect(code).toContain(`src="${address}/embed/${id}/4?lang=en"`)

  const site = await startSite(`${code}<iframe id="denied" src="${address}/game/${id}"></iframe>`)
  const other = await visit({ address })
  await other.page.goto(site.url)
  const frame = other.page.frameLocator('iframe[sandbox]')
  await frame.getByText('Move 4 of 6', { exact: true }).waitFor()
  await frame.locator('.embed-board .board').waitFor()
  await frame.getByRole('button', { name: 'Next move' }).click()
  await frame.getByText('Move 5 of 6', { exact: true }).waitFor()
  expect(await frame.getByRole('link', { name: 'Open in Tabularium' }).getAttribute('href')).toBe(`/g/${id}/5`)
  // Its origin is nobody's: no cookie, nothing kept.
  const inside = other.page.frames().find(one => one.url().includes('/embed/'))
  expect(await inside?.evaluate(() => self.origin)).toBe('null')
  expect(await inside?.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  // Every other page refuses to be framed.
  await expect.poll(() => problems.some(text => text.includes('frame-ancestors'))).toBe(true)
  problems.splice(0, problems.length, ...problems.filter(text => !text.includes('frame-ancestors')))
  site.close()
})
