// 3 Setup: sites, hands, and the cards revealed for the first lead.

import { type Chance, type Config, SEATS, type Seat, type Tell } from '@tabularium/kernel'
import { ALPHABETS } from './data/alphabet.ts'
import { SITES_PER_MATERIAL } from './data/materials.ts'
import type { GrEvent } from './events.ts'
import { drawCard, intoHand } from './hand.ts'
import { CARDS, type Card, COPIES, MATERIAL, type Material, NAMES } from './names.ts'
import { emptyState, frame, GERMAN, type GrState, POLISH, packOptions, RUSSIAN, SIMPLIFIED } from './state.ts'

const ORDERS_DEALT = 4
export const SENATORS = 6
export const START_INFLUENCE = 2
export const ORDER_CARDS = COPIES.reduce((sum, copies) => sum + copies, 0)

export const sitesPerMaterial = (options: number): number => (options & SIMPLIFIED ? 3 : SITES_PER_MATERIAL) // A47

/** A table with everything in its place and no card dealt. */
export function layOut(seats: number, options: number): GrState {
  const s = emptyState(seats, options)
  const sites = sitesPerMaterial(options)
  for (let material: Material = 0; material < 6; material++) {
    s.inTown[material] = Math.min(seats, sites)
    s.outOfTown[material] = sites - s.inTown[material]
  }
  for (let card: Card = 0; card < CARDS; card++) s.bag[card] = COPIES[card]
  s.deck = ORDER_CARDS
  s.pile = SENATORS
  for (let seat: Seat = 0; seat < seats; seat++) s.influence[seat] = START_INFLUENCE
  return s
}

const alphabetOf = (options: number): keyof typeof ALPHABETS =>
  options & POLISH ? 'pl' : options & RUSSIAN ? 'ru' : options & GERMAN ? 'de' : 'en'

/** The place of each card in the alphabet of the table. A01 */
const rankOf = (options: number): readonly number[] => NAMES.map(name => ALPHABETS[alphabetOf(options)].indexOf(name))

export function setup({ seats, options }: Config, chance: Chance, tell?: Tell<GrEvent>): GrState {
  const s = layOut(seats, packOptions(options))
  for (let seat: Seat = 0; seat < seats; seat++) {
    const cards: string[] = []
    for (let i = 0; i < ORDERS_DEALT; i++) {
      const card = drawCard(s, chance, 1 << seat)
      intoHand(s, seat, card)
      cards.push(NAMES[card])
    }
    s.pile--
    s.senators[seat]++
    tell?.only(1 << seat, { at: 'dealt', seat, count: ORDERS_DEALT, cards }, { at: 'dealt', seat, count: ORDERS_DEALT })
  }
  s.leader = firstLeader(s, chance, tell)
  if (s.options & SIMPLIFIED) {
    s.removed = s.deck >> 1
    s.deck -= s.removed
  }
  s.frames.push(frame('lead', s.leader))
  tell?.all({ at: 'round', round: 1, seat: s.leader })
  return s
}

/** The alphabetically first structure name leads; only those tied reveal again. A01 */
function firstLeader(s: GrState, chance: Chance, tell: Tell<GrEvent> | undefined): Seat {
  let tied: readonly Seat[] = SEATS[(1 << s.seats) - 1]
  const rank = rankOf(s.options)
  let first = ''
  while (tied.length > 1) {
    const revealed = tied.map(seat => {
      const card = drawCard(s, chance)
      s.pool[MATERIAL[card]]++
      tell?.all({ at: 'revealed', seat, card: NAMES[card] })
      return rank[card]
    })
    const lowest = Math.min(...revealed)
    tied = tied.filter((_, i) => revealed[i] === lowest)
    first = NAMES[rank.indexOf(lowest)]
  }
  tell?.all({ at: 'begins', seat: tied[0], card: first, alphabet: alphabetOf(s.options) })
  return tied[0]
}
