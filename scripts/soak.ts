// `npm run soak`: the long checks; the first that fails ends it. The games by the command `tabularium`, the page in a
// browser, the server killed and molested. `npm run soak -- server` runs only what has that word in it.

import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, isBuilt } from './build.ts'

const main = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages', 'cli', 'src', 'main.ts')

const RUNS: readonly (readonly string[])[] = [
  ['check', 'wonders-duel', '--games', '100000', '--seed', 'soak', '--depth', 'invariants'],
  ['check', 'wonders-duel', '--games', '2000', '--seed', 'soak', '--depth', 'full'],
  ['coverage', 'wonders-duel', '--players', '2', '--games', '50000', '--seed', 'soak'],
  ['arena', 'wonders-duel', '--bots', 'sensible,random', '--games', '1000', '--seed', 'soak'],
  ['arena', 'wonders-duel', '--bots', 'mcts:1000,sensible', '--games', '400', '--seed', 'soak'],
  ['check', 'glory-to-rome', '--games', '100000', '--seed', 'soak', '--depth', 'invariants'],
  ['check', 'glory-to-rome', '--games', '192', '--seed', 'soak', '--depth', 'full'],
  ['coverage', 'glory-to-rome', '--players', '2', '--games', '20000', '--seed', 'soak'],
  ['coverage', 'glory-to-rome', '--players', '5', '--games', '20000', '--seed', 'soak'],
  ['arena', 'glory-to-rome', '--bots', 'sensible,random', '--games', '400', '--seed', 'soak'],
  ['arena', 'glory-to-rome', '--bots', 'mcts:1000,sensible', '--games', '100', '--seed', 'soak'],
  ['check', 'mare-nostrum', '--games', '20000', '--seed', 'soak', '--depth', 'invariants'],
  ['check', 'mare-nostrum', '--games', '48', '--seed', 'soak', '--depth', 'full'],
  ['coverage', 'mare-nostrum', '--players', '3', '--games', '3000', '--seed', 'soak'],
  ['coverage', 'mare-nostrum', '--players', '5', '--games', '3000', '--seed', 'soak'],
  ['check', 'assyrian-wars', '--games', '5000', '--seed', 'soak', '--depth', 'invariants'],
  // Twelve tables: every scenario with every number of players. A campaign game at full depth takes minutes.
  ['check', 'assyrian-wars', '--games', '24', '--seed', 'soak', '--depth', 'quick'],
  ['check', 'assyrian-wars', '--games', '12', '--seed', 'soak', '--depth', 'full'],
  ['coverage', 'assyrian-wars', '--players', '1', '--games', '500', '--seed', 'soak'],
  ['coverage', 'assyrian-wars', '--players', '3', '--games', '500', '--seed', 'soak'],
  ['coverage', 'assyrian-wars', '--players', '5', '--games', '500', '--seed', 'soak'],
]

const SERVER: readonly (readonly string[])[] = [
  ['load/kill.ts', '--on', 'pglite', '--rounds', '200'],
  ['load/kill.ts', '--on', 'postgres', '--rounds', '200'],
  ['load/kill.ts', '--on', 'postgres', '--processes', '2', '--rounds', '50'],
  ['load/molest.ts', '--messages', '100000'],
]

const only = process.argv.slice(2)
const root = dirname(dirname(fileURLToPath(import.meta.url)))

function run(command: string, args: readonly string[], shown: string): void {
  if (only.length > 0 && !only.some(word => shown.includes(word))) return
  console.log(`\n$ ${shown}`)
  const before = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', cwd: root })
  console.log(`${status === 0 ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - before) / 1000)} s`)
  if (status !== 0) process.exit(status ?? 1)
}

// The server refuses to start without a page.
if (!isBuilt() && !build(true)) process.exit(1)

for (const args of SERVER) {
  const file = join('packages', 'server', 'src', args[0])
  run(process.execPath, [file, ...args.slice(1)], `node ${file} ${args.slice(1).join(' ')}`)
}
run(join(root, 'node_modules', '.bin', 'vitest'), ['run', '--project', 'page-long'], 'vitest run --project page-long')
for (const args of RUNS) run(process.execPath, [main, ...args], `tabularium ${args.join(' ')}`)
