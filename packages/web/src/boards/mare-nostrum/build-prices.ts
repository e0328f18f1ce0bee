// What the menu of builds asks for each.

import { PIECE_PRICE, PYRAMIDS_PRICE, SORT_FACTS } from '@tabularium/mare-nostrum/rules'

/** By what is built; a card costs the more, the more one has. */
export const PRICES: Readonly<Record<string, number>> = {
  control: PIECE_PRICE,
  legion: PIECE_PRICE,
  trireme: PIECE_PRICE,
  fortress: PIECE_PRICE,
  ...Object.fromEntries(SORT_FACTS.map(({ name, price }) => [name, price])),
  pyramids: PYRAMIDS_PRICE,
}
