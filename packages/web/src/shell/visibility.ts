// Whether two seats see the same position: hidden information at one screen.

import { FastChance, type Game, type Seat, type View } from '@tabularium/kernel'

/** Whether another seat would see this position otherwise than the seat whose view it is. */
export function seesOtherwise(game: Game, view: View, other: Seat): boolean {
  const state = game.imagine(view, new FastChance(1))
  return JSON.stringify(game.view(state, other)) !== JSON.stringify(view)
}
