// Cards out of turn (6.11.e): how a window for them is opened, and who could have one to play. Whether somebody is asked depends
// on what everybody can see. What becomes of such a card is in event-cards/reactions.ts.

import type { Board } from '../board/board.ts'
import { W } from '../board/card-book.ts'
import { frames } from '../board/frames.ts'
import {
  type Area,
  CARD_OUT,
  type Card,
  type Countries,
  type Country,
  DISCARD,
  HAND,
  has,
  NOBODY,
  TABLE,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'

const { window } = frames

/** What has happened that a card may answer, and what it is about. */
export type Occasion =
  | {
      readonly trigger: typeof W.CATASTROPHE | typeof W.SABOTAGE | typeof W.REACTION | typeof W.FOREIGN_WAR
      readonly against: Card
      readonly player: Country
    }
  | { readonly trigger: typeof W.HUNGER; readonly where: Area }
  | { readonly trigger: typeof W.RIVER | typeof W.INTERCEPT; readonly where: Area; readonly mover: Country }
  | { readonly trigger: typeof W.EVADE; readonly where: Area; readonly evader: Country }
  | { readonly trigger: typeof W.SIEGE; readonly where: Area; readonly besieger: Country }
  | { readonly trigger: typeof W.VP_BATTLE; readonly victors: Countries; readonly defeated: Countries }
  | { readonly trigger: typeof W.SUCCESSION; readonly realm: Country }

/** Opens a window: the frame below goes on when it has closed; what took effect is in `s.answered`. */
export function openWindow(ctx: RuleContext, occasion: Occasion): void {
  const { s } = ctx
  const { trigger } = occasion
  if (trigger === W.CATASTROPHE || trigger === W.SABOTAGE || trigger === W.REACTION) s.cancelled = 0
  else {
    s.answered = s.answeredBy = NOBODY
    s.answeredX = 0
  }
  if (trigger === W.RIVER) s.river = 0
  window.push(s, occasion)
}

/** Countries in impulse order, from the one whose impulse it is. */
export const inOrder = (b: Board, s: AwState, place: number): Country =>
  ((s.phasing === NOBODY ? s.marker : s.phasing) + place) % b.onTrack

/** Whether copies of a common card are out of sight: in the deck or in a hand. */
export function unseen(b: Board, s: AwState, card: Card): boolean {
  const first = b.cardFirst[card]
  for (let i = 0; i < b.cardCopies[card]; i++) {
    const at = s.cardAt[first + i]
    if (at !== DISCARD && at !== CARD_OUT && at < TABLE) return true
  }
  return false
}

/** Whether a country could have a card in hand, by what everybody knows: home cards lie open once used. */
export const couldHold = (b: Board, s: AwState, c: Country, card: Card): boolean =>
  b.cardHome[card] === NOBODY ? s.commons[c] > 0 && unseen(b, s, card) : s.cardAt[b.cardFirst[card]] === HAND + c

/** Plays cards at all: not the inactive, nor tribes unless they stand for an eliminated power. 6.17, 7.1, 10.1 */
export const playsCards = (b: Board, s: AwState, c: Country): boolean =>
  has(s.active, c) && (!has(b.isTribe, c) || s.ward[c] !== NOBODY)

/** A card that is this country's to use as an event: a substitute has its power's home cards. 7.1 */
export const isFor = (b: Board, s: AwState, c: Country, card: Card): boolean =>
  has(b.cardWho[card], c) || (b.cardHome[card] !== NOBODY && s.ward[c] === b.cardHome[card])
