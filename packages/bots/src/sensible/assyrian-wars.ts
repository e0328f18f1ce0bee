// A sensible player of Assyrian Wars: it looks at every legal action once and takes the one it likes best. A careless one does
// the same, but misjudges each by so much at most.

import type { AssyrianWars, AwAction, AwView } from '@tabularium/assyrian-wars'
import type { Bot } from '../bot.ts'
import { likingBot } from '../liking.ts'
import { rateOn } from './assyrian-wars/rate.ts'

/** So many points of liking. Between what it likes alike chance decides. */
const SLACK = 24
const ALIKE = 0.01

export const sensibleAssyrianWars = (game: AssyrianWars, seed: string | number): Bot<AwView, AwAction> =>
  likingBot('sensible', game, rateOn(game.board), seed, ALIKE)

export const carelessAssyrianWars = (game: AssyrianWars, seed: string | number): Bot<AwView, AwAction> =>
  likingBot('careless', game, rateOn(game.board), seed, SLACK)
