// What a position of Mare Nostrum is worth to a seat: what can be seen of it, each thing by its weight. Fitted to who won
// in the end, over some thousand games of the hand-written player against itself, with 3 to 5 seats.

import { type Seat, size } from '@tabularium/kernel'
import {
  CARDS_TO_WIN,
  CULTURE,
  cardPrice,
  FORTRESSES,
  LEGIONS,
  MILITARY,
  type MnState,
  mayBuildPyramids,
  means,
  NOBODY,
  type Province,
  PYRAMIDS_PRICE,
  TRADE,
  TRIREMES,
} from '@tabularium/mare-nostrum/rules'
import { CITIES, COINS, INCOME, LACKS, LEVELS, PRODUCES } from './value.ts'

/** In the order in which `look` writes them. */
const THINGS: Readonly<Record<string, number>> = {
  card2: 0.36,
  card3: 0.39,
  card4: 0.34,
  income: 0.11,
  coins: -0.06,
  kinds: -0.08,
  lacks: -0.05,
  lacksFew: -0.07,
  marks: 0.12,
  cities: 0.05,
  cities3: 0.1,
  legions: 0.08,
  triremes: 0,
  fortresses: 0.1,
  trade: 0,
  culture: 0.03,
  military: 0.17,
  provinces: 0.03,
  means: 0.25,
  wins: 1.5,
  marked: -0.25,
  nearPyramids: 0.14,
  nearCard: 0.16,
  levels: 0,
}

export const NAMES: readonly string[] = Object.keys(THINGS)
const WEIGHTS = Float64Array.from(Object.values(THINGS))
export const FEATURES = WEIGHTS.length

const above = (x: number): number => (x > 0 ? x : 0)

/** Writes what there is to see of a seat, after `survey`. Of stocks it knows what the position says, where nobody tells what the
 *  seat can pay. */
export function look(s: MnState, seat: Seat, out: Float64Array | number[], funds: number = means(s, seat)): void {
  const cards = size(s.cards[seat])
  const lacks = LACKS[seat]
  out[0] = cards >= 2 ? 1 : 0
  out[1] = cards >= 3 ? 1 : 0
  out[2] = cards >= CARDS_TO_WIN - 1 ? 1 : 0
  out[3] = INCOME[seat]
  out[4] = COINS[seat]
  out[5] = size(PRODUCES[seat])
  out[6] = Math.min(lacks, 12)
  out[7] = Math.min(lacks, 3)
  out[8] = 0
  out[20] = 0
  for (let province: Province = 0; province < s.marker.length; province++) {
    if (s.marker[province] === NOBODY) continue
    if (s.marker[province] === seat) out[8]++
    if (s.controller[province] === seat) out[20]++
  }
  out[9] = CITIES[seat]
  out[10] = CITIES[seat] >= 3 ? 1 : 0
  out[11] = LEGIONS - s.legionsLeft[seat]
  out[12] = TRIREMES - s.triremesLeft[seat]
  out[13] = FORTRESSES - s.fortressesLeft[seat]
  out[14] = s.titles[TRADE] === seat ? 1 : 0
  out[15] = s.titles[CULTURE] === seat ? 1 : 0
  out[16] = s.titles[MILITARY] === seat ? 1 : 0
  out[17] = size(s.control[seat])
  out[18] = funds
  const byPyramids = mayBuildPyramids(s, seat) && funds >= PYRAMIDS_PRICE
  const byCard = cards === CARDS_TO_WIN - 1 && funds >= cardPrice(s, seat)
  out[19] = byPyramids || byCard ? 1 : 0
  out[21] = mayBuildPyramids(s, seat) ? above(4 - above(PYRAMIDS_PRICE - funds)) : 0
  out[22] = cards === CARDS_TO_WIN - 1 ? above(4 - above(cardPrice(s, seat) - funds)) : 0
  out[23] = LEVELS[3 * seat + TRADE] + LEVELS[3 * seat + CULTURE]
}

const seen = new Float64Array(FEATURES)

/** The logarithm of a seat's chances against another's. */
export function evaluate(s: MnState, seat: Seat, funds?: number): number {
  look(s, seat, seen, funds)
  let sum = 0
  for (let i = 0; i < FEATURES; i++) sum += WEIGHTS[i] * seen[i]
  return sum
}
