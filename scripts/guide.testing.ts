// The page on adding a game, taken apart: its files and its changes, laid out in a folder of their own inside the project.

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
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@tabularium/kernel'
import { languagesOf, withRows } from './language-words.ts'

export const ROOT = fileURLToPath(new URL('../', import.meta.url))
export const PAGE = readFileSync(join(ROOT, 'docs', 'adding-a-game.md'), 'utf8')

/** The code blocks that are headed by the name of their file: whole files, and changes of files that are there. */
export const BLOCKS = [...PAGE.matchAll(/^`(\S+)`\n```(\w+)\n(.*?)^```$/gms)].map(([, path, kind, code]) => ({
  path,
  kind,
  code,
}))
const FILES = BLOCKS.filter(({ kind }) => kind !== 'diff')
const CHANGES = BLOCKS.filter(({ kind }) => kind === 'diff')
export const RULES = FILES.filter(({ path }) => path.startsWith('packages/templum/'))

const folders: string[] = []

/** Inside the project, so that its packages are found. */
function freshFolder(): string {
  mkdirSync(join(ROOT, '.test'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.test', 'adding-a-game-'))
  folders.push(folder)
  return folder
}

export function put(folder: string, path: string, code: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), code)
}

/** The page has the words of its game in a few languages; in the others they begin as English. */
const inLanguages = (path: string, code: string, languages: readonly string[]): string =>
  /\.tsx?$/.test(path)
    ? languages.reduce((text, language) => withRows(path, text, languages, language, words => words), code)
    : code

/** The same for all of the page's files in a copy of the project, which may have more languages. */
export function completeLanguages(folder: string): void {
  const languages = languagesOf(folder)
  for (const { path } of FILES)
    put(folder, path, inLanguages(path, readFileSync(join(folder, path), 'utf8'), languages))
}

/** Lays the rules out. */
export function layOut(edit = (code: string): string => code): string {
  const folder = freshFolder()
  for (const { path, code } of RULES) put(folder, path, inLanguages(path, edit(code), LANGUAGES))
  return folder
}

/** The text of a file with the lines of a diff taken out and put in; what they stand among is there once, as whole lines. */
function changed(path: string, text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n')
  const side = (sign: string) =>
    lines.flatMap(line => (line === '' ? [''] : line[0] === ' ' || line[0] === sign ? [line.slice(1)] : [])).join('\n')
  const parts = `\n${text}`.split(`\n${side('-')}\n`)
  if (parts.length !== 2) {
    throw new Error(
      `docs/adding-a-game.md changes ${path} where it has, not once but ${parts.length - 1} times:\n${side('-')}`,
    )
  }
  return parts.join(`\n${side('+')}\n`).slice(1)
}

/** Puts the page's files into a copy of the project, and its changes; `rename` makes another game of it. */
export function add(folder: string, rename = (text: string): string => text): void {
  for (const { path, code } of FILES) put(folder, rename(path), rename(code))
  for (const { path, code } of CHANGES) {
    put(folder, path, changed(path, readFileSync(join(folder, path), 'utf8'), rename(code)))
  }
}

/** A copy of the project as somebody has it who followed the page, linked as `npm install` links it. */
export function follow(): string {
  const folder = freshFolder()
  const isSource = (path: string) =>
    !/\/(?:node_modules|dist|data|golden|\.test)$/.test(path) || path.endsWith('src/data')
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    cpSync(join(ROOT, 'packages', name), join(folder, 'packages', name), { recursive: true, filter: isSource })
    const own = join('packages', name, 'node_modules')
    if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(folder, own))
  }
  cpSync(join(ROOT, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true })
  // The root of the workspaces stays that of the project: what Vite serves to the page lies below it.
  const { workspaces, ...root } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  put(folder, 'package.json', JSON.stringify(root))
  add(folder)
  mkdirSync(join(folder, 'node_modules', '@tabularium'), { recursive: true })
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', '@tabularium', name))
  }
  return folder
}

/** Removes every folder that was made here. */
export function clear(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
