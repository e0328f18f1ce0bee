// Cards into hands and out of them, and what everybody knows of a hand: cards that were shown, materials it lacks.

import type { Ask, Chance, Seat, Seats } from '@tabularium/kernel'
import { DECK_EMPTY } from './data/ends.ts'
import { shrine } from './functions/brick.ts'
import { temple } from './functions/marble.ts'
import { CARDS, type Card, MATERIAL, NAMES } from './names.ts'
import type { GrState } from './state.ts'

export const CARD: Ask = { what: 'card', names: NAMES }

const material = MATERIAL

/** 4.3 */
export const handLimit = (s: GrState, seat: Seat): number => 5 + shrine(s, seat) + temple(s, seat)

/** Senators count. A03 */
export const handSize = (s: GrState, seat: Seat): number => s.orders[seat] + s.senators[seat]

/** The top card of the deck, seen by the seats in `to`, or by all. The last one ends the game. 8, A05 */
export function drawCard(s: GrState, chance: Chance, to?: Seats): Card {
  const card: Card = chance.deal(CARD, s.bag, to)
  s.bag[card]--
  if (--s.deck === 0) s.ending = DECK_EMPTY
  return card
}

export function intoHand(s: GrState, seat: Seat, card: Card): void {
  s.hands[CARDS * seat + card]++
  s.held[6 * seat + material[card]]++
  s.orders[seat]++
  s.lacks[seat] = 0
}

/** A card that everybody sees leaving the hand. */
export function fromHand(s: GrState, seat: Seat, card: Card): void {
  const at = CARDS * seat + card
  leave(s, seat, card)
  if (s.known[at] > 0) s.known[at]--
  if (s.backed.length === 0) return
  const backed = s.backed.indexOf(at)
  if (backed >= 0) s.backed.splice(backed, 1)
}

/** A card that nobody else sees leaving: whether it was one that had been shown is not known either, so that the list of
 *  those stays as it is. */
export function fromHandUnseen(s: GrState, seat: Seat, card: Card): void {
  leave(s, seat, card)
  for (let i = CARDS * seat; i < CARDS * (seat + 1); i++) s.known[i] = 0
}

function leave(s: GrState, seat: Seat, card: Card): void {
  const at = CARDS * seat + card
  s.hands[at]--
  s.held[6 * seat + material[card]]--
  s.orders[seat]--
}

/** How many copies of a card could still back a demand in this round. A24 */
export function unbacked(s: GrState, seat: Seat, card: Card): number {
  const at = CARDS * seat + card
  let free = s.hands[at]
  for (let i = 0; i < s.backed.length; i++) if (s.backed[i] === at) free--
  return free
}

/** A card shown to everybody stays in the hand, and everybody knows it. 7, A27 */
export function show(s: GrState, seat: Seat, card: Card): void {
  const at = CARDS * seat + card
  insert(s.backed, at)
  let shown = 0
  for (let i = 0; i < s.backed.length; i++) if (s.backed[i] === at) shown++
  if (s.known[at] < shown) s.known[at] = shown
}

/** Into a sorted list: the order tells nothing of the past. */
export function insert(list: number[], item: number): void {
  let i = list.length
  list.push(item)
  for (; i > 0 && list[i - 1] > item; i--) list[i] = list[i - 1]
  list[i] = item
}
