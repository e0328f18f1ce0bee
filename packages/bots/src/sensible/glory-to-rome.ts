// A sensible player of Glory to Rome: it looks at every legal action once and takes the one it likes best. A careless one
// does the same, but misjudges each by so many points at most.

import { type GrAction, type GrView, gloryToRome } from '@tabularium/glory-to-rome'
import type { Bot } from '../bot.ts'
import { likingBot } from '../liking.ts'
import { rate } from './glory-to-rome/rate.ts'

/** So many points. */
const SLACK = 3

export const sensibleGloryToRome = (seed: string | number): Bot<GrView, GrAction> =>
  likingBot('sensible', gloryToRome, rate, seed, 0)

export const carelessGloryToRome = (seed: string | number): Bot<GrView, GrAction> =>
  likingBot('careless', gloryToRome, rate, seed, SLACK)
