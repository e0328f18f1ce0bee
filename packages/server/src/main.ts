// Runs the server until Ctrl-C: settings from the environment (config.ts), the database, accounts, tables, the page.

import { fileURLToPath } from 'node:url'
import { createAccounts } from './accounts/accounts.ts'
import { createLog } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { createServer, DIST, type Server } from './index.ts'
import { killAfter } from './kill-after.ts'
import { createMetrics } from './metrics.ts'
import { createMailer } from './notices/mail.ts'
import { createTables } from './tables.ts'

const HOUR = 3_600_000
/** How long a server that was asked to end may take to close what is open, and how long to be gone. */
const PATIENCE = { closeMs: 4_500, goneMs: 7_000 } as const

/** What asks a server to end. */
const ENDING = ['SIGINT', 'SIGTERM'] as const

/** Everything, in the order in which one part needs the other; `close` goes the way back. */
export async function start(
  config: Config,
  log = createLog(config.logLevel),
  root = DIST,
  lost?: (error: Error) => void,
): Promise<Server> {
  const database = await openDatabase({
    url: config.databaseUrl,
    nats: config.natsUrl,
    readUrl: config.databaseReadUrl,
    folder: config.dataDir,
    log: message => log.warn({ part: 'database' }, message),
    lost,
  })
  const mailer = createMailer(config)
  const undo: (() => unknown)[] = [() => database.close(), () => mailer?.close()]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const mail = mailer && ((to: string, subject: string, text: string) => mailer.send({ to, subject, text }))
    const accounts = await createAccounts({ database, config, mail, log })
    const sweep = () => accounts.sweep().catch((error: unknown) => log.error({ err: error }, 'sweeping failed'))
    const hourly = setInterval(sweep, HOUR)
    undo.push(() => clearInterval(hourly))
    if (config.moderators.length > 0 && !mail) {
      log.warn(
        'MODERATORS has no effect without SMTP_URL: addresses have to be confirmed by e-mail; use: tabularium moderator add',
      )
    }
    const metrics = createMetrics()
    const tables = await createTables({ config, database, accounts, metrics, log, mailer })
    undo.push(() => tables.stop())
    const server = await createServer({ config, root, database, accounts, log, metrics, routes: [tables.routes] })
    undo.push(() => server.close())
    // Duties and sockets go to other processes before the listener closes; what has come in is answered.
    undo.push(() => tables.handOver())
    return { ...server, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Starts, says where, and ends cleanly when asked to. */
export async function serve(
  env: Readonly<Record<string, string | undefined>> = process.env,
  root = DIST,
  opened = (address: string) => console.log(`\n  Tabularium is running at ${address}\n  Press Ctrl-C to stop it.\n`),
  { closeMs, goneMs }: Readonly<Record<keyof typeof PATIENCE, number>> = PATIENCE,
): Promise<void> {
  const config = readConfig(env)
  const log = createLog(config.logLevel)
  // Whoever looks after the process starts it again; meanwhile nothing is promised that cannot be kept.
  const lost = (error: Error) => {
    log.fatal({ err: error }, 'the database is gone; the server is shutting down')
    killAfter(goneMs)
    process.exit(1)
  }
  const server = await start(config, log, root, lost)
  let waiting: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(waiting)
    // One more ends it at once, as signals do.
    for (const signal of ENDING) process.off(signal, stop)
    killAfter(goneMs)
    server.drain()
    setTimeout(() => {
      log.error('the server did not shut down in time')
      process.exit(1)
    }, closeMs).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the server did not shut down cleanly')
        process.exit(1)
      },
    )
  }
  const stop = () => {
    if (waiting || config.drainMs === 0) return end()
    log.info({ ms: config.drainMs }, 'the server ends soon; until then it goes on, and /health says so')
    server.drain()
    waiting = setTimeout(end, config.drainMs)
  }
  for (const signal of ENDING) process.on(signal, stop)
  opened(config.publicUrl ? `${config.publicUrl}/` : server.url)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  serve().catch(error => {
    console.error(`tabularium: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  })
}
