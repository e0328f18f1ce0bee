// A sensible player of Mare Nostrum: it looks at every legal action once and takes the one it likes best. A careless one
// does the same, but misjudges each by so many resources at most.

import { FastChance } from '@tabularium/kernel'
import { type MnAction, type MnView, mareNostrum } from '@tabularium/mare-nostrum'
import type { Bot } from '../bot.ts'
import { rate } from './mare-nostrum/rate.ts'

/** So many resources. */
export const CARELESS_AT_SEA = 12

export function sensibleMareNostrum(seed: string | number, slack = 0): Bot<MnView, MnAction> {
  const chance = new FastChance(seed)
  const worths: number[] = []
  return {
    name: slack > 0 ? 'careless' : 'sensible',
    choose({ view, seat, legal }) {
      if (legal.length === 1) return legal[0]
      rate(mareNostrum.imagine(view, chance), seat, legal, legal.length, worths)
      if (slack > 0) for (let i = 0; i < legal.length; i++) worths[i] += slack * chance.next() * 2 ** -32
      let best = 0
      for (let i = 1; i < legal.length; i++) if (worths[i] > worths[best]) best = i
      return legal[best]
    },
  }
}
