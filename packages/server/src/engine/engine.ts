// The engine: tables live in worker threads, so that rules that never come back stop their own table and nothing else.
// Whoever asks gets a promise; jobs of one table are done in the order they were asked for.

import { Worker } from 'node:worker_threads'
import type { Config, Refusal, Seat } from '@tabularium/kernel'
import { createCalls } from '@tabularium/protocol/calls'
import {
  type Admitted,
  type Changed,
  type DataQuestion,
  EngineError,
  type EngineTables,
  type Job,
  type JobResult,
  type LogEntry,
  type NewTable,
  type Refused,
  type SeatQuestion,
  type Snapshot,
  type StoredTable,
  type TableSummary,
  type Verb,
  type Viewer,
  type WorkerData,
} from './messages.ts'
import { workerEnv } from './worker-env.ts'

export {
  type Admitted,
  type Changed,
  ENGINE_ERRORS,
  EngineError,
  type EngineErrorCode,
  type LogEntry,
  type NewTable,
  type Refused,
  type SeatQuestion,
  type Snapshot,
  type StoredTable,
  type TableSummary,
  type Viewer,
  type ViewerUpdate,
} from './messages.ts'

export interface Engine {
  /** Opens a table as it is stored; one that is open already is replaced. */
  open(stored: StoredTable): Promise<TableSummary>
  create(table: NewTable): Promise<TableSummary & { readonly setup: readonly string[] }>
  act(id: string, seat: Seat, action: string, audience: readonly Viewer[]): Promise<Changed | Refused>
  undo(id: string, seat: Seat, audience: readonly Viewer[]): Promise<Changed | Refused>
  /** Leaves so many moves. */
  truncate(id: string, moves: number, audience: readonly Viewer[]): Promise<Changed>
  /** Entries that are stored already: of another process, or of this one where they are no moves. */
  follow(id: string, entries: readonly LogEntry[], audience: readonly Viewer[]): Promise<Changed>
  /** JSON text of a `Sight`, with events from number `from` on. */
  look(id: string, viewer: Viewer, from?: number): Promise<string>
  /** JSON text of a `PastSight`: the position after so many moves. */
  at(id: string, viewer: Viewer, moves: number): Promise<string>
  why(id: string, seat: Seat, action: string): Promise<Refusal | undefined>
  /** What a seat is asked, for bots; undefined: it is not. */
  question(id: string, seat: Seat): Promise<SeatQuestion | undefined>
  /** The action that a seat's standing orders give now. */
  ordered(id: string, seat: Seat, orders: readonly string[]): Promise<string | undefined>
  /** The record with its secrets, for the table's keeper alone. */
  secretRecord(id: string): Promise<string>
  /** To be stored for a faster `open`; undefined: the last move can still be undone. */
  snapshot(id: string): Promise<Snapshot | undefined>
  close(id: string): void
  /** Data of somebody's own, checked where they can do no harm; `id` names no table, the same for the same data. */
  checkData(id: string, question: DataQuestion): Promise<ReturnType<EngineTables['checkData']>>
  admit(id: string, question: DataQuestion, config: Config): Promise<Admitted>
  readonly tables: number
  stop(): Promise<void>
}

export interface EngineOptions {
  readonly workers?: number
  /** No job may take longer. */
  readonly limitMs?: number
  /** What each worker may use. */
  readonly memoryMb?: number
  /** Addresses of modules with further games. */
  readonly games?: readonly string[]
  /** Hears when a worker is lost, and over which table. */
  lost?(table: string | undefined, why: string): void
}

/** What is remembered of a job until it is answered. */
interface PendingJob {
  readonly table: string
  readonly verb: Verb
}

/** The job that was running when we last looked, since when, and how large the worker was then. */
interface RunningJob {
  readonly number: number
  readonly since: number
  readonly heap?: number
}

interface WorkerSlot {
  /** Runs reads one at a time, so that moves never wait behind more than one of them. */
  oneAtATime<T>(work: () => Promise<T>): Promise<T>
  ask<V extends Verb>(table: string, verb: V, args: Parameters<EngineTables[V]>): Promise<ReturnType<EngineTables[V]>>
  readonly tables: ReadonlySet<string>
  watch(now: number): void
  stop(): Promise<void>
}

/** How often workers are looked after. */
const WATCH_MS = 50
/** A job that has taken so long already may not make the worker grow by more than so much. Rules that fill one list without
 *  end would otherwise reach the limit of the memory faster than Node can end the worker, and end the whole process. */
const LONG_JOB_MS = 100
const GROWTH_BYTES = 256 * 2 ** 20

/** One worker and what it was asked; a new worker in the place of one that was lost. */
function createWorkerSlot(options: EngineOptions, stuck: Set<string>): WorkerSlot {
  const { limitMs = 5000, memoryMb = 2048, games = [] } = options
  const calls = createCalls<PendingJob>()
  const tables = new Set<string>()
  /** Open when a worker was lost, and not opened again since. */
  const dropped = new Set<string>()
  let running: WorkerData['running']
  let worker: Worker | undefined
  let outbox: Job[] = []
  let stopped = false
  let seen: RunningJob = { number: 0, since: 0 }

  const settle = (answers: readonly JobResult[]): void => {
    for (const { number, value, error } of answers) {
      const asked = calls.about(number)
      if (!asked) continue
      if (error) {
        if (error.code === 'diverged' || error.code === 'closed') tables.delete(asked.table)
        const lost = error.code === 'closed' && dropped.has(asked.table)
        calls.reject(number, new EngineError(lost ? 'restarted' : error.code, error.message))
        continue
      }
      if (asked.verb === 'open' || asked.verb === 'create') {
        tables.add(asked.table)
        dropped.delete(asked.table)
      }
      calls.resolve(number, value)
    }
  }

  const start = (): Worker => {
    running = new Int32Array(new SharedArrayBuffer(4))
    seen = { number: 0, since: 0 }
    let ready = false
    const made = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { running, games } satisfies WorkerData,
      env: workerEnv(),
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    made.on('message', (answers: readonly JobResult[]) => {
      ready = true
      if (made === worker) settle(answers)
    })
    let why = 'its worker ended'
    made.on('error', error => {
      why = `its worker ended: ${(error as NodeJS.ErrnoException).code ?? error.name}`
    })
    made.on('exit', () => {
      if (made === worker) lost(why, ready)
    })
    return made
  }

  /** The worker is gone, and with it all its tables. */
  const lost = (why: string, again: boolean): void => {
    const culprit = calls.about(Atomics.load(running, 0))
    outbox = []
    calls.failAll(({ table }) => {
      if (stopped) return new EngineError('stopped', 'the engine was stopped')
      if (culprit && table === culprit.table) return new EngineError('stuck', why)
      if (again) return new EngineError('restarted', 'the worker was lost over another table')
      return new EngineError('failed', `no worker can be started: ${why}`)
    })
    for (const table of tables) dropped.add(table)
    tables.clear()
    if (culprit) {
      stuck.add(culprit.table)
      dropped.delete(culprit.table)
    }
    worker = again && !stopped ? start() : undefined
    if (!stopped) options.lost?.(culprit?.table, why)
  }

  const end = (why: string): void => {
    const slow = worker
    if (!slow) return
    lost(why, true)
    void slow.terminate()
  }

  /** Ends a worker that has grown too much over the job it is at. */
  const weigh = async (job: number): Promise<void> => {
    const heap = await worker?.getHeapStatistics().then(
      ({ used_heap_size }) => used_heap_size,
      // It has ended meanwhile.
      () => undefined,
    )
    if (heap === undefined || seen.number !== job || Atomics.load(running, 0) !== job) return
    if (seen.heap === undefined) seen = { ...seen, heap }
    else if (heap - seen.heap > GROWTH_BYTES) end('the rules took too much memory')
  }

  const post = (): void => {
    const jobs = outbox
    outbox = []
    if (jobs.length === 0) return
    worker ??= start()
    worker.postMessage(jobs)
  }

  worker = start()
  let looking: Promise<unknown> = Promise.resolve()

  return {
    tables,
    oneAtATime(work) {
      const done = looking.then(work)
      // The caller handles the error; the queue goes on.
      looking = done.catch(() => undefined)
      return done
    },
    ask(table, verb, args) {
      if (stopped) return Promise.reject(new EngineError('stopped', 'the engine was stopped'))
      if (stuck.has(table)) return Promise.reject(new EngineError('stuck', 'the rules did not come back here'))
      if (verb === 'close') {
        tables.delete(table)
        dropped.delete(table)
      }
      return calls.ask({ table, verb }, number => {
        if (outbox.length === 0) setImmediate(post)
        outbox.push({ number, verb, args })
      })
    },
    watch(now) {
      const current = Atomics.load(running, 0)
      if (current === 0 || current !== seen.number) seen = { number: current, since: now }
      else if (now - seen.since > limitMs) end(`the rules did not come back in ${limitMs} ms`)
      else if (now - seen.since > LONG_JOB_MS) void weigh(current)
    },
    async stop() {
      stopped = true
      const last = worker
      lost('the engine was stopped', false)
      await last?.terminate()
    },
  }
}

/** The same slot for the same table, always. */
export function slotOf(id: string, of: number): number {
  let hash = 0
  for (let i = 0; i < id.length; i++) hash = (Math.imul(hash, 31) + id.charCodeAt(i)) | 0
  return (hash >>> 0) % of
}

export function createEngine(options: EngineOptions = {}): Engine {
  const { workers = 1 } = options
  const stuck = new Set<string>()
  const slots = Array.from({ length: Math.max(1, workers) }, () => createWorkerSlot(options, stuck))
  const watch = setInterval(() => {
    const now = performance.now()
    for (const slot of slots) slot.watch(now)
  }, WATCH_MS)
  watch.unref()

  const ask = <V extends Verb>(
    id: string,
    verb: V,
    ...args: Parameters<EngineTables[V]>
  ): Promise<ReturnType<EngineTables[V]>> => slots[slotOf(id, slots.length)].ask(id, verb, args)

  return {
    open: stored => ask(stored.id, 'open', stored),
    create: table => ask(table.id, 'create', table),
    act: (id, seat, action, audience) => ask(id, 'act', id, seat, action, audience),
    undo: (id, seat, audience) => ask(id, 'undo', id, seat, audience),
    truncate: (id, moves, audience) => ask(id, 'truncate', id, moves, audience),
    follow: (id, entries, audience) => ask(id, 'follow', id, entries, audience),
    look: (id, viewer, from) => ask(id, 'look', id, viewer, from),
    at: (id, viewer, moves) => slots[slotOf(id, slots.length)].oneAtATime(() => ask(id, 'at', id, viewer, moves)),
    why: (id, seat, action) => ask(id, 'why', id, seat, action),
    question: (id, seat) => ask(id, 'question', id, seat),
    ordered: (id, seat, orders) => ask(id, 'ordered', id, seat, orders),
    secretRecord: id => ask(id, 'secretRecord', id),
    snapshot: id => ask(id, 'snapshot', id),
    checkData: (id, question) => ask(id, 'checkData', id, question),
    admit: (id, question, config) => ask(id, 'admit', id, question, config),
    close(id) {
      // An engine that is gone holds nothing any more.
      ask(id, 'close', id).catch(() => {})
    },
    get tables() {
      return slots.reduce((sum, slot) => sum + slot.tables.size, 0)
    },
    async stop() {
      clearInterval(watch)
      await Promise.all(slots.map(slot => slot.stop()))
    },
  }
}
