// `npm run soak`: the long checks, as many at a time as there are cores; the first that fails ends it. The games by the
// command `tabularium`, the page in a browser, the server killed and fuzzed, the packages installed. `npm run soak -- server` runs only what
// has that word in it.

import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, isBuilt } from './build.ts'

const main = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages', 'cli', 'src', 'main.ts')

const RUNS: readonly (readonly string[])[] = [
  ['check', 'wonders-duel', '--games', '50000', '--seed', 'soak', '--depth', 'invariants'],
  ['check', 'wonders-duel', '--games', '400', '--seed', 'soak', '--depth', 'full'],
  ['coverage', 'wonders-duel', '--players', '2', '--games', '20000', '--seed', 'soak'],
  ['arena', 'wonders-duel', '--bots', 'sensible,random', '--games', '1000', '--seed', 'soak'],
  ['arena', 'wonders-duel', '--bots', 'mcts:1000,sensible', '--games', '200', '--seed', 'soak'],
  ['check', 'glory-to-rome', '--games', '50000', '--seed', 'soak', '--depth', 'invariants'],
  ['check', 'glory-to-rome', '--games', '96', '--seed', 'soak', '--depth', 'full'],
  ['coverage', 'glory-to-rome', '--players', '2', '--games', '10000', '--seed', 'soak'],
  ['coverage', 'glory-to-rome', '--players', '5', '--games', '10000', '--seed', 'soak'],
  ['arena', 'glory-to-rome', '--bots', 'sensible,random', '--games', '200', '--seed', 'soak'],
  ['arena', 'glory-to-rome', '--bots', 'mcts:1000,sensible', '--games', '50', '--seed', 'soak'],
  ['arena', 'glory-to-rome', '--bots', 'net:30,sensible', '--games', '100', '--seed', 'soak'],
  ['check', 'mare-nostrum', '--games', '10000', '--seed', 'soak', '--depth', 'invariants'],
  // A game at every position takes half a minute, one of Assyrian Wars many minutes: more games, looked at here and there.
  ['check', 'mare-nostrum', '--games', '48', '--seed', 'soak', '--depth', 'full', '--every', '4'],
  ['coverage', 'mare-nostrum', '--players', '3', '--games', '2000', '--seed', 'soak'],
  ['coverage', 'mare-nostrum', '--players', '5', '--games', '2000', '--seed', 'soak'],
  ['arena', 'mare-nostrum', '--bots', 'mcts:8,sensible', '--games', '60', '--seed', 'soak'],
  ['check', 'assyrian-wars', '--games', '2000', '--seed', 'soak', '--depth', 'invariants'],
  ['check', 'assyrian-wars', '--games', '64', '--seed', 'soak', '--depth', 'full', '--every', '100'],
  ['coverage', 'assyrian-wars', '--players', '1', '--games', '300', '--seed', 'soak'],
  ['coverage', 'assyrian-wars', '--players', '3', '--games', '300', '--seed', 'soak'],
  ['coverage', 'assyrian-wars', '--players', '5', '--games', '300', '--seed', 'soak'],
  ['arena', 'assyrian-wars', '--players', '5', '--bots', 'sensible,random', '--games', '40', '--seed', 'soak'],
]

const SERVER: readonly (readonly string[])[] = [
  ['load/kill.ts', '--on', 'pglite', '--rounds', '60'],
  ['load/kill.ts', '--on', 'postgres', '--rounds', '60'],
  ['load/kill.ts', '--on', 'postgres', '--processes', '2', '--rounds', '20'],
  ['load/outages.ts', '--carrier', 'notify,nats', '--idle', '1000', '--playing', '200', '--rate', '50'],
  ['load/tournament-kill.ts', '--on', 'pglite', '--kills', '30'],
  ['load/tournament-kill.ts', '--on', 'postgres', '--kills', '30'],
  ['load/tournament-kill.ts', '--on', 'postgres', '--processes', '2', '--kills', '20'],
  ['load/fuzz.ts', '--messages', '50000'],
  ['database/crash-rounds.ts', '100'],
]

/** Tests of several processes, with the news carried by NATS (TABULARIUM_CARRIER) instead of NOTIFY. */
const OVER_NATS = ['served', 'packages/server/src/processes.test.ts'] as const

/** Tests that look at all of their matrices when they are told so (TABULARIUM_WHOLE). */
const WHOLE = [
  'covering.test.ts',
  'recap/records.test.ts',
  ...['analysis', 'assyria-turn', 'gallery', 'keys', 'learn', 'map-layout', 'online-visual', 'recap'].map(
    name => `e2e/${name}.test.ts`,
  ),
]

const only = process.argv.slice(2)
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const vitest = join(root, 'node_modules', '.bin', 'vitest')

/** The command, and how it is told to people. */
type Run = readonly [shown: string, command: string, ...args: string[]]

const server = (file: string, ...args: readonly string[]): Run => {
  const path = join('packages', 'server', 'src', file)
  return [`node ${path} ${args.join(' ')}`, process.execPath, path, ...args]
}
const tabularium = (...args: readonly string[]): Run => [
  `tabularium ${args.join(' ')}`,
  process.execPath,
  main,
  ...args,
]

/** In turn one of the servers and the page, which mostly wait, and one of the games, which never do. */
const waiting: Run[] = [
  ...SERVER.map(([file, ...args]) => server(file, ...args)),
  ['node scripts/try-packages.ts', process.execPath, 'scripts/try-packages.ts'],
  [
    `vitest run --project ${OVER_NATS.join(' ')} (over NATS)`,
    vitest,
    'run',
    '--project',
    ...OVER_NATS,
    '--reporter=dot',
  ],
  ['vitest run --project page-long', vitest, 'run', '--project', 'page-long', '--reporter=dot'],
  // Of these matrices `npm test` looks at a part.
  [`vitest run ${WHOLE.join(' ')}`, vitest, 'run', '--reporter=dot', ...WHOLE],
]
const busy: Run[] = RUNS.map(args => tabularium(...args))
const isAsked = ([shown]: Run): boolean => only.length === 0 || only.some(word => shown.includes(word))
const lanes = [waiting, busy].map(runs => runs.filter(isAsked))
if (lanes.every(lane => lane.length === 0)) {
  console.error(`tabularium: no long check has '${only.join("', '")}' in its name; these are there:`)
  for (const [shown] of [...waiting, ...busy]) console.error(`  ${shown}`)
  process.exit(2)
}

const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill()
})

/** Ends with the run: what it said is printed whole, so that two at a time can be read. */
const run = ([shown, command, ...args]: Run): Promise<void> =>
  new Promise((done, fail) => {
    const before = Date.now()
    console.log(`begins: ${shown}`)
    const carrier = args.includes(OVER_NATS[1]) && { TABULARIUM_CARRIER: 'nats' }
    const env = { ...process.env, TABULARIUM_WHOLE: '1', ...carrier }
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    children.add(child)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    }
    child.once('error', fail)
    child.once('close', code => {
      children.delete(child)
      const seconds = Math.round((Date.now() - before) / 1000)
      console.log(`\n$ ${shown}\n${said.trimEnd()}\n${code === 0 ? 'ok' : 'FAILED'} after ${seconds} s`)
      if (code === 0) done()
      else process.exit(code ?? 1)
    })
  })

async function walk(own: Run[]): Promise<void> {
  // Whoever is through with its own lane takes from the other.
  for (let next = take(own); next; next = take(own)) await run(next)
}

const take = (own: Run[]): Run | undefined => own.shift() ?? lanes.find(lane => lane.length > 0)?.shift()

// The server refuses to start without a page.
if (!isBuilt() && !build(true)) process.exit(1)
await Promise.all(Array.from({ length: availableParallelism() }, (_, i) => walk(lanes[i % lanes.length])))
