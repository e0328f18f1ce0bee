// A sensible player of Glory to Rome: it looks at every legal action once and takes the one it likes best. A careless one
// does the same, but misjudges each by so many points at most.

import { type GrAction, type GrView, gloryToRome } from '@tabularium/glory-to-rome'
import { FastChance } from '@tabularium/kernel'
import type { Bot } from '../bot.ts'
import { rate } from './glory-to-rome/rate.ts'

/** So many points. */
export const CARELESS = 3

export function sensibleGloryToRome(seed: string | number, slack = 0): Bot<GrView, GrAction> {
  const chance = new FastChance(seed)
  const worths: number[] = []
  return {
    name: slack > 0 ? 'careless' : 'sensible',
    choose({ view, seat, legal }) {
      if (legal.length === 1) return legal[0]
      rate(gloryToRome.imagine(view, chance), seat, legal, legal.length, worths)
      if (slack > 0) for (let i = 0; i < legal.length; i++) worths[i] += slack * chance.next() * 2 ** -32
      let best = 0
      for (let i = 1; i < legal.length; i++) if (worths[i] > worths[best]) best = i
      return legal[best]
    },
  }
}
