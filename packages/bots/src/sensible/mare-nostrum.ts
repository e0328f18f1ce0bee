// A sensible player of Mare Nostrum: it looks at every legal action once and takes the one it likes best. A careless one
// does the same, but misjudges each by so many resources at most.

import type { MareNostrum, MnAction, MnState, MnView } from '@tabularium/mare-nostrum'
import type { Bot } from '../bot.ts'
import { heuristicBot, type Scoring } from '../heuristic-bot.ts'
import { NEVER, scoreOn } from './mare-nostrum/score.ts'

/** So many resources. */
const SLACK = 12

export const sensibleMareNostrum = (game: MareNostrum, seed: string | number): Bot<MnView, MnAction> =>
  heuristicBot('sensible', game, scoreOn(game.board), seed, 0)

export const carelessMareNostrum = (game: MareNostrum, seed: string | number): Bot<MnView, MnAction> =>
  heuristicBot('careless', game, scoreOn(game.board), seed, SLACK)

export const scoringOfMareNostrum = (game: MareNostrum): Scoring<MnState, MnAction> => ({
  score: scoreOn(game.board),
  unit: SLACK / 2,
  never: NEVER,
})
