// Kinds of actions of cards: events, reactions, battle cards, and what they are aimed at. 6.11, 7.5

import { kind } from '@tabularium/kernel'
import { effectOf } from '../../data/card-effects.ts'
import { bookOf, type CardUse } from '../card-book.ts'
import type { Names } from '../facts.ts'
import type { Place, Side, War } from '../names.ts'
import { areas, cards, countries, leaders, numbers, sidedUnits, upTo } from './core.ts'

/** Ways a marker can go: towards the power that plays (down another's track, then up its own), or up where it stands. 6.11.c */
export const WAYS = ['toward', 'up'] as const
export const MOST_STEPS = 30

/** Targets of secret diplomacy beside the countries. 7.5.2 */
export const TRADE_CITIES = 'trade-cities'
export const TRADE_BOX = 'trade'

/** What can be done to a target. 7.5.2 */
export const PLOYS = [
  'strip', // a: a trade marker goes
  'raid', // a: a raider and a raid free
  'draw', // b: a card
  'first', // b: an impulse before all others
  'move', // c: the marker by a die
  'refusal', // c: it is marked as refuser
  'tribute', // c: Assyria makes sure of it
  'revolt', // c, d
  'intrigue', // d: +1 to the succession
  'pact', // e
] as const
export const [STRIP, RAID, DRAW, FIRST, MOVE_MARKER, REFUSAL, SECURE, REVOLT, INTRIGUE, PACT] = upTo(PLOYS.length)

export const CAMP_WORDS = ['neutral', 'assyrian', 'rebel'] as const

const usesKind = (b: Names, list: readonly CardUse[]) =>
  kind(
    list.map(({ card, index }) => ({ card, use: index })),
    ({ card, use }) => `${b.cards[card]} ${bookOf(b).uses[card][use].word}`.trimEnd(),
  )

/** Places units can be taken from: the field and the city of areas, sea zones, boxes, raid boxes, the regroup box. */
const places = (b: Names) =>
  kind(
    upTo<Place>(b.regroup + 1).map(place => ({ place })),
    ({ place }) => b.placeName[place],
  )

export const cardKinds = (b: Names) => {
  const book = bookOf(b)
  return {
    event: usesKind(
      b,
      book.all.filter(use => use.inImpulse),
    ),
    'plus-event': usesKind(
      b,
      book.all.filter(use => use.inImpulse),
    ), // 6.18: made a plus card for 3 AP
    react: usesKind(
      b,
      book.all.filter(use => use.windows !== 0),
    ),
    lay: usesKind(
      b,
      book.all.filter(use => use.stage >= 0),
    ),
    aim: areas(b),
    'aim-place': places(b),
    'aim-country': countries(b),
    'aim-leader': leaders(b),
    'aim-card': cards(b),
    pick: sidedUnits(b),
    which: numbers(64), // of several interceptions
    swap: cards(b), // Spies: take this card and give another
    scrap: cards(b), // discard it
    marker: kind(
      WAYS.flatMap((_, way) => upTo(MOST_STEPS + 1).map(spaces => ({ way, spaces }))),
      ({ way, spaces }) => `${WAYS[way]} ${spaces}`,
    ),
    'into-camp': kind(
      CAMP_WORDS.map((_, camp) => ({ camp })),
      ({ camp }) => CAMP_WORDS[camp],
    ),
    'war-battle': kind(
      // A side that is off the map never fights for the end of a war.
      b.foreignWars.flatMap((card, war: War) =>
        (effectOf(b.cardEffect[card], 'foreignWar').secondOffMap ? [0] : [0, 1]).map((side: Side) => ({ war, side })),
      ),
      ({ war, side }) => `${b.cards[b.foreignWars[war]]} ${side + 1}`,
    ),
    scheme: kind(
      upTo(b.onTrack + 2).map(target => ({ target })),
      ({ target }) => schemeName(b, target),
    ),
    ploy: kind(
      PLOYS.map((_, ploy) => ({ ploy })),
      ({ ploy }) => PLOYS[ploy],
    ),
  }
}

/** Countries on the track, then the trade cities, then trade. */
export const schemeName = (b: Names, target: number): string =>
  target < b.onTrack ? b.countries[target] : target === b.onTrack ? TRADE_CITIES : TRADE_BOX
