// Arrows point one way: cli → server; web, server, cli → protocol, bots → games → kernel. Inside a package folders are
// floors, and no modules import each other in a circle. Also: the rules see no clock, network, file or generator.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Each package's floor; an import may only lead to a lower one. What is not named here is a game. */
const FLOORS: Readonly<Record<string, number>> = { kernel: 0, art: 0, protocol: 2, bots: 2, server: 3, web: 3, cli: 4 }
const GAME = 1
const floor = (name: string): number => FLOORS[name] ?? GAME

/** Floors of a package, the lowest first. An entry is one floor: a name, or several side by side. */
type Floors = readonly (string | readonly string[])[]

/**
 * What stands on one floor side by side: files may import each other (but not in a circle), folders may not. A name is a
 * path below `src`; the longest that fits a file counts. `*` stands for every folder that has no name of its own, `*.ts`
 * for every such file. A dynamic `import()` may lead upwards: it is a route, fetched when somebody goes there.
 */
const INSIDE: Readonly<Record<string, Floors>> = {
  kernel: [
    '*.ts',
    'game.ts',
    [
      'example.ts',
      'fit-record.ts',
      'foresight.ts',
      'game-on.ts',
      'look-ahead.ts',
      'perft.ts',
      'replay.ts',
      'unfinished.ts',
      'words.ts',
    ],
    ['table.ts', 'verify.ts'],
    ['check', 'data.ts', 'index.ts'],
    ['check.ts', 'toy'],
  ],
  art: ['kit', 'pictures.ts', 'parts', 'wonders', '*', 'covers.ts', 'index.ts'],
  protocol: [
    '*.ts',
    ['account.ts', 'table.ts'],
    'contacts.ts',
    'clubs.ts',
    ['analysis.ts', 'pairing.ts', 'people.ts', 'plans.ts', 'socket.ts', 'tournament.ts'],
    'plan-answers.ts',
    ['hall.ts', 'leagues.ts'],
    'index.ts',
  ],
  'assyrian-wars': [
    ...['data', 'board', 'cards', 'fog', 'common', 'victory', 'forces', 'economy', 'territory', 'politics', 'nomads'],
    ...['movement', 'sea', 'recruitment', 'siege', 'battle', 'event-cards', 'turn', 'text'],
    ...['chapters.ts', 'consequences.ts', 'play.ts', 'setup.ts', 'refuse', 'view', 'audit.ts', 'features.ts'],
    ...['text.ts', 'about.ts', 'upgrade.ts', 'rules.ts', 'index.ts', 'lessons', 'testing', 'examples', 'glossary'],
  ],
  bots: [
    '*.ts',
    ['heuristic-bot.ts', 'match.ts', 'playout.ts', 'puzzle-find.ts', 'random.ts'],
    ['careless.ts', 'mcts.ts', 'plan.ts'],
    ...[
      'sensible',
      'net',
      'tuning',
      'characters',
      'player.ts',
      'analysis',
      'players',
      'make.ts',
      'puzzles',
      'arena.ts',
      'engine',
      'learning',
      'explorer',
    ],
    'index.ts',
  ],
  server: [
    '*.ts',
    ['metrics.ts', 'openapi.ts'],
    ['database', 'engine'],
    ['seasons/calendar.ts', 'seasons/honours.ts', 'seasons/season-points.ts'],
    ['backup.ts', 'ratings.ts'],
    'ratings-again.ts',
    ...[
      'accounts',
      'routes.ts',
      'notices',
      'tables',
      'people',
      'seasons',
      'tournaments',
      'leagues',
      'sharing',
      'socket.ts',
      'app.ts',
      'tables.ts',
      'index.ts',
    ],
    ...['main.ts', 'load'],
  ],
  web: [
    ['browser-storage.ts', 'first-language.ts', 'globals.d.ts', 'offline', 'styles', 'typeset.ts'],
    ['other-language.ts', 'session-hint.ts'],
    ...['settings.ts', 'words.ts', 'ui', 'table', 'boards', 'boards/map', 'boards/kit', 'boards/entry.ts', 'boards/*'],
    ...['games.ts', 'frame', 'shell', 'online', 'learn', 'pages', 'embed', 'app.tsx', 'main.tsx'],
  ],
  cli: ['*.ts', 'mcp', 'commands', 'program.ts', ['index.ts', 'main.ts']],
}

/** Every game that has no floors of its own: all have the same layout, and `*.ts` are its chapters. */
const INSIDE_A_GAME: Floors = [
  'data',
  ['names.ts', 'map.ts', 'events.ts', 'state.ts', 'actions.ts', 'board.ts'],
  'functions',
  '*.ts',
  'play.ts',
  ['audit.ts', 'features.ts', 'imagine.ts', 'measure.ts', 'orders.ts', 'refuse.ts', 'upgrades.ts', 'view.ts'],
  ...['text', ['picture.ts', 'text.ts'], ['about.ts', 'rules.ts'], 'index.ts', 'lessons', ['scene.ts', 'cases.ts']],
  ...['examples', 'glossary'],
]

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
const isTest = (path: string): boolean => /\.(?:test|testing|fixture|gallery)\.tsx?$/.test(path)

/** Where a file stands: its floor, and the named folder or file that it is part of. */
interface Standpoint {
  readonly floor: number
  readonly unit: string
}

const isFile = (unit: string): boolean => unit.endsWith('.ts') || unit.endsWith('.tsx')

/** The names that a file below `src` may go by, the most fitting first, each with what it is part of by that name. */
function namesFor(file: string): readonly (readonly [name: string, unit: string])[] {
  const parts = file.split('/')
  const names: [string, string][] = []
  for (let n = parts.length; n > 0; n--) {
    const unit = parts.slice(0, n).join('/')
    const parent = parts.slice(0, n - 1)
    names.push([unit, unit])
    names.push([[...parent, isFile(unit) ? '*.ts' : '*'].join('/'), unit])
  }
  return names
}

/** Undefined: no floor is named for it. */
function standpoint(path: string): Standpoint | undefined {
  const [, name, , ...rest] = path.split('/')
  const floors = INSIDE[name] ?? INSIDE_A_GAME
  for (const [named, unit] of namesFor(rest.join('/'))) {
    const at = floors.findIndex(entry => (typeof entry === 'string' ? entry === named : entry.includes(named)))
    if (at >= 0) return { floor: at, unit }
  }
  return undefined
}

const isSource = (path: string): boolean => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path)

const reach = (path: string, target: string): string => resolve('/', dirname(path), target).slice(1)

/** Whether what stands at `own` may import what stands at `other`. */
const mayImport = (own: Standpoint, other: Standpoint): boolean =>
  other.floor < own.floor ||
  other.unit === own.unit ||
  (other.floor === own.floor && isFile(own.unit) && isFile(other.unit))

/** Imports inside a package that do not lead downwards. */
function upward(path: string, source: string): readonly string[] {
  if (!isSource(path) || isTest(path)) return []
  const own = standpoint(path)
  if (!own) return [`${path}: stands on no floor; name it in scripts/arrows.ts`]
  return importsOf(source).flatMap(({ target, kind }) => {
    const to = reach(path, target)
    if (kind === 'lazy' || !target.startsWith('.') || !/\.tsx?$/.test(to)) return []
    // What lies beside `src` (tools, tests in browsers) is built on it.
    const other = isSource(to) ? standpoint(to) : { floor: Number.POSITIVE_INFINITY, unit: to }
    return other && !mayImport(own, other) ? [`${path}: imports '${target}', which is not on a floor below`] : []
  })
}

/** Modules that import each other in a circle, be it for a type alone: one sentence for each circle. */
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
      if (kind !== 'lazy' && target.startsWith('.') && sources.has(reach(path, target))) walk(reach(path, target))
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

/** Imports of files that are not there: of a style sheet or a picture the type checker does not say so. */
export const missing = (path: string, source: string, isThere: (file: string) => boolean): readonly string[] =>
  importsOf(source.replace(COMMENT, ''))
    .map(({ target }) => target.replace(/\?.*$/, ''))
    .filter(target => target.startsWith('.') && /\.(?:css|svg|png|json)$/.test(target) && !isThere(reach(path, target)))
    .map(target => `${path}: imports '${target}', which is not there`)

/** Every breach in the tree. */
export function checkArrows(): string[] {
  const sources = new Map(
    readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
      .filter(file => /^[a-z-]+\/(?:src|train|gallery)\/.*\.tsx?$/.test(file))
      .map(file => [`packages/${file}`, readFileSync(join(root, 'packages', file), 'utf8')]),
  )
  return [
    ...[...sources].flatMap(([path, source]) => breaches(path, source)),
    ...[...sources].flatMap(([path, source]) => missing(path, source, file => existsSync(join(root, file)))),
    ...circles(sources).map(circle => `modules import each other: ${circle}`),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = checkArrows()
  for (const breach of found) console.error(breach)
  process.exit(found.length === 0 ? 0 : 1)
}
