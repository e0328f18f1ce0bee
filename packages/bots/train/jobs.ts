// What the threads of the trainer do: play games of self-play, or games of a match. Every game follows from the seed and
// its number alone.

import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { type Config, type Game, isProblem, type Problem } from '@tabularium/kernel'
import type { Bot } from '../src/bot.ts'
import { GAMES } from '../src/games.ts'
import { makeBot, PLAYERS } from '../src/make.ts'
import { playGame } from '../src/match.ts'
import { mctsBot } from '../src/mcts.ts'
import { type NetEncoder, optionsOfGame, seatsOfGame } from '../src/net/encoder.ts'
import { type Net, tuneByNet, unpackNet } from '../src/net/net.ts'
import { newSampleWriter, packSamples } from '../src/net/samples.ts'
import { SELF_PLAY, type SelfPlaySetting, selfPlay, WITHOUT_NET, WITHOUT_SEARCH } from '../src/net/self-play.ts'
import { PLAIN, type Tuning } from '../src/tuning.ts'
import { encoderOf } from './encoders.ts'

/** A player of a match or of self-play: a bot's name, or a net in a file, with so many iterations. */
export interface Contestant {
  /** Absent: the search without a net. */
  readonly net?: string
  readonly iterations: number
}

export interface PlayJob {
  readonly do: 'play'
  readonly game: string
  readonly seed: string
  readonly from: number
  readonly games: number
  readonly teacher: Contestant
  /** Three decisions in four get only so many iterations; 0: all get the same. */
  readonly quick: number
  /** How many sit at the table; 0: the encoder's table sizes in turn. */
  readonly seats: number
}

export interface MatchJob {
  readonly do: 'match'
  readonly game: string
  readonly seed: string
  /** As many games one after another as there are seats are dealt alike, the first contestant in each seat once; the other one
   *  has all other seats. */
  readonly from: number
  readonly games: number
  readonly contestants: readonly [Contestant, Contestant]
}

export interface Played {
  readonly samples: Uint8Array
  readonly positions: number
  readonly ends: Readonly<Record<string, number>>
}

export interface Matched {
  /** What the first contestant won, of so many games; and how often by each end. */
  readonly won: number
  readonly games: number
  readonly ends: Readonly<Record<string, number>>
}

export type Job = PlayJob | MatchJob

const sure = <T>(value: T | Problem | undefined, what: string): T => {
  if (value === undefined) throw new Error(what)
  if (isProblem(value)) throw new Error(value.problem)
  return value as T
}

export interface Subject {
  readonly game: Game
  readonly encoder: NetEncoder
  /** The table of a game, by its number. */
  config(number: number): Config
}

/** The game of this name, as a net is trained for it. */
export function subjectOf(id: string): Subject {
  const game = sure(
    GAMES.find(one => one.id === id),
    `there is no game '${id}'`,
  )
  const encoder = sure(encoderOf(id), `nobody has written yet what a net is told of ${id}`)
  return {
    game,
    encoder,
    config: number => ({ seats: seatsOfGame(encoder, number), options: optionsOfGame(encoder, number) }),
  }
}

const nets = new Map<string, Net>()
function netIn(file: string, { game, encoder }: Subject): Net {
  const net = nets.get(file) ?? sure(unpackNet(readFileSync(file), game, encoder), file)
  nets.set(file, net)
  return net
}

export function tuningOf(subject: Subject, { net }: Pick<Contestant, 'net'>): Tuning {
  const plain = PLAYERS[subject.game.id]?.tuning?.(subject.game) ?? PLAIN
  return net === undefined ? plain : tuneByNet(subject.game, subject.encoder, netIn(net, subject), plain)
}

const FULL_EVERY = 4

const count = (ends: Record<string, number>, reason: string): void => {
  ends[reason] = (ends[reason] ?? 0) + 1
}

function play(job: PlayJob): Played {
  const subject = subjectOf(job.game)
  const { game, encoder, config } = subject
  const writer = newSampleWriter(encoder.seats)
  const taught = job.teacher.net === undefined
  const setting: SelfPlaySetting = {
    ...SELF_PLAY,
    tuning: tuningOf(subject, job.teacher),
    iterations: job.teacher.iterations,
    ...(taught && (job.teacher.iterations === 0 ? WITHOUT_SEARCH : WITHOUT_NET)),
    ...(job.quick > 0 && { fullEvery: FULL_EVERY, quickIterations: job.quick }),
    ...(encoder.randomEvery && { randomEvery: encoder.randomEvery }),
    ...(encoder.keepEvery && { keepEvery: encoder.keepEvery }),
    ...(encoder.isTurned && { turned: true }),
  }
  const ends: Record<string, number> = {}
  const tableOf = (number: number): Config => (job.seats > 0 ? { ...config(number), seats: job.seats } : config(number))
  for (let i = job.from; i < job.from + job.games; i++) {
    count(ends, selfPlay(game, tableOf(i), encoder, setting, `${job.seed}/${i}`, writer).reason)
  }
  const positions = writer.size
  return { samples: packSamples(writer.take()), positions, ends }
}

function botOf(subject: Subject, contestant: Contestant, seed: string): Bot {
  const { net, iterations } = contestant
  if (net === undefined) return sure(makeBot(`mcts:${iterations}`, subject.game, seed), 'mcts')
  return mctsBot(subject.game, {
    name: `net:${iterations}`,
    budget: { iterations },
    seed,
    tuning: tuningOf(subject, contestant),
  })
}

async function match(job: MatchJob): Promise<Matched> {
  const subject = subjectOf(job.game)
  const ends: Record<string, number> = {}
  const table = subject.config(0)
  const { seats } = table
  let won = 0
  for (let i = job.from; i < job.from + job.games; i++) {
    const mine = i % seats
    const bots = Array.from({ length: seats }, (_, seat) =>
      botOf(subject, job.contestants[seat === mine ? 0 : 1], `${job.seed}/${i}/${seat}`),
    )
    const { result } = await playGame(subject.game, table, bots, `${job.seed}/${Math.floor(i / seats)}`)
    const { winners } = result
    const share = winners.includes(mine) ? 1 / winners.length : 0
    won += share
    count(ends, `${share > 0.5 ? 'won' : share < 0.5 ? 'lost' : 'drawn'} by ${result.reason}`)
  }
  return { won, games: job.games, ends }
}

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(job.do === 'play' ? play(job) : await match(job))
})
