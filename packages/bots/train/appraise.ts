// Appraises the analysis on a machine that has no packages installed (`tabularium appraise` does it elsewhere): games of bots, one after
// another on every thread, each written down as it is done. What is found is told by `tabularium appraise --keep`.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort } from 'node:worker_threads'
import { type Config, completeOptions, isProblem } from '@tabularium/kernel'
import { appraiseGame, type GameAppraisal } from '../src/analysis/appraisal.ts'
import { type AppraisedGame, readAppraised, writeAppraised } from '../src/analysis/appraised.ts'
import { iterationsOf } from '../src/analysis/depth.ts'
import { type Pairing, pairings, playPairing } from '../src/arena.ts'
import { GAMES } from '../src/games.ts'
import { makeJudge } from '../src/make.ts'
import { inThreads } from './pool.ts'

const USAGE = `appraise <game> [options]

  --bots a,b      who plays; a single one takes every seat
  --seats n       (default 2)
  --option k=v    of the table; may be given several times
  --games n       so many in all (default 50)
  --positions n   so many moves of each game are judged (default: all)
  --best n        so many best moves of each game are looked at again (default 0)
  --times n       so many times as long (default 10)
  --out dir       where what is found is kept (default data/appraise); the same folder goes on where it was
  --name s        the file's name there (default: the game's)
  --minutes n     begins no game after so many minutes (default: never)
  --workers n     threads (default: all cores)
  --seed s        of everything (default appraise)`

interface AppraiseJob {
  readonly game: string
  readonly config: Config
  readonly seed: string
  readonly pairing: Pairing
  readonly positions?: number
  readonly best: number
  readonly times: number
}

function fail(problem: string): never {
  process.stderr.write(`${problem}\n\n${USAGE}\n`)
  process.exit(2)
}

const gameOf = (id: string | undefined) => GAMES.find(one => one.id === id) ?? fail(`there is no game '${id}'`)

function numberOf(name: string, text: string, least: number): number {
  const n = Number(text)
  return Number.isFinite(n) && n >= least ? n : fail(`--${name} is a number from ${least} on`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      bots: { type: 'string', default: 'sensible' },
      seats: { type: 'string', default: '2' },
      option: { type: 'string', multiple: true, default: [] },
      games: { type: 'string', default: '50' },
      positions: { type: 'string' },
      best: { type: 'string', default: '0' },
      times: { type: 'string', default: '10' },
      out: { type: 'string', default: 'data/appraise' },
      name: { type: 'string' },
      minutes: { type: 'string', default: '100000' },
      workers: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: 'appraise' },
    },
  })
  const game = gameOf(positionals[0])
  const options = completeOptions(game.options, Object.fromEntries(values.option.map(one => one.split('=', 2))))
  if (isProblem(options)) fail(`--option: ${options.problem}`)
  const seats = numberOf('seats', values.seats, 2)
  const until = Date.now() + 60_000 * numberOf('minutes', values.minutes, 0)
  const setting = {
    best: numberOf('best', values.best, 0),
    times: numberOf('times', values.times, 2),
    ...(values.positions !== undefined && { positions: numberOf('positions', values.positions, 1) }),
  }
  mkdirSync(values.out, { recursive: true })
  const file = join(values.out, `${values.name ?? game.id}.jsonl`)
  const before = existsSync(file) ? readAppraised(readFileSync(file, 'utf8')) : []
  if (isProblem(before)) fail(`${file}, line ${before.line}: ${before.problem}`)
  const done = new Set(before.map(({ number }) => number))
  const left = pairings(values.bots.split(','), numberOf('games', values.games, 1), seats).filter(
    ({ number }) => !done.has(number),
  )
  const began = Date.now()
  await inThreads<GameAppraisal | undefined, AppraiseJob>(
    new URL(import.meta.url),
    Math.max(1, Math.min(left.length, numberOf('workers', values.workers, 1))),
    () => {
      const pairing = Date.now() > until ? undefined : left.shift()
      return pairing && { game: game.id, config: { seats, options }, seed: values.seed, pairing, ...setting }
    },
    (found, { pairing }) => {
      if (!found) return
      const one: AppraisedGame = { ...pairing, found }
      appendFileSync(file, writeAppraised(one))
      process.stderr.write(`${game.id}: game ${pairing.number}; ${Math.round((Date.now() - began) / 1000)} s\n`)
    },
  )
}

async function appraised(job: AppraiseJob): Promise<GameAppraisal | undefined> {
  const { config, seed, pairing, best, times, positions } = job
  const game = gameOf(job.game)
  const match = await playPairing(game, config, pairing, seed)
  if (isProblem(match)) throw new Error(match.problem)
  const iterations = iterationsOf(game.id, 'standard')
  return appraiseGame(game, match.record, makeJudge(game, config.options), {
    ...(positions !== undefined && { positions }),
    ...{ seed: `${seed}/${pairing.number}`, iterations, again: times * iterations, best },
  })
}

parentPort?.on('message', async (job: AppraiseJob) => parentPort?.postMessage(await appraised(job)))

if (isMainThread) await main()
