// `tabularium explorer` alone, for a machine with no packages installed: explorer-bundle.ts packs it into one file. The threads
// run the same file.

import { isMainThread } from 'node:worker_threads'
import { GAMES } from '@tabularium/bots/games'
import { explorerCommand } from '../src/commands/explorer.ts'
import type { Shell } from '../src/shell.ts'
import { terminalOn } from '../src/terminal.ts'
import '../src/worker.ts'

if (isMainThread) {
  const { stdin: input, stdout: output, stderr: errors, env } = process
  const shell: Shell = { terminal: terminalOn({ input, output, errors, env }), games: GAMES, exit: 0 }
  await explorerCommand(shell, new URL(import.meta.url)).parseAsync(process.argv.slice(2), { from: 'user' })
  process.exitCode = shell.exit
}
