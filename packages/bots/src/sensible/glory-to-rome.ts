// A sensible player of Glory to Rome: it looks at every legal action once and takes the one it likes best. A careless one
// does the same, but misjudges each by so many points at most.

import { type GrAction, type GrState, type GrView, gloryToRome } from '@tabularium/glory-to-rome'
import type { Bot } from '../bot.ts'
import { heuristicBot, type Scoring } from '../heuristic-bot.ts'
import { NEVER, score } from './glory-to-rome/score.ts'

/** So many points. */
const SLACK = 3

export const sensibleGloryToRome = (seed: string | number): Bot<GrView, GrAction> =>
  heuristicBot('sensible', gloryToRome, score, seed, 0)

export const carelessGloryToRome = (seed: string | number): Bot<GrView, GrAction> =>
  heuristicBot('careless', gloryToRome, score, seed, SLACK)

export const scoringOfGloryToRome: Scoring<GrState, GrAction> = { score, unit: SLACK, never: NEVER }
