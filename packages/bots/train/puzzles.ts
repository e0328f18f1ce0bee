// Makes puzzles: npm run puzzles -- <game> [options]. Games of bots, one after another on every thread; what is found is written
// down game by game, so that a run may be stopped at any time, and goes on where it was.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort } from 'node:worker_threads'
import { GAMES } from '../src/games.ts'
import { type Made, makePuzzles, sourceOf } from '../src/puzzles/make.ts'
import { writePuzzleGame, writePuzzleGames } from '../src/puzzles/text.ts'
import { inThreads } from './pool.ts'

const USAGE = `npm run puzzles -- <game> [options]

  --out dir     where what is found is kept (default data/puzzles); the same folder goes on where it was
  --count n     stops when so many are found (default 500)
  --minutes n   stops after so many minutes (default: never)
  --workers n   threads (default: all cores)
  --seed s      of everything (default rome)
  --from n      the first game's number, where the folder has none yet (default 0)`

interface PuzzleJob {
  readonly game: string
  readonly seed: string
  readonly number: number
  readonly until: number
}

function gameOf(id: string | undefined) {
  const game = GAMES.find(one => one.id === id)
  if (!game) {
    process.stderr.write(`there is no game '${id}'; there are: ${GAMES.map(one => one.id).join(', ')}\n\n${USAGE}\n`)
    process.exit(2)
  }
  return game
}

function numberOf(name: string, text: string, least: number): number {
  const n = Number(text)
  if (Number.isFinite(n) && n >= least) return n
  process.stderr.write(`--${name} is a number from ${least} on\n`)
  process.exit(2)
}

interface Log {
  readonly seed: string
  readonly next: number
  readonly found: number
  readonly looked: number
  readonly stoodOut: number
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'data/puzzles' },
      count: { type: 'string', default: '500' },
      minutes: { type: 'string', default: '100000' },
      workers: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: 'rome' },
      from: { type: 'string', default: '0' },
    },
  })
  const game = gameOf(positionals[0])
  sourceOf(game.id)
  const count = numberOf('count', values.count, 1)
  const until = Date.now() + 60_000 * numberOf('minutes', values.minutes, 0)
  const workers = numberOf('workers', values.workers, 1)
  mkdirSync(values.out, { recursive: true })
  const file = join(values.out, `${game.id}.txt`)
  const logFile = join(values.out, `${game.id}.json`)
  let log: Log = existsSync(logFile)
    ? (JSON.parse(readFileSync(logFile, 'utf8')) as Log)
    : { seed: values.seed, next: numberOf('from', values.from, 0), found: 0, looked: 0, stoodOut: 0 }
  if (!existsSync(file)) writeFileSync(file, writePuzzleGames([]))
  const began = Date.now()
  let given = log.next
  await inThreads<Made, PuzzleJob>(
    new URL(import.meta.url),
    workers,
    () =>
      Date.now() > until || log.found >= count ? undefined : { game: game.id, seed: log.seed, number: given++, until },
    (made, job) => {
      if (made.game) appendFileSync(file, writePuzzleGame(made.game))
      log = {
        ...log,
        next: job.number + 1,
        found: log.found + made.kept,
        looked: log.looked + made.looked,
        stoodOut: log.stoodOut + made.stoodOut,
      }
      writeFileSync(logFile, JSON.stringify(log))
      process.stderr.write(
        `${game.id}: game ${job.number}, ${log.found} puzzles of ${log.stoodOut} that stood out in ${log.looked} decisions; ${Math.round((Date.now() - began) / 1000)} s\n`,
      )
    },
  )
}

parentPort?.on('message', async (job: PuzzleJob) => {
  const { game, ...setting } = job
  parentPort?.postMessage(await makePuzzles(gameOf(game), setting))
})

if (isMainThread) await main()
