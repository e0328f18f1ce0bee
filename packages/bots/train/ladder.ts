// Measures how strong bots are against each other, pair by pair, on all cores: node packages/bots/train/ladder.ts <plan> <out>
// [--minutes n] [--workers n] [--seed s] [--only game]. A line of the plan is a pair: <game> <weaker> <stronger> <games> [<core
// seconds>]. Every game is a line in <out>/games.jsonl, so that a run that was stopped goes on where it was; the sums are
// in <out>/ladder.jsonl and on the screen. A game follows from the seed and its number, as in `tabularium arena`.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { type Config, completeOptions, type Game, isProblem } from '@tabularium/kernel'
import { pairings, playPairing } from '../src/arena.ts'
import { appendGame, readGameLog } from '../src/game-log.ts'
import { GAMES } from '../src/games.ts'
import { ratings, wilson } from '../src/rating.ts'

interface Pair {
  readonly game: string
  readonly weaker: string
  readonly stronger: string
  readonly games: number
  /** All its games together may take so many seconds of one core. */
  readonly seconds: number
}

interface Job {
  readonly pair: Pair
  readonly number: number
  readonly seed: string
}

interface PlayedGame {
  readonly game: string
  readonly weaker: string
  readonly stronger: string
  readonly seed: string
  readonly number: number
  /** What the stronger one won of it. */
  readonly won: number
  /** A win of nobody: it was broken off. */
  readonly unfinished?: true
  readonly ms: number
}

/** The tables on which levels are measured. */
const TABLES: Readonly<Record<string, { readonly seats: number; readonly options: Readonly<Record<string, string>> }>> =
  {
    'wonders-duel': { seats: 2, options: {} },
    'glory-to-rome': { seats: 2, options: {} },
    'mare-nostrum': { seats: 3, options: {} },
    'assyrian-wars': { seats: 2, options: { scenario: 'two-rivers' } },
  }

function tableOf(id: string): { readonly game: Game; readonly config: Config } {
  const game = GAMES.find(one => one.id === id)
  const table = TABLES[id]
  if (!game || !table) throw new Error(`there is no game '${id}'`)
  const options = completeOptions(game.options, table.options)
  if (isProblem(options)) throw new Error(options.problem)
  return { game, config: { seats: table.seats, options } }
}

async function play({ pair, number, seed }: Job): Promise<PlayedGame> {
  const { weaker, stronger, games } = pair
  const { game, config } = tableOf(pair.game)
  const began = performance.now()
  const pairing = pairings([weaker, stronger], Math.max(games, number + 1), config.seats)[number]
  const match = await playPairing(game, config, pairing, seed)
  if (isProblem(match)) throw new Error(match.problem)
  const { winners } = match.result
  const own = winners.filter(seat => pairing.bots[seat] === stronger).length
  const ms = Math.round(performance.now() - began)
  return {
    ...{ game: pair.game, weaker, stronger, seed, number, won: winners.length === 0 ? 0 : own / winners.length, ms },
    ...(winners.length === 0 && { unfinished: true }),
  }
}

function readPlan(file: string, only: string | undefined): readonly Pair[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, i) => {
    const [game, weaker, stronger, games, seconds = '1e9', ...rest] = line.replace(/#.*/, '').trim().split(/\s+/)
    if (game === '') return []
    if (games === undefined || rest.length > 0 || !(Number(games) > 0) || !(Number(seconds) > 0))
      throw new Error(
        `${file}, line ${i + 1}: '${line}' is no pair: <game> <weaker> <stronger> <games> [<core seconds>]`,
      )
    return only === undefined || only === game
      ? [{ game, weaker, stronger, games: Number(games), seconds: Number(seconds) }]
      : []
  })
}

const keyOf = ({ game, weaker, stronger }: Pick<Pair, 'game' | 'weaker' | 'stronger'>): string =>
  `${game} ${weaker} ${stronger}`

/** What a pair has come to. */
interface Sum {
  readonly numbers: Set<number>
  won: number
  unfinished: number
  ms: number
  /** Numbers given out. */
  next: number
}

const newSum = (): Sum => ({ numbers: new Set(), won: 0, unfinished: 0, ms: 0, next: 0 })

function add(sum: Sum, { number, won, ms, unfinished }: PlayedGame): void {
  sum.numbers.add(number)
  sum.won += won
  sum.ms += ms
  if (unfinished) sum.unfinished++
}

const rounded = (x: number): number => Math.round(x * 1000) / 1000

/** One line a pair, then one a game with the ratings of all its bots on one scale, the weakest at 0. */
function report(pairs: readonly Pair[], sums: ReadonlyMap<string, Sum>): readonly object[] {
  const lines: object[] = pairs.map(pair => {
    const { numbers, won, ms, unfinished } = sums.get(keyOf(pair)) ?? newSum()
    const games = numbers.size
    const { low, high } = wilson(won, games)
    return {
      ...{ game: pair.game, against: pair.weaker, spec: pair.stronger, games, won: rounded(won / Math.max(1, games)) },
      ...{ low: rounded(low), high: rounded(high), unfinished, msPerGame: Math.round(ms / Math.max(1, games)) },
    }
  })
  for (const game of new Set(pairs.map(pair => pair.game))) {
    const own = pairs.filter(pair => pair.game === game)
    const bots = [...new Set(own.flatMap(({ weaker, stronger }) => [weaker, stronger]))]
    const beat = bots.map(() => bots.map(() => 0))
    for (const pair of own) {
      const { numbers, won } = sums.get(keyOf(pair)) ?? newSum()
      const [low, high] = [bots.indexOf(pair.weaker), bots.indexOf(pair.stronger)]
      beat[high][low] += won
      beat[low][high] += numbers.size - won
    }
    const rated = ratings(beat, undefined)
    const least = Math.min(...rated)
    const rows = bots.map((bot, i) => [bot, Math.round(rated[i] - least)] as const).sort((a, b) => a[1] - b[1])
    lines.push({ game, ratings: Object.fromEntries(rows) })
  }
  return lines
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '1000000' },
      workers: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: 'ladder-1' },
      only: { type: 'string' },
    },
  })
  const [plan, out] = positionals
  if (plan === undefined || out === undefined) {
    console.error('usage: ladder <plan> <out folder> [--minutes n] [--workers n] [--seed s] [--only game]')
    process.exit(2)
  }
  const pairs = readPlan(plan, values.only)
  mkdirSync(out, { recursive: true })
  const file = join(out, 'games.jsonl')
  const sums = new Map(pairs.map(pair => [keyOf(pair), newSum()]))
  const before = readGameLog<PlayedGame>(file)
  if (isProblem(before)) throw new Error(before.problem)
  for (const played of before) {
    const sum = played.seed === values.seed ? sums.get(keyOf(played)) : undefined
    if (sum && !sum.numbers.has(played.number)) add(sum, played)
  }
  const end = performance.now() + Number(values.minutes) * 60_000
  let turn = 0
  /** The pairs take turns, so that whenever the time is over all have come about as far. */
  const next = (): Job | undefined => {
    if (performance.now() >= end) return undefined
    for (let tries = 0; tries < pairs.length; tries++) {
      const pair = pairs[turn++ % pairs.length]
      const sum = sums.get(keyOf(pair)) as Sum
      while (sum.numbers.has(sum.next)) sum.next++
      if (sum.next >= pair.games || sum.ms > pair.seconds * 1000) continue
      return { pair, number: sum.next++, seed: values.seed }
    }
    return undefined
  }
  const done = (played: PlayedGame): void => {
    appendGame(file, played)
    add(sums.get(keyOf(played)) as Sum, played)
  }
  const tell = (): void => {
    const lines = report(pairs, sums).map(line => JSON.stringify(line))
    writeFileSync(join(out, 'ladder.jsonl'), `${lines.join('\n')}\n`)
    console.log(lines.join('\n'))
  }
  const run = async (worker: Worker): Promise<void> => {
    for (let job = next(); job !== undefined; job = next()) {
      const played = await Promise.race([ask(worker, job), until(end)])
      if (played === undefined) return
      done(played)
    }
  }
  const workers = Array.from({ length: Number(values.workers) }, () => new Worker(new URL(import.meta.url)))
  await Promise.all(workers.map(run))
  tell()
  // Games that are not over yet are of no use.
  process.exit(0)
}

const until = (end: number): Promise<undefined> =>
  new Promise(resolve =>
    setTimeout(() => resolve(undefined), Math.min(2 ** 31 - 1, Math.max(0, end - performance.now()))).unref(),
  )

const ask = (worker: Worker, job: Job): Promise<PlayedGame> =>
  new Promise((resolve, reject) => {
    const failed = (error: unknown): void => reject(error)
    worker.once('error', failed).once('message', (played: PlayedGame) => {
      worker.off('error', failed)
      resolve(played)
    })
    worker.postMessage(job)
  })

if (isMainThread) await main()
else parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await play(job)))
