// What every command is given, and the options that several commands share.

import { type Game, LANGUAGES, type Language, MOST_DECISIONS, type Options, type Problem } from '@tabularium/kernel'
import { Command, Option } from 'commander'
import { findGame, languageFrom, languageOf, need, optionsFrom, seatCount, wholeNumber } from './input.ts'
import { flow, type Terminal } from './terminal.ts'

/** 0: done; 1: the answer is no; 130: interrupted. Bad input (2) is thrown. */
export type Exit = 0 | 1 | 130

export interface Shell {
  readonly terminal: Terminal
  readonly games: readonly Game[]
  /** The exit code of the command that ran. */
  exit: Exit
}

/** An argument's value, or a complaint that names the option. */
const parsed =
  <T>(option: string, parse: (text: string) => T | Problem) =>
  (text: string): T =>
    need(parse(text), option)

const longName = (flags: string): string => /--[a-z]+/.exec(flags)?.[0] ?? flags

/** A command with prose and examples under its help. */
export function command(name: string, what: string, examples: readonly string[], more = ''): Command {
  const shown = ({ command }: { command: Command }) => {
    const width = command.configureHelp().helpWidth ?? 80
    const prose = more === '' ? '' : `\n${flow(more, width)}\n`
    return `${prose}\nExamples:\n${examples.map(line => `  ${line}`).join('\n')}`
  }
  return new Command(name).description(what).addHelpText('after', shown)
}

export const numberOption = (flags: string, what: string, min: number, max: number): Option =>
  new Option(flags, what).argParser(parsed(longName(flags), text => wholeNumber(text, min, max)))

export const playersOption = (): Option =>
  numberOption('-p, --players <n>', 'number of players (default: the fewest)', 1, 8)

export const gamesOption = (games: number): Option =>
  numberOption('-n, --games <n>', 'number of games', 1, 1_000_000_000).default(games)

export const mostOption = (): Option =>
  numberOption(
    '--most <n>',
    'stop a game after this many decisions; it counts as unfinished',
    1,
    1_000_000_000,
  ).default(MOST_DECISIONS)

export const seedOption = (): Option =>
  new Option('-s, --seed <text>', 'any text; the same seed gives the same games on every machine').default('1')

export const jsonOption = (): Option => new Option('--json', 'print JSON, for programs')

export const gameOption = (): Option =>
  new Option('-o, --option <name=value>', 'an option of the game; may be repeated (see: tabularium games)')
    .default([], 'the game’s defaults')
    .argParser((text, before: readonly string[]) => [...before, text])

export const languageOption = (shell: Shell): Option =>
  new Option('-l, --language <code>', LANGUAGES.join(', '))
    .default(languageOf(shell.terminal.streams.env), 'from LANG')
    .argParser(parsed('--language', languageFrom))

export const botsOption = (what: string): Option => new Option('-b, --bots <list>', what)

export const workersOption = (): Option =>
  numberOption('--workers <n>', 'number of threads (default: one per core); does not affect the result', 1, 256)

export interface TableArguments {
  readonly players?: number
  readonly option: readonly string[]
}

export interface Chosen {
  readonly game: Game
  readonly seats: number
  readonly options: Options
}

/** The game and the table that the arguments ask for. */
export function choose(shell: Shell, id: string, { players, option }: TableArguments): Chosen {
  const game = need(findGame(shell.games, id))
  const seats = need(seatCount(game, players), '--players')
  const options = need(optionsFrom(game, option), '--option')
  return { game, seats, options: need(game.admits?.({ seats, options }) ?? options, '--players') }
}

export type Languages = { readonly language: Language }
