// What tests over HTTP share: a server with a database of its own on a free port, and clients with a jar of cookies.

import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Accounts, createAccounts } from './accounts/accounts.ts'
import type { Passwords } from './accounts/auth.ts'
import type { Mail } from './accounts/email-words.ts'
import { closeAfterFile } from './cleanup.testing.ts'
import { readConfig } from './config.ts'
import { freshFolder, freshPglite, openForTest } from './database/database.testing.ts'
import type { Database } from './database/database.ts'
import { createServer, type Server } from './index.ts'
import type { Limits } from './limits.ts'
import type { Routes } from './routes.ts'

/** Scrypt takes a tenth of a second for each password: tests of accounts make and ask for hundreds. */
const QUICK_PASSWORDS: Passwords = {
  hash: async password => createHash('sha256').update(password).digest('hex'),
  verify: async ({ hash, password }) => hash === createHash('sha256').update(password).digest('hex'),
}

export interface TestServer extends Server {
  readonly database: Database
  readonly accounts: Accounts
}

/** A server on any free port; closed, with its database, at the end of the file. */
export async function startForTest(
  env: Readonly<Record<string, string>> = {},
  more: {
    mail?: Mail
    routes?: readonly Routes[]
    database?: Database
    now?: () => number
    log?: Logger
    limits?: Limits
    /** Kept as they are in earnest. */
    slowPasswords?: boolean
  } = {},
): Promise<TestServer> {
  const folder = await freshFolder()
  const root = join(folder, 'page')
  mkdirSync(root)
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Tabularium</title>')
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...env })
  const database = more.database ?? (await openForTest({ folder: await freshPglite() }))
  const { mail, now, log, routes, limits, slowPasswords } = more
  const passwords = slowPasswords ? undefined : QUICK_PASSWORDS
  const accounts = await createAccounts({ database, config, mail, passwords, ...(now && { now }), ...(log && { log }) })
  const server = await createServer({
    config,
    root,
    database,
    accounts,
    ...(log && { log }),
    ...(routes && { routes }),
    ...(limits && { limits }),
  })
  const close = async () => {
    await server.close()
  }
  closeAfterFile(close)
  return { ...server, database, accounts, close }
}

export * from './test-client.testing.ts'
