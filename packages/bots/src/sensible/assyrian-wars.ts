// A sensible player of Assyrian Wars: it looks at every legal action once and takes the one it likes best. A careless one does
// the same, but misjudges each by so much at most.

import type { AssyrianWars, AwAction, AwState, AwView } from '@tabularium/assyrian-wars'
import type { Bot } from '../bot.ts'
import { heuristicBot, type Scoring } from '../heuristic-bot.ts'
import { scoreOn } from './assyrian-wars/score.ts'

/** By so much the careless one misjudges a score. */
const SLACK = 24
/** Two scores that differ by less are equal: chance decides between them. */
const ALIKE = 0.01

export const sensibleAssyrianWars = (game: AssyrianWars, seed: string | number): Bot<AwView, AwAction> =>
  heuristicBot('sensible', game, scoreOn(game.board), seed, ALIKE)

export const carelessAssyrianWars = (game: AssyrianWars, seed: string | number): Bot<AwView, AwAction> =>
  heuristicBot('careless', game, scoreOn(game.board), seed, SLACK)

/** Half of that: what it does not want to do has a score below nothing, and nothing leads in circles. */
export const scoringOfAssyrianWars = (game: AssyrianWars): Scoring<AwState, AwAction> => ({
  score: scoreOn(game.board),
  unit: SLACK / 2,
  never: Number.NEGATIVE_INFINITY,
})
