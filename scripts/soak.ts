// `npm run soak`: the long checks. Each is a plain run of the command `tabularium`; the first that fails ends it.

import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

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
]

console.log('\n$ vitest run --project page-long')
const vitest = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules', '.bin', 'vitest')
const page = spawnSync(vitest, ['run', '--project', 'page-long'], { stdio: 'inherit' })
if (page.status !== 0) process.exit(page.status ?? 1)

for (const args of RUNS) {
  console.log(`\n$ tabularium ${args.join(' ')}`)
  const { status } = spawnSync(process.execPath, [main, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
