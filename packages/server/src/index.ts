// Starts the server on a port: the built page, and with a database the accounts and tables too.

import { lookup } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import { createServer as createListener } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Accounts, createAccounts } from './accounts/accounts.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { Database } from './database/database.ts'
import type { App } from './http.ts'
import type { Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { createOrigins } from './origins.ts'
import type { Routes } from './routes.ts'

export interface ServerOptions {
  /** 0: any free one. */
  readonly port?: number
  /** `localhost`: this machine alone; `0.0.0.0`: the network too. */
  readonly host?: string
  /** The built page. */
  readonly root?: string
  /** How many ports after `port` to try when it is taken. */
  readonly tries?: number
  /** What `port`, `host` and `tries` do not say; the defaults where it is absent. */
  readonly config?: Config
  /** Without it the page alone is served. The caller closes it, after the server. */
  readonly database?: Database
  /** Made from the database where absent. */
  readonly accounts?: Accounts
  readonly routes?: readonly Routes[]
  readonly log?: Logger
  readonly metrics?: Metrics
  readonly limits?: Limits
}

export interface Server {
  readonly port: number
  /** What to open in a browser on this machine. */
  readonly url: string
  readonly app: App
  /** `/health` says from now on that this process is about to end; all else goes on. */
  drain(): void
  close(): Promise<void>
}

export const DIST = join(import.meta.dirname, '..', '..', 'web', 'dist')

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Whether nobody listens there yet. An address that this machine does not have does not count. */
async function isFree(port: number, host: string): Promise<boolean> {
  // A name that cannot be looked up is tried as it stands: whoever listens there is told what is wrong with it.
  const addresses = await lookup(host, { all: true }).catch(() => [{ address: host }])
  for (const { address } of addresses) {
    const code = await new Promise<unknown>(done => {
      const probe = createListener()
      probe.once('error', error => done(codeOf(error)))
      probe.listen({ port, host: address }, () => probe.close(() => done(undefined)))
    })
    if (code === 'EADDRINUSE' || code === 'EACCES') return false
  }
  return true
}

/** Starts to serve; moves on to the next port while one is taken. */
export async function createServer(options: ServerOptions = {}): Promise<Server> {
  const { config: given, database, root = DIST, log, metrics, limits, routes } = options
  const base = given ?? readConfig({})
  const { port = base.port, host = base.host, tries = base.portFixed ? 0 : 20 } = options
  if (!existsSync(join(root, 'index.html'))) throw new Error(`there is no built page in ${root}; run: npm run build`)
  let free = port
  while (port !== 0 && free < port + tries && !(await isFree(free, host))) free++
  const config: Config = { ...base, port: free, host }
  const accounts = options.accounts ?? (database && (await createAccounts({ database, config, ...(log && { log }) })))
  const origins = accounts?.origins ?? createOrigins(config)
  let draining = false
  const app = await createApp({
    root,
    config,
    origins,
    isDraining: () => draining,
    ...(log && { log }),
    ...(metrics && { metrics }),
    ...(limits && { limits }),
    ...(routes && { routes }),
    ...(database && accounts && { online: { database, accounts } }),
  })
  const close = async () => {
    await app.close()
    await accounts?.close()
  }
  try {
    await app.listen({ port: free, host })
  } catch (error) {
    await close()
    throw error
  }
  const address = app.server.address()
  const bound = typeof address === 'object' && address ? address.port : free
  origins.bound(bound)
  const drain = (): void => {
    draining = true
  }
  return { port: bound, url: `http://localhost:${bound}/`, app, drain, close }
}
