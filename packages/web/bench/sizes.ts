// How much script the page fetches, compressed: before a game is chosen, and with one.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Bytes after gzip. */
export interface Sizes {
  /** The frame and the home page. */
  readonly home: number
  /** All of that and the worker, without rules: fetched when the page has nothing else to do. */
  readonly lists: number
  /** The frame, the home page, the table, the board and the rulebook in one language. */
  readonly duel: number
  /** All of that, and rules and bots in the worker. */
  readonly whole: number
  /** What Glory to Rome adds to the shell: the board and the rulebook in one language. */
  readonly rome: number
  /** The same for Mare Nostrum, its map among it. */
  readonly mare: number
}

const HOME = ['index.html', 'src/pages/home.tsx']
const SHELL = ['src/pages/table.tsx']
const DUEL = ['src/boards/wonders-duel/index.tsx', '../wonders-duel/src/text/rules.en.ts']
const ROME = ['src/boards/glory-to-rome/index.tsx', '../glory-to-rome/src/text/rules.en.ts']
const MARE = ['src/boards/mare-nostrum/index.tsx', '../mare-nostrum/src/text/rules.en.ts']

const STATIC = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const ANY = /["'`]\.\/([\w.-]+\.js)["'`]/g
/** The rulebook is fetched by the page when somebody reads it; the worker never does. */
const RULEBOOK = /\/rules\.\w\w-/

/** From the build's manifest. The worker is a bundle of its own, which the manifest does not tell: it is read for names. */
export function sizesOf(dist: string): Sizes {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
  )
  const text = (file: string): string => readFileSync(join(dist, file), 'utf8')

  /** A chunk with everything it cannot do without. */
  const chunk = (name: string, files = new Set<string>()): Set<string> => {
    const found = manifest[name]
    if (!found) throw new Error(`the build has no ${name}`)
    if (files.has(found.file)) return files
    files.add(found.file)
    for (const other of found.imports ?? []) chunk(other, files)
    return files
  }
  const named = (file: string, pattern: RegExp): readonly string[] =>
    Array.from(text(file).matchAll(pattern), ([, name]) => `assets/${name}`)
  const follow = (file: string, pattern: RegExp, files = new Set<string>()): Set<string> => {
    if (files.has(file) || RULEBOOK.test(file)) return files
    files.add(file)
    for (const other of named(file, pattern)) follow(other, pattern, files)
    return files
  }
  const bytes = (...sets: readonly ReadonlySet<string>[]): number =>
    [...new Set(sets.flatMap(set => [...set]))].reduce(
      (sum, file) => sum + gzipSync(text(file), { level: 9 }).length,
      0,
    )

  const home = HOME.map(name => chunk(name))
  const shell = [...home, ...SHELL.map(name => chunk(name))]
  const duel = [...shell, ...DUEL.map(name => chunk(name))]
  const rome = [...shell, ...ROME.map(name => chunk(name))]
  const mare = [...shell, ...MARE.map(name => chunk(name))]
  const local = chunk('src/table/local-tables.ts')
  const workers = [...local].flatMap(file => named(file, /assets\/(worker-[\w-]+\.js)/g))
  return {
    home: bytes(...home),
    lists: bytes(...home, local, ...workers.map(worker => follow(worker, STATIC))),
    duel: bytes(...duel),
    whole: bytes(...duel, local, ...workers.map(worker => follow(worker, ANY))),
    rome: bytes(...rome) - bytes(...shell),
    mare: bytes(...mare) - bytes(...shell),
  }
}
