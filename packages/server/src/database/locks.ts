// Locks over all processes: PostgreSQL's advisory locks, held by one connection and gone with it, or, where there is but
// one process, a set.

import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Database } from './database.ts'

type Lock = Database['lock']

export function localLocks(): Lock {
  const held = new Set<string>()
  return async key => {
    if (held.has(key)) return undefined
    held.add(key)
    return once(async () => {
      held.delete(key)
    })
  }
}

/** A lock that was released twice might be somebody else's the second time. */
function once(release: () => Promise<void>): () => Promise<void> {
  let released: Promise<void> | undefined
  return () => (released ??= release())
}

/** PostgreSQL's locks are named by a signed 64-bit number. */
function numberOf(key: string): string {
  return createHash('sha256').update(key).digest().readBigInt64BE(0).toString()
}

interface Holder {
  readonly client: Promise<pg.Client>
  /** What is held or asked for: the connection itself would be given its own lock twice. */
  readonly held: Map<string, (() => void) | undefined>
  /** The connection is not to be trusted any more, and with it all that it held. */
  lose(): void
}

/** The connection is made with the first lock and again after it was lost. */
export function postgresLocks(
  connect: () => Promise<pg.Client>,
  log: (message: string) => void,
): { readonly lock: Lock; close(): Promise<void> } {
  let current: Holder | undefined
  let closed = false

  function open(): Holder {
    const held: Holder['held'] = new Map()
    const client = connect()
    const holder: Holder = {
      client,
      held,
      lose() {
        if (current !== holder || closed) return
        current = undefined
        // It is dead already.
        client.then(connected => connected.end()).catch(() => undefined)
        if (held.size > 0) log(`The connection that holds ${held.size} locks was lost.`)
        const losses = [...held.values()]
        held.clear()
        for (const lost of losses) lost?.()
      },
    }
    client.then(connected => connected.on('error', holder.lose).on('end', holder.lose), holder.lose)
    return holder
  }

  async function attempt(holder: Holder, key: string, lost: (() => void) | undefined): ReturnType<Lock> {
    const { client, held } = holder
    if (held.has(key)) return undefined
    held.set(key, undefined)
    const connected = await client
    const { rows } = await connected.query<{ got: boolean }>('select pg_try_advisory_lock($1::bigint) as got', [
      numberOf(key),
    ])
    if (!rows[0]?.got) {
      held.delete(key)
      return undefined
    }
    held.set(key, lost)
    return once(async () => {
      // Lost with its connection: there is nothing to give back.
      if (!held.has(key)) return
      await connected.query('select pg_advisory_unlock($1::bigint)', [numberOf(key)]).catch(holder.lose)
      held.delete(key)
    })
  }

  return {
    async lock(key, lost) {
      if (closed) throw new Error('The database is closed.')
      const holder = (current ??= open())
      try {
        return await attempt(holder, key, lost)
      } catch (error) {
        // It may have died long ago and nobody noticed: once more, with a new one.
        log(`The connection for locks failed (${error instanceof Error ? error.message : error}); it is opened again.`)
        holder.held.delete(key)
        holder.lose()
        return attempt((current ??= open()), key, lost)
      }
    },
    async close() {
      closed = true
      // One that could not be opened need not be closed.
      const connected = await current?.client.catch(() => undefined)
      await connected?.end()
    },
  }
}
