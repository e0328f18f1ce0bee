// 1 Collect: what each building yields to whom, shortages, extras, Artemis and the Colossus.

import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'
import { GOODS } from './data/goods.ts'
import { play, type SceneWords, scene } from './scene.ts'
import { IN_DISCARD, IN_PILE } from './state.ts'

const collecting = (players: SceneWords['players'], buildings: string, more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'collect',
  players,
  buildings,
  ...more,
})

/** So many legendary goods behind a screen, the last of the list first. */
const lastLegendary = (count: number): string =>
  GOODS.slice(GOODS.length - count)
    .map(good => `legendary-${good}`)
    .join(' ')

const INCOME: readonly Case[] = [
  {
    id: 'EX-03 two caravans without a market (1.2)',
    given: collecting({ E: { control: 'aethiopia' } }, 'aethiopia/grain aethiopia/gold'),
    now: { 'E stock': 'gold grain', asked: 'C token' },
  },
  {
    id: 'DR-05 two caravans and the market in the same hands (1.1, M13)',
    given: collecting({}, 'latium/metal latium/wine latium/market'),
    now: { 'R stock': 'metal*2 wine*2' },
  },
  {
    id: 'DR-06 an enemy occupies only the market (1.1)',
    given: collecting(
      { E: { legions: 'latium', stations: 'latium/market' } },
      'latium/metal latium/wine latium/market',
    ),
    now: { 'R stock': 'metal wine', 'E stock': '' },
  },
  {
    id: 'DR-07 an enemy occupies one of two caravans (1.1)',
    given: collecting({ E: { legions: 'latium', stations: 'latium/metal' } }, 'latium/metal latium/wine latium/market'),
    now: { 'R stock': 'wine*2', 'E stock': 'metal' },
  },
  {
    id: 'DR-09 an enemy occupies capital and temple, not the second city (1.1, 4.3.2)',
    given: collecting(
      { R: { legions: 'achaia*2', stations: 'achaia/athenae achaia/temple' } },
      'achaia/athenae achaia/corinthus achaia/temple',
    ),
    now: { 'R stock': 'coin*2', 'G stock': 'coin' },
  },
  {
    id: 'a market or a temple alone yields nothing, a neutral province pays nobody (1.1)',
    given: collecting({}, 'latium/market latium/temple dacia/wine'),
    now: { 'R stock': '', 'C stock': '', 'G stock': '', 'E stock': '', 'B stock': '' },
  },
  {
    id: 'a legion on an emptied slot is no caravan without Circe (10)',
    given: collecting({ E: { legions: 'latium', stations: 'latium/metal' } }, 'latium/wine'),
    now: { 'R stock': 'wine', 'E stock': '' },
  },
  {
    id: 'a legendary city pays a coin and a legendary good (1.1)',
    given: collecting({ R: { control: 'sicilia' } }, 'sicilia/syracuse'),
    now: { 'R stock': 'coin legendary-ceramics', asked: 'C token' },
  },
]

const SHORT: readonly Case[] = [
  {
    id: 'DR-15 the last token goes to the first in collection order (1.1, M02, M10)',
    given: collecting({ R: { control: 'germania' }, C: { control: 'garamantia' } }, 'germania/gems garamantia/gems', {
      reserve: { gems: 1 },
    }),
    now: { 'R stock': '', 'C stock': 'gems' },
  },
  {
    id: 'DR-15 which begins with the trade leader (1.1, M02)',
    given: collecting({ R: { control: 'germania' }, C: { control: 'garamantia' } }, 'germania/gems garamantia/gems', {
      reserve: { gems: 1 },
      titles: 'G E R',
    }),
    now: { 'R stock': 'gems', 'C stock': '' },
  },
  {
    id: 'EX-35 what the reserve lacks is lost, and the Colossus cannot have it (9, M10, M14)',
    given: collecting({ G: { control: 'creta', cards: 'colossus' } }, 'creta/ceramics', { reserve: { ceramics: 0 } }),
    now: { 'G stock': '', asked: 'G colossus' },
    can: ['colossus gems', 'colossus none'],
    cannot: ['colossus ceramics'],
  },
  {
    id: 'M10 coins can run short too (1.1)',
    given: collecting({}, 'latium/roma latium/temple africa/carthago', { reserve: { coin: 2 } }),
    now: { 'C stock': 'coin', 'R stock': 'coin' },
  },
]

const TEMPLE = collecting({ R: { control: 'sicilia' } }, 'sicilia/syracuse sicilia/temple')
const TWO = collecting(
  { R: { control: 'sicilia' }, G: { control: 'asia' }, C: { stock: lastLegendary(10) } },
  'sicilia/syracuse sicilia/temple asia/troia asia/temple',
)

const EXTRAS: readonly Case[] = [
  {
    id: 'DR-08 the base draw comes before the choice (1.1, M08)',
    given: TEMPLE,
    now: { asked: 'R extra', 'R stock': 'coin legendary-ceramics' },
    can: ['extra coin', 'extra legendary'],
  },
  { id: 'DR-08 the coin (1.1)', given: TEMPLE, when: 'extra coin', now: { 'R stock': 'coin*2 legendary-ceramics' } },
  {
    id: 'DR-08 the legendary good (1.1)',
    given: TEMPLE,
    when: 'extra legendary',
    dice: 'wine',
    now: { 'R stock': 'coin legendary-ceramics legendary-wine' },
  },
  {
    id: 'once for each such city (1.1)',
    given: collecting({ R: { control: 'sicilia asia' } }, 'sicilia/syracuse sicilia/temple asia/troia asia/temple'),
    when: 'extra legendary; extra coin',
    dice: 'oil',
    now: { 'R stock': 'coin*3 legendary-ceramics legendary-gems legendary-oil', asked: 'C token' },
  },
  {
    id: 'the temple in other hands gives no extra (1.1)',
    given: collecting(
      { R: { control: 'sicilia' }, G: { legions: 'sicilia', stations: 'sicilia/temple' } },
      'sicilia/syracuse sicilia/temple',
    ),
    now: { 'R stock': 'coin legendary-ceramics', 'G stock': '', asked: 'C token' },
  },
  {
    id: 'M08 all choose before anything is drawn (1.1)',
    given: TWO,
    when: 'R: extra legendary',
    now: { asked: 'G extra', 'R stock': 'coin legendary-gems' },
    silent: ['extra', 'legendary'],
  },
  {
    id: 'M11 a legendary good that is not there becomes a coin, the last of the order first (1.2)',
    given: TWO,
    when: 'R: extra legendary; G: extra legendary',
    now: { 'G stock': 'coin legendary-ceramics legendary-papyrus', 'R stock': 'coin*2 legendary-gems' },
  },
  {
    id: 'DR-11 pile and discard empty: no token, and only the coin as an extra (1.2)',
    given: collecting(
      { R: { control: 'sicilia' }, C: { stock: lastLegendary(13) } },
      'sicilia/syracuse sicilia/temple',
    ),
    now: { 'R stock': 'coin*2', asked: 'C token' },
  },
]

const WONDERS: readonly Case[] = [
  {
    id: 'DR-12 Artemis: a coin more, without asking (11, M09)',
    given: collecting({ E: { cards: 'temple-of-artemis' } }, 'aegyptus/alexandria'),
    now: { 'E stock': 'coin*2', asked: 'C token' },
  },
  {
    id: 'DR-12 Colossus: after all others, a good or nothing, never a coin or a legendary good (11, M14)',
    given: collecting({ B: { cards: 'colossus' }, R: { control: 'sicilia' } }, 'sicilia/syracuse sicilia/temple'),
    when: 'extra coin',
    now: { asked: 'B colossus', choices: `${GOODS.map(good => `colossus ${good}`).join('; ')}; colossus none` },
  },
  {
    id: 'DR-12 Colossus: announced (11)',
    given: collecting({ B: { cards: 'colossus' } }, ''),
    when: 'colossus wine',
    now: { 'B stock': 'wine', asked: 'C token' },
    tells: [{ at: 'colossus', seat: 4, good: 'wine' }],
  },
  {
    id: 'M09 Colossus: nothing (11)',
    given: collecting({ B: { cards: 'colossus' } }, ''),
    when: 'colossus none',
    now: { 'B stock': '' },
  },
]

describe.each([
  ['income', INCOME],
  ['shortage', SHORT],
  ['extras', EXTRAS],
  ['wonders', WONDERS],
] as const)('%s', (_, cases) => {
  test.each(cases.map(each => [each.id, each] as const))('%s', (_, each) => {
    expect(outcome(each)).toEqual(wanted(each))
  })
})

test('DR-11 the last token is drawn: the discard is the new pile at once, and what is spent later is not in it (1.2, M11)', () => {
  const discard = GOODS.slice(0, 2).join(' ')
  // Ten tokens are with Carthage, two are in the discard, one is in the pile.
  const players: SceneWords['players'] = { R: { control: 'sicilia' }, C: { stock: lastLegendary(10) } }
  const s = scene(collecting(players, 'sicilia/syracuse', { discard }))
  const at = (place: number): number => s.legendary.filter(one => one === place).length
  expect(s.legendary[2]).toBe(0)
  expect([at(IN_PILE), at(IN_DISCARD)]).toEqual([2, 0])
  expect([s.known[0], s.known[1]]).toEqual([0, 0])
})

test('DR-11 nothing lies in the discard when the pile runs out: it is renewed at the next draw (1.2, M11)', () => {
  const players: SceneWords['players'] = { R: { control: 'sicilia' }, C: { stock: lastLegendary(12) } }
  const s = scene(collecting(players, 'sicilia/syracuse'))
  const at = (place: number): number => s.legendary.filter(one => one === place).length
  expect(s.legendary[0]).toBe(0)
  expect([at(IN_PILE), at(IN_DISCARD)]).toEqual([0, 0])
})

test('DR-11 pile empty, four tokens in the discard, one draw: shuffled, one drawn, three in the pile (1.2)', () => {
  const discard = GOODS.slice(0, 4).join(' ')
  const players: SceneWords['players'] = { R: { control: 'sicilia' }, C: { stock: lastLegendary(9) } }
  const s = scene(collecting(players, 'sicilia/syracuse', { discard }))
  expect(s.legendary.filter(place => place === IN_PILE).length).toBe(3)
  expect(s.legendary.filter(place => place === IN_DISCARD).length).toBe(0)
  expect(s.legendary[0]).toBe(0)
  expect(s.known[1]).toBe(0)
})

test('extras commute (1.1)', () => {
  const ends = ['R: extra coin; G: extra legendary', 'G: extra legendary; R: extra coin'].map(moves => {
    const s = scene(TWO)
    play(s, moves)
    return s
  })
  expect(ends[0]).toEqual(ends[1])
})
