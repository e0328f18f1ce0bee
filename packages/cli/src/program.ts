// The program: its commands, and what becomes of their answers and errors.

import { GAMES } from '@tabularium/bots/games'
import { describeError, type Game, ReplayError } from '@tabularium/kernel'
import { Command, CommanderError } from 'commander'
import { analyseCommand } from './commands/analyse.ts'
import { appraiseCommand } from './commands/appraise.ts'
import { arenaCommand } from './commands/arena.ts'
import { exportAllCommand, importAllCommand } from './commands/backup.ts'
import { benchCommand } from './commands/bench.ts'
import { checkCommand } from './commands/check.ts'
import { checkDataCommand } from './commands/check-data.ts'
import { coverageCommand } from './commands/coverage.ts'
import { engineCommand, engineTestCommand } from './commands/engine.ts'
import { environmentCommand } from './commands/environment.ts'
import { explorerCommand } from './commands/explorer.ts'
import { gamesCommand } from './commands/games.ts'
import { ladderCommand } from './commands/ladder.ts'
import { mcpCommand } from './commands/mcp.ts'
import { moderatorCommand } from './commands/moderator.ts'
import { perftCommand } from './commands/perft.ts'
import { playCommand } from './commands/play.ts'
import { puzzlesCommand } from './commands/puzzles.ts'
import { ratingsCommand } from './commands/ratings.ts'
import { replayCommand } from './commands/replay.ts'
import { seatCommand } from './commands/seat.ts'
import { serveCommand } from './commands/serve.ts'
import { simulateCommand } from './commands/simulate.ts'
import { verifyCommand } from './commands/verify.ts'
import { InputError, plain, quoted } from './input.ts'
import type { Shell } from './shell.ts'
import { type Streams, terminalOn } from './terminal.ts'
import { VERSION } from './version.ts'

const COMMANDS = [
  playCommand,
  serveCommand,
  gamesCommand,
  replayCommand,
  verifyCommand,
  analyseCommand,
  appraiseCommand,
  simulateCommand,
  arenaCommand,
  ladderCommand,
  engineCommand,
  engineTestCommand,
  seatCommand,
  environmentCommand,
  mcpCommand,
  puzzlesCommand,
  explorerCommand,
  coverageCommand,
  perftCommand,
  checkCommand,
  checkDataCommand,
  benchCommand,
  exportAllCommand,
  importAllCommand,
  moderatorCommand,
  ratingsCommand,
] as const

const MORE = `
Examples:
  tabularium play
  tabularium serve
  tabularium simulate wonders-duel --games 100000
  tabularium verify game.txt
  tabularium help arena

Exit codes: 0 success; 1 negative result (verify, check); 2 invalid input.
No colours are used if NO_COLOR is set or the output is not a terminal.`

/** Everything the program can do, for one shell. */
function programOf(shell: Shell): Command {
  const { terminal } = shell
  const { bold } = terminal.colours
  const program = new Command('tabularium')
    .description('Strategy games of the ancient world with every rule enforced.')
    .version(VERSION, '-V, --version', 'print the version')
    .addHelpText('after', MORE)
  for (const make of COMMANDS) program.addCommand(make(shell))
  for (const command of [program, ...program.commands]) {
    command
      .helpOption('-h, --help', 'print help')
      .configureHelp({ helpWidth: Math.min(terminal.width, 120), styleTitle: bold })
      .configureOutput({
        writeOut: text => void terminal.streams.output.write(text),
        writeErr: text => void terminal.streams.errors.write(text),
        outputError: () => {},
        getOutHasColors: () => terminal.colours.isColorSupported,
        getErrHasColors: () => false,
      })
      .exitOverride()
      .allowExcessArguments(false)
  }
  return program
}

/** One sentence on one line. */
const complain = (shell: Shell, sentence: string): void => shell.terminal.note(`tabularium: ${plain(sentence)}`)

const longNames = (command: Command): string =>
  [...command.options.map(option => option.long), '--help'].filter(Boolean).join(', ')

/** What commander says, as one sentence, with what there is instead. */
function complaintOf(program: Command, words: readonly string[], error: CommanderError): string {
  const said = error.message
    .replace(/^error: /, '')
    .replaceAll('\n', ' ')
    .trim()
  const command = commandNamed(program, words[0])
  if (error.code === 'commander.unknownCommand') return `${said}; ${commandsOf(program)}`
  if (error.code === 'commander.unknownOption') return `${said}; the options are: ${longNames(command ?? program)}`
  return `${said}; see: tabularium ${command ? `${command.name()} ` : ''}--help`
}

const commandNamed = (program: Command, word: string | undefined): Command | undefined =>
  program.commands.find(command => command.name() === word)

const commandsOf = (program: Command): string =>
  `the commands are: ${program.commands.map(command => command.name()).join(', ')}`

const HELP = ['commander.help', 'commander.helpDisplayed', 'commander.version']

/** Runs the program and returns its exit code: 0 done, 1 no, 2 bad input, 70 an error of ours. */
export async function main(
  words: readonly string[],
  streams: Streams,
  games: readonly Game[] = GAMES,
): Promise<number> {
  const shell: Shell = { terminal: terminalOn(streams), games, exit: 0 }
  const program = programOf(shell)
  if (words.length === 0) {
    program.outputHelp()
    return 0
  }
  const [first, about] = words
  if (first === 'help' && about !== undefined && !commandNamed(program, about)) {
    complain(shell, `there is no command ${quoted(about)}; ${commandsOf(program)}`)
    return 2
  }
  try {
    await program.parseAsync(words, { from: 'user' })
    return shell.exit
  } catch (error) {
    if (error instanceof CommanderError) {
      if (HELP.includes(error.code)) return error.exitCode
      complain(shell, complaintOf(program, words, error))
      return 2
    }
    if (error instanceof InputError || error instanceof ReplayError) {
      complain(shell, error.message)
      return 2
    }
    const whole = streams.env.TABULARIUM_DEBUG ? '' : '; TABULARIUM_DEBUG=1 shows the stack trace'
    complain(shell, `internal error: ${describeError(error)}${whole}`)
    if (streams.env.TABULARIUM_DEBUG && error instanceof Error) streams.errors.write(`${error.stack}\n`)
    return 70
  }
}
