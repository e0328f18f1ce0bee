// Cards played for their AP: whether one more may be, what makes it a plus card, what it gives. 3.2, 6.0, 6.18

import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import type { Names } from '../board/facts.ts'
import { AP, type Card, type Country, GENERAL } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { handCount, holds, playCard } from '../cards/deck.ts'
import { canPay, gain, pay } from './purse.ts'

/** Whether one more card may be played: 0 no, 1 yes, 2 made a plus card for 3 AP. 3.2, 6.18 */
export function mayPlay(b: Names, s: AwState, c: Country, card: Card): number {
  if (s.closed === 1 || s.phasing !== c || s.cardsPlayed >= 2) return 0
  if (s.cardsPlayed === 0 || s.plusPlayed === 1 || b.cardPlus[card] || s.nextPlus[c] > 0) return 1
  return canPay(s, plusCost(b)) ? 2 : 0
}

export const plusCost = (b: Names): number => AP * b.data.constants.plusConversionCost

/** Counts a card played in the impulse, as event or for AP; pays for making it a plus card where that was needed. */
export function noteCard(ctx: RuleContext, c: Country, card: Card): void {
  const { b, s } = ctx
  if (mayPlay(b, s, c, card) === 2) pay(ctx, plusCost(b), GENERAL)
  s.cardsPlayed++
  if (b.cardPlus[card] || s.cardsPlayed === 2) s.plusPlayed = 1
}

/** AP a card gives to a country now. 6.11.g */
export const apOf = (b: Names, s: AwState, c: Country, card: Card): number => b.cardAp[card] + AP * s.nextBonus[c]

/** Whether the impulse may end: a card has been played, or there is none to play. 3.1 */
export const mayEnd = (s: AwState, c: Country): boolean => s.cardsPlayed > 0 || s.closed === 1 || handCount(s, c) === 0

/** Whether a card in hand may be played for its AP: as `mayPlay`. */
const playableForAp = (b: Names, s: AwState, c: Country, card: Card): number =>
  holds(b, s, c, card) ? mayPlay(b, s, c, card) : 0

/** The cards that can be played for their AP in the middle of another question of the impulse. 5.1, 6.10 */
export function legalForAp(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  if (s.cardsPlayed >= 2 || s.closed === 1) return n
  for (let card = 0; card < b.cards.length; card++) if (playableForAp(b, s, c, card) === 1) out[n++] = b.acts.ap[card]
  return n
}

/** A card for its AP. 6.0 */
export function playForAp(ctx: RuleContext, c: Country, card: Card, plus: boolean): void {
  const { b, s, tell } = ctx
  const ap = apOf(b, s, c, card)
  noteCard(ctx, c, card)
  playCard(ctx, c, card)
  gain(s, ap)
  tell?.all({ at: 'played-ap', country: b.countries[c], card: b.cards[card], ap: ap / AP, plus })
}
