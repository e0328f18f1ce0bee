// Arrows point one way: cli → server; web, server, cli → protocol, bots → games → kernel. Inside a package folders are
// floors, and no modules import each other in a circle. Also: the rules see no clock, network, file or generator.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Each package's floor; an import may only lead to a lower one. What is not named here is a game. */
const FLOORS: Readonly<Record<string, number>> = { kernel: 0, protocol: 2, bots: 2, server: 3, web: 3, cli: 4 }
const GAME = 1
const floor = (name: string): number => FLOORS[name] ?? GAME

/**
 * Folders (or files beside them) of a package, the lowest first: each may import only what comes before it. What is not
 * named is not checked. A dynamic `import()` may lead upwards: it is a route, fetched when somebody goes there.
 */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  'wonders-duel': ['data', 'text', 'text.ts'],
  'glory-to-rome': ['data', 'text', 'text.ts'],
  'mare-nostrum': ['data', 'text', 'text.ts'],
  'assyrian-wars': [
    ...['data', 'board', 'cards', 'fog', 'common', 'victory', 'forces', 'economy', 'territory', 'politics', 'nomads'],
    ...['movement', 'sea', 'recruitment', 'siege', 'battle', 'event-cards', 'turn', 'text'],
    ...[
      'chapters.ts',
      'consequences.ts',
      'play.ts',
      'setup.ts',
      'refuse',
      'view',
      'audit.ts',
      'features.ts',
      'text.ts',
    ],
    ...['about.ts', 'upgrade.ts', 'index.ts', 'rules.ts', 'lessons', 'testing', 'examples'],
  ],
  bots: ['sensible', 'tuning', 'players', 'make.ts'],
  web: [
    ...['settings.ts', 'words.ts', 'session-hint.ts', 'ui', 'table', 'boards', 'games.ts', 'frame', 'shell', 'online'],
    ...['learn', 'pages', 'app.tsx', 'main.tsx'],
  ],
}

interface Import {
  readonly target: string
  /** `type`: gone at run time. `lazy`: a dynamic import. */
  readonly kind: 'value' | 'type' | 'lazy'
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm

/** Whether all the names between the braces are types. */
const areTypes = (clause: string): boolean => {
  const names = /^\s*\{([^}]*)\}\s*from\s*$/.exec(clause)?.[1].split(',') ?? []
  return names.length > 0 && names.every(name => /^\s*(?:type\s|$)/.test(name))
}

/** What a source imports, and how. */
export const importsOf = (source: string): readonly Import[] => [
  ...[...source.matchAll(/^(?:import|export)\s+(type\s+)?([^'"`;]*?)'([^']+)'/gm)].map(
    ([, type, clause, target]): Import => ({ target, kind: type !== undefined || areTypes(clause) ? 'type' : 'value' }),
  ),
  ...[...source.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, target]): Import => ({ target, kind: 'lazy' })),
]

/** What is never shipped may know every floor. */
const isTest = (path: string): boolean => /\.(?:test|testing|gallery)\.tsx?$/.test(path)

/** The floor inside its package that a file (`packages/web/src/ui/key.tsx`) stands on; undefined: it is not named. */
function floorInside(path: string): number | undefined {
  const [, name, , first] = path.split('/')
  const at = INSIDE[name]?.indexOf(first) ?? -1
  return at < 0 ? undefined : at
}

const reach = (path: string, target: string): string => resolve('/', dirname(path), target).slice(1)

/** Imports that lead to a higher floor of the same package. */
function upward(path: string, source: string): readonly string[] {
  const own = floorInside(path)
  if (own === undefined || isTest(path)) return []
  return importsOf(source).flatMap(({ target, kind }) => {
    const other = target.startsWith('.') ? floorInside(reach(path, target)) : undefined
    return kind !== 'lazy' && other !== undefined && other > own
      ? [`${path}: imports '${target}' from a floor above`]
      : []
  })
}

/** Modules that import each other in a circle, by what they need at run time: one sentence for each circle. */
export function circles(sources: ReadonlyMap<string, string>): readonly string[] {
  const found: string[] = []
  const done = new Set<string>()
  const way: string[] = []
  const walk = (path: string): void => {
    const at = way.indexOf(path)
    if (at >= 0) found.push([...way.slice(at), path].join(' → '))
    if (at >= 0 || done.has(path)) return
    done.add(path)
    way.push(path)
    for (const { target, kind } of importsOf(sources.get(path) ?? ''))
      if (kind === 'value' && target.startsWith('.') && sources.has(reach(path, target))) walk(reach(path, target))
    way.pop()
  }
  for (const path of sources.keys()) walk(path)
  return found
}

/** Nothing of this may stand in the rules of a game; in the kernel only `stream.ts` may ask for random bytes. */
const FORBIDDEN = /\b(?:Math\.random|Date\b|performance\.|process\.|setTimeout|fetch\(|crypto\b|from 'node:)/

/** One file's imports and words against the arrows: sentences on what is wrong. */
export function breaches(path: string, source: string): string[] {
  const [, name] = path.split('/')
  const found: string[] = []
  for (const [, target] of source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    const other = /^@tabularium\/([a-z-]+)/.exec(target)?.[1]
    if (other !== undefined && other !== name && floor(other) >= floor(name)) {
      found.push(`${path}: imports '${target}', which is not below ${name}`)
    }
    if (target.startsWith('.') && !resolve('/', dirname(path), target).startsWith(`/packages/${name}/`)) {
      found.push(`${path}: reaches out of its package for '${target}'`)
    }
  }
  found.push(...upward(path, source))
  const code = source.replace(COMMENT, '')
  const word = FORBIDDEN.exec(code)?.[0]
  if (
    !path.endsWith('.test.ts') &&
    floor(name) <= GAME &&
    word !== undefined &&
    path !== 'packages/kernel/src/stream.ts'
  ) {
    found.push(`${path}: '${word.trim()}' has no place in the rules`)
  }
  return found
}

/** Every breach in the tree. */
export function checkArrows(): string[] {
  const sources = new Map(
    readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
      .filter(file => /^[a-z-]+\/src\/.*\.tsx?$/.test(file))
      .map(file => [`packages/${file}`, readFileSync(join(root, 'packages', file), 'utf8')]),
  )
  return [
    ...[...sources].flatMap(([path, source]) => breaches(path, source)),
    ...circles(sources).map(circle => `modules import each other: ${circle}`),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = checkArrows()
  for (const breach of found) console.error(breach)
  process.exit(found.length === 0 ? 0 : 1)
}
