// Kinds of actions of the impulse itself: preempting, ending, buying a card. Beside: how lists of things become kinds.

import { kind, lone } from '@tabularium/kernel'
import type { Names } from '../facts.ts'
import type { Area, Card, Country, Face, Leader, UnitKind, Zone } from '../names.ts'

export const upTo = <Of extends number = number>(n: number): readonly Of[] =>
  Array.from({ length: n }, (_, i) => i as Of)

/** One action for each thing of a list, named by its id. */
export const areas = (b: Names) =>
  kind(
    b.areas.map((_, area: Area) => ({ area })),
    ({ area }) => b.areas[area],
  )
export const zones = (b: Names) =>
  kind(
    b.zones.map((_, zone: Zone) => ({ zone })),
    ({ zone }) => b.zones[zone],
  )
export const countries = (b: Names) =>
  kind(
    b.countries.map((_, country: Country) => ({ country })),
    ({ country }) => b.countries[country],
  )
/** `unit`: a kind of unit, not a counter. */
export const units = (b: Names) =>
  kind(
    b.kinds.map((_, unit: UnitKind) => ({ unit })),
    ({ unit }) => b.kinds[unit],
  )
/** `side`: 0 full, 1 reduced; at `2 * unit + side`. */
export const sidedUnits = (b: Names) =>
  kind(
    b.kinds.flatMap((_, unit: UnitKind) => [0, 1].map((side: Face) => ({ unit, side }))),
    ({ unit, side }) => (side === 1 ? `${b.kinds[unit]} reduced` : b.kinds[unit]),
  )
/** `leader`: index, the counter is `firstLeader + leader`. */
export const leaders = (b: Names) =>
  kind(
    b.leaders.map((_, leader: Leader) => ({ leader })),
    ({ leader }) => b.leaders[leader],
  )
export const cards = (b: Names) =>
  kind(
    b.cards.map((_, card: Card) => ({ card })),
    ({ card }) => b.cards[card],
  )
export const numbers = (n: number) =>
  kind(
    upTo(n).map(number => ({ number })),
    ({ number }) => String(number),
  )

export const coreKinds = (b: Names) => ({
  preempt: kind([{ yes: 1 }, { yes: 0 }], ({ yes }) => (yes === 1 ? 'yes' : 'no')), // 3.3
  ap: cards(b), // 3.1: a card for its AP
  plus: cards(b), // 6.18: a card for its AP, made a plus card for 3 AP
  pass: lone(), // in windows and questions one need not answer
  yes: lone(),
  no: lone(),
  done: lone(),
  end: lone(), // of the impulse
})
