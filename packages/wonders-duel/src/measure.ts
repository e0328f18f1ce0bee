// Figures of a position by seat, for the graph of a game: what a spectator could count at the table.

import { firstChance } from '@tabularium/kernel'
import { total } from './scoring.ts'
import { imagine, type WdView } from './view.ts'

export const MEASURES = ['points', 'coins', 'shields'] as const

/** Points as they stand, coins, and by how many spaces a seat leads on the military track. */
export function measure(view: WdView): Readonly<Record<(typeof MEASURES)[number], readonly number[]>> {
  const s = imagine(view, firstChance)
  return {
    points: [total(s, 0), total(s, 1)],
    coins: s.cities.map(city => city.coins),
    shields: [Math.max(0, s.pawn), Math.max(0, -s.pawn)],
  }
}
