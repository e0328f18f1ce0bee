// `tabularium mcp --server`: a model plays at a table of a real server with an account's token, line by line.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, expect, test } from 'vitest'
import { guests, startTables, type TestTables } from './tables/tables.testing.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'cli', 'src', 'main.ts')

let server: TestTables
beforeAll(async () => {
  server = await startTables()
})

test('a model opens a table of the server, moves, is refused, and sees nobody else’s', async () => {
  const [owner, other] = await guests(server, 2)
  const { body: made } = await owner.post<{ token: string }>('/api/tokens', { name: 'model' })
  const { body: foreign } = await other.post<{ table: { id: string } }>('/api/tables', {
    ...{ game: 'wonders-duel', seats: ['me', { bot: 'pupil' }], visibility: 'private' },
  })
  const { NODE_COMPILE_CACHE, PATH } = process.env
  const child = spawn(process.execPath, [MAIN, 'mcp', '--server', server.url], {
    env: { PATH, TABULARIUM_TOKEN: made.token, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let asked = 0
  const ask = async (method: string, params: object) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: ++asked, method, params })}\n`)
    for (;;) {
      const { value } = await answers.next()
      const answer = JSON.parse(value ?? '')
      if (answer.id === asked) return answer.result
    }
  }
  const tool = async (name: string, args: object) => {
    const { content, isError = false } = await ask('tools/call', { name, arguments: args })
    return { isError, words: content[0].text, data: isError ? {} : JSON.parse(content[1]?.text ?? '{}') }
  }
  await ask('initialize', {
    ...{ protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  })
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`)

  const { data } = await tool('open_table', { game: 'wonders-duel' })
  const look = await tool('position', { table: data.table, wait: 30, data: true })
  expect(look.data.legal.length).toBeGreaterThan(1)
  expect(look.data.view).toBeDefined()
  const refused = await tool('move', { table: data.table, action: 'build palace' })
  expect(refused.isError).toBe(true)
  expect((await tool('why_not', { table: data.table, action: 'build palace' })).words).not.toBe('')
  const moved = await tool('move', { table: data.table, action: look.data.legal[0] })
  expect(moved.data.moves).toBeGreaterThan(look.data.moves)
  expect(await tool('record', { table: data.table })).toMatchObject({
    isError: true,
    words: expect.stringContaining('not-over'),
  })
  expect(await tool('position', { table: '../me' })).toMatchObject({ isError: true })
  expect(await tool('position', { table: foreign.table.id })).toMatchObject({
    ...{ isError: true, words: expect.stringContaining('no-table') },
  })
  child.stdin.end()
  expect(await new Promise<number | null>(done => child.once('exit', done))).toBe(0)
})
