// Where words stand in the sources: tables with one row per language, as `{ en: …, pl: …, ru: … }`, in files of words. The
// build of the page takes them apart, and `npm run language` says what a language lacks.

import { parseSync } from 'vite'

/** Files that hold words and may list languages. */
export const isWordsFile = (path: string): boolean =>
  /\/src\/(?:.*\/)?(?:words|[\w-]+-words|about|notes|[\w-]+-notes)(?:\.[a-z]{2,3})?\.ts$/.test(path) ||
  /\/src\/(?:.*\/)?text\/(?!.*\.test\.ts$)[\w.-]+\.ts$/.test(path)

interface Span {
  readonly start: number
  readonly end: number
}

export interface Row extends Span {
  readonly language: string
  /** What stands after the colon, or the name itself in `{ en, pl }`. */
  readonly value: Node
}

export interface WordTable extends Span {
  readonly rows: readonly Row[]
  /** Made anew with every call: not known when the module is loaded. */
  readonly inFunction: boolean
}

export interface Node extends Span {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

/** The nodes directly below one. */
export function* below(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield one
  }
}

const keyOf = (property: Node): string | undefined => {
  if (property.type !== 'Property' || property.computed === true || !isNode(property.key)) return undefined
  const { key } = property
  return String(key.type === 'Identifier' ? key.name : key.value)
}

/** The rows of an object, if every key is one of these languages and English is among them. */
function rowsOf(node: Node, languages: readonly string[]): readonly Row[] | undefined {
  const rows: Row[] = []
  for (const property of node.properties as readonly Node[]) {
    const language = keyOf(property)
    if (language === undefined || !languages.includes(language) || !isNode(property.value)) return undefined
    rows.push({ language, start: property.start, end: property.end, value: property.value })
  }
  return rows.some(row => row.language === 'en') ? rows : undefined
}

export function parse(path: string, code: string): Node {
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  return program as unknown as Node
}

/** All tables of a module, in their order. */
export function tablesIn(program: Node, languages: readonly string[]): readonly WordTable[] {
  const found: WordTable[] = []
  const walk = (node: Node, inFunction: boolean): void => {
    const rows = node.type === 'ObjectExpression' ? rowsOf(node, languages) : undefined
    if (rows) {
      found.push({ rows, inFunction, start: node.start, end: node.end })
      return
    }
    const inside = inFunction || /Function/.test(node.type)
    for (const one of below(node)) walk(one, inside)
  }
  walk(program, false)
  return found
}

/** The declarations at the top of a module, with the names each of them brings. */
export interface Declaration extends Span {
  readonly names: readonly string[]
  readonly node: Node
}

const namesIn = (node: Node): readonly string[] => {
  if (node.type === 'ImportDeclaration') {
    return (node.specifiers as readonly { local: { name: string } }[]).map(({ local }) => local.name)
  }
  if (node.type === 'VariableDeclaration') {
    return (node.declarations as readonly { id: { name?: string } }[]).flatMap(({ id }) => id.name ?? [])
  }
  const { id } = node as { readonly id?: { readonly name?: string } }
  return id?.name === undefined ? [] : [id.name]
}

export function declarationsIn(program: Node): readonly Declaration[] {
  return (program.body as readonly Node[]).map(statement => {
    const node =
      statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration) ? statement.declaration : statement
    return { names: namesIn(node), node, start: node.start, end: node.end }
  })
}

/** Every identifier in a piece of code; more than it uses, for the keys of objects are among them. */
export function identifiersIn(node: Node, found = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') found.add(String(node.name))
  for (const one of below(node)) identifiersIn(one, found)
  return found
}
