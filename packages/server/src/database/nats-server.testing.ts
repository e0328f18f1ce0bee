// A NATS server for tests and measurements: the machine's own (or the one that NATS_SERVER names), or the one of Debian's
// packages, unpacked once into the project's folder for tests. Nothing is installed, so nobody has to be root.
//
//   const nats = await startNats()
//   const database = await openDatabase({ url, folder: '', nats: nats.url })
//   await nats.kill(); await nats.start()        // gone as in a power cut, and back at the same address

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { alone, firstThatWorks, lockOf } from '../installed.testing.ts'
import { freePort } from './postgres-server.testing.ts'

const NAME = 'nats-server'
/** Not on everybody's PATH. */
const SYSTEM = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
const UNPACKED = join(import.meta.dirname, '..', '..', '..', '..', '.test', 'nats')

const run = (cwd: string, command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] }).status === 0

/** Debian's package for this machine, fetched and unpacked as anybody may. */
function fromPackages(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  console.error('tabularium: fetching nats-server for the tests (once)…')
  mkdirSync(UNPACKED, { recursive: true })
  const fetched = () => run(UNPACKED, 'apt-get', '-qq', 'download', NAME)
  // Without lists of packages there is nothing to fetch: root may get them.
  const lists = () =>
    process.getuid?.() === 0 && run(UNPACKED, 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300', 'update')
  if (!fetched() && !(lists() && fetched())) return false
  const packages = readdirSync(UNPACKED).filter(file => file.endsWith('.deb'))
  const unpacked = packages.every(file => run(UNPACKED, 'dpkg-deb', '-x', file, '.'))
  for (const file of packages) rmSync(join(UNPACKED, file))
  return unpacked
}

export const NO_NATS =
  'no nats-server on this machine, and none could be fetched: install one (apt-get install nats-server), or set NATS_SERVER to its path'

let found: Promise<string> | undefined

async function find(): Promise<string> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM, join(UNPACKED, 'usr', 'sbin')]
  const path = await alone(
    () =>
      firstThatWorks({
        places: [process.env.NATS_SERVER, ...folders.map(folder => join(folder, NAME))],
        installs: [fromPackages],
        works: async place => spawnSync(place, ['--version'], { stdio: 'ignore' }).status === 0,
      }),
    lockOf('nats'),
  )
  if (path === undefined) throw new Error(NO_NATS)
  return path
}

export interface NatsServer {
  readonly url: string
  /** The process that serves now. */
  readonly pid: number
  /** As a power cut would. */
  kill(): Promise<void>
  /** Again, at the same address. */
  start(): Promise<void>
  stop(): Promise<void>
}

const answers = (port: number): Promise<boolean> =>
  new Promise(done => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('data', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })

export async function startNats(): Promise<NatsServer> {
  const path = await (found ??= find())
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async (): Promise<void> => {
    const started = spawn(path, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' })
    child = started
    while (!(await answers(port))) {
      if (started.exitCode !== null) throw new Error(`nats-server did not start at port ${port}`)
      await sleep(20)
    }
  }
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const { promise, resolve } = Promise.withResolvers<void>()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
    await promise
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    get pid() {
      return child?.pid ?? 0
    },
    kill,
    start,
    stop: kill,
  }
}
