// `tabularium check`: whether a game obeys every law of the kernel, over many random games.

import type { Game } from '@tabularium/kernel'
import {
  checkRules,
  DEPTHS,
  type Depth,
  type Folded,
  foldFaults,
  LAWS,
  type Report,
  sayFault,
} from '@tabularium/kernel/check'
import { type Command, Option } from 'commander'
import { findGame, need } from '../input.ts'
import { inWorkers } from '../pool.ts'
import { command, jsonOption, numberOption, type Shell, seedOption, workersOption } from '../shell.ts'
import { figure } from '../terminal.ts'
import type { CheckJob } from '../worker.ts'

interface Arguments {
  readonly games: number
  readonly seed: string
  readonly depth: Depth
  readonly every?: number
  readonly workers?: number
  readonly json?: boolean
}

const MORE = `Plays random games with every number of seats and every combination of options and checks these laws:

${Object.entries(LAWS)
  .map(([law, says]) => `  ${law.padEnd(15)} ${says}`)
  .join('\n')}

Exit code 1: a law is broken. With --json each fault comes with the record of its game.`

/** The most faults that are printed: of play, and again of the rules page. */
const MOST = 10

export const checkCommand = (shell: Shell): Command =>
  command(
    'check',
    'Check a game against every law of the kernel.',
    ['tabularium check wonders-duel', 'tabularium check wonders-duel --games 500 --seed 7 --depth full'],
    MORE,
  )
    .argument('<game>', 'the id of a game (see: tabularium games)')
    .addOption(numberOption('-n, --games <n>', 'how many games', 1, 10_000_000).default(100))
    .addOption(seedOption())
    .addOption(
      new Option(
        '--depth <depth>',
        'invariants: the cheap laws, fast; quick: every law at some positions; full: at all',
      )
        .choices(DEPTHS)
        .default('quick'),
    )
    .addOption(
      numberOption(
        '--every <n>',
        'for long games: check one position in every n and play the rest unchecked',
        1,
        1_000_000,
      ),
    )
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(async (id: string, given: Arguments) => {
      const { terminal } = shell
      const game = need(findGame(shell.games, id))
      const jobs = sharesOf(game, given)
      const bar = terminal.bar('check', given.games)
      let done = 0
      const reports = await inWorkers<CheckJob, Report>(
        new URL('../worker.ts', import.meta.url),
        jobs,
        given.workers,
        ({ games }) => bar.at((done += games), `${figure(done)} of ${figure(given.games)} games`),
      )
      bar.end()
      const broken = foldFaults(reports.flatMap(({ faults }) => faults)).slice(0, MOST)
      const cited = new Set(reports.flatMap(report => report.cited))
      const faults = [...broken, ...(await rulesFaults(game, given, [...cited])).slice(0, MOST)]
      const decisions = reports.reduce((sum, report) => sum + report.decisions, 0)
      shell.exit = faults.length > 0 ? 1 : 0
      if (given.json) return terminal.json({ game: game.id, games: done, decisions, depth: given.depth, faults })
      const { green, red } = terminal.colours
      for (const fault of faults) {
        const often = fault.times === 1 ? '' : `; ${fault.times} times, this was the first`
        terminal.print(`${red('fault')}  ${sayFault(fault)}${often}`)
      }
      const counts = `${figure(done)} games, ${figure(decisions)} decisions, ${Object.keys(LAWS).length} laws`
      terminal.print(
        faults.length > 0
          ? `${counts}: ${faults.length === 1 ? 'one fault' : `${faults.length} faults`}`
          : `${green('no faults')}  ${counts}`,
      )
    })

/** Faults of the rules page are not merged, as each names another rule. With the depth `invariants` words are not checked. */
async function rulesFaults(
  game: Game,
  { seed, depth }: Arguments,
  cited: readonly string[],
): Promise<readonly Folded[]> {
  if (depth === 'invariants') return []
  const none = { options: {}, game: 0, move: 0, record: '', times: 1 }
  const place = { ...none, law: 'rules', seats: game.seats.min, seed, notation: 'the rules page' } as const
  return (await checkRules(game, { cited })).map(why => ({ ...place, why }))
}

/** Games per job: small jobs keep all threads busy until the end. */
const SHARE: Readonly<Record<Depth, number>> = { invariants: 250, quick: 4, full: 1 }

/** A game depends on its number alone, not on the job that plays it. */
function sharesOf(game: Game, { games, seed, depth, every }: Arguments): readonly CheckJob[] {
  const size = SHARE[depth]
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    do: 'check',
    game: game.id,
    seed,
    first: i * size,
    games: Math.min(size, games - i * size),
    depth,
    ...(every !== undefined && { every }),
  }))
}
