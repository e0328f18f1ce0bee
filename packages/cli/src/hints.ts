// Figures beside a choice: its costs and gains that hold whatever chance answers and whatever is hidden.

import { type Action, type Game, type Say, type Seat, sureHints, type View } from '@tabularium/kernel'

/** Prices and gains of a choice, for the list of choices. */
export const hints = (game: Game, view: View, seat: Seat, action: Action, say: Say): string =>
  sureHints(game, view, seat, action).map(say).join(' · ')
