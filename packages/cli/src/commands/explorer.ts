// `tabularium explorer`: games of strong bots, counted by how they began; one file that the page's explorer reads.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import {
  addTables,
  COUNTERS,
  type CountedGames,
  differs,
  type ExplorerCounts,
  type ExplorerHeader,
  gamesIn,
  mergeCounts,
  readCounts,
  type Tables,
  writeCounts,
} from '@tabularium/bots'
import { type Command, Option } from 'commander'
import { botHelp, botSpecs, noteFallbacks } from '../bots.ts'
import { InputError, need, reason } from '../input.ts'
import { inWorkers } from '../pool.ts'
import {
  botsOption,
  choose,
  command,
  gameOption,
  numberOption,
  playersOption,
  type Shell,
  seedOption,
  type TableArguments,
  workersOption,
} from '../shell.ts'
import { figure } from '../terminal.ts'
import type { ExplorerJob } from '../worker.ts'

interface Arguments extends TableArguments {
  readonly bots: string
  readonly games: number
  readonly seed: string
  readonly out?: string
  readonly minutes?: number
  readonly workers?: number
  readonly merge?: readonly string[]
}

const more =
  () => `Counts what strong games begin with and how often that wins: in wonders-duel the draft and the first turns of Age I, in
glory-to-rome the first structures. The same bot has all seats of a game; of several, each game has the next.
With --out the counts are written there every half a minute, and a run that was stopped goes on where the file ends.
Each game depends only on the seed and its number. Files of different seeds are added up with --merge.

${botHelp()}`

/** Games of one job, and how often what is done is written down. */
const GAMES_A_JOB = 4
const WRITE_MS = 30_000

const emptyCounts = (header: ExplorerHeader): ExplorerCounts => ({ ...header, runs: [], unfinished: 0, tables: {} })

function fromFile(file: string): ExplorerCounts {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new InputError(`${file}: ${reason(error)}`)
  }
  return need(readCounts(text), file)
}

/** In one go: a run that is stopped leaves the file as it was or as it will be. */
function toFile(file: string, counts: ExplorerCounts): void {
  try {
    writeFileSync(`${file}.part`, writeCounts(counts))
    renameSync(`${file}.part`, file)
  } catch (error) {
    throw new InputError(`${file}: ${reason(error)}`)
  }
}

const playedOf = ({ runs }: ExplorerCounts, seed: string): number => runs.find(run => run.seed === seed)?.games ?? 0

/** `worker`: the file that its threads run. */
export const explorerCommand = (shell: Shell, worker = new URL('../worker.ts', import.meta.url)): Command =>
  command(
    'explorer',
    'Count how games of strong bots begin, and how often that wins.',
    [
      'tabularium explorer wonders-duel --bots net:200 --games 20000 --out counts.json',
      'tabularium explorer glory-to-rome --players 2 --bots net:60 --games 5000 --seed 2 --minutes 9 --out second.json',
      'tabularium explorer wonders-duel --merge first.json second.json --out both.json',
    ],
    more(),
  )
    .argument('<game>', `one of: ${Object.keys(COUNTERS).join(', ')}`)
    .addOption(botsOption('the bots, separated by commas').default('net:200'))
    .addOption(
      numberOption(
        '-n, --games <n>',
        'number of games of this seed, those in the file included',
        1,
        1_000_000_000,
      ).default(1000),
    )
    .addOption(seedOption())
    .addOption(numberOption('--minutes <n>', 'begin no more games after so many minutes', 1, 100_000))
    .addOption(new Option('--out <file>', 'where the counts are written (default: printed)'))
    .addOption(new Option('--merge <files...>', 'play nothing: add these files up'))
    .addOption(playersOption())
    .addOption(gameOption())
    .addOption(workersOption())
    .action(async (id: string, given: Arguments) => {
      const { terminal } = shell
      const { game, seats, options } = choose(shell, id, given)
      if (!Object.hasOwn(COUNTERS, game.id)) {
        throw new InputError(`there is no explorer of ${game.id}; there are: ${Object.keys(COUNTERS).join(', ')}`)
      }
      const deliver = (counts: ExplorerCounts): void => {
        if (given.out === undefined) terminal.streams.output.write(writeCounts(counts))
        else toFile(given.out, counts)
        terminal.note(`${figure(gamesIn(counts))} games counted`)
      }
      if (given.merge) {
        const all = given.merge.map(fromFile)
        const strange = all.find(counts => counts.game !== game.id)
        if (strange) throw new InputError(`--merge: these are counts of ${strange.game}, not of ${game.id}`)
        deliver(all.reduce((sum, counts) => need(mergeCounts(sum, counts), '--merge')))
        return
      }
      const bots = botSpecs(game, given.bots)
      noteFallbacks(terminal, game, options, bots)
      const header: ExplorerHeader = { game: game.id, rules: game.rules, seats, options, bots }
      deliver(await count(shell, worker, header, given))
    })

async function count(
  { terminal }: Shell,
  worker: URL,
  header: ExplorerHeader,
  { games, seed, out, minutes, workers }: Arguments,
): Promise<ExplorerCounts> {
  const begun = out !== undefined && existsSync(out) ? fromFile(out) : emptyCounts(header)
  const problem = differs(begun, header)
  if (problem) throw new InputError(`${out}: ${problem.problem}; name another file`)
  let played = playedOf(begun, seed)
  let { unfinished } = begun
  const tables: Tables = {}
  addTables(tables, begun.tables)
  const others = begun.runs.filter(run => run.seed !== seed)
  const soFar = (): ExplorerCounts => ({ ...header, runs: [...others, { seed, games: played }], unfinished, tables })
  const until = minutes === undefined ? undefined : Date.now() + 60_000 * minutes
  const jobs: ExplorerJob[] = []
  for (let from = played; from < games; from += GAMES_A_JOB) {
    jobs.push({ do: 'explorer', header, seed, from, games: Math.min(GAMES_A_JOB, games - from), until })
  }
  const bar = terminal.bar('explorer', games)
  // Put together in the order of the games, so that what is in the file is always the first so many.
  const waiting = new Map<number, CountedGames | undefined>()
  let next = 0
  let written = performance.now()
  await inWorkers<ExplorerJob, CountedGames | undefined>(worker, jobs, workers, (answer, number) => {
    waiting.set(number, answer)
    for (let first = waiting.get(next); first !== undefined; first = waiting.get(next)) {
      waiting.delete(next++)
      played += first.games
      unfinished += first.unfinished
      addTables(tables, first.tables)
    }
    bar.at(played, `${figure(played)} of ${figure(games)} games`)
    if (out !== undefined && performance.now() - written > WRITE_MS) {
      written = performance.now()
      toFile(out, soFar())
    }
  })
  bar.end()
  return soFar()
}
