// Figures beside a choice: what it costs and brings whatever chance and hidden things turn out to be.

import { type Action, type Game, type Say, type Seat, sureHints, type View } from '@tabularium/kernel'

/** Prices and gains of a choice, for the list of choices. */
export const hints = (game: Game, view: View, seat: Seat, action: Action, say: Say): string =>
  sureHints(game, view, seat, action).map(say).join(' · ')
