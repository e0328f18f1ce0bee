// Rounds of kill -9: a server under load is killed at a random moment and started again. No acknowledged move may be lost,
// none played twice, nobody loses time while it is away, and every table goes on. With two processes on one PostgreSQL only
// one is killed, its players go on through the other at once, and nobody is given time.
//
//   node packages/server/src/load/kill.ts --on pglite --rounds 200 --seed 1
//   node packages/server/src/load/kill.ts --on postgres --processes 2 --rounds 50

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Clocks } from '@tabularium/protocol'
import { WebSocket } from 'ws'
import { openDatabase } from '../database/open.ts'
import { startPostgres } from '../database/postgres-server.testing.ts'
import { enrol, type Player, seat } from './clients.ts'
import { checkLog } from './log-check.ts'
import { type ServerProcess, startServer } from './server-process.ts'

interface Sent {
  readonly key: string
  readonly action: string
  readonly expect: number
}

/** What one seat knows, over all the server's lives. */
interface Seat {
  readonly table: string
  readonly player: Player
  socket?: WebSocket
  /** Which process it is connected to. */
  at: number
  /** A command without an answer: sent again, the same, until there is one. */
  open?: Sent
  legal: readonly string[]
  version: number
  over: boolean
  readonly number: number
  clocks?: Clocks
  /** What it had left when the server was killed, and after which entry. */
  before?: { readonly left: number; readonly version: number; readonly time: number }
}

const CLOCK = { kind: 'live', baseMs: 3_600_000, incrementMs: 0 } as const
/** Now and then the server stays away for longer than it takes to start. */
const AWAY_MS = 9_000
/** A server away for less than three seconds was not away; and on a loaded machine messages take as long again. */
const SLACK_MS = 6_000

/** What a seat that is asked has left. */
const leftOf = ({ clocks, number }: Seat, time: number): number =>
  clocks ? clocks.left[number] - Math.max(0, time - clocks.since) : 0

export interface Rounds {
  readonly kind: 'pglite' | 'postgres'
  readonly rounds: number
  readonly seed?: number
  readonly tables?: number
  /** Two only on PostgreSQL. */
  readonly processes?: 1 | 2
  /** Where PGlite's data are; a new folder by default. Removed in the end. */
  readonly folder?: string
  say?(text: string): void
}

export interface Survived {
  readonly acknowledged: number
  /** Commands that were cut off and answered after a restart. */
  readonly repeated: number
  /** Clocks that were running, compared before and after. */
  readonly clocks: number
  /** The longest that somebody waited for the first answer through the other process, in milliseconds. */
  readonly gap: number
  readonly faults: readonly string[]
}

export async function killRounds(wish: Rounds): Promise<Survived> {
  const { kind, rounds, seed = 1, tables = 12, processes = 1, say = () => {} } = wish
  const { folder = await mkdtemp(join(tmpdir(), 'tabularium-kill-')) } = wish
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined
  const url = await postgres?.fresh()
  const env = { DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }
  const faults: string[] = []
  /** By table and number: the key that was acknowledged. */
  const acknowledged = new Map<string, string>()
  let repeated = 0
  let compared = 0
  let state = seed
  const random = (below: number): number => {
    state = (Math.imul(state, 48271) >>> 0) % 2147483647
    return state % below
  }
  let keys = 0
  let gap = 0
  const running: (ServerProcess | undefined)[] = Array.from({ length: processes }, () => undefined)
  const start = async (): Promise<void> => {
    for (const at of running.keys()) running[at] ??= await startServer(env)
  }

  const act = (one: Seat): void => {
    if (one.open || one.over || one.legal.length === 0 || one.socket?.readyState !== WebSocket.OPEN) return
    one.open = {
      key: `kill-${seed}-${++keys}`,
      action: one.legal[random(one.legal.length)],
      expect: one.version,
    }
    send(one)
  }

  const send = (one: Seat): void => {
    if (one.open) one.socket?.send(JSON.stringify({ ask: 2, to: 'act', table: one.table, ...one.open }))
  }

  const hear = (one: Seat, text: string): void => {
    const message = JSON.parse(text)
    one.clocks = message.clocks ?? message.value?.table?.clocks ?? one.clocks
    const sight = message.update ?? message.sight ?? message.value?.sight
    if (sight) {
      if (sight.version < one.version) faults.push(`${one.table} went back from ${one.version} to ${sight.version}`)
      one.version = sight.version
      one.legal = sight.legal
      one.over = sight.result !== undefined
    }
    if (message.answer === 2) {
      const { open } = one
      delete one.open
      if (message.value && open) {
        const at = `${one.table} ${message.value.version}`
        const before = acknowledged.get(at)
        if (before !== undefined && before !== open.key) faults.push(`${at} was acknowledged for two commands`)
        acknowledged.set(at, open.key)
      } else if (message.trouble && !['stale', 'busy', 'not-stored'].includes(message.trouble.code)) {
        faults.push(`${one.table}: ${message.trouble.code} ${message.trouble.message}`)
      }
    }
    act(one)
  }

  /** One that was cut off in the middle of a move has another clock now. */
  const compare = (one: Seat): void => {
    const { before, clocks } = one
    delete one.before
    if (!before || !clocks || one.version !== before.version || one.legal.length === 0) return
    compared++
    const lost = before.left - leftOf(one, clocks.now)
    const passed = clocks.now - before.time
    if (processes === 1 && lost > SLACK_MS) faults.push(`${one.table}: ${lost} ms lost of ${passed} ms`)
    if (processes === 2 && lost < passed - SLACK_MS) faults.push(`${one.table}: ${lost} ms lost of ${passed} ms`)
  }

  const enter = (one: Seat, at: string): Promise<void> =>
    new Promise((done, fail) => {
      const socket = new WebSocket(new URL('/api/socket', at.replace('http', 'ws')), {
        headers: { authorization: `Bearer ${one.player.token}` },
      })
      one.socket = socket
      socket.on('error', () => fail(new Error('a socket could not be opened')))
      socket.once('open', () => socket.send(JSON.stringify({ ask: 1, to: 'watch', table: one.table })))
      socket.on('message', data => {
        const text = String(data)
        const first = text.startsWith('{"answer":1,')
        if (first && text.includes('"trouble"')) return fail(new Error(text.slice(0, 300)))
        // What was cut off comes first, the same as it was.
        if (first && one.open) {
          repeated++
          send(one)
        }
        hear(one, text)
        if (first) {
          compare(one)
          done()
        }
      })
    })

  try {
    const database = await openDatabase({ url, folder })
    const people = await enrol(database, 2 * tables)
    await database.close()
    await start()
    const first = running[0]?.url ?? ''
    let seated = await seat(first, people, ['wonders-duel', 'glory-to-rome'], CLOCK)
    let seats: Seat[] = []
    const sitDown = () => {
      seats = seated.flatMap(({ id, players }) =>
        players.map((player, i) => ({
          ...{ table: id, player, number: i, at: i % processes, legal: [], version: 0, over: false },
        })),
      )
    }
    const comeBack = async (some: readonly Seat[]) => {
      await Promise.all(some.filter(({ over }) => !over).map(one => enter(one, running[one.at]?.url ?? '')))
      for (const one of some) act(one)
    }
    /** Until so many more moves are acknowledged. */
    const goOn = async (more: number, when: string) => {
      const wanted = acknowledged.size + more
      const until = Date.now() + 20_000
      const goes = () => acknowledged.size < wanted && Date.now() < until && seats.some(({ over }) => !over)
      while (goes()) await new Promise(done => setTimeout(done, 5))
      if (acknowledged.size < wanted && seats.some(({ over }) => !over)) faults.push(`${when}: no table goes on`)
    }
    sitDown()
    for (let round = 1; round <= rounds && faults.length === 0; round++) {
      await start()
      if (seats.every(({ over }) => over)) {
        seated = await seat(running[0]?.url ?? '', people, ['wonders-duel', 'glory-to-rome'], CLOCK)
        sitDown()
      }
      for (const [i, one] of seats.entries()) one.at = i % processes
      await comeBack(seats)
      await goOn(10, `round ${round}`)
      await new Promise(done => setTimeout(done, random(400)))
      const victim = random(processes)
      await running[victim]?.kill()
      running[victim] = undefined
      const time = Date.now()
      for (const one of seats) {
        if (!one.over && one.legal.length > 0) one.before = { left: leftOf(one, time), version: one.version, time }
      }
      if (processes === 1 && round % 10 === 0 && round < rounds) await new Promise(done => setTimeout(done, AWAY_MS))
      if (processes === 2) {
        const orphans = seats.filter(({ at }) => at === victim)
        const killed = performance.now()
        for (const one of orphans) {
          one.socket?.terminate()
          one.at = 1 - victim
        }
        await comeBack(orphans)
        await goOn(10, `round ${round}, through the other process`)
        gap = Math.max(gap, performance.now() - killed)
      }
      for (const one of seats) one.socket?.terminate()
      if (round % 10 === 0)
        say(`${kind}: ${round} rounds, ${acknowledged.size} moves acknowledged, ${faults.length} faults`)
    }
    for (const one of running) await one?.kill()
    const after = await openDatabase({ url, folder })
    faults.push(...(await checkLog(after, acknowledged)))
    await after.close()
    return { acknowledged: acknowledged.size, repeated, clocks: compared, gap, faults }
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
      rounds: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      processes: { type: 'string', default: '1' },
    },
  })
  for (const kind of values.on.split(',')) {
    if (kind !== 'pglite' && kind !== 'postgres') throw new Error(`--on: pglite or postgres, not '${kind}'`)
    const processes = values.processes === '2' ? 2 : 1
    const found = await killRounds({
      kind,
      rounds: Number(values.rounds),
      seed: Number(values.seed),
      processes,
      say: console.log,
    })
    console.log(
      `${kind}: ${values.rounds} times kill -9, ${found.acknowledged} moves acknowledged, ${found.repeated} commands repeated, ${found.clocks} running clocks compared, ` +
        `${processes === 2 ? `on through the other process after ${found.gap.toFixed(0)} ms at most, ` : ''}${found.faults.length} faults`,
    )
    for (const fault of found.faults.slice(0, 20)) console.log(`  ${fault}`)
    // At once: the test database ends the process with 0 whatever exitCode says.
    if (found.faults.length > 0) process.exit(1)
  }
}
