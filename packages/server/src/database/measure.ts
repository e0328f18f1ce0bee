// How many entries a second go into each database with a thousand tables that each have one in flight.
// node packages/server/src/database/measure.ts [pglite|postgres] [seconds]

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'
import { startPostgres } from './postgres-server.testing.ts'

const TABLES = 1_000

async function measure(database: Database, seconds: number): Promise<void> {
  const now = Date.now()
  await database.db
    .insertInto('game_table')
    .values(
      Array.from({ length: TABLES }, (_, at) => ({
        id: `table${String(at).padStart(16, '0')}`,
        ...{ game: 'wonders-duel', rules: 1, options: '{}', status: 'playing' as const, visibility: 'open' as const },
        ...{
          owner: null,
          rated: true,
          clock: '{"kind":"none"}',
          created: now,
          started: now,
          ended: null,
          touched: now,
        },
        ...{ seed: 'seed', commitment: 'commitment', log: 0, moves: 0, waiting: 1, deadline: null, aside: null },
        rematch: null,
      })),
    )
    .execute()
  const until = performance.now() + seconds * 1_000
  const waits: number[] = []
  await Promise.all(
    Array.from({ length: TABLES }, async (_, at) => {
      for (let number = 1; performance.now() < until; number++) {
        const start = performance.now()
        const time = Date.now()
        const said = await database.append(
          {
            table_id: `table${String(at).padStart(16, '0')}`,
            ...{
              number,
              kind: 'move',
              seat: number % 2,
              action: 'build:temple-of-artemis',
              answers: ['a', 'b'],
              by: 'person',
            },
            ...{ key: `key-${at}-${number}`, time },
          },
          {
            ...{ log: number, moves: number, waiting: 1 << (number % 2), deadline: time + 60_000, touched: time },
            clocks: { left: [600_000, 600_000], since: time },
          },
        )
        if (said !== 'stored') throw new Error(`${at} ${number}: ${said}`)
        waits.push(performance.now() - start)
      }
    }),
  )
  waits.sort((a, b) => a - b)
  const part = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(0)
  console.log(
    `${database.kind}: ${Math.round(waits.length / seconds)} entries/s, wait ${part(0.5)} ms (half), ${part(0.99)} ms (99 of 100)`,
  )
}

const [only, seconds = '5'] = process.argv.slice(2)
if (only !== 'postgres') {
  const folder = await mkdtemp(join(tmpdir(), 'tabularium-measure-'))
  const started = performance.now()
  const database = await openDatabase({ folder })
  console.log(`pglite: opened in ${Math.round(performance.now() - started)} ms`)
  await measure(database, Number(seconds))
  await database.close()
  await rm(folder, { recursive: true })
}
if (only !== 'pglite') {
  const server = await startPostgres({ durable: true })
  const database = await openDatabase({ url: await server.fresh(), folder: '', log: console.log })
  await measure(database, Number(seconds))
  await database.close()
  await server.stop()
}
