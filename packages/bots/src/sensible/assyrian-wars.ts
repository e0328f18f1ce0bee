// A sensible player of Assyrian Wars: it looks at every legal action once and takes the one it likes best. A careless one does
// the same, but misjudges each by so much at most.

import { type AwAction, type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { FastChance } from '@tabularium/kernel'
import type { Bot } from '../bot.ts'
import { rate } from './assyrian-wars/rate.ts'

/** So many points of liking. */
export const CARELESS_IN_ASSYRIA = 24

export function sensibleAssyrianWars(seed: string | number, slack = 0): Bot<AwView, AwAction> {
  const chance = new FastChance(seed)
  const worths: number[] = []
  return {
    name: slack > 0 ? 'careless' : 'sensible',
    choose({ view, seat, legal }) {
      if (legal.length === 1) return legal[0]
      rate(assyrianWars.imagine(view, chance), seat, legal, legal.length, worths)
      // Between what it likes alike chance decides.
      for (let i = 0; i < legal.length; i++) worths[i] += (slack + 0.01) * chance.next() * 2 ** -32
      let best = 0
      for (let i = 1; i < legal.length; i++) if (worths[i] > worths[best]) best = i
      return legal[best]
    },
  }
}
