// The words of one language in the sources: what it lacks of the English ones, and blocks and files to begin with, copied
// from English and marked. `npm run language` asks this; docs/adding-a-language.md tells a translator how.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  below,
  type Declaration,
  declarationsIn,
  identifiersIn,
  isWordsFile,
  type Node,
  parse,
  type Row,
  tablesIn,
} from './language-tables.ts'

/** Stands before what is still in English. */
export const MARK = '/* to be translated */'

const LIST = 'packages/kernel/src/languages.ts'

/** The languages in the list of a folder's sources, which may be a copy of ours. */
export function languagesOf(root: string): readonly string[] {
  const found = /LANGUAGES = \[([^\]]*)\]/.exec(readFileSync(join(root, LIST), 'utf8'))
  return Array.from(found?.[1].matchAll(/'(\w+)'/g) ?? [], ([, language]) => language)
}

/** All files of words, from the root: `packages/web/src/frame/words.ts`. */
export function wordsFiles(root: string): readonly string[] {
  const packages = readdirSync(join(root, 'packages')).filter(name => existsSync(join(root, 'packages', name, 'src')))
  return packages.flatMap(name =>
    readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
      .map(file => `packages/${name}/src/${file.replaceAll('\\', '/')}`)
      .filter(isWordsFile)
      .sort(),
  )
}

/** `en.ts` and `cards.en.ts` have a file beside them for each other language. */
const isEnglish = (path: string): boolean => /^(?:.*\.)?en\.ts$/.test(basename(path))
const inLanguage = (path: string, language: string): string => path.replace(/(^|[./])en\.ts$/, `$1${language}.ts`)

/** Texts by where they stand: `welcome.title`; of rules pages, by their number. */
function* textsOf(node: Node, code: string, at = ''): Generator<readonly [string, string]> {
  const within = (name: unknown): string => (at === '' ? String(name) : `${at}.${name}`)
  if (node.type === 'ObjectExpression') {
    for (const property of node.properties as readonly Node[]) {
      if (property.type !== 'Property') continue
      const { key, value } = property as unknown as { key: Node; value: Node }
      yield* textsOf(value, code, within(key.type === 'Identifier' ? key.name : key.value))
    }
  } else if (node.type === 'ArrayExpression') {
    for (const [i, one] of (node.elements as readonly Node[]).entries()) {
      const [first] = one.type === 'CallExpression' ? (one.arguments as readonly Node[]) : []
      if (one.type !== 'SpreadElement') yield* textsOf(one, code, within(first?.value ?? i))
    }
  } else if (node.type === 'CallExpression') {
    for (const [i, one] of (node.arguments as readonly Node[]).entries())
      if (i > 0) yield* textsOf(one, code, within(i))
  } else yield [at, typeof node.value === 'string' ? node.value : code.slice(node.start, node.end)]
}

const isText = (node: Node): boolean => ['ObjectExpression', 'ArrayExpression'].includes(node.type)

/** The constants of a file that are made of texts. */
function* constantsOf(program: Node): Generator<Node> {
  for (const { node } of declarationsIn(program)) {
    if (node.type !== 'VariableDeclaration') continue
    for (const { init } of node.declarations as readonly { readonly init?: Node }[])
      if (init && isText(init)) yield init
  }
}

/** What a language lacks in one file. */
export interface Gap {
  readonly file: string
  /** Not there at all. */
  readonly missing: readonly string[]
  /** There, but in English and marked so. */
  readonly marked: readonly string[]
}

const compared = (english: Map<string, string>, own: Map<string, string>, isMarked: boolean) => ({
  missing: [...english.keys()].filter(key => !own.has(key)),
  marked: isMarked ? [...english].filter(([key, text]) => own.get(key) === text).map(([key]) => key) : [],
})

/** What a row says: itself, or the constant of the module that it names. */
function wordsOfRow(row: Row, declarations: readonly Declaration[]): Node | undefined {
  if (row.value.type !== 'Identifier') return row.value
  const found = declarations.find(({ names }) => names.includes(String(row.value.name)))
  const [made] = (found?.node.declarations ?? []) as readonly { readonly init?: Node }[]
  return made?.init
}

function gapIn(root: string, file: string, language: string): Gap {
  const code = readFileSync(join(root, file), 'utf8')
  const program = parse(file, code)
  if (isEnglish(file)) {
    const other = inLanguage(file, language)
    const own = existsSync(join(root, other)) ? readFileSync(join(root, other), 'utf8') : ''
    const all = (text: string) =>
      new Map([...constantsOf(parse(other, text))].flatMap(node => [...textsOf(node, text)] as [string, string][]))
    return { file: other, ...compared(all(code), all(own), own.startsWith(MARK)) }
  }
  const declarations = declarationsIn(program)
  const gaps = tablesIn(program, [...languagesOf(root), language]).map(({ rows }) => {
    const row = (name: string) => rows.find(one => one.language === name)
    const [english, own] = [row('en'), row(language)].map(one => one && wordsOfRow(one, declarations))
    const texts = (node: Node | undefined) => new Map(node ? [...textsOf(node, code)] : [])
    const before = own ? code.slice(0, own.start) : ''
    return compared(
      texts(english),
      texts(own),
      before.slice(before.lastIndexOf('\n', before.lastIndexOf('\n') - 1)).includes(MARK),
    )
  })
  return { file, missing: gaps.flatMap(gap => gap.missing), marked: gaps.flatMap(gap => gap.marked) }
}

/** Every file in which a language lacks something. */
export const gapsOf = (root: string, language: string): readonly Gap[] =>
  wordsFiles(root)
    .map(file => gapIn(root, file, language))
    .filter(({ missing, marked }) => missing.length + marked.length > 0)

/** What a text becomes: a translator begins with the English one. */
export type Translate = (english: string) => string

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const edited = (code: string, edits: readonly Edit[], from = 0, to = code.length): string => {
  let out = ''
  let at = from
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    out += code.slice(at, start) + text
    at = end
  }
  return out + code.slice(at, to)
}

/** A piece of English code for another language: `en` is its own name, and texts are translated. */
function renamed(
  node: Node,
  code: string,
  language: string,
  translate: Translate,
  { start, end }: { readonly start: number; readonly end: number } = node,
): string {
  /** By their start: `import { en }` has one name for two. */
  const edits = new Map<number, Edit>()
  const put = ({ start }: Node, length: number, text: string) => edits.set(start, { start, end: start + length, text })
  const walk = (one: Node, isValue: boolean): void => {
    // The type of a constant belongs to its name.
    if (one.type === 'Identifier' && one.name === 'en') put(one, 'en'.length, language)
    if (one.type === 'Literal' && typeof one.value === 'string') {
      const length = one.end - one.start
      if (one.value === 'en') put(one, length, `'${language}'`)
      else if (/(?:^|[./])en\.ts$/.test(one.value)) put(one, length, `'${inLanguage(one.value, language)}'`)
      else if (isValue && translate(one.value) !== one.value) put(one, length, JSON.stringify(translate(one.value)))
    }
    for (const next of below(one)) {
      // Shorthand has one name for both, and keys are the same in every language.
      if (one.type === 'Property' && next === one.key) continue
      walk(next, one.type === 'Property')
    }
  }
  walk(node, true)
  return edited(code, [...edits.values()], start, end)
}

/** The declaration of `en` in a module, for another language: an import, or a constant with the type that the others have. */
function declared(
  declarations: readonly Declaration[],
  code: string,
  language: string,
  translate: Translate,
  like: string,
) {
  const english = declarations.find(({ names }) => names.includes('en'))
  const last = declarations.find(({ names }) => names.includes(like)) ?? english
  if (!english || !last || declarations.some(({ names }) => names.includes(language))) return []
  const text = renamed(english.node, code, language, translate)
  if (english.node.type === 'ImportDeclaration') return [{ start: last.end, end: last.end, text: `\n${text}` }]
  const type = /^const \w+(: .*?) = /.exec(code.slice(last.start, last.end))?.[1] ?? ''
  const own = text.replace(/^const (\w+)(?:: .*?)? = /, `const $1${type} = `)
  return [{ start: last.end, end: last.end, text: `\n\n${MARK}\n${own}` }]
}

/** The code of a module with a row for the language in each table that has none, and the declarations such rows name. */
export function withRows(
  file: string,
  code: string,
  known: readonly string[],
  language: string,
  translate: Translate,
): string {
  const program = parse(file, code)
  const declarations = declarationsIn(program)
  const edits: Edit[] = []
  let needsName = ''
  for (const { rows } of tablesIn(program, [...known, language])) {
    const english = rows.find(row => row.language === 'en')
    const last = rows.at(-1)
    if (!english || !last || rows.some(row => row.language === language)) continue
    const isNamed = identifiersIn(english.value).has('en') && declarations.some(({ names }) => names.includes('en'))
    if (isNamed) needsName = last.language
    const value = renamed(english.value, code, language, translate)
    const row = value === language ? language : `${isNamed ? '' : `${MARK} `}${language}: ${value}`
    edits.push({ start: last.end, end: last.end, text: `, ${row}` })
  }
  if (needsName !== '') edits.push(...declared(declarations, code, language, translate, needsName))
  return edited(code, edits)
}

/** Puts the language into the list, and everything it lacks into the sources; says which files are new or changed. */
export function begin(root: string, language: string, translate: Translate = english => english): readonly string[] {
  const known = languagesOf(root)
  const written: string[] = []
  const write = (file: string, code: string) => {
    if (existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === code) return
    writeFileSync(join(root, file), code)
    written.push(file)
  }
  for (const file of wordsFiles(root)) {
    const code = readFileSync(join(root, file), 'utf8')
    const other = inLanguage(file, language)
    if (!isEnglish(file)) write(file, withRows(file, code, known, language, translate))
    else if (!existsSync(join(root, other))) {
      const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
      const own = renamed(parse(file, code), code, language, translate, { start: 0, end: code.length })
      write(other, `${MARK}\n${own.replace(/^(\/\/.*) in English/m, `$1 in ${name}`)}`)
    }
  }
  if (!known.includes(language)) {
    const code = readFileSync(join(root, LIST), 'utf8')
    write(LIST, code.replace(/(LANGUAGES = \[[^\]]*)\]/, `$1, '${language}']`))
  }
  return written
}
