// A sensible player of Mare Nostrum: it looks at every legal action once and takes the one it likes best. A careless one
// does the same, but misjudges each by so many resources at most.

import type { MareNostrum, MnAction, MnView } from '@tabularium/mare-nostrum'
import type { Bot } from '../bot.ts'
import { heuristicBot } from '../heuristic-bot.ts'
import { scoreOn } from './mare-nostrum/score.ts'

/** So many resources. */
const SLACK = 12

export const sensibleMareNostrum = (game: MareNostrum, seed: string | number): Bot<MnView, MnAction> =>
  heuristicBot('sensible', game, scoreOn(game.board), seed, 0)

export const carelessMareNostrum = (game: MareNostrum, seed: string | number): Bot<MnView, MnAction> =>
  heuristicBot('careless', game, scoreOn(game.board), seed, SLACK)
