// Packs the trainer, the maker of puzzles, the appraisal of the analysis and the program that measures levels into one folder that runs on a machine with no
// packages installed: a file of code for each, the script for PyTorch, the networks there are and, with --node, this Node's own
// binary, packed. Usage: node packages/bots/train/bundle.ts <folder> [--node]

import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const here = fileURLToPath(new URL('.', import.meta.url))
const [folder, withNode] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: node packages/bots/train/bundle.ts <folder> [--node]')
mkdirSync(folder, { recursive: true })

await build({
  input: join(here, 'main.ts'),
  platform: 'node',
  output: { file: join(folder, 'train.mjs'), format: 'esm', codeSplitting: false },
})
// The networks are looked for two folders above the code.
for (const program of ['puzzles', 'appraise', 'ladder'])
  await build({
    input: join(here, `${program}.ts`),
    platform: 'node',
    output: { file: join(folder, program, 'bin', `${program}.mjs`), format: 'esm', codeSplitting: false },
  })
cpSync(join(here, '..', 'weights'), join(folder, 'weights'), { recursive: true })
for (const file of ['fit.py', 'device.sh', 'learn.sh', 'ladder.sh', 'levels.plan', 'candidates.plan'])
  copyFileSync(join(here, file), join(folder, file))

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: here, encoding: 'utf8' }).stdout.trim()
writeFileSync(join(folder, 'commit'), commit)

if (withNode === '--node') {
  const stripped = join(folder, 'node')
  const run = (command: string, ...args: readonly string[]): void => {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
  }
  run('strip', '-o', stripped, process.execPath)
  run('xz', '-f', '-T2', '-6', stripped)
}
