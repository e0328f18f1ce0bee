// Channels between processes: PostgreSQL's LISTEN and NOTIFY on a connection of their own, or, where there is but one
// process, the same within it. `nats-channels.ts` has those over NATS.

import type pg from 'pg'
import { type Hear, sized } from './channels.ts'
import type { Database } from './database.ts'

export interface Channels extends Pick<Database, 'listen' | 'notify'> {
  close(): Promise<void>
}

export function localChannels(): Channels {
  const listeners = new Map<string, Set<Hear>>()
  return {
    async listen(channel, hear) {
      return join(listeners, channel, hear)
    },
    async notify(channel, payload) {
      sized(payload)
      // As with PostgreSQL nobody hears before the speaker goes on.
      setImmediate(() => tell(listeners.get(channel), payload))
    },
    async close() {
      listeners.clear()
    },
  }
}

export function join(listeners: Map<string, Set<Hear>>, channel: string, hear: Hear): () => Promise<void> {
  const own: Hear = payload => hear(payload)
  const all = listeners.get(channel) ?? new Set()
  listeners.set(channel, all.add(own))
  return async () => {
    all.delete(own)
  }
}

export function tell(listeners: ReadonlySet<Hear> | undefined, payload: string): void {
  for (const hear of [...(listeners ?? [])]) hear(payload)
}

export const FIRST_WAIT_MS = 50
export const LONGEST_WAIT_MS = 5_000
/** A connection that broke without a word is found out by asking. */
const BEAT_MS = 20_000

/** `connect` gives a new connection, connected; `notify` runs wherever there is one. */
export function postgresChannels(
  connect: () => Promise<pg.Client>,
  notify: (channel: string, payload: string) => Promise<void>,
  log: (message: string) => void,
): Channels {
  const listeners = new Map<string, Set<Hear>>()
  let client: Promise<pg.Client> | undefined
  let closed = false
  let beat: NodeJS.Timeout | undefined

  async function open(): Promise<pg.Client> {
    const opened = await connect()
    let lost = false
    const lose = () => {
      if (lost || closed) return
      lost = true
      clearInterval(beat)
      client = again()
      // It tries until it is closed; then there is nothing more to hear.
      client.catch(() => undefined)
    }
    opened.on('error', lose)
    opened.on('end', lose)
    opened.on('notification', ({ channel, payload }) => tell(listeners.get(channel), payload ?? ''))
    for (const channel of listeners.keys()) await opened.query(`listen ${opened.escapeIdentifier(channel)}`)
    clearInterval(beat)
    beat = setInterval(() => {
      opened.query('select 1').catch(() => {
        // It is dead already.
        opened.end().catch(() => undefined)
        lose()
      })
    }, BEAT_MS).unref()
    return opened
  }

  /** Until it succeeds: without it this process would be deaf. */
  async function again(): Promise<pg.Client> {
    log('The connection that listens was lost and is made anew.')
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await new Promise(resolve => setTimeout(resolve, wait))
      if (closed) throw new Error('The database is closed.')
      try {
        const opened = await open()
        for (const all of listeners.values()) tell(all, '')
        return opened
      } catch (error) {
        log(`Listening failed: ${String(error)}`)
      }
    }
  }

  let asking: Promise<unknown> = Promise.resolve()

  return {
    async listen(channel, hear) {
      const leave = join(listeners, channel, hear)
      while (true) {
        const current = (client ??= open())
        try {
          const opened = await current
          // One statement at a time on a connection.
          await (asking = asking.then(() => opened.query(`listen ${opened.escapeIdentifier(channel)}`)))
          return leave
        } catch (error) {
          // Lost meanwhile: the next connection is on its way. Otherwise there is no database.
          asking = Promise.resolve()
          if (client !== current) continue
          client = undefined
          await leave()
          throw error
        }
      }
    },
    async notify(channel, payload) {
      sized(payload)
      await notify(channel, payload)
    },
    async close() {
      closed = true
      clearInterval(beat)
      // One that could not be opened need not be closed.
      const opened = await client?.catch(() => undefined)
      await opened?.end()
      listeners.clear()
    },
  }
}
