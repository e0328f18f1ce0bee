// A step of the build: the first script of the page (theme.js and boot.ts) is put into its head, with the names of the files
// that each address needs; so is that of the board on other sites (boot-embed.ts). The server is told the hashes of what
// stands inline, for the content security policy.

import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { LANGUAGES } from '../../kernel/src/languages.ts'
import { importMapFor } from './import-map.ts'
import { WORDS_FILE, type WordFiles } from './languages-plugin.ts'

/** Where the server reads what may stand inline. */
const HASHES_FILE = 'inline-scripts.json'

const TAG = '<script src="/theme.js"></script>'

/** Beginnings of addresses, and the modules that stand there. */
const PAGES: readonly (readonly [start: string, modules: readonly string[]])[] = [
  ['', ['index.html']],
  ['^/$', ['src/pages/home.tsx']],
  ['^/table/', ['src/pages/table-online.tsx']],
  ['^/play/', ['src/pages/table.tsx', 'src/boards/wonders-duel/index.tsx', 'src/table/local-tables.ts']],
]

/** The one page beside it has one address. */
const EMBED: typeof PAGES = [['', ['embed.html']]]

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const WORDS = /["'`](words\/[\w-]+)["'`]/g

async function bootScript(
  entry: string,
  words: WordFiles,
  pages: readonly (readonly [string, readonly string[]])[],
): Promise<string> {
  const answer = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { __WORDS__: JSON.stringify(words), __PAGES__: JSON.stringify(pages) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, entry), formats: ['iife'], name: 'boot' },
    },
  })
  const [{ output }] = Array.isArray(answer) ? answer : 'output' in answer ? [answer] : []
  return output[0].code
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

export function boot(): Plugin {
  let out = ''
  let written = false
  return {
    name: 'tabularium-boot',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      written = true
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // Called after a build that failed as well: its own error is the one to see.
        if (!written) return
        const read = (file: string): string => readFileSync(join(out, file), 'utf8')
        const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
        const words: WordFiles = JSON.parse(read(`.vite/${WORDS_FILE}`))

        /** A module's files with all they cannot do without, and the words they import. */
        const filesOf = (name: string, found = new Set<string>()): Set<string> => {
          const chunk = manifest[name]
          if (!chunk || found.has(`/${chunk.file}`)) return found
          found.add(`/${chunk.file}`)
          for (const [, group] of read(chunk.file).matchAll(WORDS)) found.add(group)
          for (const file of chunk.css ?? []) found.add(`/${file}`)
          for (const other of chunk.imports ?? []) filesOf(other, found)
          return found
        }
        /** The script of a page, put into its head. */
        const begin = async (name: string, entry: string, given: typeof PAGES, before = ''): Promise<string> => {
          const html = read(name)
          const already = new Set<string>()
          const pages = given.map(([start, modules]) => {
            const files = [...new Set(modules.flatMap(module => [...filesOf(module)]))]
            const missing = files.filter(file => !already.has(file) && !html.includes(`"${file}"`))
            if (start === '') for (const file of files) already.add(file)
            return [start, missing] as const
          })
          const script = `\n${before}${await bootScript(entry, words, pages)}`
          if (!html.includes(TAG)) throw new Error(`${name} has no ${TAG}`)
          writeFileSync(
            join(out, name),
            html.replace(TAG, () => `<script>${script}</script>`),
          )
          return script
        }
        const scripts = [
          await begin('index.html', 'boot.ts', PAGES, read('theme.js')),
          await begin('embed.html', 'boot-embed.ts', EMBED),
        ]
        rmSync(join(out, 'theme.js'))
        const maps = LANGUAGES.map(language => importMapFor(language, words))
        writeFileSync(join(out, '.vite', HASHES_FILE), JSON.stringify([...scripts, ...maps].map(hashOf)))
      },
    },
  }
}
