// The one way to the database: PostgreSQL where an address is given, otherwise PGlite in a folder. Both are migrated
// before anybody gets to see them.

import { randomBytes } from 'node:crypto'
import { startAppending } from './append.ts'
import type { Database, DatabaseConfig } from './database.ts'
import { migrate } from './migrations.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const log = config.log ?? (() => undefined)
  const self = randomBytes(8).toString('hex')
  const opened = config.url
    ? await openPostgres({
        url: config.url,
        nats: config.nats,
        readUrl: config.readUrl,
        connections: config.connections ?? 10,
        self,
        log,
      })
    : await openPglite(config.folder, log, config.lost ?? (() => undefined))
  try {
    await opened.alone(() => migrate(opened.db))
  } catch (error) {
    await opened.close()
    throw error
  }
  const appending = startAppending(opened, self, log)
  let closing: Promise<void> | undefined
  const { kind, db, read, listen, notify, lock, full } = opened
  return {
    kind,
    process: self,
    db,
    read,
    listen,
    notify,
    lock,
    full,
    append: appending.append,
    close: () => (closing ??= appending.close().then(opened.close)),
  }
}
