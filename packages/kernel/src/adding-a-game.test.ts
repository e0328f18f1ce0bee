// The page on adding a game is true: its files, taken out of it, have sound types and make a game that obeys every law; put
// into a copy of the project, they make one that people play online.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkGame, checkRules, sayFault } from './check.ts'
import type { Game } from './game.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const PAGE = readFileSync(join(ROOT, 'docs', 'adding-a-game.md'), 'utf8')

/** The code blocks that are headed by the name of their file: whole files, and changes of files that are there. */
const BLOCKS = [...PAGE.matchAll(/^`(\S+)`\n```(\w+)\n(.*?)^```$/gms)].map(([, path, kind, code]) => ({
  path,
  kind,
  code,
}))
const FILES = BLOCKS.filter(({ kind }) => kind !== 'diff')
const CHANGES = BLOCKS.filter(({ kind }) => kind === 'diff')
const RULES = FILES.filter(({ path }) => path.startsWith('packages/templum/'))

const folders: string[] = []

/** Inside the project, so that its packages are found. */
function freshFolder(): string {
  mkdirSync(join(ROOT, '.test'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.test', 'adding-a-game-'))
  folders.push(folder)
  return folder
}

function put(folder: string, path: string, code: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), code)
}

/** Lays the rules out. */
function layOut(edit = (code: string): string => code): string {
  const folder = freshFolder()
  for (const { path, code } of RULES) put(folder, path, edit(code))
  return folder
}

/** The text with the lines of a diff taken out and put in; what they stand among is there once. */
function changed(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n')
  const side = (sign: string) =>
    lines.flatMap(line => (line === '' ? [''] : line[0] === ' ' || line[0] === sign ? [line.slice(1)] : [])).join('\n')
  const parts = text.split(side('-'))
  if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times:\n${side('-')}`)
  return parts.join(side('+'))
}

/** A copy of the project as somebody has it who followed the page, linked as `npm install` links it. */
function follow(): string {
  const folder = freshFolder()
  const isSource = (path: string) => !/\/(?:node_modules|dist|data|\.test)$/.test(path) || path.endsWith('src/data')
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    cpSync(join(ROOT, 'packages', name), join(folder, 'packages', name), { recursive: true, filter: isSource })
    const own = join('packages', name, 'node_modules')
    if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(folder, own))
  }
  cpSync(join(ROOT, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
  for (const { path, code } of FILES) put(folder, path, code)
  for (const { path, code } of CHANGES) put(folder, path, changed(readFileSync(join(folder, path), 'utf8'), code))
  mkdirSync(join(folder, 'node_modules', '@tabularium'), { recursive: true })
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', '@tabularium', name))
  }
  return folder
}

const loadGame = async (folder: string): Promise<Game> => {
  const module: { templum: Game } = await import(pathToFileURL(join(folder, 'packages/templum/src/index.ts')).href)
  return module.templum
}

function compile(folder: string) {
  const config = { extends: join(ROOT, 'tsconfig.json'), include: ['packages/**/*.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
}

let folder = ''
beforeAll(() => {
  folder = layOut()
})
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

describe('docs/adding-a-game.md', () => {
  test('holds every file of the game', () => {
    const src = ['about', 'state', 'actions', 'play', 'view', 'text', 'index', 'templum.test'].map(
      name => `src/${name}.ts`,
    )
    expect(RULES.map(file => file.path)).toEqual(['package.json', ...src].map(name => `packages/templum/${name}`))
  })

  test('has sound types', () => {
    expect(compile(folder)).toMatchObject({ stdout: '', status: 0 })
    expect(compile(layOut(code => code.replace('gusts: s.gusts', 'gusts: s.gust')))).not.toMatchObject({ status: 0 })
  })

  test('makes a game that obeys every law and has the rules page it names', async () => {
    const game = await loadGame(folder)
    const report = checkGame(game, { games: 40, depth: 'full', seed: 1 })
    expect(report.faults.map(sayFault)).toEqual([])
    expect(await checkRules(game, report)).toEqual([])
  })

  test('makes a game that ends in every way it names', async () => {
    const game = await loadGame(folder)
    const reasons = new Set<string>()
    const counted: Game = {
      ...game,
      result: s => {
        const result = game.result(s)
        if (result) reasons.add(result.reason)
        return result
      },
    }
    expect(checkGame(counted, { games: 300, depth: 'invariants', seed: 1 }).faults).toEqual([])
    expect([...reasons].sort()).toEqual([...game.ends].sort())
  })

  test.each([
    { law: 'secret-move', from: '  tell?.reveal()\n', to: '' },
    {
      law: 'secret-view',
      from: '(owner === seat || isOver(s) ? field : UNKNOWN)',
      to: '(owner < 9 ? field : UNKNOWN)',
    },
    { law: 'copy', from: '  into.gusts = from.gusts\n', to: '' },
    { law: 'text', from: "asked: ['piece.field'", to: "asked: ['piece.sky'" },
  ])('is right about what the suite finds: $law', async ({ law, from, to }) => {
    expect(PAGE).toContain(from)
    const broken = await loadGame(layOut(code => code.replace(from, to)))
    expect(checkGame(broken, { games: 40, depth: 'full', seed: 1 }).faults[0]).toMatchObject({ law })
  })

  test('points at files that are there', () => {
    const links = [...PAGE.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target)
    expect(links.length).toBeGreaterThan(3)
    for (const target of links) expect(() => readFileSync(join(ROOT, 'docs', target)), target).not.toThrow()
  })
})

describe('who follows docs/adding-a-game.md to the end', () => {
  let copy = ''
  let server: ChildProcess | undefined
  beforeAll(() => {
    copy = follow()
  })
  afterAll(async () => {
    const ended = new Promise(done => server?.once('exit', done))
    if (server?.kill()) await ended
  })

  test('writes in the style of the project', () => {
    const paths = BLOCKS.map(({ path }) => path).filter(path => !path.endsWith('.svg'))
    const biome = [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'check', `--config-path=${ROOT}`]
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [...biome, '--vcs-enabled=false', '--error-on-warnings', ...new Set(paths)],
      { cwd: copy, encoding: 'utf8' },
    )
    expect(status, stdout + stderr).toBe(0)
    expect(stdout).toContain(`Checked ${new Set(paths).size} files`)
  })

  test('has a page with sound types', () => {
    const config = { extends: './tsconfig.json', include: ['src/**/*.ts', 'src/**/*.tsx'] }
    put(copy, 'packages/web/tsconfig.page.json', JSON.stringify(config))
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
    const page = join(copy, 'packages/web/tsconfig.page.json')
    const { stdout, status } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', page], { encoding: 'utf8' })
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })

  test('plays online, against the bot of the page', async () => {
    put(copy, 'packages/web/dist/index.html', '<!doctype html>')
    server = spawn(process.execPath, [join(copy, 'packages/server/src/main.ts')], {
      cwd: copy,
      env: { ...process.env, PORT: '0', DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'fatal', RATE_LIMIT: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const address = await new Promise<string>((found, fail) => {
      let said = ''
      server?.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const [open] = /http:\S+(?=\/\n)/.exec(said) ?? []
        if (open) found(open)
      })
      server?.once('exit', () => fail(new Error(`the server ended: ${said}`)))
    })
    let cookie = ''
    const call = async <T>(path: string, body?: unknown): Promise<{ status: number; body: T }> => {
      const answer = await fetch(address + path, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: { origin: address, cookie, 'content-type': 'application/json' },
      })
      cookie ||= answer.headers
        .getSetCookie()
        .map(line => line.split(';')[0])
        .join('; ')
      return { status: answer.status, body: (await answer.json()) as T }
    }
    await call('/api/auth/sign-in/anonymous', {})
    const open = (bot: string) =>
      call<{ table: { id: string } }>('/api/tables', { game: 'templum', seats: ['me', { bot }] })
    expect((await open('tribune')).status, 'a level that nobody measured').toBeGreaterThanOrEqual(400)
    const { id } = (await open('scribe')).body.table
    for (;;) {
      const { body: card } = await call<{ status: string; outcome: { reason: string } }>(`/api/tables/${id}`)
      if (card.status === 'over') {
        expect(['line', 'full']).toContain(card.outcome.reason)
        break
      }
      expect(card).toMatchObject({ status: 'playing' })
      const { body: sight } = await call<{ legal: string[]; version: number }>(`/api/tables/${id}/sight`)
      const [action] = sight.legal
      if (action === undefined) {
        await new Promise(done => setTimeout(done, 50))
        continue
      }
      const move = { action, expect: sight.version, key: `templum-${id}-${sight.version}` }
      expect(await call(`/api/tables/${id}/moves`, move)).toMatchObject({ status: 200 })
    }
  })
})
