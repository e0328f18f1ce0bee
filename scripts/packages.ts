// The packages that are published, as folders ready for `npm pack`: `tabularium` (the command, the server and the built page,
// with every workspace they need) and `@tabularium/kernel` (the library on which games are built). Node strips no types below
// node_modules, so they are stripped here: every line keeps its number. How to publish: docs/publishing.md.

import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Declarations } from './declarations.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What needs the most: the `Map.groupBy` of 22, and its `node:sqlite` without a flag (22.13). The first file of the command
 *  says so where a Node is older. */
export const OLDEST_NODE = '22.13.0'

/** Where npm's own name of the package differs from its folder's. */
const SCOPE = '@tabularium/'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

const read = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8')
const manifestOf = (workspace: string): Manifest => JSON.parse(read('packages', workspace, 'package.json'))
const project: Manifest = JSON.parse(read('package.json'))

const byName = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))

const isOwn = (name: string): boolean => name.startsWith(SCOPE)

/** A workspace and those it needs. */
export function neededBy(workspace: string, found: Set<string> = new Set()): ReadonlySet<string> {
  found.add(workspace)
  for (const name of Object.keys(manifestOf(workspace).dependencies ?? {}).filter(isOwn)) {
    const other = name.slice(SCOPE.length)
    if (!found.has(other)) neededBy(other, found)
  }
  return found
}

/** Tests stay here, and so does what measures the project itself. */
const isShipped = (file: string): boolean =>
  !/\.(?:test|testing|fixture)\.ts$|^server\/src\/(?:load|engine\/toys)\/|^server\/src\/database\/(?:measure|crash-rounds)\./.test(
    file,
  ) && file !== 'cli/src/measure.ts'

const asJs = (path: string): string => path.replace(/\.ts$/, '.js')

/** Where a workspace's export lies: `@tabularium/kernel/toy` → `kernel/src/toy/index.ts`. */
function fileOf(specifier: string): string {
  const [, workspace, rest] = /^@tabularium\/([\w-]+)(\/.*)?$/.exec(specifier) ?? []
  const { exports } = manifestOf(workspace)
  const wanted = `.${rest ?? ''}`
  for (const [name, target] of Object.entries(exports)) {
    const [before, after] = name.split('*')
    if (name === wanted) return posix.join(workspace, target)
    if (after === undefined || !wanted.startsWith(before) || !wanted.endsWith(after)) continue
    const star = wanted.slice(before.length, wanted.length - after.length)
    return posix.join(workspace, target.replace('*', star))
  }
  throw new Error(`${specifier} is exported nowhere`)
}

/** Code or declarations as they stand in a package: files are named `.js`, workspaces by the way that leads to them. */
function renamed(code: string, file: string, links: 'by path' | 'by name'): string {
  const named = code.replace(/(['"`])(\.{1,2}\/[^'"`\n]*)\.ts\1/g, (_, quote, path) => `${quote}${path}.js${quote}`)
  if (links === 'by name') return named
  return named.replace(/(['"])(@tabularium\/[\w/-]+)\1/g, (_, quote, specifier) => {
    const way = posix.relative(posix.dirname(file), asJs(fileOf(specifier)))
    return `${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`
  })
}

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const writeJson = (path: string, value: unknown): void => write(path, `${JSON.stringify(value, undefined, 2)}\n`)

const sourcesOf = (workspace: string): readonly string[] =>
  globSync(`${workspace}/src/**/*.ts`, { cwd: join(root, 'packages') })
    .map(file => file.replaceAll('\\', '/'))
    .filter(isShipped)
    .sort()

const strip = (source: string): string => stripTypeScriptTypes(source, { mode: 'strip' })

/** An export as npm wants it. Data (`./weights/*`) has no types. */
const entry = (target: string) =>
  target.endsWith('.ts') ? { types: target.replace(/\.ts$/, '.d.ts'), default: asJs(target) } : target

/** Facts that all published packages share. */
const facts = { version: project.version, license: project.license, type: 'module' }
const engines = { node: `>=${OLDEST_NODE}` }
const keywords = ['board-game', 'strategy', 'rules-engine', 'ancient-world']

/** `@tabularium/kernel` in this folder. */
export function writeKernel(folder: string, declarations: Declarations): void {
  rmSync(folder, { recursive: true, force: true })
  const { name, exports, dependencies } = manifestOf('kernel')
  for (const file of sourcesOf('kernel')) {
    const inside = file.slice('kernel/'.length)
    write(join(folder, asJs(inside)), renamed(strip(read('packages', file)), file, 'by name'))
    const declared = declarations(file)
    if (declared) write(join(folder, inside.replace(/\.ts$/, '.d.ts')), renamed(declared, file, 'by name'))
  }
  for (const file of ['LICENSE', 'CREDITS.md']) cpSync(join(root, file), join(folder, file))
  // The page is made from the same sources; its links lead to other pages of the project.
  write(join(folder, 'README.md'), read('docs', 'kernel-api.md').replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1'))
  writeJson(join(folder, 'package.json'), {
    ...{ name, ...facts, description: 'Board games with every rule enforced: the kernel games are built on' },
    ...{ keywords, engines, sideEffects: false },
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([name, target]) => [name, entry(target)])),
      './package.json': './package.json',
    },
    dependencies,
  })
}

interface Page {
  /** The folder of the built page. */
  readonly page: string
}

/** `tabularium` in this folder. */
export function writeTabularium(folder: string, { page }: Page, declarations: Declarations): void {
  rmSync(folder, { recursive: true, force: true })
  const workspaces = [...neededBy('cli')].sort()
  for (const workspace of workspaces) {
    for (const file of sourcesOf(workspace)) {
      write(join(folder, 'packages', asJs(file)), renamed(strip(read('packages', file)), file, 'by path'))
      const declared = declarations(file)
      const path = join(folder, 'packages', file.replace(/\.ts$/, '.d.ts'))
      if (declared) write(path, renamed(declared, file, 'by path'))
    }
    // What is exported and no source: networks, openings, puzzles.
    for (const target of Object.values(manifestOf(workspace).exports)) {
      if (target.startsWith('./src/')) continue
      for (const file of globSync(posix.join(workspace, target), { cwd: join(root, 'packages') })) {
        cpSync(join(root, 'packages', file), join(folder, 'packages', file), { recursive: true })
      }
    }
  }
  // Maps are for whoever works on the page; `.stamp` says of which sources it was built.
  const isServed = (path: string): boolean => !/\.map(?:\.(?:br|gz))?$|\.stamp$/.test(path)
  cpSync(page, join(folder, 'packages', 'web', 'dist'), { recursive: true, filter: isServed })
  for (const file of globSync('docs/examples/*.{ts,py}', { cwd: root })) {
    const text = read(file)
    if (file.endsWith('.ts')) write(join(folder, asJs(file)), renamed(strip(text), file, 'by name'))
    else write(join(folder, file), text)
  }
  for (const file of ['LICENSE', 'CREDITS.md', 'CHANGELOG.md', 'SECURITY.md'])
    cpSync(join(root, file), join(folder, file))
  cpSync(join(root, 'packages', 'cli', 'README.md'), join(folder, 'README.md'))
  write(join(folder, 'bin', 'tabularium.js'), BIN)
  const dependencies = byName(
    workspaces.flatMap(workspace =>
      Object.entries(manifestOf(workspace).dependencies ?? {}).filter(([name]) => !isOwn(name)),
    ),
  )
  writeJson(join(folder, 'package.json'), {
    ...{ name: project.name, ...facts, description: project.description, keywords, engines },
    bin: { tabularium: 'bin/tabularium.js' },
    exports: {
      '.': entry('./packages/cli/src/index.ts'),
      ...Object.fromEntries(
        workspaces.flatMap(workspace =>
          Object.entries(manifestOf(workspace).exports).map(([name, target]) => [
            `./${posix.join(workspace, name)}`,
            entry(`./${posix.join('packages', workspace, target)}`),
          ]),
        ),
      ),
      './package.json': './package.json',
    },
    dependencies,
  })
  writeJson(join(folder, 'npm-shrinkwrap.json'), shrinkwrap(dependencies))
}

/** Any Node can read this file; an older one is told what it lacks. */
const BIN = `#!/usr/bin/env node
// The command \`tabularium\`: looks at the Node it runs on, and goes on where it is new enough.
const oldest = '${OLDEST_NODE}'
const [wanted, own] = [oldest, process.versions.node].map(version => version.split('.').map(Number))
if (own[0] < wanted[0] || (own[0] === wanted[0] && own[1] < wanted[1])) {
  console.error('tabularium: needs Node ' + oldest + ' or newer; this is ' + process.versions.node)
  process.exitCode = 2
} else {
  await import('../packages/cli/src/main.js')
}
`

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** The versions that were tested, of all that is needed: whoever installs the command gets those. */
export function shrinkwrap(dependencies: Readonly<Record<string, string>>) {
  const locked: Readonly<Record<string, Locked>> = JSON.parse(read('package-lock.json')).packages
  /** As Node looks for it: below whoever asks, and further out. */
  const find = (from: string, name: string): string | undefined => {
    for (let at = from; ; at = posix.dirname(at)) {
      const path = posix.join(at, 'node_modules', name)
      if (locked[path] || at === '.') return locked[path] && path
    }
  }
  const found = new Set<string>()
  const visit = (from: string, name: string, optional: boolean): void => {
    const path = find(from, name)
    if (path === undefined) {
      if (optional) return
      throw new Error(`the lockfile knows no ${name} for ${from}`)
    }
    if (found.has(path)) return
    found.add(path)
    const one = locked[path]
    for (const other of Object.keys(one.dependencies ?? {})) visit(path, other, false)
    for (const other of Object.keys(one.optionalDependencies ?? {})) visit(path, other, true)
    for (const other of Object.keys(one.peerDependencies ?? {})) {
      if (!one.peerDependenciesMeta?.[other]?.optional) visit(path, other, false)
    }
  }
  for (const name of Object.keys(dependencies)) visit('packages/server', name, false)
  const packages = [...found].map(path => {
    const { dev: _, devOptional: __, peer: ___, ...one } = locked[path] as Locked & Record<string, unknown>
    // Installed below a workspace here, at the top there.
    return [path.replace(/^packages\/[\w-]+\//, ''), one] as const
  })
  const name = project.name
  const { version, license } = project
  return {
    ...{ name, version, lockfileVersion: 3, requires: true },
    packages: { '': { name, version, license, dependencies, engines }, ...byName(packages) },
  }
}
