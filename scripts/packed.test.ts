// The published command as whoever installs it has it: out of its tarball, in an empty folder, beside the packages that its
// manifest names. And the image's steps without an engine: as another user, who may write to the data folder alone.

import { execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeAfterFile, closeAll } from '../packages/server/src/cleanup.testing.ts'
import { freshFolder, freshPglite } from '../packages/server/src/database/database.testing.ts'
import { freePort } from '../packages/server/src/load/server-process.ts'
import { installPacked } from './installed.testing.ts'
import { OLDEST_NODE, writeTabularium } from './packages.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)
afterAll(closeAll, 60_000)
let folder: string
let installed: string

beforeAll(async () => {
  folder = await freshFolder()
  // Others pass through.
  chmodSync(folder, 0o711)
  const page = join(folder, 'page')
  mkdirSync(page)
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Tabularium</title>')
  writeFileSync(join(page, 'index.js.map'), '{}')
  writeTabularium(join(folder, 'written'), { page }, () => undefined)
  await run('npm', ['pack', join(folder, 'written'), '--pack-destination', folder, '--silent', '--offline'])
  const [tarball] = globSync('*.tgz', { cwd: folder })
  await run('tar', ['-xzf', tarball], { cwd: folder })
  installed = installPacked(join(folder, 'package'), join(folder, 'app'))
})

/** The command, in the empty folder. */
async function tabularium(words: readonly string[], typed = '', options: readonly string[] = []) {
  const asked = run(process.execPath, [...options, join(installed, 'bin', 'tabularium.js'), ...words], {
    cwd: join(folder, 'app'),
    env: { LANG: 'C' },
  })
  asked.child.stdin?.end(typed)
  return await asked.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  )
}

describe('the command', () => {
  test('plays, measures bots and verifies records', async () => {
    const record = join(root, 'packages', 'wonders-duel', 'records', 'end-science.txt')
    const [played, arena, verified] = await Promise.all([
      tabularium(['play', 'wonders-duel', '--option', 'wonders=first-game'], '1\n1\nsave game.txt\nquit\n'),
      tabularium(['arena', 'glory-to-rome', '--bots', 'random,sensible', '--games', '2', '--json']),
      tabularium(['verify', record]),
    ])
    expect(played).toMatchObject({ code: 0, said: expect.stringContaining('game.txt') })
    expect(readFileSync(join(folder, 'app', 'game.txt'), 'utf8')).toContain('wonders-duel')
    expect(JSON.parse(arena.said)).toMatchObject({ games: 2 })
    expect(verified.code).toBe(0)
  })

  test('an older Node is told what it lacks', async () => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`
    const { code, said } = await tabularium(['games'], '', ['--import', `data:text/javascript,${older}`])
    expect([code, said]).toEqual([2, `tabularium: needs Node ${OLDEST_NODE} or newer; this is 20.20.2\n`])
  })

  test('imports what its manifest names and nothing else, and no types, tests or maps are left', () => {
    const { dependencies, exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    const files = globSync('packages/**/*.js', { cwd: installed })
    expect(files.length).toBeGreaterThan(800)
    const strangers = files.flatMap(file =>
      [
        ...readFileSync(join(installed, file), 'utf8').matchAll(
          /^(?:import|export) .*?from '([^.'][^']*)'|^import '([^.'][^']*)'/gm,
        ),
      ]
        .map(([, from, alone]) => /^(?:@[^/]+\/)?[^/]+/.exec(from ?? alone)?.[0] ?? '')
        .filter(name => !name.startsWith('node:') && !(name in dependencies))
        .map(name => `${file}: ${name}`),
    )
    expect(strangers).toEqual([])
    expect(globSync('**/*.{ts,test.js,testing.js,fixture.js,map}', { cwd: installed })).toEqual([])
    // Every address of its manifest leads to a file; a star to some.
    for (const target of Object.values<string | { default: string }>(exports)) {
      const path = typeof target === 'string' ? target : target.default
      expect(globSync(path, { cwd: installed }).length, path).toBeGreaterThan(0)
    }
  })
})

/** What the Dockerfile says, in the last of its stages. */
function imageSteps() {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8').replace(/\\\n\s*/g, '')
  const word = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? ''
  const list = (found: string): string[] => JSON.parse(found.slice(found.indexOf('[')))
  return {
    env: Object.fromEntries(
      word('ENV')
        .split(' ')
        .map(pair => pair.split('=')),
    ),
    command: [...list(word('ENTRYPOINT')), ...list(word('CMD'))],
    health: list(word('HEALTHCHECK')),
  }
}

test('the steps of the image: somebody else runs it, only the data folder can be written to, and SIGTERM ends it', async () => {
  const { env: given, command, health } = imageSteps()
  const isRoot = process.getuid?.() === 0
  const nobody = isRoot ? { uid: 65534, gid: 65534 } : {}
  const data = join(folder, 'data')
  cpSync(await freshPglite(), data, { recursive: true })
  if (isRoot) for (const path of ['', ...globSync('**', { cwd: data })]) chownSync(join(data, path), 65534, 65534)
  const env = {
    ...given,
    ...{ DATA_DIR: data, PORT: String(await freePort()), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    // Nothing is written elsewhere.
    ...{ TMPDIR: '/nowhere', HOME: '/nowhere' },
  }
  const words = (all: readonly string[]): string[] => all.slice(1).map(word => word.replace('/app', installed))
  expect([command[0], health[0]]).toEqual(['node', 'node'])
  const server = spawn(process.execPath, words(command), {
    cwd: '/',
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...nobody,
  })
  closeAfterFile(async () => void server.kill('SIGKILL'))
  let said = ''
  const runs = new Promise<void>(done => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (text: Buffer) => {
        said += text
        if (said.includes('running at')) done()
      })
    }
  })
  const ended = new Promise<number | null>(done => server.once('exit', done))
  const isHealthy = () =>
    run(process.execPath, words(health), { cwd: '/', env, ...nobody }).then(
      () => true,
      () => false,
    )
  expect(await isHealthy()).toBe(false)
  await Promise.race([runs, ended])
  expect(said).toContain('running at')
  expect(await isHealthy()).toBe(true)
  const page = await fetch(`http://127.0.0.1:${env.PORT}/`)
  expect(await page.text()).toContain('<title>Tabularium')
  server.kill('SIGTERM')
  expect([await ended, said.includes('"level":50')]).toEqual([0, false])
})
