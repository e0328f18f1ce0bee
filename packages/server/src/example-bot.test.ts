// The bot in docs/example-bot.mjs, run as its reader would run it: it takes a seat and plays a whole game.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { TableCard } from '@tabularium/protocol'
import { beforeAll, expect, test } from 'vitest'
import { eventually, guests, startTables, type TestTables } from './tables/tables.testing.ts'

const BOT = join(import.meta.dirname, '..', '..', '..', 'docs', 'example-bot.mjs')

let server: TestTables
beforeAll(async () => {
  server = await startTables()
})

test.each(['invitation', 'open table'])('the example bot plays a whole game by %s', async how => {
  const [ada, owner] = await guests(server, 2)
  const { body: made } = await owner.post<{ token: string }>('/api/tokens', { name: 'my bot' })
  const { body } = await ada.post<{ table: TableCard; invite: string }>('/api/tables', {
    game: 'wonders-duel',
    seats: ['open', 'me'],
  })
  const { id } = body.table
  const base = server.url.replace(/\/$/, '')
  const where = how === 'invitation' ? `${base}/join/${body.invite}` : id
  const bot = spawn(process.execPath, [BOT, base, made.token, where], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  bot.stdout.on('data', text => {
    said += text
  })
  bot.stderr.on('data', text => {
    said += text
  })
  const ended = new Promise<number | null>(done => bot.once('exit', done))
  // Ada gives her seat to a bot of the house by leaving her account: the two play to the end.
  await eventually(async () => (await ada.get<TableCard>(`/api/tables/${id}`)).body.status === 'playing', 'the game')
  expect((await ada.send('DELETE', '/api/me', { confirm: true })).status).toBeLessThan(300)
  expect(await ended, said).toBe(0)
  expect(said).toMatch(/^over: \w+, (?:won|not won)$/m)
})
