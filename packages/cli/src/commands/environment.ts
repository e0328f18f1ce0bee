// `tabularium environment`: games as environments for programs that learn, over standard input and output.

import { MOST_ENVIRONMENTS, serveEnvironments } from '@tabularium/bots/learning'
import type { Command } from 'commander'
import {
  choose,
  command,
  gameOption,
  mostOption,
  numberOption,
  playersOption,
  type Shell,
  type TableArguments,
} from '../shell.ts'

interface Arguments extends TableArguments {
  readonly envs: number
  readonly most: number
}

export const environmentCommand = (shell: Shell): Command =>
  command(
    'environment',
    'Serve games as environments for learning, on standard input and output.',
    ['tabularium environment wonders-duel --envs 32', 'python3 docs/examples/tabularium_env.py wonders-duel'],
    'docs/learning.md describes the messages and what is observed; docs/examples/tabularium_env.py speaks them.',
  )
    .argument('<game>', 'the id of a game (see: tabularium games)')
    .addOption(numberOption('--envs <n>', 'how many games side by side', 1, MOST_ENVIRONMENTS).default(1))
    .addOption(mostOption())
    .addOption(playersOption())
    .addOption(gameOption())
    .action(async (id: string, given: Arguments) => {
      const { game, seats, options } = choose(shell, id, given)
      const { input, output } = shell.terminal.streams
      const write = (text: string): void => void output.write(text)
      const { envs: count, most } = given
      await serveEnvironments({ input, write, game, config: { seats, options }, count, most })
    })
