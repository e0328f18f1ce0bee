// A server in a process of its own under many hostile messages: it must not fall, leak or grow, and a game goes on meanwhile.
//
//   node packages/server/src/load/fuzz.ts --messages 100000 --seed 1

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../database/open.ts'
import { createGuest } from '../test-client.testing.ts'
import { enrol, gather, seat } from './clients.ts'
import { attack } from './hostile.ts'
import { startServer } from './server-process.ts'

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
/** After so many everything that is kept for good is there. */
const FIRST = 10_000
/** More than that is growth. */
const MOST_GROWTH_MB = 60

const folder = await mkdtemp(join(tmpdir(), 'tabularium-fuzz-'))
const database = await openDatabase({ folder })
const people = await enrol(database, 4)
await database.close()
const running = await startServer({ DATA_DIR: folder })
try {
  const tables = await seat(running.url, people, ['glory-to-rome', 'wonders-duel'])
  const clients = await gather(running.url, tables)
  const eve = await createGuest(running)
  const mallory = await createGuest(running)
  const ids = tables.map(({ id }) => id)
  const quiet = async () => {
    await new Promise(resolve => setTimeout(resolve, 3_000))
    return {
      heap: (await running.figure('nodejs_heap_size_used_bytes')) / 1e6,
      memory: await running.memory(),
      sockets: await running.figure('sockets'),
    }
  }
  const faults: string[] = []
  const heaps: number[] = []
  let sent = 0
  for (let part = 0; sent < Number(values.messages); part++) {
    const messages = Math.min(FIRST, Number(values.messages) - sent)
    const [found] = await Promise.all([
      attack({
        url: running.url,
        cookies: [eve.cookie, mallory.cookie],
        tables: ids,
        seed: Number(values.seed) * 1000 + part,
        messages,
      }),
      clients.play(5, 2).then(({ moves }) => {
        if (moves === 0 && part < 3) faults.push('no game goes on')
      }),
    ])
    sent += messages
    const failed = Object.entries(found.statuses).filter(([status]) => Number(status) >= 500)
    if (failed.length > 0) faults.push(`answers that should not be: ${JSON.stringify(failed)}`)
    const now = await quiet()
    heaps.push(now.heap)
    console.log(
      `${sent} messages: heap ${now.heap.toFixed(0)} MB, memory ${now.memory.toFixed(0)} MB, ${now.sockets} sockets`,
    )
    if (now.sockets > clients.sockets) faults.push(`${now.sockets} sockets are held, ${clients.sockets} are in use`)
    // The heap's size depends on when garbage was last collected: the smallest of the last three counts.
    const growth = Math.min(...heaps.slice(-3)) - heaps[0]
    if (heaps.length > 3 && growth > MOST_GROWTH_MB) faults.push(`the heap grew by ${growth.toFixed(0)} MB`)
    if (faults.length > 0) break
  }
  await clients.close()
  console.log(`${sent} hostile messages, ${faults.length} faults`)
  for (const fault of faults) console.log(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
}
