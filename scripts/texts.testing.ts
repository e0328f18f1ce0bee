// Every text that people read, by language: of the page, the server's notices, the command, and the games with their rules,
// lessons, examples and glossaries; and in English what the document of the API says of each route.

import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allChapters, type Examples, type Glossary, LANGUAGES, type Language, type Lesson } from '@tabularium/kernel'
import { GAMES } from '../packages/bots/src/games.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

export interface Text {
  readonly language: Language
  /** A game's id; or `page`, `server`, `command`. */
  readonly scope: string
  /** File and key, or what it is. */
  readonly where: string
  readonly text: string
  /** Whether it is an ICU message with arguments. */
  readonly message: boolean
}

type Dictionaries = Readonly<Record<Language, Readonly<Record<string, string>>>>

const isDictionaries = (value: unknown): value is Dictionaries =>
  typeof value === 'object' && value !== null && LANGUAGES.every(language => Object.hasOwn(value, language))

/** Dictionaries that a module exports, alone or as an area of the page. */
const dictionariesOf = (module: object): readonly Dictionaries[] =>
  Object.values(module).flatMap(value => {
    if (isDictionaries(value)) return [value]
    const inside: unknown = (value as { readonly dictionaries?: unknown } | null)?.dictionaries
    return isDictionaries(inside) ? [inside] : []
  })

function* messages(scope: string, where: string, dictionaries: Dictionaries): Generator<Text> {
  for (const language of LANGUAGES) {
    for (const [key, text] of Object.entries(dictionaries[language])) {
      if (typeof text === 'string') yield { language, scope, where: `${where} ${key}`, text, message: true }
    }
  }
}

const WORDS = ['packages/web/src/**/*words.ts', 'packages/server/src/**/*words.ts', 'packages/cli/src/*words.ts']

function scopeOf(file: string): string {
  if (file.startsWith('packages/server/')) return 'server'
  if (file.startsWith('packages/cli/')) return 'command'
  // What all boards share is the page's.
  return GAMES.find(({ id }) => file.includes(`/boards/${id}/`))?.id ?? 'page'
}

async function wordsOfPrograms(): Promise<readonly Text[]> {
  const files = globSync(WORDS, { cwd: root }).filter(file => !file.includes('node_modules'))
  const found: Text[] = []
  for (const file of files.toSorted()) {
    const module: object = await import(join(root, file))
    for (const dictionaries of dictionariesOf(module)) {
      found.push(...messages(scopeOf(relative('.', file)), file, dictionaries))
    }
  }
  return found
}

const ROUTES = ['packages/server/src/*/routes.ts', 'packages/server/src/{app,accounts/holidays}.ts']
/** A summary in a schema, or the one that `about` or `at` is given. */
const SUMMARY = /(?:\bsummary: |\babout\(|\bat\(\s*'[\w-]+',\s*)'([^']+)'/g

const summariesOfRoutes = (): readonly Text[] =>
  globSync(ROUTES, { cwd: root })
    .toSorted()
    .flatMap(file =>
      [...readFileSync(join(root, file), 'utf8').matchAll(SUMMARY)].map(([, text]): Text => {
        return { language: 'en', scope: 'server', where: `${file} summary`, text, message: false }
      }),
    )

interface Teaching {
  readonly LESSONS?: readonly Lesson[]
  readonly EXAMPLES?: Examples
  readonly GLOSSARY?: Glossary
}

async function textsOfGames(): Promise<readonly Text[]> {
  const found: Text[] = []
  for (const game of GAMES) {
    const of = (language: Language, where: string, text: string): Text => ({
      ...{ language, scope: game.id, where: `${game.id} ${where}`, text, message: false },
    })
    found.push(...messages(game.id, `${game.id} text`, game.text.dictionaries))
    const folder = join(root, 'packages', game.id, 'src')
    const teaching: Teaching[] = []
    for (const file of globSync(['lessons/index.ts', 'examples/index.ts', 'glossary/index.ts'], { cwd: folder })) {
      teaching.push(await import(join(folder, file)))
    }
    for (const language of LANGUAGES) {
      for (const { number, title, text } of await game.text.rules(language)) {
        found.push(of(language, `rule ${number}`, `${title}\n\n${text}`))
      }
      for (const { LESSONS = [], EXAMPLES, GLOSSARY } of teaching) {
        for (const { id, title, notes } of LESSONS) {
          found.push(of(language, `lesson ${id}`, title[language]))
          for (const [step, note] of Object.entries(notes[language])) {
            found.push(of(language, `lesson ${id} ${step}`, `${note.title}\n\n${note.text}`))
          }
        }
        for (const [id, { word, text }] of Object.entries((await GLOSSARY?.words(language))?.terms ?? {})) {
          found.push(of(language, `term ${id}`, `${word}\n\n${text}`))
        }
        if (!EXAMPLES) continue
        const { notes, ...parts } = await EXAMPLES.words(language)
        for (const [id, note] of Object.entries(notes)) {
          found.push(of(language, `example ${id}`, `${note.title}\n\n${note.text}`))
        }
        if (parts.further) found.push(of(language, 'introduction', parts.further.title))
        for (const { title, text } of allChapters(parts)) {
          found.push(of(language, 'introduction', `${title}\n\n${text}`))
        }
      }
    }
  }
  return found
}

export const allTexts = async (): Promise<readonly Text[]> => [
  ...(await wordsOfPrograms()),
  ...summariesOfRoutes(),
  ...(await textsOfGames()),
]
