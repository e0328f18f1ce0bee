// `npm run load`: two thousand sockets at a thousand live tables, tournaments of five hundred, and two thousand who only
// watch, on each database, with everything on this machine: the server as it is shipped, the database, and the clients.
// Prints what was stored, how long the last viewer waited, how soon rounds were paired, and what a watcher costs.
//
//   npm run load -- --tables 1000 --rates 500,1000,2000 --seconds 20 --on pglite,postgres --json
//   npm run load -- --parts tournaments --players 100 --rounds 3 --arena-seconds 30

import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { startPostgres } from '../database/postgres-server.testing.ts'
import { makePairs } from '../tables/seeks.ts'
import { type Clients, enrol, gather, type Measured, type Player, seat, storeTable, timeToWatch } from './clients.ts'
import { playEvents } from './events.ts'
import { longTable } from './long-games.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { watch } from './watchers.ts'

const USAGE = `npm run load -- [options]: how many moves a second the server takes, and how long each waits

  --parts name,name tables, tournaments, watchers: all by default
  --tables n        live tables (default 1000)
  --rates n,n       moves a second, one after the other (default 500,1000,1500,2000)
  --seconds n       for each rate (default 20)
  --on name,name    pglite, postgres or both (the default)
  --games id,id     what is played (default wonders-duel,glory-to-rome)
  --players n       in a Swiss, then in an arena (default 500)
  --rounds n        of the Swiss (default 7)
  --moves n         of a game: three to three more than these, then somebody resigns (default 5)
  --think n         milliseconds before a move, on average (default 2000)
  --arena-minutes n its time (default 5)
  --arena-seconds n its director ends it after so many (default: never)
  --watchers n,n    who look at the game on show and at the lobby (default 200,2000)
  --json            one document`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    tables: { type: 'string', default: '1000' },
    rates: { type: 'string', default: '500,1000,1500,2000' },
    seconds: { type: 'string', default: '20' },
    on: { type: 'string', default: 'pglite,postgres' },
    games: { type: 'string', default: 'wonders-duel,glory-to-rome' },
    parts: { type: 'string', default: 'tables,tournaments,watchers' },
    players: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '7' },
    moves: { type: 'string', default: '5' },
    think: { type: 'string', default: '2000' },
    'arena-minutes': { type: 'string', default: '5' },
    'arena-seconds': { type: 'string' },
    watchers: { type: 'string', default: '200,2000' },
    json: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

const say = (text: string): void => {
  if (!values.json) console.log(text)
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

interface Figures {
  readonly asked: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
  readonly update: { readonly most: number; readonly mean: number }
}

const figuresOf = (asked: number, { moves, seconds, waits, sizes }: Measured): Figures => ({
  asked,
  perSecond: moves / seconds,
  p50: at(waits, 0.5),
  p99: at(waits, 0.99),
  worst: waits.at(-1) ?? Number.NaN,
  update: sizes,
})

/** How busy the machine is besides: the mean of the last minute, and its cores. */
const machine = (): string => `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`

async function measure(kind: string): Promise<object> {
  const parts = values.parts.split(',')
  say(`${kind}: ${machine()}`)
  return {
    kind,
    machine: machine(),
    ...(parts.includes('tables') && (await measureTables(kind))),
    ...(parts.includes('tournaments') && { tournaments: await measureTournaments(kind) }),
    ...(parts.includes('watchers') && { watchers: await measureWatchers(kind) }),
  }
}

/** A server with so many people, for as long as the work takes. */
async function withServer<T>(
  kind: string,
  count: number,
  work: (running: ServerProcess, people: readonly Player[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tabularium-load-'))
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined
  const url = await postgres?.fresh()
  let running: ServerProcess | undefined
  try {
    const database = await openDatabase({ url, folder })
    const people = await enrol(database, count)
    await database.close()
    running = await startServer({ DATA_DIR: folder, ...(url && { DATABASE_URL: url }) })
    return await work(running, people)
  } finally {
    await running?.stop()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const measureTournaments = (kind: string) =>
  withServer(kind, Number(values.players), async (running, people) => {
    const seconds = values['arena-seconds']
    const found = await playEvents(running, people, {
      rounds: Number(values.rounds),
      arenaMinutes: Number(values['arena-minutes']),
      ...(seconds !== undefined && { arenaSeconds: Number(seconds) }),
      ...{ thinkMs: Number(values.think), moves: Number(values.moves), say },
    })
    const { swiss, arena, faults } = found
    const told = ({ moves, p50, p99, worst }: typeof swiss.waits): string =>
      `${moves}: ${p50.toFixed(0)} ms, 99% ${p99.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`
    say(`  moves at the last viewer, Swiss ${told(swiss.waits)}; arena ${told(arena.waits)}`)
    say(
      `  arena: ${arena.games} games, ${arena.busyPerGame.toFixed(1)} ms of processor time each; ` +
        `without a game ${told(arena.idle)}`,
    )
    say(`  a look at the Swiss: ${swiss.sight.busy.toFixed(1)} ms of processor time, ${swiss.sight.bytes} bytes`)
    for (const fault of faults) say(`  FAULT ${fault}`)
    return found
  })

const measureWatchers = (kind: string) =>
  withServer(kind, 200, async (running, people) => {
    const found = await watch(running, people, values.watchers.split(',').map(Number))
    for (const { watchers, frames, busy, perFrame, lobby, hall } of found) {
      say(
        `  ${watchers} watchers: ${frames.toFixed(0)} updates each, ${busy.toFixed(0)} ms of processor time a second, ` +
          `${(perFrame * 1000).toFixed(0)} µs for an update to one; ` +
          `whoever asks for the lobby: ${lobby.toFixed(2)} ms; for the hall: ${hall.toFixed(2)} ms`,
      )
    }
    return found
  })

async function measureTables(kind: string): Promise<object> {
  const tables = Number(values.tables)
  const folder = await mkdtemp(join(tmpdir(), 'tabularium-load-'))
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined
  const url = await postgres?.fresh()
  const where = { DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }
  let running: ServerProcess | undefined
  let clients: Clients | undefined
  try {
    const database = await openDatabase({ url, folder })
    const people = await enrol(database, 2 * tables)
    const pairing = await timeToPair(database, people)
    say(`${kind}: ${pairing.waiting} who wait are paired in ${pairing.ms.toFixed(1)} ms`)
    await database.close()
    running = await startServer(where)
    const began = performance.now()
    const seated = await seat(running.url, people, values.games.split(','))
    say(`${kind}: ${seated.length} tables opened and begun in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    const empty = await running.memory()
    clients = await gather(running.url, seated)
    say(
      `${clients.sockets} sockets; the server holds ${(await running.memory()).toFixed(0)} MB (${empty.toFixed(0)} before)`,
    )
    const results: Figures[] = []
    await clients.play(200, 3)
    for (const rate of values.rates.split(',').map(Number)) {
      const found = figuresOf(rate, await clients.play(rate, Number(values.seconds)))
      results.push(found)
      say(
        `  ${rate} a second asked: ${found.perSecond.toFixed(0)} stored and told; to the last viewer ` +
          `${found.p50.toFixed(1)} ms, 99% ${found.p99.toFixed(1)} ms, worst ${found.worst.toFixed(0)} ms; ` +
          `an update ${found.update.mean.toFixed(0)} bytes, at most ${found.update.most}`,
      )
    }
    const opening = await openLong(where, running, people[0])
    say(
      `  a table of ${opening.moves} moves opens in ${opening.first.toFixed(1)} ms, then ${opening.again.toFixed(1)} ms`,
    )
    return { pairing, tables: seated.length, sockets: clients.sockets, results, opening }
  } finally {
    await clients?.close()
    if (running?.process.exitCode === null) await running.stop()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** How long it takes until two hundred who seek a game sit at tables of two: the median of some rounds. */
async function timeToPair(database: Database, people: readonly Player[]) {
  const waiting = Math.min(200, people.length)
  const { db, process: name } = database
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const now = Date.now()
    const ids = people.slice(0, waiting).map(({ id }) => id)
    const here = ids.map(user_id => ({ user_id, process: name, until: now + 60_000 }))
    await db
      .insertInto('connection')
      .values(here)
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const wish = { game: 'wonders-duel', pace: 'live', pledge: null, since: now, touched: now } as const
    await db
      .insertInto('seek')
      .values(ids.map(user_id => ({ user_id, ...wish })))
      .execute()
    const began = performance.now()
    const made = await makePairs(database, now)
    times.push(performance.now() - began)
    if (made.length !== Math.floor(waiting / 2)) throw new Error(`${made.length} pairs of ${waiting}`)
    await db
      .deleteFrom('game_table')
      .where(
        'id',
        'in',
        made.map(({ table }) => table.terms.id),
      )
      .execute()
  }
  await db.deleteFrom('connection').execute()
  return { waiting, ms: times.sort((a, b) => a - b)[2] }
}

/** How long it takes from asking for a table of two thousand moves until it is all there. */
async function openLong(env: Readonly<Record<string, string>>, running: ServerProcess, player: Player) {
  const { stored } = longTable(2000)
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map(letter => letter.repeat(16))
  // PGlite has one process: the server lets go of it meanwhile.
  if (!env.DATABASE_URL) await running.stop()
  const database = await openDatabase({ url: env.DATABASE_URL, folder: env.DATA_DIR })
  for (const id of ids) await storeTable(database, { ...stored, id }, player.id)
  await database.close()
  const served = env.DATABASE_URL ? running : await startServer(env)
  const times: number[] = []
  for (const id of ids) times.push(await timeToWatch(served.url, player, id))
  if (served !== running) await served.stop()
  const [first, ...more] = times
  return { moves: stored.moves.length, first, again: more.sort((a, b) => a - b)[Math.floor(more.length / 2)] }
}

const all: object[] = []
for (const kind of values.on.split(',')) all.push(await measure(kind))
if (values.json) console.log(JSON.stringify(all))
