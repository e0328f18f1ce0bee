// The position as the looking seat knows it, made playable for reckonings: what cannot be known is anything.

import type { AwState, AwView } from '@tabularium/assyrian-wars'
import type { Board } from '@tabularium/assyrian-wars/rules'
import { firstChance } from '@tabularium/kernel'
import { assyrianWars } from './on-set.ts'

export const board = (): Board => assyrianWars.board

const states = new WeakMap<AwView, AwState>()

/** The position; what cannot be known is anything. */
export function stateOf(view: AwView): AwState {
  let state = states.get(view)
  if (!state) {
    state = assyrianWars.imagine(view, firstChance)
    states.set(view, state)
  }
  return state
}

/** How many of the 36 throws of two dice show so much or more. */
export function twoDice(need: number): number {
  let n = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= need) n++
  return n / 36
}
