// The other end of a worker thread: plays a share of an arena or of a check, and sends back what came of it.

import { parentPort } from 'node:worker_threads'
import { type Pairing, type Played, playPairing } from '@tabularium/bots'
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

export async function playShare({ game: id, config, seed, most, pairings }: ArenaJob): Promise<readonly Played[]> {
  const game = need(findGame(GAMES, id))
  const played: Played[] = []
  for (const pairing of pairings) {
    const match = await playPairing(game, config, pairing, seed, most)
    if (isProblem(match)) throw new Error((match as Problem).problem)
    played.push({ bots: pairing.bots, winners: match.result.winners })
  }
  return played
}

export function checkShare({ do: _, game: id, ...spec }: CheckJob): Report {
  return checkGame(need(findGame(GAMES, id)), spec)
}

parentPort?.on('message', async ({ id, job }: { id: number; job: ArenaJob | CheckJob }) => {
  try {
    parentPort?.postMessage({ id, result: job.do === 'arena' ? await playShare(job) : checkShare(job) })
  } catch (error) {
    parentPort?.postMessage({ id, error: thrown(error) })
  }
})
