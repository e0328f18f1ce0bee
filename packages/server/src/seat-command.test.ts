// `tabularium seat`, run as its user would run it: an engine takes a seat on a real server and plays a whole game.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { guests, startTables, type TestTables } from './tables/tables.testing.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const MAIN = join(ROOT, 'packages', 'cli', 'src', 'main.ts')
const ENGINE = join(ROOT, 'docs', 'examples', 'random-engine.ts')

let server: TestTables
beforeAll(async () => {
  server = await startTables()
})

test('an engine plays a whole game against a bot of the server', async () => {
  const [owner] = await guests(server, 1)
  const { body: made } = await owner.post<{ token: string }>('/api/tokens', { name: 'engine' })
  const words = [
    'seat',
    '--server',
    server.url,
    '--engine',
    `"${process.execPath}" "${ENGINE}"`,
    '--game',
    'wonders-duel',
  ]
  const { NODE_COMPILE_CACHE, PATH } = process.env
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { PATH, TABULARIUM_TOKEN: made.token, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', text => {
      said += text
    })
  }
  expect(await new Promise<number | null>(done => child.once('exit', done)), said).toBe(0)
  expect(said).toMatch(/^move 20: /m)
  expect(said).toMatch(/^over: \w+, (?:won|not won)$/m)
  expect(said).not.toContain(made.token)
})
