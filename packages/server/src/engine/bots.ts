// Bots think in worker threads of their own, one question at a time each. A bot gets what its seat may see and nothing
// else; one that does not answer in time is ended together with its worker. Finished games are judged there too, a few
// moves at a time, when no bot wants to think.

import { Worker } from 'node:worker_threads'
import type { Depth, PlainMove } from '@tabularium/bots/analysis'
import type { Seat, View } from '@tabularium/kernel'
import { createCalls } from '@tabularium/protocol/calls'
import { slotOf } from './engine.ts'
import { EngineError, type TableData } from './messages.ts'
import { workerEnv } from './worker-env.ts'

export interface BotJob {
  readonly table: string
  readonly game: string
  readonly seat: Seat
  /** The kind of bot, as `makeBot` reads it. */
  readonly spec: string
  readonly view: View
  /** Notations. */
  readonly legal: readonly string[]
  /** Data of somebody's own that the table plays on. */
  readonly data?: TableData | undefined
  /** What the bot's own chance comes from: never the table's seed. */
  readonly seed: string
  /** On whose account it thinks, for instance whoever opened the table: nobody gets more by asking at many tables. */
  readonly party?: string
  /** No person plays there: it thinks when nobody else wants to. */
  readonly alone?: boolean
}

/** Some moves of a finished game to be judged. */
export interface JudgeJob {
  readonly table: string
  readonly game: string
  /** The record as text. */
  readonly record: string
  /** Counted from 1. As many are judged as fit into a moment, at least one: the answer tells which. */
  readonly moves: readonly number[]
  readonly depth: Depth
  /** On whose account. */
  readonly party: string
}

/** The record of a finished game, to be played through. */
export interface VerifyJob {
  readonly table: string
  readonly record: string
  readonly party: string
}

export interface Bots {
  /** Rejects unless the rules confirm every move and the result. */
  verify(job: VerifyJob): Promise<void>
  /** Comes after all bots that want to think. */
  judge(job: JudgeJob): Promise<readonly PlainMove[]>
  /** The notation of what the bot chooses. When the signal comes it answers with the best it has so far. Where there is
   *  nothing to choose it waits for its turn like all others. `begun` hears when the turn has come. */
  think(job: BotJob, signal?: AbortSignal, begun?: () => void): Promise<string>
  readonly waiting: number
  stop(): Promise<void>
}

export interface BotsOptions {
  readonly workers?: number
  readonly limitMs?: number
  readonly memoryMb?: number
  /** Addresses of modules with further games. */
  readonly games?: readonly string[]
}

export interface BotsWorkerData {
  readonly games: readonly string[]
}

export type BotsRequest =
  | { readonly id: number; readonly think: BotJob }
  | { readonly id: number; readonly judge: JudgeJob }
  | { readonly id: number; readonly verify: VerifyJob }
  | { readonly hurry: true }
export type BotsAnswer =
  | 'ready'
  | ({ readonly id: number } & ({ readonly value: string | readonly PlainMove[] } | { readonly error: string }))

interface PendingQuestion {
  readonly table: string
  readonly party: string
  /** Smaller ones come first. */
  readonly rank: number
  /** The answer, where there is nothing to think about. */
  readonly only?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly begun?: (() => void) | undefined
  request(id: number): BotsRequest
  resolve(value: unknown): void
  reject(error: EngineError): void
}

/** Tables with people, those of bots alone, finished games. */
const RANKS = { people: 0, alone: 1, judge: 2 } as const

interface BotSlot {
  add(asked: PendingQuestion): void
  readonly waiting: number
  stop(): Promise<void>
}

function createBotSlot({ limitMs = 30_000, memoryMb = 1024, games = [] }: BotsOptions): BotSlot {
  const queue: PendingQuestion[] = []
  /** When each table and each party that waits was last served: a count, not a time. */
  const served = new Map<string, number>()
  let turn = 0
  let worker: Worker | undefined
  let ready = false
  let stopped = false
  /** At most one question is under way. */
  const calls = createCalls()

  const start = (): Worker => {
    ready = false
    const made = new Worker(new URL('./bots-worker.ts', import.meta.url), {
      workerData: { games } satisfies BotsWorkerData,
      env: workerEnv(),
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    let why = 'its worker ended'
    made.on('message', (answer: BotsAnswer) => {
      if (answer === 'ready') {
        if (made !== worker) return
        ready = true
        next()
      } else if ('value' in answer) calls.resolve(answer.id, answer.value)
      else calls.reject(answer.id, new EngineError('failed', answer.error))
    })
    made.on('error', error => {
      why = `its worker ended: ${(error as NodeJS.ErrnoException).code ?? error.name}`
    })
    made.on('exit', () => {
      if (made === worker) lost(why)
    })
    return made
  }

  const lost = (why: string): void => {
    const began = ready
    worker = undefined
    ready = false
    calls.failAll(() => new EngineError('stuck', why))
    // One that cannot even start would not start the next time either.
    if (!began) for (const asked of queue.splice(0)) asked.reject(new EngineError('failed', why))
    next()
  }

  /** Smaller numbers come first: tables with people, then who was served longest ago, then the table that was. */
  const rankOf = ({ rank, party, table }: PendingQuestion): readonly [number, number, number] => [
    rank,
    served.get(party) ?? 0,
    served.get(table) ?? 0,
  ]

  const comesBefore = (one: PendingQuestion, other: PendingQuestion): boolean => {
    const [a, b] = [rankOf(one), rankOf(other)]
    const differs = a.findIndex((rank, i) => rank !== b[i])
    return differs !== -1 && a[differs] < b[differs]
  }

  const take = (): PendingQuestion | undefined => {
    let first = 0
    for (let i = 1; i < queue.length; i++) if (comesBefore(queue[i], queue[first])) first = i
    return queue.splice(first, 1)[0]
  }

  const next = (): void => {
    if (stopped || calls.size > 0) return
    if (queue.length === 0) return served.clear()
    worker ??= start()
    if (!ready) return
    const asked = take()
    if (!asked) return
    const { table, party, only, begun, resolve, reject } = asked
    served.set(table, ++turn)
    served.set(party, turn)
    begun?.()
    if (only !== undefined) {
      resolve(only)
      return void setImmediate(next)
    }
    void think(worker, asked).then(resolve, reject).finally(next)
  }

  const think = (thinker: Worker, { request, signal }: PendingQuestion): Promise<unknown> => {
    const send = (message: BotsRequest): void => thinker.postMessage(message)
    const hurry = () => send({ hurry: true })
    const late = () => {
      lost(`no answer in ${limitMs} ms`)
      void thinker.terminate()
    }
    const answer = calls.ask<unknown>(undefined, id => send(request(id)), { ms: limitMs, late })
    if (signal?.aborted) hurry()
    else signal?.addEventListener('abort', hurry, { once: true })
    return answer.finally(() => signal?.removeEventListener('abort', hurry))
  }

  return {
    get waiting() {
      return queue.length + calls.size
    },
    add(asked) {
      if (stopped) return asked.reject(new EngineError('stopped', 'the bots were stopped'))
      queue.push(asked)
      next()
    },
    async stop() {
      stopped = true
      const last = worker
      worker = undefined
      const error = new EngineError('stopped', 'the bots were stopped')
      calls.failAll(() => error)
      for (const asked of queue.splice(0)) asked.reject(error)
      await last?.terminate()
    },
  }
}

export function createBots(options: BotsOptions = {}): Bots {
  const slots = Array.from({ length: Math.max(1, options.workers ?? 1) }, () => createBotSlot(options))
  const ask = <T>(question: Omit<PendingQuestion, 'resolve' | 'reject'>): Promise<T> =>
    new Promise((resolve, reject) =>
      slots[slotOf(question.table, slots.length)].add({
        ...question,
        resolve: value => resolve(value as T),
        reject,
      }),
    )
  return {
    think(job, signal, begun) {
      const { table, party, alone, legal } = job
      const only = legal.length === 1 ? legal[0] : undefined
      const rank = alone ? RANKS.alone : RANKS.people
      const request = (id: number): BotsRequest => ({ id, think: job })
      return ask({ table, party: `party ${party ?? table}`, rank, only, signal, begun, request })
    },
    judge(job) {
      const { table, party } = job
      return ask({ table, party: `party ${party}`, rank: RANKS.judge, request: id => ({ id, judge: job }) })
    },
    verify(job) {
      const { table, party } = job
      return ask({ table, party: `party ${party}`, rank: RANKS.judge, request: id => ({ id, verify: job }) })
    },
    get waiting() {
      return slots.reduce((sum, slot) => sum + slot.waiting, 0)
    },
    async stop() {
      await Promise.all(slots.map(slot => slot.stop()))
    },
  }
}
