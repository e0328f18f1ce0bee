// `tabularium arena`: bots against each other, and how strong they are.

import { pairings, tally } from '@tabularium/bots'
import { withEngines } from '@tabularium/bots/engine'
import type { Command } from 'commander'
import { botHelp, noteFallbacks, playerSpecs } from '../bots.ts'
import { InputError, plain } from '../input.ts'
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
import type { ArenaJob, PlayedGame } from '../worker.ts'

interface Arguments extends TableArguments {
  readonly bots: string
  readonly games: number
  readonly seed: string
  readonly most: number
  readonly workers?: number
  readonly json?: boolean
}

const more =
  () => `Every line-up plays in turn, each bot in each seat. Games run on all cores; each depends only on the seed and its
number, so the result is the same on every machine (except with bots that think by the clock).
A program (engine:./program) that crashes, hangs or answers nonsense has lost that game, and all the others have won it.
winRate counts a shared win as half; low and high are its 95% interval (Wilson); rating is on the Elo scale, random at 0.

${botHelp()}`

export const arenaCommand = (shell: Shell): Command =>
  command(
    'arena',
    'Let bots play against each other and rate them.',
    [
      'tabularium arena wonders-duel --bots random,sensible,mcts:200 --games 300',
      'tabularium arena wonders-duel --bots mcts:100,mcts:1000 --games 200 --seed 7 --json',
      'tabularium arena wonders-duel --bots "sensible,engine:python3 docs/examples/random_engine.py" --games 20',
    ],
    more(),
  )
    .argument('<game>', 'the id of a game (see: tabularium games)')
    .addOption(botsOption('the bots, separated by commas').makeOptionMandatory())
    .addOption(numberOption('-n, --games <n>', 'total number of games', 1, 1_000_000).default(200))
    .addOption(seedOption())
    .addOption(mostOption())
    .addOption(playersOption())
    .addOption(gameOption())
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(async (id: string, given: Arguments) => {
      const { terminal } = shell
      const { game, seats, options } = choose(shell, id, given)
      const bots = playerSpecs(game, given.bots)
      noteFallbacks(terminal, game, options, bots)
      const twice = bots.find((bot, i) => bots.indexOf(bot) !== i)
      if (twice !== undefined) throw new InputError(`--bots: '${twice}' is listed twice`)
      const jobs = shares(pairings(bots, given.games, seats)).map(
        (share): ArenaJob => ({
          do: 'arena',
          game: game.id,
          config: { seats, options },
          seed: given.seed,
          most: given.most,
          pairings: share,
        }),
      )
      const bar = terminal.bar('arena', given.games)
      let played = 0
      const results = await withEngines(() =>
        inWorkers<ArenaJob, readonly PlayedGame[]>(
          new URL('../worker.ts', import.meta.url),
          jobs,
          given.workers,
          share => bar.at((played += share.length), `${figure(played)} of ${figure(given.games)} games`),
        ),
      )
      bar.end()
      noteForfeits(terminal, results.flat())
      const { bots: standings, unfinished } = tally(results.flat())
      const summary = { game: game.id, games: given.games, unfinished, bots: standings }
      if (given.json) terminal.json(summary)
      else show(shell, summary)
    })

/** Says once for each reason why a program lost games by it. */
function noteForfeits({ note }: Shell['terminal'], played: readonly PlayedGame[]): void {
  const games = new Map<string, number[]>()
  for (const { number, forfeit } of played)
    if (forfeit) games.set(forfeit.why, [...(games.get(forfeit.why) ?? []), number])
  for (const [why, [first, ...more]] of games)
    note(`game ${first} is lost: ${plain(why)}${more.length > 0 ? ` (and ${figure(more.length)} more games)` : ''}`)
}

/** Games per job: few where there are few games, so that all cores stay busy to the end. */
function shares<T>(list: readonly T[]): readonly (readonly T[])[] {
  const size = Math.max(1, Math.min(100, Math.floor(list.length / 64)))
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
}

function show(
  { terminal }: Shell,
  {
    game,
    games,
    unfinished,
    bots,
  }: { game: string; games: number; unfinished: number; bots: ReturnType<typeof tally>['bots'] },
): void {
  const { bold, dim } = terminal.colours
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`
  terminal.print(
    bold(`${game}: ${figure(games)} games`) + (unfinished > 0 ? dim(`, ${figure(unfinished)} unfinished`) : ''),
  )
  const rows = Object.entries(bots)
    .sort(([, a], [, b]) => b.rating - a.rating)
    .map(([name, s]) => [
      name,
      figure(s.games),
      figure(s.wins),
      figure(s.draws),
      percent(s.winRate),
      dim(`${percent(s.low)} – ${percent(s.high)}`),
      bold(figure(Math.round(s.rating))),
    ])
  terminal.print(
    table([['bot', 'games', 'wins', 'shared', 'rate', '95% interval', 'rating'].map(dim), ...rows], [1, 2, 3, 4, 5, 6]),
  )
}
