// Rounds of kill -9 in the middle of tournaments: a process is killed at a random moment of a round and started again, or
// one of two on one PostgreSQL, whose players go on through the other. No move that was acknowledged and no game may be
// lost, nobody is paired twice in a round, the log gives the standings that are served, and every tournament goes on to
// its end.
//
//   node packages/server/src/load/tournament-kill.ts --on pglite --kills 40 --seed 1
//   node packages/server/src/load/tournament-kill.ts --on postgres --processes 2 --kills 20

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { startPostgres } from '../database/postgres-server.testing.ts'
import { type PlayerStanding, standingsOf } from '../tournaments/standings.ts'
import { type TournamentEntry, type TournamentEvent, tournamentOf } from '../tournaments/tournament.ts'
import { enrol, type Player, post } from './clients.ts'
import { createEntrants, type Entrants, openEvent } from './entrants.ts'
import { exported, unpaired, until } from './events.ts'
import { createRandom } from './hostile.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface KillWish {
  readonly kind: 'pglite' | 'postgres'
  readonly kills: number
  readonly players?: number
  readonly rounds?: number
  readonly seed?: number
  /** Two only on PostgreSQL. */
  readonly processes?: 1 | 2
  /** Where PGlite's data are; a new folder by default. Removed in the end. */
  readonly folder?: string
  say?(text: string): void
}

export interface KillReport {
  readonly kills: number
  readonly tournaments: number
  readonly games: number
  /** Moves and resignations that were acknowledged. */
  readonly acknowledged: number
  readonly faults: readonly string[]
}

/** One tournament under way, and all that was promised to those who play in it. */
interface Event {
  readonly id: string
  readonly entrants: Entrants
}

/** What the database holds in the end, against what was served and what was promised. */
async function faultsOf(
  { db }: Database,
  { id, entrants }: Event,
  rounds: number,
  served: Awaited<ReturnType<typeof exported>>,
): Promise<string[]> {
  const faults = [...entrants.faults, ...unpaired(served, rounds)]
  const { terms } = await db.selectFrom('tournament').select('terms').where('id', '=', id).executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('tournament_entry')
    .select(['number', 'data', 'time'])
    .where('tournament_id', '=', id)
    .orderBy('number')
    .execute()
  const entries = rows.map(
    ({ number, data, time }): TournamentEntry => ({ ...(data as TournamentEvent), number, time }),
  )
  if (entries.some(({ number }, i) => number !== i + 1)) faults.push('the log has a gap')
  const paired = entries.flatMap(entry => (entry.kind === 'paired' ? [entry.round] : []))
  if (paired.length !== rounds || new Set(paired).size !== rounds) faults.push(`paired were rounds ${paired.join()}`)
  const state = tournamentOf(terms, entries)
  const plain = ({ entrant, place, points, ties }: Omit<PlayerStanding, 'cells'>) => ({ entrant, place, points, ties })
  if (!isDeepStrictEqual(standingsOf(state).map(plain), served.standings.map(plain))) {
    faults.push('the log has other standings than were served')
  }
  const tables = await db
    .selectFrom('game_table')
    .select(['id', 'pairing', 'board', 'status'])
    .where('tournament', '=', id)
    .execute()
  const keys = (all: readonly { readonly pairing: number | null; readonly board: number | null }[]) =>
    all.map(({ pairing, board }) => `${pairing} ${board}`).sort()
  if (!isDeepStrictEqual(keys(tables), keys(state.games))) faults.push('tables and games are not the same')
  for (const { id: table, status } of tables) if (status !== 'over') faults.push(`${table} is ${status} in the end`)
  for (const { result, board } of state.games) {
    if (result?.by !== 'table' || result.forfeits.length > 0) faults.push(`board ${board} has no result of its table`)
  }
  const moves = await db
    .selectFrom('entry')
    .select(['table_id', 'number', 'key'])
    .where(
      'table_id',
      'in',
      tables.map(table => table.id),
    )
    .orderBy('table_id')
    .orderBy('number')
    .execute()
  const stored = new Map(moves.map(({ table_id, number, key }) => [`${table_id} ${number}`, key]))
  for (const [at, key] of entrants.acknowledged) {
    if (stored.get(at) !== key) faults.push(`${at} was acknowledged and is lost`)
  }
  const own = moves.flatMap(({ key }) => (key === null ? [] : [key]))
  if (new Set(own).size !== own.length) faults.push('a move was played twice')
  return faults.map(fault => `${id}: ${fault}`)
}

export async function killTournaments(wish: KillWish): Promise<KillReport> {
  const { kind, kills, players = 16, rounds = 4, seed = 1, processes = 1, say = () => {} } = wish
  const { folder = await mkdtemp(join(tmpdir(), 'tabularium-tournament-kill-')) } = wish
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined
  const url = await postgres?.fresh()
  const env = { DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }
  const random = createRandom(seed)
  const below = (n: number): number => Math.floor(random() * n)
  const running: (ServerProcess | undefined)[] = Array.from({ length: processes }, () => undefined)
  const start = async (): Promise<void> => {
    for (const at of running.keys()) running[at] ??= await startServer(env)
  }
  const urlOf = (at: number): string => running[at]?.url ?? ''
  const comeTo = async ({ entrants }: Event): Promise<void> => {
    for (const at of running.keys()) await entrants.come(urlOf(at), number => number % processes === at)
  }
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
  const ended: { readonly event: Event; readonly served: Awaited<ReturnType<typeof exported>> }[] = []
  const promisedTo = ({ entrants }: Event): number => entrants.acknowledged.size + entrants.resigned.size

  const begin = async (people: readonly Player[]): Promise<Event> => {
    const id = await openEvent(urlOf(0), people, { format: 'swiss', rounds })
    const event = { id, entrants: createEntrants({ event: id, people, thinkMs: 40, moves: 4 }) }
    await comeTo(event)
    await post(urlOf(0), `/api/tournaments/${id}/direct`, people[0], { act: 'start' })
    return event
  }

  try {
    const database = await openDatabase({ url, folder })
    const people = await enrol(database, players)
    await database.close()
    await start()
    let event = await begin(people)
    const isOver = async (): Promise<boolean> => (await exported(urlOf(0), event.id, people[0])).phase === 'over'
    const end = async (): Promise<void> => {
      await until(`the end of ${event.id}`, isOver, 200)
      event.entrants.go()
      ended.push({ event, served: await exported(urlOf(0), event.id, people[0]) })
    }
    for (let kill = 1; kill <= kills; kill++) {
      const wanted = promisedTo(event) + 1 + below(3 * players)
      await until('the games to go on', async () => promisedTo(event) >= wanted || (await isOver()), 25)
      if (await isOver()) {
        await end()
        event = await begin(people)
      }
      await new Promise(done => setTimeout(done, below(300)))
      const victim = below(processes)
      await running[victim]?.kill()
      running[victim] = undefined
      if (processes === 2) {
        const before = promisedTo(event)
        const isVictims = (number: number): boolean => number % 2 === victim
        await event.entrants.come(urlOf(1 - victim), isVictims)
        const goesOn = async () =>
          promisedTo(event) > before || (await exported(urlOf(1 - victim), event.id, people[0])).phase === 'over'
        await until('the games to go on through the other process', goesOn, 25)
      }
      await start()
      await comeTo(event)
      if (kill % 5 === 0) say(`${kind}: ${kill} kills, ${ended.length} tournaments over`)
    }
    await end()
    for (const one of running) await one?.kill()
    const after = await openDatabase({ url, folder })
    const faults: string[] = []
    for (const { event: one, served } of ended) faults.push(...(await faultsOf(after, one, rounds, served)))
    await after.close()
    return {
      ...{ kills, tournaments: ended.length, games: sum(ended.map(({ served }) => served.games.length)) },
      acknowledged: sum(ended.map(one => promisedTo(one.event))),
      faults,
    }
  } finally {
    for (const one of running) await one?.kill()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      on: { type: 'string', default: 'pglite,postgres' },
      kills: { type: 'string', default: '40' },
      players: { type: 'string', default: '16' },
      seed: { type: 'string', default: '1' },
      processes: { type: 'string', default: '1' },
    },
  })
  for (const kind of values.on.split(',')) {
    if (kind !== 'pglite' && kind !== 'postgres') throw new Error(`--on: pglite or postgres, not '${kind}'`)
    const found = await killTournaments({
      ...{ kind, kills: Number(values.kills), players: Number(values.players), seed: Number(values.seed) },
      ...{ processes: values.processes === '2' ? 2 : 1, say: console.log },
    })
    console.log(
      `${kind}: ${found.kills} times kill -9 in ${found.tournaments} tournaments of ${found.games} games, ` +
        `${found.acknowledged} moves and resignations acknowledged, ${found.faults.length} faults`,
    )
    for (const fault of found.faults.slice(0, 20)) console.log(`  ${fault}`)
    // At once: the test database ends the process with 0 whatever exitCode says.
    if (found.faults.length > 0) process.exit(1)
  }
}
