// A new version beside the old one, on one database: the old process is told to end while people play through it. They come
// back at the new one, and every move that was made is there, once.

import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gloryToRome } from '@tabularium/glory-to-rome'
import { expect, test } from 'vitest'
import { closeAfterFile } from './cleanup.testing.ts'
import { freshFolder, freshPostgres, openForTest } from './database/database.testing.ts'
import { workerEnv } from './engine/worker-env.ts'
import { begin, connect, entriesOf, guests, newKey, type SocketClient } from './tables/tables.testing.ts'

/** It ends by itself, however busy the machine is. */
const PATIENCE = '{ closeMs: 60_000, goneMs: 90_000 }'

/** A server in a process of its own. */
async function startProcess(url: string) {
  const folder = await freshFolder()
  mkdirSync(join(folder, 'page'))
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html><title>Tabularium</title>')
  const [main, page] = [join(import.meta.dirname, 'main.ts'), join(folder, 'page')].map(path => JSON.stringify(path))
  const script = `const { serve } = await import(${main}); await serve(process.env, ${page}, undefined, ${PATIENCE})`
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: url, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env: { ...env, ...workerEnv() } })
  closeAfterFile(async () => void child.kill('SIGKILL'))
  let said = ''
  const ended = new Promise<number | null>(done => child.once('exit', done))
  const address = await new Promise<string>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        said += text
        const [, found] = /running at (\S+)/.exec(said) ?? []
        if (found !== undefined) done(found)
      })
    }
    void ended.then(() => fail(new Error(said)))
  })
  return { url: address, child, ended, said: () => said }
}

test('a rolling update loses no move, and bots play on', async () => {
  const url = await freshPostgres()
  const database = await openForTest({ url })
  const [old, fresh] = await Promise.all([startProcess(url), startProcess(url)])
  const people = await guests(old, 2)
  const id = await begin({ database }, gloryToRome, { seats: [...people, 'sensible'] })

  /** As the page does: through the old process, and where that is gone through the new one. */
  const open = async (seat: number): Promise<SocketClient> => {
    for (const server of [old, fresh]) {
      const client = await connect(server, people[seat]).catch(() => undefined)
      if (!client) continue
      const watched = await client.ask('watch', { table: id }).catch(() => undefined)
      if (watched) return client
    }
    throw new Error('no process lets anybody in')
  }
  const clients = [await open(0), await open(1)]
  /** What was said to be stored, by its key. */
  const acknowledged = new Map<string, number>()
  let lost = 0
  for (let round = 0; acknowledged.size < 24; round++) {
    const seat = round % 2
    const sight = clients[seat].sight(id)
    if (!sight?.legal.length) {
      // Somebody else's turn: the other's, or the bot's.
      const other = clients[1 - seat]
      const isAsked = (client: SocketClient) => (client.sight(id)?.legal.length ?? 0) > 0
      await Promise.race([
        ...[clients[seat], other].map(client => client.until(isAsked).catch(() => undefined)),
        ...clients.map(client => client.closed),
      ])
    } else {
      const move = { table: id, action: sight.legal[0], expect: sight.version, key: newKey() }
      const answer = clients[seat].ask('act', move)
      if (acknowledged.size === 8) old.child.kill('SIGTERM')
      const made = await answer.catch(() => undefined)
      if (made) acknowledged.set(move.key, made.version)
      else {
        // Sent again as it was: done once, whoever has done it.
        clients[seat] = await open(seat)
        const again = await clients[seat].ask('act', move).catch(() => undefined)
        if (again) acknowledged.set(move.key, again.version)
      }
    }
    for (const [at, client] of clients.entries()) {
      const code = await Promise.race([client.closed, Promise.resolve(undefined)])
      if (code === undefined) continue
      lost++
      clients[at] = await open(at)
    }
  }
  expect(lost).toBeGreaterThan(0)
  expect([await old.ended, old.said().includes('"level"')]).toEqual([0, false])
  const entries = await entriesOf(database, id)
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1))
  for (const [key, number] of acknowledged) {
    expect(entries.filter(entry => entry.key === key).map(entry => entry.number)).toEqual([number])
  }
  const after = Math.max(...[...acknowledged.values()].slice(0, 8))
  expect(entries.some(({ by, number }) => by === 'bot' && number > after)).toBe(true)
}, 300_000)
