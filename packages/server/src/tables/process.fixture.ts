// A whole server as a process of its own, that tests kill: node process.fixture.ts <folder for the page> <data folder>
// [PostgreSQL's address]. It writes its address.

import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { createAccounts } from '../accounts/accounts.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { createServer } from '../index.ts'
import { createMetrics } from '../metrics.ts'
import { createTables } from './tables.ts'

const [root = '', folder = '', url] = process.argv.slice(2)
const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
const database = await openDatabase({ folder, ...(url !== undefined && { url }) })
const accounts = await createAccounts({ database, config })
const metrics = createMetrics()
const log = pino({ level: 'silent' })
const tables = await createTables({ config, database, accounts, metrics, log, paces: { botMs: 0, orderMs: 0 } })
const server = await createServer({ config, root, database, accounts, metrics, log, routes: [tables.routes] })
writeSync(1, `${server.url}\n`)
