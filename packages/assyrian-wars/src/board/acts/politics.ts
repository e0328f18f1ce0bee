// Kinds of actions of politics: diplomacy, war and peace, camps, conquest, succession. 6.9, 7.1, 7.4, 10.3

import { kind, lone } from '@tabularium/kernel'
import type { Names } from '../facts.ts'
import type { Card, Country } from '../names.ts'
import { areas, cards, countries, leaders, upTo } from './core.ts'

/** As many spaces as the AP of an impulse can buy of the cheapest marker. 6.9 */
export const MOST_BOUGHT = 12

export const politicsKinds = (b: Names) => ({
  influence: kind(
    upTo(b.onTrack - b.powers).flatMap(i =>
      upTo(MOST_BOUGHT).map((n): { country: Country; spaces: number } => ({ country: b.powers + i, spaces: n + 1 })),
    ),
    ({ country, spaces }) => `${b.countries[country]} ${spaces}`,
  ), // 6.9; at `MOST_BOUGHT * (country - powers) + spaces - 1`
  war: countries(b), // 7.4.2
  passage: countries(b), // 6.9: offers free passage
  close: countries(b), // ends it
  peace: countries(b), // 7.4.3: offers it, or makes it with an unallied minor
  ransom: countries(b), // for a tribute of 2 ECO
  cede: kind(
    upTo(b.cards.length - b.commonCards).flatMap(i =>
      upTo<Country>(b.powers).map((country): { card: Card; country: Country } => ({
        card: b.commonCards + i,
        country,
      })),
    ),
    ({ card, country }) => `${b.cards[card]} ${b.countries[country]}`,
  ), // for a home card; at `powers * (card - commonCards) + country`
  join: kind([{ camp: 1 }, { camp: 2 }], ({ camp }) => (camp === 1 ? 'assyrian' : 'rebel')), // 7.4.1
  'leave-camp': lone(),
  conquer: countries(b), // 6.13, 7.1
  surrender: lone(), // 7.1.b
  name: countries(b), // a conqueror, who runs a tribe, a substitute
  province: areas(b), // 7.1.d
  deploy: areas(b), // 6.9, 10.1: where the next unit is put
  'deploy-rest': lone(), // all that are left, to the area named last
  depart: areas(b), // 10.1
  crown: leaders(b), // 10.3
  sacrifice: cards(b),
  roll: lone(),
  decline: areas(b), // 7.6
})
