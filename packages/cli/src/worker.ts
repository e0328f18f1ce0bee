// The other end of a worker thread: plays a share of an arena, an explorer or a check, or a game to appraise the analysis by, and
// sends back what came of it.

import { parentPort } from 'node:worker_threads'
import {
  type AppraisalSetting,
  appraiseGame,
  type BotMaker,
  type CountedGames,
  countGames,
  type ExplorerHeader,
  type Forfeit,
  type GameAppraisal,
  makeJudge,
  type Pairing,
  type Played,
  playPairing,
} from '@tabularium/bots'
import { makePlayer } from '@tabularium/bots/engine'
import { GAMES } from '@tabularium/bots/games'
import { type Config, isProblem, type Problem } from '@tabularium/kernel'
import { checkGame, type Depth, type Report } from '@tabularium/kernel/check'
import { findGame, need } from './input.ts'
import { thrown } from './pool.ts'

export interface ArenaJob {
  readonly do: 'arena'
  readonly game: string
  readonly config: Config
  readonly seed: string
  readonly most: number
  readonly pairings: readonly Pairing[]
  /** How often a game is played again in which somebody else killed a program. */
  readonly again?: number
}

export interface CheckJob {
  readonly do: 'check'
  readonly game: string
  readonly seed: string
  readonly first: number
  readonly games: number
  readonly depth: Depth
  readonly every?: number
}

export interface AppraisalJob {
  readonly do: 'appraise'
  readonly game: string
  readonly config: Config
  readonly seed: string
  readonly most: number
  readonly pairing: Pairing
  readonly setting: Omit<AppraisalSetting, 'seed'>
  /** By the clock: after this the game is not begun. */
  readonly until?: number
}

export interface ExplorerJob {
  readonly do: 'explorer'
  readonly header: ExplorerHeader
  readonly seed: string
  readonly from: number
  readonly games: number
  /** Not begun after this moment, in milliseconds of the clock. */
  readonly until?: number | undefined
}

/** A game of an arena, and what a program in it could not do. */
export interface PlayedGame extends Played {
  readonly number: number
  readonly forfeit?: Forfeit
}

export async function playShare(job: ArenaJob, make: BotMaker = makePlayer): Promise<readonly PlayedGame[]> {
  const { game: id, config, seed, most, pairings, again = 0 } = job
  const game = need(findGame(GAMES, id))
  const play = (pairing: Pairing) => playPairing(game, config, pairing, seed, most, make)
  const played: PlayedGame[] = []
  for (const pairing of pairings) {
    let match = await play(pairing)
    for (let tries = 0; tries < again && !isProblem(match) && match.forfeit?.isAccident; tries++)
      match = await play(pairing)
    if (isProblem(match)) throw new Error((match as Problem).problem)
    const { result, forfeit } = match
    played.push({
      ...{ number: pairing.number, bots: pairing.bots, winners: result.winners },
      ...(forfeit && { forfeit }),
    })
  }
  return played
}

/** Undefined: too late, or the game did not come to its end. */
export async function appraiseShare(job: AppraisalJob): Promise<GameAppraisal | undefined> {
  const { game: id, config, seed, most, pairing, setting, until } = job
  if (until !== undefined && Date.now() > until) return undefined
  const game = need(findGame(GAMES, id))
  const match = await playPairing(game, config, pairing, seed, most)
  if (isProblem(match)) throw new Error((match as Problem).problem)
  const judge = makeJudge(game, config.options)
  return appraiseGame(game, match.record, judge, { ...setting, seed: `${seed}/${pairing.number}` })
}

export function checkShare({ do: _, game: id, ...spec }: CheckJob): Report {
  return checkGame(need(findGame(GAMES, id)), spec)
}

/** Undefined: it was too late to begin. */
async function countShare({ header, until, ...stretch }: ExplorerJob): Promise<CountedGames | undefined> {
  if (until !== undefined && Date.now() > until) return undefined
  return need(await countGames(need(findGame(GAMES, header.game)), header, stretch))
}

type Job = ArenaJob | CheckJob | AppraisalJob | ExplorerJob

function answerTo(job: Job) {
  switch (job.do) {
    case 'arena':
      return playShare(job)
    case 'appraise':
      return appraiseShare(job)
    case 'check':
      return checkShare(job)
    case 'explorer':
      return countShare(job)
  }
}

parentPort?.on('message', async ({ id, job }: { id: number; job: Job }) => {
  try {
    parentPort?.postMessage({ id, result: await answerTo(job) })
  } catch (error) {
    parentPort?.postMessage({ id, error: thrown(error) })
  }
})
