// Levels, titles and awards. 5, 3.2, 4.3.4

import { firstChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'
import { BOARD, levels, scene } from './scene.ts'
import { setup } from './setup.ts'

const options = { edition: 'pl', display: 'experienced', screens: 'hidden', gift: 'private', empires: 'by-seat' }

test.each([
  { seats: 5, table: ['7/1/3', '7/1/2', '4/4/3', '4/4/2', '5/3/2'], titles: [1, 3, 0] },
  { seats: 4, table: ['7/1/3', '7/1/2', '4/4/3', '4/4/2'], titles: [1, 3, 0] },
  { seats: 3, table: ['7/1/3', '7/1/2', '4/4/3'], titles: [1, 2, 0] },
])('EX-04 levels and titles at the start with $seats players (C.8)', ({ seats, table, titles }) => {
  const s = setup(BOARD, { seats, options }, firstChance)
  expect(table.map((_, seat) => levels(s, seat))).toEqual(table)
  expect(s.titles).toEqual(titles)
})

/** EX-30: caravans and markets, Rome 3 + 2, Greece 2 + 2, Babylon 3 + 1, Egypt 2 + 1, Carthage 2 + 1. */
const CARAVANS = [
  'latium/metal latium/wine latium/market gallia/grain gallia/market',
  'achaia/oil achaia/market thracia/stone thracia/market',
  'babylonia/spices babylonia/grain babylonia/market assyria/wine',
  'aegyptus/papyrus aegyptus/market cyrenaica/papyrus',
  'africa/sheep africa/spices africa/market',
].join(' ')
const EMPIRES = {
  R: { control: 'gallia' },
  G: { control: 'thracia' },
  B: { control: 'assyria' },
  E: { control: 'cyrenaica' },
}

const CASES: readonly Case[] = [
  {
    id: 'EX-30 the highest level takes the title, and starts the next trade (5)',
    given: {
      at: 'leadership',
      titles: 'C E R',
      players: { ...EMPIRES, R: { control: 'gallia', legions: 'latium' } },
      buildings: `${CARAVANS} aegyptus/alexandria`,
    },
    now: {
      'R levels': '5/0/1',
      'G levels': '4/0/0',
      'B levels': '4/0/0',
      'E levels': '3/1/0',
      'C levels': '3/0/0',
      titles: 'R E R',
      asked: 'R token',
      round: '3',
    },
  },
  {
    id: 'EX-31 five fortresses, five triremes, four legions: fourteen; four more legions: eighteen (5)',
    given: {
      at: 'build R',
      players: {
        R: {
          control: 'gallia italia germania dalmatia',
          legions: 'latium*4',
          fortresses: 'latium gallia italia germania dalmatia',
          triremes: 'mare-ionium*5',
          stock: 'coin*12',
        },
      },
    },
    when: 'legion latium; legion latium; legion latium; legion latium',
    now: { 'R levels': '0/0/18', 'R supply': '0 0 0 3', latium: 'R R8+' },
  },
  {
    id: 'EX-31 levels above fifteen go on counting; no legion is left (5)',
    given: {
      at: 'build R',
      players: {
        R: {
          control: 'gallia italia germania dalmatia',
          legions: 'latium*8',
          fortresses: 'latium gallia italia germania dalmatia',
          triremes: 'mare-ionium*5',
        },
      },
    },
    now: { 'R levels': '0/0/18', 'R supply': '0 0 0 3' },
    cannot: ['legion latium'],
  },
  {
    id: 'EX-39, EX-18 bonuses of cards; a copied power brings none (5, 7, 10)',
    given: {
      at: 'turn R',
      players: {
        R: { cards: 'queen-of-sheba' },
        C: { cards: 'hercules antigone' },
        G: { cards: 'castor-and-pollux', copied: 'circe' },
        E: { cards: 'circe' },
        B: { cards: 'perseus hamilcar penthesilea hanging-gardens' },
      },
    },
    now: {
      'R levels': '0/1/1',
      'C levels': '4/4/2',
      'G levels': '0/0/0',
      'E levels': '1/0/1',
      'B levels': '4/5/4',
    },
  },
  {
    id: 'cities of all sorts and temples are culture (5, D28)',
    given: {
      players: { E: { control: 'judea asia' } },
      buildings: 'aegyptus/alexandria aegyptus/memphis aegyptus/temple judea/ierusalem asia/temple',
    },
    now: { 'E levels': '0/5/0' },
  },
  {
    id: 'DR-85 a tie without the old holder: he names one of the tied (5)',
    given: {
      at: 'leadership',
      titles: 'B E R',
      players: { R: { legions: 'latium', control: 'gallia' }, G: { control: 'thracia' } },
      buildings: 'gallia/grain thracia/stone aegyptus/alexandria',
    },
    now: { asked: 'B award', choices: 'award trade 1; award trade 3' },
  },
  {
    id: 'DR-85 a tie with the old holder: himself if he likes (5)',
    given: {
      at: 'leadership',
      titles: 'G E R',
      players: { R: { legions: 'latium', control: 'gallia' }, G: { control: 'thracia' } },
      buildings: 'gallia/grain thracia/stone aegyptus/alexandria',
    },
    when: 'award trade 3',
    now: { titles: 'G E R', asked: 'G token' },
    tells: [{ at: 'awarded', seat: 2, track: 'trade', player: 2 }],
  },
  {
    id: 'M57 ties are settled in the order trade, culture, military',
    given: { at: 'leadership', titles: 'B E R', players: { R: {}, G: {} } },
    when: 'award trade 1; award culture 3',
    now: { asked: 'R award', titles: 'R G R' },
  },
  {
    id: 'DR-18, M24 a new trade leader has all three tokens',
    given: {
      at: 'leadership',
      tokens: '5/0',
      titles: 'C E R',
      players: { R: { legions: 'latium', control: 'gallia' } },
      buildings: 'gallia/grain aegyptus/alexandria',
    },
    now: { titles: 'R E R', tokens: '5/0 2/1 4/3' },
  },
  {
    id: 'M58 the same leader has what is left',
    given: {
      at: 'leadership',
      tokens: '5/0',
      titles: 'C E R',
      players: { R: { legions: 'latium' }, C: { control: 'libya' } },
      buildings: 'libya/oil aegyptus/alexandria',
    },
    now: { titles: 'C E R', tokens: '5/0' },
  },
]

describe('titles', () => {
  test.each(CASES.map(each => [each.id, each] as const))('%s', (_, each) => {
    expect(outcome(each)).toEqual(wanted(each))
  })
})

test('what is stationed counts for who is on it, and for the controller again when the station ends (4.3.4)', () => {
  const s = scene({
    at: 'war',
    players: { R: { legions: 'cyrenaica', stations: 'cyrenaica/cyrene' }, E: { control: 'cyrenaica' } },
    buildings: 'cyrenaica/papyrus cyrenaica/cyrene',
  })
  expect([levels(s, 0), levels(s, 3)]).toEqual(['0/1/1', '1/0/0'])
})
