// `tabularium appraise`: how far the analysis of a game can be believed, measured over games of bots.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  type Appraisal,
  type AppraisedGame,
  appraise,
  type GameAppraisal,
  iterationsOf,
  pairings,
  readAppraised,
  writeAppraised,
} from '@tabularium/bots'
import { isProblem } from '@tabularium/kernel'
import type { Command } from 'commander'
import { Option } from 'commander'
import { botSpecs } from '../bots.ts'
import { calibrationPlot } from '../calibration-plot.ts'
import { InputError } from '../input.ts'
import { inWorkers } from '../pool.ts'
import {
  botsOption,
  choose,
  command,
  gameOption,
  jsonOption,
  mostOption,
  numberOption,
  playersOption,
  type Shell,
  seedOption,
  type TableArguments,
  workersOption,
} from '../shell.ts'
import { figure, table } from '../terminal.ts'
import type { AppraisalJob } from '../worker.ts'

interface Arguments extends TableArguments {
  readonly bots: string
  readonly games: number
  readonly positions?: number
  readonly best: number
  readonly times: number
  readonly minutes?: number
  readonly seed: string
  readonly most: number
  readonly workers?: number
  readonly plot?: string
  readonly keep?: string
  readonly json?: boolean
}

const MORE = `Bots play, and the analysis judges their games at the standard level. Then what it said is held against what came of it:
Calibration: of all positions where it told a chance of about 30%, how many were won.
Blunders: how many of the moves marked so are still mistakes or blunders when they are looked at --times as long.
Best moves: how many of those it names lose less than 2% there (--best of each game are looked at).
Luck: the mean luck of each bot, which is nought if skill and luck were told apart rightly; only where all moves are judged.
With --keep games are written down as they are done; those of the file are not played again. It has to be of the same game, bots, seed
and settings.
Chances mean that everybody plays well: for the calibration let strong bots play against their like.`

export const appraiseCommand = (shell: Shell): Command =>
  command(
    'appraise',
    'Measure how far the analysis of a game can be believed.',
    [
      'tabularium appraise wonders-duel --bots net:1000 --games 200 --positions 10 --plot calibration.svg',
      'tabularium appraise glory-to-rome --bots net:150,sensible --games 50 --best 20 --json',
    ],
    MORE,
  )
    .argument('<game>', 'the id of a game (see: tabularium games)')
    .addOption(botsOption('the bots, separated by commas; a single one plays every seat').makeOptionMandatory())
    .addOption(numberOption('-n, --games <n>', 'number of games', 1, 1_000_000).default(50))
    .addOption(numberOption('--positions <n>', 'so many moves of each game are judged (default: all)', 1, 100_000))
    .addOption(numberOption('--best <n>', 'so many best moves of each game are looked at again', 0, 100_000).default(0))
    .addOption(numberOption('--times <n>', 'so many times as long', 2, 1000).default(10))
    .addOption(numberOption('--minutes <n>', 'begin no game after so many minutes', 1, 100_000))
    .addOption(seedOption())
    .addOption(mostOption())
    .addOption(playersOption())
    .addOption(gameOption())
    .addOption(workersOption())
    .addOption(new Option('--plot <file>', 'draw the calibration into this file (SVG)'))
    .addOption(new Option('--keep <file>', 'write games down here as they are done, and go on from it'))
    .addOption(jsonOption())
    .action(async (id: string, given: Arguments) => {
      const { terminal } = shell
      const { game, seats, options } = choose(shell, id, given)
      if (seats === 1) throw new InputError('--players: whoever plays alone has nobody to win against')
      const iterations = iterationsOf(game.id, 'standard')
      const { games, seed, most, positions, best, times, minutes } = given
      const until = minutes === undefined ? undefined : Date.now() + 60_000 * minutes
      const kept = given.keep === undefined ? [] : readKept(given.keep)
      const done = new Set(kept.map(({ number }) => number))
      const left = pairings(botSpecs(game, given.bots), games, seats).filter(({ number }) => !done.has(number))
      const jobs = left.map(
        (pairing): AppraisalJob => ({
          ...({ do: 'appraise', game: game.id, config: { seats, options }, seed, most, pairing } as const),
          ...(until !== undefined && { until }),
          setting: { iterations, again: times * iterations, best, ...(positions !== undefined && { positions }) },
        }),
      )
      const bar = terminal.bar('appraise', games)
      let count = games - left.length
      const found = await inWorkers<AppraisalJob, GameAppraisal | undefined>(
        new URL('../worker.ts', import.meta.url),
        jobs,
        given.workers,
        (one, i) => {
          if (one && given.keep !== undefined) keepGame(given.keep, { ...jobs[i].pairing, found: one })
          bar.at(++count, `${figure(count)} of ${figure(games)} games`)
        },
      )
      bar.end()
      const played = jobs.flatMap(({ pairing }, i) => {
        const one = found[i]
        return one ? [{ bots: pairing.bots, found: one }] : []
      })
      const appraisal = appraise([...kept, ...played])
      if (given.plot !== undefined) writePlot(given.plot, `${game.id}, ${given.bots}`, appraisal)
      if (given.json)
        terminal.json({ game: game.id, bots: given.bots, seats, options, iterations, times, ...appraisal })
      else show(shell, game.id, appraisal)
    })

/** Games that an earlier run, or another machine, has appraised. */
function readKept(file: string): readonly AppraisedGame[] {
  if (!existsSync(file)) return []
  const games = readAppraised(readFileSync(file, 'utf8'))
  if (isProblem(games)) throw new InputError(`--keep: ${file}, line ${games.line}: ${games.problem}`)
  return games
}

function keepGame(file: string, game: AppraisedGame): void {
  try {
    appendFileSync(file, writeAppraised(game))
  } catch (error) {
    throw new InputError(`--keep: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function writePlot(file: string, title: string, appraisal: Appraisal): void {
  try {
    writeFileSync(file, calibrationPlot(title, appraisal.calibration))
  } catch (error) {
    throw new InputError(`--plot: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function show({ terminal }: Shell, game: string, { games, calibration, blunders, best, luck }: Appraisal): void {
  const { bold, dim } = terminal.colours
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
  terminal.print(bold(`${game}: ${figure(games)} games`))
  const rows = calibration
    .filter(({ positions }) => positions > 0)
    .map(({ from, to, positions, told, came, error }) => [
      `${percent(from)} – ${percent(to)}`,
      figure(positions),
      percent(told),
      percent(came),
      `± ${percent(error)}`,
    ])
  terminal.print(table([['told', 'positions', 'mean', 'came true', ''].map(dim), ...rows], [1, 2, 3, 4]))
  for (const [what, { moves, agreed, low, high }] of Object.entries({ blunders, 'best moves': best })) {
    if (moves === 0) continue
    const interval = dim(`(${percent(low)} – ${percent(high)})`)
    terminal.print(`${what}: ${figure(agreed)} of ${figure(moves)} hold, ${percent(agreed / moves)} ${interval}`)
  }
  for (const [name, { count, mean, error }] of Object.entries(luck)) {
    if (count > 0) terminal.print(`luck of ${name}: ${percent(mean)} ± ${percent(error)} of ${figure(count)} seats`)
  }
}
