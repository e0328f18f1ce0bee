// The server as a process: how it starts, what it says, how it ends.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { freshFolder, freshPglite, openToOthers } from './database/database.testing.ts'
import { workerEnv } from './engine/worker-env.ts'
import { serve } from './main.ts'

const running: ChildProcess[] = []
afterAll(() => {
  for (const one of running) one.kill('SIGKILL')
})

/** Runs `serve` with a small page; answers once it has said something that fits, or has ended. */
async function run(env: Record<string, string>, fits: RegExp, before = '', more = '') {
  const folder = await freshFolder()
  mkdirSync(join(folder, 'page'))
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html><title>Tabularium</title>')
  const main = JSON.stringify(join(import.meta.dirname, 'main.ts'))
  const root = JSON.stringify(join(folder, 'page'))
  const script = join(folder, 'run.mjs')
  writeFileSync(
    script,
    `${before}\nconst { serve } = await import(${main})\nawait serve(process.env, ${root}${more})\n`,
  )
  const one = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'data'), ...workerEnv(), ...env },
  })
  running.push(one)
  let said = ''
  const ended = new Promise<number | null>(done => one.once('exit', done))
  await new Promise<void>(done => {
    const hear = (data: Buffer) => {
      said += data
      if (fits.test(said)) done()
    }
    one.stdout?.on('data', hear)
    one.stderr?.on('data', hear)
    void ended.then(() => done())
  })
  return { one, ended, said: () => said }
}

test.each([
  ['SIGTERM', 'its first start', async () => join(await freshFolder(), 'deep', 'data')],
  ['SIGINT', 'a later one', freshPglite],
] as const)('%s after %s: it ends by itself, with 0, and no other user reads its data', async (signal, _when, data) => {
  const folder = await data()
  const { one, ended, said } = await run({ PORT: '0', DATA_DIR: folder }, /running at (\S+)/)
  const url = /running at (\S+)/.exec(said())?.[1]
  expect(said()).toContain('running at http://localhost:')
  expect((await fetch(new URL('/health', url))).status).toBe(200)
  one.kill(signal)
  expect(await ended).toBe(0)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(openToOthers(folder)).toEqual([])
})

describe('what never ends does not keep the server', () => {
  const open = async (before: string, patience: string) =>
    run(
      { PORT: '0', DATA_DIR: await freshPglite() },
      /running at/,
      before,
      `, () => console.log('running at'), ${patience}`,
    )

  test('a worker that is never gone: it ends with 1, and says why', async () => {
    const { one, ended, said } = await open(
      `import { Worker } from 'node:worker_threads'
       Worker.prototype.terminate = () => new Promise(() => {})`,
      '{ closeMs: 200, goneMs: 60_000 }',
    )
    one.kill('SIGTERM')
    expect(await ended).toBe(1)
    expect(said()).toContain('the server did not shut down in time')
  })

  test('an exit that never comes: it is killed', async () => {
    const forEver = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'
    const { one, ended } = await open(`process.on('exit', () => ${forEver})`, '{ closeMs: 200, goneMs: 1_000 }')
    one.kill('SIGINT')
    await ended
    expect(one.signalCode).toBe('SIGKILL')
  })
})

test('a wrong setting: a sentence, and no server', async () => {
  await expect(serve({ PORT: 'eighty' })).rejects.toThrow("PORT must be a number from 0 to 65535, not 'eighty'")
})

test('a full disk: a sentence that says so', async () => {
  const folder = await freshFolder()
  // Cut off in the middle.
  mkdirSync(join(folder, 'pglite'))
  writeFileSync(join(folder, 'pglite', 'PG_VERSION'), '')
  const full = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    fs.statfsSync = () => ({ bavail: 0, bsize: 4096 })
    syncBuiltinESMExports()`
  const { ended, said } = await run({ PORT: '0', DATA_DIR: folder }, /never/, full)
  expect(await ended).not.toBe(0)
  expect(said()).toContain(`No space is left on the disk of ${folder}`)
})
