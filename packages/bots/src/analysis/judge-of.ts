// The strongest player of a game as its judge.

import { type Game, isProblem, type Options } from '@tabularium/kernel'
import { netTuning, PLAIN_ITERATIONS } from '../net/net-bot.ts'
import type { Players } from '../player.ts'
import { PLAIN, type Tuning } from '../tuning.ts'
import { sliceOf } from './depth.ts'
import type { Judge } from './judge.ts'
import { playoutJudge } from './playout-judge.ts'
import { treeJudge } from './tree-judge.ts'

export interface JudgeFor {
  readonly judge: Judge
  /** Which player that is. */
  readonly kind: 'net' | 'mcts' | 'plan'
  /** How many iterations stand for one of the usual judge's. */
  readonly times: number
  /** Why the trained network does not judge here; absent: it does, or the game has none. */
  readonly without?: string
}

/** A finished game counts by who won it and by nothing else. */
const byWins = ({ reward: _, ...tuning }: Tuning): Tuning => tuning

/** `weights` is the file of the game's trained network, where there is one. */
export function judgeOf(
  players: Players,
  game: Game,
  { weights, options }: { readonly weights?: Uint8Array | undefined; readonly options: Options },
): JudgeFor {
  const slice = sliceOf(game.id)
  const plain = players.judging?.(game) ?? players.tuning?.(game) ?? PLAIN
  if (players.plan) return { judge: playoutJudge(game, byWins(plain), slice), kind: 'plan', times: 1 }
  if (!players.encoder) return { judge: treeJudge(game, byWins(plain), slice), kind: 'mcts', times: 1 }
  const trained = netTuning(game, players.encoder, plain, { weights, options })
  if (!isProblem(trained)) return { judge: treeJudge(game, byWins(trained), slice), kind: 'net', times: 1 }
  return {
    judge: treeJudge(game, byWins(plain), slice),
    kind: 'mcts',
    times: players.encoder.plainIterations ?? PLAIN_ITERATIONS,
    without: trained.problem,
  }
}
