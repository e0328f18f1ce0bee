// A process that is to end hands its duties to the others at once: the answers that bots and standing orders owe, and the
// locks of whoever looks after clocks, tournaments and the showcase. Without it they would be missed first, for seconds.

import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'

/** Tables that wait for somebody to look at them, and who has left them. */
const HANDOVER = 'handover'
/** A notice of PostgreSQL holds 8,000 bytes. */
const TABLES_PER_NOTICE = 200

export interface Handover {
  /** This process begins nothing any more that nobody asked for. */
  readonly isEnding: boolean
  /** Work at a table that another process has to take over if it is broken off. */
  track(table: string, work: Promise<unknown>): void
  /** What the work makes; undefined as soon as this process is to end. */
  unlessEnding<T>(work: Promise<T>): Promise<T | undefined>
  /** Somebody else has to look at this table. */
  leave(table: string): void
  /** Breaks off what goes on here, and waits until its locks are free. */
  begin(): Promise<void>
  /** Tells the others what they find undone. */
  tell(): Promise<void>
  /** Hears what another process has left; no tables: its other duties alone. */
  listen(hear: (tables: readonly string[]) => void): Promise<() => Promise<void>>
}

export function createHandover(
  database: Pick<Database, 'listen' | 'notify' | 'process'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Handover {
  let isEnding = false
  const waiting = new Set<() => void>()
  const running = new Map<Promise<unknown>, string>()
  const left = new Set<string>()

  const tell = async (): Promise<void> => {
    const tables = [...left]
    left.clear()
    for (let i = 0; i === 0 || i < tables.length; i += TABLES_PER_NOTICE) {
      const part = tables.slice(i, i + TABLES_PER_NOTICE)
      // They would notice by themselves, a little later.
      await database
        .notify(HANDOVER, JSON.stringify({ from: database.process, tables: part }))
        .catch(error => log.warn({ why: String(error) }, 'the other processes were not told what is left to do'))
    }
  }

  return {
    get isEnding() {
      return isEnding
    },
    track(table, work) {
      running.set(work, table)
      work.finally(() => running.delete(work)).catch(() => undefined)
    },
    unlessEnding: work =>
      new Promise((resolve, reject) => {
        const end = () => resolve(undefined)
        waiting.add(end)
        // What comes of it later is nobody's business any more, an error neither.
        work.then(resolve, reject).finally(() => waiting.delete(end))
        if (isEnding) end()
      }),
    leave(table) {
      left.add(table)
    },
    async begin() {
      isEnding = true
      for (const table of running.values()) left.add(table)
      for (const end of waiting) end()
      await Promise.allSettled(running.keys())
    },
    tell,
    listen: hear =>
      database.listen(HANDOVER, payload => {
        if (payload === '') return
        const { from, tables } = JSON.parse(payload)
        if (from !== database.process) hear(tables)
      }),
  }
}
