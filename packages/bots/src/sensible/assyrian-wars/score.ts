// How a sensible player of Assyrian Wars likes each of its legal actions. It looks at the position alone and makes no move, so
// that searches can ask it often.

import type { AwAction } from '@tabularium/assyrian-wars'
import type { AwFrame, AwState, Board } from '@tabularium/assyrian-wars/rules'
import type { Seat } from '@tabularium/kernel'
import type { ScoreMoves } from '../../heuristic-bot.ts'
import { thinkOn } from './board.ts'
import { scoreCard, scoreLoss, scoreReaction } from './cards.ts'
import { scoreEconomy, scorePlace } from './economy.ts'
import { scoreMarch, scoreSiege } from './march.ts'
import { clearCache, type MarchCache, newMarchCache } from './march-cache.ts'
import { scoreAnswer, scorePolitics } from './politics.ts'

type Scores = Float64Array | number[]

/** What ends a question without doing anything. */
const QUIET = new Set<AwAction['kind']>(['pass', 'done', 'no', 'halt', 'anchor', 'end', 'raid-end', 'stand'])

function scoreOf(s: AwState, cache: MarchCache, f: AwFrame, action: AwAction): number {
  if (f.at === 'act') {
    return (
      scoreCard(s, f.of, action) ??
      scorePolitics(s, f.of, action) ??
      scoreMarch(s, cache, f, action) ??
      scoreSiege(s, action) ??
      scoreEconomy(s, f.of, action) ??
      -1
    )
  }
  return (
    scoreAnswer(s, f, action) ??
    scoreMarch(s, cache, f, action) ??
    scoreReaction(s, f, action) ??
    scoreLoss(action) ??
    scorePlace(s, f, action) ??
    (QUIET.has(action.kind) ? 0.1 : 0)
  )
}

const cache = newMarchCache()

export function score(s: AwState, _seat: Seat, legal: readonly AwAction[], n: number, scores: Scores): void {
  const f = s.frames[s.frames.length - 1]
  clearCache(cache)
  for (let i = 0; i < n; i++) scores[i] = scoreOf(s, cache, f, legal[i])
}

/** The same, for a game on some board. */
export const scoreOn =
  (board: Board): ScoreMoves<AwState, AwAction> =>
  (s, seat, legal, n, scores) => {
    thinkOn(board)
    score(s, seat, legal, n, scores)
  }
