// What an idle table weighs: tables that two people watch and nobody has moved at for a while, with the engine's copy put
// to sleep; their sockets are not counted.
//
//   node --expose-gc packages/server/src/load/idle.ts

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FastChance, openTable } from '@tabularium/kernel'
import { pino } from 'pino'
import { createAccounts } from '../accounts/accounts.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { createMetrics } from '../metrics.ts'
import { viewerFor, type Watcher } from '../tables/room.ts'
import { sightFor } from '../tables/room-io.ts'
import { createTables } from '../tables.ts'
import { enrol, storeTable } from './clients.ts'
import { fresh, gameOf, playOut } from './long-games.ts'

const TABLES = 1_000
const collect = (globalThis as { gc?: () => void }).gc
if (!collect) throw new Error('run it with --expose-gc')

const heap = async (): Promise<number> => {
  for (let i = 0; i < 4; i++) {
    collect()
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return process.memoryUsage().heapUsed
}

const folder = await mkdtemp(join(tmpdir(), 'tabularium-idle-'))
const database = await openDatabase({ folder })
try {
  const config = readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  const [player] = await enrol(database, 1)
  const ids: string[] = []
  for (let n = 0; n < TABLES; n++) {
    const game = n % 2 === 0 ? 'wonders-duel' : 'glory-to-rome'
    const start = fresh(
      `idle${String(n)
        .padStart(12, 'a')
        .replace(/\d/g, digit => 'abcdefghij'[Number(digit)])}`,
      game,
      2,
      n,
    )
    const table = openTable(gameOf(game), { config: { seats: 2, options: {} }, seats: start.seats, seed: start.seed })
    playOut(table, new FastChance(n), game === 'wonders-duel' ? 35 : 150)
    const { moves, setup, options } = table.secretRecord()
    await storeTable(database, { ...start, options, moves, setup, number: moves.length }, player.id)
    ids.push(start.id)
  }
  const accounts = await createAccounts({ database, config })
  let now = Date.now()
  const tables = await createTables({
    config,
    database,
    accounts,
    metrics: createMetrics(),
    log: pino({ level: 'silent' }),
    now: () => now,
  })
  const before = await heap()
  let said = 0
  for (const id of ids) {
    const room = await tables.rooms.find(id)
    for (const person of [{ id: player.id }, undefined]) {
      const watcher: Watcher = {
        person: person as Watcher['person'],
        viewer: viewerFor(room, person?.id),
        version: -1,
        send: () => {
          said++
        },
      }
      await tables.rooms.at(id, async () => {
        await sightFor(tables.context, room, watcher)
        tables.rooms.enter(room, watcher)
      })
    }
  }
  const awake = tables.rooms.loadedInEngine
  const watched = await heap()
  now += 90_000
  await new Promise(resolve => setTimeout(resolve, 2_500))
  const asleep = await heap()
  const kb = (bytes: number) => `${(bytes / TABLES / 1000).toFixed(1)} kB`
  console.log(
    `${TABLES} tables, two watchers each, ${awake} awake, then ${tables.rooms.loadedInEngine}; ${said} words said`,
  )
  console.log(`a table: ${kb(watched - before)} in the main thread while awake, ${kb(asleep - before)} asleep`)
  await tables.stop()
  await accounts.close()
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
