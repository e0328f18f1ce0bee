// `npm run dev` and `npm run gallery` as processes of a test's own, with a database of its own.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { workerEnv } from '../../server/src/engine/worker-env.ts'

export interface DevProcess {
  readonly one: ChildProcess
  readonly ended: Promise<number | null>
  /** Waits for words; what stands in their brackets. */
  says(words: RegExp): Promise<string>
  said(): string
  end(): Promise<void>
}

/** Starts it in the folder of a project. */
export function startDev(
  project: string,
  env: Readonly<Record<string, string>>,
  ...flags: readonly string[]
): DevProcess {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-dev-'))
  const one = spawn(process.execPath, ['scripts/dev.ts', ...flags], {
    cwd: project,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'development', DATA_DIR: folder, ...workerEnv(), ...env },
  })
  let said = ''
  for (const stream of [one.stdout, one.stderr]) stream.setEncoding('utf8').on('data', text => (said += text))
  const ended = new Promise<number | null>(done => one.once('exit', done))
  return {
    one,
    ended,
    async says(words) {
      await vi.waitUntil(() => words.test(said), { timeout: 100_000, message: `it never said ${words}` })
      return words.exec(said)?.[1] ?? ''
    },
    said: () => said,
    async end() {
      one.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
