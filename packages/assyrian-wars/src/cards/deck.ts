// Cards in hands, deck and piles, by copy. The deck has no order: every draw is a draw of chance. 2.3, 4.1, 7.3.2

import type { Ask } from '@tabularium/kernel'
import type { Names } from '../board/facts.ts'
import {
  CARD_OUT,
  type Card,
  type Copy,
  type Country,
  DECK,
  DISCARD,
  HAND,
  LAID,
  NOBODY,
  type Place,
  TABLE,
  USED,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, seatOf } from '../board/state.ts'

const asks = new WeakMap<Names, Ask>()
/** The question for a card of the deck: answered by its kind. */
export function cardAsk(b: Names): Ask {
  let ask = asks.get(b)
  if (ask === undefined) {
    ask = { what: 'card', names: b.cards }
    asks.set(b, ask)
  }
  return ask
}

/** The lowest copy of a kind at a card place, NOBODY. */
export function copyAt(b: Names, s: AwState, kind: Card, place: Place): Copy {
  const first = b.cardFirst[kind]
  for (let i = 0; i < b.cardCopies[kind]; i++) if (s.cardAt[first + i] === place) return first + i
  return NOBODY
}

/** Moves a copy and keeps the counts of hands. */
export function put(b: Names, s: AwState, copy: Copy, place: Place): void {
  const old = s.cardAt[copy]
  const home = b.cardHome[b.copyCard[copy]] !== NOBODY
  if (old >= HAND && old < USED) (home ? s.homes : s.commons)[old - HAND]--
  if (place >= HAND && place < USED) (home ? s.homes : s.commons)[place - HAND]++
  s.cardAt[copy] = place
}

/** All cards in hand, home cards too. */
export const handCount = (s: AwState, c: Country): number => s.commons[c] + s.homes[c]
export const holds = (b: Names, s: AwState, c: Country, kind: Card): boolean => copyAt(b, s, kind, HAND + c) !== NOBODY

const counts: number[] = []
/** Copies of each kind at a place, in a list used again at each call. */
export function countsAt(b: Names, s: AwState, place: Place): readonly number[] {
  for (let kind = 0; kind < b.commonCards; kind++) counts[kind] = 0
  counts.length = b.commonCards
  for (let copy = 0; copy < b.copies; copy++) {
    if (s.cardAt[copy] === place && b.copyCard[copy] < b.commonCards) counts[b.copyCard[copy]]++
  }
  return counts
}

function anyAt(b: Names, s: AwState, place: Place): boolean {
  for (let copy = 0; copy < b.copies; copy++) if (s.cardAt[copy] === place) return true
  return false
}

/** When the deck is empty the discards become the deck; with neither there is nothing to draw. 4.1 */
function refill(ctx: RuleContext): boolean {
  const { b, s } = ctx
  if (anyAt(b, s, DECK)) return true
  if (!anyAt(b, s, DISCARD)) return false
  for (let copy = 0; copy < b.copies; copy++) if (s.cardAt[copy] === DISCARD) s.cardAt[copy] = DECK
  ctx.tell?.all({ at: 'reshuffled' })
  return true
}

/** A common card for a country, known to its seat alone. Returns the kind, NOBODY where none is left. */
export function drawCard(ctx: RuleContext, c: Country): number {
  const { b, s, chance } = ctx
  if (!refill(ctx)) return NOBODY
  const seat = seatOf(s, c)
  const kind = chance.deal(cardAsk(b), countsAt(b, s, DECK), 1 << seat)
  put(b, s, copyAt(b, s, kind, DECK), HAND + c)
  ctx.tell?.reveal()
  const country = b.countries[c]
  ctx.tell?.only(1 << seat, { at: 'drew', country, cards: 1, card: b.cards[kind] }, { at: 'drew', country, cards: 1 })
  return kind
}

/** A common card turned up for all to see, not into a hand: it goes to the discards. Returns its kind, NOBODY. 10.1 */
export function turnUp(ctx: RuleContext): number {
  const { b, s, chance } = ctx
  if (!refill(ctx)) return NOBODY
  const kind = chance.deal(cardAsk(b), countsAt(b, s, DECK))
  put(b, s, copyAt(b, s, kind, DECK), DISCARD)
  ctx.tell?.reveal()
  return kind
}

/** Out of a hand without being played. */
export function discard(ctx: RuleContext, c: Country, kind: Card): void {
  const { b, s } = ctx
  put(b, s, copyAt(b, s, kind, HAND + c), DISCARD)
  ctx.tell?.reveal()
  ctx.tell?.all({ at: 'discarded', country: b.countries[c], card: b.cards[kind] })
}

/** All common cards of a hand to the discards. 6.9, 7.1.d */
export function discardHand(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  for (let copy = 0; copy < b.copies; copy++) {
    const kind = b.copyCard[copy]
    if (s.cardAt[copy] === HAND + c && b.cardHome[kind] === NOBODY) discard(ctx, c, kind)
  }
}

/** Where a card goes once its use is over: home cards to their owner's used pile. 2.3 */
export const pileOf = (b: Names, kind: Card): number =>
  b.cardHome[kind] === NOBODY ? DISCARD : USED + b.cardHome[kind]

/** A card leaves the hand for its pile; it counts as the last card played. Returns the copy. */
export function playCard(ctx: RuleContext, c: Country, kind: Card): number {
  const { b, s } = ctx
  const copy = copyAt(b, s, kind, HAND + c)
  put(b, s, copy, pileOf(b, kind))
  ctx.tell?.reveal()
  s.lastPlayed = c
  return copy
}

/** Open on the table as long as it works. 4.1 */
export const keepOnTable = (ctx: RuleContext, c: Country, copy: Copy): void => put(ctx.b, ctx.s, copy, TABLE + c)
export const takeOffTable = (ctx: RuleContext, copy: Copy): void =>
  put(ctx.b, ctx.s, copy, pileOf(ctx.b, ctx.b.copyCard[copy]))
/** Face down before a battle. 6.7.1 */
export const layDown = (ctx: RuleContext, c: Country, kind: Card): void => {
  put(ctx.b, ctx.s, copyAt(ctx.b, ctx.s, kind, HAND + c), LAID + c)
}

/** Home cards come back to those active, and lie used with the others until then. 2.3, 6.19 */
export function returnHomeCards(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let kind = b.commonCards; kind < b.cards.length; kind++) {
    const c = b.cardHome[kind]
    const copy = b.cardFirst[kind]
    if (s.cardAt[copy] === CARD_OUT || !((s.active >> c) & 1)) continue
    put(b, s, copy, HAND + c)
  }
  ctx.tell?.all({ at: 'home-cards-back' })
}
