// Several processes at one PostgreSQL, with many tables that are watched and some that are played at, both players of each at
// different processes; then each part is killed (-9) in turn: a process, what carries the news, the database. Nothing that
// was acknowledged may be lost or done twice, everybody sees the same in the end, and nobody waits long: the wait of a move
// is from when its player first wanted it until both players have seen it, however often it had to be sent.
//
//   node packages/server/src/load/outages.ts --carrier notify,nats --processes 4 --idle 10000 --playing 2000 --rate 100

import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { WebSocket } from 'ws'
import { eachOf, partsOf } from '../coalesced.ts'
import { startNats } from '../database/nats-server.testing.ts'
import { openDatabase } from '../database/open.ts'
import { processorSeconds, startPostgres } from '../database/postgres-server.testing.ts'
import type { TroubleCode } from '../trouble.ts'
import { enrol, type Player, type SeatedPair, storeNew } from './clients.ts'
import { checkLog } from './log-check.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const TABLES_PER_SOCKET = 50
const TICK_MS = 10
/** Who was cut off waits so long before the next try, and half of it at least. */
const RETRY_MS = 400
/** How long what was killed stays away. A carrier is away for longer than anybody may wait. */
const AWAY_MS = { process: 2_000, carrier: 8_000, database: 0 } as const
/** What a server says while it cannot do it: nothing was changed, and the same command may be sent again. */
const AGAIN: readonly string[] = ['busy', 'not-stored', 'failed'] satisfies TroubleCode[]
/** At the end all must have seen the same within this. */
const SETTLE_MS = 60_000

export interface Wish {
  readonly carrier: 'notify' | 'nats'
  readonly processes: number
  /** Tables that are watched by both players, and nobody moves. */
  readonly idle: number
  readonly playing: number
  /** Moves a second, over all tables. */
  readonly rate: number
  /** How long is played before the first is killed, and after each. */
  readonly seconds: number
  say?(text: string): void
}

export interface Phase {
  readonly name: string
  /** Moves that both players saw in this time. */
  readonly moves: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
  /** Seconds of processor time of all server processes, PostgreSQL and NATS. */
  readonly servers: number
  readonly postgres: number
  readonly nats: number
  readonly load: number
}

export interface Outages {
  readonly sockets: number
  readonly acknowledged: number
  readonly phases: readonly Phase[]
  readonly faults: readonly string[]
}

interface Sent {
  readonly key: string
  readonly action: string
  readonly expect: number
}

interface Seat {
  readonly player: Player
  readonly table: Live
  at: number
  socket?: WebSocket
  version: number
  legal: readonly string[]
  /** A command without an answer: sent again, the same, until there is one. */
  open?: Sent | undefined
}

interface Live {
  readonly id: string
  readonly seats: Seat[]
  /** When the next move is wanted; and since when it is, once it is due. */
  due: number
  since?: number | undefined
  /** The version that the move made, as acknowledged. */
  made?: number | undefined
  over: boolean
}

export async function outages(wish: Wish): Promise<Outages> {
  const { carrier, processes, idle, playing, rate, seconds, say = () => {} } = wish
  const folder = await mkdtemp(join(tmpdir(), 'tabularium-outages-'))
  const postgres = await startPostgres({ durable: true })
  const nats = carrier === 'nats' ? await startNats() : undefined
  const url = await postgres.fresh()
  const env = { DATA_DIR: folder, DATABASE_URL: url, ...(nats && { NATS_URL: nats.url }), LOG_LEVEL: 'fatal' }
  const running: (ServerProcess | undefined)[] = Array.from({ length: processes }, () => undefined)
  const faults: string[] = []
  const acknowledged = new Map<string, string>()
  let waits: number[] = []
  let keys = 0
  let ended = false
  let stopped = false
  const sockets = new Set<WebSocket>()
  /** Parts that come back. */
  const returns: Promise<void>[] = []
  const later = (what: string, ms: number, back: () => Promise<void>): void => {
    const wait = new Promise(resolve => setTimeout(resolve, ms))
    returns.push(wait.then(back).catch(error => void faults.push(`${what} did not come back: ${error}`)))
  }

  /** Where a load balancer would send who comes now. */
  const alive = (from: number): number => {
    for (let step = 1; step <= processes; step++)
      if (running[(from + step) % processes]) return (from + step) % processes
    return from
  }

  /** Opens a socket, asks, and hears; again elsewhere when it closes, for as long as this runs. */
  const connect = (
    player: Player,
    from: number,
    { opened, heard }: { opened(socket: WebSocket): void; heard(socket: WebSocket, text: string): void },
  ): void => {
    const address = running[from]?.url
    let lost = false
    const again = (): void => {
      if (lost || ended) return
      lost = true
      setTimeout(() => connect(player, alive(from), { opened, heard }), RETRY_MS * (0.5 + Math.random() / 2))
    }
    if (address === undefined) return again()
    const socket = new WebSocket(new URL('/api/socket', address.replace('http', 'ws')), {
      headers: { authorization: `Bearer ${player.token}` },
      perMessageDeflate: false,
    })
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      again()
    })
    socket.on('open', () => opened(socket))
    socket.on('message', data => heard(socket, String(data)))
  }

  const send = (seat: Seat): void => {
    if (seat.open && seat.socket?.readyState === WebSocket.OPEN)
      seat.socket.send(JSON.stringify({ ask: 2, to: 'act', table: seat.table.id, ...seat.open }))
  }

  const settle = (table: Live): void => {
    const { made, since } = table
    if (made === undefined || since === undefined || table.seats.some(({ version }) => version < made)) return
    const now = performance.now()
    waits.push(now - since)
    table.made = table.since = undefined
    // Everybody thinks for as long as it takes that all of them together move at the rate.
    table.due = now + (playing / rate) * 1_000 * (0.5 + Math.random())
  }

  const hear = (seat: Seat, socket: WebSocket, text: string): void => {
    const { table } = seat
    const message = JSON.parse(text)
    if (message.answer === 1 && message.trouble) {
      // The database is away, say.
      setTimeout(() => socket.readyState === WebSocket.OPEN && watch(seat, socket), RETRY_MS)
      return
    }
    const sight = message.update ?? message.sight ?? message.value?.sight
    if (sight && (message.table ?? message.value?.table?.id ?? table.id) === table.id) {
      if (sight.version < seat.version) faults.push(`${table.id} went back from ${seat.version} to ${sight.version}`)
      seat.version = sight.version
      seat.legal = sight.legal
      if (sight.result !== undefined) table.over = true
    }
    if (message.answer === 1) send(seat)
    if (message.answer === 2 && seat.open) {
      const { open } = seat
      if (message.value) {
        const at = `${table.id} ${message.value.version}`
        const before = acknowledged.get(at)
        if (before !== undefined && before !== open.key) faults.push(`${at} was acknowledged for two commands`)
        acknowledged.set(at, open.key)
        table.made = message.value.version
        seat.open = undefined
      } else if (message.trouble.code === 'stale') seat.open = undefined
      else if (AGAIN.includes(message.trouble.code)) setTimeout(() => send(seat), RETRY_MS)
      else faults.push(`${table.id}: ${message.trouble.code} ${message.trouble.message}`)
    }
    settle(table)
  }

  const watch = (seat: Seat, socket: WebSocket): void =>
    socket.send(JSON.stringify({ ask: 1, to: 'watch', table: seat.table.id }))

  const act = (table: Live, now: number): void => {
    if (table.over || table.made !== undefined) return
    if (table.since === undefined) {
      if (stopped || now < table.due) return
      table.since = now
    }
    if (table.seats.some(({ open }) => open)) return
    const seat = table.seats.find(({ legal, version }) => legal.length > 0 && version === newest(table))
    if (!seat || seat.socket?.readyState !== WebSocket.OPEN) return
    const action = seat.legal[Math.floor(Math.random() * seat.legal.length)]
    seat.open = { key: `outage-${++keys}`, action, expect: seat.version }
    send(seat)
  }

  const newest = ({ seats }: Live): number => Math.max(...seats.map(({ version }) => version))

  const serversSeconds = (): number =>
    running.reduce((sum, one) => sum + (one?.process.pid ? processorSeconds(one.process.pid) : 0), 0)

  try {
    const database = await openDatabase({ url, folder })
    // Whoever only watches has as many tables as a socket may.
    const watchers = Math.ceil(idle / TABLES_PER_SOCKET)
    const people = await enrol(database, 2 * playing + 2 * watchers)
    const players = people.slice(0, 2 * playing)
    const pairs = Array.from({ length: playing }, (_, n) => [players[2 * n], players[2 * n + 1]] as const)
    const idlers = people.slice(2 * playing)
    const idlePairs = Array.from({ length: idle }, (_, n) => {
      const place = Math.floor(n / TABLES_PER_SOCKET)
      return [idlers[2 * place], idlers[2 * place + 1]] as const
    })
    const played = await storeNew(database, pairs, 'wonders-duel')
    const watched = await storeNew(database, idlePairs, 'wonders-duel')
    await database.close()
    for (const at of running.keys()) running[at] = await startServer(env)

    const tables = played.map(({ id, players: two }: SeatedPair, n): Live => {
      const table: Live = { id, seats: [], due: Number.POSITIVE_INFINITY, over: false }
      for (const [i, player] of two.entries())
        table.seats.push({ player, table, at: (n + i) % processes, version: -1, legal: [] })
      return table
    })
    const seats = tables.flatMap(table => table.seats)
    let here = 0
    const enter = (seat: Seat): Promise<void> =>
      new Promise(done => {
        connect(seat.player, seat.at, {
          opened(socket) {
            seat.socket = socket
            watch(seat, socket)
          },
          heard(socket, text) {
            if (seat.version === -1 && text.startsWith('{"answer":1,"value"')) {
              here++
              done()
            }
            hear(seat, socket, text)
          },
        })
      })
    const look = (ids: readonly string[], player: Player, at: number): Promise<void> =>
      new Promise(done => {
        let missing = new Set<number>()
        connect(player, at, {
          opened(socket) {
            missing = new Set(ids.keys())
            for (const [n, id] of ids.entries()) socket.send(JSON.stringify({ ask: n + 1, to: 'watch', table: id }))
          },
          heard(socket, text) {
            const asked = Number(/^\{"answer":(\d+),/.exec(text)?.[1])
            if (!(asked > 0)) return
            if (text.includes('"trouble"')) {
              const again = JSON.stringify({ ask: asked, to: 'watch', table: ids[asked - 1] })
              setTimeout(() => socket.readyState === WebSocket.OPEN && socket.send(again), RETRY_MS)
              return
            }
            missing.delete(asked - 1)
            if (missing.size === 0) done()
          },
        })
      })
    const began = performance.now()
    await eachOf(seats, 32, enter)
    const groups = partsOf(watched, TABLES_PER_SOCKET)
    await eachOf(
      groups.flatMap((group, n) =>
        group[0].players.map((player, i) => ({ ids: group.map(({ id }) => id), player, at: (n + i) % processes })),
      ),
      4,
      ({ ids, player, at }) => look(ids, player, at),
    )
    const memory = await Promise.all(running.map(async one => (await one?.memory()) ?? 0))
    say(
      `${carrier}: ${processes} processes, ${here} players at ${playing} tables, ${2 * idle} looks at ${idle} idle ones over ` +
        `${2 * groups.length} sockets, all there after ${((performance.now() - began) / 1_000).toFixed(0)} s; ` +
        `each process holds ${memory.map(mb => mb.toFixed(0)).join(', ')} MB`,
    )
    const start = performance.now()
    for (const table of tables) table.due = start + Math.random() * (playing / rate) * 1_000
    const ticking = setInterval(() => {
      const now = performance.now()
      for (const table of tables) act(table, now)
    }, TICK_MS)

    const phases: Phase[] = []
    const phase = async (name: string, kill: () => Promise<void>): Promise<void> => {
      const [servers, database, carried] = [
        serversSeconds(),
        await postgresSeconds(),
        nats ? processorSeconds(nats.pid) : 0,
      ]
      waits = []
      await kill()
      await new Promise(resolve => setTimeout(resolve, seconds * 1_000))
      const now = performance.now()
      // Moves that are still under way have waited, too.
      const open = tables.flatMap(({ since, over }) => (since === undefined || over ? [] : [now - since]))
      const sorted = [...waits].sort((a, b) => a - b)
      const found: Phase = {
        name,
        moves: waits.length,
        p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
        p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
        worst: Math.max(0, sorted.at(-1) ?? 0, ...open),
        // What was killed takes its figure along.
        servers: Math.max(0, serversSeconds() - servers),
        postgres: Math.max(0, (await postgresSeconds()) - database),
        nats: nats ? Math.max(0, processorSeconds(nats.pid) - carried) : 0,
        load: loadavg()[0] ?? 0,
      }
      phases.push(found)
      if (found.moves === 0) faults.push(`${name}: no table goes on`)
      say(
        `  ${name}: ${found.moves} moves, wait ${found.p50.toFixed(0)} ms (half), ${found.p99.toFixed(0)} ms (99 of 100), ` +
          `worst ${found.worst.toFixed(0)} ms; processor seconds: servers ${found.servers.toFixed(1)}, ` +
          `PostgreSQL ${found.postgres.toFixed(1)}, NATS ${found.nats.toFixed(1)}; load ${found.load.toFixed(1)}`,
      )
    }
    const postgresSeconds = async (): Promise<number> => processorSeconds(await postgres.pid())

    await phase('all there', async () => undefined)
    await phase('a process killed', async () => {
      await running[0]?.kill()
      running[0] = undefined
      later('a process', AWAY_MS.process, async () => {
        running[0] = await startServer(env)
      })
    })
    await phase(nats ? 'NATS killed' : 'every connection that listens cut', async () => {
      if (!nats) return await cutListeners(url)
      await nats.kill()
      later('NATS', AWAY_MS.carrier, () => nats.start())
    })
    await phase('PostgreSQL killed', async () => {
      await postgres.kill()
      later('PostgreSQL', AWAY_MS.database, () => postgres.start())
    })
    stopped = true
    const until = performance.now() + SETTLE_MS
    const isOpen = ({ since, over }: Live): boolean => since !== undefined && !over
    while (tables.some(isOpen) && performance.now() < until) await new Promise(resolve => setTimeout(resolve, 50))
    clearInterval(ticking)
    for (const { id } of tables.filter(isOpen)) faults.push(`${id}: a move was never seen by both`)
    const after = await openDatabase({ url, folder })
    const logs = new Map(
      (await after.db.selectFrom('game_table').select(['id', 'log']).where('status', '!=', 'open').execute()).map(
        ({ id, log }) => [id, log],
      ),
    )
    for (const { table, version } of seats)
      if (!table.over && version !== logs.get(table.id))
        faults.push(`${table.id}: somebody sees ${version}, the log has ${logs.get(table.id)}`)
    faults.push(...(await checkLog(after, acknowledged)))
    await after.close()
    return { sockets: sockets.size, acknowledged: acknowledged.size, phases, faults }
  } finally {
    ended = true
    await Promise.all(returns)
    for (const socket of sockets) socket.terminate()
    for (const one of running) await one?.kill()
    await nats?.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What carries NOTIFY is a connection of each process. */
async function cutListeners(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and (query ilike 'listen%' or query = 'select 1')`)
  await client.end()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      carrier: { type: 'string', default: 'notify,nats' },
      processes: { type: 'string', default: '4' },
      idle: { type: 'string', default: '10000' },
      playing: { type: 'string', default: '2000' },
      rate: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '20' },
      /** Nobody may wait longer, in milliseconds. */
      most: { type: 'string', default: '5000' },
    },
  })
  for (const carrier of values.carrier.split(',')) {
    if (carrier !== 'notify' && carrier !== 'nats') throw new Error(`--carrier: notify or nats, not '${carrier}'`)
    const [processes, idle, playing, rate, seconds] = [
      values.processes,
      values.idle,
      values.playing,
      values.rate,
      values.seconds,
    ].map(Number)
    const found = await outages({ carrier, processes, idle, playing, rate, seconds, say: console.log })
    const late = found.phases
      .filter(({ worst }) => worst > Number(values.most))
      .map(({ name, worst }) => `${name}: somebody waited ${worst.toFixed(0)} ms`)
    console.log(
      `${carrier}: ${found.sockets} sockets, ${found.acknowledged} moves acknowledged, ${found.faults.length} faults`,
    )
    for (const fault of [...found.faults, ...late].slice(0, 20)) console.log(`  ${fault}`)
    // At once: the test database ends the process with 0 whatever exitCode says.
    if (found.faults.length + late.length > 0) process.exit(1)
  }
}
