// A server in a process of its own, as it is shipped: for the load and for the rounds of kill -9.

import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

export const freePort = (): Promise<number> =>
  new Promise(done => {
    const probe = createServer()
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

const MAIN = join(import.meta.dirname, '..', 'main.ts')

export interface ServerProcess {
  readonly url: string
  readonly process: ChildProcess
  /** One of its figures, by its name without `tabularium_`. */
  figure(name: string): Promise<number>
  /** Megabytes of memory that the process holds. */
  memory(): Promise<number>
  /** Milliseconds of processor time that it has used until now, all its threads together. */
  busy(): Promise<number>
  stop(): Promise<void>
  /** As a power cut would. */
  kill(): Promise<void>
}

export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}/`
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    try {
      if ((await fetch(new URL('/health', url))).ok) break
    } catch {
      // Not yet.
    }
    if (tries > 600) {
      child.kill('SIGKILL')
      throw new Error('the server does not answer')
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  const figure = async (name: string): Promise<number> => {
    const text = await (await fetch(new URL('/metrics', url))).text()
    return Number(new RegExp(`^tabularium_${name} (\\S+)`, 'm').exec(text)?.[1])
  }
  return {
    url,
    process: child,
    figure,
    memory: async () => (await figure('process_resident_memory_bytes')) / 1e6,
    busy: async () => (await figure('process_cpu_seconds_total')) * 1000,
    async stop() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}
