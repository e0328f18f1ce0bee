// `tabularium ladder`: rounds of everybody against everybody, that can be stopped at any time and go on where they were.

import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appendGame, pairings, ratingIntervals, readGameLog, tally } from '@tabularium/bots'
import { withEngines } from '@tabularium/bots/engine'
import { type Language, speakerOf } from '@tabularium/kernel'
import type { Command } from 'commander'
import { botHelp, noteFallbacks, playerSpecs } from '../bots.ts'
import { InputError, need, plain, reason } from '../input.ts'
import { type Ladder, ladderPage } from '../ladder-page.ts'
import { inWorkers } from '../pool.ts'
import {
  botsOption,
  choose,
  command,
  gameOption,
  jsonOption,
  languageOption,
  mostOption,
  numberOption,
  playersOption,
  type Shell,
  seedOption,
  type TableArguments,
  workersOption,
} from '../shell.ts'
import { figure, table } from '../terminal.ts'
import type { ArenaJob, PlayedGame } from '../worker.ts'

interface Arguments extends TableArguments {
  readonly bots: string
  readonly games: number
  readonly out: string
  readonly seed: string
  readonly most: number
  readonly workers?: number
  readonly language: Language
  readonly json?: boolean
}

/** A line of the log. */
interface LoggedGame extends PlayedGame {
  readonly game: string
  readonly seed: string
  readonly options: Readonly<Record<string, string>>
}

/** How often a game is played again in which a program was killed from outside. */
const AGAIN = 3

const more =
  () => `Every line-up plays in turn, each player in each seat, on all cores. Each game is a line of games.jsonl in the folder:
a run that was stopped, or killed, goes on where it was, and more --games add to those there are. Ratings are on the Elo scale, random at
0, with 95% intervals (bootstrap). ladder.json and ladder.html, a page that stands alone, are written at the end.
A program that fails loses; a game in which somebody else killed its process is played again.

${botHelp()}`

export const ladderCommand = (shell: Shell): Command =>
  command(
    'ladder',
    'Rate bots and programs by rounds of everybody against everybody.',
    [
      'tabularium ladder wonders-duel --bots random,sensible,mcts:300 --games 300 --out ladder',
      'tabularium ladder wonders-duel --bots "sensible,engine:./my-engine" --games 100 --out ladder --language pl',
    ],
    more(),
  )
    .argument('<game>', 'the id of a game (see: tabularium games)')
    .addOption(botsOption('the players, separated by commas').makeOptionMandatory())
    .requiredOption('--out <folder>', 'where games and tables are kept')
    .addOption(numberOption('-n, --games <n>', 'total number of games', 1, 1_000_000).default(200))
    .addOption(seedOption())
    .addOption(mostOption())
    .addOption(playersOption())
    .addOption(gameOption())
    .addOption(workersOption())
    .addOption(languageOption(shell))
    .addOption(jsonOption())
    .action(async (id: string, given: Arguments) => {
      const { terminal } = shell
      const { seed, out } = given
      const { game, seats, options } = choose(shell, id, given)
      const bots = playerSpecs(game, given.bots)
      if (new Set(bots).size < Math.max(2, bots.length)) throw new InputError('--bots: at least two, each once')
      noteFallbacks(terminal, game, options, bots)
      const log = join(out, 'games.jsonl')
      const wanted = pairings(bots, given.games, seats)
      const isWanted = (one: LoggedGame): boolean =>
        one.game === game.id &&
        one.seed === seed &&
        sameJson(one.options, options) &&
        sameJson(one.bots, wanted[one.number]?.bots)
      const done = new Map<number, LoggedGame>()
      for (const one of need(inFolder(out, () => readGameLog<LoggedGame>(log))))
        if (isWanted(one)) done.set(one.number, one)
      const before = done.size
      if (before > 0) terminal.note(`${figure(before)} games are in ${plain(log)} already`)
      const jobs = wanted
        .filter(({ number }) => !done.has(number))
        .map(
          (pairing): ArenaJob => ({
            ...{ do: 'arena', game: game.id, config: { seats, options }, seed, most: given.most },
            ...{ pairings: [pairing], again: AGAIN },
          }),
        )
      const bar = terminal.bar('ladder', wanted.length)
      if (jobs.length > 0) {
        await withEngines(() =>
          inWorkers<ArenaJob, readonly PlayedGame[]>(
            new URL('../worker.ts', import.meta.url),
            jobs,
            given.workers,
            played => {
              for (const one of played) {
                const logged: LoggedGame = { game: game.id, seed, options, ...one }
                inFolder(out, () => appendGame(log, logged))
                done.set(one.number, logged)
              }
              bar.at(done.size, `${figure(done.size)} of ${figure(wanted.length)} games`)
            },
          ),
        )
      }
      bar.end()
      for (const { number, forfeit } of done.values())
        if (forfeit) terminal.note(`game ${number} is lost: ${plain(forfeit.why)}`)
      // In the order of their numbers: the intervals do not depend on who was ready first.
      const played = wanted.flatMap(({ number }) => done.get(number) ?? [])
      const name = speakerOf(game, given.language, [])({ key: 'game.name' })
      const ladder: Ladder = { ...tally(played), name, seed, all: wanted.length, intervals: ratingIntervals(played) }
      inFolder(out, () => {
        replace(join(out, 'ladder.json'), `${JSON.stringify(ladder, undefined, 2)}\n`)
        replace(join(out, 'ladder.html'), ladderPage(ladder, given.language))
      })
      if (given.json) terminal.json(ladder)
      else show(shell, ladder)
    })

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function inFolder<T>(folder: string, work: () => T): T {
  try {
    mkdirSync(folder, { recursive: true })
    return work()
  } catch (error) {
    throw new InputError(`--out: ${plain(folder)}: ${reason(error)}`)
  }
}

/** Whoever reads it while it is written sees the old one. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

function show({ terminal }: Shell, { name, games, bots, intervals }: Ladder): void {
  const { bold, dim } = terminal.colours
  terminal.print(bold(`${name}: ${figure(games)} games`))
  const rows = Object.entries(bots)
    .sort(([, a], [, b]) => b.rating - a.rating)
    .map(([bot, row]) => [
      ...[bot, figure(row.games), figure(row.wins), figure(row.draws), `${(100 * row.winRate).toFixed(1)}%`],
      bold(figure(Math.round(row.rating))),
      dim(`${figure(Math.round(intervals[bot].low))} – ${figure(Math.round(intervals[bot].high))}`),
    ])
  const head = ['player', 'games', 'wins', 'shared', 'rate', 'rating', '95% interval'].map(dim)
  terminal.print(table([head, ...rows], [1, 2, 3, 4, 5, 6]))
}
