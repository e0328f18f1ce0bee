// A whole server as a process of its own, that tests kill: node process.fixture.ts <folder for the page> <data folder>
// [PostgreSQL's address], with NATS_URL over NATS. It writes its address. With DIE=before:5 it is killed by its own hand
// before the fifth entry of its life is stored, with DIE=after:5 when it is stored and nobody has heard of it: the very
// moment, however fast it runs.

import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { createAccounts } from '../accounts/accounts.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { createServer } from '../index.ts'
import { createMetrics } from '../metrics.ts'
import { createTables } from '../tables.ts'

const [root = '', folder = '', url] = process.argv.slice(2)
const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
const opened = await openDatabase({
  folder,
  ...(url !== undefined && { url }),
  nats: process.env.NATS_URL || undefined,
})
const [moment, which] = (process.env.DIE ?? '').split(':')
let entries = 0
const dieAt = (now: string): void => {
  if (now === moment && entries === Number(which)) process.kill(process.pid, 'SIGKILL')
}
const append: typeof opened.append = async (entry, status) => {
  entries++
  dieAt('before')
  const stored = await opened.append(entry, status)
  dieAt('after')
  return stored
}
const database = { ...opened, append }
const accounts = await createAccounts({ database, config })
const metrics = createMetrics()
const log = pino({ level: 'silent' })
const tables = await createTables({ config, database, accounts, metrics, log, botDelays: { botMs: 0, orderMs: 0 } })
const server = await createServer({ config, root, database, accounts, metrics, log, routes: [tables.routes] })
writeSync(1, `${server.url}\n`)
