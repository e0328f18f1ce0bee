// What comes next, from a club to a million tables: a simulation of the way of a move into the log, and a sum of what all of
// it takes, with the costs that were measured (docs/scaling.md says how, and on what machine). What it prints is
// extrapolated, not measured.
//
//   node packages/server/src/load/scaling-model.ts

import { fileURLToPath } from 'node:url'
import { FastChance } from '@tabularium/kernel'

/** As measured on two cores that other work was using too: an idle machine is faster. */
export const MEASURED = {
  /** Processor time of the two server processes where its players sit for a move, just started and at low rates (one process
   *  at 2,000 moves a second takes less than 1 ms with everything); and of each for being there, in a second. */
  serverMoveMs: 4,
  serverIdleMs: 17,
  /** Processor time of PostgreSQL for an entry in small commits and in large ones. */
  entryMs: { small: 0.13, large: 0.05 },
  /** A commit with nobody beside it, and with so many beside it that all cores are busy. */
  commitMs: 1.4,
  commitsPerSecond: 3_300,
  /** How long a commit with NOTIFY keeps all others that tell something from committing. */
  notifyMs: 1.55,
  /** On the disk, with its part of the index. */
  entryBytes: 195,
  /** Memory: of a process, of a table that is watched and not played at, and of one that the engine has. */
  processMb: 510,
  idleTableKb: 4,
  awakeTableKb: 29,
} as const

/** What people do, as we think: nobody measured it. */
export const ASSUMED = {
  /** Of the tables that are being played, live ones, and how long a move takes there; all others are by correspondence. */
  liveShare: 0.1,
  liveMoveSeconds: 15,
  daysMoveSeconds: 8 * 3_600,
  /** Tables by correspondence that somebody looks at right now. */
  watchedShare: 0.02,
  /** So full may a process be that its event loop answers at once. */
  busy: 0.6,
  /** Moves of a finished game. */
  gameMoves: 70,
} as const

export const STEPS = [
  { name: 'a club', tables: 50 },
  { name: 'a town', tables: 1_000 },
  { name: 'a city', tables: 10_000 },
  { name: 'a country', tables: 100_000 },
  { name: 'a million', tables: 1_000_000 },
] as const

export interface Commits {
  readonly moves: number
  readonly p50: number
  readonly p99: number
  /** Share of the time in which the lock that all share was held. */
  readonly lockBusy: number
  /** More came than could be stored. */
  readonly overrun: boolean
}

/**
 * Moves come at random at all processes; each process commits what has gathered, one commit at a time. With NOTIFY the end of
 * a commit holds a lock that is given in the order of asking.
 */
export function simulateCommits(
  {
    processes,
    perSecond,
    notify,
    seconds = 5,
  }: {
    readonly processes: number
    readonly perSecond: number
    readonly notify: boolean
    readonly seconds?: number
  },
  random = new FastChance(`${processes} ${perSecond}`),
): Commits {
  const { commitMs, commitsPerSecond, notifyMs, entryMs } = MEASURED
  const waits: number[] = []
  const gathered: number[][] = Array.from({ length: processes }, () => [])
  /** When each process has committed what it is at; infinity: it waits for moves. */
  const free: number[] = gathered.map(() => Number.POSITIVE_INFINITY)
  const under: (readonly number[])[] = gathered.map(() => [])
  let lockFree = 0
  let diskFree = 0
  let held = 0
  const end = seconds * 1_000
  const exponential = () => (-Math.log((random.number(1_000_000) + 1) / 1_000_001) * 1_000) / perSecond

  const begin = (at: number, process: number): void => {
    const batch = gathered[process]
    gathered[process] = []
    under[process] = batch
    const written = at + commitMs + batch.length * entryMs.large
    // What the machine can commit at all.
    diskFree = Math.max(diskFree, at) + 1_000 / commitsPerSecond
    let done = Math.max(written, diskFree)
    if (notify) {
      const from = Math.max(done - notifyMs, lockFree, at)
      held += notifyMs
      lockFree = from + notifyMs
      done = Math.max(done, lockFree)
    }
    free[process] = done
  }

  let next = exponential()
  for (let at = 0; at < end; ) {
    const soonest = free.reduce((best, time, process) => (time < free[best] ? process : best), 0)
    if (next <= free[soonest]) {
      at = next
      const process = random.number(processes)
      gathered[process].push(at)
      if (free[process] === Number.POSITIVE_INFINITY) begin(at, process)
      next = at + exponential()
    } else {
      at = free[soonest]
      for (const came of under[soonest]) waits.push(at - came)
      free[soonest] = Number.POSITIVE_INFINITY
      if (gathered[soonest].length > 0) begin(at, soonest)
    }
  }
  waits.sort((a, b) => a - b)
  const left = gathered.reduce((sum, moves) => sum + moves.length, 0)
  return {
    moves: waits.length,
    p50: waits[Math.floor(waits.length / 2)] ?? 0,
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
    lockBusy: Math.min(1, held / end),
    overrun: left > perSecond * 0.5,
  }
}

export interface Needs {
  readonly name: string
  readonly tables: number
  readonly perSecond: number
  readonly processes: number
  /** Cores that are busy. */
  readonly serverCores: number
  readonly postgresCores: number
  readonly memoryGb: number
  readonly entriesGbPerYear: number
  /** News that all processes together hear, a second. */
  readonly heardPerSecond: number
  readonly notify: Commits
  readonly nats: Commits
}

export function needs({ name, tables }: { readonly name: string; readonly tables: number }): Needs {
  const { liveShare, liveMoveSeconds, daysMoveSeconds, watchedShare, busy } = ASSUMED
  const live = tables * liveShare
  const perSecond = live / liveMoveSeconds + (tables - live) / daysMoveSeconds
  const serverCores = (perSecond * MEASURED.serverMoveMs) / 1_000
  const processes = Math.max(1, Math.ceil(serverCores / busy))
  const watched = (tables - live) * watchedShare
  const kb =
    processes * MEASURED.processMb * 1e3 + 2 * live * MEASURED.awakeTableKb + 2 * watched * MEASURED.idleTableKb
  return {
    name,
    tables,
    perSecond,
    processes,
    serverCores: serverCores + (processes * MEASURED.serverIdleMs) / 1_000,
    postgresCores: (perSecond * MEASURED.entryMs.small) / 1_000,
    memoryGb: kb / 1e6,
    entriesGbPerYear: (perSecond * MEASURED.entryBytes * 31_536_000) / 1e9,
    heardPerSecond: perSecond * (processes - 1),
    notify: simulateCommits({ processes, perSecond, notify: true }),
    nats: simulateCommits({ processes, perSecond, notify: false }),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const figure = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en'))
  const waits = ({ p50, p99, lockBusy, overrun }: Commits): string =>
    overrun
      ? 'more than it takes'
      : `${figure(p50)}, ${figure(p99)} ms${lockBusy > 0 ? `, lock ${figure(100 * lockBusy)}%` : ''}`
  console.log(
    '| | tables | moves/s | processes | cores: server, PostgreSQL | memory | log a year | NOTIFY: wait | NATS: wait | news heard/s |',
  )
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
  for (const step of STEPS) {
    const need = needs(step)
    console.log(
      `| ${need.name} | ${need.tables.toLocaleString('en')} | ${figure(need.perSecond)} | ${need.processes} | ` +
        `${figure(need.serverCores)}, ${figure(need.postgresCores)} | ${figure(need.memoryGb)} GB | ` +
        `${figure(need.entriesGbPerYear)} GB | ${waits(need.notify)} | ${waits(need.nats)} | ${figure(need.heardPerSecond)} |`,
    )
  }
}
