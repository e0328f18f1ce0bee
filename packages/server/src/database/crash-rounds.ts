// Kills a server's database in the middle of its work, again and again, and looks whether what was acknowledged is there.
// As a long check: node packages/server/src/database/crash-rounds.ts [rounds] [seed]

import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'

const TABLES = 20
const LONGEST_MS = 400

/** What a round found; `lost` and `torn` must be empty. */
export interface Round {
  readonly acknowledged: number
  /** Acknowledged entries that are not there, as `table number`. */
  readonly lost: readonly string[]
  /** Tables whose standing is not that of their last entry, or whose log has a gap. */
  readonly torn: readonly string[]
}

export async function prepareTables(database: Database): Promise<void> {
  const rows = Array.from({ length: TABLES }, (_, at) => ({
    ...{ id: `table-${at}`, game: 'game', rules: 1, options: '{}', status: 'playing' as const, rated: false },
    ...{ visibility: 'open' as const, clock: '{"kind":"none"}', created: 0, touched: 0, log: 0, moves: 0, waiting: 0 },
    ...{
      owner: null,
      started: null,
      ended: null,
      seed: null,
      commitment: null,
      deadline: null,
      aside: null,
      rematch: null,
    },
  }))
  await database.db.insertInto('game_table').values(rows).execute()
}

/** One life of the child, killed `after` milliseconds from its first acknowledgement. */
export async function killOnce(folder: string, after: number): Promise<Round> {
  const said = await live(folder, after)
  const acknowledged = said.filter(line => line.endsWith(' stored')).map(line => line.slice(0, -' stored'.length))
  const database = await openDatabase({ folder })
  try {
    const entries = await database.db.selectFrom('entry').select(['table_id', 'number']).execute()
    const there = new Set(entries.map(entry => `${entry.table_id} ${entry.number}`))
    const tables = await database.db.selectFrom('game_table').select(['id', 'log']).execute()
    const count = (id: string) => entries.filter(entry => entry.table_id === id).length
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(entry => !there.has(entry)),
      torn: tables
        .filter(({ id, log }) => count(id) !== log || (log > 0 && !there.has(`${id} ${log}`)))
        .map(({ id }) => id),
    }
  } finally {
    await database.close()
  }
}

function live(folder: string, after: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const fixture = fileURLToPath(new URL('./crash.fixture.ts', import.meta.url))
    const child = spawn(process.execPath, [fixture, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    let trouble = ''
    let doomed = false
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      if (!doomed) setTimeout(() => child.kill('SIGKILL'), after)
      doomed = true
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      trouble += text
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(out.slice(0, out.lastIndexOf('\n')).split('\n'))
      else reject(new Error(`the child ended by itself (${code}): ${trouble}`))
    })
  })
}

/** Mulberry32: enough to spread the kills, and the same for the same seed. */
export function spread(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let x = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return (((x ^ (x >>> 14)) >>> 0) / 4_294_967_296) * LONGEST_MS
  }
}

if (import.meta.main) {
  const [rounds = '200', seed = '1'] = process.argv.slice(2)
  const folder = await mkdtemp(join(tmpdir(), 'tabularium-crash-'))
  const database = await openDatabase({ folder })
  await prepareTables(database)
  await database.close()
  const next = spread(Number(seed))
  let acknowledged = 0
  for (let round = 1; round <= Number(rounds); round++) {
    const found = await killOnce(folder, next())
    acknowledged += found.acknowledged
    if (found.lost.length > 0 || found.torn.length > 0) {
      console.error(`round ${round}:`, found, `the folder is kept: ${folder}`)
      process.exit(1)
    }
  }
  await rm(folder, { recursive: true })
  console.log(`${rounds} kills, ${acknowledged} acknowledged entries, none lost`)
}
