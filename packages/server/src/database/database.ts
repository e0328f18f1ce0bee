// What the server asks of its database, whichever of the two kinds it is.

import type { Kysely } from 'kysely'
import type { Appender, NewEntry, TableStatus } from './append.ts'
import type { Schema } from './schema.ts'

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** This process among those at the same database: what `heardEntries` says entries came from. */
  readonly process: string
  /**
   * PGlite has one connection: whoever awaits `db` or `append` inside a transaction, rather than the transaction itself,
   * waits for ever there.
   */
  readonly db: Kysely<Schema>
  /** Reads what may be a moment old: from the replica where there is one, and from `db` where that does not know it. */
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Stores one entry together with the table's new status; entries of many tables share a commit. Resolves after the commit. */
  append(entry: NewEntry, status: TableStatus): Promise<'stored' | 'taken'>
  /** Hears what any process (this one too) says on a channel; '' means: something may have been missed. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>
  /** At most 7,900 bytes. */
  notify(channel: string, payload: string): Promise<void>
  /**
   * A lock over all processes, held until released or the process dies; undefined: somebody else has it.
   * `lost`: the connection that held it is gone, others may have it now.
   */
  lock(key: string, lost?: () => void): Promise<(() => Promise<void>) | undefined>
  /** So little space is left on the disk of the embedded database that it may stop at any moment. */
  full(): boolean
  /** Waits for the appends under way. */
  close(): Promise<void>
}

export interface DatabaseConfig {
  /** postgres://…; without it PGlite is used. */
  readonly url?: string | undefined
  /** nats://…: carries what processes tell each other in the place of PostgreSQL's NOTIFY. */
  readonly nats?: string | undefined
  /** postgres://…: a replica of the database at `url`, for reading what may be a moment old. */
  readonly readUrl?: string | undefined
  /** Where PGlite keeps its files. */
  readonly folder: string
  /** Hears of trouble that mends itself, such as a connection made anew. */
  readonly log?: ((message: string) => void) | undefined
  /** Hears that the embedded database is gone for good: nothing is answered any more until it is opened again. */
  readonly lost?: ((error: Error) => void) | undefined
  /** How many connections queries may use (PostgreSQL). */
  readonly connections?: number | undefined
}

/** What each kind of database brings along. */
export interface Opened
  extends Pick<Database, 'kind' | 'db' | 'read' | 'listen' | 'lock' | 'full' | 'close'>,
    Pick<Appender, 'tells' | 'notify' | 'append'> {
  /** Runs alone over all processes: the migrations. */
  alone<T>(work: () => Promise<T>): Promise<T>
}
