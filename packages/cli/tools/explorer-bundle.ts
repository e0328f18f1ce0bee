// Packs `tabularium explorer` into one folder that runs on a machine with no packages installed: one file of code, the networks
// and, with --node, this Node's own binary, packed. Usage: node packages/cli/tools/explorer-bundle.ts <folder> [--node]

import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const here = fileURLToPath(new URL('.', import.meta.url))
const [folder, withNode] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: node packages/cli/tools/explorer-bundle.ts <folder> [--node]')
// The networks are looked for two folders above the code, as in the sources.
const code = join(folder, 'code', 'explorer')
mkdirSync(code, { recursive: true })

await build({
  input: join(here, 'explorer-machine.ts'),
  platform: 'node',
  output: { file: join(code, 'explorer.mjs'), format: 'esm', codeSplitting: false },
})
cpSync(join(here, '../../bots/weights'), join(folder, 'weights'), { recursive: true })
copyFileSync(join(here, 'explorer-machine.sh'), join(folder, 'explorer.sh'))

if (withNode === '--node') {
  const stripped = join(folder, 'node')
  const run = (command: string, ...args: readonly string[]): void => {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
  }
  run('strip', '-o', stripped, process.execPath)
  run('xz', '-f', '-T2', '-6', stripped)
}
