// The page on the kernel's API (docs/kernel-api.md), made from its sources: what each module says of itself in its first
// lines, and all that it exports, with its comments and types.

import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Declarations } from './declarations.ts'

const packages = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages')

const INTRODUCTION = `# The kernel's API

<!-- Made from the sources by \`npm run generate\`: change those, not this page. -->

\`@tabularium/kernel\` is what board games with every rule enforced are built on: seats, decisions, actions, chance, records and views. A game is an object of the type \`Game\`; \`openTable\` plays it, \`verify\` draws every card of a record again, and \`checkGame\` tells whether the game keeps the laws. [adding-a-game.md](adding-a-game.md) builds one step by step, [architecture.md](architecture.md#the-kernels-contract) explains the ideas.

\`\`\`ts
import { isProblem, openTable, readRecord, verify, writeRecord } from '@tabularium/kernel'
import { checkGame } from '@tabularium/kernel/check'
import { omens } from '@tabularium/kernel/toy'

console.log(checkGame(omens, { games: 20 }).faults) // []
const table = openTable(omens, { config: { seats: 2, options: {} }, seats: ['Ada', 'Ben'] })
while (!table.result()) {
  const [seat] = table.waiting()
  table.act(seat, table.legal(seat)[0])
}
const record = readRecord(writeRecord(table.secretRecord()))
if (!isProblem(record)) console.log(verify(omens, record)) // []: every move legal, every draw as the seed says
\`\`\`

It needs Node 22.13 or newer, or a browser of today; it asks for no clock, no network and no files.
`

interface Declared {
  readonly name: string
  /** With its comment. */
  readonly text: string
}

interface Module {
  readonly declared: readonly Declared[]
  /** Names that come from another module; none: all of them. */
  readonly from: readonly { readonly file: string; readonly names?: readonly string[] }[]
}

/** The statements of a declaration file, each with the comment above it. */
export function statementsOf(text: string): readonly string[] {
  const found: string[] = []
  let open: string[] = []
  let depth = 0
  let inComment = false
  for (const line of text.split('\n')) {
    if (open.length === 0 && line.trim() === '') continue
    open.push(line)
    if (inComment || line.trimStart().startsWith('/**')) {
      inComment = !line.includes('*/')
      continue
    }
    const code = line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '')
    for (const sign of code) depth += '{(['.includes(sign) ? 1 : '})]'.includes(sign) ? -1 : 0
    if (depth === 0 && /[;}]$/.test(line)) {
      found.push(open.join('\n'))
      open = []
    }
  }
  return found
}

/** A statement without its comment. */
const codeOf = (statement: string): string => statement.replace(/^\/\*\*[\s\S]*?\*\/\n/, '')

function moduleOf(file: string, declarations: Declarations): Module {
  const declared: Declared[] = []
  const from: Module['from'][number][] = []
  for (const statement of statementsOf(declarations(file) ?? '')) {
    const code = codeOf(statement)
    const [, names, other] = /^export (\*|\{[^}]*\}) from '([^']+)'/.exec(code) ?? []
    if (other !== undefined) {
      const named = names === '*' ? undefined : (names.match(/\w+(?=\s*[,}])/g) ?? [])
      from.push({ file: posix.join(posix.dirname(file), other), ...(named && { names: named }) })
    }
    const [, name] = /^export (?:declare )?(?:abstract )?(?:class|const|function|interface|type) (\w+)/.exec(code) ?? []
    if (name === undefined) continue
    const text = statement
      .replace(/^export (?:declare )?/m, '')
      .replace(/^(?: {4})+/gm, indent => ' '.repeat(indent.length / 2))
    declared.push({ name, text })
  }
  return { declared, from }
}

/** What a source says of itself in its first lines. */
function aboutOf(file: string): string {
  const lines = readFileSync(join(packages, file), 'utf8').split('\n')
  const end = lines.findIndex(line => !line.startsWith('//'))
  return lines
    .slice(0, end)
    .map(line => line.replace(/^\/\/ ?/, ''))
    .join('\n')
}

/** A module's part of the page; `names`: these alone. */
function chapter(file: string, declared: readonly Declared[]): string {
  const code = declared.map(({ text }) => text).join('\n\n')
  return `### ${file.replace(/^kernel\/src\//, '')}\n${aboutOf(file)}\n\n\`\`\`ts\n${code}\n\`\`\`\n`
}

/** All that an entry of the package exports, by the module that declares it. */
function entryOf(entry: string, declarations: Declarations): readonly (readonly [string, readonly Declared[]])[] {
  const own = moduleOf(entry, declarations)
  const others = own.from.flatMap(({ file, names }) =>
    entryOf(file, declarations).map(
      ([of, declared]) => [of, names ? declared.filter(({ name }) => names.includes(name)) : declared] as const,
    ),
  )
  return [[entry, own.declared] as const, ...others].filter(([, declared]) => declared.length > 0)
}

export function kernelApi(declarations: Declarations): string {
  const { exports } = JSON.parse(readFileSync(join(packages, 'kernel', 'package.json'), 'utf8'))
  const entries = Object.entries<string>(exports).map(([name, target]) => {
    const modules = entryOf(posix.join('kernel', target), declarations)
    const chapters = modules.map(([file, declared]) => chapter(file, declared))
    return `## ${posix.join('@tabularium/kernel', name)}\n\n${chapters.join('\n')}`
  })
  return `${INTRODUCTION}\n${entries.join('\n')}`
}
