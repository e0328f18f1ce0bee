// How a sensible player of Assyrian Wars likes each of its legal actions. It looks at the position alone and makes no move, so
// that searches can ask it often.

import type { AwAction } from '@tabularium/assyrian-wars'
import type { AwFrame, AwState, Board } from '@tabularium/assyrian-wars/rules'
import type { Seat } from '@tabularium/kernel'
import type { Rate } from '../../liking.ts'
import { thinkOn } from './board.ts'
import { rateCard, rateLoss, rateReaction } from './cards.ts'
import { rateEconomy, ratePlace } from './economy.ts'
import { lookAnew, rateMarch, rateSiege } from './march.ts'
import { rateAnswer, ratePolitics } from './politics.ts'

type Worths = Float64Array | number[]

/** What ends a question without doing anything. */
const QUIET = new Set<AwAction['kind']>(['pass', 'done', 'no', 'halt', 'anchor', 'end', 'raid-end', 'stand'])

function liking(s: AwState, f: AwFrame, action: AwAction): number {
  if (f.at === 'act') {
    return (
      rateCard(s, f.of, action) ??
      ratePolitics(s, f.of, action) ??
      rateMarch(s, f, action) ??
      rateSiege(s, action) ??
      rateEconomy(s, f.of, action) ??
      -1
    )
  }
  return (
    rateAnswer(s, f, action) ??
    rateMarch(s, f, action) ??
    rateReaction(s, f, action) ??
    rateLoss(action) ??
    ratePlace(s, f, action) ??
    (QUIET.has(action.kind) ? 0.1 : 0)
  )
}

export function rate(s: AwState, _seat: Seat, legal: readonly AwAction[], n: number, worths: Worths): void {
  const f = s.frames[s.frames.length - 1]
  lookAnew()
  for (let i = 0; i < n; i++) worths[i] = liking(s, f, legal[i])
}

/** The same, for a game on some board. */
export const rateOn =
  (board: Board): Rate<AwState, AwAction> =>
  (s, seat, legal, n, worths) => {
    thinkOn(board)
    rate(s, seat, legal, n, worths)
  }
