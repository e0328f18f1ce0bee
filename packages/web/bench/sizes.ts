// How much script the page fetches, compressed: before a game is chosen, and with one.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Language } from '@tabularium/kernel/languages'
import { WORDS_FILE, type WordFiles } from '../build/languages-plugin.ts'

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
  /** The same for Assyrian Wars. */
  readonly assyria: number
  /** The drawings of each game that has some: fetched when its board can be played. */
  readonly pictures: Readonly<Record<string, number>>
}

const HOME = ['index.html', 'src/pages/home.tsx']
const SHELL = ['src/pages/table.tsx']

/** A board and the rulebook. */
const gameOf = (id: string, language: Language): readonly string[] => [
  `src/boards/${id}/index.tsx`,
  `../${id}/src/text/rules.${language}.ts`,
]

/** A game's module of pictures in the manifest. */
const ART = /^\.\.\/art\/src\/([\w-]+)\/index\.ts$/

const STATIC = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const WORDS = /["'`](words\/[\w-]+)["'`]/g
const ANY = /["'`]\.\/([\w.-]+\.js)["'`]/g
/** The rulebook is fetched by the page when somebody reads it; the worker never does. */
const RULEBOOK = /\/rules\.\w\w-/

/** From the build's manifest, with the words of one language. The worker is a bundle of its own, which the manifest does not
 *  tell: it is read for names. */
export function sizesOf(dist: string, language: Language): Sizes {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
  )
  const text = (file: string): string => readFileSync(join(dist, file), 'utf8')
  const words: WordFiles = JSON.parse(text(`.vite/${WORDS_FILE}`))

  /** A chunk with everything it cannot do without. */
  const chunk = (name: string, files = new Set<string>()): Set<string> => {
    const found = manifest[name]
    if (!found) throw new Error(`the build has no ${name}`)
    if (files.has(found.file)) return files
    files.add(found.file)
    for (const [, group] of text(found.file).matchAll(WORDS)) files.add(words[`${group}.${language}`].slice(1))
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
  const game = (id: string) => [...shell, ...gameOf(id, language).map(name => chunk(name))]
  const duel = game('wonders-duel')
  const adds = (id: string): number => bytes(...game(id)) - bytes(...shell)
  const local = chunk('src/table/local-tables.ts')
  const workers = [...local].flatMap(file => named(file, /assets\/(worker-[\w-]+\.js)/g))
  return {
    home: bytes(...home),
    lists: bytes(...home, local, ...workers.map(worker => follow(worker, STATIC))),
    duel: bytes(...duel),
    whole: bytes(...duel, local, ...workers.map(worker => follow(worker, ANY))),
    rome: adds('glory-to-rome'),
    mare: adds('mare-nostrum'),
    assyria: adds('assyrian-wars'),
    pictures: Object.fromEntries(
      Object.keys(manifest).flatMap(name => {
        const game = ART.exec(name)?.[1]
        return game === undefined ? [] : [[game, bytes(chunk(name))]]
      }),
    ),
  }
}
