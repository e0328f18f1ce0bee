// A step of the build: people fetch the words of one language. In the sources every table of words has a row per language;
// in the built page a table has one row, which comes from a file of that language. Modules import such rows by a name that
// no file has (`words/table`), and an import map in the head says which files these are (boot.ts). Whoever chooses another
// language gets its rows beside those (src/other-language.ts).
//
// Development, tests and Node read the tables as they are written.

import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Plugin, transformWithOxc } from 'vite'
import {
  declarationsIn,
  identifiersIn,
  isWordsFile,
  type Node,
  parse,
  tablesIn,
  type WordTable,
} from '../../../scripts/language-tables.ts'
import { LANGUAGES, type Language } from '../../kernel/src/languages.ts'

const PACKAGES = join(import.meta.dirname, '..', '..')

/** Where other steps read which file has which words in which language. */
export const WORDS_FILE = 'words.json'

/** Files by the name they are imported by and the language: `words/table.pl`. */
export type WordFiles = Readonly<Record<string, string>>

/** What begins so is in the import map. */
const PREFIX = 'words/'

/** Words that the page knows in all languages at once. */
const WHOLE = /\/person-words\.ts$/

/** Which words are fetched together: each file costs a slow device some milliseconds, so they are few. The first that fits. */
const GROUPS: readonly (readonly [path: RegExp, group: string])[] = [
  [/^web\/src\/boards\/([\w-]+)\/.*words\.ts$/, '$1'],
  // What the home page fetches later.
  [/^web\/src\/pages\/home\/hall-words\.ts$/, 'hall'],
  [/^web\/src\/(?:frame|ui|pages\/home)\/|^web\/src\/table\/words\.ts$|^kernel\/|\/src\/about\.ts$/, 'base'],
  [/^web\/src\/shell\/analysis\//, 'pages'],
  [/^web\/src\/shell\/help\//, 'help'],
  [/^web\/src\/(?:shell|table)\//, 'table'],
  [/^web\/src\/(?:online)\//, 'online'],
  [/^web\/src\/embed\//, 'embed'],
  [/^web\//, 'pages'],
  [/^([\w-]+)\/src\/lessons\//, '$1-lessons'],
  [/^([\w-]+)\/src\//, '$1'],
]

function groupOf(path: string): string {
  const found = GROUPS.find(([pattern]) => pattern.test(path))
  if (!found) throw new Error(`no group of words for ${path}`)
  const group = found[0].exec(path)?.[1]
  return found[1].replace('$1', group === 'map' ? 'table' : (group ?? ''))
}

const pathOf = (id: string): string => relative(PACKAGES, id).replaceAll('\\', '/')

/** `web/src/frame/words.ts` is `web_frame_words`. */
const nameOf = (path: string, i: number): string =>
  `${path.replace('/src/', '/').replace(/\.ts$/, '').replaceAll(/\W/g, '_')}_${i}`

/** The tables of a module, if it is one of words; a sentence where they cannot be taken apart. */
function tablesOf(id: string, program: Node): readonly WordTable[] {
  const tables = tablesIn(program, LANGUAGES)
  for (const { rows, inFunction } of tables) {
    const missing = LANGUAGES.filter(language => !rows.some(row => row.language === language))
    if (missing.length > 0) throw new Error(`${pathOf(id)}: a table of words has no ${missing.join(', ')}`)
    if (inFunction) {
      throw new Error(
        `${pathOf(id)}: a table of words stands inside a function, where the build cannot take its languages apart; put it at the top of the module`,
      )
    }
  }
  return tables
}

const isSplit = (id: string): boolean => id.startsWith(PACKAGES) && isWordsFile(id) && !WHOLE.test(id)

/** A file of one language, `text/pl.ts` or `text/names.pl.ts`: it only says words, so that it goes where nobody imports them. */
const OF_ONE = new RegExp(`/text/(?:[\\w-]+\\.)?(?:${LANGUAGES.join('|')})\\.ts$`)

/** The code with something else in place of its tables. Lines stay where they are, so that source maps hold. */
function replaced(code: string, tables: readonly WordTable[], by: (i: number) => string): string {
  let out = ''
  let at = 0
  for (const [i, { start, end }] of tables.entries()) {
    const lines = code.slice(start, end).split('\n').length - 1
    out += code.slice(at, start) + by(i) + '\n'.repeat(lines)
    at = end
  }
  return out + code.slice(at)
}

/** One language of a module of words: its tables with that row alone, and what these rows are made of. */
function oneLanguage(id: string, language: Language): string {
  const code = readFileSync(id, 'utf8')
  const program = parse(id, code)
  const declarations = declarationsIn(program)
  const needed = new Set<(typeof declarations)[number]>()
  const need = (node: Node): void => {
    const names = identifiersIn(node)
    for (const one of declarations) {
      if (needed.has(one) || !one.names.some(name => names.has(name))) continue
      needed.add(one)
      need(one.node)
    }
  }
  const tables = tablesOf(id, program).map(({ rows }, i) => {
    const { value } = rows.find(row => row.language === language) ?? rows[0]
    need(value)
    return `export const table${i} = { ${language}: ${code.slice(value.start, value.end)} }`
  })
  const before = declarations.filter(one => needed.has(one)).map(({ start, end }) => code.slice(start, end))
  return [...before, ...tables].join('\n')
}

const QUERY = '?language='

/** All groups of words in one language, as chunks. */
async function wordsIn(language: Language, groups: ReadonlyMap<string, readonly string[]>) {
  const entry = 'virtual:'
  const answer = await build({
    root: PACKAGES,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'tabularium-one-language',
        enforce: 'pre',
        resolveId(source, importer) {
          if (source.startsWith(entry) || source.includes(QUERY)) return `\0${source}`
          if (importer?.includes(QUERY)) return this.resolve(source, importer.slice(1).split(QUERY)[0])
          return undefined
        },
        async load(id) {
          if (id.startsWith(`\0${entry}`)) {
            const group = id.slice(entry.length + 1)
            return (groups.get(group) ?? []).map(module => `export * from '${module}${QUERY}${language}'`).join('\n')
          }
          if (!id.includes(QUERY)) return undefined
          const module = id.slice(1).split(QUERY)[0]
          const path = pathOf(module)
          const named = oneLanguage(module, language).replaceAll(
            /^export const table(\d+)/gm,
            (_, i) => `export const ${nameOf(path, Number(i))}`,
          )
          return transformWithOxc(named, module)
        },
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Array.from(groups.keys(), group => [group, entry + group])),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: `assets/words-[name].${language}-[hash].js`,
          chunkFileNames: `assets/words-[name].${language}-[hash].js`,
        },
      },
    },
  })
  if (!('output' in answer)) throw new Error('the words were not built')
  return answer.output.flatMap(file => (file.type === 'chunk' ? [file] : []))
}

/** For the page. */
export function languages(): Plugin {
  /** Modules of words that are in the page. */
  const seen = new Set<string>()
  return {
    name: 'tabularium-languages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      return source.startsWith(PREFIX) ? { id: source, external: true } : undefined
    },
    transform(code, id) {
      if (!isSplit(id)) return undefined
      if (OF_ONE.test(id)) return { code, map: null, moduleSideEffects: false }
      const tables = tablesOf(id, parse(id, code))
      if (tables.length === 0) return undefined
      seen.add(id)
      const path = pathOf(id)
      const names = tables.map((_, i) => nameOf(path, i))
      const head = `import { ${names.join(', ')} } from '${PREFIX}${groupOf(path)}'; `
      return { code: head + replaced(code, tables, i => names[i]), map: null }
    },
    async generateBundle(_, bundle) {
      const shown = new Set(Object.values(bundle).flatMap(file => (file.type === 'chunk' ? file.moduleIds : [])))
      const groups = Map.groupBy([...seen].filter(id => shown.has(id)).sort(), id => groupOf(pathOf(id)))
      const files: Record<string, string> = {}
      for (const language of LANGUAGES) {
        for (const { fileName, code, isEntry, name } of await wordsIn(language, groups)) {
          this.emitFile({ type: 'asset', fileName, source: code })
          if (isEntry) files[`${PREFIX}${name}.${language}`] = `/${fileName}`
        }
      }
      this.emitFile({ type: 'asset', fileName: `.vite/${WORDS_FILE}`, source: JSON.stringify(files) })
    },
  }
}

/** For the worker, which knows the rules and says nothing: it has no words. */
export const speechless = (): Plugin => ({
  name: 'tabularium-speechless',
  apply: 'build',
  enforce: 'pre',
  load: id => (id.startsWith(PACKAGES) && /\/text\/rules\.\w+\.ts$/.test(id) ? 'export const rules = []' : undefined),
  transform(code, id) {
    if (!isSplit(id)) return undefined
    if (OF_ONE.test(id)) return { code, map: null, moduleSideEffects: false }
    const tables = tablesOf(id, parse(id, code))
    return tables.length === 0 ? undefined : { code: replaced(code, tables, () => '{}'), map: null }
  },
})
