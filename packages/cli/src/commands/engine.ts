// `tabularium engine`: one of our bots as a program that others can play against; `tabularium engine-test`: whether a program plays
// as docs/engine-protocol.md says.

import { conform, LIMITS, parseEngineSpec, serveEngine, withEngines } from '@tabularium/bots/engine'
import { type Command, Option } from 'commander'
import { botHelp, botOf } from '../bots.ts'
import { findGame, InputError, need, plain } from '../input.ts'
import { command, jsonOption, numberOption, type Shell, seedOption } from '../shell.ts'
import { VERSION } from '../version.ts'

export const engineCommand = (shell: Shell): Command =>
  command(
    'engine',
    'Let a bot speak the engine protocol on standard input and output.',
    [
      'tabularium engine --bot net:1000',
      'tabularium arena wonders-duel --bots "sensible,engine:tabularium engine --bot mcts"',
    ],
    `The bot of a name with a budget (mcts:1000) thinks that long, or until its time is over; without (mcts) as each "go" says.
docs/engine-protocol.md describes the messages.

${botHelp()}`,
  )
    .addOption(new Option('--bot <name>', 'the bot').default('sensible'))
    .action(async ({ bot }: { readonly bot: string }) => {
      const { input, output } = shell.terminal.streams
      const games = shell.games.filter(game => 'choose' in botOf(bot, game, '0'))
      if (games.length === 0) need(botOf(bot, shell.games[0], '0'), '--bot')
      const write = (text: string): void => void output.write(text)
      await serveEngine({ input, write, games, spec: bot, name: `tabularium ${bot}`, version: VERSION })
    })

interface TestArguments {
  readonly game: readonly string[]
  readonly most: number
  readonly grace: number
  readonly seed: string
  readonly json?: boolean
}

export const engineTestCommand = (shell: Shell): Command =>
  command(
    'engine-test',
    'Test whether a program plays as the engine protocol says.',
    ['tabularium engine-test ./my-engine', 'tabularium engine-test "python3 my_engine.py" --game wonders-duel'],
    `Whole games of every game that the program names, in the first and in the last seat; stops, budgets, new games in the middle of
others, nonsense. Exit code 1 if anything fails.`,
  )
    .argument('<program>', 'the program with its arguments, in one word')
    .addOption(
      new Option('--game <id>', 'only this game; may be repeated')
        .default([], 'all')
        .argParser((id, before: readonly string[]) => [...before, id]),
    )
    .addOption(numberOption('--most <n>', 'stop a game after this many decisions', 1, 1_000_000).default(2000))
    .addOption(numberOption('--grace <ms>', 'how late an answer may come', 10, 3_600_000).default(LIMITS.graceMs))
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(async (program: string, { game, most, grace, seed, json }: TestArguments) => {
      const { terminal } = shell
      const engine = need(parseEngineSpec(`engine:${program.replace(/^engine:/, '')}`))
      const games = game.length === 0 ? shell.games : game.map(id => need(findGame(shell.games, id), '--game'))
      const limits = { ...LIMITS, graceMs: grace }
      const { green, red, dim } = terminal.colours
      const all: object[] = []
      let failed = 0
      await withEngines(async () => {
        for await (const checked of conform({ command: engine, games, limits, most, seed })) {
          all.push(checked)
          if (checked.why !== undefined) failed++
          if (json) continue
          const { name, why, ms } = checked
          if (why === undefined) terminal.print(`${green('ok  ')} ${name} ${dim(`${ms} ms`)}`)
          else terminal.print(`${red('FAIL')} ${name}: ${plain(why)}`)
        }
      })
      if (all.length === 0) throw new InputError('nothing was tested')
      if (json) terminal.json({ program, failed, checks: all })
      else terminal.print(`${all.length - failed} passed, ${failed} failed`)
      if (failed > 0) shell.exit = 1
    })
