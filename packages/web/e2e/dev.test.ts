// `npm run dev` as a programmer has it: a page that changes while it is open, a server behind it that starts again.

import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { clear, follow, ROOT } from '../../../scripts/guide.testing.ts'
import { type DevProcess, startDev } from './dev-process.ts'
import { expect, test } from './fixtures.ts'
import { movesMade, playOn, turn } from './table.ts'

/** Ended with the test. */
function dev(...how: Parameters<typeof startDev>): DevProcess {
  const started = startDev(...how)
  onTestFinished(() => started.end())
  return started
}

/** A move of Templum, on its board. */
async function mark(page: Page): Promise<void> {
  const before = await movesMade(page)
  await page.locator('.templum button:empty').first().click()
  await expect.poll(() => movesMade(page)).toBeGreaterThan(before)
}

test('somebody who has followed docs/adding-a-game.md works on the page and plays that game there', async ({
  visit,
}) => {
  const project = follow()
  onTestFinished(clear)
  /** As if it had been saved anew. */
  const save = (...path: readonly string[]) => utimesSync(join(project, 'packages', ...path), new Date(), new Date())
  const { one, ended, says } = dev(project, { PORT: '0' })
  const address = await says(/running at (http:\/\/localhost:\d+)\//)
  const { page, go } = await visit({ address })
  const heard: string[] = []
  page.on('console', message => heard.push(message.text()))
  await go('/')
  // Hot: what was saved is there, and the page was not loaded again.
  await page.evaluate(() => Object.assign(window, { mark: 'kept' }))
  save('web', 'src', 'pages', 'home.tsx')
  await expect.poll(() => heard).toContainEqual(expect.stringContaining('hot updated: /src/pages/home.tsx'))
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe('kept')
  // Against the game's own bot, on this device.
  await page.getByRole('article').filter({ hasText: 'Templum' }).getByRole('button').click()
  expect(await playOn(page, () => mark(page))).toBeGreaterThan(1)
  // Online: the proxy leads to the server, with a cookie, and with the socket.
  await go('/online/new/templum')
  await page.getByLabel('Who plays').selectOption('quaestor')
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.waitForURL(/\/table\/[a-z2-7]{16}$/)
  await turn(page)
  await mark(page)
  // A source of the server: what is asked meanwhile waits, and the game goes on.
  save('server', 'src', 'config.ts')
  await says(/(The server has restarted)/)
  expect(await page.evaluate(async () => (await fetch('/api/me')).status)).toBe(200)
  await playOn(page, () => mark(page))
  // Nobody is left to miss it.
  await page.close()
  one.kill('SIGINT')
  expect(await ended).toBe(0)
})

test.each([
  [{ PORT: 'eighty' }, [], "tabularium: PORT must be a number from 0 to 65535, not 'eighty'\n"],
  [
    {},
    ['--inspekt'],
    "tabularium: npm run dev knows --inspect, --inspect-brk and --inspect-wait (each with =port), not '--inspekt'\n",
  ],
] as const)('%j %j: one sentence', async (env, flags, sentence) => {
  const { ended, said } = dev(ROOT, env, ...flags)
  expect(await ended).toBe(1)
  expect(said()).toBe(sentence)
})
